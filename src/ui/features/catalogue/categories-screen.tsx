import type { Category, Segment } from '../../../domain/catalogue/catalogue.ts'
import { foldText, groupBy, slug } from '../../../domain/text.ts'
import { Picture } from '../../kit/picture.tsx'
import { ReadView, useCategories, useSegments } from '../../data/read.tsx'
import { PillLinks, Skeleton } from '../../kit/section.tsx'
import { Screen } from '../../site/screen.tsx'
import { paths } from '../../site/paths.ts'
import './catalogue.css'

const waiting = <Skeleton kind="companies" count={12} />

const grouped = (categories: readonly Category[], segments: readonly Segment[]) => {
  const bySegment = groupBy(categories, (category) => foldText(category.segment))
  const listed = segments.map((segment) => ({ ...segment, categories: bySegment.get(foldText(segment.name)) ?? [] }))
  const names = new Set(segments.map((segment) => foldText(segment.name)))
  const others = [...bySegment]
    .filter(([key]) => !names.has(key))
    .map(([key, members]) => ({
      name: members[0]?.segment || 'Otras',
      slug: slug(key) || 'todos',
      icon: null,
      categories: members,
    }))
  return [...listed, ...others]
}

const GroupView = ({ group }: { group: ReturnType<typeof grouped>[number] }) => (
  <section className="categories-group media seam" aria-label={group.name}>
    <div className="thumb frame">
      <Picture path={group.icon} alt="" width={96} height={96} />
    </div>
    <div className="fill">
      <h2>
        <a href={paths.products(group.slug)} className="touch-target pink-on-hover">
          <bdi>{group.name}</bdi>
        </a>
      </h2>
      {group.categories.length === 0 ? (
        <p className="muted">Aún no hay categorías en este segmento.</p>
      ) : (
        <PillLinks
          small
          className="row"
          links={group.categories.map(({ id, name, slug: to }) => ({ name, href: paths.products(group.slug, id, to) }))}
        />
      )}
    </div>
  </section>
)

export default function CategoriesScreen() {
  const segments = useSegments()
  const categories = useCategories()
  return (
    <Screen
      className="categories"
      title="Categorías"
      description="Todos los segmentos y categorías de ropa de mayoreo de Guanajuato."
    >
      {segments.data?.length === 0 && <p className="note">Aún no hay segmentos</p>}
      <ReadView
        read={categories}
        skeleton={waiting}
        empty={{
          title: 'Aún no hay categorías',
          text: 'Los fabricantes todavía no las publican. Mientras tanto, recorre todo el catálogo.',
          link: { text: 'Ver todos los productos', href: paths.products() },
        }}
      >
        {(all) =>
          // If the segments fail, each category still names its own.
          segments.data === undefined && segments.error === null ? (
            waiting
          ) : (
            <div className="grid">
              {grouped(all, segments.data ?? []).map((group, index) => (
                <GroupView key={`${group.slug}:${index}`} group={group} />
              ))}
            </div>
          )
        }
      </ReadView>
    </Screen>
  )
}
