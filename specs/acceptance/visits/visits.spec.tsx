import { act, waitFor } from '@testing-library/react'
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

  it('R7.54 de un producto a otro, cada uno se registra', async () => {
    const site = await openSite('/vistaproducto/12', { session: ANA })
    await waitFor(() => site.calledTimes('visits.product', 1))
    act(() => window.history.pushState(null, '', '/vistaproducto/5'))
    const seen = ['12', '5'].map((productId) => ({ productId, user: ANA.mail }))
    await waitFor(() => site.called('visits.product', ...seen))
  })

  it('R10.12 R7.51 donde uno ya está no se registra nada; lo que no existe cuenta como el inicio', async () => {
    const site = await openSite('/no-existe')
    const menu = await site.part('navigation', 'Principal')
    for (const _ of [1, 2]) await menu.follow('Blog')
    await goToAboutUs(site)
    const pages = ['/', '/articulos', '/quienessomos']
    expect(site.calledWith('visits.page')).toEqual(pages.map((page) => [{ page, user: '' }]))
  })
})

describe('Los contactos', () => {
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

  it('R11.57 quien ingresó para llamarle a la empresa vuelve a ella, y cuenta el contacto que hace entonces', async () => {
    const site = await openSite('/empresa/7', COMPANY)
    await site.follow('445 555 0110')
    await loginDialog(site)
    site.neverCalled('visits.storeContact')
    site.services.loginIntent.onLogin(ANA.mail)
    const again = await site.reload('/empresa/7', { ...COMPANY, session: ANA })
    await clickAndStay(again, '445 555 0110')
    await goToAboutUs(again)
    again.called('visits.storeContact', { storeId: '7', user: ANA.mail })
  })
})
