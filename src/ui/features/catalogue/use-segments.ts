import { catalogueQueries } from '../../lib/queries.ts'
import { useLasting, useRead } from '../../lib/read.tsx'

export const useSegments = () => useLasting(catalogueQueries.segments(), useRead(catalogueQueries.segments()))
export const useCategories = () => useLasting(catalogueQueries.categories(), useRead(catalogueQueries.categories()))
