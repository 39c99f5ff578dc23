import { passwordHash } from '../memory/session.ts'
import type { Visitors } from '../persistence.ts'
import type { Shop } from '../shop.ts'
import { DAY, HOUR, MINUTE } from './clock.ts'

/** The account that the login screen of offline builds prints. */
export const DEMO = {
  name: 'Guadalupe Ramírez',
  mail: 'demo@puntada.mx',
  phone: '445 555 0142',
  password: 'mayoreo123',
} as const

type Said = readonly [from: 'user' | 'store', ago: number, text: string, read?: boolean]

const WITH_MAKERS: readonly (readonly Said[])[] = [
  [
    ['user', 3 * DAY + 2 * HOUR, 'Hola, ¿todavía tienen el suéter de ochos en vino?'],
    ['store', 3 * DAY + HOUR, '¡Hola, Guadalupe! Sí, nos quedan dos corridas en vino y una en hueso.'],
    ['user', 3 * DAY + 50 * MINUTE, 'Apártame la de vino y media docena en hueso, por favor.'],
    ['store', 2 * DAY, 'Apartadas. En cuanto caiga tu depósito salen con la paquetería de la tarde.'],
    ['store', 40 * MINUTE, 'Ya llegó el tono mostaza que preguntaste. ¿Te mando fotos?', false],
    ['store', 38 * MINUTE, 'También tenemos los ponchos nuevos, por si quieres verlos antes del fin de semana.', false],
  ],
  [
    ['user', 6 * DAY, 'Hola, ¿hacen envíos a Querétaro?'],
    ['store', 6 * DAY - 20 * MINUTE, 'Sí, todos los días. A Querétaro llega al día siguiente.'],
    ['user', 5 * DAY, 'Perfecto. Les hago pedido esta semana.'],
    [
      'store',
      3 * HOUR,
      'Buen día, Guadalupe. Hoy la paquetería pasa a las 12, por si quieres que tu pedido salga hoy mismo.',
      false,
    ],
  ],
  [
    ['user', 12 * DAY, '¿El precio de docena se respeta si mezclo modelos?'],
    ['store', 12 * DAY - HOUR, 'Mezclando tallas y colores del mismo modelo, sí. Entre modelos aplica el de 6 piezas.'],
    ['user', 12 * DAY - 2 * HOUR, 'Muy claro, gracias.'],
  ],
]

const WITH_SERVICE: readonly Said[] = [
  [
    'store',
    20 * DAY,
    '¡Bienvenida a Puntada, Guadalupe! Si necesitas ayuda con tu primer pedido, escríbenos por aquí.',
  ],
  ['user', 19 * DAY, 'Gracias. ¿Cómo sé si un fabricante está verificado?'],
  [
    'store',
    19 * DAY - 30 * MINUTE,
    'Busca la insignia junto a su nombre; en la página de Canaive está la lista completa.',
  ],
]

/** What visitors did before the shop opened at `openedAt`: the demo account with its favourites and conversations. */
export const seededVisitors = (shop: Shop, openedAt: number): Visitors => {
  const { name, mail, phone, password } = DEMO
  const makers = shop.db.store.getAll().filter(({ id, trade }) => trade !== null && shop.ofStore(id).length > 0)
  const threads: (readonly [string, readonly Said[]])[] = [
    ['1', WITH_SERVICE],
    ...WITH_MAKERS.flatMap((said, index): [string, readonly Said[]][] => {
      const store = makers[index]
      return store === undefined ? [] : [[store.id, said]]
    }),
  ]
  const messages = threads
    .flatMap(([storeId, said]) =>
      said.map(([from, ago, text, read = true]) => ({
        user: mail,
        storeId,
        from,
        text,
        at: openedAt - ago,
        read,
        clientId: '',
      })),
    )
    .sort((a, b) => a.at - b.at)
    .map((message, index) => ({ id: String(index + 1), ...message }))
  const step = Math.max(1, Math.floor(shop.products.length / 7))
  const favourites = shop.products
    .filter((_, index) => index % step === Math.min(3, step - 1))
    .slice(0, 6)
    .map(({ id }, index) => ({ key: `${mail}/${id}`, user: mail, productId: id, at: openedAt - (9 - index) * DAY }))
  return {
    users: [{ mail, name, phone, passwordHash: passwordHash(password) }],
    favourites,
    messages,
    orders: [],
    subscriptions: [{ mail, at: openedAt - 15 * DAY }],
    visits: [],
  }
}
