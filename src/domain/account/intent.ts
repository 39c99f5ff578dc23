import type { Store } from '../device.ts'

/** The intents that may wait for a login (section 1), with what is stored of each. */
interface Waiting {
  favourite: { productId: string }
  /** A screen for those who are logged in. */
  go: { path: string }
  /** An order that its buyer wanted to send. They send it in its drawer; '' if it is unknown which. */
  draft: { clientId: string }
  /** An order whose sending the end of a session interrupted: it is among the drafts again. */
  order: { clientId: string }
  /** A message that came back for the same reason. */
  message: { storeId: string; clientId: string }
  /** A message to a store. `text`: the words written so far, for its draft. */
  chat: { storeId: string; productId: string | null; text?: string | undefined }
  whatsapp: object
  /** A look at a maker's telephone or e-mail. */
  contact: object
}

export type IntentKind = keyof Waiting
export type Intent<Kind extends IntentKind = IntentKind> = {
  [Each in Kind]: Readonly<{ kind: Each } & Waiting[Each]>
}[Kind]

export type BegunIntent = Readonly<{
  intent: Intent
  /** Milliseconds since 1970, UTC. */
  at: number
  /** Path and query of the screen where it began; empty for none. */
  path: string
  /** The e-mail of who was asked to log in again, or logged in: nobody else may complete it. Empty until then. */
  user: string
  /**
   * `due` once this tab has logged in: what another tab does completes nothing. `elsewhere` if the visitor then
   * followed a link: it is completed without leading back.
   */
  stage: 'waiting' | 'due' | 'elsewhere'
}>

/** The intent that waits for a login, in this tab alone. */
export type IntentStore = Pick<Store<BegunIntent | null>, 'read' | 'edit'>

export const INTENT_FORGOTTEN_AFTER_MS = 30 * 60_000
