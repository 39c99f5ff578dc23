import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCompany, alwaysAnswers, alwaysFails, aProduct } from '../../support/builders.ts'
import { clickAndStay, leadsTo } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const ALBA = aCompany()

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
  it('R12.23 si no llega, no quedan huecos de sus fotos', async () => {
    await openSite('/empresa/7', { services: { catalogue: { company: alwaysFails({ kind: 'timeout' }) } } })
    await waitFor(() => expect(document.querySelector('main .failure')).not.toBeNull())
    expect(document.querySelector('main .skeleton, main .frame')).toBeNull()
  })

  it('R2.02 R7.21 R12.36 R12.26 empresa/{id} cuenta quién es, qué hace y qué dice su insignia', async () => {
    const site = await openCompany()
    await site.arrivesAt('Tejidos Alba')
    await site.hasText('Tejemos desde que la abuela compró la primera máquina.')
    const facts = site.texts('definition')
    expect(facts).toEqual(['Moroleón', 'Tejido de punto', '$2,500', '1984'])
    expect(document.title).toBe('Tejidos Alba · Puntada')
    site.called('catalogue.company', { id: '7' })
    const data: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Tejidos Alba', foundingDate: '1984' })
    await site.press('Leer más')
    expect(site.getByRole('button', { name: 'Leer menos' })).toHaveAttribute('aria-expanded', 'true')
    await site.linksTo('¿Qué significa?', '/canaive')
    expect(site.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('Verificada')
  })

  it('R7.18 muestra sus productos por categoría, con accesos a cada una', async () => {
    const site = await openCompany()
    const jumps = await site.part('navigation', 'Categorías de la empresa')
    expect(jumps.texts('link')).toEqual(['Suéteres 1', 'Gorros 1'])
    const caps = await site.part('list', 'Gorros')
    await caps.has('link', 'Gorro Duna')
    await jumps.follow('Gorros 1')
    expect(site.getByRole('heading', { level: 3, name: 'Gorros' })).toHaveFocus()
    site.called('catalogue.companyProducts', { storeId: '7' })
  })

  it('R1.08 R2.02 R7.53 R7.57 con sesión se le llama y se le escribe, por WhatsApp con un saludo', async () => {
    const site = await openCompany({ session: ANA })
    const link = await site.findByRole('link', { name: /^WhatsApp/ })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/524455550110\?text=Hola, vi a Tejidos Alba en Puntada y me interesa lo que fabrican\. http/,
    )
    await clickAndStay(site, /^WhatsApp/)
    site.called('visits.storeContact', { storeId: '7', user: 'ana@ejemplo.mx' })
    site.called('visits.whatsappContact', { storeId: '7', productId: '', user: 'ana@ejemplo.mx' })
    await site.linksTo('445 555 0110', 'tel:4455550110')
    await site.linksTo('ventas@alba.example', 'mailto:ventas@alba.example')
    await site.follow('Enviar mensaje')
    await leadsTo('/chat/7')
  })

  it('R11.39 R12.26 lo que la empresa no dijo no se muestra; sin verificar no lleva insignia', async () => {
    const none = { story: '', town: '', speciality: '', since: null, minimumOrder: null, phone: '', mail: '' }
    const bare = aCompany({ ...none, verified: false })
    const site = await openCompany({}, bare)
    await site.arrivesAt('Tejidos Alba')
    expect(site.queryAllByRole('definition')).toEqual([])
    for (const text of ['¿Qué significa?', 'Verificada']) site.lacksText(text)
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('R11.41 un teléfono o un correo mal escritos se leen, pero no son enlaces', async () => {
    const odd = aCompany({ phone: 'pregunta por Rosa', mail: 'a@b.c?bcc=x' })
    const site = await openCompany({}, odd)
    expect((await site.findByText('pregunta por Rosa')).closest('a')).toBeNull()
    expect(site.getByText('a@b.c?bcc=x').closest('a')).toBeNull()
  })
})
