import { expect } from 'vitest'
import type { Result } from '../../../src/domain/result.ts'
import type { Ports } from './ports.ts'

/** What travels, the call that asks for it, and its answer: a value, or a failure. A number: so many milliseconds later. */
export type Step = readonly [
  request: string,
  ask: (ports: Ports, signal?: AbortSignal) => Promise<Result<unknown>>,
  answer: unknown,
]
type Walk = readonly [title: string, steps: readonly (Step | number)[]]

const all = <T>(fits: (item: T) => boolean): unknown =>
  expect.toSatisfy((items: readonly T[]) => items.length > 0 && items.every(fits))
const SOME = all(() => true)
const has = (part: object): unknown => expect.objectContaining(part)
const refused = (text: unknown): unknown => ({ kind: 'refused', text })
const ANY_WORDS: unknown = expect.stringMatching(/\w{3} /)
const DONE = undefined

const user = 'ana@ejemplo.mx'
const ANA = { name: 'Ana Ruiz', mail: user, phone: '445 123 4567', password: ' clave de paso ' }
const WHO = '"name":"Ana Ruiz","email":"ana@ejemplo.mx","phone":"445 123 4567"'
const social = (provider: 'Google' | 'Facebook', token = 'simulado.ana%40ejemplo.mx') => ({
  provider,
  token,
  email: user,
  name: 'Ana Ruiz',
  phone: '',
})
const thread = { user, storeId: '2' }
const HELLO = { ...thread, text: '¿Cuánto cuesta la docena?', productId: '5', clientId: 'c1' }
const LINE = { productId: '149', productName: 'Blusa', colour: 'Rojo', size: 'CH', pieces: 6, price: 98_50 }
const ORDER = { clientId: 'o1', user, storeId: '26', note: 'Con cuidado', lines: [LINE], total: 591_00 }

type Listed = Readonly<Record<'id' | 'segment' | 'category' | 'storeId' | 'name' | 'classification', string>>

/** Every call of the contract but the records, as one goes through a shop. */
export const WALKS: readonly Walk[] = [
  [
    'R7.11 R7.12 R7.13 R7.20 R7.21 R7.22 R3.03 las listas del catálogo',
    [
      ['GET /list-categories.php', ({ catalogue }, signal) => catalogue.categories(signal), SOME],
      [
        'GET /list-segmentos.php',
        ({ catalogue }, signal) => catalogue.segments(signal),
        all<{ name: string; icon: string }>(
          ({ name, icon }) => name !== '' && /^segments\/svg\/[\w-]+\.svg$/.test(icon),
        ),
      ],
      [
        'GET /list-products.php?limit=2',
        ({ catalogue }, signal) => catalogue.products({ limit: 2 }, signal),
        [has({ id: '150' }), has({ id: '149' })],
      ],
      [
        'GET /list-products-page.php?segmento=Dama&categoria=Blusas&talla=CH',
        ({ catalogue }, signal) => catalogue.productsPage({ segment: 'Dama', category: 'Blusas', size: 'CH' }, signal),
        all<Listed & { sizes: readonly string[] }>(
          ({ segment, category, sizes }) => segment === 'Dama' && category === 'Blusas' && sizes.includes('CH'),
        ),
      ],
      [
        'GET /list-products-page.php?segmento=No+hay&categoria=&talla=',
        ({ catalogue }) => catalogue.productsPage({ segment: 'No hay', category: '', size: '' }),
        [],
      ],
      [
        'GET /list-companies.php?limit=3',
        ({ catalogue }, signal) => catalogue.companies({ limit: 3 }, signal),
        has({ length: 3 }),
      ],
      [
        'GET /data-company.php?id=7',
        ({ catalogue }, signal) => catalogue.company({ id: '7' }, signal),
        has({ id: '7', story: ANY_WORDS }),
      ],
      ['GET /data-company.php?id=999', ({ catalogue }) => catalogue.company({ id: '999' }), null],
    ],
  ],
  [
    'R7.15 R7.17 R7.18 R7.19 R7.26 R7.27 R7.28 R3.05 un producto y los que lleva cerca',
    [
      [
        'GET /data-product.php?id=150',
        ({ catalogue }, signal) => catalogue.product({ id: '150' }, signal),
        has({ id: '150', favourite: null, gallery: SOME }),
      ],
      ['GET /data-product.php?id=no+%26+hay', ({ catalogue }) => catalogue.product({ id: 'no & hay' }), null],
      [
        'GET /list-products-similares.php?category=Blusas&id_producto=149',
        ({ catalogue }, signal) => catalogue.similarProducts({ category: 'Blusas', productId: '149' }, signal),
        all<Listed>(({ id, category }) => id !== '149' && category === 'Blusas'),
      ],
      [
        'GET /list-products-company.php?id_tienda=26',
        ({ catalogue }, signal) => catalogue.companyProducts({ storeId: '26' }, signal),
        all<Listed>(({ storeId }) => storeId === '26'),
      ],
      [
        'GET /list-products-company.php?id_tienda=999',
        ({ catalogue }) => catalogue.companyProducts({ storeId: '999' }),
        [],
      ],
      [
        'GET /data-product-busqueda.php?busqueda=blusa',
        ({ catalogue }, signal) => catalogue.search({ text: 'blusa' }, signal),
        SOME,
      ],
      [
        'GET /data-product-busqueda.php?busqueda=%C3%B1and%C3%BA+%26+50%25',
        ({ catalogue }) => catalogue.search({ text: 'ñandú & 50%' }),
        [],
      ],
      [
        'GET /get_results_search.php?busqueda=pantal%C3%B3n',
        ({ catalogue }, signal) => catalogue.suggestions({ text: 'pantalón' }, signal),
        all<Listed>(({ name }) => name.trim() !== ''),
      ],
      ['GET /get_results_search.php?busqueda=zzzz', ({ catalogue }) => catalogue.suggestions({ text: 'zzzz' }), []],
      [
        'GET /list-carrusel.php?tipo=inicio',
        ({ catalogue }, signal) => catalogue.carousel({ kind: 'inicio' }, signal),
        all<{ title: string; link: string }>(({ title, link }) => title !== '' && link.startsWith('/')),
      ],
      [
        'GET /list-banners.php?tipo=inicio',
        ({ catalogue }, signal) => catalogue.banners({ kind: 'inicio' }, signal),
        SOME,
      ],
    ],
  ],
  [
    'R6.04 R7.14 los productos para una persona, entre dos precios',
    [
      [
        'GET /list-products-user.php?limit=4&user=ana%40ejemplo.mx&precio_inicial=50.50&precio_final=150.00',
        ({ catalogue }, signal) =>
          catalogue.productsForUser({ limit: 4, user, priceFrom: 50_50, priceTo: 150_00 }, signal),
        // The first tier is what one piece costs at the product's minimum.
        all<{ tiers: readonly { price: number }[] }>(
          ({ tiers }) => tiers[0]!.price >= 50_50 && tiers[0]!.price <= 150_00,
        ),
      ],
      [
        'GET /list-products-user.php?limit=999&user=ana%40ejemplo.mx&precio_inicial=&precio_final=',
        ({ catalogue }) => catalogue.productsForUser({ limit: 999, user, priceFrom: null, priceTo: null }),
        has({ length: 150 }),
      ],
    ],
  ],
  [
    'R3.04 R6.04 R7.16 R7.29 R7.30 R7.47 R7.48 lo que una persona guarda, una vez cada cosa',
    [
      [
        'POST /usuario-fav.php {"user":"ana@ejemplo.mx","id_producto":"3"}',
        ({ favourites }) => favourites.add({ user, productId: '3' }),
        DONE,
      ],
      [
        'POST /usuario-fav.php {"user":"ana@ejemplo.mx","id_producto":"3"}',
        ({ favourites }) => favourites.add({ user, productId: '3' }),
        DONE,
      ],
      [
        'POST /usuario-fav.php {"user":"ana@ejemplo.mx","id_producto":"0"}',
        ({ favourites }) => favourites.add({ user, productId: '0' }),
        refused(ANY_WORDS),
      ],
      [
        'GET /data-user-favs-cant.php?user=ana%40ejemplo.mx',
        ({ favourites }, signal) => favourites.count({ user }, signal),
        1,
      ],
      [
        'GET /list-products-user-favs.php?user=ana%40ejemplo.mx',
        ({ favourites }, signal) => favourites.list({ user }, signal),
        [has({ id: '3' })],
      ],
      [
        'GET /data-product-user.php?id=3&user=ana%40ejemplo.mx',
        ({ catalogue }, signal) => catalogue.productForUser({ id: '3', user }, signal),
        has({ id: '3', favourite: true }),
      ],
      [
        'GET /data-product-user.php?id=3&user=otra%40ejemplo.mx',
        ({ catalogue }) => catalogue.productForUser({ id: '3', user: 'otra@ejemplo.mx' }),
        has({ favourite: false }),
      ],
      [
        'GET /data-product-user.php?id=0&user=ana%40ejemplo.mx',
        ({ catalogue }) => catalogue.productForUser({ id: '0', user }),
        null,
      ],
      [
        'POST /usuario-fav-delete.php {"user":"ana@ejemplo.mx","id_producto":"3"}',
        ({ favourites }) => favourites.remove({ user, productId: '3' }),
        DONE,
      ],
      ['GET /list-products-user-favs.php?user=ana%40ejemplo.mx', ({ favourites }) => favourites.list({ user }), []],
    ],
  ],
  [
    'R3.02 R7.41 R7.43 R7.50 con la cuenta que se crea, una vez, se ingresa',
    [
      [`POST /register-user.php {${WHO},"password":" clave de paso "}`, ({ accounts }) => accounts.register(ANA), DONE],
      [
        `POST /register-user.php {${WHO},"password":" clave de paso "}`,
        ({ accounts }) => accounts.register(ANA),
        refused('Ese correo ya está registrado.'),
      ],
      [
        'POST /login-user.php {"email":"ana@ejemplo.mx","password":" clave de paso "}',
        ({ session }) => session.login({ email: ' ana@ejemplo.mx ', password: ' clave de paso ' }),
        { name: 'Ana Ruiz', mail: user, phone: '445 123 4567' },
      ],
      [
        'POST /login-user.php {"email":"ana@ejemplo.mx","password":"otra"}',
        ({ session }) => session.login({ email: user, password: 'otra' }),
        refused('Correo o contraseña incorrectos.'),
      ],
      [
        'POST /recuperar-contrasena.php {"email":"ana@ejemplo.mx"}',
        ({ accounts }) => accounts.recoverPassword({ email: user }),
        DONE,
      ],
      [
        'POST /recuperar-contrasena.php {"email":"nadie@ejemplo.mx"}',
        ({ accounts }) => accounts.recoverPassword({ email: 'nadie@ejemplo.mx' }),
        refused(ANY_WORDS),
      ],
    ],
  ],
  ...(['Google', 'Facebook'] as const).map((provider): Walk => [
    `R7.42 R7.44 con ${provider} se crea cuenta y se ingresa, con su prueba`,
    [
      [
        `POST /login-user-redes.php {"email":"ana@ejemplo.mx","metodo":"${provider}"}`,
        ({ session }) => session.loginSocial(social(provider)),
        refused(ANY_WORDS),
      ],
      [
        `POST /register-user-redes.php {"name":"Ana Ruiz","email":"ana@ejemplo.mx","phone":"","metodo":"${provider}"}`,
        ({ accounts }) => accounts.registerSocial(social(provider)),
        DONE,
      ],
      [
        `POST /login-user-redes.php {"email":"ana@ejemplo.mx","metodo":"${provider}"}`,
        ({ session }) => session.loginSocial(social(provider)),
        { name: 'Ana Ruiz', mail: user, phone: '' },
      ],
      [
        `POST /login-user-redes.php {"email":"ana@ejemplo.mx","metodo":"${provider}"}`,
        ({ session }) => session.loginSocial(social(provider, '')),
        refused(ANY_WORDS),
      ],
    ],
  ]),
  [
    'R3.06 R7.45 un correo se suscribe una vez; otra respuesta es una negativa',
    [
      [
        'POST /suscribir-newspaper.php {"correo":"ana@ejemplo.mx"}',
        ({ newsletter }) => newsletter.subscribe({ mail: ` ${user}\n` }),
        DONE,
      ],
      [
        'POST /suscribir-newspaper.php {"correo":"ana@ejemplo.mx"}',
        ({ newsletter }) => newsletter.subscribe({ mail: user }),
        refused('Ese correo ya está suscrito.'),
      ],
    ],
  ],
  [
    'R6.04 R7.31 R7.32 R7.33 R7.46 un mensaje llega una vez a la tienda, y trae su respuesta',
    [
      [
        'POST /message-user.php {"user":"ana@ejemplo.mx","id_tienda":"2","mensaje":"¿Cuánto cuesta la docena?","id_producto":"5","id_cliente":"c1"}',
        ({ messaging }) => messaging.send(HELLO),
        DONE,
      ],
      [
        'POST /message-user.php {"user":"ana@ejemplo.mx","id_tienda":"2","mensaje":"¿Cuánto cuesta la docena?","id_producto":"5","id_cliente":"c1"}',
        ({ messaging }) => messaging.send(HELLO),
        DONE,
      ],
      [
        'POST /message-user.php {"user":"ana@ejemplo.mx","id_tienda":"999","mensaje":"Hola","id_producto":"","id_cliente":"c2"}',
        ({ messaging }) => messaging.send({ user, storeId: '999', text: 'Hola', productId: null, clientId: 'c2' }),
        refused(ANY_WORDS),
      ],
      [
        'GET /list-user-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
        ({ messaging }, signal) => messaging.sentTo(thread, signal),
        [has({ from: 'user', text: '¿Cuánto cuesta la docena?', productId: '5' })],
      ],
      [
        'GET /list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
        ({ messaging }, signal) => messaging.receivedFrom(thread, signal),
        [],
      ],
      10_000,
      [
        'GET /list-user-inbox.php?user=ana%40ejemplo.mx',
        ({ messaging }, signal) => messaging.inbox({ user }, signal),
        [has({ storeId: '2', unread: 1 })],
      ],
      [
        'GET /list-tienda-mensajes.php?user=ana%40ejemplo.mx&id_tienda=2',
        ({ messaging }) => messaging.receivedFrom(thread),
        [has({ from: 'store' })],
      ],
      [
        'GET /list-user-inbox.php?user=ana%40ejemplo.mx',
        ({ messaging }) => messaging.inbox({ user }),
        [has({ unread: 0 })],
      ],
      [
        'GET /list-user-inbox.php?user=nadie%40ejemplo.mx',
        ({ messaging }) => messaging.inbox({ user: 'nadie@ejemplo.mx' }),
        [],
      ],
    ],
  ],
  [
    'R7.49 R11.32 un pedido se hace una vez y da su folio, también sin precios; sin piezas no se hace',
    [
      [
        'POST /create_pedido.php {"id_cliente":"o1","user":"ana@ejemplo.mx","id_tienda":"26","nota":"Con cuidado","total":"591.00",' +
          '"productos":[{"id_producto":"149","producto":"Blusa","color":"Rojo","talla":"CH","cantidad":6,"precio":"98.50"}]}',
        ({ orders }) => orders.create(ORDER),
        { folio: 'SIM-1001' },
      ],
      [
        'POST /create_pedido.php {"id_cliente":"o1","user":"ana@ejemplo.mx","id_tienda":"26","nota":"","total":"",' +
          '"productos":[{"id_producto":"149","producto":"Blusa","color":"Rojo","talla":"CH","cantidad":6,"precio":""}]}',
        ({ orders }) => orders.create({ ...ORDER, note: '', lines: [{ ...LINE, price: null }], total: null }),
        { folio: 'SIM-1001' },
      ],
      [
        'POST /create_pedido.php {"id_cliente":"o2","user":"ana@ejemplo.mx","id_tienda":"26","nota":"","total":"0.00","productos":[]}',
        ({ orders }) => orders.create({ ...ORDER, clientId: 'o2', note: '', lines: [], total: 0 }),
        refused('Tu pedido no tiene piezas.'),
      ],
    ],
  ],
  [
    'R7.23 R7.24 R7.25 el blog',
    [
      ['GET /list-blog.php', ({ blog }, signal) => blog.articles(signal), SOME],
      [
        'GET /data-blog-article.php?id=3',
        ({ blog }, signal) => blog.article({ id: '3' }, signal),
        has({ id: '3', html: expect.stringContaining('<p>') }),
      ],
      ['GET /data-blog-article.php?id=no-hay', ({ blog }) => blog.article({ id: 'no-hay' }), null],
      [
        'GET /list-blog-article-relacion.php?id=3&clasificacion=Fabricantes',
        ({ blog }, signal) => blog.related({ id: '3', classification: 'Fabricantes' }, signal),
        all<Listed>(({ id, classification }) => id !== '3' && classification === 'Fabricantes'),
      ],
    ],
  ],
]
