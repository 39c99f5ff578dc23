import { randomUUID } from 'node:crypto'

type Row = Readonly<Record<string, unknown>>

/** Values to ask with: an API knows only its own ids, so they come out of the lists that were read before. */
export interface Samples {
  readonly user: string
  /** What to send as a query parameter. */
  parameter(path: string, name: string): string
  /** The same with what these rows of this path teach. */
  learn(path: string, rows: readonly Row[]): Samples
}

interface Facts {
  readonly product?: Row
  readonly company?: Row
  readonly article?: Row
  readonly conversation?: Row
}

const text = (row: Row | undefined, name: string, otherwise = ''): string => {
  const value = row?.[name]
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : otherwise
}

const LESSONS: Readonly<Record<string, keyof Facts>> = {
  '/list-products.php': 'product',
  '/list-companies.php': 'company',
  '/list-blog.php': 'article',
  '/list-user-inbox.php': 'conversation',
}

export const samples = (user: string, facts: Facts = {}): Samples => {
  const { product, company, article, conversation } = facts
  const storeId = text(product, 'id_tienda', text(company, 'id', '1'))
  const idOf = (path: string): string => {
    if (path === '/data-company.php') return text(company, 'id', storeId)
    if (path.includes('blog')) return text(article, 'id', '1')
    return text(product, 'id', '1')
  }
  const values: Readonly<Record<string, (path: string) => string>> = {
    limit: () => '20',
    segmento: () => text(product, 'segmento'),
    categoria: () => text(product, 'categoria'),
    category: () => text(product, 'categoria'),
    talla: () => '',
    user: () => user,
    precio_inicial: () => '',
    precio_final: () => '',
    id: idOf,
    id_producto: () => text(product, 'id', '1'),
    id_tienda: (path) => (path.includes('mensajes') ? text(conversation, 'id_tienda', storeId) : storeId),
    busqueda: () => text(product, 'nombre', 'blusa').split(' ')[0] ?? 'blusa',
    clasificacion: () => text(article, 'clasificacion'),
    tipo: (path) => (path.includes('carrusel') ? 'principal' : 'inicio'),
  }
  return {
    user,
    parameter(path, name) {
      const value = values[name]
      if (value === undefined) throw new Error(`No hay ejemplo para ${name} de ${path}`)
      return value(path)
    },
    learn(path, rows) {
      const fact = LESSONS[path]
      return fact === undefined || rows[0] === undefined ? this : samples(user, { ...facts, [fact]: rows[0] })
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

const run = randomUUID().slice(0, 8)
const mail = `contrato-${run}@ejemplo.mx`
const socialMail = `contrato-redes-${run}@ejemplo.mx`
const password = 'Contrato-1234'

/** A body for a POST, of an account made for this run. */
export const writeBody = (path: string, known: Samples): Readonly<Record<string, unknown>> => {
  const storeId = known.parameter(path, 'id_tienda')
  const productId = known.parameter(path, 'id_producto')
  const favourite = { user: mail, id_producto: productId }
  const line = { id_producto: productId, producto: 'Prueba del contrato', color: '', talla: '', cantidad: 1, precio: '1.00' }
  const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    '/register-user.php': { name: 'Prueba del contrato', email: mail, phone: '4450000000', password },
    '/login-user.php': { email: mail, password },
    '/register-user-redes.php': { name: 'Prueba del contrato', email: socialMail, phone: '', metodo: 'Google' },
    '/login-user-redes.php': { email: socialMail, metodo: 'Google' },
    '/recuperar-contrasena.php': { email: mail },
    '/suscribir-newspaper.php': { correo: mail },
    '/usuario-fav.php': favourite,
    '/usuario-fav-delete.php': favourite,
    '/message-user.php': { user: mail, id_tienda: storeId, mensaje: 'Prueba del contrato', id_producto: productId, id_cliente: randomUUID() },
    '/create_pedido.php': { id_cliente: randomUUID(), user: mail, id_tienda: storeId, nota: 'Prueba del contrato', total: '1.00', productos: [line] },
    '/view_page.php': { pagina: '/', user: mail },
    '/usuario-vista-tienda.php': { id_tienda: storeId, user: mail },
    '/vista-tienda-contacto.php': { id_tienda: storeId, user: mail },
    '/usuario-vista-producto.php': { id_producto: productId, user: mail },
    '/usuario-vista-producto-contacto.php': { id_producto: productId, user: mail },
    '/vista-articulo.php': { id_articulo: known.parameter('/data-blog-article.php', 'id'), user: mail },
    '/vista-contacto-whatsapp.php': { id_tienda: storeId, id_producto: productId, user: mail },
  }
  const body = bodies[path]
  if (body === undefined) throw new Error(`No hay ejemplo para ${path}`)
  return body
}
