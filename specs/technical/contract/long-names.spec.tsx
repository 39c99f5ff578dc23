import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProduct, addPieces } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { aCompany, alwaysAnswers, anArticle, aProduct } from '../../support/builders.ts'
import { openSite } from '../../support/site.tsx'
import { catalogue, ROW } from '../../support/product-row.ts'

const LONG = 'Blusa de lino bordada a mano '.repeat(10).trim()

/** Shown cut, and whole in the title. */
const expectCut = (element: HTMLElement): void => {
  expect(element.textContent).toBe(`${LONG.slice(0, 119)}…`)
  expect(element.getAttribute('title')).toBe(LONG)
}

describe('Un nombre larguísimo', () => {
  it('R11.36 de 20 MB se corta al leerlo', async () => {
    const read = await catalogue([{ ...ROW, nombre: 'x'.repeat(20_000_000) }]).products({ limit: 1 })
    expect(read.ok && read.value[0]?.name).toBe(`${'x'.repeat(299)}…`)
  })

  it('R11.36 de un producto se corta en su pantalla y en el pedido', async () => {
    const site = await openProduct({ session: ANA, product: { name: LONG, storeName: LONG } })
    expectCut(within(site.screen.getByRole('heading', { level: 1 })).getByTitle(LONG))
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '12' }))
    for (const name of drawer.getAllByTitle(LONG)) expectCut(name)
    expect(drawer.getAllByTitle(LONG).length).toBeGreaterThan(1)
  })

  it('R11.36 se corta en las tarjetas de una lista', async () => {
    const { screen } = await openSite('/busqueda/blusa', {
      services: { catalogue: { search: alwaysAnswers([aProduct({ name: LONG })]) } },
    })
    expectCut(await within(screen.getByRole('main')).findByTitle(LONG))
  })

  it('R11.36 de una empresa y de un artículo se corta en su encabezado', async () => {
    const services = {
      catalogue: { company: alwaysAnswers(aCompany({ name: LONG })), companyProducts: alwaysAnswers([]) },
    }
    const company = await openSite('/empresa/7', { services })
    expectCut(within(await company.screen.findByRole('heading', { level: 1, name: /^Blusa/ })).getByTitle(LONG))
    company.rendered.unmount()
    const article = await openSite('/articulo/1', {
      services: { blog: { article: alwaysAnswers(anArticle({ title: LONG })), related: alwaysAnswers([]) } },
    })
    expectCut(within(await article.screen.findByRole('heading', { level: 1, name: /^Blusa/ })).getByTitle(LONG))
  })

  it('R11.36 se corta en la bandeja', async () => {
    const conversation = { storeId: '2', storeName: LONG, logo: null, lastText: 'Hola', lastAt: null, unread: 0 }
    const { screen } = await openSite('/mensajes', {
      session: ANA,
      services: { messaging: { inbox: alwaysAnswers([conversation]) } },
    })
    expectCut(await screen.findByTitle(LONG))
  })
})
