import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { SEEN } from '../../../specs/requirements.ts'
import { card, exchange, picture } from '../../support/evidence.ts'
import {
  addToOrder,
  header,
  main,
  message,
  orderDrawer,
  press,
  products,
  quantities,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'
import { asDemo, expect, test } from '../../support/test.ts'

// What is only shown may take its time, also beside a busy core.
test.describe.configure({ timeout: 180_000 })

test('el inicio sin sesión', async ({ page }) => {
  await page.goto('/')
  await picture('R1.01 R6.02 La invitación a ingresar', header(page).getByText(/mejores fabricantes de la región/))
  await picture('R1.02 Productos a la vista sin ingresar', products(page))
})

test('guardar un favorito, encontrarlo y quitarlo', async ({ page }) => {
  await asDemo(page)
  await exchange(page, CALLS.favourites.count, () => page.goto('/productos/dama/0/todas'), 'R3.04 R6.04 R7.02 R7.04')
  const link = header(page).getByRole('link', { name: /^Favoritos/ })
  await expect(link).toHaveAccessibleName(/\b6$/, { timeout: 20_000 })
  await exchange(page, CALLS.favourites.add, () => press(page, /^Guardar en favoritos/), 'R7.02')
  await expect(link).toHaveAccessibleName(/\b7$/)
  await picture('R2.26 R3.07 R7.29 La cuenta de favoritos en el encabezado', link)
  await link.click()
  const kept = main(page).getByRole('button', { name: 'Quitar de favoritos' })
  await expect(kept).toHaveCount(7)
  await picture('R1.03 R2.07 Los favoritos', main(page))
  await exchange(page, CALLS.favourites.remove, () => kept.first().click())
})

test('el pedido: WhatsApp, la tabla de cantidades, el borrador y el folio', async ({ page }) => {
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  const whatsApp = page.getByRole('link', { name: /Contactar por WhatsApp/ }).first()
  await picture('R1.08 El botón de WhatsApp', whatsApp)
  const greeting = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await card('R1.08 R3.09 El saludo que lleva escrito el enlace', greeting)
  for (const at of [0, 1]) await quantities(page).nth(at).fill('6')
  await picture(
    'R1.05 R2.03 Las cantidades por color y talla',
    quantities(page).first().locator('xpath=ancestor::table'),
  )
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await drawer.getByLabel(/^Nota para/).fill('Mándenlo por paquetería, por favor.')
  await picture('R1.05 El pedido listo para enviarse', drawer)
  await exchange(page, CALLS.orders.create, () => sendOrder(page).click())
  await picture('R1.05 El pedido enviado, con su folio', drawer.getByText(/Folio \S+/), drawer)
})

test('un mensaje y la respuesta de la tienda', async ({ page }) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  await message(page).fill('Hola, ¿qué tallas tienen disponibles?')
  await exchange(page, CALLS.messaging.send, () => sendMessage(page).click())
  const log = page.getByRole('log')
  const answer = log.getByRole('listitem').filter({ hasText: 'El fabricante:' }).last()
  // An open chat asks again after fifteen seconds.
  await expect(answer).toContainText(/De ese modelo tenemos|horma mexicana/, { timeout: 40_000 })
  await picture('R1.04 R2.14 El mensaje y la respuesta', log)
})

/** What a row is called by, on the screen that shows it. */
const nameIn = (row: Readonly<Record<string, string>> = {}): string | undefined =>
  ['titulo', 'nombre', 'tienda', 'mensaje', 'categoria', 'segmento'].map((column) => row[column]).find(Boolean)

/** What the shell reads has pictures of its own. */
const SCREENS_READ = READS.filter((call) => call !== CALLS.catalogue.suggestions && call !== CALLS.favourites.count)

for (const [address, calls] of Map.groupBy(SCREENS_READ, ({ source }) => SEEN[source] ?? '/')) {
  test(`lo que ${address} lee`, async ({ page }) => {
    const answers = calls.map(({ path }) =>
      page.waitForResponse((response) => response.url().includes(path), { timeout: 60_000 }).catch(() => null),
    )
    await page.goto(address)
    // What is far below is asked for when one comes near.
    for (let windows = 0; windows < 6; windows += 1) {
      await page.mouse.wheel(0, 1000)
      await page.waitForLoadState('networkidle')
    }
    for (const [at, { path, source }] of calls.entries()) {
      const answer = await answers[at]
      const name = nameIn(((await answer?.json()) as Readonly<Record<string, string>>[] | undefined)?.[0]) ?? path
      const asked = decodeURIComponent(new URL(answer?.url() ?? page.url()).search.replaceAll('+', ' '))
      const seen = main(page).getByText(name, { exact: true }).filter({ visible: true })
      await picture(`${source}${address.startsWith('/mensajes') ? ' R1.07' : ''} «${name}», de ${path}${asked}`, seen)
    }
  })
}

/** Of each record of a visit, where it is made, and the link that makes it where arriving does not. */
const VISITS: Readonly<Record<string, readonly [address: string, link?: RegExp]>> = {
  'R7.51': ['/articulos'],
  'R7.52': ['/empresa/2'],
  'R7.53': ['/empresa/2', /WhatsApp/],
  'R7.54': ['/vistaproducto/12'],
  'R7.55': ['/vistaproducto/12', /WhatsApp/],
  'R7.56': ['/articulo/1'],
  'R7.57': ['/vistaproducto/12', /WhatsApp/],
}

test('los registros de una visita', async ({ page, context }) => {
  await asDemo(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  for (const call of Object.values(CALLS.visits)) {
    const [address, link] = VISITS[call.source] ?? ['/']
    const open = () => page.goto(address)
    if (link !== undefined) await open()
    const act = link === undefined ? open : () => main(page).getByRole('link', { name: link }).first().click()
    await exchange(page, call, act)
  }
})
