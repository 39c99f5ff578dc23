import { expect, type Page } from '@playwright/test'
import { PATH_NAMES, type PathName } from '../../src/ui/lib/paths.ts'
import { footer, header, main, signUp } from './shop.ts'

/** How the journeys know a screen. The type asks for a row for each path of `src/ui/lib/paths.ts`. */
export interface Screen {
  readonly id: string
  /** In the simulated shop with its default seed. */
  readonly address: string
  readonly title: string
  /** True where only somebody who has logged in sees anything of it. */
  readonly member?: true
  /** True where it is reached only by sending a form. */
  readonly writes?: true
  /** True where it asks the API for nothing of its own. */
  readonly still?: true
  /** Goes there with clicks or keys from any screen, and gives the title that must appear, if it is not `title`. */
  readonly arrive: (page: Page) => Promise<string | undefined>
}

const inHeader = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
const inMain = (page: Page, path: string) => main(page).locator(`a[href^="${path}"]`)

/** Presses the first link of the screen that leads below `path`; its first words are the title that must appear. */
const pressFirst = async (page: Page, path: string): Promise<string> => {
  const link = inMain(page, path).filter({ hasText: /\p{L}/u }).first()
  const heading = link.getByRole('heading')
  const name = (await heading.count()) > 0 ? await heading.first().textContent() : await link.textContent()
  await link.click()
  return (name ?? '').trim()
}

const byHeader =
  (name: string) =>
  async (page: Page): Promise<undefined> => {
    await inHeader(page, name).press('Enter')
  }

const byFooter =
  (name: string) =>
  async (page: Page): Promise<undefined> => {
    await footer(page).getByRole('link', { name }).click()
  }

const openAccount = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Mi cuenta' }).click()
  return page.getByRole('dialog', { name: 'Mi cuenta' })
}

export const SCREENS: Readonly<Record<PathName, Screen>> = {
  home: {
    id: 'R2.01',
    address: '/',
    title: 'Ropa de mayoreo de Guanajuato',
    arrive: byHeader('Puntada, inicio'),
  },
  company: {
    id: 'R2.02',
    address: '/empresa/2',
    title: 'Suéteres Mil Puntadas',
    arrive: async (page) => {
      await SCREENS.companies.arrive(page)
      return pressFirst(page, '/empresa/')
    },
  },
  product: {
    id: 'R2.03',
    address: '/vistaproducto/12',
    title: 'Conjunto tejido Ofelia de tres piezas',
    arrive: async (page) => {
      await inHeader(page, 'Productos').click()
      return pressFirst(page, '/vistaproducto/')
    },
  },
  signUp: {
    id: 'R2.04',
    address: '/registro',
    title: 'Crea tu cuenta',
    still: true,
    arrive: byHeader('Crear cuenta'),
  },
  companies: {
    id: 'R2.05',
    address: '/catalogoempresa',
    title: 'Empresas',
    arrive: byHeader('Empresas'),
  },
  recovery: {
    id: 'R2.06',
    address: '/recoverypass',
    title: 'Recupera tu contraseña',
    still: true,
    arrive: async (page) => {
      await SCREENS.login.arrive(page)
      await main(page).getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    },
  },
  favourites: {
    id: 'R2.07',
    address: '/favoritos',
    title: 'Favoritos',
    arrive: async (page) => {
      await header(page)
        .getByRole('link', { name: /^Favoritos/ })
        .click()
    },
  },
  profile: {
    id: 'R2.08',
    address: '/perfil',
    title: 'Mi cuenta',
    member: true,
    still: true,
    arrive: async (page) => {
      await (await openAccount(page)).getByRole('link', { name: 'Mis pedidos y mis datos' }).click()
    },
  },
  article: {
    id: 'R2.09',
    address: '/articulo/1',
    title: 'Guardar mercancía en casa sin que se dañe',
    arrive: async (page) => {
      await SCREENS.articles.arrive(page)
      return pressFirst(page, '/articulo/')
    },
  },
  articles: {
    id: 'R2.10',
    address: '/articulos',
    title: 'Blog',
    arrive: byHeader('Blog'),
  },
  products: {
    id: 'R2.11',
    address: '/productos/dama/0/todas',
    title: 'Dama',
    arrive: async (page) => {
      await header(page).getByRole('button', { name: 'Segmentos' }).click()
      const segment = header(page).getByRole('list', { name: 'Segmentos' }).getByRole('link').first()
      const name = (await segment.textContent()) ?? ''
      await segment.click()
      return name.trim()
    },
  },
  categories: {
    id: 'R2.12',
    address: '/categorias',
    title: 'Categorías',
    arrive: byFooter('Segmentos y categorías'),
  },
  search: {
    id: 'R2.13',
    address: '/busqueda/blusa',
    title: 'Resultados de «blusa»',
    arrive: async (page) => {
      await header(page).getByRole('combobox', { name: 'Buscar productos' }).fill('blusa')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
    },
  },
  chat: {
    id: 'R2.14',
    address: '/chat/2',
    title: 'Chat con Suéteres Mil Puntadas',
    member: true,
    arrive: async (page) => {
      await SCREENS.inbox.arrive(page)
      return `Chat con ${await pressFirst(page, '/chat/')}`
    },
  },
  inbox: {
    id: 'R2.15',
    address: '/mensajes',
    title: 'Mensajes',
    member: true,
    arrive: async (page) => {
      await (await openAccount(page)).getByRole('button', { name: 'Mensajes' }).click()
    },
  },
  about: {
    id: 'R2.16',
    address: '/quienessomos',
    title: 'Quiénes somos',
    still: true,
    arrive: byHeader('Nosotros'),
  },
  canaive: {
    id: 'R2.17',
    address: '/canaive',
    title: 'Verificación Canaive',
    arrive: byFooter('Verificación Canaive'),
  },
  login: {
    id: 'R2.18',
    address: '/login',
    title: 'Ingresa',
    still: true,
    arrive: async (page) => {
      await SCREENS.signUp.arrive(page)
      await main(page).locator('a[href="/login"]').click()
    },
  },
  verification: {
    id: 'R2.19',
    address: '/verificacion',
    title: 'Verifica tu cuenta',
    still: true,
    writes: true,
    arrive: async (page) => {
      await SCREENS.signUp.arrive(page)
      await signUp(page, `rosa.${Date.now()}@correo.mx`)
    },
  },
}

/** Every screen, in the order of section 2 of the document. */
export const ALL_SCREENS: readonly Screen[] = PATH_NAMES.map((name) => SCREENS[name])
