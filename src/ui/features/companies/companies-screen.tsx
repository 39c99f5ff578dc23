import { useEffect, useMemo, useState } from 'react'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { choices, filterCompanies, type CompanyFilters } from '../../../domain/companies/company-filters.ts'
import { isBlank } from '../../../domain/text.ts'
import { navigate } from '../../kit/back.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState, Skeleton } from '../../kit/section.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { addressWith, useRawSearch } from '../../site/address.ts'
import { count } from '../../kit/format.ts'
import { paths } from '../../site/paths.ts'
import { ReadFailure, ReadView } from '../../data/read.tsx'
import { Screen } from '../../site/screen.tsx'
import { CompanyList, useCompanies } from './company-card.tsx'
import './companies.css'

/** Browsers limit how often the address may change: it waits for a pause in typing. */
const QUIET_MS = 300
const LONGEST = 80

const NO_FILTERS: CompanyFilters = { name: '', town: '', speciality: '', verified: false }

const goTo = ({ name, town, speciality, verified }: CompanyFilters, replace: boolean) => {
  const texts = { nombre: name, poblacion: town, especialidad: speciality, verificada: verified ? 'si' : '' }
  const write = (query: URLSearchParams) => {
    for (const [key, value] of Object.entries(texts)) {
      query.delete(key)
      if (value !== '') query.set(key, value)
    }
  }
  navigate(addressWith(write), { replace })
}

const useCompanyFilters = () => {
  const search = useRawSearch()
  /** A name that is not in the address yet, and the query it was typed over: Back or a link undo it. */
  const [typed, setTyped] = useState<{ search: string; name: string } | null>(null)
  if (typed !== null && typed.search !== search) setTyped(null)
  const filters = useMemo((): CompanyFilters => {
    const query = new URLSearchParams(search)
    const text = (name: string) => (query.get(name) ?? '').slice(0, LONGEST)
    return {
      name: typed?.name ?? text('nombre'),
      town: text('poblacion'),
      speciality: text('especialidad'),
      verified: query.get('verificada') === 'si',
    }
  }, [search, typed])

  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => goTo(filters, true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, filters])

  return {
    filters,
    change: (part: Partial<CompanyFilters>) =>
      part.name === undefined
        ? goTo({ ...filters, ...part }, false)
        : setTyped({ search, name: part.name.slice(0, LONGEST) }),
    clear: () => {
      setTyped(null)
      goTo(NO_FILTERS, false)
    },
  }
}

interface FormProps {
  companies: readonly CompanySummary[]
  filters: CompanyFilters
  onChange: (part: Partial<CompanyFilters>) => void
  onClear: () => void
}

const CHOICES = [
  ['town', 'Ciudad o municipio'],
  ['speciality', 'Especialidad'],
] as const

const FiltersForm = ({ companies, filters, onChange, onClear }: FormProps) => {
  const others = (part: Partial<CompanyFilters>) => filterCompanies(companies, { ...filters, ...part })
  return (
    <div role="search" aria-label="Filtrar empresas" className="company-filters row panel">
      <Field
        label="Nombre del fabricante"
        type="search"
        autoComplete="off"
        maxLength={LONGEST}
        value={filters.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {CHOICES.map(([field, label]) => {
        const chosen = filters[field]
        const offered = choices(others({ [field]: '' }), field)
        return (
          <SelectField
            key={field}
            label={label}
            value={chosen}
            onChange={(event) => onChange({ [field]: event.target.value })}
          >
            <option value="">Todas</option>
            {/* A value from a shared link stays visible even if no company has it any more. */}
            {chosen && !offered.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
            {offered.map(({ value, count: many }) => (
              <option key={value} value={value}>
                {`${value} (${many})`}
              </option>
            ))}
          </SelectField>
        )
      })}
      <div className="between">
        <label className="check touch-target small strong">
          <input
            type="checkbox"
            checked={filters.verified}
            onChange={(event) => onChange({ verified: event.target.checked })}
          />
          <span>{`Solo verificadas (${others({ verified: true }).length})`}</span>
        </label>
        {Object.values(filters).some(Boolean) && (
          <Button tone="ghost" onClick={onClear}>
            Quitar todos
          </Button>
        )}
      </div>
    </div>
  )
}

const countText = (matches: number, all: number, isWhole: boolean) => {
  const some = count(matches, 'empresa', 'empresas')
  if (isWhole) return some
  return matches === all
    ? `Las primeras ${some}: puede haber más.`
    : `${some} entre las primeras ${all}: puede haber más.`
}

export default function CompaniesScreen() {
  const { filters, change, clear } = useCompanyFilters()
  const [wantsMore, setWantsMore] = useState(false)
  const { read, isWhole, more } = useCompanies(wantsMore || !isBlank(filters.name))
  const all = read.data
  const matches = useMemo(() => filterCompanies(all ?? [], filters), [all, filters])
  return (
    <Screen
      className="listing"
      crumbs={[{ text: 'Empresas' }]}
      title="Empresas"
      description={
        'Fabricantes de ropa y calzado de Guanajuato por ciudad y especialidad, con los verificados por Canaive.'
      }
      path={paths.companies}
    >
      <ReadView
        read={read}
        skeleton={<Skeleton kind="companies" count={8} />}
        empty={{
          icon: 'store',
          title: 'Todavía no hay fabricantes',
          text: 'Muy pronto verás aquí a los fabricantes de la región.',
          link: { text: 'Ver productos', href: paths.products() },
        }}
      >
        {(companies) => (
          <>
            <FiltersForm companies={companies} filters={filters} onChange={change} onClear={clear} />
            <p className="list-count strong tabular" role="status">
              {countText(matches.length, companies.length, isWhole)}
            </p>
            {matches.length === 0 ? (
              <EmptyState
                icon="store"
                title={isWhole ? 'Ningún fabricante coincide' : 'Ninguno de estos fabricantes coincide'}
                text="Quita algún filtro o escribe menos letras del nombre."
                action={
                  <Button tone="quiet" onClick={clear}>
                    Quitar todos los filtros
                  </Button>
                }
              />
            ) : (
              <CompanyList companies={matches} label="Empresas" level={2} />
            )}
            {more && <ReadFailure read={more} compact />}
            {!isWhole && more === null && (
              <Button tone="quiet" onClick={() => setWantsMore(true)}>
                Cargar más
              </Button>
            )}
          </>
        )}
      </ReadView>
    </Screen>
  )
}
