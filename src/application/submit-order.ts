import type { CataloguePort } from '../domain/catalogue/catalogue.ts'
import type { Page } from '../domain/device.ts'
import { isSameOrder } from '../domain/orders/drafts.ts'
import { withPending, type Draft, type OrderReceipt, type SentOrder } from '../domain/orders/orders.ts'
import { asOfToday, changesSince, reorder, type Today } from '../domain/orders/reorder.ts'
import { type AfterSending, type Failure, mapResult, ok, type Result } from '../domain/result.ts'
import type { CurrentSession } from './current-session.ts'
import type { OrderDrafts } from './order-drafts.ts'
import type { OrderSending } from './order-sending.ts'

interface Site {
  catalogue: Pick<CataloguePort, 'product'>
  currentSession: Pick<CurrentSession, 'user'>
  page: Pick<Page, 'now'>
}

/** The outcome of a press on *Enviar*. */
export type Submitted =
  | AfterSending<OrderReceipt>
  | Readonly<
      | {
          /** Nothing was sent: today's prices or rules are other ones, or the draft changed after the press. */
          kind: 'changed'
          /** The draft when the answer arrived. */
          before: Draft
          today: Today
          isAsPressed: boolean
        }
      | { kind: 'unchecked'; failure: Failure }
      /** Another tab sends it, or it is no draft any more. */
      | { kind: 'elsewhere' }
    >

const ELSEWHERE = { kind: 'elsewhere' } as const

/** Reads products again; null for one that is gone. One failure fails all: half a list of prices is a wrong total. */
const readToday = async (
  catalogue: Site['catalogue'],
  products: readonly { productId: string }[],
): Promise<Result<Today>> => {
  const reads = await Promise.all(
    products.map(async ({ productId }) =>
      mapResult(await catalogue.product({ id: productId }), (product) => [productId, product] as const),
    ),
  )
  const failed = reads.find((read) => !read.ok)
  return failed ?? ok(new Map(reads.flatMap((read) => (read.ok ? [read.value] : []))))
}

/**
 * Sends an order as its buyer saw it when *Enviar* was pressed. A draft may be days old: it goes out only at today's
 * prices, rules and sizes, unless its buyer wants it so although they cannot be read (`isUnchecked`).
 */
export const submitOrder = async (
  { catalogue, currentSession, page }: Site,
  sending: Pick<OrderSending, 'send'>,
  user: string,
  pressed: Draft,
  isUnchecked = false,
): Promise<Submitted> => {
  const { clientId } = pressed
  // Awaited even without a read: meanwhile the field that was left stores its pieces.
  const today = await (isUnchecked ? ok<Today>(new Map()) : readToday(catalogue, pressed.products))
  if (currentSession.user() !== user) return ELSEWHERE
  if (!today.ok) return { kind: 'unchecked', failure: today.failure }
  const submitted = await sending.send<Submitted>(user, clientId, (now, isEdited) => {
    const draft = now.drafts.find((one) => one.clientId === clientId)
    if (draft === undefined) return [now, ELSEWHERE]
    const isAsPressed = !isEdited && isSameOrder(pressed, draft)
    if (isAsPressed && changesSince(draft, draft, today.value).length === 0) {
      const order = { draft: { ...draft, failure: undefined }, user, at: page.now(), isSending: true }
      return [withPending(now, order), order]
    }
    const renewed = { ...asOfToday(draft, today.value), savedAt: page.now(), failure: undefined }
    const drafts = now.drafts.map((one) => (one === draft ? renewed : one))
    return [
      { ...now, drafts },
      { kind: 'changed', before: draft, today: today.value, isAsPressed },
    ]
  })
  return submitted ?? ELSEWHERE
}

/**
 * Adds a former order again, after every product was read: old prices may be wrong. Gives the reasons why nothing can be
 * ordered now, or null where something was added.
 */
export const repeatOrder = async (
  { catalogue }: Pick<Site, 'catalogue'>,
  drafts: Pick<OrderDrafts, 'add' | 'reordered'>,
  user: string,
  order: SentOrder,
) => {
  const today = await readToday(catalogue, order.products)
  if (!today.ok) return today
  const { changes, ...again } = reorder(order, today.value)
  if (again.products.length === 0) return ok(changes)
  const { draftId, added } = drafts.add(user, again, again.products)
  drafts.reordered.change(() => ({ orderId: order.clientId, draftId, added, wanted: again.products, changes }))
  return ok(null)
}
