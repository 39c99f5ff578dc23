import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, aSentOrder, cell } from '../../support/builders.ts'
import { openDrawer, openProduct, whatsappText } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { keeps, keepsSent } from '../../support/drafts.ts'
import { openSite } from '../../support/site.tsx'
import { resaleOf } from '../../../src/domain/orders/resale.ts'

const DETAILS = 'puntada_datos_ana@ejemplo.mx'
const withMargin = { [DETAILS]: { town: 'León', margin: 60 } }
const MARGIN = /^Vendo a \+ %/

describe('El precio de venta de quien compra', () => {
  it('R12.309 apagado no se dice nada; se pone una vez, y se quita dejándolo vacío', async () => {
    const site = await openProduct({ session: ANA, storage: { [DETAILS]: { town: 'León' } } })
    await site.follow('Tu precio de venta')
    await site.has('heading', 'Mis datos')
    await site.main.paste(MARGIN, '+500 %')
    await site.press('Guardar mi margen')
    await site.hasText('Listo: verás tu precio de venta a +500 %.')
    expect(site.storage.get(DETAILS)).toEqual({ town: 'León', margin: 500 })
    await site.main.rewrite(MARGIN, '')
    site.lacksText(/^Listo/)
    await site.press('Guardar mi margen')
    await site.hasText('Listo: ya no verás precios de venta.')
    expect(site.storage.get(DETAILS)).toEqual({ town: 'León' })
  })

  it('R12.309 un margen que no se entiende o no cabe se dice, y nada cambia', async () => {
    const site = await openSite('/perfil?ver=datos', { session: ANA, storage: withMargin })
    for (const margin of ['0', '501', '62.5', 'mucho']) {
      await site.main.rewrite(MARGIN, margin)
      await site.press('Guardar mi margen')
      await site.hasText('Escribe un número entero de 1 a 500, o déjalo vacío para no usarlo.')
      expect(site.storage.get(DETAILS)).toEqual(withMargin[DETAILS])
    }
  })

  it('R12.309 el producto dice a cuánto se vende y qué se gana, con el escalón de lo que se lleva', async () => {
    const site = await openProduct({ session: ANA, storage: withMargin })
    await site.linksTo('A +60 % vendes en $147.20 y ganas $55.20 c/u', '/perfil?ver=datos#margen')
    await site.write('Negro, talla CH', '12')
    await site.has('link', 'A +60 % vendes en $125.60 y ganas $47.10 c/u')
  })

  it('R12.309 sin precio no hay precio de venta', async () => {
    const site = await openProduct({ session: ANA, storage: withMargin, product: { tiers: [] } })
    await site.has('link', 'Tu precio de venta')
  })

  it('R12.309 el pedido y su boleta lo dicen de todo; el resumen y el papel, nada', async () => {
    const storage = { ...withMargin, ...keeps([aDraft()]), ...keepsSent(aSentOrder()) }
    const site = await openSite('/perfil', { session: ANA, storage })
    await site.press('Folio F-1')
    await site.main.hasText('A +60 % vendes en $864 y ganas $324')
    window.print = () => undefined
    await site.press('Imprimir')
    const paper = document.querySelector('.ticket-print')?.textContent
    expect(paper).toContain('Pedido de mayoreo')
    expect(paper + whatsappText(site, /^Enviar resumen por WhatsApp/)!).not.toMatch(/vendes|864/)
    await (await openDrawer(site)).hasText('A +60 % vendes en $864 y ganas $324')
  })

  it('R12.309 sin precio no se cuenta, y se dice; con otro total del fabricante, nada', async () => {
    const products = [aDraftProduct(), aDraftProduct({ productId: '6', tiers: [] })]
    const sent = aSentOrder({ total: null, products })
    const other = { ...sent, clientId: 'b', folio: 'F-2', storeTotal: 600_00 }
    const site = await openSite('/perfil', { session: ANA, storage: { ...withMargin, ...keepsSent(sent, other) } })
    await site.press('Folio F-1')
    await site.press('Folio F-2')
    const resale = 'A +60 % vendes en $864 y ganas $324, sin contar 6 pzs a consultar'
    expect((await site.findAllByText(/vendes en/)).map(({ textContent }) => textContent)).toEqual([resale])
  })

  it('R12.309 el pedido suma cada pieza ya redondeada, y la ganancia es lo que queda', () => {
    const product = aDraftProduct({ tiers: [{ from: 1, price: 9_950 }], cells: [cell('Rojo', 'M', 100)] })
    expect(resaleOf([product], 33)).toEqual({ retail: 1_323_400, gain: 328_400, unpriced: 0 })
    expect(resaleOf([aDraftProduct({ tiers: [] })], 33)).toBeNull()
  })
})
