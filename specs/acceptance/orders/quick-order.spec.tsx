import { describe, expect, it } from 'vitest'
import type { CataloguePort } from '../../../src/domain/catalogue/catalogue.ts'
import { aProductDetail, alwaysAnswers, neverAnswers } from '../../support/builders.ts'
import { cards, openDraft, PLAYERA } from '../../support/buyer.ts'
import { LIST } from '../../support/favourites.ts'
import { openSite, type Site } from '../../support/site.tsx'

const DETAIL = aProductDetail({ ...PLAYERA, id: '5', storeId: '2', segment: 'Dama' })
const SAVE = 'Agregar Playera Alba'

/** A list with the playera in it. */
const openList = (product: CataloguePort['product'] = alwaysAnswers(DETAIL)) =>
  openSite(LIST, { services: { catalogue: { productsPage: alwaysAnswers([DETAIL]), product } } })
const openSheet = async (site: Site) => {
  await site.press(SAVE)
  return site.part('dialog', 'Agregar')
}

describe('Agregar, desde una tarjeta', () => {
  it('R12.304 abre la tabla sobre la lista, que se queda; lo escrito va al pedido', async () => {
    const site = await openList()
    const sheet = await openSheet(site)
    await sheet.linksTo('Playera Alba', '/vistaproducto/5')
    await sheet.hasText('Tejidos Cuatro Cabos', '$78.50')
    await sheet.write('Negro, talla CH', '6')
    await sheet.press('Agregar al pedido')
    await site.loses('dialog')
    await site.hasText('Agregamos 6 pzs a tu pedido.')
    site.hasFocus('button', SAVE)
    await site.press('Ver pedido')
    const drawer = await site.part('dialog', 'Tu pedido')
    await drawer.hasText('6 pzs × $92')
    await drawer.press('Cerrar')
    expect([window.location.pathname, cards(site, 'Dama').length]).toEqual([LIST, 1])
    await (await openSheet(site)).hasText('Ya llevas 6 pzs · $552')
  })

  it('R12.304 lo que se escribió y no se agregó sigue ahí', async () => {
    const site = await openList()
    const sheet = await openSheet(site)
    await sheet.write('Negro, talla M', '3')
    await sheet.press('Cerrar')
    ;(await openSheet(site)).hasValue('Negro, talla M', '3')
  })

  it('R12.304 mientras llega, la hoja dice lo que la lista sabe', async () => {
    const sheet = await openSheet(await openList(neverAnswers))
    await sheet.hasText('$78.50', 'Cargando…')
    sheet.lacks('textbox')
  })

  it.each([
    ['ya no está', null, 'Este producto ya no está'],
    ['se agotó', { ...DETAIL, soldOut: [{ colour: '', size: '' }] }, 'Agotado por ahora'],
  ])('R12.304 de uno que %s lo dice, y no se puede pedir', async (_what, detail, title) => {
    const sheet = await openSheet(await openList(alwaysAnswers(detail)))
    await sheet.has('heading', title)
    sheet.lacks('button', /^Agregar/)
  })

  it('R12.304 R12.75 Elegir, en lo que cierra el mínimo, la abre sobre el pedido', async () => {
    const { site, drawer } = await openDraft()
    const offers = await drawer.part('list', 'Para llegar al mínimo')
    const [offer] = await offers.findAllByRole('button', { name: /^Elegir piezas de / })
    const name = offer!.getAttribute('aria-label')!.replace('Elegir piezas de ', '')
    await site.user.click(offer!)
    const sheet = await site.part('dialog', 'Agregar')
    await sheet.pressFirst(/^Llenar corrida/)
    await sheet.press('Agregar al pedido')
    await site.loses('dialog', 'Agregar')
    await drawer.has('link', name)
    // The order is open already.
    await site.hasText(/^Agregamos \d+ pzs a tu pedido\.$/)
    site.lacks('button', 'Ver pedido')
  })
})
