/** An action that login interrupts; it is completed after the reload that follows the login (section 1). */
export type Intent =
  /** To add a favourite. */
  | { readonly kind: 'favourite'; readonly productId: string }
  /** To see a screen. */
  | { readonly kind: 'go'; readonly path: string }
  /**
   * To send an order: it is in its drawer, where the visitor sends it. `clientId` is empty where nobody noted which.
   */
  | { readonly kind: 'orders'; readonly clientId: string }
  /** To send an order whose sending the end of a session interrupted: it is among the drafts again. */
  | { readonly kind: 'order'; readonly clientId: string }
  | { readonly kind: 'whatsapp'; readonly productId: string }
  /** To write to a store, perhaps about a product. */
  | { readonly kind: 'chat'; readonly storeId: string; readonly productId: string | null }
  /** To send a message that waits in the outbox. */
  | { readonly kind: 'message'; readonly storeId: string; readonly clientId: string }
  /** To call or write to a company. */
  | { readonly kind: 'contact'; readonly storeId: string }

/** An intent with its circumstances. */
export interface BegunIntent {
  readonly intent: Intent
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  /** Path and query of the screen to return to; empty for none. */
  readonly path: string
  /** Whom the server asked to log in again: nobody else may complete it. Empty for an anonymous visitor. */
  readonly user: string
  /** Whether somebody has logged in since it began. */
  readonly isLoggedIn: boolean
}

/** Where an intent waits for the login. Reads of broken storage give null. */
export interface IntentStore {
  read(): BegunIntent | null
  write(begun: BegunIntent): void
  clear(): void
}

/** Milliseconds after which an intent is dropped. */
export const INTENT_FORGOTTEN_AFTER_MS = 30 * 60_000
