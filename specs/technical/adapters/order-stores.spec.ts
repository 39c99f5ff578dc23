// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createOrderStores } from '../../../src/adapters/storage/order-stores.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { createMemoryLocks, MemoryStore } from '../../support/device.ts'

const storesOver = (kept: Readonly<Record<string, unknown>>) =>
  createOrderStores(new MemoryStore(kept), createMemoryLocks())
const readDrafts = (drafts: unknown) =>
  storesOver({ puntada_pedidos_ana: { drafts, pending: [] } })
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
      [{ tiers: 'x' }, { tiers: [] }],
      [{ tiers: [{ from: 1, price: 90_00 }, { from: 6 }] }, { tiers: [] }],
      [{ tiers: [{ from: 1, price: 0 }] }, { tiers: [] }],
      [{ tiers: rising }, { tiers: [] }],
    ])
      expect(only(stored!)).toEqual({ ...aDraftProduct(), ...read })
  })

  it('una casilla sin color, sin talla o con otras piezas se descarta, y la de al lado se queda', () => {
    const good = cell('Negro', 'M', 9999)
    for (const part of [{ pieces: 0 }, { pieces: 10_000 }, { pieces: 1.5 }, { colour: '' }, { size: '' }])
      expect(only({ cells: [{ ...cell('Negro', 'CH', 1), ...part }, good] })?.cells).toEqual([good])
  })
})
