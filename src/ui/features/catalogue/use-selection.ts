import { useMemo } from 'react'
import { bySlug, type Category, type ProductSummary, type Segment } from '../../../domain/catalogue/catalogue.ts'
import { withKnownSizes } from '../../../domain/catalogue/product-filters.ts'
import { slug } from '../../../domain/text.ts'
import { useParam } from '../../lib/address.ts'
import { useCategories, useSegments, useRead, type ShownRead } from '../../lib/read.tsx'
import { catalogueQueries } from '../../lib/queries.ts'

/** The segment and category of the path. `waiting` until the names have loaded, `failed` if they did not. */
export interface Selection {
  status: 'ready' | 'waiting' | 'failed' | 'unknown-segment' | 'unknown-category'
  /** Names as the API knows them; empty means all. */
  segment: string
  segmentSlug: string
  category: string
  segments: ShownRead<readonly Segment[]>
  categories: ShownRead<readonly Category[]>
  /** The list of names that the path needs and that is not there; null if all are. */
  missing: ShownRead<unknown> | null
}

const ALL = new Set(['todos', 'todas', '0'])

/** Resolves `productos/{segmento}/{id}/{categoria}` to names through the two lists. */
export const useSelection = (): Selection => {
  const [segmentPart, categoryId, categorySlug] = [useParam('segmento'), useParam('id'), useParam('categoria')]
  const segments = useSegments()
  const categories = useCategories()
  const segmentSlug = slug(segmentPart)
  const anySegment = ALL.has(segmentSlug)
  const anyCategory = ALL.has(slug(categorySlug)) && (categoryId === '0' || ALL.has(slug(categoryId)))
  const base = { segments, categories, segment: '', segmentSlug, category: '', missing: null }

  // A name is looked up, never guessed from the address.
  const needed: readonly ShownRead<unknown>[] = [
    ...(anySegment ? [] : [segments]),
    ...(anyCategory ? [] : [categories]),
  ]
  const missing = needed.find(({ data }) => data === undefined) ?? null
  if (missing !== null) return { ...base, missing, status: missing.error === null ? 'waiting' : 'failed' }

  const knownSegment = anySegment ? undefined : bySlug(segments.data ?? [], segmentSlug)
  if (!anySegment && !knownSegment) return { ...base, status: 'unknown-segment' }
  const segment = knownSegment?.name ?? ''
  if (anyCategory) return { ...base, segment, status: 'ready' }

  const ofSegment = (categories.data ?? []).filter((each) => anySegment || slug(each.segment) === segmentSlug)
  const knownCategory = ofSegment.find(({ id }) => id === categoryId) ?? bySlug(ofSegment, categorySlug)
  if (!knownCategory) return { ...base, segment, status: 'unknown-category' }
  return { ...base, segment, category: knownCategory.name, status: 'ready' }
}

const comesWithoutSizes = ({ sizes }: ProductSummary) => sizes.length === 0

/**
 * A link with one size reads that size first, which is faster. Where products do not list their sizes, only the
 * server knows which have it.
 */
export const useSelectionProducts = (selection: Selection, size: string): ShownRead<readonly ProductSummary[]> => {
  const { segment, category } = selection
  const ready = selection.status === 'ready'
  const allSizes = catalogueQueries.productsPage({ segment, category, size: '' })
  const cached = useRead(allSizes, { enabled: false }).data
  const ofSize = useRead(catalogueQueries.productsPage({ segment, category, size }), {
    enabled: ready && size !== '' && (cached === undefined || cached.some(comesWithoutSizes)),
  })
  const all = useRead(allSizes, {
    enabled: ready && (size === '' || cached !== undefined || ofSize.data !== undefined),
  })
  const data = useMemo(
    () => (all.data && size !== '' && ofSize.data ? withKnownSizes(all.data, ofSize.data) : all.data),
    [all.data, ofSize.data, size],
  )
  if (size !== '' && data === undefined) return ofSize
  return { data, error: all.error, isFetching: all.isFetching, refetch: all.refetch }
}
