import { createBlog } from '../../../src/adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client/client.ts'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { createMessaging } from '../../../src/adapters/http/endpoints/trade.ts'
import { createNewsletter } from '../../../src/adapters/http/endpoints/account.ts'
import { createOrders } from '../../../src/adapters/http/endpoints/trade.ts'
import { createSession } from '../../../src/adapters/http/endpoints/account.ts'
import type { Result } from '../../../src/domain/result.ts'

const user = 'ana@ejemplo.mx'
const thread = { user, storeId: '7' }
const line = { productId: 'p1', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 3, price: 98_50 }

/** A method of a port over HTTP, with an example of what it is given. */
export type Call = (http: HttpClient, signal?: AbortSignal) => Promise<Result<unknown>>

/** The reads of section 7, and the address that each asks for. */
export const READS: readonly (readonly [id: string, address: string, call: Call])[] = [
  ['R7.11', '/list-categories.php', (http, signal) => createCatalogue(http).categories(signal)],
  ['R7.12', '/list-products.php?limit=24', (http, signal) => createCatalogue(http).products({ limit: 24 }, signal)],
  [
    'R7.13',
    '/list-products-page.php?segmento=Dama&categoria=Blusas&talla=',
    (http, signal) => createCatalogue(http).productsPage({ segment: 'Dama', category: 'Blusas', size: '' }, signal),
  ],
  [
    'R7.14',
    '/list-products-user.php?limit=5&user=ana%40ejemplo.mx&precio_inicial=78.50&precio_final=',
    (http, signal) =>
      createCatalogue(http).productsForUser({ limit: 5, user, priceFrom: 78_50, priceTo: null }, signal),
  ],
  [
    'R7.14',
    '/list-products-user.php?limit=5&user=ana%40ejemplo.mx&precio_inicial=&precio_final=100.00',
    (http, signal) =>
      createCatalogue(http).productsForUser({ limit: 5, user, priceFrom: null, priceTo: 100_00 }, signal),
  ],
  ['R7.15', '/data-product.php?id=p1', (http, signal) => createCatalogue(http).product('p1', signal)],
  [
    'R7.16',
    '/data-product-user.php?id=p1&user=ana%40ejemplo.mx',
    (http, signal) => createCatalogue(http).productForUser({ id: 'p1', user }, signal),
  ],
  [
    'R7.17',
    '/list-products-similares.php?category=Blusas&id_producto=p1',
    (http, signal) => createCatalogue(http).similarProducts({ category: 'Blusas', productId: 'p1' }, signal),
  ],
  [
    'R7.18',
    '/list-products-company.php?id_tienda=7',
    (http, signal) => createCatalogue(http).companyProducts('7', signal),
  ],
  ['R7.19', '/data-product-busqueda.php?busqueda=lino', (http, signal) => createCatalogue(http).search('lino', signal)],
  ['R7.20', '/list-companies.php?limit=8', (http, signal) => createCatalogue(http).companies({ limit: 8 }, signal)],
  ['R7.21', '/data-company.php?id=7', (http, signal) => createCatalogue(http).company('7', signal)],
  ['R7.22', '/list-segmentos.php', (http, signal) => createCatalogue(http).segments(signal)],
  ['R7.26', '/list-carrusel.php?tipo=inicio', (http, signal) => createCatalogue(http).carousel('inicio', signal)],
  ['R7.27', '/list-banners.php?tipo=inicio', (http, signal) => createCatalogue(http).banners('inicio', signal)],
  ['R7.28', '/get_results_search.php?busqueda=li', (http, signal) => createCatalogue(http).suggestions('li', signal)],
  ['R7.23', '/list-blog.php', (http, signal) => createBlog(http).articles(signal)],
  ['R7.24', '/data-blog-article.php?id=3', (http, signal) => createBlog(http).article('3', signal)],
  [
    'R7.25',
    '/list-blog-article-relacion.php?id=3&clasificacion=Oficio',
    (http, signal) => createBlog(http).related({ id: '3', classification: 'Oficio' }, signal),
  ],
  [
    'R7.29',
    '/data-user-favs-cant.php?user=ana%40ejemplo.mx',
    (http, signal) => createFavourites(http).count(user, signal),
  ],
  [
    'R7.30',
    '/list-products-user-favs.php?user=ana%40ejemplo.mx',
    (http, signal) => createFavourites(http).list(user, signal),
  ],
  ['R7.31', '/list-user-inbox.php?user=ana%40ejemplo.mx', (http, signal) => createMessaging(http).inbox(user, signal)],
  [
    'R7.32',
    '/list-user-mensajes.php?user=ana%40ejemplo.mx&id_tienda=7',
    (http, signal) => createMessaging(http).sentTo(thread, signal),
  ],
  [
    'R7.33',
    '/list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=7',
    (http, signal) => createMessaging(http).receivedFrom(thread, signal),
  ],
]

/** The writes of section 7 whose answer is read: what each sends, and the word that means done. */
export const WRITES: readonly (readonly [id: string, path: string, body: object, word: string, call: Call])[] = [
  [
    'R7.41',
    '/register-user.php',
    { name: 'Ana', email: user, phone: '4451234567', password: ' x ' },
    'registered',
    (http) => createSession(http).register({ name: 'Ana', mail: user, phone: '4451234567', password: ' x ' }),
  ],
  [
    'R7.42',
    '/register-user-redes.php',
    { name: 'Ana', email: user, phone: '', metodo: 'Facebook' },
    'registered',
    (http) => createSession(http).registerSocial({ name: 'Ana', email: user, phone: '', provider: 'Facebook' }),
  ],
  [
    'R7.43',
    '/login-user.php',
    { email: user, password: ' x ' },
    '[{"response":"exist","name":"Ana"}]',
    (http) => createSession(http).login({ email: ` ${user} `, password: ' x ' }),
  ],
  [
    'R7.44',
    '/login-user-redes.php',
    { email: user, metodo: 'Google' },
    '[{"response":"exist","name":"Ana"}]',
    (http) => createSession(http).loginSocial({ email: `${user} `, provider: 'Google' }),
  ],
  [
    'R7.45',
    '/suscribir-newspaper.php',
    { correo: user },
    'registered',
    (http) => createNewsletter(http).subscribe(` ${user}\n`),
  ],
  [
    'R7.46',
    '/message-user.php',
    { user, id_tienda: '7', mensaje: 'Hola', id_producto: 'p1', id_cliente: 'c1' },
    'sent',
    (http) => createMessaging(http).send({ ...thread, text: 'Hola', productId: 'p1', clientId: 'c1' }),
  ],
  [
    'R7.46',
    '/message-user.php',
    { user, id_tienda: '7', mensaje: 'Hola', id_producto: '', id_cliente: 'c1' },
    'sent',
    (http) => createMessaging(http).send({ ...thread, text: 'Hola', productId: null, clientId: 'c1' }),
  ],
  [
    'R7.47',
    '/usuario-fav.php',
    { user, id_producto: 'p1' },
    'registered',
    (http) => createFavourites(http).add({ user, productId: 'p1' }),
  ],
  [
    'R7.48',
    '/usuario-fav-delete.php',
    { user, id_producto: 'p1' },
    'deleted',
    (http) => createFavourites(http).remove({ user, productId: 'p1' }),
  ],
  [
    'R7.49',
    '/create_pedido.php',
    {
      id_cliente: 'c1',
      user,
      id_tienda: '7',
      nota: 'con factura',
      total: '295.50',
      productos: [{ id_producto: 'p1', producto: 'Blusa', color: 'Rojo', talla: 'M', cantidad: 3, precio: '98.50' }],
    },
    'registered',
    (http) =>
      createOrders(http).create({ clientId: 'c1', ...thread, note: 'con factura', lines: [line], total: 295_50 }),
  ],
  [
    'R11.32',
    '/create_pedido.php',
    {
      id_cliente: 'c1',
      user,
      id_tienda: '7',
      nota: '',
      total: '',
      productos: [{ id_producto: 'p1', producto: 'Blusa', color: 'Rojo', talla: 'M', cantidad: 3, precio: '' }],
    },
    'registered',
    (http) =>
      createOrders(http).create({
        clientId: 'c1',
        ...thread,
        note: '',
        lines: [{ ...line, price: null }],
        total: null,
      }),
  ],
  ['R7.50', '/recuperar-contrasena.php', { email: user }, 'sent', (http) => createSession(http).recoverPassword(user)],
]
