import { isChosen, type FilterGroup } from '../../../domain/catalogue/product-filters.ts'
import type { Understanding } from '../../../domain/search/understand.ts'
import type { FoundInstead } from '../../../application/product-search.ts'
import { pesos } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useListState } from '../catalogue/use-list-state.ts'
import './search.css'

export const Meant = ({ text }: { text: string }) => (
  <span>
    ¿Quisiste decir{' '}
    <a href={paths.search(text)} className="underlined">
      {text}
    </a>
    ?
  </span>
)

const named = ({ kind, name }: Pick<FilterGroup, 'name'> & { kind: string }) =>
  kind === 'sizes' ? `talla ${name}` : name

const SORTED = { 'precio-menor': 'más baratas', nuevos: 'más nuevas' } as const

interface Props {
  text: string
  found: FoundInstead
  fitted: ReturnType<Understanding['filtersFor']>
}

/** What the site shows in the place of what it did not find, with the filters that are left of it. */
export const FoundInsteadNote = ({ text, found: { attempt, understood }, fitted }: Props) => {
  const left = useListState(fitted)
  const { filters, sort, groups, leftOut, withoutPrice } = fitted
  const price = (kind: 'priceFrom' | 'priceTo', word: string) => {
    const amount = filters[kind]
    return amount !== null && amount === left.filters[kind] ? [`${word} ${pesos(amount)}`] : []
  }
  const kept = [
    ...groups.filter(({ kind, values }) => values.some((value) => isChosen(left.filters[kind], value))).map(named),
    ...price('priceFrom', 'desde'),
    ...price('priceTo', 'hasta'),
    ...(sort === left.sort && sort in SORTED ? [SORTED[sort as keyof typeof SORTED]] : []),
  ]
  const out = [
    ...understood.leftOutOf(attempt).map((word) => `«${word}»`),
    ...leftOut.map(named),
    ...(withoutPrice ? ['el precio'] : []),
  ]
  return (
    <>
      <p className="search-screen-instead">
        {`No encontramos «${text}». Te mostramos ${[attempt.asked, kept.join(' · ')].filter(Boolean).join(' con: ')}`}
      </p>
      {out.length > 0 && <p>{`Dejamos fuera: ${out.join(' · ')}`}</p>}
    </>
  )
}
