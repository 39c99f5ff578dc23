import { randomUUID } from 'node:crypto'
import { printable } from '../../src/adapters/http/schema/text.ts'

type Row = Readonly<Record<string, unknown>>

/** Values to ask with: an API's own ids, out of the lists that were read before. */
export interface Samples {
  readonly user: string
  parameter(path: string, name: string): string
  /** Id of a product that is not among the favourites of the user. */
  readonly newFavourite: string
  /** Id of a product of this store, or of any. */
  productOf(store: string): string
  /** The same with what these rows of this path, in our names, teach. */
  learn(path: string, rows: readonly Row[]): Samples
}

interface Facts {
  readonly store?: string | undefined
  readonly lists?: Readonly<Record<string, readonly Row[]>>
}

const text = (row: Row | undefined, name: string, otherwise = ''): string => {
  const value = row?.[name]
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? printable(String(value), 300)
    : otherwise
}

const filled = (row: Row): number =>
  Object.values(row).filter(
    (value) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  ).length

export const samples = (user: string, { store, lists = {} }: Facts = {}): Samples => {
  const rowsOf = (path: string): readonly Row[] => lists[path] ?? []
  /** The row that says most: an asked product should have sizes and a picture. */
  const best = (path: string): Row | undefined => rowsOf(path).toSorted((a, b) => filled(b) - filled(a))[0]
  const product = best('/list-products.php')
  const category = best('/list-categories.php')
  const company = best('/list-companies.php')
  const article = best('/list-blog.php')
  // The oldest: in the newest the store may not have answered yet.
  const conversation = rowsOf('/list-user-inbox.php').at(-1)
  const storeId = text(product, 'id_tienda', text(company, 'id', '1'))
  const values: Readonly<Record<string, (path: string) => string>> = {
    limit: (path) => (path.includes('companies') ? '200' : '20'),
    segmento: () => text(product, 'segmento', text(category, 'segmento')),
    categoria: () => text(text(product, 'segmento') === '' ? category : product, 'categoria'),
    category: () => text(product, 'categoria', text(category, 'categoria')),
    talla: () => '',
    user: () => user,
    precio_inicial: () => '',
    precio_final: () => '',
    id: (path) =>
      path === '/data-company.php'
        ? text(company, 'id', storeId)
        : text(path.includes('blog') ? article : product, 'id', '1'),
    id_producto: () => text(product, 'id', '1'),
    id_tienda: (path) => (path.includes('mensajes') ? text(conversation, 'id_tienda', storeId) : (store ?? storeId)),
    busqueda: () => text(product, 'nombre', 'blusa').split(' ')[0] ?? 'blusa',
    clasificacion: () => text(article, 'clasificacion'),
    tipo: (path) => (path.includes('carrusel') ? 'principal' : 'inicio'),
  }
  const favourites = new Set(rowsOf('/list-products-user-favs.php').map((row) => text(row, 'id')))
  const products = rowsOf('/list-products.php')
  return {
    user,
    newFavourite: text(products.find((row) => !favourites.has(text(row, 'id'))) ?? product, 'id', '1'),
    productOf(owner) {
      const own = rowsOf('/list-products-company.php')
      return text([...own, ...products].find((row) => text(row, 'id_tienda') === owner) ?? own[0] ?? product, 'id', '1')
    },
    parameter(path, name) {
      const value = values[name]
      if (value === undefined) throw new Error(`No hay ejemplo para ${name} de ${path}`)
      return value(path)
    },
    learn: (path, rows) => samples(user, { store, lists: { ...lists, ...(rows.length > 0 && { [path]: rows }) } }),
  }
}

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

/** What a POST leaves behind that the API cannot take back. */
export const LEAVES: ReadonlyMap<string, string> = new Map([
  ['/register-user.php', 'cuenta nueva'],
  ['/register-user-redes.php', 'cuenta nueva de red social'],
  ['/suscribir-newspaper.php', 'suscripción al boletín'],
  ['/message-user.php', 'mensaje'],
  ['/create_pedido.php', 'pedido'],
])

/** Somebody at a store reads these: they are sent only to the store that was named. */
export const NEEDS_STORE: ReadonlySet<string> = new Set(['/message-user.php', '/create_pedido.php'])

const FRESH_PASSWORD = 'Contrato-1234'

/** Of this account, or of one that this run makes. Each registration is a new account. */
export const createBodies = (account: Account | undefined, store?: string) => {
  let registered = `contrato-${randomUUID().slice(0, 8)}@ejemplo.mx`
  let social = registered
  return (path: string, known: Samples): Row => {
    const fresh = `contrato-${randomUUID().slice(0, 8)}@ejemplo.mx`
    if (path === '/register-user.php') registered = fresh
    if (path === '/register-user-redes.php') social = fresh
    const { user, password } = account ?? { user: registered, password: FRESH_PASSWORD }
    const id_tienda = store ?? known.parameter(path, 'id_tienda')
    const id_producto = NEEDS_STORE.has(path) ? known.productOf(id_tienda) : known.newFavourite
    const testText = 'Prueba del contrato'
    const line = { id_producto, producto: testText, color: '', talla: '', cantidad: 1, precio: '1.00' }
    const bodies: Readonly<Record<string, Row>> = {
      '/register-user.php': { name: testText, email: registered, phone: '4450000000', password: FRESH_PASSWORD },
      '/login-user.php': { email: user, password },
      '/register-user-redes.php': { name: testText, email: social, phone: '', metodo: 'Google' },
      '/login-user-redes.php': { email: social, metodo: 'Google' },
      '/recuperar-contrasena.php': { email: user },
      '/suscribir-newspaper.php': { correo: fresh },
      '/usuario-fav.php': { user, id_producto },
      '/usuario-fav-delete.php': { user, id_producto },
      '/message-user.php': { user, id_tienda, mensaje: testText, id_producto, id_cliente: randomUUID() },
      '/create_pedido.php': {
        id_cliente: randomUUID(),
        user,
        id_tienda,
        nota: testText,
        total: '1.00',
        productos: [line],
      },
      '/view_page.php': { pagina: '/', user },
      '/usuario-vista-tienda.php': { id_tienda, user },
      '/vista-tienda-contacto.php': { id_tienda, user },
      '/usuario-vista-producto.php': { id_producto, user },
      '/usuario-vista-producto-contacto.php': { id_producto, user },
      '/vista-articulo.php': { id_articulo: known.parameter('/data-blog-article.php', 'id'), user },
      '/vista-contacto-whatsapp.php': { id_tienda, id_producto, user },
    }
    const body = bodies[path]
    if (body === undefined) throw new Error(`No hay ejemplo para ${path}`)
    return body
  }
}

const UNKNOWN_ID = '999999999'

/** The same, so that it must be refused: a wrong password, an address that is taken, a product that is not there. */
export const wrongBody = (path: string, body: Row): Row => {
  if (path === '/login-user.php') return { ...body, password: 'no-es-esta-1234' }
  if (/login-user-redes|recuperar/.test(path)) return { ...body, email: 'nadie-con-este-correo@ejemplo.mx' }
  if (/register|suscribir/.test(path)) return body
  // The same key would be the same message again, whatever it says.
  const other = 'id_cliente' in body ? { ...body, id_cliente: randomUUID() } : body
  if (path === '/create_pedido.php') return { ...other, user: '', id_tienda: UNKNOWN_ID, productos: [] }
  const wrong = { ...other, id_producto: UNKNOWN_ID }
  return path === '/message-user.php' ? { ...wrong, id_tienda: UNKNOWN_ID, mensaje: '' } : wrong
}
