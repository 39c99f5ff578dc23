import { bySlug, type Category, type Segment } from '../../../domain/catalogue/catalogue.ts'
import { slug } from '../../../domain/text.ts'
import { useParam } from '../../lib/params.ts'
import { useSegments } from './use-segments.ts'
import { useCategories } from './use-categories.ts'
import type { Read } from '../../lib/use-read.ts'

/** The segment and category of the path. `waiting` until the names have loaded. */
export interface Selection {
  readonly status: 'ready' | 'waiting' | 'unknown-segment' | 'unknown-category'
  /** Names as the API knows them; empty means all. */
  readonly segment: string
  readonly category: string
  /** As in the path. */
  readonly segmentSlug: string
  readonly categoryId: string
  readonly segments: Read<readonly Segment[]>
  readonly categories: Read<readonly Category[]>
}

const ALL = new Set(['todos', 'todas', '0'])
/** A name guessed from the path, for when the lists of names fail to load. */
const spoken = (text: string): string => text.replace(/-+/g, ' ').trim()

/** Resolves `productos/{segmento}/{id}/{categoria}` to names through the two lists (R7.11, R7.22). */
export const useSelection = (): Selection => {
  const [segmentSlug, categoryId, categorySlug] = [useParam('segmento'), useParam('id'), useParam('categoria')]
  const segments = useSegments()
  const categories = useCategories()
  const anySegment = ALL.has(slug(segmentSlug))
  const anyCategory = ALL.has(slug(categorySlug)) && (categoryId === '0' || ALL.has(slug(categoryId)))
  const base = { segmentSlug, categoryId, segments, categories, segment: '', category: '' }

  const waits = (read: Read<unknown>) => read.data === undefined && read.error === null
  if ((!anySegment && waits(segments)) || (!anyCategory && waits(categories))) return { ...base, status: 'waiting' }

  // An empty or missing list cannot show that a segment does not exist.
  const knownSegment = anySegment ? undefined : bySlug(segments.data ?? [], segmentSlug)
  if (!anySegment && !knownSegment && segments.data?.length) return { ...base, status: 'unknown-segment' }
  const segment = anySegment ? '' : (knownSegment?.name ?? spoken(segmentSlug))
  if (anyCategory) return { ...base, segment, status: 'ready' }

  const ofSegment = (categories.data ?? []).filter((each) => anySegment || slug(each.segment) === slug(segment))
  const knownCategory = ofSegment.find(({ id }) => id === categoryId) ?? bySlug(ofSegment, categorySlug)
  if (!knownCategory && categories.data?.length) return { ...base, segment, status: 'unknown-category' }
  return { ...base, segment, category: knownCategory?.name ?? spoken(categorySlug), status: 'ready' }
}
