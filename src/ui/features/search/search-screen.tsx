import { isSearchable } from '../../../domain/catalogue/catalogue.ts'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { ProductList } from '../catalogue/product-list.tsx'
import { ProductListSkeleton } from '../catalogue/product-list-skeleton.tsx'
import { ReadView } from '../../lib/read-view.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { useHead } from '../../lib/head.ts'
import { useParam } from '../../lib/params.ts'
import { paths } from '../../lib/paths.ts'
import { catalogueQueries } from '../../lib/queries.ts'
import { useRead } from '../../lib/use-read.ts'
import { NothingFound } from './nothing-found.tsx'
import './search-screen.css'

/** Results of `busqueda/{busqueda}` (R2.13, R7.19). */
const SearchScreen = () => {
  const text = useParam('busqueda').trim()
  const searchable = isSearchable(text)
  const read = useRead(catalogueQueries.search(text), { enabled: searchable })
  const title = searchable ? `Resultados de «${text}»` : 'Buscar productos'
  useHead({ title, description: 'Ropa de mayoreo directo de los fabricantes de Guanajuato.' })
  return (
    <div className="container search-screen">
      <Breadcrumbs steps={[{ text: 'Inicio', href: paths.home() }, { text: 'Búsqueda' }]} />
      <ScreenTitle>
        <span dir="auto">{title}</span>
      </ScreenTitle>
      {searchable ? (
        <ReadView
          read={read}
          skeleton={<ProductListSkeleton />}
          isEmpty={(products) => products.length === 0}
          empty={<NothingFound text={text} />}
        >
          {(products) => <ProductList products={products} label={title} selections />}
        </ReadView>
      ) : (
        <NothingFound text="" />
      )}
    </div>
  )
}

export default SearchScreen
