import { vi } from 'vitest'
import { createOrderStores } from '../../src/adapters/storage/order-stores.ts'
import { createOrderDrafts } from '../../src/application/order-drafts.ts'
import { createOrderSending } from '../../src/application/order-sending.ts'
import { submitOrder } from '../../src/application/submit-order.ts'
import type { DraftProduct, Order } from '../../src/domain/orders/orders.ts'
import type { Result } from '../../src/domain/result.ts'
import { aDraftProduct, alwaysAnswers, cell } from './builders.ts'
import { ANA, type Tab } from './device.ts'

export const STORE = { storeId: '2', storeName: 'Tejidos Alba', storeMinimum: null, storePhone: '4451234567' }
export const playera = (pieces: number): DraftProduct => aDraftProduct({ cells: [cell('Negro', 'CH', pieces)] })

/** A tab's services share its storage with other tabs; the server answers when told. */
export const services = (tab: Tab) => {
  const answers: ((result: Result<{ folio: string }>) => void)[] = []
  const create = vi.fn((_order: Order) => new Promise<Result<{ folio: string }>>((resolve) => answers.push(resolve)))
  const clock = { time: 1_000_000 }
  const page = { now: () => clock.time, newId: () => crypto.randomUUID() }
  const orderStores = createOrderStores(tab.storage)
  const drafts = createOrderDrafts({ orderStores, page, locks: tab.locks })
  const loginIntent = { begin: () => undefined }
  const sending = createOrderSending({ orders: { create }, orderStores, page, locks: tab.locks, loginIntent })
  const see = (user: string) => {
    const { drafts, pending } = orderStores.open(user).read()
    const sent = orderStores.sent(user).read()
    return {
      drafts: drafts.map(({ products }) => products[0]?.cells[0]?.pieces),
      pending: pending.map(({ isSending }) => (isSending ? 'enviando' : 'no se sabe')),
      sent: sent.map(({ folio }) => folio),
    }
  }
  // Screens watch, too.
  sending.watch(ANA.mail)
  return {
    tab,
    clock,
    drafts,
    sending: {
      ...sending,
      /** Sends a stored order at the shown prices: this shop sells nothing today. */
      async send(user: string, id: string) {
        const pressed = orderStores
          .open(user)
          .read()
          .drafts.find(({ clientId }) => clientId === id)
        const site = { catalogue: { product: alwaysAnswers(null) }, currentSession: { user: () => user }, page }
        return pressed && (await submitOrder(site, sending, user, pressed, true))
      },
    },
    create,
    see,
    orderStores,
    answer: (result: Result<{ folio: string }>, at = -1) => answers.at(at)?.(result),
  }
}
export const idOf = ({ orderStores }: ReturnType<typeof services>, user = ANA.mail) => {
  const { drafts, pending } = orderStores.open(user).read()
  return drafts[0]?.clientId ?? pending[0]?.draft.clientId ?? ''
}
