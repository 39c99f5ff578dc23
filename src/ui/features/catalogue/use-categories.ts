import type { Category } from '../../../domain/catalogue/catalogue.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/use-read.ts'

/** The categories of all segments (R7.11). */
export const useCategories = (): Read<readonly Category[]> => useRead(catalogueQueries.categories())
