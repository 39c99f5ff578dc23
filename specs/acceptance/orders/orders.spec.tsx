import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  addPieces,
  field,
  openDraft,
  openDrawer,
  openProduct,
  press,
  hasText,
  part,
  lacks,
  lacksText,
  linksTo,
} from '../../support/buyer.ts'
import { ANA, createMemoryLocks } from '../../support/device.ts'
import { aDraft, aDraftProduct, cell } from '../../support/builders.ts'
import { freshSimulation, openSite } from '../../support/site.tsx'

describe('El pedido', () => {
  it('R4.03 y R11.54 quien sale en otra pestaña lee por qué ya no ve su pedido aquí, que sigue guardado', async () => {
    const { site, drawer } = await openDraft()
    site.changeSessionElsewhere(null)
    await hasText(drawer, 'Cerraste tu sesión en otra pestaña')
    lacksText(drawer, 'Tu pedido está vacío')
    await press(site, 'Ingresar', drawer)
    expect(site.tab.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'orders' } })
    site.changeSessionElsewhere(ANA)
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toMatchObject({
      drafts: [{ storeId: expect.any(String) }],
    })
  })

  it('R11.08 y R11.52 de una nota pegada que no cabe no se corta nada: se dice, y no se envía', async () => {
    const { site, drawer } = await openDraft()
    const note = drawer.getByRole('textbox', { name: /^Nota para/ })
    await site.user.click(note)
    await site.user.paste('a'.repeat(1001))
    await press(site, /^Enviar pedido/, drawer)
    await hasText(drawer, 'Son 1,001 letras y caben 1,000. Acorta el texto para enviarlo.')
    expect([note, (note as HTMLTextAreaElement).value.length]).toEqual([document.activeElement, 1001])
    expect(site.calledWith('orders.create')).toEqual([])
  })

  it('R12.08 agregar abre el pedido de la tienda, guardado con su hora, y el encabezado lo cuenta', async () => {
    const { site, drawer } = await openDraft()
    await hasText(drawer, '12 pzs × $78.50', 'Guardado 12:00 p.m.')
    expect(drawer.getByRole('progressbar', { name: 'Avance del pedido mínimo' }).getAttribute('aria-valuetext')).toBe(
      'Te faltan $558 para el mínimo de $1,500',
    )
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toMatchObject({
      drafts: [{ products: [{ productId: '5' }] }],
    })
    expect(document.querySelector('header button[aria-haspopup] .action-count')?.textContent).toBe('1')
  })

  it('R10.21 agregar más piezas del mismo modelo baja el precio de todas', async () => {
    const site = await openProduct()
    const first = await addPieces(site, { 'Negro, talla CH': '6' })
    await press(site, 'Cerrar', within(first))
    const drawer = within(await addPieces(site, { 'Negro, talla CH': '6' }))
    await hasText(drawer, '12 pzs × $78.50')
  })

  it('R11.81 R12.08 las piezas se cambian en el pedido; sin renglones, el foco se queda en él', async () => {
    const { site, drawer } = await openDraft()
    const pieces = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Negro · CH' })
    await site.user.clear(pieces)
    await hasText(drawer, '12 pzs × $78.50')
    await site.user.type(pieces, '4')
    await hasText(drawer, '4 pzs × $100', 'Te faltan 2 piezas para 6. ¿Dónde las agregamos?')
    await press(site, '+2 Negro CH', drawer)
    await hasText(drawer, '6 pzs × $92')

    drawer.getByRole('button', { name: 'Quitar Playera Alba del pedido' }).focus()
    await site.user.keyboard('{Enter}')
    await hasText(drawer, 'Tu pedido está vacío')
    await waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
    expect(document.activeElement?.tagName).toBe('H2')
  })

  it('R12.08 al ingresar, el pedido hecho antes se espera: nunca se dice que está vacío', async () => {
    const simulation = freshSimulation()
    const before = await openProduct({ simulation })
    await addPieces(before, { 'Negro, talla CH': '12' })
    before.rendered.unmount()
    const locks = createMemoryLocks()
    const isAdoptionFree = Promise.withResolvers<undefined>()
    const site = await openSite('/quienessomos', {
      session: ANA,
      simulation,
      storage: before.storage,
      locks: {
        ...locks,
        exclusively: async (name, work) => {
          if (name === 'puntada_adoptar') await isAdoptionFree.promise
          return locks.exclusively(name, work)
        },
      },
    })
    const drawer = await openDrawer(site, 'Tu pedido')
    await hasText(drawer, 'Cargando…')
    lacksText(drawer, 'Tu pedido está vacío')
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    isAdoptionFree.resolve(undefined)
    await hasText(drawer, '12 pzs × $78.50')
    watch.disconnect()
    lacksText(drawer, 'Cargando…')
    expect(seen.filter((text) => text.includes('está vacío'))).toEqual([])
    expect(site.storage.get('puntada_pedidos')).toBeNull()
  })

  it('R12.72 un pedido de cuatro colores por ocho tallas es una tabla, con casilla para lo que se puede pedir', async () => {
    const colours = ['Negro', 'Rojo', 'Jade', 'Hueso'].map((name) => ({ name, hex: null }))
    const sizes = ['CH', 'M', 'G', 'EG', 'XG', '28', '30', '32']
    const site = await openProduct({ session: ANA, product: { colours, sizes, soldOut: [] } })
    await site.user.click(field(site, 'Negro, talla CH'))
    const row = '1\t2\t3\t4\t5\t6\t7\t8'
    await site.user.paste([row, row, row, row.replace('2', '')].join('\n'))
    await press(site, 'Agregar al pedido')
    const drawer = await part(site, 'dialog', 'Tu pedido')
    const matrix = within(drawer.getByRole('group', { name: 'Piezas de Playera Alba por color y talla' }))
    expect(matrix.getAllByRole('textbox')).toHaveLength(32)
    const rows = colours.map(({ name }) => matrix.getByRole('group', { name }))
    for (const [at, pieces] of [36, 36, 36, 34].entries()) await hasText(within(rows[at]!), `${pieces} pzs`)
    const labels = within(rows[3]!)
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('aria-label'))
    expect(labels).toEqual(sizes.map((size) => `Hueso · ${size}`))

    await press(site, 'Quitar Jade de Playera Alba', matrix)
    lacks(matrix, 'group', 'Jade')
    await hasText(drawer, '106 pzs × $78.50')
  })

  it('R12.72 en el pedido también se escribe en un color que no se había pedido, y por corridas', async () => {
    const { site, drawer } = await openDraft()
    expect(drawer.queryByRole('textbox', { name: 'Rojo · CH' })).toBeNull()
    await press(site, 'Agregar Rojo', drawer)
    await press(site, /^Llenar corrida de Rojo/, drawer)
    await hasText(drawer, '14 pzs × $78.50')
    await site.user.type(drawer.getByRole('textbox', { name: 'Negro · M' }), '3')
    await site.user.tab()
    await hasText(drawer, '17 pzs × $78.50')
    expect(site.storage.get('puntada_pedidos_ana@ejemplo.mx')).toMatchObject({
      drafts: [
        { products: [{ cells: [{ pieces: 12 }, { colour: 'Rojo' }, { colour: 'Rojo' }, { size: 'M', pieces: 3 }] }] },
      ],
    })
    await press(site, 'Quitar una corrida de Rojo', drawer)
    await hasText(drawer, '15 pzs × $78.50', 'Quitamos 2 pzs de tu pedido a Tejidos Cuatro Cabos.')
  })

  it('R12.75 lo que falta para el mínimo lo cierran tres productos del fabricante, de un toque cada uno', async () => {
    const { site, drawer } = await openDraft()
    const offers = within(await drawer.findByRole('list', { name: 'Para llegar al mínimo' }))
    expect(offers.getAllByRole('listitem')).toHaveLength(3)
    const [first] = offers.getAllByRole('button', { name: /^Agregar \d+ pzs de / })
    await site.user.click(first!)
    await hasText(drawer, /^Agregamos \d+ pzs de /, 'Llegaste al mínimo de $1,500')
    expect(drawer.queryByRole('list', { name: 'Para llegar al mínimo' })).toBeNull()
  })

  it('R12.72 quitar un color de un modelo no lo quita de otro', async () => {
    const cells = [cell('Negro', 'CH', 6), cell('Rojo', 'CH', 6)]
    const products = [aDraftProduct({ cells }), aDraftProduct({ productId: '6', name: 'Bata Luna', cells })]
    const storage = { 'puntada_pedidos_ana@ejemplo.mx': { drafts: [aDraft({ products })], pending: [] } }
    const site = await openSite('/quienessomos', { session: ANA, storage })
    const drawer = await openDrawer(site, 'Tu pedido')
    await press(site, 'Quitar Negro de Playera Alba', drawer)
    const coloursOf = (name: string) =>
      within(drawer.getByRole('group', { name: `Piezas de ${name} por color y talla` }))
        .getAllByRole('group')
        .map((row) => row.getAttribute('aria-label'))
    expect([coloursOf('Playera Alba'), coloursOf('Bata Luna')]).toEqual([['Rojo'], ['Negro', 'Rojo']])
  })

  it('R12.74 de dos pedidos, lo que falta se dice solo en el que se enviaba al ingresar', async () => {
    const drafts = ['Uno', 'Dos'].map((name, at) =>
      aDraft({ clientId: `clave-${name}`, storeId: `${at + 2}`, storeName: `Taller ${name}` }),
    )
    const site = await openSite('/quienessomos', {
      storage: { 'puntada_pedidos_ana@ejemplo.mx': { drafts, pending: [] } },
    })
    site.services.loginIntent.begin({ kind: 'orders', clientId: 'clave-Dos' })
    site.services.loginIntent.onLogin(ANA.mail)
    const again = await site.reload('/quienessomos', { session: ANA })
    const drawer = await part(again, 'dialog', 'Tus pedidos')
    await hasText(drawer, 'Ya ingresaste. Falta enviar tu pedido')
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Enviar pedido a Taller Dos' })).toHaveFocus())
    expect(drawer.getAllByText(/^Ya ingresaste/)).toHaveLength(1)
  })

  it('R12.75 bajo el mínimo de la tienda dice que se puede enviar así, y lleva a más de ella', async () => {
    const { site, drawer } = await openDraft()
    await hasText(drawer, /^Puedes enviarlo así, pero el fabricante decide si lo acepta\./)
    const storeId = site.simulation.shop.product('5')!.storeId
    await linksTo(drawer, /^Ver más de /, `/empresa/${storeId}`)
    const pieces = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Negro · CH' })
    await site.user.clear(pieces)
    await site.user.type(pieces, '20')
    await hasText(drawer, 'Llegaste al mínimo de $1,500')
    lacks(drawer, 'link', /^Ver más de /)
    await site.user.clear(pieces)
    await site.user.type(pieces, '5')
    await hasText(drawer, /^A un modelo le faltan piezas: puedes enviar el pedido así/)
  })

  it('R12.08 la nota se guarda sola, y todo sigue ahí al volver', async () => {
    const { site, drawer } = await openDraft()
    site.page.time += 5 * 60_000
    await site.user.type(drawer.getByRole('textbox', { name: /Nota para el fabricante/ }), 'Con factura')
    await hasText(drawer, 'Guardado 12:05 p.m.')
    const again = await site.reload('/quienessomos')
    const drawerAgain = await openDrawer(again, 'Tu pedido')
    expect(drawerAgain.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota para el fabricante/ }).value).toBe(
      'Con factura',
    )
    await hasText(drawerAgain, '12 pzs × $78.50')
  })

  it('R11.54 el pedido que cambia en otra pestaña cambia aquí', async () => {
    const { site, drawer } = await openDraft()
    act(() => site.storage.changeElsewhere({ 'puntada_pedidos_ana@ejemplo.mx': { drafts: [], pending: [] } }))
    await hasText(drawer, 'Tu pedido está vacío')
  })

  it('R11.51 un pedido guardado que está roto no rompe nada', async () => {
    const site = await openSite('/quienessomos', {
      storage: {
        puntada_pedidos: [{ products: 'x' }, 3],
        puntada_pedidos_enviados: 'x',
        puntada_cantidades_5: [1],
      },
    })
    const drawer = await openDrawer(site, 'Tu pedido')
    await hasText(drawer, 'Tu pedido está vacío')
  })
})
