import * as z from 'zod/mini'
import type { BegunIntent, Intent, IntentStore } from '../../domain/account/intent.ts'
import type { KeyValueStore } from '../../domain/device.ts'
import { value } from './create-store.ts'
import { filled as id, isTrue, number, text, textOrEmpty } from './stored-fields.ts'

const KEY = 'puntada_pendiente'

const kinds: { readonly [Kind in Intent['kind']]: z.ZodMiniType<Omit<Extract<Intent, { kind: Kind }>, 'kind'>> } = {
  favourite: z.object({ productId: id }),
  go: z.object({ path: text }),
  // Earlier versions did not note which.
  orders: z.object({ clientId: textOrEmpty }),
  order: z.object({ clientId: id }),
  whatsapp: z.object({ productId: id }),
  chat: z.object({ storeId: id, productId: value((raw) => (raw === null ? null : id.safeParse(raw).data)) }),
  message: z.object({ storeId: id, clientId: id }),
  contact: z.object({ storeId: id }),
}
const isKind = (kind: unknown): kind is Intent['kind'] => typeof kind === 'string' && Object.hasOwn(kinds, kind)
const intent = value((raw): Intent | undefined => {
  const kind: unknown = typeof raw === 'object' && raw !== null && 'kind' in raw ? raw.kind : null
  const fields = isKind(kind) ? kinds[kind].safeParse(raw).data : undefined
  return fields === undefined ? undefined : ({ kind, ...fields } as Intent)
})
const schema: z.ZodMiniType<BegunIntent> = z.object({
  intent,
  at: number,
  path: text,
  user: text,
  isLoggedIn: isTrue,
  hasMovedOn: isTrue,
})

/** The intent that login interrupts. */
export const createIntentStore = (tab: KeyValueStore): IntentStore => ({
  read: () => schema.safeParse(tab.get(KEY)).data ?? null,
  write: (begun) => void tab.set(KEY, begun),
  clear: () => tab.remove(KEY),
})
