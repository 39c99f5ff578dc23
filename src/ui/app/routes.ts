import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type Load = () => Promise<{ default: ComponentType }>

export interface Route {
  /** wouter pattern, as in section 2 of the document. */
  readonly path: string
  readonly title: string
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Fetches the screen's chunk ahead of need. */
  readonly preload: () => Promise<unknown>
}

// React takes anything with a `then`; this one answers in the same breath.
// oxlint-disable-next-line unicorn/no-thenable
const atOnce = <T>(value: T) => ({ then: (give: (value: T) => void) => give(value) }) as unknown as Promise<T>

const route = (path: string, title: string, load: Load): Route => {
  let loaded: Awaited<ReturnType<Load>> | null = null
  const keep = async () => (loaded = await load())
  return {
    path,
    title,
    // What is here already is given at once: a promise, even a settled one, would show the skeleton first.
    Screen: lazy(() => (loaded === null ? keep() : atOnce(loaded))),
    // A chunk that cannot be fetched ahead is fetched, and complained about, when it is needed.
    preload: () => keep().catch(() => undefined),
  }
}

/** Section 2 (R2.01 to R2.19). Every screen is a chunk of its own (R2.20). */
export const ROUTES: readonly Route[] = [
  route('/', 'Ropa de mayoreo de Guanajuato', () => import('../features/home/home-screen.tsx')),
  route('/empresa/:id', 'Empresa', () => import('../features/companies/company-screen.tsx')),
  route('/vistaproducto/:id', 'Producto', () => import('../features/product/product-screen.tsx')),
  route('/registro', 'Crea tu cuenta', () => import('../features/account/sign-up-screen.tsx')),
  route('/catalogoempresa', 'Empresas', () => import('../features/companies/companies-screen.tsx')),
  route('/recoverypass', 'Recupera tu contraseña', () => import('../features/account/recovery-screen.tsx')),
  route('/favoritos', 'Favoritos', () => import('../features/favourites/favourites-screen.tsx')),
  route('/perfil', 'Mi cuenta', () => import('../features/account/profile-screen.tsx')),
  route('/articulo/:articulo', 'Artículo', () => import('../features/blog/article-screen.tsx')),
  route('/articulos', 'Blog', () => import('../features/blog/articles-screen.tsx')),
  route('/productos/:segmento/:id/:categoria', 'Productos', () => import('../features/catalogue/products-screen.tsx')),
  route('/categorias', 'Categorías', () => import('../features/catalogue/categories-screen.tsx')),
  route('/busqueda/:busqueda', 'Resultados de búsqueda', () => import('../features/search/search-screen.tsx')),
  route('/chat/:tienda', 'Chat', () => import('../features/messages/chat-screen.tsx')),
  route('/mensajes', 'Mensajes', () => import('../features/messages/inbox-screen.tsx')),
  route('/quienessomos', 'Quiénes somos', () => import('../features/info/about-screen.tsx')),
  route('/canaive', 'Verificación Canaive', () => import('../features/companies/canaive-screen.tsx')),
  route('/login', 'Ingresa', () => import('../features/account/login-screen.tsx')),
  route('/verificacion', 'Verifica tu cuenta', () => import('../features/account/verification-screen.tsx')),
]

/** What a path's part says, in composed form; a malformed percent sequence is taken as it stands. */
const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return part
  }
}

export interface Match {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Finds the screen of a raw `location.pathname`; null for a path that is none of ours (R2.22). */
export const matchPath = (pathname: string): Match | null => {
  if (pathname.startsWith('//')) return null
  const parts = pathname.split('/').slice(1)
  if (parts.length > 1 && parts.at(-1) === '') parts.pop()
  for (const candidate of ROUTES) {
    const pattern = candidate.path.split('/').slice(1)
    if (pattern.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = pattern.every((name, index) => {
      const part = decodePart(parts[index] ?? '')
      if (!name.startsWith(':')) return name === part
      params[name.slice(1)] = part
      return part !== ''
    })
    if (fits) return { route: candidate, params }
  }
  return null
}

/** `.` and `..` would lead up, and half a character makes `encodeURIComponent` throw. */
const segment = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, '$&%20')

/** Addresses of the screens. The only place where a link's text is put together. */
export const paths = {
  home: () => '/',
  company: (id: string) => `/empresa/${segment(id)}`,
  product: (id: string) => `/vistaproducto/${segment(id)}`,
  signUp: () => '/registro',
  companies: () => '/catalogoempresa',
  recovery: () => '/recoverypass',
  favourites: () => '/favoritos',
  profile: () => '/perfil',
  article: (id: string) => `/articulo/${segment(id)}`,
  articles: () => '/articulos',
  /** `todos` and `0` stand for "all": slug of the segment, id and slug of the category. */
  products: (segmento = 'todos', id = '0', categoria = 'todas') =>
    `/productos/${segment(segmento)}/${segment(id)}/${segment(categoria)}`,
  categories: () => '/categorias',
  search: (text: string) => `/busqueda/${segment(text.trim())}`,
  chat: (storeId: string) => `/chat/${segment(storeId)}`,
  inbox: () => '/mensajes',
  about: () => '/quienessomos',
  canaive: () => '/canaive',
  login: () => '/login',
  verification: () => '/verificacion',
} as const
