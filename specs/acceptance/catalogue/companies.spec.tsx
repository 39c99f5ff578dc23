import { act, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { choices, filterCompanies, lookUpCompanies } from '../../../src/domain/companies/company-filters.ts'
import { aCompany, failsOnce, alwaysAnswers } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

const ALBA = aCompany()
const LEON = aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', speciality: 'Calzado', verified: false })
const LANA = aCompany({ id: '9', name: 'Lanas Alba', town: 'Coroneo', speciality: 'Lana' })
const ALL = [ALBA, LEON, LANA]

const openCompanies = (
  query = '',
  companies: () => ReturnType<ReturnType<typeof alwaysAnswers<typeof ALL>>> = alwaysAnswers(ALL),
) => openSite(`/catalogoempresa${query}`, { services: { catalogue: { companies } } })

describe('catálogo de empresas', () => {
  it('R2.05 R7.20 catalogoempresa muestra todas las empresas y cuántas son', async () => {
    const site = await openCompanies()
    expect(site.screen.getByRole('heading', { level: 1, name: 'Empresas' })).toBeShown()
    expect(await site.screen.findByText('3 empresas')).toBeShown()
    const list = site.screen.getByRole('list', { name: 'Empresas' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Tejidos Alba', 'Calzado Peñón', 'Lanas Alba'])
    expect(within(list).getByRole('link', { name: 'Calzado Peñón' }).getAttribute('href')).toBe('/empresa/8')
    expect(site.calledWith('catalogue.companies')).toEqual([[{ limit: 200 }]])
  })

  it('R12.03 filtra por ciudad o municipio, y el filtro se quita con su botón', async () => {
    const { screen, user } = await openCompanies()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León (1)')
    expect(screen.getByText('1 empresa')).toBeShown()
    expect(screen.queryByRole('link', { name: 'Tejidos Alba' })).toBeNull()
    expect(new URLSearchParams(window.location.search).get('poblacion')).toBe('León')
    await user.click(screen.getByRole('button', { name: 'Quitar filtro: León' }))
    expect(screen.getByText('3 empresas')).toBeShown()
    expect(window.location.search).toBe('')
  })

  it('R12.02 un enlace compartido trae los mismos filtros de empresas', async () => {
    const { screen } = await openCompanies('?especialidad=Lana&verificada=si&nombre=alba')
    expect(await screen.findByText('1 empresa')).toBeShown()
    expect(screen.getByRole('link', { name: 'Lanas Alba' })).toBeShown()
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nombre del fabricante' }).value).toBe('alba')
    expect(screen.getByRole('checkbox', { name: 'Solo verificadas (1)', checked: true })).toBeShown()
  })

  it('R12.03 busca empresas por nombre, sin acentos ni mayúsculas', async () => {
    const { screen, user } = await openCompanies()
    await user.type(await screen.findByRole('searchbox', { name: 'Nombre del fabricante' }), 'PEÑon')
    expect(screen.getByText('1 empresa')).toBeShown()
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('nombre')).toBe('PEÑon'))
  })

  it('R12.03 el nombre que se busca queda como se escribió', async () => {
    const { screen, user } = await openSite('/catalogoempresa?escenario=normal')
    const name = await screen.findByRole('searchbox', { name: 'Nombre del fabricante' })
    await user.type(name, 'a%41')
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&nombre=a%2541'))
    expect(name).toHaveProperty('value', 'a%41')
  })

  it('R11.60 Atrás vuelve al lugar donde se estaba, también después de filtrar', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { screen, user } = await openSite('/')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Empresas' }),
    )
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León')
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true, writable: true })
    window.dispatchEvent(new Event('scroll'))
    await user.click((await screen.findAllByRole('article'))[0]!.querySelector('a')!)
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/empresa\//))
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true })
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toMatch(/^\?poblacion=/))
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640))
    Reflect.deleteProperty(window, 'scrollY')
    scrolled.mockRestore()
  })

  it('R12.03 cuando ninguna empresa coincide, ofrece quitar los filtros', async () => {
    const { screen, user } = await openCompanies('?nombre=zzz')
    expect(await screen.findByRole('heading', { name: 'Ningún fabricante coincide' })).toBeShown()
    await user.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }))
    expect(screen.getByText('3 empresas')).toBeShown()
  })

  it('R12.23 sin empresas lleva a los productos', async () => {
    const { screen } = await openCompanies('', alwaysAnswers<typeof ALL>([]))
    expect(await screen.findByRole('heading', { name: 'Todavía no hay fabricantes' })).toBeShown()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/productos/todos/0/todas')
  })

  it('R11.21 si las empresas fallan lo dice, y Reintentar las trae', async () => {
    const { screen, user } = await openCompanies('', failsOnce(ALL, { kind: 'timeout' }))
    expect(await screen.findByText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')).toBeShown()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('3 empresas')).toBeShown()
  })
})

describe('reglas de los filtros de empresas', () => {
  const any = { name: '', town: '', speciality: '', verified: false }

  it('R12.03 sin filtros quedan todas, en su orden', () => {
    expect(filterCompanies(ALL, any)).toEqual(ALL)
    expect(filterCompanies(ALL, { ...any, town: 'leon' })).toEqual([LEON])
    expect(filterCompanies(ALL, { ...any, verified: true })).toEqual([ALBA, LANA])
    expect(filterCompanies(ALL, { ...any, name: 'alba lan' })).toEqual([LANA])
  })

  it('R12.03 cada ciudad y especialidad se ofrece una vez, con cuántas empresas tiene', () => {
    const twice = [ALBA, aCompany({ town: 'moroleon' }), aCompany({ town: ' ' }), LEON]
    expect(choices(twice, 'town')).toEqual([
      { value: 'León', count: 1 },
      { value: 'Moroleón', count: 2 },
    ])
  })

  it('R12.26 consultar un nombre exacto no trae a los parecidos', () => {
    const near = aCompany({ id: '10', name: 'Tejidos Alba Norte' })
    expect(lookUpCompanies([...ALL, near], 'tejidos alba')).toEqual([ALBA])
    expect(lookUpCompanies(ALL, 'alba')).toEqual([ALBA, LANA])
    expect(lookUpCompanies(ALL, '  ')).toEqual([])
  })

  it('R12.03 cada filtro deja tantas empresas como anuncia, en el mismo orden', () => {
    const company = fc.record({
      name: fc.string(),
      town: fc.constantFrom('León', 'leon', 'Celaya', ''),
      verified: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(company), fc.string(), fc.boolean(), (parts, name, verified) => {
        const companies = parts.map((part, place) => aCompany({ ...part, id: String(place) }))
        const found = filterCompanies(companies, { ...any, name, verified })
        expect(companies.filter((each) => found.includes(each))).toEqual(found)
        for (const { value, count } of choices(companies, 'town')) {
          expect(filterCompanies(companies, { ...any, town: value })).toHaveLength(count)
        }
      }),
    )
  })
})
