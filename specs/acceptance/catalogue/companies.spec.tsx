import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { arrivesAt, follow, part, press, shows, showsText, texts, lacks, linksTo } from '../../support/buyer.ts'
import { aCompany, alwaysAnswers } from '../../support/builders.ts'
import { openSite, type Site } from '../../support/site.tsx'

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
    await showsText(site, '3 empresas')
    const list = site.screen.getByRole('list', { name: 'Empresas' })
    expect(texts(within(list).getAllByRole('link'))).toEqual(['Tejidos Alba', 'Calzado Peñón', 'Lanas Alba'])
    await linksTo(within(list), 'Calzado Peñón', '/empresa/8')
    expect(site.calledWith('catalogue.companies')).toEqual([[{ limit: 200 }]])
  })

  it('R12.03 filtra por ciudad o municipio, y el filtro se quita con su botón', async () => {
    const site = await openCompanies()
    await site.user.selectOptions(await site.screen.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León (1)')
    await showsText(site, '1 empresa')
    lacks(site, 'link', 'Tejidos Alba')
    expect(new URLSearchParams(window.location.search).get('poblacion')).toBe('León')
    await press(site, 'Quitar filtro: León')
    await showsText(site, '3 empresas')
    expect(window.location.search).toBe('')
  })

  it('R12.02 un enlace compartido trae los mismos filtros de empresas', async () => {
    const site = await openCompanies('?especialidad=Lana&verificada=si&nombre=alba')
    await showsText(site, '1 empresa')
    await shows(site, 'link', 'Lanas Alba')
    expect(site.screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nombre del fabricante' }).value).toBe('alba')
    expect(site.screen.getByRole('checkbox', { name: 'Solo verificadas (1)', checked: true })).toBeVisible()
  })

  it('R12.03 el nombre que se busca queda como se escribió', async () => {
    const site = await openSite('/catalogoempresa?escenario=normal')
    const name = await site.screen.findByRole('searchbox', { name: 'Nombre del fabricante' })
    await site.user.type(name, 'a%41')
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&nombre=a%2541'))
    expect(name).toHaveProperty('value', 'a%41')
  })

  it('R11.60 Atrás vuelve al lugar donde se estaba, también después de filtrar', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const site = await openSite('/')
    await follow(site, 'Empresas', await part(site, 'navigation', 'Principal'))
    await site.user.selectOptions(await site.screen.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León')
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true, writable: true })
    window.dispatchEvent(new Event('scroll'))
    await site.user.click((await site.screen.findAllByRole('article'))[0]!.querySelector('a')!)
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
    const site = await openCompanies('?nombre=zzz')
    await shows(site, 'heading', 'Ningún fabricante coincide')
    await press(site, 'Quitar todos los filtros')
    await showsText(site, '3 empresas')
  })
})

const VERIFIED_AND_NOT = [
  aCompany({ name: 'Tejidos Ágata', town: 'Moroleón' }),
  aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', verified: false }),
]

const openCanaive = (companies = alwaysAnswers(VERIFIED_AND_NOT)) =>
  openSite('/canaive', { services: { catalogue: { companies } } })

describe('verificación Canaive', () => {
  it('R2.17 R12.26 R12.41 canaive explica la insignia, lista a los verificados y pide un nombre', async () => {
    const site = await openCanaive()
    await arrivesAt(site, 'Verificación Canaive')
    await shows(site, 'heading', 'Qué revisa la cámara', 'Cómo leer la insignia', 'Quién verifica')
    expect(site.screen.getByRole('main').textContent).not.toMatch(/SAT|cada año|visita|domicilio/)
    expect(document.title).toBe('Verificación Canaive · Puntada')
    expect(texts((await part(site, 'list', 'Fabricantes verificados')).getAllByRole('link'))).toEqual(['Tejidos Ágata'])
    await showsText(site, '1 fabricante verificado')
    await linksTo(site, 'Ver los fabricantes verificados', '/catalogoempresa?verificada=si')
    await press(site, 'Consultar')
    await showsText(site, 'Escribe el nombre del fabricante.')
  })

  const ask = async (site: Site, name: string) => {
    const form = await part(site, 'search', 'Consultar un fabricante')
    await site.user.type(form.getByRole('textbox', { name: 'Nombre del fabricante' }), `${name}{Enter}`)
    return form.getByRole('status').textContent
  }

  it.each([
    ['tejidos agata', 'Tejidos Ágata, Moroleón: fabricante verificado por Canaive.'],
    ['PENON', 'Calzado Peñón, León: está en Puntada, pero no está verificado.'],
    ['Modas Inventadas', 'No conocemos a «Modas Inventadas».'],
  ])('R12.26 consultar «%s» responde con claridad', async (name, answer) => {
    expect(await ask(await openCanaive(), name)).toContain(answer)
  })

  it('R12.26 lo que configuró se muestra punto por punto', async () => {
    const { screen } = await openSite('/canaive', {
      services: { catalogue: { companies: alwaysAnswers(VERIFIED_AND_NOT) } },
      site: { canaiveChecks: 'Domicilio: una visita al taller | Afiliación: vigente, de este año' },
    })
    const checks = screen.getAllByRole('heading', { level: 3 }).slice(0, 2)
    expect(
      checks.map(({ textContent, nextElementSibling }) => `${textContent} > ${nextElementSibling?.textContent}`),
    ).toEqual(['Domicilio > una visita al taller', 'Afiliación > vigente, de este año'])
  })

  it('R12.26 cuando solo se leyeron los primeros doscientos, no dice que no lo conoce', async () => {
    const many = Array.from({ length: 200 }, (_, at) => aCompany({ id: String(at + 2), name: `Taller ${at}` }))
    expect(await ask(await openCanaive(alwaysAnswers(many)), 'Modas Inventadas')).toContain(
      'No está entre los 200 fabricantes que pudimos consultar: «Modas Inventadas».',
    )
  })
})
