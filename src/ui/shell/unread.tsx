import { Suspense } from 'react'
import { hasUserId } from '../../domain/account/session.ts'
import { createChunk } from '../code/chunk.ts'
import { useSession } from '../lib/use-session.ts'

// Loaded only for logged-in visitors. If it fails to load, no count is shown.
export const unreadCode = createChunk<{ user: string; id: string }>(
  () => import('../features/messages/unread-count.tsx'),
  () => null,
)
const UnreadCount = unreadCode.component()

/** The number of unread messages of a logged-in user. `id`: id of the text that describes the control around it. */
export const Unread = ({ id }: { id: string }) => {
  const session = useSession()
  if (!hasUserId(session)) return null
  return (
    <Suspense fallback={null}>
      <UnreadCount user={session.mail} id={id} />
    </Suspense>
  )
}
