import { expect, it, vi } from 'vitest'
import { DEMO } from '../../support/device.ts'
import { orderFor, small, START, value } from '../../support/simulated.ts'

const NEW = { mail: 'rosa@correo.mx', name: 'Rosa Tapia', phone: '4451234567', password: 'costura2026' }
const user = DEMO.mail
const chat = { user, storeId: '6' }

it('R11.54 en la tienda simulada lo que alguien hizo sigue ahí al recargar, y en otra pestaña', async () => {
  let time = START
  const opened = () => small({ storage: localStorage, now: () => time }).ports
  const [here, other] = [opened(), opened()]
  /** At once, because each thing that is saved brings along what was not. */
  const sees = async (seen: (ports: typeof here) => Promise<unknown>, truth: unknown) => {
    for (const ports of [other, opened()]) expect(await seen(ports)).toEqual(truth)
  }
  const unread = async ({ messaging }: typeof here) =>
    (await value(messaging.inbox({ user }))).map((conversation) => conversation.unread)
  await value(here.messaging.receivedFrom({ user, storeId: '2' }))
  await sees(unread, [0, 1, 0, 0])
  await value(here.favourites.remove({ user, productId: '44' }))
  const favourites = async (ports: typeof here) => (await value(ports.favourites.list({ user }))).map(({ id }) => id)
  await sees(favourites, ['22', '33', '55', '66', '77'])
  await value(here.newsletter.subscribe({ mail: NEW.mail }))
  const refusal = { kind: 'refused', text: 'Ese correo ya está suscrito.' }
  await sees(({ newsletter }) => newsletter.subscribe({ mail: ' ROSA@correo.mx ' }), { ok: false, failure: refusal })
  await value(here.accounts.register(NEW))
  const { mail, password, ...owner } = NEW
  await sees(({ session }) => value(session.login({ mail, password })), { ...owner, mail })
  const say = ({ messaging }: typeof here) =>
    value(messaging.send({ ...chat, text: 'Hola', productId: null, clientId: 'm-1' }))
  await say(here)
  time += 60_000
  const thread = async (ports: typeof here) => {
    // Sent again it is the same one.
    await say(ports)
    const { sentTo, receivedFrom } = ports.messaging
    return [(await value(sentTo(chat))).length, (await value(receivedFrom(chat))).length]
  }
  await sees(thread, [1, 1])
})

it('R11.85 de muchos mensajes y pedidos se guardan los últimos, y los folios siguen su cuenta', async () => {
  const { db, ports, shop } = small({ storage: localStorage })
  const order = orderFor(shop.products[0]!)
  const row = { user, storeId: order.storeId, clientId: '', at: START }
  for (let number = 1; number <= 500; number++)
    db.message.create({ ...row, id: String(10_000 + number), from: 'user', text: 'Hola', read: true })
  for (let number = 1; number <= 60; number++)
    db.order.create({ ...row, folio: `SIM-${1000 + number}`, note: '', lines: '[]', total: 0 })
  expect(await value(ports.orders.create(order))).toEqual({ folio: 'SIM-1061' })
  const again = small({ storage: localStorage })
  expect([again.db.message.count(), again.db.order.getAll()[0]?.folio]).toEqual([400, 'SIM-1012'])
  expect(await value(again.ports.orders.create({ ...order, clientId: '' }))).toEqual({ folio: 'SIM-1062' })
})

it('la tienda simulada descarta lo que no se lee, sigue donde nada se guarda, y se reinicia', async () => {
  const count = ({ ports }: ReturnType<typeof small>) => value(ports.favourites.count({ user }))
  const info = vi.spyOn(console, 'info').mockReturnValue()
  localStorage.setItem('puntada_simulacion_1', '{"version":1,"startedAt":1,"users":[{"mail":5}]}')
  expect(await count(small({ storage: localStorage }))).toBe(6)
  expect(info.mock.calls).toEqual([[expect.stringContaining('Se descartaron los datos guardados')]])
  const broken = () => {
    throw new Error('QuotaExceededError')
  }
  const simulation = small({ storage: { getItem: broken, setItem: broken, removeItem: broken } })
  await value(simulation.ports.favourites.add({ user, productId: '9' }))
  expect(await count(simulation)).toBe(7)
  simulation.reset()
  expect(await count(simulation)).toBe(6)
})
