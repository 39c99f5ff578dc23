import { useEffect, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import type { FacetValue } from '../../../domain/catalogue/facets.ts'
import { choices, filterCompanies, type CompanyFilters } from '../../../domain/companies/company-filters.ts'
import { Button } from '../../kit/button.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { useRawSearch } from '../../lib/address.ts'
import './companies.css'

/** Browsers limit how often the address may change: it waits this long for the next letter. */
const QUIET_MS = 300
const LONGEST = 80

const NO_FILTERS: CompanyFilters = { name: '', town: '', speciality: '', verified: false }

/** Writes the filters into the address. Keeps foreign parameters of its query. */
const goTo = ({ name, town, speciality, verified }: CompanyFilters, replace: boolean) => {
  const query = new URLSearchParams(window.location.search)
  for (const [key, value] of Object.entries({
    nombre: name,
    poblacion: town,
    especialidad: speciality,
    verificada: verified ? 'si' : '',
  })) {
    query.delete(key)
    if (value !== '') query.append(key, value)
  }
  const text = query.toString()
  navigate(`${window.location.pathname}${text && '?'}${text}`, { replace })
}

export const useCompanyFilters = () => {
  const search = useRawSearch()
  /**
   * A name that waits for a pause before it is in the address, and the query it was typed over: Back or a link undo it.
   */
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

interface Props {
  companies: readonly CompanySummary[]
  filters: CompanyFilters
  onChange: (part: Partial<CompanyFilters>) => void
  onClear: () => void
}

const options = (values: readonly FacetValue[], chosen: string, all: string) => (
  <>
    <option value="">{all}</option>
    {/* A value from a shared link stays visible even if no company has it any more. */}
    {chosen !== '' && !values.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
    {values.map(({ value, count }) => (
      <option key={value} value={value}>
        {`${value} (${count})`}
      </option>
    ))}
  </>
)

export const CompanyFiltersForm = ({ companies, filters, onChange, onClear }: Props) => {
  const { name, town, speciality, verified } = filters
  const others = (part: Partial<CompanyFilters>) => filterCompanies(companies, { ...filters, ...part })
  const isNarrowed = town !== '' || speciality !== '' || verified
  return (
    <div role="search" aria-label="Filtrar empresas" className="company-filters panel">
      <Field
        label="Nombre del fabricante"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField label="Ciudad o municipio" value={town} onChange={(event) => onChange({ town: event.target.value })}>
        {options(choices(others({ town: '' }), 'town'), town, 'Todas')}
      </SelectField>
      <SelectField
        label="Especialidad"
        value={speciality}
        onChange={(event) => onChange({ speciality: event.target.value })}
      >
        {options(choices(others({ speciality: '' }), 'speciality'), speciality, 'Todas')}
      </SelectField>
      <div className="between">
        <label className="check touch-target small strong">
          <input
            type="checkbox"
            checked={verified}
            onChange={(event) => onChange({ verified: event.target.checked })}
          />
          <span>{`Solo verificadas (${others({ verified: true }).length})`}</span>
        </label>
        {(isNarrowed || name !== '') && (
          <Button tone="ghost" onClick={onClear}>
            Quitar todos
          </Button>
        )}
      </div>
    </div>
  )
}
