import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { searchUnderstood, type FoundInstead } from '../../../application/product-search.ts'
import type { ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { isChosen, type FilterGroup } from '../../../domain/catalogue/product-filters.ts'
import { NO_VOCABULARY, understand, type Vocabulary } from '../../../domain/search/understand.ts'
import { distinct, foldText, isBlank, slug, visibleText } from '../../../domain/text.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { EmptyState, PillLinks } from '../../kit/section.tsx'
import { useParam } from '../../lib/address.ts'
import { showDialog } from '../../lib/dialogs.ts'
import { pesos } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { queryFor, type Query } from '../../lib/queries.ts'
import { ReadView, useCategories, useRead, useSegments } from '../../lib/read.tsx'
import { Screen } from '../../lib/screen.tsx'
import { ProductList, ProductListSkeleton } from '../catalogue/product-list.tsx'
import { useListState } from '../catalogue/list-address.ts'
import { CompanyList, useCompanies } from '../companies/company-card.tsx'
import { useConnectionToast } from './search-box.tsx'
import './search.css'

const understoodQuery = (text: string, shop: Vocabulary): Query<FoundInstead | null> => ({
  key: ['catalogue.search understood', text],
  read: ({ catalogue }, signal) => searchUnderstood(catalogue, text, shop, signal),
})

const Notes = ({ children }: { children: ReactNode }) => (
  <div className="search-notes note stack-1 small" role="status">
    {children}
  </div>
)

const Meant = ({ text }: { text: string }) => (
  <span>
    ¿Quisiste decir{' '}
    <a href={paths.search(text)} className="underlined">
      {text}
    </a>
    ?
  </span>
)

interface ResultsProps {
  text: string
  title: string
  shop: Vocabulary
}

const AsTyped = ({ text, title, shop, products }: ResultsProps & { products: readonly ProductSummary[] }) => {
  const { ranked, colours, meant } = useMemo(() => {
    const { coloursIn, correction, ranked } = understand(text, shop)
    const found = products.flatMap(({ name, storeName, category, town }) => [name, storeName, category, town])
    return { ranked: ranked(products), colours: coloursIn(products), meant: correction(found) }
  }, [text, shop, products])
  return (
    <>
      {meant && (
        <Notes>
          <Meant text={meant} />
        </Notes>
      )}
      <ProductList products={ranked} label={title} selections colours={colours} />
    </>
  )
}

const named = ({ kind, name }: Pick<FilterGroup, 'name'> & { kind: string }) =>
  kind === 'sizes' ? `talla ${name}` : name

const SORTED = { relevancia: '', 'precio-menor': 'más baratas', 'precio-mayor': '', nuevos: 'más nuevas' }

const Instead = ({ text, title, found }: Omit<ResultsProps, 'shop'> & { found: FoundInstead }) => {
  const { attempt, understood, products } = found
  const fitted = useMemo(() => understood.filtersFor(attempt, products), [understood, attempt, products])
  const now = useListState(fitted)
  const { filters, sort, groups, leftOut, withoutPrice } = fitted
  const price = (kind: 'priceFrom' | 'priceTo', word: string) => {
    const amount = filters[kind]
    return amount !== null && amount === now.filters[kind] ? `${word} ${pesos(amount)}` : ''
  }
  const kept = [
    ...groups.filter(({ kind, values }) => values.some((value) => isChosen(now.filters[kind], value))).map(named),
    price('priceFrom', 'desde'),
    price('priceTo', 'hasta'),
    sort === now.sort ? SORTED[sort] : '',
  ].filter(Boolean)
  const out = [
    ...understood.leftOutOf(attempt).map((word) => `«${word}»`),
    ...leftOut.map(named),
    ...(withoutPrice ? ['el precio'] : []),
  ]
  const meant = understood.correction()
  const shown = [attempt.text, kept.join(' · ')].filter(Boolean).join(' con: ')
  return (
    <>
      <Notes>
        <p>{`No encontramos «${text}». Te mostramos ${shown}`}</p>
        {out.length > 0 && <p>{`Dejamos fuera: ${out.join(' · ')}`}</p>}
        {meant && <Meant text={meant} />}
      </Notes>
      <ProductList products={products} label={title} selections given={fitted} />
    </>
  )
}

const NothingFound = ({ text }: { text: string }) => {
  const categories = useCategories().data ?? []
  const segments = useSegments().data ?? []
  const { alikeOf, correction } = understand(text, {
    segments: segments.map(({ name }) => name),
    towns: [],
    categories: categories.map(({ name }) => name),
  })
  const near = alikeOf(categories)
  const meant = correction()
  const links =
    near.length > 0
      ? near.map(({ id, name, segment, slug: to }) => ({
          name,
          href: paths.products(slug(segment) || 'todos', id, to),
        }))
      : segments.map(({ name, slug: to }) => ({ name, href: paths.products(to) }))
  return (
    <>
      <EmptyState
        icon="search"
        title={text === '' ? 'Escribe el nombre del producto' : `No encontramos nada con «${text}»`}
        text={
          <>
            {meant && <Meant text={meant} />}
            <span> Revisa cómo está escrito, o prueba con menos palabras o con otro nombre de la prenda.</span>
          </>
        }
        action={
          <>
            <ButtonLink href={paths.products()}>Ver todos los productos</ButtonLink>
            <Button tone="quiet" onClick={() => showDialog('contact')}>
              Contáctanos
            </Button>
          </>
        }
      />
      {links.length > 0 && (
        <nav className="empty stack" aria-labelledby="cerca">
          <h2 id="cerca">{near.length > 0 ? 'Categorías parecidas' : 'Busca por segmento'}</h2>
          <PillLinks links={links} />
        </nav>
      )}
    </>
  )
}

/** What else there is for a text that the server finds nothing for; `shop` is null until its names are known. */
const WithoutResults = ({ shop, ...props }: { text: string; title: string; shop: Vocabulary | null }) => {
  const { text } = props
  const instead = useRead(understoodQuery(text, shop ?? NO_VOCABULARY), { enabled: shop !== null })
  useConnectionToast(instead)
  // The text itself was answered: what fails now is no failure of the search.
  if (shop === null || instead.isPending) return <ProductListSkeleton />
  return instead.data ? <Instead {...props} found={instead.data} /> : <NothingFound text={text} />
}

const useOpenByKey = (text: string, products: readonly ProductSummary[] | undefined) => {
  const [, navigate] = useLocation()
  const [only, ...others] = products?.filter(({ key }) => key && foldText(key) === foldText(text)) ?? []
  const id = others.length === 0 ? only?.id : undefined
  useEffect(() => {
    if (id !== undefined) navigate(paths.product(id), { replace: true })
  }, [id, navigate])
  return id !== undefined
}

const PATIENCE_MS = 600

/** As it was typed; what was understood only where that finds nothing. */
const Results = ({ text, title }: { text: string; title: string }) => {
  const read = useRead(queryFor('catalogue', 'search', { text }))
  useConnectionToast(read)
  const segments = useSegments()
  const companies = useCompanies().read
  const isKnown = !companies.isPending && (segments.data !== undefined || segments.error !== null)
  const shop = useMemo(
    () => ({
      segments: (segments.data ?? []).map(({ name }) => name),
      towns: distinct((companies.data ?? []).map(({ town }) => town)),
    }),
    [segments.data, companies.data],
  )
  const named = useMemo(() => understand(text, NO_VOCABULARY).makersOf(companies.data ?? []), [text, companies.data])
  const makers = named.length > 0 && (
    <div className="makers card-row">
      <CompanyList companies={named} label="Fabricantes con ese nombre" level={2} />
    </div>
  )
  // Above the products, which wait for them a little; who comes later stands below, where nothing moves.
  const waits = read.data !== undefined && companies.isPending
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = waits && setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer || undefined)
  }, [waits])
  const opens = useOpenByKey(text, read.data)
  if (opens || (waits && !isLate)) return <ProductListSkeleton />
  return (
    <ReadView read={read} skeleton={<ProductListSkeleton />}>
      {(products) => (
        <>
          {!isLate && makers}
          {products.length > 0 ? (
            <AsTyped text={text} title={title} shop={shop} products={products} />
          ) : (
            <WithoutResults text={text} title={title} shop={isKnown ? shop : null} />
          )}
          {isLate && makers}
        </>
      )}
    </ReadView>
  )
}

export default function SearchScreen() {
  const text = visibleText(useParam('busqueda'))
  const title = isBlank(text) ? 'Buscar productos' : `Resultados de «${text}»`
  return (
    <Screen title={title} crumbs={[{ text: 'Búsqueda' }]}>
      {isBlank(text) ? <NothingFound text="" /> : <Results key={text} text={text} title={title} />}
    </Screen>
  )
}
