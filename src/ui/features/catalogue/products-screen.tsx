import { ProductList, ProductListSkeleton } from './product-list.tsx'
import { useListState } from './use-list-state.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { showDialog } from '../../lib/dialogs.ts'
import { Screen } from '../../lib/screen.tsx'
import { listDescription } from '../../lib/heads.ts'
import { paths } from '../../lib/paths.ts'
import { SelectionLinks, SelectionWait } from './selection-links.tsx'
import { useSelection, useSelectionProducts, type Selection } from './use-selection.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { ReadView, useLasting } from '../../lib/read.tsx'
import './catalogue.css'

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

/** From where there is nothing to see. */
const WaysOut = ({ segment, segmentSlug, category }: Pick<Selection, 'segment' | 'segmentSlug' | 'category'>) => {
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
      isMissing={unknown}
      description={listDescription(category, segment)}
      crumbs={crumbsOf(selection)}
      heading={title}
    >
      {missing?.error ? (
        <ReadView read={missing} skeleton={null}>
          {() => null}
        </ReadView>
      ) : (
        <>
          {unknown && <p className="selection-none">Revisa la dirección, o elige de aquí:</p>}
          {status === 'waiting' ? <SelectionWait /> : <SelectionLinks selection={selection} />}
          {unknown && (
            <div className="cluster">
              <WaysOut {...{ segment, segmentSlug, category }} />
            </div>
          )}
          {!unknown && (
            <ReadView
              read={read}
              skeleton={<ProductListSkeleton />}
              empty={{
                title: 'Aquí todavía no hay productos',
                text: 'Todavía nadie ha publicado aquí. Mientras tanto, mira lo que hay en otras categorías.',
                action: <WaysOut {...{ segment, segmentSlug, category }} />,
              }}
            >
              {(products) => <ProductList products={products} label={title} />}
            </ReadView>
          )}
        </>
      )}
    </Screen>
  )
}
