import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCompany, alwaysAnswers, aProduct } from '../../support/builders.ts'
import { clickAndStay, leadsTo, loginDialog, openProduct } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type Site, type SiteOptions } from '../../support/site.tsx'

/**
 * Goes to another screen and waits for its page to be recorded: what the screen before still had to send has gone by
 * then.
 */
const goToAboutUs = async (site: Site) => {
  const before = site.calledWith('visits.page').length
  await (await site.part('navigation', 'Principal')).follow('Nosotros')
  await site.arrivesAt('Quiénes somos')
  await waitFor(() => expect(site.calledWith('visits.page')).toHaveLength(before + 1))
}
const recorded = (site: Site) => site.calls.map(({ name }) => name).filter((name) => name.startsWith('visits.'))
const COMPANY: SiteOptions = {
  services: { catalogue: { company: alwaysAnswers(aCompany()), companyProducts: alwaysAnswers([aProduct()]) } },
}

describe('Los registros de lo que se ve', () => {
  it('R10.12 filtrar dentro de una pantalla no la registra otra vez', async () => {
    const site = await openSite('/articulos')
    const kinds = await site.part('navigation', 'Clasificación')
    await site.user.click(kinds.getAllByRole('link')[1] as HTMLElement)
    await waitFor(() => expect(window.location.search).toMatch(/^\?clasificacion=/))
    await goToAboutUs(site)
    site.called('visits.page', { page: '/articulos', user: '' }, { page: '/quienessomos', user: '' })
  })

  it.each([
    ['R10.12 y R7.52', 'la tienda', '/empresa/2', 'visits.store', { storeId: '2' }],
    ['R10.12 y R7.54', 'el producto', '/vistaproducto/5', 'visits.product', { productId: '5' }],
    ['R10.12 y R7.56', 'el artículo', '/articulo/1', 'visits.article', { articleId: '1' }],
  ])('%s %s se registra al abrirse, y otra vez al volver', async (_ids, _what, path, call, what) => {
    const site = await openSite(path, { session: ANA })
    await waitFor(() => expect(site.calledWith(call)).toEqual([[{ ...what, user: ANA.mail }]]))
    await goToAboutUs(site)
    site.goBack()
    await leadsTo(path)
    await goToAboutUs(site)
    expect(site.calledWith(call)).toHaveLength(2)
  })

  it('R10.12 R7.51 donde uno ya está no se registra nada; lo que no existe cuenta como el inicio', async () => {
    const site = await openSite('/no-existe')
    const menu = await site.part('navigation', 'Principal')
    for (const _ of [1, 2]) await menu.follow('Blog')
    await goToAboutUs(site)
    const pages = ['/', '/articulos', '/quienessomos']
    expect(site.calledWith('visits.page')).toEqual(pages.map((page) => [{ page, user: '' }]))
  })

  it('R7.54 de un producto a otro, cada uno se registra', async () => {
    const site = await openSite('/vistaproducto/12', { session: ANA })
    const similar = await site.part('region', 'Productos similares')
    const links = await similar.findAllByRole('link')
    const card = links.find((link) => link.getAttribute('href')?.startsWith('/vistaproducto/'))!
    await site.user.click(card)
    const other = window.location.pathname.slice('/vistaproducto/'.length)
    expect(other).not.toBe('12')
    await waitFor(() =>
      expect(site.calledWith('visits.product')).toEqual(
        ['12', other].map((productId) => [{ productId, user: ANA.mail }]),
      ),
    )
  })

  it.each([
    ['R10.12', '/empresa/9999'],
    ['R10.12', '/vistaproducto/9999'],
    ['R10.12', '/articulo/9999'],
  ])('%s en %s, que no existe, solo se registra la página', async (_id, page) => {
    const site = await openSite(page)
    expect((await site.main.findAllByText(/^No encontramos (este|a este) /))[0]).toBeInTheDocument()
    await goToAboutUs(site)
    expect(recorded(site)).toEqual(['visits.page', 'visits.page'])
  })
})

describe('Los contactos', () => {
  it('R10.12 R7.53 llamar, escribir un correo y enviar un mensaje a una empresa: uno cada vez', async () => {
    const site = await openSite('/empresa/7', { ...COMPANY, session: ANA })
    for (const name of ['445 555 0110', 'ventas@alba.example', 'ventas@alba.example']) await clickAndStay(site, name)
    await site.follow('Enviar mensaje')
    await leadsTo('/chat/7')
    expect(site.calledWith('visits.storeContact')).toEqual(Array(4).fill([{ storeId: '7', user: ANA.mail }]))
  })

  it('R10.12 R7.55 R7.57 de un producto cuenta cada WhatsApp y el mensaje, no las cantidades', async () => {
    const site = await openProduct({ session: ANA, product: { storeId: '2' } })
    await site.write('Negro, talla CH', '3')
    for (const _ of [1, 2]) await clickAndStay(site, /Contactar por WhatsApp/)
    await site.follow('Enviar mensaje')
    site.calledTimes('visits.product', 1)
    const product = [{ productId: '5', user: ANA.mail }]
    expect(site.calledWith('visits.productContact')).toEqual([product, product, product])
    const store = [{ storeId: '2', productId: '5', user: ANA.mail }]
    expect(site.calledWith('visits.whatsappContact')).toEqual([store, store])
  })
})

describe('El contacto que se empezó sin sesión', () => {
  it('R10.07 R11.57 sin sesión, Enviar mensaje pide ingresar sin salir, y se registra una vez, después', async () => {
    const site = await openProduct()
    await site.follow('Enviar mensaje')
    await site.findByLabelText('Correo electrónico')
    await leadsTo('/vistaproducto/5')
    site.neverCalled('visits.productContact')
    expect(site.calls.filter(({ name }) => name.startsWith('messaging.'))).toEqual([])
    site.services.loginIntent.onLogin(ANA.mail)
    const again = await site.reload('/vistaproducto/5', { session: ANA })
    await again.has('textbox', 'Escribe un mensaje')
    site.hasQuery('?producto=5')
    again.called('visits.productContact', { productId: '5', user: ANA.mail })
  })

  const askToLogIn = async (link: string) => {
    const site = await openSite('/empresa/7', COMPANY)
    await site.follow(link)
    await loginDialog(site)
    site.neverCalled('visits.storeContact')
    site.services.loginIntent.onLogin(ANA.mail)
    return site.reload('/empresa/7', { ...COMPANY, session: ANA })
  }

  it('R1.04 R11.57 el mensaje a la empresa se registra una vez, después de ingresar, y lleva a su chat', async () => {
    const again = await askToLogIn('Enviar mensaje')
    await leadsTo('/chat/7')
    again.called('visits.storeContact', { storeId: '7', user: ANA.mail })
  })

  it.each([
    ['el teléfono', '445 555 0110'],
    ['el correo', 'ventas@alba.example'],
  ])(
    'R11.57 quien ingresó para usar %s de la empresa vuelve a ella, y cuenta el contacto que hace entonces',
    async (_way, name) => {
      const again = await askToLogIn(name)
      await clickAndStay(again, name)
      await goToAboutUs(again)
      again.called('visits.storeContact', { storeId: '7', user: ANA.mail })
    },
  )
})
