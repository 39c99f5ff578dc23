import { useMemo } from 'react'
import type { FoundProducts } from '../../../application/product-search.ts'
import { isSearchable } from '../../../domain/catalogue/catalogue.ts'
import { fitTo } from '../../../domain/search/fitting.ts'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import { ProductList, ProductListSkeleton } from '../catalogue/product-list.tsx'
import { ReadView } from '../../lib/read-view.tsx'
import { ScreenTitle } from '../../kit/screen-title.tsx'
import { useHead } from '../../lib/head.ts'
import { useParam } from '../../lib/params.ts'
import { Name } from '../../lib/name.tsx'
import { paths } from '../../lib/paths.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchNotes } from './search-notes.tsx'
import { useConnectionToast } from './search-box-suggestions.ts'
import { useSearch } from './use-search.ts'
import './search-screen.css'

const Results = ({ text, found, title }: { text: string; found: FoundProducts; title: string }) => {
  const fitted = useMemo(() => fitTo(found.products, found.understood), [found])
  return (
    <>
      <SearchNotes text={text} found={found} leftOut={fitted.leftOut} />
      <ProductList products={found.products} label={title} selections given={fitted} />
    </>
  )
}

/** Results of `busqueda/{busqueda}` (R2.13, R7.19), with what was understood of it as filters (R12.27). */
const SearchScreen = () => {
  const text = useParam('busqueda').trim()
  const searchable = isSearchable(text)
  const read = useSearch(text)
  useConnectionToast(read)
  const title = searchable ? `Resultados de «${text}»` : 'Buscar productos'
  useHead({ title, description: 'Ropa de mayoreo directo de los fabricantes de Guanajuato.' })
  return (
    <div className="container search-screen">
      <Breadcrumbs steps={[{ text: 'Inicio', href: paths.home() }, { text: 'Búsqueda' }]} />
      <ScreenTitle>
        <Name text={title} />
      </ScreenTitle>
      {searchable ? (
        <ReadView read={read} skeleton={<ProductListSkeleton />}>
          {(found) => (found.products.length === 0 ? <NothingFound text={text} /> : <Results text={text} found={found} title={title} />)}
        </ReadView>
      ) : (
        <NothingFound text="" />
      )}
    </div>
  )
}

export default SearchScreen
