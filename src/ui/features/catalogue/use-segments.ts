import type { Category, Segment } from '../../../domain/catalogue/catalogue.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/read.tsx'

/** The segments (R2.27, R7.22). */
export const useSegments = (): Read<readonly Segment[]> => useRead(catalogueQueries.segments())

/** The categories of all segments (R7.11). */
export const useCategories = (): Read<readonly Category[]> => useRead(catalogueQueries.categories())
