import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { expect, fillLogin, logIn, markPage, openLogin, postsTo, test, wasReloaded } from '../../support/test.ts'
import { makeOld } from '../../support/old-browser.ts'
import { addToOrder, header, main, openOrder, orderDrawer, quantities, sendOrder } from '../../support/shop.ts'

test.beforeEach(({ context }) => makeOld(context))

test('R4.01, R7.43 ingresar guarda los tres datos, recarga la página y se envía una sola vez con su CSRF', async ({
  page,
}) => {
  const sent = postsTo(page, CALLS.session.login.path.slice(1))
  const dialog = await openLogin(page)
  await fillLogin(dialog)
  await markPage(page)
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).dblclick()
  await expect(page.getByText('Tus datos se verificaron.')).toBeVisible()
  await expect(page.getByText('Se ha iniciado sesión con demo@puntada.mx')).toBeVisible()
  await expect.poll(() => wasReloaded(page)).toBe(true)
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  const stored = await page.evaluate(() =>
    ['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`)),
  )
  expect(stored).toEqual(['"Guadalupe Ramírez"', '"demo@puntada.mx"', expect.stringMatching(/^"\d[\d ]+"$/)])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test(
  'R1.05, R7.49, R12.77 un pedido por la red se envía una sola vez con su CSRF, da un folio, se imprime sin nada más, ' +
    'y al recargar no se repite',
  { tag: '@chromium' },
  async ({ page, account }) => {
    await logIn(page, account)
    const sent = postsTo(page, CALLS.orders.create.path.slice(1))
    await page.goto('/vistaproducto/12')
    await quantities(page).first().fill('24')
    await addToOrder(page)
    const drawer = orderDrawer(page)
    await sendOrder(page).dblclick()
    await expect(drawer.getByText('Pedido enviado', { exact: true })).toBeVisible()
    await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
    await page.evaluate(() => (window.print = () => undefined))
    await drawer.getByRole('button', { name: 'Imprimir' }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.locator('.ticket-print').getByRole('table', { name: /Conjunto tejido Ofelia/ })
    await expect(paper).toBeVisible()
    for (const site of [header(page), main(page), drawer]) await expect(site).toBeHidden()
    const ink = paper.locator('caption')
    await expect(ink).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await expect(paper).toBeHidden()
    await page.reload()
    await openOrder(page)
    await expect(orderDrawer(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
    expect(sent[0]?.postDataJSON()).toMatchObject({ user: account.mail })
  },
)

test('R1.13 abrir y recargar no abre ninguna ventana ni pide nada a las redes sociales', async ({ page, context }) => {
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  const asked: string[] = []
  page.on('request', (request) => {
    if (/redes\.php|identitytoolkit|apis\.google|facebook\.com/.test(request.url())) asked.push(request.url())
  })
  // A blocked window is no event of the browser: whoever tries to open one is noted here.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...asked) => {
      console.error(`se quiso abrir una ventana: ${String(asked[0])}`)
      return open(...asked)
    }
  })
  for (const path of ['/', '/login', '/registro']) {
    await page.goto(path)
    await page.reload()
  }
  await main(page).getByLabel('Correo electrónico').fill('ana@correo.mx')
  expect(opened).toEqual([])
  expect(asked).toEqual([])
})

test(
  'R1.08, R7.55, R7.57 oprimir WhatsApp abre el chat de la tienda con el saludo escrito y registra el contacto',
  { tag: '@chromium' },
  async ({ page, context, account }) => {
    await logIn(page, account)
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
    const contact = postsTo(page, 'usuario-vista-producto-contacto.php')
    const whatsApp = postsTo(page, 'vista-contacto-whatsapp.php')
    await page.goto('/vistaproducto/12')
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /Contactar por WhatsApp/ }).click()
    const chat = await opening
    await chat.waitForURL(/^https:\/\/wa\.me\/52\d{10}\?/)
    expect(new URL(chat.url()).searchParams.get('text')).toContain(
      'Hola, vi el producto Conjunto tejido Ofelia de tres piezas en Puntada y me interesa.',
    )
    expect(await chat.evaluate(() => window.opener === null)).toBe(true)
    const sent = expect.objectContaining({ id_producto: '12', user: account.mail }) as unknown
    for (const posts of [contact, whatsApp])
      await expect.poll(() => posts.map((each) => each.postDataJSON() as unknown)).toEqual([sent])
  },
)
