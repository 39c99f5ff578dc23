import { expect, it, onTestFinished, vi } from 'vitest'
import { DEMO } from '../../support/device.ts'
import { orderFor, small, START, value } from '../../support/simulated.ts'

const NEW = { mail: 'rosa@correo.mx', name: 'Rosa Tapia', phone: '4451234567', password: 'costura2026' }
const chat = { user: DEMO.mail, storeId: '6' }
const hello = { ...chat, text: 'Hola', productId: null, clientId: 'm-1' }
let time = START
const opened = () => small({ storage: localStorage, now: () => time }).ports

type Use = (ports: ReturnType<typeof opened>) => Promise<unknown>
it.each<readonly [what: string, write: Use, seen: Use, truth: unknown]>([
  [
    'un mensaje y su respuesta, una sola vez',
    async ({ messaging }) => {
      await value(messaging.send(hello))
      time += 60_000
    },
    async ({ messaging }) => {
      await value(messaging.send(hello))
      return [(await value(messaging.sentTo(chat))).length, (await value(messaging.receivedFrom(chat))).length]
    },
    [1, 1],
  ],
  [
    'lo que ya se leyó',
    ({ messaging }) => value(messaging.receivedFrom({ user: DEMO.mail, storeId: '2' })),
    async ({ messaging }) => (await value(messaging.inbox({ user: DEMO.mail }))).map(({ unread }) => unread),
    [0, 1, 0, 0],
  ],
  [
    'un favorito que se quitó',
    ({ favourites }) => value(favourites.remove({ user: DEMO.mail, productId: '44' })),
    async ({ favourites }) => (await value(favourites.list({ user: DEMO.mail }))).map(({ id }) => id),
    ['22', '33', '55', '66', '77'],
  ],
  [
    'quien se suscribió',
    ({ newsletter }) => value(newsletter.subscribe({ mail: NEW.mail })),
    ({ newsletter }) => newsletter.subscribe({ mail: ' ROSA@correo.mx ' }),
    { ok: false, failure: { kind: 'refused', text: 'Ese correo ya está suscrito.' } },
  ],
  [
    'quien creó su cuenta',
    ({ accounts }) => accounts.register(NEW),
    ({ session }) => session.login({ email: NEW.mail, password: NEW.password }),
    { ok: true, value: { name: 'Rosa Tapia', mail: 'rosa@correo.mx', phone: '4451234567' } },
  ],
])('R11.54 en la tienda simulada sigue ahí al recargar, y en otra pestaña, %s', async (_what, write, seen, truth) => {
  const other = opened()
  await write(opened())
  expect(await seen(other)).toEqual(truth)
  expect(await seen(opened())).toEqual(truth)
})

it('la tienda simulada confirma un pedido a los cuatro segundos, a quien lo hizo, con la clave que sea', async () => {
  let now = START
  const { ports, shop } = small({ now: () => now })
  const product = shop.products[0]!
  await value(ports.accounts.register(NEW))
  const folios = []
  for (const user of [DEMO.mail, NEW.mail])
    folios.push((await value(ports.orders.create({ ...orderFor(product), user }))).folio)
  expect(folios).toEqual(['SIM-1001', 'SIM-1002'])
  const said = async (ms: number) => {
    now = START + ms
    const all = await value(ports.messaging.receivedFrom({ user: NEW.mail, storeId: product.storeId }))
    return all.map(({ text }) => /SIM-\d+/.exec(text)?.[0])
  }
  expect([await said(3999), await said(4000)]).toEqual([[], ['SIM-1002']])
})

it('R11.85 de muchos mensajes y pedidos se guardan los últimos, y los folios siguen su cuenta', async () => {
  const { db, ports, shop } = small({ storage: localStorage })
  const { storeId, ...product } = shop.products[0]!
  const row = { user: DEMO.mail, storeId, clientId: '', at: START }
  for (let number = 1; number <= 500; number++)
    db.message.create({ ...row, id: String(10_000 + number), from: 'user', text: 'Hola', read: true })
  for (let number = 1; number <= 60; number++)
    db.order.create({ ...row, folio: `SIM-${1000 + number}`, note: '', lines: '[]', total: 0 })
  const order = orderFor({ ...product, storeId })
  expect(await value(ports.orders.create(order))).toEqual({ folio: 'SIM-1061' })
  const { messages, orders } = JSON.parse(Object.values(localStorage)[0] as string) as {
    messages: { text: string }[]
    orders: { folio: string }[]
  }
  expect([messages.length, messages.at(-1)?.text]).toEqual([400, expect.stringContaining('SIM-1061')])
  expect([orders.length, orders[0]?.folio, orders.at(-1)?.folio]).toEqual([50, 'SIM-1012', 'SIM-1061'])
  expect(await value(small({ storage: localStorage }).ports.orders.create({ ...order, clientId: 'p-2' }))).toEqual({
    folio: 'SIM-1062',
  })
})

it('la tienda simulada descarta lo que no se lee, sigue donde nada se guarda, y se reinicia', async () => {
  const count = ({ ports }: ReturnType<typeof small>) => value(ports.favourites.count({ user: DEMO.mail }))
  const info = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => info.mockRestore())
  localStorage.setItem('puntada_simulacion_1', '{"version":1,"startedAt":1,"users":[{"mail":5}]}')
  expect(await count(small({ storage: localStorage }))).toBe(6)
  expect(info.mock.calls).toEqual([[expect.stringContaining('Se descartaron los datos guardados')]])
  const broken = () => {
    throw new Error('QuotaExceededError')
  }
  const simulation = small({ storage: { getItem: broken, setItem: broken, removeItem: broken } })
  await value(simulation.ports.favourites.add({ user: DEMO.mail, productId: '9' }))
  expect(await count(simulation)).toBe(7)
  simulation.reset()
  expect(await count(simulation)).toBe(6)
})
