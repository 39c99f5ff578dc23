import type { Locator, Page } from '@playwright/test'
import type { DialogName } from '../../../src/ui/lib/dialogs.ts'
import { contentLoaded } from '../../support/axe.ts'
import { picture } from '../../support/evidence.ts'
import { asDemo, expect, openLogin, test } from '../../support/test.ts'
import { placeOf } from '../../support/places.ts'
import {
  addToOrder,
  fillRun,
  footer,
  h1,
  header,
  main,
  message,
  orderDrawer,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'

interface Opener {
  readonly title: string
  readonly where: (page: Page) => Locator
  readonly button: string
  readonly member?: true
  readonly narrow?: true
}

/** Who opens each dialog of the site; the type asks for a row for each. */
const DIALOGS: Readonly<Record<DialogName, Opener>> = {
  login: { title: 'Ingresa a tu cuenta', where: header, button: 'Ingresar' },
  account: { title: 'Mi cuenta', where: header, button: 'Mi cuenta', member: true },
  search: { title: 'Busca en Puntada', where: header, button: 'Buscar productos', narrow: true },
  contact: { title: 'Contacto', where: footer, button: 'Contacto' },
  payments: { title: 'Formas de pago', where: footer, button: 'Formas de pago' },
  shipping: { title: 'Información de envíos', where: footer, button: 'Información de envíos' },
  orders: { title: 'Tu pedido', where: header, button: 'Pedido' },
}

test('R10.23 cada diálogo guarda el foco, se cierra con Escape, lo devuelve, y no se cierra al soltar fuera', async ({
  page,
}) => {
  test.slow()
  await page.goto('/articulos')
  for (const { title, where, button, member, narrow } of Object.values(DIALOGS)) {
    if (member) {
      await asDemo(page)
      await page.reload()
    }
    await page.setViewportSize({ width: narrow ? 390 : 1280, height: 800 })
    const opener = where(page).getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press('Tab')
      const inside = await dialog.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(inside, `${title}: el foco salió con Tab`).toBe(true)
    }
    // A selection that is dragged out of the dialog.
    const heading = await dialog.getByRole('heading').first().boundingBox()
    await page.mouse.move((heading?.x ?? 0) + 8, (heading?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move(2, 400, { steps: 3 })
    await page.mouse.up()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await dialog.evaluate((node: HTMLDialogElement) => node.open), `${title}: se soltó fuera`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // Not `toBeFocused`: Tab may have led into the browser's own bars.
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement), title).toBe(true)
  }
})

test('R2.30, R4.04 en el celular el menú, la búsqueda y los filtros se abren a lo ancho y se cierran solos', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/productos/dama/0/todas')
  const opener = page.getByRole('button', { name: 'Menú', exact: true })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  for (const name of ['Productos', 'Empresas', 'Blog', 'Nosotros', 'Crear cuenta']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport()
  }
  await picture('R2.30 R2.31 R4.04 El menú del celular, sin sesión', menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByRole('button', { name: 'Filtros' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtros' })
  const see = filters.getByRole('button', { name: /^Ver [\d,]+$/ })
  const everything = await see.innerText()
  // Two windows at most (R12.250).
  expect(await filters.locator('.dialog-body').evaluate((body) => body.scrollHeight)).toBeLessThan(2 * 740)
  await filters.getByRole('button', { name: 'Color' }).click()
  await filters.getByRole('checkbox').first().check()
  await expect(see).not.toHaveText(everything)
  await expect(see).toBeInViewport()
  await picture('R2.11 Los filtros en el celular', filters)
  const wanted = /\d[\d,]*/.exec(await see.innerText())?.[0] ?? 'nada'
  await see.click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `${wanted} producto` }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeFocused()

  await header(page).getByRole('button', { name: 'Buscar productos' }).click()
  const search = page.getByRole('dialog', { name: 'Busca en Puntada' })
  const box = search.getByRole('combobox', { name: 'Buscar productos' })
  await expect(box).toBeFocused()
  await box.fill('bota')
  await expect(search.getByRole('option').first()).toBeInViewport()
  await picture('R2.36 La búsqueda en su propio diálogo', search)
  // The first Escape closes the suggestions alone.
  await page.keyboard.press('Escape')
  await expect(search.getByRole('option')).toHaveCount(0)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('bota')
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  await expect(h1(page, 'Resultados de «bota»')).toBeFocused()
})

const OFFERS = {
  phone: 'Suscríbete y recibe 10% de descuento en tu primera compra.',
  desk: 'Suscríbete y entérate primero de las novedades de los fabricantes de la región.',
}

for (const [title, ids, caption, widths, shown, hidden] of [
  [
    'en el teléfono el boletín promete el descuento',
    ['R2.47', 'R9.03'],
    'En el teléfono',
    [1023, 390],
    OFFERS.phone,
    OFFERS.desk,
  ],
  [
    'en la computadora el boletín promete solo novedades',
    ['R2.48'],
    'En la computadora',
    [1920, 1024],
    OFFERS.desk,
    OFFERS.phone,
  ],
] as const) {
  test(`${ids.join(', ')} ${title}`, async ({ page }) => {
    await page.goto('/articulos')
    const offer = footer(page).getByText(shown, { exact: true })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(offer).toBeVisible()
      await expect(footer(page).getByText(hidden, { exact: true })).toBeHidden()
    }
    await picture(`${ids.join(' ')} ${caption}`, offer)
  })
}

test('R8.07 en un celular el aviso no tapa nada de lo que se puede oprimir para ingresar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Debes completar todos los datos de tu registro.' })
  await expect(toast).toBeVisible()
  // A toast stays while the pointer is over it.
  await toast.hover()
  // The way to another screen may wait: it comes after the form.
  const covered = await dialog.evaluate((node) =>
    [...node.querySelectorAll<HTMLElement>('button, input, a:not([href="/registro"])')]
      .filter((each) => each.closest('[role=alert]') === null)
      .filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=alert]')
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  )
  await expect(toast).toBeVisible()
  expect(covered).toEqual([])
})

test('R10.23 al navegar con el teclado el foco está en el título, y se ve', async ({ page }) => {
  await page.goto('/articulos')
  for (const [name, heading] of [
    ['Empresas', 'Empresas'],
    ['Nosotros', 'Quiénes somos'],
    ['Blog', 'Blog'],
  ] as const) {
    await header(page).getByRole('navigation').getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    const title = h1(page, heading)
    await expect(title).toBeFocused()
    // What still comes must not take the focus from the next link.
    await contentLoaded(page)
    await expect(title).toBeFocused()
    await expect(title).not.toHaveCSS('outline-style', 'none')
    await expect(title).not.toHaveCSS('outline-width', '0px')
  }
})

test('R2.14 R2.40 R12.273 en un celular el chat es toda la ventana, con teclado y sin él, y el pie sigue abajo', async ({
  page,
}) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  const log = page.getByRole('log')
  // Its last line: the message may be taller than what a keyboard leaves.
  const end = log
    .locator('li')
    .last()
    .getByText(/[ap]\.m\.$/)
  const field = message(page)
  await expect(main(page).getByRole('link', { name: /^Conjunto tejido/ })).toBeVisible()
  for (const [width, height, share] of [
    [360, 740, 0.62],
    [360, 420, 0.45],
    [740, 360, 0.55],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(end).toBeInViewport({ ratio: 1 })
    await field.click()
    await expect(sendMessage(page)).toBeInViewport({ ratio: 1 })
    await expect(header(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const { top, bottom } = await placeOf(log)
    expect((bottom - top) / height, `${width} × ${height}`).toBeGreaterThanOrEqual(share)
    expect(height - (await placeOf(field)).bottom).toBeLessThan(16)
  }
  const last = footer(page).getByRole('link', { name: 'Quiénes somos' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('R12.77 en un celular el botón de enviar el pedido se ve entero y nada de lo que se escribe queda debajo', async ({
  page,
}) => {
  const name = 'Confecciones y Tejidos de Punto de la Sierra de Santa Rosa de Moroleón'
  await page.route('**/data-product*.php?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"tienda":"[^"]*"/, `"tienda":"${name}"`) })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/vistaproducto/12')
  await fillRun(page)
  await addToOrder(page)
  const send = sendOrder(page)
  await expect(send).toContainText(name)
  const drawer = orderDrawer(page)
  const fields = [
    ...(await drawer
      .getByRole('group', { name: /^Piezas de/ })
      .getByRole('textbox')
      .all()),
  ]
  const bar = drawer.locator('.order-send')
  for (const field of [...fields, drawer.getByRole('textbox', { name: /^Nota/ })]) {
    await field.focus()
    await expect(send).toBeInViewport({ ratio: 1 })
    const [typed, above] = await Promise.all([field.boundingBox(), bar.boundingBox()])
    expect(typed!.y + typed!.height).toBeLessThanOrEqual(above!.y)
  }
})
