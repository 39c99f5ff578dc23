import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { addPieces, openProduct, send, follow, press, showsText, shows, findDialog } from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'

describe('Un producto sin precio', () => {
  it('R11.32 es «Precio a consultar» en su página, en el pedido, en lo enviado y en el resumen, nunca $0', async () => {
    const site = await openProduct({ session: ANA, product: { tiers: [{ from: 1, price: 0 }] } })
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '12' }))
    expect(drawer.getAllByText('Precio a consultar')).toHaveLength(2)
    expect(drawer.getByText('12 pzs', { selector: '.order-product-sum span' })).toBeShown()
    expect(drawer.queryByRole('progressbar')).toBeNull()
    await site.user.click(send(drawer))

    await shows(drawer, 'heading', 'Pedido enviado')
    await showsText(drawer, 'Precio a consultar')
    const [[order] = []] = site.calledWith('orders.create')
    expect(order).toMatchObject({ total: null, lines: [{ price: null }] })
    const chat =
      drawer
        .getByRole('link', { name: 'Enviar resumen por WhatsApp (se abre en otra ventana)' })
        .getAttribute('href') ?? ''
    expect(new URL(chat).searchParams.get('text')).toContain('Total: 12 pzs, Precio a consultar')
    expect(document.body.textContent).not.toContain('$0')

    await follow(site, 'Mis pedidos', drawer)
    const past = within(
      (await site.screen.findByRole('heading', { name: /^Folio / })).closest('article') ?? document.body,
    )
    await showsText(past, 'Precio a consultar')
  })

  it('R11.32 junto a otros con precio, el total dice cuántas piezas faltan por consultar', async () => {
    const product = aDraftProduct({ productId: '6', tiers: [], cells: [cell('Rojo', 'Unitalla', 6)] })
    const priced = { ...product, productId: '7', tiers: [{ from: 1, price: 100_00 }] }
    const draft = aDraft({ products: [product, priced] })
    const site = await openProduct({
      session: ANA,
      storage: { 'puntada_pedidos_ana@ejemplo.mx': { drafts: [draft], pending: [] } },
    })
    await press(site, /^Pedido/)
    const drawer = await findDialog(site, 'Tu pedido')
    await showsText(drawer, '$600 + 6 pzs a consultar')
    expect(drawer.queryByText(/Te faltan \$/)).toBeNull()
  })
})
