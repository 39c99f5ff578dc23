import { Link } from 'wouter'
import { slug } from '../../../domain/text.ts'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { buttonClass } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ProductList } from './product-list.tsx'
import { ProductListSkeleton } from './product-list-skeleton.tsx'
import { useListState } from './product-list-state.ts'
import { ReadView } from '../../lib/read-view.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { useHead } from '../../lib/head.ts'
import { paths } from '../../lib/paths.ts'
import { ForYou } from './for-you.tsx'
import { ShelfLinks, UnknownShelf } from './shelf-links.tsx'
import { useShelf, type Shelf } from './use-shelf.ts'
import { useShelfProducts } from './use-shelf-products.ts'
import './products.css'

const titleOf = ({ status, segment, category }: Shelf): string => {
  if (status === 'unknown-segment') return 'Ese segmento no existe'
  if (status === 'unknown-category') return 'Esa categoría no existe'
  if (status === 'waiting') return 'Productos'
  return category || segment || 'Todos los productos'
}

const crumbsOf = (shelf: Shelf) => {
  const { segment, category } = shelf
  const here = titleOf(shelf)
  return [
    { text: 'Inicio', href: paths.home() },
    ...(segment || category || shelf.status !== 'ready' ? [{ text: 'Productos', href: paths.products() }] : []),
    ...(segment && here !== segment ? [{ text: segment, href: paths.products(slug(segment)) }] : []),
    { text: here },
  ]
}

const ProductsScreen = () => {
  const shelf = useShelf()
  const { sizes } = useListState().state
  const read = useShelfProducts(shelf, sizes.length === 1 ? (sizes[0] ?? '') : '')
  const title = titleOf(shelf)
  const { segment, category, status } = shelf
  useHead({
    title: segment && category ? `${category}, ${segment}` : title,
    description: `${segment || category ? [category, segment].filter(Boolean).join(', ') : 'Ropa'} de mayoreo directo de los fabricantes de Guanajuato.`,
  })
  const unknown = status === 'unknown-segment' || status === 'unknown-category'
  return (
    <div className="container">
      <Breadcrumbs steps={crumbsOf(shelf)} />
      <ScreenTitle>{title}</ScreenTitle>
      {unknown ? (
        <>
          <p className="shelf-none">
            {status === 'unknown-segment'
              ? 'La dirección no corresponde a ningún segmento. Elige uno de estos:'
              : 'La dirección no corresponde a ninguna categoría. Elige una de estas:'}
          </p>
          <UnknownShelf shelf={shelf} />
        </>
      ) : (
        <>
          {status === 'ready' && <ShelfLinks shelf={shelf} />}
          {status === 'waiting' && <div className="shelf-links shelf-wait" />}
          <ReadView
            read={read}
            skeleton={<ProductListSkeleton />}
            isEmpty={(products) => products.length === 0}
            empty={
              <EmptyState
                title="Aquí todavía no hay productos"
                text="Los fabricantes agregan productos todos los días. Mientras, mira lo que hay en otras partes."
                action={
                  <Link
                    className={buttonClass()}
                    href={category && segment ? paths.products(slug(segment)) : paths.products()}
                  >
                    {category && segment ? `Ver todo ${segment}` : 'Ver todos los productos'}
                  </Link>
                }
              />
            }
          >
            {(products) => <ProductList products={products} label={title} />}
          </ReadView>
          <ForYou />
        </>
      )}
    </div>
  )
}

export default ProductsScreen
