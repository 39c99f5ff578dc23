import { randomUUID } from 'node:crypto'
import { printable } from '../../src/adapters/http/schema/text.ts'

type Row = Readonly<Record<string, unknown>>

/** Values to ask with: an API knows only its own ids, so they come out of the lists that were read before. */
export interface Samples {
  readonly user: string
  /** What to send as a query parameter. */
  parameter(path: string, name: string): string
  /** A row that the site could show, in our names: the product that is asked for. */
  readonly product: Row | undefined
  /** Id of a product that is not among the favourites of the user. */
  readonly newFavourite: string
  /** Id of a product of this store, or of any. */
  productOf(store: string): string
  /** The same with what these rows of this path, in our names, teach. */
  learn(path: string, rows: readonly Row[]): Samples
}

interface Facts {
  /** The store that was named for what is written. */
  readonly store?: string | undefined
  readonly ofStore?: readonly Row[]
  readonly product?: Row
  readonly category?: Row
  readonly company?: Row
  readonly article?: Row
  readonly conversation?: Row
  readonly products?: readonly Row[]
  readonly favourites?: readonly Row[]
}

const text = (row: Row | undefined, name: string, otherwise = ''): string => {
  const value = row?.[name]
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? printable(String(value), 300)
    : otherwise
}

const LESSONS: Readonly<Record<string, 'product' | 'category' | 'company' | 'article' | 'conversation'>> = {
  '/list-categories.php': 'category',
  '/list-products.php': 'product',
  '/list-companies.php': 'company',
  '/list-blog.php': 'article',
  '/list-user-inbox.php': 'conversation',
}

const told = (row: Row): number =>
  Object.values(row).filter(
    (value) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  ).length

export const samples = (user: string, facts: Facts = {}): Samples => {
  const { product, company, article, conversation, category } = facts
  const storeId = text(product, 'id_tienda', text(company, 'id', '1'))
  const idOf = (path: string): string => {
    if (path === '/data-company.php') return text(company, 'id', storeId)
    if (path.includes('blog')) return text(article, 'id', '1')
    return text(product, 'id', '1')
  }
  const values: Readonly<Record<string, (path: string) => string>> = {
    limit: (path) => (path.includes('companies') ? '200' : '20'),
    segmento: () => text(product, 'segmento', text(category, 'segmento')),
    categoria: () => (text(product, 'segmento') === '' ? text(category, 'categoria') : text(product, 'categoria')),
    category: () => text(product, 'categoria', text(category, 'categoria')),
    talla: () => '',
    user: () => user,
    precio_inicial: () => '',
    precio_final: () => '',
    id: idOf,
    id_producto: () => text(product, 'id', '1'),
    id_tienda: (path) =>
      path.includes('mensajes') ? text(conversation, 'id_tienda', storeId) : (facts.store ?? storeId),
    busqueda: () => text(product, 'nombre', 'blusa').split(' ')[0] ?? 'blusa',
    clasificacion: () => text(article, 'clasificacion'),
    tipo: (path) => (path.includes('carrusel') ? 'principal' : 'inicio'),
  }
  return {
    user,
    product,
    newFavourite: text(
      (facts.products ?? []).find((row) => !facts.favourites?.some((other) => text(other, 'id') === text(row, 'id'))) ??
        product,
      'id',
      '1',
    ),
    productOf: (store) =>
      text(
        [...(facts.ofStore ?? []), ...(facts.products ?? [])].find((row) => text(row, 'id_tienda') === store) ??
          facts.ofStore?.[0] ??
          product,
        'id',
        '1',
      ),
    parameter(path, name) {
      const value = values[name]
      if (value === undefined) throw new Error(`No hay ejemplo para ${name} de ${path}`)
      return value(path)
    },
    learn(path, rows) {
      if (path === '/list-products-user-favs.php') return samples(user, { ...facts, favourites: rows })
      if (path === '/list-products-company.php') return samples(user, { ...facts, ofStore: rows })
      const fact = LESSONS[path]
      // The row that tells most: an asked product should have sizes and a picture.
      // Of conversations the oldest: in the newest the store may not have answered yet.
      const best = fact === 'conversation' ? rows.at(-1) : rows.toSorted((a, b) => told(b) - told(a))[0]
      return fact === undefined || best === undefined
        ? this
        : samples(user, { ...facts, [fact]: best, ...(fact === 'product' && { products: rows }) })
    },
  }
}

/** Accounts first: the rest belongs to one. */
export const WRITE_ORDER: readonly string[] = [
  '/register-user.php',
  '/login-user.php',
  '/register-user-redes.php',
  '/login-user-redes.php',
  '/recuperar-contrasena.php',
]

export interface Account {
  readonly user: string
  readonly password: string
}

/** POSTs that leave something behind which the API cannot take back, and what. */
export const LEAVES: ReadonlyMap<string, string> = new Map([
  ['/register-user.php', 'cuenta nueva'],
  ['/register-user-redes.php', 'cuenta nueva de red social'],
  ['/suscribir-newspaper.php', 'suscripción al boletín'],
  ['/message-user.php', 'mensaje'],
  ['/create_pedido.php', 'pedido'],
])

const FRESH_PASSWORD = 'Contrato-1234'

/**
 * Bodies for the POSTs, of this account, or of one that this run makes. Accounts are new for every body of a
 * registration.
 */
export const createBodies = (account: Account | undefined, store?: string) => {
  let registered = `contrato-${randomUUID().slice(0, 8)}@ejemplo.mx`
  let social = registered
  return (path: string, known: Samples): Readonly<Record<string, unknown>> => {
    const fresh = `contrato-${randomUUID().slice(0, 8)}@ejemplo.mx`
    if (path === '/register-user.php') registered = fresh
    if (path === '/register-user-redes.php') social = fresh
    return bodyOf(path, known, {
      whose: account ?? { user: registered, password: FRESH_PASSWORD },
      registered,
      social,
      fresh,
      store,
    })
  }
}

interface People {
  readonly whose: Account
  readonly registered: string
  readonly social: string
  readonly fresh: string
  readonly store: string | undefined
}

const bodyOf = (
  path: string,
  known: Samples,
  { whose: { user, password }, registered, social, fresh, store }: People,
): Readonly<Record<string, unknown>> => {
  const storeId = store ?? known.parameter(path, 'id_tienda')
  const isForStore = path === '/message-user.php' || path === '/create_pedido.php'
  const productId = isForStore ? known.productOf(storeId) : known.newFavourite
  const favourite = { user, id_producto: productId }
  const line = {
    id_producto: productId,
    producto: 'Prueba del contrato',
    color: '',
    talla: '',
    cantidad: 1,
    precio: '1.00',
  }
  const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    '/register-user.php': {
      name: 'Prueba del contrato',
      email: registered,
      phone: '4450000000',
      password: FRESH_PASSWORD,
    },
    '/login-user.php': { email: user, password },
    '/register-user-redes.php': { name: 'Prueba del contrato', email: social, phone: '', metodo: 'Google' },
    '/login-user-redes.php': { email: social, metodo: 'Google' },
    '/recuperar-contrasena.php': { email: user },
    '/suscribir-newspaper.php': { correo: fresh },
    '/usuario-fav.php': favourite,
    '/usuario-fav-delete.php': favourite,
    '/message-user.php': {
      user,
      id_tienda: storeId,
      mensaje: 'Prueba del contrato',
      id_producto: productId,
      id_cliente: randomUUID(),
    },
    '/create_pedido.php': {
      id_cliente: randomUUID(),
      user,
      id_tienda: storeId,
      nota: 'Prueba del contrato',
      total: '1.00',
      productos: [line],
    },
    '/view_page.php': { pagina: '/', user },
    '/usuario-vista-tienda.php': { id_tienda: storeId, user },
    '/vista-tienda-contacto.php': { id_tienda: storeId, user },
    '/usuario-vista-producto.php': { id_producto: productId, user },
    '/usuario-vista-producto-contacto.php': { id_producto: productId, user },
    '/vista-articulo.php': { id_articulo: known.parameter('/data-blog-article.php', 'id'), user },
    '/vista-contacto-whatsapp.php': { id_tienda: storeId, id_producto: productId, user },
  }
  const body = bodies[path]
  if (body === undefined) throw new Error(`No hay ejemplo para ${path}`)
  return body
}
