import { ButtonLink } from '../../kit/button.tsx'
import { ProductList, ProductListSkeleton } from './product-list.tsx'
import { useListState } from './use-list-state.ts'
import { Screen } from '../../lib/screen.tsx'
import { listDescription } from '../../lib/heads.ts'
import { paths } from '../../lib/paths.ts'
import { SelectionLinks, SelectionWait, UnknownSelection } from './selection-links.tsx'
import { useSelection, useSelectionProducts, type Selection } from './use-selection.ts'
import { Section } from '../../kit/section.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { pesos } from '../../lib/format.ts'
import { useUser } from '../../lib/use-session.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { ReadView, useLasting, useRead } from '../../lib/read.tsx'
import './selection.css'

const titleOf = ({ status, segment, category }: Selection) => {
  if (status === 'unknown-segment') return 'Ese segmento no existe'
  if (status === 'unknown-category') return 'Esa categoría no existe'
  if (status === 'waiting' || status === 'failed') return 'Productos'
  return category || segment || 'Todos los productos'
}

const crumbsOf = (selection: Selection) => {
  const { segment, segmentSlug, category } = selection
  const here = titleOf(selection)
  return [
    ...(segment || category || selection.status !== 'ready' ? [{ text: 'Productos', href: paths.products() }] : []),
    ...(segment && here !== segment ? [{ text: segment, href: paths.products(segmentSlug) }] : []),
    { text: here },
  ]
}

const MOST = 6

/** Suggestions within the list's price range (R7.14); nothing if there are none. */
const ForYou = () => {
  const user = useUser()
  const { priceFrom, priceTo } = useListState().state
  const ranged = priceFrom !== null || priceTo !== null
  const { data } = useRead(catalogueQueries.productsForUser({ limit: MOST, user, priceFrom, priceTo }), {
    enabled: user !== '' && ranged,
  })
  if (user === '' || !ranged || data === undefined || data.length === 0) return null
  const from = priceFrom === null ? '' : ` desde ${pesos(priceFrom)}`
  const to = priceTo === null ? '' : ` hasta ${pesos(priceTo)}`
  return (
    <Section title={`Para ti,${from}${to}`}>
      <ProductGrid Heart={FavouriteButton} products={data.slice(0, MOST)} />
    </Section>
  )
}

export default function ProductsScreen() {
  const selection = useSelection()
  const { sizes } = useListState().state
  const { segment, segmentSlug, category, status, missing } = selection
  const read = useLasting(
    catalogueQueries.productsPage({ segment, category, size: '' }),
    useSelectionProducts(selection, sizes.length === 1 ? (sizes[0] ?? '') : ''),
  )
  const title = titleOf(selection)
  const unknown = status === 'unknown-segment' || status === 'unknown-category'
  return (
    <Screen
      title={segment && category ? `${category}, ${segment}` : title}
      description={listDescription(category, segment)}
      crumbs={crumbsOf(selection)}
      heading={title}
    >
      {missing?.error ? (
        <ReadView read={missing} skeleton={null}>
          {() => null}
        </ReadView>
      ) : unknown ? (
        <>
          <p className="selection-none">
            {status === 'unknown-segment'
              ? 'La dirección no corresponde a ningún segmento. Elige uno de estos:'
              : 'La dirección no corresponde a ninguna categoría. Elige una de estas:'}
          </p>
          <UnknownSelection selection={selection} />
        </>
      ) : (
        <>
          {status === 'ready' && <SelectionLinks selection={selection} />}
          {status === 'waiting' && <SelectionWait />}
          <ReadView
            read={read}
            skeleton={<ProductListSkeleton />}
            empty={{
              title: 'Aquí todavía no hay productos',
              text: 'Todavía nadie ha publicado aquí. Mientras tanto, mira lo que hay en otras categorías.',
              action: (
                <ButtonLink href={category && segment ? paths.products(segmentSlug) : paths.products()}>
                  {category && segment ? `Ver todo ${segment}` : 'Ver todos los productos'}
                </ButtonLink>
              ),
            }}
          >
            {(products) => <ProductList products={products} label={title} />}
          </ReadView>
          <ForYou />
        </>
      )}
    </Screen>
  )
}
