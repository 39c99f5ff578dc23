import * as z from 'zod/mini'
import type { BegunIntent, IntentStore } from '../../domain/account/intent.ts'
import type { KeyValueStore } from '../../domain/device.ts'
import { filled as id, isTrue, textOrEmpty } from './stored-fields.ts'

const KEY = 'puntada_pendiente'

const schema: z.ZodMiniType<BegunIntent> = z.object({
  intent: z.union([
    z.object({ kind: z.literal('favourite'), productId: id }),
    z.object({ kind: z.literal('go'), path: z.string() }),
    // Earlier versions did not note which.
    z.object({ kind: z.literal('orders'), clientId: textOrEmpty }),
    z.object({ kind: z.literal('order'), clientId: id }),
    z.object({ kind: z.literal('whatsapp'), productId: id }),
    z.object({ kind: z.literal('chat'), storeId: id, productId: z.nullable(id) }),
    z.object({ kind: z.literal('message'), storeId: id, clientId: id }),
    z.object({ kind: z.literal('contact'), storeId: id }),
  ]),
  at: z.number(),
  path: z.string(),
  user: z.string(),
  isLoggedIn: isTrue,
  hasMovedOn: isTrue,
})

/** The intent that login interrupts. */
export const createIntentStore = (tab: KeyValueStore): IntentStore => ({
  read: () => schema.safeParse(tab.get(KEY)).data ?? null,
  write: (begun) => void tab.set(KEY, begun),
  clear: () => tab.remove(KEY),
})
