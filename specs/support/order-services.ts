import { vi } from 'vitest'
import { createOrderStores } from '../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../src/application/order-drafts.ts'
import { createOrderSending, failureOf, type OrderSending } from '../../src/application/order-sending.ts'
import type { Draft, DraftProduct, Order, OrderStores } from '../../src/domain/orders/orders.ts'
import type { Result } from '../../src/domain/result.ts'
import { aDraftProduct, cell } from './builders.ts'
import { ANA, type Tab } from './device.ts'

export const STORE = { storeId: '2', storeName: 'Tejidos Alba', storeMinimum: null, storePhone: '4451234567' }
export const playera = (pieces: number): DraftProduct => aDraftProduct({ cells: [cell('Negro', 'CH', pieces)] })

/** What the drawer shows of a user's orders. */
export const viewOf = (orderStores: OrderStores, sending: OrderSending, user: string) => ({
  ...orderStores.open(user).read(),
  sent: orderStores.sent(user).read(),
  confirmed: sending.known.read().confirmed.filter((order) => order.user === user),
  failureOf: (draft: Draft) => failureOf(sending.known.read(), draft),
  isStored: orderStores.open(user).isStored() && orderStores.sent(user).isStored(),
})

/** Over the storage that it shares with other tabs, and a server that answers when told. */
export const services = (tab: Tab) => {
  const answers: ((result: Result<{ folio: string }>) => void)[] = []
  const create = vi.fn((_order: Order) => new Promise<Result<{ folio: string }>>((resolve) => answers.push(resolve)))
  const clock = { time: 1_000_000 }
  const page = { now: () => clock.time, newId: () => crypto.randomUUID() }
  const orderStores = createOrderStores(tab.storage, tab.locks)
  const drafts = createOrderDrafts(orderStores, page, tab.locks)
  const sending = createOrderSending({ create }, orderStores, page, tab.locks, { begin: () => undefined })
  const view = (user: string) => viewOf(orderStores, sending, user)
  const see = (user: string) => {
    const { pending, sent } = view(user)
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
  sending.watch(ANA.mail)
  return {
    tab,
    clock,
    drafts,
    sending,
    create,
    see,
    view,
    orderStores,
    answer: (result: Result<{ folio: string }>, at = -1) => answers.at(at)?.(result),
  }
}
export const idOf = ({ orderStores }: ReturnType<typeof services>, user = ANA.mail) => {
  const { drafts, pending } = orderStores.open(user).read()
  return drafts[0]?.clientId ?? pending[0]?.draft.clientId ?? ''
}
