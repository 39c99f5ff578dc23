import { Suspense } from 'react'
import { hasUserId } from '../../domain/account/session.ts'
import { createChunk } from '../code/chunk.ts'
import { useSession } from '../lib/use-session.ts'

// Only for logged-in visitors. If it never comes, no count is shown.
export const unreadCode = createChunk<{ user: string; id: string }>(
  () => import('../features/messages/unread-count.tsx'),
  () => null,
)
const UnreadCount = unreadCode.component()

/** `id`: of the text that describes the control around it. */
export const Unread = ({ id }: { id: string }) => {
  const session = useSession()
  if (!hasUserId(session)) return null
  return (
    <Suspense fallback={null}>
      <UnreadCount user={session.mail} id={id} />
    </Suspense>
  )
}
