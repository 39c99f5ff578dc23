import { describe, expect, it } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { aDraft, aDraftProduct, anOutgoing, aProduct, cell } from '../../support/builders.ts'
import { createMemoryLocks, MemoryStore } from '../../support/device.ts'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createRecentStores } from '../../../src/adapters/storage/recent-stores.ts'
import { adoptRecents } from '../../../src/application/login-flow.ts'
import { rememberViewed } from '../../../src/ui/features/product/other-products.tsx'

const readDrafts = (drafts: unknown) =>
  createOrderStores(new MemoryStore({ puntada_pedidos_ana: { drafts, pending: [] } }), createMemoryLocks())
    .open('ana')
    .read().drafts

describe('Lo que el navegador guardó de los pedidos', () => {
  const only = (product: object) =>
    readDrafts([{ ...aDraft(), products: [{ ...aDraftProduct(), ...product }] }])[0]?.products[0]

  it('R1.05 un borrador sin clave, tienda, modelos u hora se descarta; lo que falta de lo demás queda vacío', () => {
    const broken = [{ clientId: '' }, { storeId: '' }, { products: [] }, { savedAt: -1 }, { savedAt: undefined }]
    expect(broken.flatMap((part) => readDrafts([{ ...aDraft(), ...part }]))).toEqual([])
    const bare = { storeName: 1, storeMinimum: '1', storePhone: null, note: {} }
    expect(readDrafts([{ ...aDraft(), ...bare }])).toEqual([
      aDraft({ storeName: '', storeMinimum: null, storePhone: '', note: '' }),
    ])
  })

  it('un modelo sin número o sin casillas se descarta; de lo demás se lee lo que se entiende', () => {
    expect([{ productId: '' }, { productId: 5 }, { cells: [] }].map(only)).toEqual([undefined, undefined, undefined])
    const rising = [
      { from: 1, price: 85_00 },
      { from: 6, price: 90_00 },
    ]
    for (const [stored, read] of [
      [{ name: 3 }, { name: '' }],
      [{ key: 'PLA-5' }, { key: 'PLA-5' }],
      [{ image: '' }, { image: null }],
      [{ minimum: 0 }, { minimum: 1 }],
      [{ multiple: 0 }, { multiple: 1 }],
    ])
      expect(only(stored!)).toEqual({ ...aDraftProduct(), ...read })
    for (const tiers of ['x', [{ from: 1, price: 90_00 }, { from: 6 }], [{ from: 1, price: 0 }], rising])
      expect(only({ tiers })?.tiers).toEqual([])
  })

  it('una casilla sin color, sin talla o con otras piezas se descarta, y la de al lado se queda', () => {
    const good = cell('Negro', 'M', 9999)
    for (const part of [{ pieces: 0 }, { pieces: 10_000 }, { pieces: 1.5 }, { colour: '' }, { size: '' }])
      expect(only({ cells: [{ ...cell('Negro', 'CH', 1), ...part }, good] })?.cells).toEqual([good])
  })
})

const KEY = 'puntada_por_enviar_ana@ejemplo.mx_7'
const read = (kept: unknown) =>
  createMessageStores(new MemoryStore({ [KEY]: kept }), createMemoryLocks())
    .outbox('ana@ejemplo.mx', '7')
    .read()

describe('Los mensajes que el navegador guarda', () => {
  it('vuelven con la falla de entonces; lo roto se deja fuera, y lo bueno de al lado se queda', () => {
    const kept = (['waiting', 'sending', 'failed', 'checking', 'unknown'] as const).map((delivery, place) =>
      anOutgoing({ clientId: `c${place}`, delivery, productId: '7', failure: { kind: 'offline' } }),
    )
    const broken = [{ text: 2 }, { text: ' ' }, { writtenAt: '1' }, { delivery: 'otra' }, { productId: 7 }]
    expect(read([...broken.map((part) => ({ ...anOutgoing({ clientId: 'x' }), ...part })), ...kept])).toEqual(kept)
  })
})

it('R11.85 de lo visto se guardan los últimos trece, también de lo que se vio sin ingresar', async () => {
  const recents = createRecentStores(new MemoryStore(), createMemoryLocks())
  const [guest, own] = [recents.viewed(''), recents.viewed('ana@ejemplo.mx')]
  const see = (viewed: typeof own, name: string) => {
    for (let at = 1; at <= 15; at++) rememberViewed(viewed, aProduct({ id: `${name}${at}` }))
    return viewed.read().map(({ id }) => id)
  }
  const last = (name: string) => Array.from({ length: 13 }, (_, at) => `${name}${15 - at}`)
  expect([see(guest, 'g'), see(own, 'a')]).toEqual([last('g'), last('a')])
  adoptRecents(recents, 'ana@ejemplo.mx')
  await Promise.resolve()
  expect(own.read().map(({ id }) => id)).toEqual(last('g'))
  expect(guest.read()).toEqual([])
})
