import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ok, type Result } from '../../../src/domain/result.ts'
import { alwaysAnswers } from '../../support/builders.ts'
import {
  arrivesAt,
  failing,
  follow,
  openDraft,
  send,
  unanswered,
  press,
  hasText,
  has,
  part,
  clickAndStay,
  lacksText,
} from '../../support/buyer.ts'
import { ANA, createMemoryLocks } from '../../support/device.ts'

describe('Enviar el pedido', () => {
  it('R12.08 sin el nombre del fabricante, el pedido es «al fabricante», y así lo dice al enviarse', async () => {
    const { site, drawer } = await openDraft({ product: { storeName: '' } })
    await has(drawer, 'region', 'Pedido al fabricante')
    await has(drawer, 'link', 'Ver más del fabricante')
    await site.user.click(send(drawer))
    await hasText(drawer, /^Enviamos tu pedido al fabricante\./)
    await has(drawer, 'region', 'Pedido enviado al fabricante')
  })

  it('R1.05 R7.49 R7.53 R7.57 R12.77 se envía una vez y se confirma, con folio y resumen por WhatsApp', async () => {
    const { site, drawer } = await openDraft()
    await site.user.click(send(drawer))

    await has(drawer, 'heading', 'Pedido enviado')
    await hasText(drawer, /^SIM-\d+$/, /Guardamos una copia en este teléfono o computadora\.$/)
    expect(site.calledWith('orders.create')).toMatchObject([
      [
        {
          user: 'ana@ejemplo.mx',
          total: 942_00,
          lines: [
            { productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'CH', pieces: 12, price: 78_50 },
          ],
        },
      ],
    ])
    const folio = drawer.getByText(/^SIM-\d+$/).textContent
    const link = drawer.getByRole<HTMLAnchorElement>('link', { name: /^Enviar resumen por WhatsApp/ })
    expect(new URL(link.href).searchParams.get('text')).toBe(
      `Hola, te envié por Puntada el pedido ${folio}, del 20 de noviembre de 2026.\nCompra: Ana ` +
        `Ruiz\n\nPlayera Alba (clave PLA-5), $78.50 c/u\n- Negro: CH × 12\nSubtotal: 12 pzs, $942\n\nTotal: 12 ` +
        'pzs, $942',
    )
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()

    await clickAndStay(site, link)
    expect(site.calledWith('visits.storeContact')).toMatchObject([[{ user: 'ana@ejemplo.mx' }]])
    expect(site.calledWith('visits.whatsappContact')).toEqual([
      [{ storeId: expect.any(String) as string, productId: '5', user: 'ana@ejemplo.mx' }],
    ])
  })

  it('R12.76 Agrega tu ciudad lleva a su campo, también desde la cuenta, y al volver dice lo guardado', async () => {
    const { site, drawer } = await openDraft()
    await site.user.click(send(drawer))
    await follow(site, 'Agrega tu ciudad', drawer)
    await arrivesAt(site, 'Mi cuenta')
    const town = await site.screen.findByRole('textbox', { name: /Ciudad o municipio/ })
    await waitFor(() => expect(town).toHaveFocus())
    await site.user.type(town, 'León{Enter}')
    await hasText(site, /^Guardamos tus datos en este navegador/)
    await follow(site, 'Mis favoritos')
    await arrivesAt(site, 'Favoritos')
    act(() => window.history.back())
    expect(await site.screen.findByRole('textbox', { name: /Ciudad o municipio/ })).toHaveValue('León')
  })

  it('R12.77 el resumen se descarga y se imprime', async () => {
    const { site, drawer } = await openDraft()
    await site.user.click(send(drawer))
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:pedido'))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    await press(site, 'Descargar para Excel', drawer)
    await act(() => new Promise((later) => setTimeout(later, 20)))
    // Firefox reads it a moment after the click.
    expect(revoked).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(saved).toEqual([expect.stringMatching(/^pedido-sim-\d+\.csv$/)])
    const sheet = await files[0]?.text()
    expect(sheet).toContain('"Playera Alba","Negro","CH",12,78.5,942')
    expect(sheet).toContain('20 de noviembre de 2026')

    const printed: string[] = []
    vi.stubGlobal('print', () => printed.push(document.querySelector('.ticket-print')?.textContent ?? ''))
    await press(site, 'Imprimir', drawer)
    vi.unstubAllGlobals()
    expect(printed).toEqual([expect.stringContaining('Playera Alba · clave PLA-5 · $78.50 c/u')])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.ticket-print')).toBeNull()
  })

  it('R11.01 doble clic, Enter sostenido y más clics mientras se envía dan un solo pedido', async () => {
    const { site, drawer } = await openDraft({ services: { orders: unanswered } })
    const button = send(drawer)
    button.focus()
    await site.user.keyboard('{Enter>20/}')
    button.click()
    await hasText(drawer, /^Enviando tu pedido a /)
    expect(drawer.getByRole('heading', { name: 'Tejidos Cuatro Cabos' })).toHaveFocus()
    await site.user.dblClick(drawer.getByRole('button', { name: 'Enviando…' }))
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R11.09 cerrar el pedido mientras se envía no pierde la respuesta', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<{ folio: string }>>()
    const { site, drawer } = await openDraft({ services: { orders: { create: () => promise } } })
    await site.user.click(send(drawer))
    await press(site, 'Cerrar', drawer)
    await act(async () => resolve(ok({ folio: 'F-77' })))
    expect(site.storage.get('puntada_pedidos_enviados_ana@ejemplo.mx')).toMatchObject([
      { folio: 'F-77', user: 'ana@ejemplo.mx' },
    ])
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toBeNull()
  })

  it.each<[string, number, string | null]>([
    ['otro total, se dice cuál y por cuánto es otro', 1_010_50, 'Son $68.50 más que los $942 de tu pedido.'],
    ['un total mucho menor, también se dice', 94_20, 'Son $847.80 menos que los $942 de tu pedido.'],
    ['un total mucho mayor, también se dice', 9_420_00, 'Son $8,478 más que los $942 de tu pedido.'],
    ['el mismo total, no se repite', 942_00, null],
  ])('R7.49 si la tienda registra %s', async (_, total, difference) => {
    const { site, drawer } = await openDraft({
      services: { orders: { create: alwaysAnswers({ folio: 'F-7', total }) } },
    })
    await site.user.click(send(drawer))
    await hasText(drawer, 'F-7', '$942')
    if (difference === null) lacksText(drawer, /^El fabricante lo registró/)
    else
      await hasText(drawer, /^El fabricante lo registró en \$[\d,.]+\. Acláralo con él antes de pagar\.$/, difference)
    expect(site.storage.get('puntada_pedidos_enviados_ana@ejemplo.mx')).toMatchObject([
      { folio: 'F-7', total: 942_00, ...(difference !== null && { storeTotal: total }) },
    ])
  })

  it('R10.07 R12.74 sin sesión el pedido no sale: pide ingresar, y después se abre y dice qué falta', async () => {
    const { site, drawer } = await openDraft({ session: null })
    await site.user.click(send(drawer))
    const login = await part(site, 'dialog', 'Ingresa a tu cuenta')
    await hasText(login, 'Ingresa para enviar tu pedido. Está guardado.')
    expect(site.calledWith('orders.create')).toEqual([])
    const { catalogue, loginIntent } = site.services
    loginIntent.onLogin(ANA.mail)
    const again = await site.reload('/quienessomos', {
      session: ANA,
      services: { catalogue: { product: (asked) => catalogue.product(asked) } },
    })
    const drawerAgain = await part(again, 'dialog', 'Tu pedido')
    await hasText(drawerAgain, 'Ya ingresaste. Falta enviar tu pedido')
    expect(again.calledWith('orders.create')).toEqual([])
    await again.user.click(send(drawerAgain))
    await has(drawerAgain, 'heading', 'Pedido enviado')
  })

  it.each([
    [
      'R7.49 si la tienda lo rechaza',
      { kind: 'refused', text: 'La tienda está de vacaciones.' },
      'La tienda está de vacaciones.',
    ],
    [
      'R11.24 sin conexión',
      { kind: 'offline' },
      'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.',
    ],
  ] as const)(
    '%s, el pedido sigue aquí con su razón, y sale otra vez con la misma clave',
    async (_, failure, reason) => {
      const { site, drawer } = await openDraft({ services: { orders: failing(failure) } })
      await site.user.click(send(drawer))
      await hasText(drawer, reason, 'El pedido no se envió.')
      expect(drawer.getByRole('heading', { name: 'Tejidos Cuatro Cabos' })).toHaveFocus()
      site.page.time += 1000
      await site.user.click(send(drawer))
      await waitFor(() => expect(site.calledWith('orders.create')).toHaveLength(2))
      const ids = site.calledWith('orders.create').map(([order]) => (order as { clientId: string }).clientId)
      expect(new Set(ids).size).toBe(1)
    },
  )

  it('R11.01 doble clic da un solo pedido aunque la respuesta llegue entre los dos clics', async () => {
    const { site, drawer } = await openDraft({ services: { orders: failing({ kind: 'refused', text: 'No.' }) } })
    await site.user.click(send(drawer))
    await drawer.findByText('El pedido no se envió.')
    fireEvent.click(send(drawer), { detail: 2 })
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R11.54 mientras otra pestaña lo envía no sale de esta, ni se queda esperando', async () => {
    const locks = createMemoryLocks()
    const { site, drawer } = await openDraft({ locks })
    const { drafts } = site.services.orderStores.open(ANA.mail).read()
    const other = Promise.withResolvers<void>()
    void locks.tryHold(`puntada_pedido_${drafts[0]?.clientId}`, () => other.promise)
    await site.user.click(send(drawer))
    await waitFor(() => expect(site.calledWith('catalogue.product')).toHaveLength(1))
    await waitFor(() => expect(send(drawer)).not.toHaveAttribute('aria-disabled'))
    expect(site.calledWith('orders.create')).toEqual([])
    other.resolve()
    await site.user.click(send(drawer))
    await has(drawer, 'heading', 'Pedido enviado')
  })
})
