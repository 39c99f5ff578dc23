import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { follow, press, showsText, shows, arrivesAt, href } from '../../support/buyer.ts'
import { aCompany, alwaysAnswers, aProduct, failsOnce } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const ALBA = aCompany()
const LEON = aCompany({ id: '8', name: 'Calzado Peñón', town: 'León', speciality: 'Calzado', verified: false })

const openCompany = (options: SiteOptions = {}, company: unknown = ALBA) =>
  openSite('/empresa/7', {
    ...options,
    services: {
      catalogue: {
        company: alwaysAnswers(company as typeof ALBA | null),
        companyProducts: alwaysAnswers([aProduct(), aProduct({ id: 'p2', name: 'Gorro Duna', category: 'Gorros' })]),
      },
      ...options.services,
    },
  })

describe('perfil de una empresa', () => {
  it('R2.02 R7.21 R12.11 empresa/{id} cuenta quién es, dónde está, qué hace y cuánto pide', async () => {
    const site = await openCompany()
    await arrivesAt(site, 'Tejidos Alba')
    await showsText(site.screen, 'Tejemos desde que la abuela compró la primera máquina.')
    const facts = site.screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['Moroleón', 'Tejido de punto', '$2,500', '1984'])
    expect(document.title).toBe('Tejidos Alba · Puntada')
    expect(site.calledWith('catalogue.company')).toEqual([['7']])
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as object
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Tejidos Alba', foundingDate: '1984' })
  })

  it('R7.18 muestra sus productos por categoría, con accesos a cada una', async () => {
    const site = await openCompany()
    const jumps = await site.screen.findByRole('navigation', { name: 'Categorías de la empresa' })
    expect(
      within(jumps)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Suéteres 1', 'Gorros 1'])
    const caps = site.screen.getByRole('list', { name: 'Gorros' })
    await shows(within(caps), 'link', 'Gorro Duna')
    await follow(site, 'Gorros 1', within(jumps))
    expect(document.activeElement).toBe(site.screen.getByRole('heading', { level: 3, name: 'Gorros' }))
    expect(site.calledWith('catalogue.companyProducts')).toEqual([['7']])
  })

  it('R2.02 el teléfono llama, el correo escribe y Enviar mensaje abre el chat', async () => {
    const site = await openCompany({ session: ANA })
    const phone = await site.screen.findByRole('link', { name: '445 555 0110' })
    expect(phone.getAttribute('href')).toBe('tel:4455550110')
    expect(href(site.screen, 'ventas@alba.example')).toBe('mailto:ventas@alba.example')
    await press(site, 'Enviar mensaje')
    await waitFor(() => expect(window.location.pathname).toBe('/chat/7'))
  })

  it(
    'R1.08 R7.53 R7.57 con sesión se le escribe por WhatsApp, con un saludo que dice dónde se vio, y se ' + 'registra',
    async () => {
      const site = await openCompany({ session: ANA })
      const link = await site.screen.findByRole('link', { name: /^WhatsApp/ })
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
        /^https:\/\/wa\.me\/524455550110\?text=Hola, vi a Tejidos Alba en Puntada y me interesa lo que fabrican\. http/,
      )
      link.addEventListener('click', (event) => event.preventDefault())
      await site.user.click(link)
      expect(site.calledWith('visits.storeContact')).toEqual([[{ storeId: '7', user: 'ana@ejemplo.mx' }]])
      expect(site.calledWith('visits.whatsappContact')).toEqual([
        [{ storeId: '7', productId: '', user: 'ana@ejemplo.mx' }],
      ])
    },
  )

  it('R12.26 en un celular, lo que cuenta de sí y cómo llamarle se abren con Leer más', async () => {
    const site = await openCompany()
    const more = await site.screen.findByRole('button', { name: 'Leer más' })
    await site.user.click(more)
    expect(site.screen.getByRole('button', { name: 'Leer menos' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('R12.26 la insignia de una empresa explica qué significa y lleva a Canaive', async () => {
    const { screen } = await openCompany()
    await showsText(screen, '¿Qué significa?')
    expect(screen.getByRole('link', { name: 'Conoce qué revisa la cámara', hidden: true }).getAttribute('href')).toBe(
      '/canaive',
    )
  })

  it('R12.26 una empresa sin verificar no lleva insignia', async () => {
    const { screen } = await openCompany({}, LEON)
    await arrivesAt({ screen }, 'Calzado Peñón')
    expect(screen.queryByText('¿Qué significa?')).toBeNull()
  })

  it('R11.31 lo que la empresa no dijo no se muestra, ni como hueco', async () => {
    const bare = aCompany({ story: '', town: '', speciality: '', since: null, minimumOrder: null, phone: '', mail: '' })
    const { screen } = await openCompany({}, bare)
    await arrivesAt({ screen }, 'Tejidos Alba')
    expect(screen.queryAllByRole('definition')).toEqual([])
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('R11.42 un teléfono o un correo mal escritos se leen, pero no son enlaces', async () => {
    const odd = aCompany({ phone: 'pregunta por Rosa', mail: 'a@b.c?bcc=x' })
    const { screen } = await openCompany({}, odd)
    expect((await screen.findByText('pregunta por Rosa')).closest('a')).toBeNull()
    expect(screen.getByText('a@b.c?bcc=x').closest('a')).toBeNull()
  })

  it('R12.23 la descripción para buscadores no se queda con la de la pantalla anterior', async () => {
    const described = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')
    const { screen, user } = await openSite('/empresa/no-hay', {
      services: { catalogue: { company: alwaysAnswers(null) } },
    })
    await user.click(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Nosotros' }),
    )
    await arrivesAt({ screen }, 'Quiénes somos')
    await waitFor(() =>
      expect(described()).toMatch(/^Puntada reúne a los fabricantes de ropa de Guanajuato con quienes compran/),
    )
    act(() => window.history.back())
    await arrivesAt({ screen }, 'Fabricante no encontrado')
    expect(described()).toBe('Ropa de mayoreo directo de los fabricantes de Guanajuato.')
  })

  it('R11.21 si fallan la empresa o sus productos, cada parte ofrece Reintentar', async () => {
    const { screen, user } = await openCompany({
      services: { catalogue: { company: failsOnce(ALBA), companyProducts: failsOnce([aProduct()]) } },
    })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await arrivesAt({ screen }, 'Tejidos Alba')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await shows(screen, 'link', 'Suéter Cosecha')
  })
})
