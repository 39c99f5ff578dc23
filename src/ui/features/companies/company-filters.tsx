import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { CompanySummary } from '../../../domain/catalogue/catalogue.ts'
import { choices, filterCompanies, type Choice, type CompanyFilters } from '../../../domain/companies/company-filters.ts'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useRawSearch } from '../../lib/address.ts'
import './company-filters.css'

/** Milliseconds without typing before the address is updated, because browsers limit how often it may change. */
const QUIET_MS = 300
const LONGEST = 80

/** Keeps foreign parameters of the present query. */
const toQuery = (present: string, filters: CompanyFilters): string => {
  const query = new URLSearchParams(present)
  for (const key of ['nombre', 'poblacion', 'especialidad', 'verificada']) query.delete(key)
  if (filters.name !== '') query.set('nombre', filters.name)
  if (filters.town !== '') query.set('poblacion', filters.town)
  if (filters.speciality !== '') query.set('especialidad', filters.speciality)
  if (filters.verified) query.set('verificada', 'si')
  return query.toString()
}

const goTo = (filters: CompanyFilters, replace: boolean): void => {
  const query = toQuery(window.location.search, filters)
  navigate(`${window.location.pathname}${query && '?'}${query}`, { replace })
}

/** The filters in the address, so that Back and a shared link show the same list. */
export const useCompanyFilters = () => {
  const search = useRawSearch()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const text = (name: string): string => (query.get(name) ?? '').slice(0, LONGEST)
  const inAddress = text('nombre')
  const [name, setName] = useState(inAddress)
  const written = useRef(inAddress)
  const town = text('poblacion')
  const speciality = text('especialidad')
  const verified = query.get('verificada') === 'si'
  const filters = useMemo(() => ({ name, town, speciality, verified }), [name, town, speciality, verified])

  useEffect(() => {
    // Back or a link changed the address: the field follows.
    if (inAddress === written.current) return
    written.current = inAddress
    setName(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (name === written.current) return undefined
    const timer = setTimeout(() => {
      written.current = name
      goTo(filters, true)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [name, filters])

  const put = (wanted: CompanyFilters) => {
    written.current = wanted.name
    setName(wanted.name)
    goTo(wanted, false)
  }
  return {
    filters,
    change: (part: Partial<CompanyFilters>) => {
      if (Object.keys(part).every((key) => key === 'name')) setName((part.name ?? '').slice(0, LONGEST))
      else put({ ...filters, ...part })
    },
    clear: () => put({ name: '', town: '', speciality: '', verified: false }),
  }
}

interface Props {
  companies: readonly CompanySummary[]
  filters: CompanyFilters
  onChange: (part: Partial<CompanyFilters>) => void
  onClear: () => void
}

const options = (values: readonly Choice[], chosen: string, all: string) => (
  <>
    <option value="">{all}</option>
    {/* A value from a shared link stays visible even if no company has it any more. */}
    {chosen !== '' && !values.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
    {values.map(({ value, count }) => <option key={value} value={value}>{value} ({count})</option>)}
  </>
)

export const CompanyFiltersForm = ({ companies, filters, onChange, onClear }: Props) => {
  const { name, town, speciality, verified } = filters
  const others = (part: Partial<CompanyFilters>) => filterCompanies(companies, { ...filters, ...part })
  const [unfolded, setUnfolded] = useState(false)
  const rest = useId()
  const any = name !== '' || town !== '' || speciality !== '' || verified
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
      {/* On narrow screens the filters are folded, so that the companies come first. */}
      <button
        type="button"
        className="company-filters-fold touch-target strong"
        aria-expanded={unfolded}
        aria-controls={rest}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="filter" size={20} />
        Más filtros
        <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={rest} className="company-filters-rest" data-unfolded={unfolded}>
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
        <label className="company-filters-check touch-target">
          <input type="checkbox" checked={verified} onChange={(event) => onChange({ verified: event.target.checked })} />
          Solo verificadas ({others({ verified: true }).length})
        </label>
      </div>
      {any && (
        <div className="cluster company-filters-chips">
          {name.trim() !== '' && <Chip label={`Nombre: ${name.trim()}`} onRemove={() => onChange({ name: '' })} />}
          {town !== '' && <Chip label={town} onRemove={() => onChange({ town: '' })} />}
          {speciality !== '' && <Chip label={speciality} onRemove={() => onChange({ speciality: '' })} />}
          {verified && <Chip label="Verificadas" onRemove={() => onChange({ verified: false })} />}
          <Button tone="ghost" onClick={onClear}>Quitar todos</Button>
        </div>
      )}
    </div>
  )
}
