import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCompany, alwaysAnswers, alwaysFails, aProduct } from '../../support/builders.ts'
import { clickAndStay, leadsTo } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type SiteOptions } from '../../support/site.tsx'

const PRODUCTS = [aProduct(), aProduct({ id: 'p2', name: 'Gorro Duna', category: 'Gorros' })]
const shop = (company = aCompany(), products = PRODUCTS) => ({
  catalogue: { company: alwaysAnswers(company), companyProducts: alwaysAnswers(products) },
})
const openCompany = (options: SiteOptions = {}) => openSite('/empresa/7', { services: shop(), ...options })

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
    site.lacks('link', '¿Qué significa?')
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

  it('R1.08 R2.02 R7.53 R7.57 R10.12 con sesión se le llama y escribe, por WhatsApp con un saludo; cada vez cuenta', async () => {
    const site = await openCompany({ session: ANA })
    const link = await site.findByRole('link', { name: /^WhatsApp/ })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/524455550110\?text=Hola, vi a Tejidos Alba en Puntada y me interesa lo que fabrican\. http/,
    )
    for (const name of [/^WhatsApp/, '445 555 0110', 'ventas@alba.example']) await clickAndStay(site, name)
    site.called('visits.whatsappContact', { storeId: '7', productId: '', user: ANA.mail })
    await site.linksTo('445 555 0110', 'tel:4455550110')
    await site.linksTo('ventas@alba.example', 'mailto:ventas@alba.example')
    await site.follow('Enviar mensaje')
    await leadsTo('/chat/7')
    expect(site.calledWith('visits.storeContact')).toEqual(Array(4).fill([{ storeId: '7', user: ANA.mail }]))
  })

  it('R11.39 R12.26 R11.395 lo que la empresa no dijo no se muestra; lo de su insignia, desde el principio', async () => {
    const none = { story: '', town: '', speciality: '', since: null, minimumOrder: null, phone: '', mail: '' }
    const site = await openCompany({ services: shop(aCompany(none), [aProduct()]) })
    await site.linksTo('¿Qué significa?', '/canaive')
    await site.has('link', 'Suéter Cosecha')
    site.lacks('navigation', 'Categorías de la empresa')
    expect(site.queryAllByRole('definition')).toEqual([])
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  })

  it('R11.41 R12.26 un teléfono o un correo mal escritos no son enlaces; sin verificar no lleva insignia', async () => {
    const odd = { phone: 'pregunta por Rosa', mail: 'a@b.c?bcc=x', verified: false }
    const site = await openCompany({ services: shop(aCompany(odd)) })
    expect((await site.findByText(odd.phone)).closest('a')).toBeNull()
    expect(site.getByText(odd.mail).closest('a')).toBeNull()
    site.lacksText('Verificada')
  })
})
