import { useMemo } from 'react'
import type { Segment } from '../../../domain/catalogue/catalogue.ts'
import { foldText, slug } from '../../../domain/text.ts'
import { integer } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/read.tsx'
import type { Selection } from './use-selection.ts'
import './selection.css'

interface LinksProps {
  label: string
  /** `count` is null while it is not known. */
  links: readonly {
    text: string
    href: string
    here?: boolean
    count?: number | null
  }[]
}

const Links = ({ label, links }: LinksProps) => (
  <nav aria-label={label} className="selection-links">
    <ul className="selection-list row scroll-row">
      {links.map(({ text, href, here, count }, index) => (
        <li key={`${href}:${index}`}>
          <a href={href} className="pill selection-link" aria-current={here ? 'page' : undefined}>
            <bdi>{text}</bdi>
            {count !== undefined && (
              <span className="selection-count small muted">
                {count !== null && (
                  <>
                    {' '}
                    {integer(count)}
                    <span className="visually-hidden"> {count === 1 ? 'producto' : 'productos'}</span>
                  </>
                )}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const SegmentLinks = ({ segments }: { segments: readonly Segment[] }) => (
  <Links
    label="Productos por segmento"
    links={segments.map(({ name, slug: to }) => ({ text: name, href: paths.products(to) }))}
  />
)

/** Products by category, if the whole segment is in the cache; makes no request of its own. */
const useCounts = (segment: string): ReadonlyMap<string, number> | null => {
  const { data } = useRead(catalogueQueries.productsPage({ segment, category: '', size: '' }), { enabled: false })
  return useMemo(() => {
    if (segment === '' || data === undefined) return null
    const counts = new Map<string, number>()
    for (const { category } of data) counts.set(foldText(category), (counts.get(foldText(category)) ?? 0) + 1)
    return counts
  }, [segment, data])
}

/** Keeps the place of links that are still being read, so that what stands below them does not move. */
export const SelectionWait = () => (
  <div className="selection-links" aria-hidden="true">
    <ul className="selection-list row scroll-row">
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index} className="selection-wait" />
      ))}
    </ul>
  </div>
)

/** Links to the segments; within a segment, to its categories with their counts (R3.08 if there are none). */
export const SelectionLinks = ({ selection }: { selection: Selection }) => {
  const { segment, segmentSlug, category, segments, categories } = selection
  const counts = useCounts(segment)
  if (segment === '') {
    if (segments.data === undefined) return segments.error ? null : <SelectionWait />
    if (segments.data.length === 0) return <p className="selection-none muted">Todavía no hay segmentos.</p>
    return <SegmentLinks segments={segments.data} />
  }
  if (categories.data === undefined) return categories.error ? null : <SelectionWait />
  const own = categories.data.filter((each) => slug(each.segment) === segmentSlug)
  if (own.length === 0) return <p className="selection-none muted">Este segmento todavía no tiene categorías.</p>
  const all = { text: 'Todas', href: paths.products(segmentSlug), here: category === '' }
  const links = own.map(({ id, name, slug: to }) => ({
    text: name,
    href: paths.products(segmentSlug, id, to),
    here: foldText(name) === foldText(category),
    count: counts && (counts.get(foldText(name)) ?? 0),
  }))
  return <Links label={`Categorías de ${segment}`} links={[all, ...links]} />
}

export const UnknownSelection = ({ selection }: { selection: Selection }) => {
  const { status, segment, segmentSlug, segments, categories } = selection
  if (status === 'unknown-segment') return <SegmentLinks segments={segments.data ?? []} />
  const own = (categories.data ?? []).filter((each) => segment === '' || slug(each.segment) === segmentSlug)
  const links = own.slice(0, 40).map((each) => ({
    text: each.name,
    href: paths.products(slug(each.segment), each.id, each.slug),
  }))
  return <Links label={segment === '' ? 'Categorías' : `Categorías de ${segment}`} links={links} />
}
