import { foldText, slug } from '../../../domain/text.ts'
import { PillLinks, type PillLink } from '../../kit/pill-links.tsx'
import { paths } from '../../lib/paths.ts'
import type { Selection } from './use-selection.ts'
import './catalogue.css'

const Links = ({ label, links }: { label: string; links: readonly PillLink[] }) => (
  <nav aria-label={label} className="selection-links">
    <PillLinks className="row scroll-row" links={links} />
  </nav>
)

/** Keeps the place of links that are still being read, so that what stands below them does not move. */
export const SelectionWait = () => (
  <div className="selection-links" aria-hidden="true">
    <ul className="row scroll-row">
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index} className="selection-wait" />
      ))}
    </ul>
  </div>
)

/** Links to the segments; within a segment, to its categories (if there are none). */
export const SelectionLinks = ({ selection }: { selection: Selection }) => {
  const { segment, segmentSlug, category, segments, categories } = selection
  if (segment === '') {
    if (segments.data === undefined) return segments.error ? null : <SelectionWait />
    if (segments.data.length === 0) return <p className="selection-none muted">Todavía no hay segmentos.</p>
    const links = segments.data.map(({ name, slug: to }) => ({ name, href: paths.products(to) }))
    return <Links label="Productos por segmento" links={links} />
  }
  if (categories.data === undefined) return categories.error ? null : <SelectionWait />
  const own = categories.data.filter((each) => slug(each.segment) === segmentSlug)
  if (own.length === 0) return <p className="selection-none muted">Este segmento todavía no tiene categorías.</p>
  const all = { name: 'Todas', href: paths.products(segmentSlug), here: category === '' }
  const links = own.map(({ id, name, slug: to }) => ({
    name,
    href: paths.products(segmentSlug, id, to),
    here: foldText(name) === foldText(category),
  }))
  return <Links label={`Categorías de ${segment}`} links={[all, ...links]} />
}
