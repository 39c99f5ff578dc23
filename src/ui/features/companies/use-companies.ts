import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

/** A list of as many may not be all there are. */
export const COMPANIES_LIMIT = 200

export const useCompanies = () => useRead(catalogueQueries.companies(COMPANIES_LIMIT))
