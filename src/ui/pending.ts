import { useCallback } from 'react'
import { useDialogs } from './dialogs.tsx'
import { useServices, type Services } from './services.ts'
import { useSession } from './session.tsx'

/** What an anonymous visitor began and login interrupts; completed after the reload that follows it. */
export type Pending =
  | { readonly kind: 'favourite'; readonly productId: string }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'orders' }
  | { readonly kind: 'whatsapp'; readonly productId: string }

const KEY = 'puntada_pendiente'
/** Milliseconds after which nobody remembers having begun it. */
const FORGOTTEN_AFTER_MS = 30 * 60_000

/** Takes what was begun, so that it can be done once and never again. */
export const takePending = ({ kept, page }: Pick<Services, 'kept' | 'page'>): Pending | null => {
  const stored = kept.get(KEY)
  kept.remove(KEY)
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('pending' in stored)) return null
  if (typeof stored.at !== 'number' || page.now() - stored.at > FORGOTTEN_AFTER_MS) return null
  const pending = stored.pending
  return typeof pending === 'object' && pending !== null && 'kind' in pending ? (pending as Pending) : null
}

/**
 * Asks to log in, on the spot, before what only users may do (section 1). Gives true when there is a session;
 * otherwise opens the login dialog and keeps what was begun.
 */
export const useRequireLogin = (): ((pending: Pending) => boolean) => {
  const session = useSession()
  const { kept, page } = useServices()
  const { show } = useDialogs()
  return useCallback(
    (pending) => {
      if (session !== null) return true
      kept.set(KEY, { at: page.now(), pending })
      show('login')
      return false
    },
    [session, kept, page, show],
  )
}
