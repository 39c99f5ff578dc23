import type { Result } from '../../../src/domain/result.ts'
import type { Ports } from '../contract/ports.ts'

type Read = (ports: Ports, signal?: AbortSignal) => Promise<Result<unknown>>
const user = 'ana@ejemplo.mx'
const thread = { user, storeId: '7' }

/** What each read asks for, and the call that asks. */
export const READS: readonly (readonly [id: string, name: string, address: string, call: Read])[] = [
  ['R7.11', 'las categorías', '/list-categories.php', ({ catalogue }, signal) => catalogue.categories(signal)],
  [
    'R7.12',
    'los productos más nuevos',
    '/list-products.php?limit=24',
    ({ catalogue }, signal) => catalogue.products({ limit: 24 }, signal),
  ],
  [
    'R7.13',
    'los productos de una lista',
    '/list-products-page.php?segmento=Dama&categoria=Blusas&talla=',
    ({ catalogue }, signal) => catalogue.productsPage({ segment: 'Dama', category: 'Blusas', size: '' }, signal),
  ],
  [
    'R7.14',
    'los productos desde un precio',
    '/list-products-user.php?limit=5&user=ana%40ejemplo.mx&precio_inicial=78.50&precio_final=',
    ({ catalogue }, signal) => catalogue.productsForUser({ limit: 5, user, priceFrom: 78_50, priceTo: null }, signal),
  ],
  [
    'R7.14',
    'los productos hasta un precio',
    '/list-products-user.php?limit=5&user=ana%40ejemplo.mx&precio_inicial=&precio_final=100.00',
    ({ catalogue }, signal) => catalogue.productsForUser({ limit: 5, user, priceFrom: null, priceTo: 100_00 }, signal),
  ],
  [
    'R7.15',
    'un producto',
    '/data-product.php?id=p1',
    ({ catalogue }, signal) => catalogue.product({ id: 'p1' }, signal),
  ],
  [
    'R7.16',
    'un producto con sesión',
    '/data-product-user.php?id=p1&user=ana%40ejemplo.mx',
    ({ catalogue }, signal) => catalogue.productForUser({ id: 'p1', user }, signal),
  ],
  [
    'R7.17',
    'los parecidos',
    '/list-products-similares.php?category=Blusas&id_producto=p1',
    ({ catalogue }, signal) => catalogue.similarProducts({ category: 'Blusas', productId: 'p1' }, signal),
  ],
  [
    'R7.18',
    'los productos de una empresa',
    '/list-products-company.php?id_tienda=7',
    ({ catalogue }, signal) => catalogue.companyProducts({ storeId: '7' }, signal),
  ],
  [
    'R7.19',
    'una búsqueda',
    '/data-product-busqueda.php?busqueda=lino',
    ({ catalogue }, signal) => catalogue.search({ text: 'lino' }, signal),
  ],
  [
    'R7.20',
    'las empresas',
    '/list-companies.php?limit=8',
    ({ catalogue }, signal) => catalogue.companies({ limit: 8 }, signal),
  ],
  ['R7.21', 'una empresa', '/data-company.php?id=7', ({ catalogue }, signal) => catalogue.company({ id: '7' }, signal)],
  ['R7.22', 'los segmentos', '/list-segmentos.php', ({ catalogue }, signal) => catalogue.segments(signal)],
  ['R7.23', 'los artículos', '/list-blog.php', ({ blog }, signal) => blog.articles(signal)],
  ['R7.24', 'un artículo', '/data-blog-article.php?id=3', ({ blog }, signal) => blog.article({ id: '3' }, signal)],
  [
    'R7.25',
    'los artículos relacionados',
    '/list-blog-article-relacion.php?id=3&clasificacion=Oficio',
    ({ blog }, signal) => blog.related({ id: '3', classification: 'Oficio' }, signal),
  ],
  [
    'R7.26',
    'el carrusel',
    '/list-carrusel.php?tipo=inicio',
    ({ catalogue }, signal) => catalogue.carousel({ kind: 'inicio' }, signal),
  ],
  [
    'R7.27',
    'los banners',
    '/list-banners.php?tipo=inicio',
    ({ catalogue }, signal) => catalogue.banners({ kind: 'inicio' }, signal),
  ],
  [
    'R7.28',
    'las sugerencias',
    '/get_results_search.php?busqueda=li',
    ({ catalogue }, signal) => catalogue.suggestions({ text: 'li' }, signal),
  ],
  [
    'R7.29',
    'cuántos favoritos hay',
    '/data-user-favs-cant.php?user=ana%40ejemplo.mx',
    ({ favourites }, signal) => favourites.count({ user }, signal),
  ],
  [
    'R7.30',
    'los favoritos',
    '/list-products-user-favs.php?user=ana%40ejemplo.mx',
    ({ favourites }, signal) => favourites.list({ user }, signal),
  ],
  [
    'R7.31',
    'las conversaciones',
    '/list-user-inbox.php?user=ana%40ejemplo.mx',
    ({ messaging }, signal) => messaging.inbox({ user }, signal),
  ],
  [
    'R7.32',
    'los mensajes enviados',
    '/list-user-mensajes.php?user=ana%40ejemplo.mx&id_tienda=7',
    ({ messaging }, signal) => messaging.sentTo(thread, signal),
  ],
  [
    'R7.33',
    'las respuestas de una tienda',
    '/list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=7',
    ({ messaging }, signal) => messaging.receivedFrom(thread, signal),
  ],
]

type Write = (ports: Ports) => Promise<Result<unknown>>
const line = { productId: 'p1', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 3, price: 98_50 }
const order = { id_cliente: 'c1', user, id_tienda: '7' }
const product = { id_producto: 'p1', producto: 'Blusa', color: 'Rojo', talla: 'M', cantidad: 3 }

/** The writes whose answer is read: what each sends, and the word that means done. */
export const WRITES: readonly (readonly [
  id: string,
  name: string,
  path: string,
  body: object,
  word: string,
  call: Write,
])[] = [
  [
    'R7.41',
    'una cuenta nueva',
    '/register-user.php',
    { name: 'Ana', email: user, phone: '4451234567', password: ' x ' },
    'registered',
    ({ accounts }) => accounts.register({ name: 'Ana', mail: user, phone: '4451234567', password: ' x ' }),
  ],
  [
    'R7.42',
    'una cuenta de red social',
    '/register-user-redes.php',
    { name: 'Ana', email: user, phone: '', metodo: 'Facebook' },
    'registered',
    ({ accounts }) =>
      accounts.registerSocial({ name: 'Ana', email: user, phone: '', provider: 'Facebook', token: 'x' }),
  ],
  [
    'R7.43',
    'un ingreso',
    '/login-user.php',
    { email: user, password: ' x ' },
    '[{"response":"exist","name":"Ana"}]',
    ({ session }) => session.login({ email: ` ${user} `, password: ' x ' }),
  ],
  [
    'R7.44',
    'un ingreso con red social',
    '/login-user-redes.php',
    { email: user, metodo: 'Google' },
    '[{"response":"exist","name":"Ana"}]',
    ({ session }) => session.loginSocial({ email: `${user} `, provider: 'Google', token: 'x' }),
  ],
  [
    'R7.45',
    'una suscripción',
    '/suscribir-newspaper.php',
    { correo: user },
    'registered',
    ({ newsletter }) => newsletter.subscribe({ mail: ` ${user}\n` }),
  ],
  [
    'R7.46',
    'un mensaje de un producto',
    '/message-user.php',
    { user, id_tienda: '7', mensaje: 'Hola', id_producto: 'p1', id_cliente: 'c1' },
    'sent',
    ({ messaging }) => messaging.send({ ...thread, text: 'Hola', productId: 'p1', clientId: 'c1' }),
  ],
  [
    'R7.46',
    'un mensaje',
    '/message-user.php',
    { user, id_tienda: '7', mensaje: 'Hola', id_producto: '', id_cliente: 'c1' },
    'sent',
    ({ messaging }) => messaging.send({ ...thread, text: 'Hola', productId: null, clientId: 'c1' }),
  ],
  [
    'R7.47',
    'un favorito',
    '/usuario-fav.php',
    { user, id_producto: 'p1' },
    'registered',
    ({ favourites }) => favourites.add({ user, productId: 'p1' }),
  ],
  [
    'R7.48',
    'un favorito menos',
    '/usuario-fav-delete.php',
    { user, id_producto: 'p1' },
    'deleted',
    ({ favourites }) => favourites.remove({ user, productId: 'p1' }),
  ],
  [
    'R7.49',
    'un pedido',
    '/create_pedido.php',
    { ...order, nota: 'con factura', total: '295.50', productos: [{ ...product, precio: '98.50' }] },
    'registered',
    ({ orders }) => orders.create({ clientId: 'c1', ...thread, note: 'con factura', lines: [line], total: 295_50 }),
  ],
  [
    'R11.32',
    'un pedido sin precios',
    '/create_pedido.php',
    { ...order, nota: '', total: '', productos: [{ ...product, precio: '' }] },
    'registered',
    ({ orders }) =>
      orders.create({ clientId: 'c1', ...thread, note: '', lines: [{ ...line, price: null }], total: null }),
  ],
  [
    'R7.50',
    'una recuperación de contraseña',
    '/recuperar-contrasena.php',
    { email: user },
    'sent',
    ({ accounts }) => accounts.recoverPassword({ email: user }),
  ],
]
