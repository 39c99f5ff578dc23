import { userKeyOf } from '../device.ts'
import { isSameOrder } from './drafts.ts'
import { fitting, type CarriedOrders, type Draft, type OpenOrders, type SentOrder } from './orders.ts'

const KIND = 'pedidos de Puntada'
const VERSION = 1

/** A buyer's history and drafts as a file. What is on its way stays: in two browsers it could be sent twice. */
export const orderFile = (account: string, { drafts, sent }: CarriedOrders) =>
  JSON.stringify({ kind: KIND, version: VERSION, account, drafts, sent })

export type OrderFileProblem = 'foreign' | 'cut' | 'newer' | 'version' | 'account'

type Raw = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** Whether a record says what was read of it, and no more: half an order is none. */
const isWhole = (read: unknown, raw: unknown): boolean =>
  isRecord(read)
    ? isRecord(raw) &&
      (!Array.isArray(read) || read.length === (raw as unknown as readonly unknown[]).length) &&
      Object.entries(read).every(([name, value]) => isWhole(value, raw[name]))
    : read === raw

export type OrderFile = CarriedOrders & Readonly<{ unreadable: number }>

/** `read`: what the browser's storage reads of one order, so that a file brings nothing that it could not have. */
export const readOrderFile = (
  text: string,
  account: string,
  read: (raw: object) => CarriedOrders,
): OrderFile | { readonly problem: OrderFileProblem; readonly account?: string } => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { problem: text.includes(KIND) ? 'cut' : 'foreign' }
  }
  if (!isRecord(raw) || raw['kind'] !== KIND) return { problem: 'foreign' }
  if (raw['version'] !== VERSION) return { problem: Number(raw['version']) > VERSION ? 'newer' : 'version' }
  const { account: owner, drafts, sent } = raw
  if (typeof owner !== 'string' || !Array.isArray(drafts) || !Array.isArray(sent)) return { problem: 'cut' }
  if (userKeyOf(owner) !== userKeyOf(account)) return { problem: 'account', account: owner }
  const wholeOf = <Kind extends keyof CarriedOrders>(kind: Kind, orders: readonly unknown[]) =>
    orders.flatMap((order) => {
      const found = read({ [kind]: [order] })[kind] as CarriedOrders[Kind]
      return isWhole(found[0], order) ? [...found] : []
    })
  const whole = { drafts: wholeOf('drafts', drafts) as Draft[], sent: wholeOf('sent', sent) as SentOrder[] }
  return { ...whole, unreadable: drafts.length + sent.length - whole.drafts.length - whole.sent.length }
}

/** What becomes of a file's orders beside those that are here, which all stay as they are. */
export const compareOrders = ({ drafts, pending }: OpenOrders, sent: readonly SentOrder[], file: CarriedOrders) => {
  const keys = new Set(sent.map(({ clientId }) => clientId))
  const others = file.sent.filter(({ clientId }) => !keys.has(clientId) && keys.add(clientId))
  const lastFirst = (orders: readonly SentOrder[]) => orders.toSorted((a, b) => b.sentAt - a.sentAt)
  const history = fitting([...sent, ...lastFirst(others)])
  const isKnown = (clientId: string) => keys.has(clientId) || pending.some(({ draft }) => draft.clientId === clientId)
  const added: Draft[] = []
  const staying: Draft[] = []
  const alreadySent: Draft[] = []
  let here = file.sent.length - others.length
  for (const draft of file.drafts) {
    const own = [...drafts, ...added].find(({ storeId }) => storeId === draft.storeId)
    if (isKnown(draft.clientId)) alreadySent.push(draft)
    else if (own === undefined) added.push(draft)
    else if (isSameOrder(own, draft)) here += 1
    else staying.push(draft)
  }
  return {
    history: lastFirst(history),
    drafts: [...drafts, ...added],
    orders: history.length - sent.length,
    added,
    /** There already, orders and drafts. */
    here,
    /** Not brought: their makers have another draft here. */
    staying,
    alreadySent,
    noRoom: others.length - (history.length - sent.length),
    /** Drafts of this browser that were sent from the other one. */
    doubtful: drafts.filter(({ clientId }) => file.sent.some((order) => order.clientId === clientId)),
  }
}

export type ComparedOrders = ReturnType<typeof compareOrders>
