import { vi } from 'vitest'
import { createOrderStores } from '../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../src/application/order-drafts.ts'
import { createOrderSending } from '../../src/application/order-sending.ts'
import type { DraftProduct, Order } from '../../src/domain/orders/orders.ts'
import type { Result } from '../../src/domain/result.ts'
import { ANA, type Tab } from './device.ts'

export const STORE = { storeId: '2', storeName: 'Tejidos Alba', storeMinimum: null, storePhone: '4451234567' }
export const playera = (pieces: number): DraftProduct => ({
  productId: '5',
  name: 'Playera Alba',
  image: null,
  tiers: [{ from: 3, price: 100_00 }],
  minimum: 3,
  multiple: 1,
  cells: [{ colour: 'Negro', size: 'CH', pieces }],
})

/** Over the storage that it shares with other tabs, and a server that answers when told. */
export const services = (tab: Tab) => {
  const answers: ((result: Result<{ folio: string }>) => void)[] = []
  const create = vi.fn((_order: Order) => new Promise<Result<{ folio: string }>>((resolve) => answers.push(resolve)))
  const begin = vi.fn()
  const clock = { time: 1_000_000 }
  const page = { now: () => clock.time, newId: () => crypto.randomUUID() }
  const orderStores = createOrderStores(tab.storage, tab.locks)
  const drafts = createOrderDrafts({ orderStores, page, locks: tab.locks })
  const sending = createOrderSending({
    orderStores,
    orders: { create },
    page,
    locks: tab.locks,
    loginIntent: { begin },
  })
  const see = (user: string) => {
    const { pending, sent } = sending.of(user).read()
    return {
      drafts: orderStores
        .open(user)
        .read()
        .drafts.map(({ products }) => products[0]?.cells[0]?.pieces),
      pending: pending.map(({ isSending }) => (isSending ? 'enviando' : 'no se sabe')),
      sent: sent.map(({ folio }) => folio),
    }
  }
  // As a screen does.
  sending.of(ANA.mail).subscribe(() => undefined)
  return {
    tab,
    clock,
    drafts,
    sending,
    create,
    begin,
    see,
    orderStores,
    answer: (result: Result<{ folio: string }>, at = -1) => answers.at(at)?.(result),
  }
}
export const idOf = ({ orderStores }: ReturnType<typeof services>, user = ANA.mail) => {
  const { drafts, pending } = orderStores.open(user).read()
  return drafts[0]?.clientId ?? pending[0]?.draft.clientId ?? ''
}
