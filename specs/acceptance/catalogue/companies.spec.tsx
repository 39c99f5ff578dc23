import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showsText, shows, arrivesAt, href } from '../../support/buyer.ts'
import { aCompany, alwaysAnswers } from '../../support/builders.ts'
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
    await arrivesAt(site, 'Empresas')
    await showsText(site.screen, '3 empresas')
    const list = site.screen.getByRole('list', { name: 'Empresas' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Tejidos Alba', 'Calzado Peñón', 'Lanas Alba'])
    expect(href(within(list), 'Calzado Peñón')).toBe('/empresa/8')
    expect(site.calledWith('catalogue.companies')).toEqual([[{ limit: 200 }]])
  })

  it('R12.03 filtra por ciudad o municipio, y el filtro se quita con su botón', async () => {
    const { screen, user } = await openCompanies()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León (1)')
    await showsText(screen, '1 empresa')
    expect(screen.queryByRole('link', { name: 'Tejidos Alba' })).toBeNull()
    expect(new URLSearchParams(window.location.search).get('poblacion')).toBe('León')
    await user.click(screen.getByRole('button', { name: 'Quitar filtro: León' }))
    await showsText(screen, '3 empresas')
    expect(window.location.search).toBe('')
  })

  it('R12.02 un enlace compartido trae los mismos filtros de empresas', async () => {
    const { screen } = await openCompanies('?especialidad=Lana&verificada=si&nombre=alba')
    await showsText(screen, '1 empresa')
    await shows(screen, 'link', 'Lanas Alba')
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nombre del fabricante' }).value).toBe('alba')
    expect(screen.getByRole('checkbox', { name: 'Solo verificadas (1)', checked: true })).toBeShown()
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
    await shows(screen, 'heading', 'Ningún fabricante coincide')
    await user.click(screen.getByRole('button', { name: 'Quitar todos los filtros' }))
    await showsText(screen, '3 empresas')
  })
})
