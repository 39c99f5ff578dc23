import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

/** How many are read, and how many where that is not enough. */
const FIRST = 200
const MOST = 10_000

/**
 * Companies. Where exactly as many came as were asked for there may be more (`isWhole`): `wantsMore` asks again,
 * because the API has no search for companies. `more` is that second read.
 */
export const useCompanies = (wantsMore = false) => {
  const first = useRead(queryFor('catalogue', 'companies', { limit: FIRST }))
  const isCut = first.data?.length === FIRST
  const more = useRead(queryFor('catalogue', 'companies', { limit: MOST }), { enabled: isCut && wantsMore })
  const asked = more.data === undefined ? FIRST : MOST
  const read = more.data === undefined ? first : more
  return { read, isWhole: read.data?.length !== asked, more: isCut && wantsMore ? more : null }
}
