import { userKeyOf } from '../device.ts'
import { isSameOrder } from './drafts.ts'
import { fitting, type CarriedOrders, type Draft, type OpenOrders, type SentOrder } from './orders.ts'

const KIND = 'pedidos de Puntada'
const VERSION = 1

/** A buyer's history and drafts as a file. Pending orders stay: from two browsers one could be sent twice. */
export const orderFile = (account: string, { drafts, sent }: CarriedOrders) =>
  JSON.stringify({ kind: KIND, version: VERSION, account, drafts, sent })

export type OrderFileProblem = 'foreign' | 'cut' | 'version' | 'account'

type Raw = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** Whether a raw record lost nothing when it was read: half an order is none. */
const isWhole = (parsed: unknown, raw: unknown): boolean =>
  isRecord(parsed)
    ? isRecord(raw) &&
      (!Array.isArray(parsed) || parsed.length === (raw as unknown as readonly unknown[]).length) &&
      Object.entries(parsed).every(([name, value]) => isWhole(value, raw[name]))
    : parsed === raw

export type OrderFile = CarriedOrders & Readonly<{ unreadable: number }>

/** A file's orders. `read` is how the browser's storage reads them, so that a file brings nothing that it would refuse. */
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
  if (raw['version'] !== VERSION) return { problem: 'version' }
  const { account: owner, drafts, sent } = raw
  if (typeof owner !== 'string' || !Array.isArray(drafts) || !Array.isArray(sent)) return { problem: 'cut' }
  if (userKeyOf(owner) !== userKeyOf(account)) return { problem: 'account', account: owner }
  const readable = {
    drafts: drafts.flatMap((raw) => read({ drafts: [raw] }).drafts.filter((draft) => isWhole(draft, raw))),
    sent: sent.flatMap((raw) => read({ sent: [raw] }).sent.filter((order) => isWhole(order, raw))),
  }
  return { ...readable, unreadable: drafts.length + sent.length - readable.drafts.length - readable.sent.length }
}

/** A file's orders compared with this browser's, which all stay as they are. */
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
    const other = [...drafts, ...added].find(({ storeId }) => storeId === draft.storeId)
    if (isKnown(draft.clientId)) alreadySent.push(draft)
    else if (other === undefined) added.push(draft)
    else if (isSameOrder(other, draft)) here += 1
    else staying.push(draft)
  }
  return {
    history: lastFirst(history),
    drafts: [...drafts, ...added],
    orders: history.length - sent.length,
    added,
    here,
    /** Drafts whose makers have another one here: they are not brought. */
    staying,
    alreadySent,
    noRoom: others.length - (history.length - sent.length),
    /** This browser's drafts that the other one sent. */
    doubtful: drafts.filter(({ clientId }) => file.sent.some((order) => order.clientId === clientId)),
  }
}

export type ComparedOrders = ReturnType<typeof compareOrders>
