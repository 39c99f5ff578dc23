import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showsText, shows, arrivesAt, href } from '../../support/buyer.ts'
import { aCompany, alwaysAnswers } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'

const ALL = [
  aCompany({ name: 'Tejidos Ágata', town: 'Moroleón' }),
  aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', verified: false }),
]

const openCanaive = (companies = alwaysAnswers(ALL)) => openSite('/canaive', { services: { catalogue: { companies } } })

describe('verificación Canaive', () => {
  it('R2.17 canaive explica qué revisa la cámara y cómo leer la insignia', async () => {
    const { screen } = await openCanaive()
    await arrivesAt({ screen }, 'Verificación Canaive')
    await shows(screen, 'heading', 'Qué revisa la cámara', 'Cómo leer la insignia')
    expect(document.title).toBe('Verificación Canaive · Puntada')
    await shows(screen, 'textbox', 'Nombre del fabricante')
  })

  it('R2.17 lista solo a los fabricantes verificados, cada uno con su enlace', async () => {
    const { screen } = await openCanaive()
    const list = await screen.findByRole('list', { name: 'Fabricantes verificados' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tejidos Ágata'])
    await showsText(screen, '1 fabricante verificado')
    expect(href(screen, 'Ver los fabricantes verificados')).toBe('/catalogoempresa?verificada=si')
  })

  it.each([
    ['tejidos agata', 'Tejidos Ágata, Moroleón: fabricante verificado por Canaive.'],
    ['PENON', 'Calzado Peñón, León: está en Puntada, pero no está verificado.'],
    ['Modas Inventadas', 'No conocemos a «Modas Inventadas».'],
  ])('R12.26 consultar «%s» responde con claridad', async (name, answer) => {
    const { screen, user } = await openCanaive()
    const form = within(await screen.findByRole('search', { name: 'Consultar un fabricante' }))
    await user.type(form.getByRole('textbox', { name: 'Nombre del fabricante' }), `${name}{Enter}`)
    expect(form.getByRole('status').textContent).toContain(answer)
  })

  it('R12.26 de lo que pide la cámara solo se dice lo que configuró quien opera el sitio', async () => {
    const { screen } = await openCanaive()
    expect(screen.getByRole('heading', { level: 3, name: 'Quién verifica' })).toBeShown()
    expect(screen.getByRole('main').textContent).not.toMatch(/SAT|cada año|visita|domicilio/)
  })

  it('R12.26 lo que configuró se muestra punto por punto', async () => {
    const { screen } = await openSite('/canaive', {
      services: { catalogue: { companies: alwaysAnswers(ALL) } },
      site: { canaiveChecks: 'Domicilio: una visita al taller | Afiliación: vigente, de este año' },
    })
    const checks = screen.getAllByRole('heading', { level: 3 }).slice(0, 2)
    expect(
      checks.map(({ textContent, nextElementSibling }) => `${textContent} > ${nextElementSibling?.textContent}`),
    ).toEqual(['Domicilio > una visita al taller', 'Afiliación > vigente, de este año'])
  })

  it('R12.26 cuando solo se leyeron los primeros doscientos, no dice que no lo conoce', async () => {
    const many = Array.from({ length: 200 }, (_, at) => aCompany({ id: String(at + 2), name: `Taller ${at}` }))
    const { screen, user } = await openCanaive(alwaysAnswers(many))
    const form = within(await screen.findByRole('search', { name: 'Consultar un fabricante' }))
    await user.type(form.getByRole('textbox', { name: 'Nombre del fabricante' }), 'Modas Inventadas{Enter}')
    expect(form.getByRole('status').textContent).toContain(
      'No está entre los 200 fabricantes que pudimos consultar: «Modas Inventadas».',
    )
  })

  it('R12.41 consultar sin nombre lo pide junto al campo', async () => {
    const { screen, user } = await openCanaive()
    await user.click(await screen.findByRole('button', { name: 'Consultar' }))
    await showsText(screen, 'Escribe el nombre del fabricante.')
  })
})
