import { useEffect, useMemo, useState } from 'react'
import { searchProducts, type FoundProducts } from '../../../application/product-search.ts'
import { isSearchable } from '../../../domain/catalogue/catalogue.ts'
import { fitTo, type Fitted } from '../../../domain/search/fitting.ts'
import { needsSegments } from '../../../domain/search/understand.ts'
import { ProductList, ProductListSkeleton } from '../catalogue/product-list.tsx'
import { useParam } from '../../lib/address.ts'
import { Screen } from '../../lib/screen.tsx'
import { paths } from '../../lib/paths.ts'
import { NothingFound } from './nothing-found.tsx'
import { useConnectionToast } from './search-box-suggestions.ts'
import { enumerated } from '../../lib/enumerated.ts'
import { searchKey, type Query } from '../../lib/queries.ts'
import { ReadView, useRead, type Read } from '../../lib/read.tsx'
import { useSegments } from '../catalogue/use-segments.ts'
import './search-screen.css'

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ')

const LEFT_OUT: Readonly<Partial<Record<Fitted['leftOut'][number], string>>> = {
  priceFrom: 'el precio',
  priceTo: 'el precio',
  sizes: 'la talla',
  colours: 'el color',
  towns: 'la ciudad',
  segments: 'el segmento',
}

/** What was searched for otherwise than as it was typed, said plainly (R12.28, R12.29). */
const SearchNotes = ({
  text,
  found: { instead, meant },
  leftOut,
}: {
  text: string
  found: FoundProducts
  leftOut: Fitted['leftOut']
}) => {
  const without = [...new Set(leftOut.flatMap((kind) => LEFT_OUT[kind] ?? []))]
  if (instead === null && meant === null && without.length === 0) return null
  return (
    <div className="search-screen-notes stack-1 panel" role="status" dir="auto">
      {instead?.how === 'fewer' && (
        <p>
          No encontramos nada con todas las palabras. Quitamos {quoted(instead.without)} y buscamos{' '}
          <strong>«{instead.text}»</strong>.
        </p>
      )}
      {instead !== null && instead.how !== 'fewer' && (
        <p>
          No encontramos nada con «{text}». Te mostramos <strong>«{instead.text}»</strong>.
        </p>
      )}
      {without.length > 0 && <p>No hay productos con todo lo que pediste. Dejamos fuera {enumerated(without)}.</p>}
      {meant !== null && (
        <p>
          ¿Quisiste decir{' '}
          <a href={paths.search(meant)} className="underlined">
            {meant}
          </a>
          ?
        </p>
      )}
    </div>
  )
}

/** Milliseconds that a search waits for the names of the segments; then it goes without them. */
const PATIENCE_MS = 4000

/** The products for a text as typed (R7.19). Words of a segment can only be told once the shop's segments are known. */
const useSearch = (text: string): Read<FoundProducts> => {
  const segments = useSegments()
  const [impatient, setImpatient] = useState(false)
  const waits = needsSegments(text) && segments.data === undefined && segments.error === null && !impatient
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waits])
  const query: Query<FoundProducts> = {
    key: searchKey(text),
    read: ({ catalogue }, signal) => searchProducts(catalogue, text, segments.data ?? [], signal),
  }
  return useRead(query, { enabled: isSearchable(text) && !waits })
}

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
export default function SearchScreen() {
  const text = useParam('busqueda').trim()
  const searchable = isSearchable(text)
  const read = useSearch(text)
  useConnectionToast(read)
  const title = searchable ? `Resultados de «${text}»` : 'Buscar productos'
  return (
    <Screen className="search-screen" title={title} crumbs={[{ text: 'Búsqueda' }]}>
      {searchable ? (
        <ReadView read={read} skeleton={<ProductListSkeleton />}>
          {(found) =>
            found.products.length === 0 ? (
              <NothingFound text={text} />
            ) : (
              <Results text={text} found={found} title={title} />
            )
          }
        </ReadView>
      ) : (
        <NothingFound text="" />
      )}
    </Screen>
  )
}
