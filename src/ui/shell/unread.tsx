import { lazy, Suspense } from 'react'
import { hasUserId } from '../../domain/account/session.ts'
import { createChunk } from '../lib/chunk.ts'
import { useSession } from '../lib/session.tsx'

// Whoever is not logged in does not load it; where it cannot be loaded, nothing is counted.
export const unreadCode = createChunk<{ user: string; id: string }>(() =>
  import('../features/messages/unread-count.tsx').catch(() => ({ default: () => null })),
)
const UnreadCount = lazy(unreadCode.load)

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
