import type { ComponentType } from 'react'
import { createChunk, type Chunk } from '../kit/chunk.ts'
import { matchPath, PATH_NAMES, PATHS, type PathName } from '../site/paths.ts'

export interface Route extends Chunk {
  path: string
  title: string
}

type Row = readonly [title: string, load: () => Promise<{ default: ComponentType }>]

const ROWS: Record<PathName, Row> = {
  home: ['Ropa de mayoreo de Guanajuato', () => import('../features/home/home-screen.tsx')],
  company: ['Empresa', () => import('../features/companies/company-screen.tsx')],
  product: ['Producto', () => import('../features/product/product-screen.tsx')],
  signUp: ['Crea tu cuenta', () => import('../features/account/sign-up-screen.tsx')],
  companies: ['Empresas', () => import('../features/companies/companies-screen.tsx')],
  recovery: ['Recupera tu contraseña', () => import('../features/account/recovery-screen.tsx')],
  favourites: ['Favoritos', () => import('../features/favourites/favourites-screen.tsx')],
  profile: ['Mi cuenta', () => import('../features/account/profile-screen.tsx')],
  article: ['Artículo', () => import('../features/blog/article-screen.tsx')],
  articles: ['Blog', () => import('../features/blog/articles-screen.tsx')],
  products: ['Productos', () => import('../features/catalogue/products-screen.tsx')],
  categories: ['Categorías', () => import('../features/catalogue/categories-screen.tsx')],
  search: ['Resultados de búsqueda', () => import('../features/search/search-screen.tsx')],
  chat: ['Chat', () => import('../features/messages/chat-screen.tsx')],
  inbox: ['Mensajes', () => import('../features/messages/inbox-screen.tsx')],
  about: ['Quiénes somos', () => import('../features/info/about-screen.tsx')],
  canaive: ['Verificación Canaive', () => import('../features/companies/canaive-screen.tsx')],
  login: ['Ingresa', () => import('../features/account/login-screen.tsx')],
  verification: ['Verifica tu cuenta', () => import('../features/account/verification-screen.tsx')],
  orderList: ['Pide con una lista', () => import('../features/orders/order-list-screen.tsx')],
}

const routeOf = (name: PathName): Route => ({ path: PATHS[name], title: ROWS[name][0], ...createChunk(ROWS[name][1]) })

const BY_NAME = Object.fromEntries(PATH_NAMES.map((name) => [name, routeOf(name)])) as Record<PathName, Route>

export const ROUTES: readonly Route[] = Object.values(BY_NAME)

export const matchRoute = (pathname: string) => {
  const match = matchPath(pathname)
  return match && { ...match, route: BY_NAME[match.name] }
}
