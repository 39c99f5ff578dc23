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

type Line = readonly [from: 'user' | 'store', ago: number, text: string, read?: false]

/** The first conversation is with customer service, the others with the first makers. */
const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    ['store', 20 * DAY, '¡Bienvenida a Puntada, Guadalupe! Si necesitas ayuda con tu primer pedido, escríbenos.'],
    ['user', 19 * DAY, 'Gracias. ¿Cómo sé si un fabricante está verificado?'],
    ['store', 19 * DAY - 30 * MINUTE, 'Busca la insignia junto a su nombre; en la página de Canaive está la lista.'],
  ],
  [
    ['user', 3 * DAY + 2 * HOUR, 'Hola, ¿todavía tienen el suéter de ochos en vino?'],
    ['store', 3 * DAY + HOUR, '¡Hola, Guadalupe! Sí, nos quedan dos corridas en vino y una en hueso.'],
    ['user', 3 * DAY + 50 * MINUTE, 'Apártame la de vino y media docena en hueso, por favor.'],
    ['store', 40 * MINUTE, 'Ya llegó el tono mostaza que preguntaste. ¿Te mando fotos?', false],
    ['store', 38 * MINUTE, 'También tenemos los ponchos nuevos, por si quieres verlos.', false],
  ],
  [
    ['user', 6 * DAY, 'Hola, ¿hacen envíos a Querétaro?'],
    ['store', 6 * DAY - 20 * MINUTE, 'Sí, todos los días. A Querétaro llega al día siguiente.'],
    ['store', 3 * HOUR, 'Buen día, Guadalupe. Hoy la paquetería pasa a las 12, por si quieres pedir.', false],
  ],
  [
    ['user', 12 * DAY, '¿El precio de docena se respeta si mezclo modelos?'],
    ['store', 12 * DAY - HOUR, 'Mezclando tallas y colores del mismo modelo, sí. Entre modelos, el de 6 piezas.'],
  ],
]

/** The demo account has favourites and conversations from before the shop opened at `openedAt`. */
export const seededVisitors = (shop: Shop, openedAt: number): Visitors => {
  const { name, mail, phone, password } = DEMO
  const makers = shop.db.store.getAll().filter(({ id, trade }) => trade !== null && shop.ofStore(id).length > 0)
  const messages = CONVERSATIONS.flatMap((lines, index) => {
    const storeId = index === 0 ? '1' : makers[index - 1]?.id
    if (storeId === undefined) return []
    const sent = { user: mail, storeId, clientId: '' }
    return lines.map(([from, ago, text, read = true]) => ({ ...sent, from, text, at: openedAt - ago, read }))
  })
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
