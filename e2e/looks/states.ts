import { expect, type Page } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { PATH_NAMES, type PathName } from '../../src/ui/site/paths.ts'
import {
  addToOrder,
  button,
  fillRun,
  footer,
  h1,
  header,
  main,
  message,
  openOrder,
  orderDrawer,
  quantities,
  sendMessage,
  sendOrder,
} from '../support/shop.ts'
import { SCREENS, SHOP } from '../support/screens.ts'

/** `npm run looks` takes pictures of states. */
export interface State {
  /** The command's name for the screen or dialog. */
  readonly of: string
  readonly words: string
  readonly address: string
  /** Uses accessible names, which lead an older site there, too. */
  readonly reach?: (page: Page) => Promise<unknown>
  readonly member?: boolean
  /** Texts and photos are as makers write and upload them. */
  readonly written?: true
  /** Other widths do not have this. */
  readonly widths?: readonly number[]
  /** All controls have their ring. */
  readonly rings?: true
  readonly print?: true
  /** The picture is of the window, not of the whole page. */
  readonly inWindow?: true
}

const OPEN = 'dialog:modal'
const open = (page: Page) => page.locator(OPEN)
const state = (
  of: string,
  words: string,
  address: string,
  more: Omit<State, 'of' | 'words' | 'address'> = {},
): State => ({
  of,
  words,
  address,
  ...more,
})
const ofScreen = (
  of: PathName,
  words: string,
  more: Omit<State, 'of' | 'words' | 'address'> & { query?: string } = {},
) => {
  const { query = '', ...rest } = more
  return state(of, words, SCREENS[of].address + query, { member: SCREENS[of].member === true, ...rest })
}

/** A prerendered page hears no press before React has taken over. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(h1(page)).toBeVisible()
}

const press = (where: 'header' | 'footer' | 'main', name: string | RegExp) => (page: Page) =>
  button({ header, footer, main }[where](page), name).first().click()

const scrolled = (page: Page) => page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))

const typed = async (page: Page, pieces = '1') => {
  const field = quantities(page).filter({ visible: true }).first()
  await field.fill(pieces)
  await field.blur()
}
const order = async (page: Page, fill: (page: Page) => Promise<unknown> = fillRun) => {
  await fill(page)
  await addToOrder(page)
  await expect(sendOrder(page).or(orderDrawer(page)).first()).toBeVisible()
}
const twoMakers = async (page: Page) => {
  await order(page)
  await visit(page, '/vistaproducto/40')
  await order(page)
  await expect(sendOrder(page).first()).toBeVisible()
}
const sent = async (page: Page) => {
  await order(page)
  await sendOrder(page).first().click()
  await expect(
    orderDrawer(page)
      .getByText(/Folio \S+/)
      .first(),
  ).toBeVisible()
}
const ordered = async (page: Page) => {
  await visit(page, PRODUCT)
  await sent(page)
  await visit(page, '/perfil')
  await expect(button(main(page), /Volver a pedir/)).toBeVisible()
}
const printed = async (page: Page) => {
  await sent(page)
  await button(orderDrawer(page), 'Imprimir').first().click()
}
const suggested = async (page: Page) => {
  const field = page.getByRole('combobox', { name: 'Buscar productos' }).filter({ visible: true })
  await field.fill('bota')
  await expect(page.getByRole('option').first()).toBeVisible()
}
const noticed = async (page: Page) => {
  await footer(page).getByLabel('Tu correo electrónico').fill('ana@correo.mx')
  await button(footer(page), 'Suscribirme').click()
  await expect(button(page, 'Cerrar aviso')).toBeVisible()
}
const toldOfFailure = (page: Page) => expect(page.getByText('Error al conectar al sitio').first()).toBeVisible()
const PHONE = [360]
const DESK = [1440]
const NARROW = [360, 768]
const PRODUCT = SCREENS.product.address

const TROUBLED = PATH_NAMES.filter((name) => !SCREENS[name].still)

export const STATES: readonly State[] = [
  ...PATH_NAMES.map((name) => ofScreen(name, 'as it opens')),
  ...TROUBLED.flatMap((name) => [
    ofScreen(name, 'empty', { query: '?escenario=vacio' }),
    ofScreen(name, 'error', { query: '?escenario=error', reach: toldOfFailure }),
  ]),
  ...(['home', 'products', 'product', 'chat'] as const).flatMap((name) => [
    ofScreen(name, 'offline', { query: '?escenario=sin-conexion' }),
    ofScreen(name, 'loading', { query: '?latencia=60000', inWindow: true }),
    ofScreen(name, 'scrolled', { reach: scrolled, inWindow: true }),
  ]),
  ...(
    ['home', 'products', 'product', 'company', 'companies', 'articles', 'article', 'search', 'inbox', 'chat'] as const
  ).map((name) => ofScreen(name, 'as makers write', { written: true, query: '?escenario=fotos' })),
  ...(['home', 'products', 'product', 'signUp', 'chat', 'profile'] as const).map((name) =>
    ofScreen(name, 'all rings', { rings: true }),
  ),
  ofScreen('products', 'filters', { reach: press('main', /^Filtros/), widths: NARROW, query: '?talla=CH' }),
  ofScreen('products', 'chips', { query: '?talla=CH&color=Negro' }),
  ofScreen('search', 'nothing found', { reach: (page) => visit(page, '/busqueda/zzzz') }),
  ofScreen('product', 'minimum not reached', { reach: typed, inWindow: true }),
  ofScreen('product', 'filled', { reach: fillRun }),
  ofScreen('product', 'zoom', { reach: press('main', 'Ampliar foto') }),
  ofScreen('product', 'printed', { print: true }),
  ofScreen('product', 'gone', { reach: (page) => visit(page, '/vistaproducto/999999') }),
  ofScreen('login', 'with errors', { reach: press('main', /^Ingresar$/) }),
  ofScreen('signUp', 'with errors', { reach: press('main', 'Crear mi cuenta') }),
  ofScreen('recovery', 'with errors', { reach: press('main', 'Enviar instrucciones') }),
  ofScreen('profile', 'with an order', { reach: ordered }),
  ofScreen('profile', 'an order opened', {
    reach: async (page) => {
      await ordered(page)
      await button(main(page), /^Folio/).click()
    },
  }),
  ofScreen('profile', 'more of an order', {
    reach: async (page) => {
      await ordered(page)
      await button(main(page), /^Más del pedido/).click()
    },
  }),
  ofScreen('profile', 'data', { query: '?ver=datos' }),
  ofScreen('profile', 'seen', { query: '?ver=vistos' }),
  ofScreen('home', 'with an order', {
    member: true,
    reach: async (page) => {
      await ordered(page)
      await visit(page, '/')
      await expect(button(main(page), /Volver a pedir/)).toBeVisible()
    },
  }),
  ofScreen('chat', 'of a product', {
    query: '?producto=12',
    reach: async (page) => {
      await message(page).fill('Hola:\n¿qué tallas hay?')
      await sendMessage(page).click()
      await expect(page.getByRole('log').getByText('¿qué tallas hay?')).toBeVisible()
    },
  }),
  ofScreen('orderList', 'checked', {
    reach: async (page) => {
      const { key, colours, sizes } = SHOP.products.find(({ soldOut }) => soldOut.length === 0)!
      const colour = colours[0]!.name
      await page
        .getByLabel('Tu lista')
        .fill(`${key} ${colour} 2,2\n${key}, azul, ${sizes[0]}, 2\nX-0, ${colour}, CH, 2\nPLA-0001, Rojo, CH, 2`)
      await button(main(page), 'Revisar la lista').click()
      await expect(main(page).getByRole('heading', { name: 'Lo que se agrega' })).toBeVisible()
    },
  }),
  ofScreen('chat', 'not read', { query: `?fallas=${CALLS.messaging.receivedFrom.path.slice(1)}:500` }),
  state('orders', 'open, printed', PRODUCT, { reach: order, print: true }),
  state('login', 'dialog', '/articulos', { reach: press('header', 'Ingresar') }),
  state('contact', 'dialog', '/articulos', { reach: press('footer', 'Contacto') }),
  state('payments', 'dialog', '/articulos', { reach: press('footer', 'Formas de pago') }),
  state('shipping', 'dialog', '/articulos', { reach: press('footer', 'Información de envíos') }),
  state('account', 'dialog', '/articulos', { member: true, reach: press('header', 'Mi cuenta') }),
  state('account', 'logging out', '/articulos', {
    member: true,
    reach: async (page) => {
      await button(header(page), 'Mi cuenta').click()
      await button(page.getByRole('dialog'), 'Cerrar sesión').click()
      await expect(button(page, 'Sí, cerrar sesión')).toBeVisible()
    },
  }),
  state('menu', 'open', '/articulos', { widths: NARROW, reach: (page) => button(page, /^Menú$/).click() }),
  state('menu', 'segments', '/articulos', { widths: DESK, reach: press('header', 'Segmentos') }),
  state('search', 'dialog', '/articulos', {
    widths: PHONE,
    reach: async (page) => {
      await button(header(page), 'Buscar productos').click()
      await suggested(page)
    },
  }),
  state('search', 'suggestions', '/articulos', { widths: DESK, reach: suggested }),
  state('notice', 'shown', '/articulos', { reach: noticed }),
  state('comparison', 'of two', '/?comparar=12&comparar=40'),
  state('comparison', 'of four', '/?comparar=12&comparar=40&comparar=7&comparar=1'),
  state('comparison', 'ticked', SCREENS.products.address, {
    inWindow: true,
    reach: async (page) => {
      for (const at of [0, 1])
        await main(page)
          .getByRole('checkbox', { name: /^Comparar/ })
          .nth(at)
          .press('Space')
    },
  }),
  ofScreen('favourites', 'chips', { query: '?orden=precio-menor', inWindow: true }),
  state('quickOrder', 'over favourites', SCREENS.favourites.address, {
    member: true,
    widths: [360],
    reach: async (page) => {
      await button(main(page), /^Agregar/)
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Agregar' }).getByRole('textbox').first().fill('3')
    },
  }),
  state('quickOrder', 'over a list', SCREENS.products.address, {
    widths: [768, 1440],
    reach: async (page) => {
      await main(page).getByRole('article').first().hover()
      await button(main(page), /^Agregar/)
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Agregar' }).getByRole('textbox').first().fill('3')
    },
  }),
  state('orders', 'empty', '/articulos', { reach: openOrder }),
  state('orders', 'one maker', PRODUCT, { reach: order }),
  state('orders', 'minimum not reached', PRODUCT, { reach: (page) => order(page, typed) }),
  state('orders', 'two makers', PRODUCT, { reach: twoMakers }),
  state('orders', 'two makers, all rings', PRODUCT, { reach: twoMakers, rings: true }),
  state('orders', 'as makers write', `${PRODUCT}?escenario=fotos`, { reach: order, written: true }),
  state('orders', 'without a session', PRODUCT, {
    reach: async (page) => {
      await order(page)
      await sendOrder(page).first().click()
      await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    },
  }),
  state('orders', 'ticket', PRODUCT, { reach: sent, member: true }),
  state('orders', 'printed', PRODUCT, { reach: printed, member: true, print: true }),
]

export const isOpen = async (page: Page): Promise<boolean> => (await open(page).count()) > 0
