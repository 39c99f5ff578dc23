import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { openDrawer, openProduct, whatsappText } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { keeps, keepsSent } from '../../support/drafts.ts'
import { openSite } from '../../support/site.tsx'
import { resaleOf, retailOf } from '../../../src/domain/orders/resale.ts'

const DETAILS = 'puntada_datos_ana@ejemplo.mx'
const withMargin = { [DETAILS]: { town: 'León', margin: 60 } }

describe('El precio de venta de quien compra', () => {
  it('R12.309 apagado no se dice nada; se pone una vez, y se quita dejándolo vacío', async () => {
    const site = await openProduct({ session: ANA, storage: { [DETAILS]: { town: 'León' } } })
    site.lacksText(/vendes en/)
    await site.follow('Tu precio de venta')
    await site.has('heading', 'Mis datos')
    await site.main.paste(/^Vendo a \+ %/, '+500 %')
    await site.press('Guardar mi margen')
    await site.hasText('Listo: verás tu precio de venta a +500 %.')
    expect(site.storage.get(DETAILS)).toEqual({ town: 'León', margin: 500 })
    await site.main.rewrite(/^Vendo a \+ %/, '')
    await site.press('Guardar mi margen')
    await site.hasText('Listo: ya no verás precios de venta.')
    expect(site.storage.get(DETAILS)).toEqual({ town: 'León' })
  })

  it.each(['0', '501', '62.5', 'mucho'])('R12.309 un margen de «%s» lo dice, y nada cambia', async (margin) => {
    const site = await openSite('/perfil?ver=datos', { session: ANA, storage: withMargin })
    await site.main.rewrite(/^Vendo a \+ %/, margin)
    await site.press('Guardar mi margen')
    await site.hasText('Escribe un número entero de 1 a 500, o déjalo vacío para no usarlo.')
    expect(site.storage.get(DETAILS)).toEqual(withMargin[DETAILS])
  })

  it('R12.309 el producto dice a cuánto se vende y qué se gana, con el escalón de lo que se lleva', async () => {
    const site = await openProduct({ session: ANA, storage: withMargin })
    await site.linksTo('A +60 % vendes en $147.20 y ganas $55.20 c/u', '/perfil?ver=datos#margen')
    await site.write('Negro, talla CH', '12')
    await site.has('link', 'A +60 % vendes en $125.60 y ganas $47.10 c/u')
  })

  it('R12.309 sin precio no hay precio de venta', async () => {
    const site = await openProduct({ session: ANA, storage: withMargin, product: { tiers: [] } })
    site.lacksText(/vendes en/)
  })

  it('R12.309 el pedido y su boleta dicen lo de todo el pedido; el resumen y el papel, nada', async () => {
    const { savedAt: _, ...contents } = aDraft()
    const sent = keepsSent({ ...contents, clientId: 'b', user: ANA.mail, sentAt: 0, total: 540_00, folio: 'F-1' })
    const storage = { ...withMargin, ...keeps([aDraft()]), ...sent }
    const site = await openSite('/perfil', { session: ANA, storage })
    await site.press('Folio F-1')
    await site.main.hasText('A +60 % vendes en $864 y ganas $324')
    expect(whatsappText(site, /^Enviar resumen por WhatsApp/)).not.toMatch(/vendes|864/)
    window.print = () => undefined
    await site.press('Imprimir')
    const paper = document.querySelector('.ticket-print')?.textContent
    expect(paper).toContain('Pedido de mayoreo')
    expect(paper).not.toMatch(/vendes|864/)
    await (await openDrawer(site)).hasText('A +60 % vendes en $864 y ganas $324')
  })

  it('R12.309 lo que no tiene precio no se cuenta, y se dice; con otro total del fabricante no se dice nada', async () => {
    const { savedAt: _, ...contents } = aDraft()
    const products = [aDraftProduct(), aDraftProduct({ productId: '6', tiers: [] })]
    const order = { ...contents, user: ANA.mail, sentAt: 0, total: null, products }
    const sent = keepsSent({ ...order, folio: 'F-1' }, { ...order, clientId: 'b', folio: 'F-2', storeTotal: 600_00 })
    const site = await openSite('/perfil', { session: ANA, storage: { ...withMargin, ...sent } })
    await site.press('Folio F-1')
    await site.hasText('A +60 % vendes en $864 y ganas $324, sin contar 6 pzs a consultar')
    await site.press('Folio F-1')
    await site.press('Folio F-2')
    site.lacksText(/vendes en/)
  })

  it.each([
    ['$100 con 60 % son $160', 10_000, 60, 16_000],
    ['$99.50 con 33 % son $132.34', 9_950, 33, 13_234],
    ['$100.50 con 1 % son $101.51', 10_050, 1, 10_151],
    ['$33.33 con 500 % son $199.98', 33_33, 500, 199_98],
  ])('R12.309 el precio de venta de una pieza: %s', (_, price, margin, retail) => {
    expect(retailOf(price, margin)).toBe(retail)
  })

  it('R12.309 el pedido suma cada pieza ya redondeada, y la ganancia es lo que queda', () => {
    const product = aDraftProduct({ tiers: [{ from: 1, price: 9_950 }], cells: [cell('Rojo', 'M', 100)] })
    expect(resaleOf([product], 33)).toEqual({ retail: 1_323_400, gain: 328_400, unpriced: 0 })
    expect(resaleOf([aDraftProduct({ tiers: [] })], 33)).toBeNull()
  })
})
