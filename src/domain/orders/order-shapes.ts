import type { PriceTier } from '../catalogue/catalogue.ts'
import type { Draft, DraftProduct, Outgoing, SentOrder } from './orders.ts'
import { MAX_PIECES, type Cell } from './quantity-grid.ts'

// What a browser kept may be broken, of a former version or somebody else's: what does not fit is left out.

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
const each = <T>(value: unknown, read: (item: Fields) => T | null): readonly T[] =>
  Array.isArray(value) ? value.map((item) => read(fields(item))).filter((item) => item !== null) : []

const readTier = (tier: Fields): PriceTier | null => {
  const [from, price] = [whole(tier['from']), whole(tier['price'])]
  return from === null || price === null ? null : { from, price }
}

const readCell = (cell: Fields): Cell | null => {
  const pieces = whole(cell['pieces'])
  const [colour, size] = [text(cell['colour']), text(cell['size'])]
  if (pieces === null || pieces === 0 || pieces > MAX_PIECES || colour === '' || size === '') return null
  return { colour, size, pieces }
}

const readProduct = (product: Fields): DraftProduct | null => {
  const cells = each(product['cells'], readCell)
  const productId = text(product['productId'])
  if (productId === '' || cells.length === 0) return null
  return {
    productId,
    name: text(product['name']),
    image: text(product['image']) || null,
    tiers: each(product['tiers'], readTier),
    minimum: Math.max(1, whole(product['minimum']) ?? 1),
    multiple: Math.max(1, whole(product['multiple']) ?? 1),
    cells,
  }
}

const readDraft = (draft: Fields): Draft | null => {
  const [clientId, storeId] = [text(draft['clientId']), text(draft['storeId'])]
  const products = each(draft['products'], readProduct)
  const savedAt = whole(draft['savedAt'])
  if (clientId === '' || storeId === '' || products.length === 0 || savedAt === null) return null
  return {
    clientId,
    storeId,
    storeName: text(draft['storeName']),
    storeMinimum: whole(draft['storeMinimum']),
    storePhone: text(draft['storePhone']),
    note: text(draft['note']),
    products,
    savedAt,
  }
}

/** One of each id, in their order: of two tabs' copies, the first. */
const once = <T>(items: readonly T[], id: (item: T) => string): readonly T[] => {
  const seen = new Set<string>()
  return items.filter((item) => seen.size < seen.add(id(item)).size)
}

export const readDrafts = (kept: unknown): readonly Draft[] => once(each(kept, readDraft), ({ storeId }) => storeId)

export const readOutbox = (kept: unknown): readonly Outgoing[] =>
  once(
    each(kept, (item) => {
      const draft = readDraft(fields(item['draft']))
      const at = whole(item['at'])
      return draft === null || at === null ? null : { draft, user: text(item['user']), at }
    }),
    ({ draft }) => draft.clientId,
  )

export const readSentOrders = (kept: unknown): readonly SentOrder[] =>
  once(
    each(kept, (item) => {
      const draft = readDraft({ ...item, savedAt: item['sentAt'] })
      const total = whole(item['total'])
      if (draft === null || total === null) return null
      const { savedAt, ...order } = draft
      return { ...order, user: text(item['user']), folio: text(item['folio']), total, sentAt: savedAt }
    }),
    ({ clientId }) => clientId,
  )
