import { expect, type Page } from '@playwright/test'
import { createShop } from '../../mocks/shop.ts'
import { PATH_NAMES, type PathName } from '../../src/ui/site/paths.ts'
import { button, footer, header, main, signUp } from './shop.ts'

/** A way goes there with clicks or keys from any screen, and gives the title that must appear, if it is not the screen's. */
type Way = (page: Page) => Promise<string | undefined>

/** The type asks for a screen for each path of the site. */
export interface Screen {
  readonly id: string
  /** The address is of the simulated shop with its default seed. */
  readonly address: string
  readonly title: string
  readonly arrive: Way
  /** Only somebody who has logged in sees anything of it. */
  readonly member?: true
  /** Only a sent form reaches it. */
  readonly writes?: true
  /** The screen asks the API for nothing of its own. */
  readonly still?: true
}

const byHeader =
  (name: string | RegExp): Way =>
  async (page) => {
    await header(page).getByRole('link', { name, exact: true }).press('Enter')
    return undefined
  }

const byFooter =
  (name: string): Way =>
  async (page) => {
    await footer(page).getByRole('link', { name }).click()
    return undefined
  }

const byLink =
  (from: Way, path: string): Way =>
  async (page) => {
    await from(page)
    await main(page).locator(`a[href^="${path}"]`).click()
    return undefined
  }

/** Follows the list's first link below `path`; its first words are the title that must appear. */
const byFirst =
  (list: Way, path: string, before = ''): Way =>
  async (page) => {
    await list(page)
    const link = main(page).locator(`a[href^="${path}"]`).filter({ hasText: /\p{L}/u }).first()
    const heading = link.getByRole('heading')
    const name = (await heading.count()) > 0 ? await heading.first().textContent() : await link.textContent()
    await link.click()
    return before + (name ?? '').trim()
  }

const byAccount =
  (role: 'button' | 'link', name: string): Way =>
  async (page) => {
    await button(header(page), 'Mi cuenta').click()
    await page.getByRole('dialog', { name: 'Mi cuenta' }).getByRole(role, { name }).click()
    return undefined
  }

const byFirstSegment: Way = async (page) => {
  await button(header(page), 'Segmentos').click()
  const segment = header(page).getByRole('list', { name: 'Segmentos' }).getByRole('link').first()
  const name = (await segment.textContent()) ?? ''
  await segment.click()
  return name.trim()
}

const bySearching: Way = async (page) => {
  await header(page).getByRole('combobox', { name: 'Buscar productos' }).fill('blusa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  return undefined
}

const bySigningUp: Way = async (page) => {
  await toSignUp(page)
  await signUp(page, `rosa.${Date.now()}@correo.mx`)
  return undefined
}

const byOrder: Way = async (page) => {
  await button(header(page), 'Pedido').click()
  await page.getByRole('dialog', { name: 'Tu pedido' }).getByRole('link', { name: 'Pegar una lista' }).click()
  return undefined
}

const toSignUp = byHeader('Crear cuenta')
const toLogin = byLink(toSignUp, '/login')
const toInbox = byAccount('button', 'Mensajes')

const screen = (
  id: string,
  address: string,
  title: string,
  arrive: Way,
  traits: Pick<Screen, 'member' | 'writes' | 'still'> = {},
): Screen => ({ id, address, title, arrive, ...traits })

const still = true
const member = true
/** Checks take names from the shop, and so depend on none. */
export const SHOP = createShop(1, 900)
/** The product that most journeys buy. */
export const PRODUCT_12 = SHOP.product('12')?.name ?? ''
const ARTICLE = SHOP.db.article.findFirst({ where: { id: { equals: '1' } } })?.title ?? ''
const MAKER = SHOP.store('2')?.name ?? ''

export const SCREENS: Readonly<Record<PathName, Screen>> = {
  home: screen('R2.01', '/', 'Ropa de mayoreo de Guanajuato', byHeader('Puntada, inicio')),
  company: screen('R2.02', '/empresa/2', MAKER, byFirst(byHeader('Empresas'), '/empresa/')),
  product: screen('R2.03', '/vistaproducto/12', PRODUCT_12, byFirst(byHeader('Productos'), '/vistaproducto/')),
  signUp: screen('R2.04', '/registro', 'Crea tu cuenta', toSignUp, { still }),
  companies: screen('R2.05', '/catalogoempresa', 'Empresas', byHeader('Empresas')),
  recovery: screen('R2.06', '/recoverypass', 'Recupera tu contraseña', byLink(toLogin, '/recoverypass'), { still }),
  favourites: screen('R2.07', '/favoritos', 'Favoritos', byHeader(/^Favoritos/)),
  profile: screen('R2.08', '/perfil', 'Mi cuenta', byAccount('link', 'Mis pedidos y mis datos'), { member, still }),
  article: screen('R2.09', '/articulo/1', ARTICLE, byFirst(byHeader('Blog'), '/articulo/')),
  articles: screen('R2.10', '/articulos', 'Blog', byHeader('Blog')),
  products: screen('R2.11', '/productos/dama/0/todas', 'Dama', byFirstSegment),
  categories: screen('R2.12', '/categorias', 'Categorías', byFooter('Segmentos y categorías')),
  search: screen('R2.13', '/busqueda/blusa', 'Resultados de «blusa»', bySearching),
  chat: screen('R2.14', '/chat/2', `Chat con ${MAKER}`, byFirst(toInbox, '/chat/', 'Chat con '), { member }),
  inbox: screen('R2.15', '/mensajes', 'Mensajes', toInbox, { member }),
  about: screen('R2.16', '/quienessomos', 'Quiénes somos', byHeader('Nosotros'), { still }),
  canaive: screen('R2.17', '/canaive', 'Verificación Canaive', byFooter('Verificación Canaive')),
  login: screen('R2.18', '/login', 'Ingresa', toLogin, { still }),
  orderList: screen('R12.312', '/lista', 'Pide con una lista', byOrder, { still }),
  verification: screen('R2.19', '/verificacion', 'Verifica tu cuenta', bySigningUp, { still, writes: true }),
}

/** Every screen, in the order of section 2 of the document. */
export const ALL_SCREENS: readonly Screen[] = PATH_NAMES.map((name) => SCREENS[name])
