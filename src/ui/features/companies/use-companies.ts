import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

/** How many are read: a list of as many may not be all there are. */
export const COMPANIES_LIMIT = 200

/** All companies (R7.20), as the catalogue and the look-up of Canaive show them. */
export const useCompanies = () => useRead(catalogueQueries.companies(COMPANIES_LIMIT))
