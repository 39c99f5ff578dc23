import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Order } from '../../../src/domain/orders/orders.ts'
import { ok } from '../../../src/domain/result.ts'
import { alwaysAnswers } from '../../support/builders.ts'
import {
  clickAndStay,
  failing,
  loginDialog,
  openDraft,
  openDrawer,
  openSent,
  sendButton,
  sendOrder,
  unanswered,
  whatsappText,
} from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { draftsOf, sentOf } from '../../support/drafts.ts'
import { answersLater } from '../../support/site.tsx'

describe('Enviar el pedido', () => {
  it('R12.08 sin el nombre del fabricante, el pedido es «al fabricante»', async () => {
    const { drawer } = await openDraft({ product: { storeName: '' } })
    await drawer.has('region', 'Pedido al fabricante')
    await drawer.has('link', 'Ver más del fabricante')
    await sendOrder(drawer)
    await drawer.hasText(/^Enviamos tu pedido al fabricante\./)
    await drawer.has('region', 'Pedido enviado al fabricante')
  })

  it('R1.05 R7.49 R7.53 R7.57 R12.76 se envía y se confirma, con folio y resumen por WhatsApp', async () => {
    const { site, drawer } = await openSent()
    await drawer.has('heading', 'Pedido enviado')
    await drawer.hasText(/^SIM-\d+$/, 'Copia guardada aquí.')
    const line = { productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'CH', pieces: 12, price: 78_50 }
    expect(site.calledWith('orders.create')).toMatchObject([[{ user: ANA.mail, total: 942_00, lines: [line] }]])
    const folio = drawer.getByText(/^SIM-\d+$/).textContent
    expect(whatsappText(drawer, /^Enviar resumen por WhatsApp/)).toMatch(`el pedido ${folio}, del 20`)
    expect(draftsOf(site)).toEqual([])

    await clickAndStay(site, /^Enviar resumen por WhatsApp/)
    const who = { storeId: expect.any(String) as string, user: ANA.mail }
    site.called('visits.storeContact', who)
    site.called('visits.whatsappContact', { ...who, productId: '5' })
  })

  it('R11.55 R12.76 lo enviado no lo ve otra persona, y se va cuando se cierra el pedido', async () => {
    const { site, drawer } = await openSent()
    await drawer.has('heading', 'Pedido enviado')
    site.changeSessionElsewhere(EVA)
    await drawer.loses('heading', 'Pedido enviado')
    site.changeSessionElsewhere(ANA)
    await drawer.has('heading', 'Pedido enviado')
    await drawer.press('Cerrar')
    await (await openDrawer(site)).has('heading', 'Tu pedido está vacío')
    site.lacks('heading', 'Pedido enviado')
  })

  it('R12.76 Agrega tu ciudad lleva a su campo, que la guarda', async () => {
    const { site, drawer } = await openSent()
    await drawer.follow('Agrega tu ciudad')
    await site.arrivesAt('Mi cuenta')
    await waitFor(() => site.hasFocus('textbox', /Ciudad o municipio/))
    await site.user.keyboard('León{Enter}')
    await site.hasText(/^Guardamos tus datos en este navegador/)
    await site.follow('Mis favoritos')
    await site.arrivesAt('Favoritos')
    site.goBack()
    expect(await site.findByRole('textbox', { name: /Ciudad o municipio/ })).toHaveValue('León')
  })

  it('R12.76 el resumen se descarga y se imprime', async () => {
    const { drawer } = await openSent()
    const saved: unknown[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push((file as Blob).text()), 'blob:pedido'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    await drawer.press('Descargar para Excel')
    await act(() => new Promise((later) => setTimeout(later, 20)))
    // Firefox reads it a moment after the click.
    expect(revoked).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(await Promise.all(saved)).toEqual([
      expect.stringMatching(/"2026-11-20".+"Playera Alba","Negro","CH",12,78\.5,942/),
      expect.stringMatching(/^pedido-sim-\d+\.csv$/),
    ])

    const printed: string[] = []
    vi.stubGlobal('print', () => printed.push(document.querySelector('.ticket-print')?.textContent ?? ''))
    await drawer.press('Imprimir')
    expect(printed).toEqual([
      expect.stringMatching(
        /^PuntadaPedido de mayoreo.*Compra: Ana.*Playera Alba · clave PLA-5 · \$78\.50 c\/u.*12 · \$942/,
      ),
    ])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.ticket-print')).toBeNull()
  })

  it('R11.01 doble clic, Enter sostenido y más clics dan un solo pedido', async () => {
    const { site, drawer } = await openDraft({ services: { orders: unanswered } })
    const button = sendButton(drawer)
    button.focus()
    await site.user.keyboard('{Enter>20/}')
    button.click()
    await drawer.hasText(/^Enviando tu pedido a /)
    drawer.hasFocus('heading', 'Tejidos Cuatro Cabos')
    await site.user.dblClick(drawer.getByRole('button', { name: 'Enviando…' }))
    site.calledTimes('orders.create', 1)
  })

  it('R11.09 cerrar el pedido mientras se envía no pierde la respuesta', async () => {
    const { method, answer } = answersLater<{ folio: string }>()
    const { site, drawer } = await openSent({ services: { orders: { create: method } } })
    await drawer.press('Cerrar')
    await answer(ok({ folio: 'F-77' }))
    expect(sentOf(site)).toMatchObject([{ folio: 'F-77', user: 'ana@ejemplo.mx' }])
    expect(draftsOf(site)).toEqual([])
  })

  it.each([
    [
      'más, se dice cuánto',
      1_010_50,
      [/ en \$1,010\.50\. Acláralo con él antes/, 'Son $68.50 más que los $942 de tu pedido.'],
    ],
    ['menos, también', 94_20, [/ en \$94\.20\. Acláralo con él antes/, 'Son $847.80 menos que los $942 de tu pedido.']],
    ['lo mismo, no se repite', 942_00, []],
  ])('R7.49 R12.286 si la tienda registra %s; el día es el suyo', async (_, total, said) => {
    const at = Date.UTC(2027, 0, 5, 18)
    const { site, drawer } = await openSent({
      services: { orders: { create: alwaysAnswers({ folio: 'F-7', total, at }) } },
    })
    await drawer.hasText('F-7', '$942', ...said)
    if (said.length === 0) drawer.lacksText(/^El fabricante lo registró/)
    await drawer.hasText('5 de enero de 2027')
    expect(sentOf(site)).toMatchObject([{ total: 942_00, sentAt: at, ...(said.length > 0 && { storeTotal: total }) }])
  })

  it('R10.07 R12.74 sin sesión pide ingresar, y después se abre y dice qué falta', async () => {
    const { site } = await openSent({ session: null })
    await (await loginDialog(site)).hasText('Ingresa para enviar tu pedido. Está guardado.')
    site.neverCalled('orders.create')
    const { catalogue, loginIntent } = site.services
    loginIntent.onLogin(ANA.mail)
    const services = { catalogue: { product: catalogue.product } }
    const again = await site.reload('/quienessomos', { session: ANA, services })
    const drawerAgain = await again.part('dialog', 'Tu pedido')
    await drawerAgain.hasText('Ya ingresaste. Falta enviar tu pedido')
    again.neverCalled('orders.create')
    await sendOrder(drawerAgain)
    await drawerAgain.has('heading', 'Pedido enviado')
  })

  it.each([
    ['R7.49 si la tienda lo rechaza', { kind: 'refused', text: 'No se surte hoy.' }, 'No se surte hoy.'],
    ['R11.35 sin conexión', { kind: 'offline' }, /^No hay conexión con el sitio\./],
  ] as const)(
    'R11.01 %s, el pedido sigue aquí con su razón, y otro clic, no un doble, lo envía con la misma clave',
    async (_, failure, reason) => {
      const { site, drawer } = await openSent({ services: { orders: failing(failure) } })
      await drawer.hasText(reason, 'El pedido no se envió.')
      drawer.hasFocus('heading', 'Tejidos Cuatro Cabos')
      // The second half of a double click that the answer overtook.
      fireEvent.click(sendButton(drawer), { detail: 2 })
      site.calledTimes('orders.create', 1)
      site.page.time += 1000
      await sendOrder(drawer)
      await waitFor(() => site.calledTimes('orders.create', 2))
      const [[first], [second]] = site.calledWith('orders.create') as [[Order], [Order]]
      expect(second.clientId).toBe(first.clientId)
    },
  )
})
