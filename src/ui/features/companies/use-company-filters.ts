import { useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { CompanyFilters } from '../../../domain/companies/company-filters.ts'
import { useRawSearch } from '../../lib/address.ts'

/** Milliseconds without typing before the address is updated, because browsers limit how often it may change. */
const QUIET_MS = 300
const LONGEST = 80

interface FiltersState {
  readonly filters: CompanyFilters
  readonly change: (part: Partial<CompanyFilters>) => void
  readonly clear: () => void
}

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
export const useCompanyFilters = (): FiltersState => {
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
    change: (part) => {
      if (Object.keys(part).every((key) => key === 'name')) setName((part.name ?? '').slice(0, LONGEST))
      else put({ ...filters, ...part })
    },
    clear: () => put({ name: '', town: '', speciality: '', verified: false }),
  }
}
