import * as z from 'zod/mini'
import type { Colour, CompanySummary, ProductSummary, RecentStores } from '../../domain/catalogue/catalogue.ts'
import type { KeyValueStore, Locks } from '../../domain/device.ts'
import { createStore, listOf, once, userKey, value } from './create-store.ts'

const isWhole = (raw: unknown): raw is number => typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
const count = value((raw) => (isWhole(raw) ? raw : undefined))
const string = value((raw) => (typeof raw === 'string' ? raw : undefined))
const filled = value((raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined))
const text = value((raw) => (typeof raw === 'string' ? raw : ''))
const atLeastOne = value((raw) => (isWhole(raw) ? Math.max(1, raw) : 1))
const orNone = <T>(list: z.ZodMiniType<readonly T[]>): z.ZodMiniType<readonly T[]> => value((raw) => list.safeParse(raw).data ?? [])

const colour = z.object({ name: string, hex: value((raw) => (raw === null || typeof raw === 'string' ? raw : undefined)) })
const withImage = z.object({ ...colour.shape, image: filled })
const anyColour: z.ZodMiniType<Colour> = value((raw) => withImage.safeParse(raw).data ?? colour.safeParse(raw).data)

// The value may come from an earlier version of the site: only id and name are required.
const product: z.ZodMiniType<ProductSummary> = z.object({
  id: filled,
  name: filled,
  image: value((raw) => filled.safeParse(raw).data ?? null),
  segment: text,
  category: text,
  storeId: text,
  storeName: text,
  town: text,
  tiers: orNone(listOf(z.object({ from: count, price: count }))),
  minimum: atLeastOne,
  multiple: atLeastOne,
  colours: orNone(listOf(anyColour)),
  sizes: orNone(listOf(string)),
  isNew: value((raw) => raw === true),
})
const company: z.ZodMiniType<CompanySummary> = z.object({
  id: filled,
  name: filled,
  logo: value((raw) => filled.safeParse(raw).data ?? null),
  town: text,
  speciality: text,
  verified: value((raw) => raw === true),
  minimumOrder: value((raw) => (isWhole(raw) ? raw : null)),
})
const search = value((raw) => (typeof raw === 'string' && raw.trim() !== '' && raw.length <= 120 ? raw : undefined))

/** Products viewed, searches made and companies followed in this browser. The API has no such lists, and they are sent nowhere. */
export const createRecentStores = (storage: KeyValueStore, locks: Pick<Locks, 'exclusively'>): RecentStores => {
  const followed = once((key) => createStore({ storage, locks, key, schema: listOf(company, ({ id }) => id), empty: [] }))
  return {
    viewed: createStore<readonly ProductSummary[]>({
      storage,
      locks,
      key: 'puntada_vistos',
      schema: listOf(product, ({ id }) => id),
      empty: [],
    }),
    searches: createStore<readonly string[]>({ storage, locks, key: 'puntada_busquedas', schema: listOf(search), empty: [] }),
    followed: (user) => followed(userKey('puntada_seguidos', user)),
  }
}
