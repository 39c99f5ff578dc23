import { hasUserId } from '../../../domain/account/session.ts'
import { createChunk } from '../../code/chunk.ts'
import { LazyPart } from '../../lib/failure-boundary.tsx'
import { useSession } from '../../lib/services.ts'

export const unreadCode = createChunk<{ user: string; id: string }>(() => import('./unread-count.tsx'))

/**
 * The number of unread messages of a logged-in user; none where its code does not come. `id`: id of the text that
 * describes the control around it.
 */
export const Unread = ({ id }: { id: string }) => {
  const session = useSession()
  if (!hasUserId(session)) return null
  return <LazyPart chunk={unreadCode} with={{ user: session.mail, id }} skeleton={null} frame={() => null} />
}
