/** An action that login interrupts and that is completed after it (section 1). */
export type Intent =
  | { readonly kind: 'favourite'; readonly productId: string }
  | { readonly kind: 'go'; readonly path: string }
  /**
   * To send an order: it is in its drawer, where the visitor sends it. `clientId` is empty where nobody noted which.
   */
  | { readonly kind: 'orders'; readonly clientId: string }
  /** To send an order whose sending the end of a session interrupted: it is among the drafts again. */
  | { readonly kind: 'order'; readonly clientId: string }
  | { readonly kind: 'whatsapp'; readonly productId: string }
  | { readonly kind: 'chat'; readonly storeId: string; readonly productId: string | null }
  | { readonly kind: 'message'; readonly storeId: string; readonly clientId: string }
  | { readonly kind: 'contact'; readonly storeId: string }

export type BegunIntent = Readonly<{
  intent: Intent
  /** Milliseconds since 1970, UTC. */
  at: number
  /** Path and query of the screen to return to; empty for none. */
  path: string
  /** Whom the server asked to log in again: nobody else may complete it. Empty for an anonymous visitor. */
  user: string
  /** Somebody has logged in since it began. */
  isLoggedIn: boolean
}>

/** Reads of broken storage give null. */
export interface IntentStore {
  read(): BegunIntent | null
  write(begun: BegunIntent): void
  clear(): void
}

export const INTENT_FORGOTTEN_AFTER_MS = 30 * 60_000
