import type { VisitsPort } from '../../../src/domain/visits/visits.ts'
import { ANY_WORDS, has, SHOP_WALKS, type Walk } from './walks-shop.ts'

const refused = (text: unknown): unknown => ({ kind: 'refused', text })
const DONE = undefined

const user = 'ana@x.mx'
const ANA = { name: 'Ana Ruiz', mail: user, phone: '445 123 4567', password: ' clave de paso ' }
const WHO = '"name":"Ana Ruiz","email":"ana@x.mx","phone":"445 123 4567"'
const social = (provider: 'Google' | 'Facebook', token = 'simulado.ana%40x.mx') => ({
  provider,
  token,
  mail: user,
  name: 'Ana Ruiz',
  phone: '',
})
const thread = { user, storeId: '2' }
const HELLO = { ...thread, text: '¿Cuánto cuesta la docena?', productId: '5', clientId: 'c1' }
const LINE = { productId: '118', productName: 'Blusa', colour: 'Rojo', size: 'CH', pieces: 6, price: 98_50 }
const ORDER = { clientId: 'o1', user, storeId: '26', note: 'Con cuidado', lines: [LINE], total: 591_00 }
const SENT_HELLO =
  'POST /message-user.php {"user":"ana@x.mx","id_tienda":"2","mensaje":"¿Cuánto cuesta la docena?",' +
  '"id_producto":"5","id_cliente":"c1"}'
const sentLine = (price: string) =>
  `[{"id_producto":"118","producto":"Blusa","color":"Rojo","talla":"CH","cantidad":6,"precio":"${price}"}]`
const INBOX = 'GET /list-user-inbox.php?user=ana%40x.mx'
const RECEIVED = 'GET /list-tienda-mensajes.php?user=ana%40x.mx&id_tienda=2'
const FAVOURITES = 'GET /list-products-user-favs.php?user=ana%40x.mx'
const addsFavourite = (id: string) => `POST /usuario-fav.php {"user":"ana@x.mx","id_producto":"${id}"}`

/** Every call of the contract but the records, as one goes through a shop. */
export const WALKS: readonly Walk[] = [
  ...SHOP_WALKS,
  [
    'R3.04 R6.04 R7.16 R7.29 R7.30 R7.47 R7.48 lo que una persona guarda, una vez cada cosa',
    [
      [addsFavourite('3'), (p) => p.favourites.add({ user, productId: '3' }), DONE],
      [addsFavourite('3'), (p) => p.favourites.add({ user, productId: '3' }), DONE],
      [addsFavourite('0'), (p) => p.favourites.add({ user, productId: '0' }), refused(ANY_WORDS)],
      ['GET /data-user-favs-cant.php?user=ana%40x.mx', (p) => p.favourites.count({ user }), 1],
      [FAVOURITES, (p) => p.favourites.list({ user }), [has({ id: '3' })]],
      [
        'GET /data-product-user.php?id=3&user=ana%40x.mx',
        (p) => p.catalogue.productForUser({ id: '3', user }),
        has({ id: '3', favourite: true }),
      ],
      [
        'GET /data-product-user.php?id=3&user=otra%40x.mx',
        (p) => p.catalogue.productForUser({ id: '3', user: 'otra@x.mx' }),
        has({ favourite: false }),
      ],
      ['GET /data-product-user.php?id=0&user=ana%40x.mx', (p) => p.catalogue.productForUser({ id: '0', user }), null],
      [
        'POST /usuario-fav-delete.php {"user":"ana@x.mx","id_producto":"3"}',
        (p) => p.favourites.remove({ user, productId: '3' }),
        DONE,
      ],
      [FAVOURITES, (p) => p.favourites.list({ user }), []],
    ],
  ],
  [
    'R3.02 R7.41 R7.43 R7.50 con la cuenta que se crea, una vez, se ingresa',
    [
      [`POST /register-user.php {${WHO},"password":" clave de paso "}`, (p) => p.accounts.register(ANA), DONE],
      [
        `POST /register-user.php {${WHO},"password":" clave de paso "}`,
        (p) => p.accounts.register(ANA),
        refused('Ese correo ya está registrado.'),
      ],
      [
        'POST /login-user.php {"email":"ana@x.mx","password":" clave de paso "}',
        (p) => p.session.login({ mail: ' ana@x.mx ', password: ' clave de paso ' }),
        { name: 'Ana Ruiz', mail: user, phone: '445 123 4567' },
      ],
      [
        'POST /login-user.php {"email":"ana@x.mx","password":"otra"}',
        (p) => p.session.login({ mail: user, password: 'otra' }),
        refused('Correo o contraseña incorrectos.'),
      ],
      ['POST /recuperar-contrasena.php {"email":"ana@x.mx"}', (p) => p.accounts.recoverPassword({ mail: user }), DONE],
      [
        'POST /recuperar-contrasena.php {"email":"nadie@x.mx"}',
        (p) => p.accounts.recoverPassword({ mail: 'nadie@x.mx' }),
        refused(ANY_WORDS),
      ],
    ],
  ],
  ...(['Google', 'Facebook'] as const).map((provider): Walk => {
    const login = `POST /login-user-redes.php {"email":"ana@x.mx","metodo":"${provider}"}`
    return [
      `R7.42 R7.44 con ${provider} se crea cuenta y se ingresa, con su prueba`,
      [
        [login, (p) => p.session.loginSocial(social(provider)), refused(ANY_WORDS)],
        [
          `POST /register-user-redes.php {"name":"Ana Ruiz","email":"ana@x.mx","phone":"","metodo":"${provider}"}`,
          (p) => p.accounts.registerSocial(social(provider)),
          DONE,
        ],
        [login, (p) => p.session.loginSocial(social(provider)), { name: 'Ana Ruiz', mail: user, phone: '' }],
        [login, (p) => p.session.loginSocial(social(provider, '')), refused(ANY_WORDS)],
      ],
    ]
  }),
  [
    'R3.06 R7.45 un correo se suscribe una vez; otra respuesta es una negativa',
    [
      [
        'POST /suscribir-newspaper.php {"correo":"ana@x.mx"}',
        (p) => p.newsletter.subscribe({ mail: ` ${user}\n` }),
        DONE,
      ],
      [
        'POST /suscribir-newspaper.php {"correo":"ana@x.mx"}',
        (p) => p.newsletter.subscribe({ mail: user }),
        refused('Ese correo ya está suscrito.'),
      ],
    ],
  ],
  [
    'R6.04 R7.31 R7.32 R7.33 R7.46 un mensaje llega una vez a la tienda, y trae su respuesta',
    [
      [SENT_HELLO, (p) => p.messaging.send(HELLO), DONE],
      [SENT_HELLO, (p) => p.messaging.send(HELLO), DONE],
      [
        'POST /message-user.php {"user":"ana@x.mx","id_tienda":"999","mensaje":"Eh","id_producto":"","id_cliente":"c"}',
        (p) => p.messaging.send({ user, storeId: '999', text: 'Eh', productId: null, clientId: 'c' }),
        refused(ANY_WORDS),
      ],
      [
        'GET /list-user-mensajes.php?user=ana%40x.mx&id_tienda=2',
        (p) => p.messaging.sentTo(thread),
        [has({ from: 'user', text: '¿Cuánto cuesta la docena?', productId: '5' })],
      ],
      [RECEIVED, (p) => p.messaging.receivedFrom(thread), []],
      10_000,
      [INBOX, (p) => p.messaging.inbox({ user }), [has({ storeId: '2', unread: 1 })]],
      [RECEIVED, (p) => p.messaging.receivedFrom(thread), [has({ from: 'store' })]],
      [INBOX, (p) => p.messaging.inbox({ user }), [has({ unread: 0 })]],
      ['GET /list-user-inbox.php?user=nadie%40x.mx', (p) => p.messaging.inbox({ user: 'nadie@x.mx' }), []],
    ],
  ],
  [
    'R7.49 R11.39 un pedido se hace una vez y da su folio, también sin precios; sin piezas no se hace',
    [
      [
        'POST /create_pedido.php {"id_cliente":"o1","user":"ana@x.mx","id_tienda":"26","nota":"Con cuidado",' +
          `"total":"591.00","productos":${sentLine('98.50')}}`,
        (p) => p.orders.create(ORDER),
        { folio: 'SIM-1001' },
      ],
      [
        'POST /create_pedido.php {"id_cliente":"o1","user":"ana@x.mx","id_tienda":"26","nota":"",' +
          `"total":"","productos":${sentLine('')}}`,
        (p) => p.orders.create({ ...ORDER, note: '', lines: [{ ...LINE, price: null }], total: null }),
        { folio: 'SIM-1001' },
      ],
      [
        'POST /create_pedido.php {"id_cliente":"o2","user":"ana@x.mx","id_tienda":"26","nota":"","total":"0.00",' +
          '"productos":[]}',
        (p) => p.orders.create({ ...ORDER, clientId: 'o2', note: '', lines: [], total: 0 }),
        refused('Tu pedido no tiene piezas.'),
      ],
    ],
  ],
]

/** Each record of a view, what travels, and what the simulated shop notes. */
export const VISITS: readonly (readonly [record: (v: VisitsPort) => void, request: string, noted: string])[] = [
  [(v) => v.page({ page: '/articulos', user }), 'view_page.php {"pagina":"/articulos"', 'page /articulos'],
  [(v) => v.store({ storeId: '2', user }), 'usuario-vista-tienda.php {"id_tienda":"2"', 'store 2'],
  [(v) => v.storeContact({ storeId: '2', user }), 'vista-tienda-contacto.php {"id_tienda":"2"', 'store-contact 2'],
  [(v) => v.product({ productId: '5', user }), 'usuario-vista-producto.php {"id_producto":"5"', 'product 5'],
  [
    (v) => v.productContact({ productId: '5', user }),
    'usuario-vista-producto-contacto.php {"id_producto":"5"',
    'product-contact 5',
  ],
  [(v) => v.article({ articleId: '7', user }), 'vista-articulo.php {"id_articulo":"7"', 'article 7'],
  [
    (v) => v.whatsappContact({ storeId: '2', productId: '5', user }),
    'vista-contacto-whatsapp.php {"id_tienda":"2","id_producto":"5"',
    'whatsapp 2/5',
  ],
]
