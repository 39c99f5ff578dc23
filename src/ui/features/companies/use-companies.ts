import { FIRST_COMPANIES, firstCompanies } from '../../lib/first-reads.ts'
import { queryFor } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

const MOST = 10_000

/**
 * Companies. Where exactly as many came as were asked for there may be more (`isWhole`): `wantsMore` asks again,
 * because the API has no search for companies. `more` is that second read.
 */
export const useCompanies = (wantsMore = false) => {
  const first = useRead(firstCompanies)
  const isCut = first.data?.length === FIRST_COMPANIES
  const more = useRead(queryFor('catalogue', 'companies', { limit: MOST }), { enabled: isCut && wantsMore })
  const asked = more.data === undefined ? FIRST_COMPANIES : MOST
  const read = more.data === undefined ? first : more
  return { read, isWhole: read.data?.length !== asked, more: isCut && wantsMore ? more : null }
}
