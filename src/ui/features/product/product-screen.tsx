import { useQueryClient } from '@tanstack/react-query'
import { catalogueQueries, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { GALLERY_SIZES } from '../../kit/image-sizes.ts'
import { Picture } from '../../kit/picture.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { Skeleton } from '../../kit/section.tsx'
import { Name } from '../../kit/text.tsx'
import { useParam } from '../../site/address.ts'
import { useHead } from '../../site/head.ts'
import { paths } from '../../site/paths.ts'
import { ReadView, useProgress } from '../../data/read.tsx'
import { useProduct } from '../orders/use-orders.ts'
import { PriceTiers } from './facts.tsx'
import { ProductContent, useIsOpener } from './product-content.tsx'
import { useProductHead, type ProductProgress } from './product-head.ts'
import './gallery.css'
import './product.css'

/** The product's row in a list that this page has read. */
const useRow = (id: string) => {
  const queries = useQueryClient()
  const isRow = (row: unknown): row is ProductSummary =>
    typeof row === 'object' && row !== null && 'tiers' in row && 'id' in row && row.id === id
  return queries
    .getQueriesData({})
    .map(([, rows]) => (Array.isArray(rows) ? rows.find(isRow) : undefined))
    .find((row) => row !== undefined)
}

const Waiting = ({ row }: { row: ProductSummary | undefined }) => (
  <>
    <div className="product-crumbs" />
    <div className="product-pictures">
      <div className={row ? 'gallery-slide frame' : 'gallery-slide skeleton'} aria-hidden={!row}>
        {row && (
          <Picture
            path={row.image}
            alt={row.name}
            width={800}
            height={1000}
            fit="whole"
            sizes={GALLERY_SIZES}
            priority
          />
        )}
      </div>
      <div className="product-thumbs-wait" />
    </div>
    <div className="product-facts stack-3">
      {row === undefined ? <div className="skeleton product-wait" aria-hidden="true" /> : <PriceTiers product={row} />}
      <Skeleton count={2} />
      <div className="skeleton product-wait" aria-hidden="true" />
    </div>
  </>
)

const titleOf = ({ kind, shown }: ProductProgress) => {
  if (kind === 'nothing') return 'Producto'
  return shown?.name ?? 'No encontramos este producto'
}

export default function ProductScreen() {
  const id = useParam('id')
  const isOpener = useIsOpener()
  const read = useProduct(id)
  const progress: ProductProgress = useProgress(catalogueQueries.product({ id }), read.data, useRow(id))
  const { kind, shown } = progress
  const today = kind === 'today' ? shown : null
  const title = titleOf(progress)
  useHead({ title, isMissing: shown === null, ...useProductHead(progress) })
  return (
    <div className="container product">
      <div className="product-title">
        <ScreenTitle>
          <Name text={title} />
        </ScreenTitle>
      </div>
      <ReadView
        read={{ ...read, data: kind === 'listed' ? undefined : shown }}
        skeleton={<Waiting row={kind === 'listed' ? shown : undefined} />}
        empty={{
          title: 'Este producto ya no está',
          text: 'Puede que el fabricante lo haya retirado o que la dirección tenga un error.',
          link: { text: 'Ver todos los productos', href: paths.products() },
        }}
      >
        {(product) => <ProductContent product={product} today={today} isOpener={isOpener} />}
      </ReadView>
    </div>
  )
}
