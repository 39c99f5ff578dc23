import { useContext, useMemo } from 'react'
import { catalogueQueries, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { withKnownSizes } from '../../../domain/catalogue/product-filters.ts'
import { isSameName } from '../../../domain/text.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { type PillLink, PillLinks } from '../../kit/section.tsx'
import { ParamsContext } from '../../site/address.ts'
import { showDialog } from '../../site/dialogs.ts'
import { selectionOf } from '../../data/first-reads.ts'
import { listDescription } from '../../site/head.ts'
import { paths } from '../../site/paths.ts'
import {
  ReadFailure,
  ReadView,
  useCategories,
  useRead,
  useSegments,
  useShown,
  type ShownRead,
} from '../../data/read.tsx'
import { Screen } from '../../site/screen.tsx'
import { useListState } from './list-address.ts'
import { ProductList, ProductListSkeleton } from './product-list.tsx'
import './catalogue.css'

const useSelection = () => {
  const lists = { segments: useSegments(), categories: useCategories() }
  const { missing, ...names } = selectionOf(useContext(ParamsContext), {
    segments: lists.segments.data,
    categories: lists.categories.data,
  })
  const needed: ShownRead<unknown> | null = missing ? lists[missing] : null
  return { ...names, ...lists, missing: needed }
}

/** The path's segment and category as the API names them, '' for all. `missing`: a list that is still read for them. */
type Selection = ReturnType<typeof useSelection>

/**
 * A link with one size reads that size first, which is faster. Where products do not list their sizes, only the
 * server knows which have it.
 */
const useSelectionProducts = (selection: Selection, size: string): ShownRead<readonly ProductSummary[]> => {
  const { segment, category, missing, unknown } = selection
  const ready = missing === null && unknown === ''
  const allSizes = catalogueQueries.productsPage({ segment, category, size: '' })
  const cached = useRead(allSizes, { enabled: false }).data
  const ofSize = useRead(catalogueQueries.productsPage({ segment, category, size }), {
    enabled: ready && size !== '' && (cached === undefined || cached.some(({ sizes }) => sizes.length === 0)),
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

const Links = ({ label, links }: { label: string; links: readonly PillLink[] }) => (
  <nav aria-label={label} className="selection-links">
    <PillLinks className="row scroll-row" links={links} />
  </nav>
)

/** Links that are still being read keep their place, so that nothing below them moves. */
const SelectionWait = () => (
  <div className="selection-links" aria-hidden="true">
    <ul className="row scroll-row">
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index} className="selection-wait" />
      ))}
    </ul>
  </div>
)

const SelectionLinks = ({ selection }: { selection: Selection }) => {
  const { segment, segmentSlug, category, segments, categories } = selection
  if (segment === '') {
    if (segments.data === undefined) return segments.error ? null : <SelectionWait />
    if (segments.data.length === 0) return <p className="selection-none muted">Todavía no hay segmentos.</p>
    const links = segments.data.map(({ name, slug: to }) => ({ name, href: paths.products(to) }))
    return <Links label="Productos por segmento" links={links} />
  }
  if (categories.data === undefined) return categories.error ? null : <SelectionWait />
  const ofSegment = categories.data.filter((listed) => isSameName(listed.segment, segment))
  if (ofSegment.length === 0) return <p className="selection-none muted">Este segmento todavía no tiene categorías.</p>
  const all = { name: 'Todas', href: paths.products(segmentSlug), here: category === '' }
  const links = ofSegment.map(({ id, name, slug: to }) => ({
    name,
    href: paths.products(segmentSlug, id, to),
    here: isSameName(name, category),
  }))
  return <Links label={`Categorías de ${segment}`} links={[all, ...links]} />
}

const WaysOut = ({ segment, segmentSlug, category }: Selection) => {
  const isNarrower = category !== '' && segment !== ''
  return (
    <>
      {isNarrower && <ButtonLink href={paths.products(segmentSlug)}>{`Ver todo ${segment}`}</ButtonLink>}
      <ButtonLink href={paths.products()} tone={isNarrower ? 'quiet' : 'primary'}>
        Ver todos los productos
      </ButtonLink>
      <ButtonLink href={paths.companies} tone="quiet">
        Ver empresas
      </ButtonLink>
      <Button tone="quiet" onClick={() => showDialog('contact')}>
        Contáctanos
      </Button>
    </>
  )
}

export default function ProductsScreen() {
  const selection = useSelection()
  const { sizes } = useListState().filters
  const { segment, segmentSlug, category, unknown, missing } = selection
  const read = useShown(
    catalogueQueries.productsPage({ segment, category, size: '' }),
    useSelectionProducts(selection, sizes.length === 1 ? (sizes[0] ?? '') : ''),
  )
  const title = unknown || (missing && 'Productos') || category || segment || 'Todos los productos'
  const products = { text: 'Productos', href: paths.products() }
  return (
    <Screen
      title={segment && category ? `${category}, ${segment}` : title}
      isMissing={unknown !== ''}
      description={listDescription(category, segment)}
      crumbs={[
        ...(segment || category || missing || unknown ? [products] : []),
        ...(segment && title !== segment ? [{ text: segment, href: paths.products(segmentSlug) }] : []),
        { text: title },
      ]}
      heading={title}
    >
      {missing?.error ? (
        <ReadFailure read={missing} />
      ) : (
        <>
          {unknown && <p className="selection-none">Revisa la dirección, o elige de aquí:</p>}
          {missing ? <SelectionWait /> : <SelectionLinks selection={selection} />}
          {unknown ? (
            <div className="cluster">
              <WaysOut {...selection} />
            </div>
          ) : (
            <ReadView
              read={read}
              skeleton={<ProductListSkeleton />}
              empty={{
                title: 'Aquí todavía no hay productos',
                text: 'Todavía nadie ha publicado aquí. Mientras tanto, mira lo que hay en otras categorías.',
                action: <WaysOut {...selection} />,
              }}
            >
              {(listed) => <ProductList products={listed} label={title} />}
            </ReadView>
          )}
        </>
      )}
    </Screen>
  )
}
