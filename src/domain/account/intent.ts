/** An action that login interrupts and that is completed after it (section 1). */
export type Intent = Readonly<
  | { kind: 'favourite'; productId: string }
  | { kind: 'go'; path: string }
  /**
   * To send an order: it is in its drawer, where the visitor sends it. `clientId` is empty where nobody noted which.
   */
  | { kind: 'orders'; clientId: string }
  /** To send an order whose sending the end of a session interrupted: it is among the drafts again. */
  | { kind: 'order'; clientId: string }
  | { kind: 'whatsapp'; productId: string }
  /** `text`: what was written already, for the draft of the message. */
  | { kind: 'chat'; storeId: string; productId: string | null; text?: string | undefined }
  | { kind: 'message'; storeId: string; clientId: string }
  | { kind: 'contact'; storeId: string }
>

export type BegunIntent = Readonly<{
  intent: Intent
  /** Milliseconds since 1970, UTC. */
  at: number
  /** Path and query of the screen to return to; empty for none. */
  path: string
  /** Whom the server asked to log in again, or who logged in: nobody else may complete it. Empty until then. */
  user: string
  /** This tab logged in since it began: what another tab does completes nothing. */
  isLoggedIn: boolean
  /** The visitor followed a link after logging in: it is completed without leading back. */
  hasMovedOn: boolean
}>

/** Where an intent waits for the login, of this tab alone. Reads of broken storage give null. */
export interface IntentStore {
  read(): BegunIntent | null
  write(begun: BegunIntent): void
  clear(): void
}

export const INTENT_FORGOTTEN_AFTER_MS = 30 * 60_000
