import { describe, expect, it } from 'vitest'
import { DEMO } from '../../support/device.ts'
import { orderFor, small, START, value } from '../../support/simulated.ts'

// The contract holds each target against a twin: only what is written out here tells when both change.
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
const NEW = { mail: 'rosa@correo.mx', name: 'Rosa Tapia', phone: '4451234567', password: 'costura2026' }

describe('Simulación: en qué orden contesta', () => {
  const { catalogue, blog, favourites, messaging } = small().ports

  it('los productos, los nuevos primero, también los de un segmento y los de una empresa', async () => {
    expect(idsOf(await value(catalogue.products({ limit: 5 })))).toEqual(['80', '79', '78', '77', '76'])
    const dama = await value(catalogue.productsPage({ segment: 'Dama', category: '', size: '' }))
    expect(idsOf(dama)).toEqual(['78', '75', '72', '59', '53', '38', '35', '17', '11', '7', '3'])
    expect(idsOf(await value(catalogue.companyProducts({ storeId: '2' })))).toEqual(['80', '37'])
  })

  it('lo buscado, primero lo que se llama así', async () => {
    const found = await value(catalogue.search({ text: 'blusa' }))
    expect(found.map(({ name }) => name)).toEqual([
      'Blusa Canela con holán',
      'Playera Ofelia con caída asimétrica',
      'Camisola Estudiantina con lazo al cuello',
    ])
  })

  it('los artículos, los últimos primero', async () => {
    const articles = await value(blog.articles())
    expect(idsOf(articles)).toEqual(['14', '13', '12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  })

  it('las conversaciones, la última primero, cada una con los mensajes que no se han leído', async () => {
    const inbox = await value(messaging.inbox({ user: DEMO.mail }))
    expect(inbox.map(({ storeName, unread }) => [storeName, unread])).toEqual([
      ['Punto Mil Puntadas', 2],
      ['Modas Colibrí Cosido', 1],
      ['Invierno Agua Zarca', 0],
      ['Atención a clientes Puntada', 0],
    ])
  })

  it('los favoritos, el último que se guardó primero', async () => {
    const before = idsOf(await value(favourites.list({ user: DEMO.mail })))
    expect(before).toEqual(['22', '33', '44', '55', '66', '77'])
    for (const productId of ['5', '9']) await value(favourites.add({ user: DEMO.mail, productId }))
    expect(idsOf(await value(favourites.list({ user: DEMO.mail })))).toEqual(['9', '5', ...before])
    expect(await value(favourites.list({ user: 'otra@correo.mx' }))).toEqual([])
  })
})

it('Simulación: la tienda confirma un pedido a los cuatro segundos, a quien lo hizo, con la clave que sea', async () => {
  let time = START
  const { ports, shop } = small({ now: () => time })
  const product = shop.products[0]!
  const order = orderFor(product)
  await value(ports.accounts.register(NEW))
  const folios = []
  for (const user of [DEMO.mail, NEW.mail]) folios.push(await value(ports.orders.create({ ...order, user })))
  expect(folios).toEqual([{ folio: 'SIM-1001' }, { folio: 'SIM-1002' }])
  const said = async (ms: number) => {
    time = START + ms
    const all = await value(ports.messaging.receivedFrom({ user: NEW.mail, storeId: product.storeId }))
    return all.map(({ text }) => /SIM-\d+/.exec(text)?.[0])
  }
  expect([await said(3999), await said(4000)]).toEqual([[], ['SIM-1002']])
})

describe('Simulación: cada cosa que se escribe sigue ahí al recargar', () => {
  let time = START
  const opened = () => small({ storage: localStorage, now: () => time }).ports
  const chat = { user: DEMO.mail, storeId: '6' }

  type Use = (ports: ReturnType<typeof opened>) => Promise<unknown>
  it.each<readonly [what: string, write: Use, seen: Use, truth: unknown]>([
    [
      'un mensaje y su respuesta, una sola vez',
      async ({ messaging }) => {
        await value(messaging.send({ ...chat, text: 'Hola', productId: null, clientId: 'm-1' }))
        time += 60_000
      },
      async ({ messaging }) => {
        await value(messaging.send({ ...chat, text: 'Hola', productId: null, clientId: 'm-1' }))
        const sent = await value(messaging.sentTo(chat))
        return [sent.map(({ text }) => text), (await value(messaging.receivedFrom(chat))).length]
      },
      [['Hola'], 1],
    ],
    [
      'lo que ya se leyó',
      ({ messaging }) => value(messaging.receivedFrom({ user: DEMO.mail, storeId: '2' })),
      async ({ messaging }) =>
        (await value(messaging.inbox({ user: DEMO.mail })))
          .filter(({ unread }) => unread > 0)
          .map(({ storeId }) => storeId),
      ['3'],
    ],
    [
      'un favorito que se quitó',
      ({ favourites }) => value(favourites.remove({ user: DEMO.mail, productId: '44' })),
      async ({ favourites }) => idsOf(await value(favourites.list({ user: DEMO.mail }))),
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
  ])('%s', async (_what, write, seen, truth) => {
    await write(opened())
    expect(await seen(opened())).toEqual(truth)
  })
})
