import type { Category, Segment } from '../../../domain/catalogue/catalogue.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead, type Read } from '../../lib/read.tsx'

export const useSegments = (): Read<readonly Segment[]> => useRead(catalogueQueries.segments())

export const useCategories = (): Read<readonly Category[]> => useRead(catalogueQueries.categories())
