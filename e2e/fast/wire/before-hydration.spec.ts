import type { Page } from '@playwright/test'
import { asDemo, expect, hold, test } from '../../support/test.ts'
import { button, h1, header } from '../../support/shop.ts'

/** Opens a page whose scripts come only when the returned function is called. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  const release = await hold(page, '**/assets/base-*.js')
  // The page's own `goto` would wait until the page answers.
  await page.evaluate((to) => location.assign(to), address)
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' })
  await expect(h1(page)).toBeVisible()
  return release
}

test.beforeEach(({ page }) => page.goto('/icon.svg').then(() => undefined))

test('R11.92 hasta que la página contesta sus botones se ven desactivados; lo escrito queda y no se envía', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  const go = page.getByRole('button', { name: 'Buscar', exact: true })
  const [waiting, ready] = [
    ['rgb(233, 229, 220)', 'progress'],
    ['rgb(20, 17, 15)', 'pointer'],
  ]
  const look = () =>
    go.evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).cursor])
  expect(await look()).toEqual(waiting)
  const place = await go.boundingBox()
  await box.fill('playera')
  await box.press('Enter')
  release()
  await expect.poll(look).toEqual(ready)
  expect(await go.boundingBox()).toEqual(place)
  await expect(page).toHaveURL(/\/$/)
  await expect(box).toHaveValue('playera')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/busqueda\/playera$/)
})

test.describe(() => {
  // React says so once when it draws the page again.
  test.use({ tolerates: [/Minified React error #418/] })

  test('R11.92 una extensión que cambia la página antes de que conteste cuesta a lo más un dibujo', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/')
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-extension', '1')
      document.body.setAttribute('cz-shortcut-listen', 'true')
      document.head.append(document.createElement('meta'))
      for (const field of document.querySelectorAll('input')) field.setAttribute('data-lastpass', '1')
      const title = document.querySelector('h1')
      title?.replaceChildren(Object.assign(document.createElement('font'), { textContent: title.textContent }))
      for (const place of document.querySelectorAll('body, #root, form'))
        place.prepend(document.createElement('extension-bar'))
      const drawn = { titles: 0, errors: 0 }
      Object.assign(window, { drawn })
      window.addEventListener('error', () => (drawn.errors += 1))
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        drawn.titles += added.filter((node) => node instanceof Element && node.querySelector('h1') !== null).length
      }).observe(document.body, { childList: true, subtree: true })
    })
    release()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(h1(page)).toHaveText('Ropa de mayoreo de Guanajuato')
    await button(header(page), 'Ingresar').click()
    await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    const { titles, errors } = await page.evaluate(() => Reflect.get(window, 'drawn'))
    expect(titles).toBeLessThanOrEqual(1)
    expect(errors, 'errores sin atender').toBe(0)
  })
})

test('R11.92 lo que se escribe antes, y a medias antes y después, es lo que se envía', async ({ page }) => {
  const release = await openWithoutScripts(page, '/registro')
  const form = page.getByRole('main')
  const [name, mail, phone] = ['Nombre completo', 'Correo electrónico', 'Teléfono'].map((label) =>
    form.getByLabel(label),
  )
  await mail?.fill('ana@correo.mx')
  await phone?.fill('445 123 4567')
  // Some password managers fill a field without an event.
  await form
    .getByLabel('Contraseña', { exact: true })
    .evaluate((field: HTMLInputElement) => (field.value = 'costura26'))
  await name?.pressSequentially('Ana ')
  release()
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '')
  await expect(name ?? page.locator('input')).toBeFocused()
  await page.keyboard.type('Ruiz')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'))
  await button(form, 'Crear mi cuenta').click()
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Ana Ruiz', email: 'ana@correo.mx', password: 'costura26' })
})

test('R11.92 en la página de un producto la búsqueda y el boletín siguen escritos, con el cursor en su lugar', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/vistaproducto/12')
  const mail = page.getByLabel('Tu correo electrónico')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await mail.fill('ana@correo.mx')
  await box.fill('playera')
  await box.press('ArrowLeft')
  release()
  await expect(h1(page)).toContainText('Conjunto')
  await page.keyboard.type('s')
  await expect(box).toHaveValue('playersa')
  await expect(mail).toHaveValue('ana@correo.mx')
})

test('R11.92 lo que se pulsa antes se hace una vez, en cuanto contesta', async ({ page }) => {
  const release = await openWithoutScripts(page, '/vistaproducto/12')
  const opener = button(header(page), 'Pedido')
  await opener.dblclick()
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: /pedido/i })).toBeVisible()
  await expect(opener).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R11.92 quien ya ingresó y abre su cuenta antes de que llegue su sesión no ve el ingreso', async ({ page }) => {
  await asDemo(page)
  let release = (): void => undefined
  const session = new Promise<void>((done) => (release = done))
  const held: string[] = []
  let coming = 0
  await page.route('**/assets/*.js', async (route) => {
    coming += 1
    const response = await route.fetch()
    // What the code of a session looks for; its file has no name.
    if ((await response.text()).includes('input:not([type=checkbox], [type=radio])')) {
      held.push(route.request().url())
      await session
    }
    await route.fulfill({ response })
    coming -= 1
  })
  await page.evaluate(() => location.assign('/'))
  await page.waitForURL('**/', { waitUntil: 'commit' })
  const account = page.locator('.action-account')
  await account.click()
  await expect(account).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => [held.length, coming]).toEqual([1, 1])
  await page.waitForTimeout(500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible()
})
