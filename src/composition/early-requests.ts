/**
 * The reads that the first screen of a visit is certain to make. A script in the head of the page starts them before
 * the rest of the code is there; `early.ts` hands the answers out. Written out, because the ports that make the same
 * requests would bring all of the code with them; a specification proves that both ask for the same.
 */

/** Method, headers and mode must be those of the client, or the answers would not be the same. */
export const EARLY_INIT = { method: 'GET', headers: { Accept: 'application/json', 'Content-Type': 'application/json' } }

type Query = Readonly<Record<string, string>>
type Request = readonly [path: string, query?: Query]

const SEGMENTS: Request = ['/list-segmentos.php']
const CATEGORIES: Request = ['/list-categories.php']

/** By the first part of the path: what a screen asks, from the second part of the path and the user ('' if nobody). */
const SCREENS: Readonly<Record<string, (part: string, user: string) => readonly Request[]>> = {
  '': () => [
    ['/list-carrusel.php', { tipo: 'principal' }],
    ['/list-products.php', { limit: '12' }],
  ],
  vistaproducto: (id, user) => [user === '' ? ['/data-product.php', { id }] : ['/data-product-user.php', { id, user }]],
  empresa: (id) => [
    ['/data-company.php', { id }],
    ['/list-products-company.php', { id_tienda: id }],
  ],
  busqueda: (text) => (/[\p{L}\p{N}]/u.test(text) ? [['/data-product-busqueda.php', { busqueda: text.trim() }]] : []),
  catalogoempresa: () => [['/list-companies.php', { limit: '200' }]],
  canaive: () => [['/list-companies.php', { limit: '200' }]],
  articulos: () => [['/list-blog.php']],
  articulo: (id) => [['/data-blog-article.php', { id }]],
  categorias: () => [CATEGORIES],
  productos: () => [CATEGORIES],
  favoritos: (_, user) => (user === '' ? [] : [['/list-products-user-favs.php', { user }]]),
  mensajes: (_, user) => (user === '' ? [] : [['/list-user-inbox.php', { user }]]),
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return part
  }
}

/** Addresses below the API base, as the client would write them. */
export const earlyRequests = (pathname: string, user: string): readonly string[] => {
  const [, screen = '', part = ''] = pathname.split('/')
  const ofScreen = Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined
  const ofUser: readonly Request[] = user === '' ? [] : [['/data-user-favs-cant.php', { user }]]
  const all = [SEGMENTS, ...(ofScreen?.(decode(part), user) ?? []), ...ofUser]
  return all.map(([path, query]) => (query === undefined ? path : `${path}?${new URLSearchParams(query)}`))
}

/** The user id (R6.04) as this browser stores it; '' where nobody is logged in, or nothing can be read. */
export const storedUser = (storage: () => Pick<Storage, 'getItem'>): string => {
  try {
    const [name, mail] = ['puntada_name', 'puntada_mail'].map((key) => JSON.parse(storage().getItem(key) ?? '""') as unknown)
    return typeof name === 'string' && name.trim() !== '' && typeof mail === 'string' ? mail : ''
  } catch {
    return ''
  }
}
