import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCompany, alwaysAnswers, aProduct } from '../../support/builders.ts'
import { arrivesAt, field, follow, leadsTo, loginDialog, openProduct, part, clickAndStay } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { openSite, type Site, type SiteOptions } from '../../support/site.tsx'

/**
 * Goes to another screen and waits for its page to be recorded: what the screen before still had to send has gone by
 * then.
 */
const goToAboutUs = async (site: Site) => {
  const before = site.calledWith('visits.page').length
  await follow(site, 'Nosotros', await part(site, 'navigation', 'Principal'))
  await arrivesAt(site, 'Quiénes somos')
  await waitFor(() => expect(site.calledWith('visits.page')).toHaveLength(before + 1))
}
const COMPANY: SiteOptions = {
  services: { catalogue: { company: alwaysAnswers(aCompany()), companyProducts: alwaysAnswers([aProduct()]) } },
}

describe('Los registros de lo que se ve', () => {
  it('R10.12 filtrar dentro de una pantalla no la registra otra vez', async () => {
    const site = await openSite('/articulos')
    const kinds = await part(site, 'navigation', 'Clasificación')
    await site.user.click(kinds.getAllByRole('link')[1] as HTMLElement)
    await waitFor(() => expect(window.location.search).toMatch(/^\?clasificacion=/))
    await goToAboutUs(site)
    expect(site.calledWith('visits.page')).toEqual([
      [{ page: '/articulos', user: '' }],
      [{ page: '/quienessomos', user: '' }],
    ])
  })

  it.each([
    ['R10.13 y R7.52', 'la tienda', '/empresa/2', 'visits.store', { storeId: '2' }],
    ['R10.15 y R7.54', 'el producto', '/vistaproducto/5', 'visits.product', { productId: '5' }],
    ['R10.17 y R7.56', 'el artículo', '/articulo/1', 'visits.article', { articleId: '1' }],
  ])('%s %s se registra al abrirse, y otra vez al volver', async (_ids, _what, path, call, what) => {
    const site = await openSite(path, { session: ANA })
    await waitFor(() => expect(site.calledWith(call)).toEqual([[{ ...what, user: ANA.mail }]]))
    await goToAboutUs(site)
    act(() => window.history.back())
    await leadsTo(path)
    await goToAboutUs(site)
    expect(site.calledWith(call)).toHaveLength(2)
  })

  it('R10.15 escribir cantidades no registra el producto otra vez', async () => {
    const site = await openProduct({ session: ANA })
    await site.user.type(field(site, 'Negro, talla CH'), '3')
    await goToAboutUs(site)
    expect(site.calledWith('visits.product')).toHaveLength(1)
  })
})

describe('El contacto que se empezó sin sesión', () => {
  it('R10.08 R11.69 sin sesión, Enviar mensaje pide ingresar sin salir, y se registra una vez, después', async () => {
    const site = await openProduct()
    await follow(site, 'Enviar mensaje')
    await site.screen.findByLabelText('Correo electrónico')
    await leadsTo('/vistaproducto/5')
    expect(site.calledWith('visits.productContact')).toEqual([])
    expect(site.calls.filter(({ name }) => name.startsWith('messaging.'))).toEqual([])
    site.services.loginIntent.loggedIn(ANA.mail)
    const again = await site.reload('/vistaproducto/5', { session: ANA })
    await again.screen.findByRole('textbox', { name: 'Escribe un mensaje' })
    expect(window.location.search).toBe('?producto=5')
    expect(again.calledWith('visits.productContact')).toEqual([[{ productId: '5', user: ANA.mail }]])
  })

  const askToLogIn = async (click: (site: Site) => Promise<void>) => {
    const site = await openSite('/empresa/7', COMPANY)
    await click(site)
    await loginDialog(site)
    expect(site.calledWith('visits.storeContact')).toEqual([])
    site.services.loginIntent.loggedIn(ANA.mail)
    return site.reload('/empresa/7', { ...COMPANY, session: ANA })
  }

  it('R1.04 R11.69 el mensaje a la empresa se registra una vez, después de ingresar, y lleva a su chat', async () => {
    const again = await askToLogIn((site) => follow(site, 'Enviar mensaje'))
    await leadsTo('/chat/7')
    expect(again.calledWith('visits.storeContact')).toEqual([[{ storeId: '7', user: ANA.mail }]])
  })

  it.each([
    ['el teléfono', '445 555 0110'],
    ['el correo', 'ventas@alba.example'],
  ])(
    'R11.69 quien ingresó para usar %s de la empresa vuelve a ella, y cuenta el contacto que hace entonces',
    async (_way, name) => {
      const again = await askToLogIn((site) => follow(site, name))
      await clickAndStay(again, await again.screen.findByRole('link', { name }))
      await goToAboutUs(again)
      expect(again.calledWith('visits.storeContact')).toEqual([[{ storeId: '7', user: ANA.mail }]])
    },
  )
})
