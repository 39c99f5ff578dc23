import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OrdersPort } from '../src/domain/orders.ts'
import type { Failure } from '../src/domain/result.ts'
import { addPieces, field, openDraft, openProduct, PLAYERA, type Inside } from './support/buyer.ts'
import { ANA } from './support/device.ts'
import { openSite, type Site } from './support/site.tsx'

const failing = (failure: Failure): OrdersPort => ({ create: () => Promise.resolve({ ok: false, failure }) })
const never: OrdersPort = { create: () => new Promise(() => undefined) }
const send = (drawer: Inside) => drawer.getByRole('button', { name: 'Enviar pedido' })
const keptOf = (site: Site): Record<string, unknown> =>
  Object.fromEntries([...site.kept.texts].map(([key, text]) => [key, JSON.parse(text) as unknown]))
const openDrawer = async (site: Site, title: string) => {
  await site.user.click(site.screen.getByRole('button', { name: /^Pedido/ }))
  return within(await site.screen.findByRole('dialog', { name: title }))
}

describe('El pedido', () => {
  it('agregar abre el pedido de la tienda, guardado con su hora, y el encabezado lo cuenta', async () => {
    const { site, drawer } = await openDraft()
    expect(drawer.getByText('12 pzs × $78.50')).toBeDefined()
    expect(drawer.getByText('Guardado 12:00 p.m.')).toBeDefined()
    expect(drawer.getByRole('progressbar', { name: 'Avance del pedido mínimo' }).getAttribute('aria-valuetext')).toBe(
      'Te faltan $558 para el mínimo de $1,500',
    )
    expect(site.kept.get('puntada_pedidos')).toMatchObject([{ products: [{ productId: '5' }] }])
    expect(document.querySelector('header button[aria-haspopup] .action-count')?.textContent).toBe('1')
  })

  it('agregar lo mismo otra vez suma, y baja el precio de todas', async () => {
    const site = await openProduct()
    const first = await addPieces(site, { 'Negro, talla CH': '6' })
    await site.user.click(within(first).getByRole('button', { name: 'Cerrar' }))
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '6' }))
    expect(drawer.getByText('12 pzs × $78.50')).toBeDefined()
  })

  it('las piezas se cambian en el pedido; vaciar la casilla no borra el renglón, quitarlo sí', async () => {
    const { site, drawer } = await openDraft()
    const pieces = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Negro · CH' })
    await site.user.clear(pieces)
    expect(drawer.getByText('12 pzs × $78.50')).toBeDefined()
    await site.user.type(pieces, '4')
    expect(drawer.getByText('4 pzs × $100')).toBeDefined()
    expect(drawer.getByText(/Te faltan 2 piezas: el mínimo de este modelo es 6\./)).toBeDefined()
    await site.user.click(drawer.getByRole('button', { name: 'Completar a 6' }))
    expect(drawer.getByText('6 pzs × $92')).toBeDefined()

    await site.user.click(drawer.getByRole('button', { name: 'Quitar Playera Alba del pedido' }))
    expect(drawer.getByText('Tu pedido está vacío')).toBeDefined()
  })

  it('la nota se guarda sola, y todo sigue ahí al volver', async () => {
    const { site, drawer } = await openDraft()
    site.page.time += 5 * 60_000
    await site.user.type(drawer.getByRole('textbox', { name: /Nota para la tienda/ }), 'Con factura')
    expect(drawer.getByText('Guardado 12:05 p.m.')).toBeDefined()
    site.rendered.unmount()

    const again = await openSite('/quienessomos', { session: ANA, kept: keptOf(site) })
    const drawerAgain = await openDrawer(again, 'Tu pedido')
    expect(drawerAgain.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota para la tienda/ }).value).toBe('Con factura')
    expect(drawerAgain.getByText('12 pzs × $78.50')).toBeDefined()
  })

  it('lo que cambia en otra pestaña se ve aquí', async () => {
    const { site, drawer } = await openDraft()
    act(() => site.kept.changeElsewhere('puntada_pedidos', []))
    expect(drawer.getByText('Tu pedido está vacío')).toBeDefined()
  })

  it('datos rotos o ajenos guardados en el navegador no rompen nada', async () => {
    const site = await openSite('/quienessomos', {
      kept: { puntada_pedidos: [{ products: 'x' }, 3], puntada_pedidos_salida: { a: 1 }, puntada_pedidos_enviados: 'x', puntada_cantidades: [1] },
    })
    const drawer = await openDrawer(site, 'Tu pedido')
    expect(drawer.getByText('Tu pedido está vacío')).toBeDefined()
  })

  it('R1.05 R7.49 con sesión se envía una vez y se confirma con folio y resumen por WhatsApp', async () => {
    const { site, drawer } = await openDraft()
    await site.user.click(send(drawer))

    expect(await drawer.findByRole('heading', { name: 'Pedido enviado' })).toBeDefined()
    expect(drawer.getByText(/^SIM-\d+$/)).toBeDefined()
    expect(site.calledWith('orders.create')).toHaveLength(1)
    expect(site.calledWith('orders.create')[0]?.[0]).toMatchObject({
      user: 'ana@ejemplo.mx',
      total: 942_00,
      lines: [{ productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'CH', pieces: 12, price: 78_50 }],
    })
    const folio = drawer.getByText(/^SIM-\d+$/).textContent
    const summary = drawer.getByRole('link', { name: 'Enviar resumen por WhatsApp' }).getAttribute('href') ?? ''
    expect(new URL(summary).searchParams.get('text')).toBe(
      `Hola, te envié por Puntada el pedido ${folio}:\nPlayera Alba\n- Negro, talla CH: 12\nTotal: $942`,
    )
    expect(site.kept.get('puntada_pedidos')).toEqual([])
  })

  it('R7.53 escribir a la tienda sobre un pedido registra el contacto con la tienda', async () => {
    const { site, drawer } = await openDraft()
    await site.user.click(send(drawer))
    const link = await drawer.findByRole('link', { name: 'Enviar resumen por WhatsApp' })
    link.addEventListener('click', (event) => event.preventDefault())
    await site.user.click(link)
    expect(site.calledWith('visits.storeContact')).toHaveLength(1)
    expect(site.calledWith('visits.storeContact')[0]?.[0]).toMatchObject({ user: 'ana@ejemplo.mx' })
  })

  it('R7.49 el doble clic, Enter sostenido y más clics mientras se envía dan un solo envío', async () => {
    const { site, drawer } = await openDraft({ services: { orders: never } })
    const button = send(drawer)
    button.focus()
    await site.user.keyboard('{Enter>20/}')
    button.click()
    expect(await drawer.findByText(/^Enviando tu pedido a /)).toBeDefined()
    await site.user.dblClick(drawer.getByRole('button', { name: 'Enviando…' }))
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R7.49 cerrar el pedido mientras se envía no pierde la respuesta', async () => {
    let answer: (folio: string) => void = () => undefined
    const slow: OrdersPort = {
      create: () => new Promise((resolve) => { answer = (folio) => resolve({ ok: true, value: { folio } }) }),
    }
    const { site, drawer } = await openDraft({ services: { orders: slow } })
    await site.user.click(send(drawer))
    await site.user.click(drawer.getByRole('button', { name: 'Cerrar' }))
    await act(async () => {
      answer('F-77')
      await Promise.resolve()
    })
    expect(site.kept.get('puntada_pedidos_enviados')).toMatchObject([{ folio: 'F-77', user: 'ana@ejemplo.mx' }])
    expect(site.kept.get('puntada_pedidos_salida')).toEqual([])
  })

  it('R1.05 sin sesión se pide ingresar, y después el pedido se abre solo', async () => {
    const { site, drawer } = await openDraft({ session: null })
    await site.user.click(send(drawer))
    expect(await site.screen.findByLabelText('Correo electrónico')).toBeDefined()
    expect(site.calledWith('orders.create')).toEqual([])
    site.rendered.unmount()

    const again = await openSite('/quienessomos', { session: ANA, kept: keptOf(site) })
    const drawerAgain = within(await again.screen.findByRole('dialog', { name: 'Tu pedido' }))
    expect(send(drawerAgain)).toBeDefined()
  })

  it('R7.49 si la tienda lo rechaza, el pedido sigue aquí con sus razones y se puede enviar otra vez', async () => {
    const { site, drawer } = await openDraft({ services: { orders: failing({ kind: 'refused', text: 'La tienda está de vacaciones.' }) } })
    await site.user.click(send(drawer))
    expect(await drawer.findByText('La tienda está de vacaciones.')).toBeDefined()
    expect(drawer.getByText('El pedido no se envió.')).toBeDefined()
    site.page.time += 1000
    await site.user.click(send(drawer))
    await waitFor(() => expect(site.calledWith('orders.create')).toHaveLength(2))
    const ids = site.calledWith('orders.create').map(([order]) => (order as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(1)
  })

  it('R7.49 el doble clic da un solo envío aunque la respuesta llegue entre los dos', async () => {
    const { site, drawer } = await openDraft({ services: { orders: failing({ kind: 'refused', text: 'No.' }) } })
    await site.user.click(send(drawer))
    await drawer.findByText('El pedido no se envió.')
    site.page.time += 200
    await site.user.click(send(drawer))
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R7.49 sin conexión no sale nada, y se dice', async () => {
    const { site, drawer } = await openDraft()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await site.user.click(send(drawer))
    online.mockRestore()
    expect(drawer.getByText('No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.')).toBeDefined()
    expect(site.calledWith('orders.create')).toEqual([])
    expect(send(drawer)).toBeDefined()
  })
})

describe('Un pedido del que no se sabe si llegó', () => {
  const lose = async () => {
    const opened = await openDraft({ services: { orders: failing({ kind: 'timeout' }) } })
    await opened.site.user.click(send(opened.drawer))
    await opened.drawer.findByText('No sabemos si se envió.')
    opened.site.page.time += 60_000
    return opened
  }

  it('R7.49 lo dice, da la clave para preguntar y no lo envía otra vez por su cuenta', async () => {
    const { site, drawer } = await lose()
    const order = site.calledWith('orders.create')[0]?.[0] as { clientId: string }
    expect(drawer.getByText(order.clientId)).toBeDefined()
    expect(drawer.getByText(/El sitio tardó demasiado en responder\./)).toBeDefined()
    const ask = drawer.getByRole('link', { name: 'Preguntar por WhatsApp' }).getAttribute('href') ?? ''
    expect(new URL(ask).searchParams.get('text')).toContain(`Su clave es ${order.clientId}.`)
    expect(drawer.queryByRole('button', { name: 'Enviar pedido' })).toBeNull()
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R7.49 un corte de conexión y un error del sitio dicen cada uno lo suyo', async () => {
    const cut = await openDraft({ services: { orders: failing({ kind: 'offline' }) } })
    await cut.site.user.click(send(cut.drawer))
    expect(await cut.drawer.findByText(/Se cortó la conexión a internet antes de que llegara la respuesta\./)).toBeDefined()
    cut.site.rendered.unmount()

    const broken = await openDraft({ services: { orders: failing({ kind: 'server', status: 500 }) } })
    await broken.site.user.click(send(broken.drawer))
    expect(await broken.drawer.findByText(/El sitio tuvo un problema y su respuesta no se entiende\./)).toBeDefined()
  })

  it('R7.49 enviarlo otra vez lo decide quien compra, con la misma clave y el mismo pedido', async () => {
    const { site, drawer } = await lose()
    await site.user.dblClick(drawer.getByRole('button', { name: 'Enviar otra vez' }))
    await drawer.findByText('No sabemos si se envió.')
    expect(site.calledWith('orders.create')).toHaveLength(2)
    const [first, second] = site.calledWith('orders.create').map(([order]) => order)
    expect(second).toEqual(first)
  })

  it('R7.49 si la tienda ya lo tiene, pasa al historial', async () => {
    const { site, drawer } = await lose()
    await site.user.click(drawer.getByRole('button', { name: 'La tienda ya lo tiene' }))
    expect(await drawer.findByRole('heading', { name: 'Pedido enviado' })).toBeDefined()
    expect(site.kept.get('puntada_pedidos_enviados')).toMatchObject([{ folio: '', total: 942_00 }])
    expect(site.calledWith('orders.create')).toHaveLength(1)
  })

  it('R7.49 si no llegó, vuelve a editarse con otra clave', async () => {
    const { site, drawer } = await lose()
    const [[order] = []] = site.calledWith('orders.create')
    await site.user.click(drawer.getByRole('button', { name: 'No llegó: volver a editarlo' }))
    expect(send(drawer)).toBeDefined()
    const [draft] = site.kept.get('puntada_pedidos') as { clientId: string }[]
    expect(draft?.clientId).not.toBe((order as { clientId: string }).clientId)
  })

  it('R7.49 recargar a medio envío no lo repite: se dice que no se sabe', async () => {
    const { site, drawer } = await openDraft({ services: { orders: never } })
    await site.user.click(send(drawer))
    await drawer.findByText(/^Enviando tu pedido a /)
    site.rendered.unmount()

    const again = await openSite('/quienessomos', { session: ANA, kept: keptOf(site) })
    const drawerAgain = await openDrawer(again, 'Tu pedido')
    expect(drawerAgain.getByText('No sabemos si se envió.')).toBeDefined()
    expect(drawerAgain.getByText(/La página se volvió a cargar antes de que llegara la respuesta\./)).toBeDefined()
    expect(drawerAgain.queryByRole('button', { name: 'Enviar pedido' })).toBeNull()
    expect(again.calledWith('orders.create')).toEqual([])
  })

  it('lo que se agrega mientras tanto es otro pedido a la misma tienda', async () => {
    const { site, drawer } = await lose()
    await site.user.click(drawer.getByRole('button', { name: 'Cerrar' }))
    const more = within(await addPieces(site, { 'Rojo, talla G': '6' }))
    expect(more.getByText('No sabemos si se envió.')).toBeDefined()
    expect(more.getByText('6 pzs × $92')).toBeDefined()
    expect(field(site, 'Negro, talla CH').value).toBe('')
  })
})

describe('El historial de pedidos', () => {
  const past = (products: readonly object[]) => ({
    puntada_pedidos_enviados: [
      {
        clientId: 'clave-1', storeId: '2', storeName: 'Tejidos Alba', storeMinimum: null, storePhone: '4451234567', note: '',
        user: 'ana@ejemplo.mx', folio: 'F-12', total: 1200_00, sentAt: Date.UTC(2026, 9, 3, 18), products,
      },
    ],
  })
  const playera = {
    productId: '5', name: 'Playera Alba', image: null, tiers: [{ from: 3, price: 90_00 }], minimum: 6, multiple: 1,
    cells: [{ colour: 'Negro', size: 'CH', pieces: 6 }, { colour: 'Rojo', size: 'M', pieces: 6 }],
  }

  it('R1.05 muestra lo enviado desde este navegador, y solo lo propio', async () => {
    const { screen } = await openSite('/perfil', { session: ANA, kept: past([playera]) })
    expect(await screen.findByRole('heading', { name: 'Folio F-12' })).toBeDefined()
    expect(screen.getByText(/3 de octubre de 2026/)).toBeDefined()
  })

  it('R1.05 de otra persona no muestra nada', async () => {
    const { screen } = await openSite('/perfil', { session: { ...ANA, mail: 'otra@ejemplo.mx' }, kept: past([playera]) })
    expect(await screen.findByText('Todavía no has enviado pedidos')).toBeDefined()
  })

  it('Volver a pedir lee los productos otra vez y nombra lo que cambió', async () => {
    const { site: base } = await openDraft()
    const detail = await base.services.catalogue.product('5')
    base.rendered.unmount()
    if (!detail.ok || detail.value === null) throw new Error('falta el producto 5')
    const today = { ...detail.value, ...PLAYERA }
    const site = await openSite('/perfil', {
      session: ANA,
      kept: past([playera, { ...playera, productId: '404', name: 'Gorra Sol' }]),
      services: { catalogue: { product: (id) => Promise.resolve({ ok: true, value: id === '5' ? today : null }) } },
    })
    await site.user.click(await site.screen.findByRole('button', { name: 'Volver a pedir' }))

    expect(await site.screen.findByText('Gorra Sol ya no está a la venta.')).toBeDefined()
    expect(site.screen.getByText('Playera Alba: Rojo, talla M, está agotado.')).toBeDefined()
    expect(site.screen.getByText('Playera Alba ahora cuesta $78.50 c/u (antes $90).')).toBeDefined()
    expect(site.screen.getByText(/^Agregamos 6 pzs a tu pedido/)).toBeDefined()
    await site.user.click(site.screen.getByRole('button', { name: 'Ver mi pedido' }))
    expect(within(await site.screen.findByRole('dialog', { name: 'Tu pedido' })).getByText('6 pzs × $92')).toBeDefined()
  })

  it('si no se pueden leer los productos, no agrega nada y ofrece reintentar', async () => {
    const site = await openSite('/perfil', {
      session: ANA,
      kept: past([playera]),
      services: { catalogue: { product: () => Promise.resolve({ ok: false, failure: { kind: 'timeout' } }) } },
    })
    await site.user.click(await site.screen.findByRole('button', { name: 'Volver a pedir' }))
    expect(await site.screen.findByText('El sitio tardó demasiado en responder. Inténtalo de nuevo.')).toBeDefined()
    expect(site.screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
    expect(site.kept.get('puntada_pedidos')).toBeNull()
  })
})
