import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail, ok } from '../../../src/domain/result.ts'
import { aCompany, alwaysAnswers } from '../../support/builders.ts'
import { answersLater, openSite, type Site } from '../../support/site.tsx'

const ALBA = aCompany()
const LEON = aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', speciality: 'Calzado', verified: false })
const LANA = aCompany({ id: '9', name: 'Lanas Alba', town: 'Coroneo', speciality: 'Lana' })
const AGATA = aCompany({ name: 'Tejidos Ágata' })
const ALL = [ALBA, LEON, LANA]

type Companies = (limit: { readonly limit: number }) => ReturnType<ReturnType<typeof alwaysAnswers<typeof ALL>>>
const openCompanies = (query = '', companies: Companies = alwaysAnswers(ALL)) =>
  openSite(`/catalogoempresa${query}`, { services: { catalogue: { companies } } })

/** As many makers as are asked for; with a `total` of null only the first 200 can be read. */
const manyMakers = (total: number | null) => (limit: { readonly limit: number }) => {
  const made = (length: number) =>
    Array.from({ length }, (_, index) =>
      aCompany({ id: String(index + 2), name: `Taller ${index}`, verified: index % 80 === 0 }),
    )
  if (total === null && limit.limit > 200) return Promise.resolve(fail({ kind: 'server', status: 500 }))
  return Promise.resolve(ok(made(Math.min(limit.limit, total ?? 200))))
}

describe('catálogo de empresas', () => {
  it('R12.03 cuando llegan justo las que se pidieron dice que puede haber más, y Cargar más las trae', async () => {
    const site = await openCompanies('', manyMakers(250))
    await site.hasText('Las primeras 200 empresas: puede haber más.')
    await site.press('Cargar más')
    await site.hasText('250 empresas')
    site.lacks('button', 'Cargar más')
    site.called('catalogue.companies', { limit: 200 }, { limit: 10_000 })
  })

  it('R12.03 el nombre se busca entre todas; si no se puede, dice entre cuántas, y Reintentar las pide', async () => {
    const site = await openCompanies('?nombre=taller+249', manyMakers(250))
    await site.has('link', 'Taller 249')
    await site.hasText('1 empresa')
    const failing = await openCompanies('?nombre=taller+249', manyMakers(null))
    await failing.hasText('0 empresas entre las primeras 200: puede haber más.')
    await failing.has('button', 'Reintentar')
  })

  it('R2.05 R7.20 R11.395 R12.26 catalogoempresa muestra todas las empresas, cuáles están verificadas y cuántas son', async () => {
    const site = await openCompanies()
    await site.arrivesAt('Empresas')
    await site.hasText('3 empresas')
    const list = await site.part('list', 'Empresas')
    expect(list.texts('link')).toEqual(['Tejidos Alba', 'Calzado Peñón', 'Lanas Alba'])
    await list.linksTo('Calzado Peñón', '/empresa/8')
    expect(
      list.getAllByText('Verificada').map((badge) => badge.closest('article')?.querySelector('a')?.textContent),
    ).toEqual(['Tejidos Alba', 'Lanas Alba'])
    for (const name of ['Quitar todos', 'Cargar más']) site.lacks('button', name)
    site.called('catalogue.companies', { limit: 200 })
  })

  it('R12.03 filtra por ciudad o municipio; si ninguna coincide, o con Quitar todos, vuelve entera', async () => {
    const site = await openCompanies('?nombre=zzz')
    await site.has('heading', 'Ningún fabricante coincide')
    await site.press('Quitar todos los filtros')
    await site.hasText('3 empresas')
    await site.user.selectOptions(await site.findByRole('combobox', { name: 'Ciudad o municipio' }), 'León (1)')
    await site.hasText('1 empresa')
    site.lacks('link', 'Tejidos Alba')
    expect(new URLSearchParams(window.location.search).get('poblacion')).toBe('León')
    await site.press('Quitar todos')
    await site.hasText('3 empresas')
    site.hasQuery('')
  })

  it('R12.01 un enlace compartido trae los mismos filtros de empresas', async () => {
    const site = await openCompanies('?especialidad=Lana&verificada=si&nombre=alba')
    await site.hasText('1 empresa')
    await site.has('link', 'Lanas Alba')
    site.hasValue('Nombre del fabricante', 'alba')
    expect(site.getByRole('checkbox', { name: 'Solo verificadas (1)', checked: true })).toBeInTheDocument()
  })

  it('R12.03 el nombre que se busca queda como se escribió, o se quita en seguida', async () => {
    const site = await openSite('/catalogoempresa?escenario=normal')
    const name = await site.findByRole('searchbox', { name: 'Nombre del fabricante' })
    await site.user.type(name, 'x')
    await site.press('Quitar todos')
    expect(name).toHaveValue('')
    await site.user.type(name, 'a%41')
    await waitFor(() => expect(window.location.search).toBe('?escenario=normal&nombre=a%2541'))
    expect(name).toHaveValue('a%41')
  })
})

const openCanaive = (companies: Companies = alwaysAnswers([AGATA, LEON]), canaiveChecks = '') =>
  openSite('/canaive', { services: { catalogue: { companies } }, site: { canaiveChecks } })

describe('verificación Canaive', () => {
  it('R2.17 R12.26 R12.41 canaive explica la insignia, lista a los verificados y pide un nombre', async () => {
    const site = await openCanaive()
    await site.arrivesAt('Verificación Canaive')
    await site.has('heading', 'Cómo leer la insignia')
    site.lacks('heading', 'Qué revisa la cámara')
    expect(site.getByRole('main').textContent).not.toMatch(/SAT|cada año|visita|domicilio/)
    expect(document.title).toBe('Verificación Canaive · Puntada')
    expect((await site.part('list', 'Fabricantes verificados')).texts('link')).toEqual(['Tejidos Ágata'])
    await site.hasText('1 fabricante verificado')
    await site.linksTo(/^Ver todo ?: Fabricantes verificados$/, '/catalogoempresa?verificada=si')
    await site.press('Consultar')
    await site.hasText('Escribe el nombre del fabricante.')
    site.main.hasFocus('textbox', 'Nombre del fabricante')
  })

  const ask = async (site: Site, name: string) => {
    const form = await site.part('search', 'Consultar un fabricante')
    await form.write('Nombre del fabricante', `${name}{Enter}`)
    return form.getByRole('status').textContent
  }

  it.each([
    ['tejidos agata', 'Tejidos Ágata, Moroleón Verificada'],
    ['PENON', 'Calzado Peñón, León: está en Puntada, pero no está verificado.'],
    [
      'Modas Inventadas',
      'No conocemos a «Modas Inventadas». Revisa cómo se escribe. Si te vendió a nombre de Canaive, avísanos.',
    ],
  ])('R12.26 consultar «%s» responde con claridad', async (name, answer) => {
    expect(await ask(await openCanaive(), name)).toBe(answer)
  })

  it('R12.23 R12.26 si nadie está verificado se dice, y lleva a todos', async () => {
    const site = await openCanaive(alwaysAnswers([LEON]))
    await site.main.has('heading', 'Todavía no hay fabricantes verificados')
    await site.main.linksTo('Ver empresas', '/catalogoempresa')
    site.main.lacks('link', /^Ver todo/)
  })

  it('R12.26 lo que la configuración dice que se verifica se muestra punto por punto', async () => {
    const said = 'Domicilio: una visita al taller | Afiliación: vigente, de este año'
    const { screen } = await openCanaive(undefined, said)
    const checks = screen.getAllByRole('heading', { level: 3 }).slice(0, 2)
    expect(
      checks.map(({ textContent, nextElementSibling }) => `${textContent} > ${nextElementSibling?.textContent}`),
    ).toEqual(['Domicilio > una visita al taller', 'Afiliación > vigente, de este año'])
  })

  it.each([
    ['R12.26 quien no está entre los primeros doscientos se busca entre todos', 250, 'Taller 240, Moroleón'],
    ['R12.26 si nadie más contesta, no dice que no lo conoce', null, 'No está entre los 200 fabricantes que pudimos'],
  ])('%s', async (_what, total, answer) => {
    const { method, answer: answerRest } = answersLater<typeof ALL>()
    const site = await openCanaive((query) => (query.limit > 200 ? method() : manyMakers(250)(query)))
    await site.hasText('3 fabricantes verificados entre los primeros 200')
    expect(await ask(site, 'Taller 240')).toBe('Consultando…')
    await answerRest(await manyMakers(total)({ limit: 10_000 }))
    await waitFor(() => expect(site.main.getByRole('search').textContent).toContain(answer))
  })
})
