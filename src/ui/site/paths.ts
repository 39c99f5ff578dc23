import { decoded, visibleText } from '../../domain/text.ts'

/** Section 2. Router, links, prerendered pages, the servers' configuration and the service worker read this table. */
export const PATHS = {
  home: '/',
  company: '/empresa/:id',
  product: '/vistaproducto/:id',
  signUp: '/registro',
  companies: '/catalogoempresa',
  recovery: '/recoverypass',
  favourites: '/favoritos',
  profile: '/perfil',
  article: '/articulo/:articulo',
  articles: '/articulos',
  products: '/productos/:segmento/:id/:categoria',
  categories: '/categorias',
  search: '/busqueda/:busqueda',
  chat: '/chat/:tienda',
  inbox: '/mensajes',
  about: '/quienessomos',
  canaive: '/canaive',
  login: '/login',
  verification: '/verificacion',
  orderList: '/lista',
} as const

export type PathName = keyof typeof PATHS

export const PATH_NAMES = Object.keys(PATHS) as readonly PathName[]

/** Screens that need no session: those with a fixed path are in the sitemap. */
export const OPEN_TO_ALL: ReadonlySet<PathName> = new Set([
  'home',
  'company',
  'product',
  'companies',
  'article',
  'articles',
  'products',
  'categories',
  'search',
  'about',
  'canaive',
])

/** Whether a path has no variable part, so that one page serves everybody. */
export const isFixed = (name: PathName) => !PATHS[name].includes(':')

/** `.` and `..` would lead up; `encodeURIComponent` throws on half a surrogate pair. */
const encodePart = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, '$&%20')

const linkTo = (name: PathName, ...parts: string[]) =>
  PATHS[name].replace(/:\w+/g, () => encodePart(parts.shift() ?? ''))

/** The parameter of a search whose text is neither corrected nor interpreted. */
export const AS_IS = 'tal_cual'

/** Each screen's path, or the function that makes it. */
export const paths = {
  ...PATHS,
  company: (id: string) => linkTo('company', id),
  article: (id: string) => linkTo('article', id),
  /** A part of the account; `id`: an element in it. */
  account: (part: 'datos' | 'vistos', id = '') => `${PATHS.profile}?ver=${part}${id && `#${id}`}`,
  search: (text: string, asIs = false) => linkTo('search', visibleText(text)) + (asIs ? `?${AS_IS}=1` : ''),
  /** `todos`, `0` and `todas` stand for "all". */
  products: (segment = 'todos', id = '0', category = 'todas') => linkTo('products', segment, id, category),
  articles: (classification = '') =>
    PATHS.articles + (classification && `?${new URLSearchParams({ clasificacion: classification }).toString()}`),
  /** `productId` and `colour`: the message's subject. */
  chat: (storeId: string, productId: string | null = null, colour = '') =>
    linkTo('chat', storeId) +
    (productId === null ? '' : `?producto=${encodeURIComponent(productId)}${colour && `&color=${encodePart(colour)}`}`),
  product: (id: string, colour = '') => `${linkTo('product', id)}${colour && `?color=${encodePart(colour)}`}`,
}

interface PathMatch {
  name: PathName
  /** The path with its fixed parts as they are written, whatever their case in the address. */
  path: string
  params: Readonly<Record<string, string>>
}

/** Finds the screen of a raw `location.pathname`; null for an unknown path. */
export const matchPath = (pathname: string): PathMatch | null => {
  if (pathname.startsWith('//')) return null
  const parts = pathname.split('/').slice(1)
  if (parts.length > 1 && parts.at(-1) === '') parts.pop()
  for (const name of PATH_NAMES) {
    const pattern = PATHS[name].split('/').slice(1)
    if (pattern.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = pattern.every((expected, index) => {
      // The shop writes composed accents.
      const part = decoded(parts[index] ?? '').normalize('NFC')
      if (!expected.startsWith(':')) return expected === part.toLowerCase()
      params[expected.slice(1)] = part
      return part !== ''
    })
    if (!fits) continue
    const written = pathname
      .split('/')
      .map((part, index) => (pattern[index - 1]?.startsWith(':') ? part : part.toLowerCase()))
    return { name, path: written.join('/'), params }
  }
  return null
}
