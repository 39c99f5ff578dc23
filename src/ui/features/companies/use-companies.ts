import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'

/** More than the region has. */
const LIMIT = 200

/** All companies (R7.20), as the catalogue and the look-up of Canaive show them. */
export const useCompanies = () => useRead(catalogueQueries.companies(LIMIT))
