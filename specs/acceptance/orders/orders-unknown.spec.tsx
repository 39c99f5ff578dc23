import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addPieces,
  failing,
  field,
  openDraft,
  openDrawer,
  send,
  unanswered,
  press,
  hasText,
  has,
  href,
  lacks,
  lacksText,
} from '../../support/buyer.ts'
import { aDraft } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'
import { openSite } from '../../support/site.tsx'

describe('Un pedido del que no se sabe si llegó', () => {
  const lose = async () => {
    const opened = await openDraft({ services: { orders: failing({ kind: 'timeout' }) } })
    await opened.site.user.click(send(opened.drawer))
    await opened.drawer.findByText('No sabemos si se envió.')
    opened.site.page.time += 60_000
    return opened
  }

  it('R11.04 dice que no se sabe, da la clave para preguntar y no lo envía otra vez por su cuenta', async () => {
    const { site, drawer } = await lose()
    const order = site.calledWith('orders.create')[0]?.[0] as { clientId: string }
    expect(drawer.getByText(order.clientId)).toBeInTheDocument()
    await hasText(drawer, /El sitio tardó demasiado en responder\./)
    const ask = href(drawer, 'Preguntar por WhatsApp (se abre en otra ventana)') ?? ''
    expect(new URL(ask).searchParams.get('text')).toContain(`Su clave es ${order.clientId}.`)
    lacks(drawer, 'button', /^Enviar pedido/)
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R11.04 se dice por qué, con las palabras del servidor, y la hora en que se envió', async () => {
    const failure = { kind: 'server', status: 500, text: 'Order queue is full' } as const
    const { site, drawer } = await openDraft({ services: { orders: failing(failure) } })
    site.page.time += 2 * 60 * 60_000
    await site.user.click(send(drawer))
    await hasText(drawer, 'Por confirmar · 2:00 p.m.', /El sitio respondió «Order queue is full»\./)
  })

  it(
    'R11.04 enviarlo otra vez lo decide quien compra, y sale igual; si el fabricante ya lo tiene, pasa al ' +
      'historial',
    async () => {
      const { site, drawer } = await lose()
      await site.user.dblClick(drawer.getByRole('button', { name: 'Enviar otra vez' }))
      await drawer.findByText('No sabemos si se envió.')
      const [first, second, ...more] = site.calledWith('orders.create')
      expect([second, more]).toEqual([first, []])
      await press(site, 'El fabricante ya lo tiene', drawer)
      await has(drawer, 'heading', 'Pedido enviado')
      expect(site.storage.get('puntada_pedidos_enviados_ana@ejemplo.mx')).toMatchObject([{ folio: '', total: 942_00 }])
    },
  )

  it('R11.04 si no llegó, vuelve a editarse con otra clave', async () => {
    const { site, drawer } = await lose()
    const key = drawer.getByText(/^id-\d+$/).textContent
    await press(site, 'No llegó: volver a editarlo', drawer)
    await site.user.click(send(drawer))
    await drawer.findByText('No sabemos si se envió.')
    expect(drawer.getByText(/^id-\d+$/).textContent).not.toBe(key)
  })

  it('R11.03 recargar a medio envío no repite el pedido: se dice que no se sabe, también sin abrirlo', async () => {
    const { site, drawer } = await openDraft({ services: { orders: unanswered } })
    await site.user.click(send(drawer))
    await drawer.findByText(/^Enviando tu pedido a /)
    const again = await site.reload('/quienessomos')
    await hasText(again, /^No sabemos si tu pedido a .+ se envió\. Abre «Pedido» para ver qué hacer\.$/)
    await has(again, 'button', 'Pedido 1')
    const drawerAgain = await openDrawer(again, 'Tu pedido')
    await hasText(drawerAgain, /^Tejidos Cuatro Cabos puede tener ya tu pedido o no/)
    lacks(drawerAgain, 'button', /^Enviar pedido/)
    expect(again.calledWith('orders.create')).toEqual([])
  })

  it('R11.04 la razón de la duda es la que se guardó, también al recargar y en otra pestaña', async () => {
    const { site } = await lose()
    const again = await site.reload('/quienessomos')
    const drawer = await openDrawer(again, 'Tu pedido')
    await hasText(drawer, /^El sitio tardó demasiado en responder\. Tejidos Cuatro Cabos/)
    await press(again, 'Enviar otra vez', drawer)
    await drawer.findByText(/^Enviamos tu pedido a /)
  })

  it('R11.04 lo que se agrega mientras tanto es otro pedido a la misma tienda', async () => {
    const { site, drawer } = await lose()
    await press(site, 'Cerrar', drawer)
    const more = within(await addPieces(site, { 'Rojo, talla G': '6' }))
    await hasText(more, 'No sabemos si se envió.', '6 pzs × $92')
    expect(field(site, 'Negro, talla CH').value).toBe('')
  })

  it('R11.04 de dos que salieron a la vez se avisa de cada uno, y de cada uno una sola vez', async () => {
    const pending = ['Uno', 'Dos'].map((name, at) => ({
      draft: aDraft({ clientId: `clave-${name}`, storeId: `${at + 2}`, storeName: `Taller ${name}` }),
      user: ANA.mail,
      at: 1000,
      isSending: false,
      failure: null,
    }))
    const storage = { 'puntada_pedidos_ana@ejemplo.mx': { drafts: [], pending } }
    const site = await openSite('/quienessomos', { session: ANA, storage })
    for (const name of ['Uno', 'Dos'])
      await hasText(site, `No sabemos si tu pedido a Taller ${name} se envió. Abre «Pedido» para ver qué hacer.`)
    for (const close of site.screen.getAllByRole('button', { name: 'Cerrar aviso' })) await site.user.click(close)
    const drawer = await openDrawer(site, 'Tu pedido')
    await press(site, 'Cerrar', drawer)
    lacksText(site, /^No sabemos si tu pedido a/)
  })
})
