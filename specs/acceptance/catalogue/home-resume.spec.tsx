import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, aProduct, cell } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { draftsOf, keepElsewhere, keeps, keepsSent } from '../../support/drafts.ts'
import { openSite } from '../../support/site.tsx'

const { savedAt: _, ...contents } = aDraft({ note: '' })
const sent = keepsSent({
  ...contents,
  clientId: 'b',
  user: ANA.mail,
  folio: 'F-9',
  total: 1020_00,
  products: [aDraftProduct({ tiers: [{ from: 12, price: 85_00 }], cells: [cell('Rojo', 'M', 12)] })],
  sentAt: Date.UTC(2026, 9, 3, 18),
})
const seen = { [`puntada_vistos_${ANA.mail}`]: [aProduct()] }
const openHome = (storage: object) => openSite('/', { session: ANA, storage: { ...storage } })

describe('Sigue con tu pedido', () => {
  it('R12.308 están lo que falta enviar, con lo que le falta, el último pedido y lo último que se vio', async () => {
    const older = aDraft({ clientId: 'a', storeId: '9', storeName: 'Mezclilla Vereda', savedAt: 1 })
    const site = await openHome({ ...keeps([older, aDraft()]), ...sent, ...seen })
    const steps = await site.part('region', 'Sigue con tu pedido')
    expect(steps.texts('heading').slice(1)).toEqual(['Por enviar', 'Tu último pedido', 'Lo último que viste'])
    await steps.hasText(
      '6 pzs · $540',
      'Te faltan $960 para el mínimo',
      'F-9 · 3 oct 2026',
      '12 pzs · $1,020',
      'Suéter Cosecha',
    )
    steps.lacksText('Mezclilla Vereda')
    await steps.linksTo('Ver producto', '/vistaproducto/p1')
    await steps.has('button', 'Volver a pedir')
    await steps.press('Ver mis 2 pedidos')
    await site.has('dialog', 'Tus pedidos')
  })

  it.each([
    ['nada le falta', aDraft({ storeMinimum: null }), 'Listo para enviarse'],
    [
      'a un modelo le faltan piezas',
      aDraft({ storeMinimum: null, products: [aDraftProduct({ minimum: 12 })] }),
      'A un modelo le faltan piezas',
    ],
    [
      'a dos les faltan',
      aDraft({ storeMinimum: null, products: ['5', '6'].map((id) => aDraftProduct({ productId: id, minimum: 12 })) }),
      'A 2 modelos les faltan piezas',
    ],
    ['no hay precio', aDraft({ products: [aDraftProduct({ tiers: [] })] }), 'Hay precios a consultar'],
  ])('R12.308 de lo que falta enviar se dice si %s', async (_how, draft, text) => {
    const site = await openHome(keeps([draft]))
    const steps = await site.part('region', 'Sigue con tu pedido')
    await steps.hasText(text)
    await steps.press('Continuar')
    await site.has('dialog', 'Tu pedido')
  })

  it('R12.308 lo que no se sabe si se envió va primero; quien solo ha visto productos no lo tiene', async () => {
    const doubt = { draft: aDraft(), user: ANA.mail, at: 1, isSending: false, failure: null }
    const site = await openHome(keeps([], [doubt]))
    await (await site.part('region', 'Sigue con tu pedido')).hasText('No sabemos si se envió')
    const other = await openHome(seen)
    await other.has('heading', 'Recién llegados')
    other.lacks('region', 'Sigue con tu pedido')
    keepElsewhere(other, [aDraft()])
    await other.has('region', 'Sigue con tu pedido')
    expect(draftsOf(other)).toHaveLength(1)
  })

  it('R12.308 quien no ha ingresado sigue con lo que armó', async () => {
    const site = await openSite('/', { storage: { puntada_pedidos: { drafts: [aDraft()], pending: [] } } })
    await site.has('region', 'Sigue con tu pedido')
  })
})
