import type { VisitsPort } from '../../../src/domain/visits/visits.ts'
import { ANY_WORDS, has, SHOP_WALKS, type Step, type Walk } from './walks-shop.ts'

const refused = (text: unknown): unknown => ({ kind: 'refused', text })
const DONE = undefined

const user = 'ana@x.mx'
const ANA = { name: 'Ana Ruiz', mail: user, phone: '445 123 4567', password: ' clave de paso ' }
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

const signsUp: Step[0] = (p) => p.accounts.register(ANA)
const savesThree: Step[0] = (p) => p.favourites.add({ user, productId: '3' })
const saved: Step[0] = (p) => p.favourites.list({ user })
const greets: Step[0] = (p) => p.messaging.send(HELLO)
const inbox: Step[0] = (p) => p.messaging.inbox({ user })
const received: Step[0] = (p) => p.messaging.receivedFrom(thread)

/** What a person writes, and reads of it. What travels is on the contract's page. */
export const WALKS: readonly Walk[] = [
  ...SHOP_WALKS,
  [
    'R3.04 R6.04 R7.16 R7.29 R7.30 R7.47 R7.48 lo que una persona guarda, una vez cada cosa',
    [
      [savesThree, DONE],
      [savesThree, DONE],
      [(p) => p.favourites.add({ user, productId: '0' }), refused(ANY_WORDS)],
      [(p) => p.favourites.count({ user }), 1],
      [saved, [has({ id: '3' })]],
      [(p) => p.catalogue.productForUser({ id: '3', user }), has({ id: '3', favourite: true })],
      [(p) => p.catalogue.productForUser({ id: '3', user: 'otra@x.mx' }), has({ favourite: false })],
      [(p) => p.favourites.remove({ user, productId: '3' }), DONE],
      [saved, []],
    ],
  ],
  [
    'R3.02 R7.41 R7.43 R7.50 con la cuenta que se crea, una vez, se ingresa',
    [
      [signsUp, DONE],
      [signsUp, refused('Ese correo ya está registrado.')],
      [
        (p) => p.session.login({ mail: ' ana@x.mx ', password: ' clave de paso ' }),
        { name: 'Ana Ruiz', mail: user, phone: '445 123 4567' },
        'POST /login-user.php {"email":"ana@x.mx","password":" clave de paso "}',
      ],
      [(p) => p.session.login({ mail: user, password: 'otra' }), refused('Correo o contraseña incorrectos.')],
      [(p) => p.accounts.recoverPassword({ mail: user }), DONE],
      [(p) => p.accounts.recoverPassword({ mail: 'nadie@x.mx' }), refused(ANY_WORDS)],
    ],
  ],
  ...(['Google', 'Facebook'] as const).map((provider): Walk => [
    `R7.42 R7.44 con ${provider} se crea cuenta y se ingresa, con su prueba`,
    [
      [(p) => p.session.loginSocial(social(provider)), refused(ANY_WORDS)],
      [(p) => p.accounts.registerSocial(social(provider)), DONE],
      [(p) => p.session.loginSocial(social(provider)), { name: 'Ana Ruiz', mail: user, phone: '' }],
      [(p) => p.session.loginSocial(social(provider, '')), refused(ANY_WORDS)],
    ],
  ]),
  [
    'R3.06 R7.45 un correo se suscribe una vez; otra respuesta es una negativa',
    [
      [
        (p) => p.newsletter.subscribe({ mail: ` ${user}\n` }),
        DONE,
        'POST /suscribir-newspaper.php {"correo":"ana@x.mx"}',
      ],
      [(p) => p.newsletter.subscribe({ mail: user }), refused('Ese correo ya está suscrito.')],
    ],
  ],
  [
    'R6.04 R7.31 R7.32 R7.33 R7.46 un mensaje llega una vez a la tienda, y trae su respuesta',
    [
      [greets, DONE],
      [greets, DONE],
      [
        (p) => p.messaging.send({ user, storeId: '999', text: 'Eh', productId: null, clientId: 'c' }),
        refused(ANY_WORDS),
      ],
      [(p) => p.messaging.sentTo(thread), [has({ from: 'user', text: '¿Cuánto cuesta la docena?', productId: '5' })]],
      [received, []],
      10_000,
      [inbox, [has({ storeId: '2', unread: 1 })]],
      [received, [has({ from: 'store' })]],
      [inbox, [has({ unread: 0 })]],
    ],
  ],
  [
    'R7.49 R11.39 un pedido se hace una vez y da su folio, también sin precios; sin piezas no se hace',
    [
      [(p) => p.orders.create(ORDER), { folio: 'SIM-1001' }],
      [(p) => p.messaging.receivedFrom({ user, storeId: '26' }), []],
      [
        (p) => p.orders.create({ ...ORDER, lines: [{ ...LINE, price: null }], total: null }),
        { folio: 'SIM-1001' },

        'POST /create_pedido.php {"id_cliente":"o1","user":"ana@x.mx","id_tienda":"26","nota":"Con cuidado","total":"",' +
          '"productos":[{"id_producto":"118","producto":"Blusa","color":"Rojo","talla":"CH","cantidad":6,"precio":""}]}',
      ],
      [
        (p) => p.orders.create({ ...ORDER, clientId: 'o2', lines: [], total: 0 }),
        refused('Tu pedido no tiene piezas.'),
      ],
    ],
  ],
]

/** Each record of a view, and what the simulated shop notes. */
export const VISITS: readonly (readonly [record: (v: VisitsPort) => void, noted: string])[] = [
  [(v) => v.page({ page: '/articulos', user }), 'page /articulos'],
  [(v) => v.store({ storeId: '2', user }), 'store 2'],
  [(v) => v.storeContact({ storeId: '2', user }), 'store-contact 2'],
  [(v) => v.product({ productId: '5', user }), 'product 5'],
  [(v) => v.productContact({ productId: '5', user }), 'product-contact 5'],
  [(v) => v.article({ articleId: '7', user }), 'article 7'],
  [(v) => v.whatsappContact({ storeId: '2', productId: '5', user }), 'whatsapp 2/5'],
]
