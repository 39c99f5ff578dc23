import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'

export const useSegments = () => useRead(catalogueQueries.segments())
export const useCategories = () => useRead(catalogueQueries.categories())
