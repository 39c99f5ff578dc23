import { useCallback } from 'react'
import { useDialogs } from '../../lib/dialogs.tsx'
import { matchPath } from '../../lib/paths.ts'
import { useServices, type Services } from '../../lib/services.ts'
import { useSessionActor } from '../../lib/session.tsx'

/** What an anonymous visitor began and login interrupts; completed after the reload that follows it. */
export type Pending =
  | { readonly kind: 'favourite'; readonly productId: string }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'orders' }
  | { readonly kind: 'whatsapp'; readonly productId: string }

const KEY = 'puntada_pendiente'
/** Milliseconds after which nobody remembers having begun it. */
const FORGOTTEN_AFTER_MS = 30 * 60_000

/** What storage holds may be broken or somebody else's: only what can be completed here is taken. */
const readPending = (value: unknown): Pending | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  if (value.kind === 'orders') return { kind: 'orders' }
  if (value.kind === 'go' && 'path' in value && typeof value.path === 'string') {
    return matchPath(value.path.split(/[?#]/)[0] ?? '') === null ? null : { kind: 'go', path: value.path }
  }
  if (!('productId' in value) || typeof value.productId !== 'string' || value.productId === '') return null
  const { kind, productId } = value
  return kind === 'favourite' || kind === 'whatsapp' ? { kind, productId } : null
}

type Kept = Pick<Services, 'kept' | 'page'>

/** Takes what was begun, so that it can be done once and never again. */
export const takePending = ({ kept, page }: Kept): Pending | null => {
  const stored = kept.get(KEY)
  kept.remove(KEY)
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('pending' in stored)) return null
  if (typeof stored.at !== 'number' || page.now() - stored.at > FORGOTTEN_AFTER_MS) return null
  return readPending(stored.pending)
}

/** The visitor thought better of it: nothing is done behind their back at a later login. */
export const forgetPending = ({ kept }: Pick<Services, 'kept'>): void => kept.remove(KEY)

/**
 * Asks to log in, on the spot, before what only users may do (section 1). Gives true when there is a session;
 * otherwise opens the login dialog and keeps what was begun.
 */
export const useRequireLogin = (): ((pending: Pending) => boolean) => {
  const actor = useSessionActor()
  const { kept, page } = useServices()
  const { show } = useDialogs()
  return useCallback(
    (pending) => {
      // Asked when it matters: a list has a heart on every card, and none of them needs to hear of the session.
      if (actor.getSnapshot().context.session !== null) return true
      kept.set(KEY, { at: page.now(), pending })
      show('login')
      return false
    },
    [actor, kept, page, show],
  )
}
