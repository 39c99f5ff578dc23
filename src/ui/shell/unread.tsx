import { lazy, Suspense } from 'react'
import { hasUserId } from '../../domain/account/session.ts'
import { useSession } from '../lib/session.tsx'

// Whoever is not logged in does not load it; where it cannot be loaded, nothing is counted.
const UnreadCount = lazy(() => import('../features/messages/unread-count.tsx').catch(() => ({ default: () => null })))

/** The unread messages of who is logged in, wherever the shell leads to them. `id` is of the text that describes it. */
export const Unread = ({ id }: { id: string }) => {
  const session = useSession()
  if (!hasUserId(session)) return null
  return (
    <Suspense fallback={null}>
      <UnreadCount user={session.mail} id={id} />
    </Suspense>
  )
}
