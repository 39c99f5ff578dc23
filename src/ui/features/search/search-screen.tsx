import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { searchUnderstood, type FoundInstead } from '../../../application/product-search.ts'
import { catalogueQueries, type ProductSummary } from '../../../domain/catalogue/catalogue.ts'
import { isChosen, NO_FILTERS, type FilterKind, type Filters } from '../../../domain/catalogue/product-filters.ts'
import { NO_VOCABULARY, understand, type Vocabulary } from '../../../domain/search/understand.ts'
import type { Query } from '../../../domain/result.ts'
import { distinct, foldText, isBlank, slug, visibleText } from '../../../domain/text.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { EmptyState, PillLinks } from '../../kit/section.tsx'
import { useParam, useRawSearch } from '../../site/address.ts'
import { showDialog } from '../../site/dialogs.ts'
import { pesos } from '../../kit/format.ts'
import { AS_IS, paths } from '../../site/paths.ts'
import type { Services } from '../../data/services.ts'
import { ReadView, useCategories, useRead, useSegments } from '../../data/read.tsx'
import { Screen } from '../../site/screen.tsx'
import { ProductList, ProductListSkeleton } from '../catalogue/product-list.tsx'
import { useListState, type SearchState } from '../catalogue/list-address.ts'
import { CompanyList, useCompanies } from '../companies/company-card.tsx'
import { useConnectionToast } from './search-box.tsx'
import './search-screen.css'

const understoodQuery = (text: string, shop: Vocabulary): Query<FoundInstead | null, Services> => ({
  key: ['catalogue.search understood', text],
  read: ({ catalogue }, signal) => searchUnderstood(catalogue, text, shop, signal),
})

const Meant = ({ text }: { text: string }) => (
  <span>
    ¿Quisiste decir{' '}
    <a href={paths.search(text)} className="underlined">
      {text}
    </a>
    ?
  </span>
)

const NothingFound = ({ text }: { text: string }) => {
  const categories = useCategories().data ?? []
  const segments = useSegments().data ?? []
  const { alikeOf, correction } = understand(text, {
    segments: segments.map(({ name }) => name),
    towns: [],
    others: categories.map(({ name }) => name),
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

const useOpenByKey = (text: string, products: readonly ProductSummary[] | undefined) => {
  const [, navigate] = useLocation()
  const [only, ...others] = products?.filter(({ key }) => key && foldText(key) === foldText(text)) ?? []
  const id = others.length === 0 ? only?.id : undefined
  useEffect(() => {
    if (id !== undefined) navigate(paths.product(id), { replace: true })
  }, [id, navigate])
  return id !== undefined
}

/** The results of a text: the server's, or those of its meaning (`instead`). */
const viewOf = (typed: string, shop: Vocabulary, products: readonly ProductSummary[], instead: FoundInstead | null) => {
  const { text, attempt } = instead ?? { text: typed, attempt: null }
  const understood = understand(text, shop)
  const words = attempt?.kind === 'text' ? attempt.text.split(' ') : understood.words
  const { exact, wider } = understood.split(instead?.products ?? products, attempt?.kind === 'segment' ? [] : words)
  const fitted = attempt && understood.filtersFor(attempt, exact)
  const texts = exact.flatMap(({ name, storeName, category, town }) => [name, storeName, category, town])
  return {
    text,
    attempt,
    understood,
    products: exact,
    wider,
    fitted,
    fromSearch: fitted ?? { filters: { ...NO_FILTERS, pieces: understood.pieces }, sort: 'relevancia' as const },
    colours: attempt === null ? understood.coloursIn(exact) : [],
    meant: instead === null ? (understood.correction(texts) ?? understood.withSizeSaid()) : null,
  }
}
type View = ReturnType<typeof viewOf>

const SORTED = {
  relevancia: '',
  'precio-menor': 'de menor a mayor precio',
  'precio-mayor': '',
  nuevos: 'lo más nuevo primero',
}

const priceWords = ({ priceFrom: from, priceTo: to }: Filters) => {
  if (from !== null && to !== null) return ` de ${pesos(from)} a ${pesos(to)}`
  return from !== null ? ` desde ${pesos(from)}` : to !== null ? ` hasta ${pesos(to)}` : ''
}

/** The title in the text's own words, without those of filters that were taken away. */
const titleOf = ({ attempt, understood, fitted, text }: View, { filters, sort }: SearchState) => {
  if (attempt === null || fitted === null) return resultsOf(text)
  const isOn = ({ kind, name }: { kind: FilterKind; name: string }) =>
    fitted.groups.some(
      (group) =>
        group.kind === kind && group.name === name && group.values.some((value) => isChosen(filters[kind], value)),
    )
  const sorted = sort === fitted.sort ? SORTED[sort] : ''
  return understood.nameOf(attempt, isOn) + priceWords(filters) + (sorted && `, ${sorted}`)
}

const resultsOf = (text: string) => `Resultados de «${text}»`

const leftOutOf = ({ attempt, understood, fitted }: View) =>
  attempt === null || fitted === null
    ? []
    : [
        ...understood.leftOutOf(attempt).map((word) => `«${word}»`),
        ...fitted.leftOut.map(({ kind, name }) => (kind === 'sizes' ? `talla ${name}` : name)),
        ...(fitted.withoutPrice ? ['el precio'] : []),
      ]

const Notes = ({ typed, view }: { typed: string; view: View }) => {
  const { text, meant } = view
  const out = leftOutOf(view)
  if (text === typed && meant === null && out.length === 0) return null
  return (
    <div className="search-notes note stack-1 small" role="status">
      {text !== typed && (
        <p>
          <span>{`Mostramos ${text}.`}</span>{' '}
          <a href={paths.search(typed, true)} className="underlined">{`Buscar «${typed}»`}</a>
        </p>
      )}
      {out.length > 0 && <p>{`Dejamos fuera: ${out.join(' · ')}`}</p>}
      {meant && <Meant text={meant} />}
    </div>
  )
}

const PATIENCE_MS = 600
const CRUMBS = [{ text: 'Búsqueda' }]

/** Searches for the typed text; for its meaning only if that finds nothing, and never if it is searched `asIs`. */
const Results = ({ text, asIs }: { text: string; asIs: boolean }) => {
  const read = useRead(catalogueQueries.search({ text }))
  useConnectionToast(read)
  const segments = useSegments()
  const companies = useCompanies().read
  const isKnown = !companies.isPending && (segments.data !== undefined || segments.error !== null)
  const shop = useMemo(
    () => ({
      segments: (segments.data ?? []).map(({ name }) => name),
      towns: distinct((companies.data ?? []).map(({ town }) => town)),
      others: (companies.data ?? []).map(({ name }) => name),
    }),
    [segments.data, companies.data],
  )
  const helps = !asIs && read.data?.length === 0
  const instead = useRead(understoodQuery(text, shop), { enabled: helps && isKnown })
  useConnectionToast(instead)
  const meaning = (helps && instead.data) || null
  const view = useMemo(
    () => (read.data && (read.data.length > 0 || meaning) ? viewOf(text, shop, read.data, meaning) : null),
    [text, shop, read.data, meaning],
  )
  const now = useListState(view?.fromSearch)
  const named = useMemo(
    () => understand(meaning?.text ?? text, NO_VOCABULARY).makersOf(companies.data ?? []),
    [meaning, text, companies.data],
  )
  const makers = named.length > 0 && (
    <div className="makers card-row">
      <CompanyList companies={named} label="Fabricantes con ese nombre" level={2} />
    </div>
  )
  // Makers stand above the products, which wait for them a little; late ones stand below, where nothing moves.
  const waits = read.data !== undefined && companies.isPending
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = waits && setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer || undefined)
  }, [waits])
  const opens = useOpenByKey(text, read.data)
  const title = view ? titleOf(view, now) : resultsOf(text)
  // Once the text itself was answered, a later failure is none of the search.
  const isPending = opens || (waits && !isLate) || (helps && (!isKnown || instead.isPending))
  return (
    <Screen title={title} crumbs={CRUMBS}>
      {isPending ? (
        <ProductListSkeleton />
      ) : (
        <ReadView read={read} skeleton={<ProductListSkeleton />}>
          {() => (
            <>
              {!isLate && makers}
              {view ? (
                <>
                  <Notes typed={text} view={view} />
                  <ProductList {...view} label={resultsOf(view.text)} selections />
                </>
              ) : (
                <NothingFound text={text} />
              )}
              {isLate && makers}
            </>
          )}
        </ReadView>
      )}
    </Screen>
  )
}

export default function SearchScreen() {
  const text = visibleText(useParam('busqueda'))
  const asIs = new URLSearchParams(useRawSearch()).has(AS_IS)
  if (!isBlank(text)) return <Results key={String(asIs)} text={text} asIs={asIs} />
  return (
    <Screen title="Buscar productos" crumbs={CRUMBS}>
      <NothingFound text="" />
    </Screen>
  )
}
