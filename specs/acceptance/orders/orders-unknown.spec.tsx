import { describe, expect, it } from 'vitest'
import { aDraft } from '../../support/builders.ts'
import {
  clickAndStay,
  failing,
  openAbout,
  openDraft,
  openDrawer,
  openSent,
  sendOrder,
  unanswered,
  whatsappText,
} from '../../support/buyer.ts'
import { ANA } from '../../support/device.ts'
import { keeps, sentOf } from '../../support/drafts.ts'

describe('Un pedido del que no se sabe si llegó', () => {
  const lose = async () => {
    const opened = await openDraft({ services: { orders: failing({ kind: 'server', status: 500 }) } })
    const { page } = opened.site
    page.time += 2 * 60 * 60_000
    await sendOrder(opened.drawer)
    await opened.drawer.hasText('No sabemos si se envió.')
    page.time += 60_000
    return opened
  }

  it('R11.04 lo dice con la hora, por qué y la clave para preguntar, y no lo repite solo', async () => {
    const { site, drawer } = await lose()
    const [[{ clientId }]] = site.calledWith('orders.create') as [[{ clientId: string }]]
    await drawer.hasText(clientId, 'Por confirmar · 2:00 p.m.', /El sitio tuvo un problema\./)
    const ask = /^Preguntar por WhatsApp/
    expect(whatsappText(drawer, ask)).toContain(`Su clave es ${clientId}.`)
    await clickAndStay(site, ask)
    site.calledTimes('visits.whatsappContact', 1)
    drawer.lacks('button', /^Enviar pedido/)
    site.calledTimes('orders.create', 1)
  })

  it('R11.04 quien compra lo envía otra vez, igual; si ya llegó, pasa al historial', async () => {
    const { site, drawer } = await lose()
    await site.user.dblClick(drawer.getByRole('button', { name: 'Enviar otra vez' }))
    await drawer.hasText('No sabemos si se envió.', 'Por confirmar · 2:01 p.m.')
    const [first, second, ...more] = site.calledWith('orders.create')
    expect([second, more]).toEqual([first, []])
    await drawer.press('El fabricante ya lo tiene')
    await drawer.has('heading', 'Pedido enviado')
    expect(sentOf(site)).toMatchObject([{ folio: '', total: 942_00 }])
  })

  it('R11.04 si no llegó, vuelve a editarse con otra clave', async () => {
    const { drawer } = await lose()
    const key = drawer.getByText(/^id-\d+$/).textContent
    await drawer.press('No llegó: volver a editarlo')
    await sendOrder(drawer)
    await drawer.hasText('No sabemos si se envió.')
    expect(drawer.getByText(/^id-\d+$/).textContent).not.toBe(key)
  })

  it('R11.03 recargar a medio envío no lo repite: se dice que no se sabe, también sin abrirlo', async () => {
    const { site, drawer } = await openSent({ services: { orders: unanswered } })
    await drawer.hasText(/^Enviando tu pedido a /)
    const again = await site.reload('/quienessomos')
    await again.hasText(/^No sabemos si tu pedido a .+ se envió\. Abre «Pedido» para ver qué hacer\.$/)
    await again.has('button', 'Pedido 1')
    const drawerAgain = await openDrawer(again)
    await drawerAgain.hasText(/^Tejidos Cuatro Cabos puede tener ya tu pedido o no/)
    drawerAgain.lacks('button', /^Enviar pedido/)
    again.neverCalled('orders.create')
    // What became known takes its doubt away.
    await drawerAgain.press('Enviar otra vez')
    await drawerAgain.hasText(/^Enviamos tu pedido a /)
    expect(again.toasts('alert')).toEqual([])
  })

  it('R11.04 de dos a la vez se avisa de cada uno, una sola vez', async () => {
    const pending = ['Uno', 'Dos'].map((name, at) => ({
      draft: aDraft({ clientId: `clave-${name}`, storeId: `${at + 2}`, storeName: `Taller ${name}` }),
      user: ANA.mail,
      at: 1000,
      isSending: false,
    }))
    const site = await openAbout({ session: ANA, storage: keeps([], pending) })
    for (const name of ['Uno', 'Dos'])
      await site.hasText(`No sabemos si tu pedido a Taller ${name} se envió. Abre «Pedido» para ver qué hacer.`)
    for (const close of site.getAllByRole('button', { name: 'Cerrar aviso' })) await site.user.click(close)
    await (await openDrawer(site)).press('Cerrar')
    site.lacksText(/^No sabemos si tu pedido a/)
  })
})
