import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDraft, aDraftProduct, alwaysAnswers, cell, neverAnswers } from '../../support/builders.ts'
import { addPieces, isMissing, openAbout, openDraft, openDrawer, openProduct, sendOrder } from '../../support/buyer.ts'
import { ANA, createMemoryLocks } from '../../support/device.ts'
import { draftsOf, keepElsewhere, keeps, storedCells } from '../../support/drafts.ts'

const GUESTS = { puntada_pedidos: { drafts: [aDraft()], pending: [] } }

describe('El pedido', () => {
  it('R4.03 y R11.54 quien sale en otra pestaña lee por qué no ve su pedido, que sigue guardado', async () => {
    const { site, drawer } = await openDraft()
    site.changeSessionElsewhere(null)
    await drawer.hasText('Cerraste tu sesión en otra pestaña')
    drawer.lacksText('Tu pedido está vacío')
    await drawer.press('Ingresar')
    expect(site.tab.get('puntada_pendiente')).toMatchObject({ intent: { kind: 'draft' } })
    expect(draftsOf(site)).toHaveLength(1)
  })

  it('R11.08 y R11.52 de una nota que no cabe no se corta nada: se dice, y no se envía', async () => {
    const { site, drawer } = await openDraft()
    const note = drawer.field(/^Nota para/)
    await site.user.click(note)
    await site.user.paste('a'.repeat(1001))
    await sendOrder(drawer)
    await drawer.hasText('Son 1,001 letras y caben 1,000. Acorta el texto para enviarlo.')
    expect(note).toHaveFocus()
    site.neverCalled('orders.create')
  })

  it('R10.20 R10.22 R12.08 agregar abre el pedido, con lo que falta para el mínimo, y se guarda solo', async () => {
    const site = await openProduct({ session: ANA })
    const drawer = await addPieces(site, { 'Negro, talla CH': '12' })
    await drawer.hasText('12 pzs × $78.50', 'Guardado 12:00 p.m.')
    const progress = drawer.getByRole('progressbar', { name: 'Avance del pedido mínimo' })
    expect(progress).toHaveAttribute('aria-valuetext', 'Te faltan $558 para el mínimo de $1,500')
    expect(storedCells(site)).toEqual([['Negro CH 12']])
    expect(document.querySelector('header button[aria-haspopup] .action-count')?.textContent).toBe('1')
    site.page.time += 5 * 60_000
    await drawer.write(/Nota para el fabricante/, 'Con factura')
    await drawer.hasText('Guardado 12:05 p.m.')
    const again = await openDrawer(await site.reload('/quienessomos'))
    again.hasValue(/Nota para el fabricante/, 'Con factura')
  })

  it('R10.20 R11.81 R12.08 dice lo que falta para el mínimo del modelo; vacío, guarda el foco', async () => {
    const { site, drawer } = await openDraft()
    await site.user.clear(drawer.field('Negro · CH'))
    await drawer.hasText('12 pzs × $78.50')
    await drawer.write('Negro · CH', '4')
    await drawer.hasText('4 pzs × $100')
    await isMissing(drawer, 'Te faltan 2 piezas para 6. ¿Dónde las agregamos?')
    await drawer.press('+2 Negro CH')
    await drawer.hasText('6 pzs × $92')

    drawer.getByRole('button', { name: 'Quitar Playera Alba del pedido' }).focus()
    await site.user.keyboard('{Enter}')
    await drawer.hasText('Tu pedido está vacío')
    await waitFor(() => drawer.hasFocus('heading', 'Tu pedido'))
  })

  it('R12.08 al ingresar, el pedido hecho antes se espera: nunca se dice que está vacío', async () => {
    const locks = { ...createMemoryLocks(), exclusively: neverAnswers }
    const drawer = await openDrawer(await openAbout({ session: ANA, storage: GUESTS, locks }))
    await drawer.hasText('Cargando…')
    drawer.lacksText('Tu pedido está vacío')
  })

  it('R12.72 también se escribe en otro color, y por corridas', async () => {
    const { drawer } = await openDraft()
    drawer.lacks('textbox', 'Rojo · CH')
    await drawer.press('Agregar Rojo')
    await drawer.press(/^Llenar corrida de Rojo/)
    await drawer.write('Negro · M', '3')
    await drawer.hasText('17 pzs × $78.50')
    await drawer.press('Quitar una corrida de Rojo')
    await drawer.hasText('15 pzs × $78.50', 'Quitamos 2 pzs de tu pedido a Tejidos Cuatro Cabos.')
  })

  it('R12.72 un color que hoy se escribe de otra forma es el mismo renglón', async () => {
    const { drawer } = await openDraft({}, [cell('NEGRO', 'ch', 12)])
    await drawer.has('button', 'Agregar Rojo')
    drawer.hasValue('Negro · CH', '12')
    drawer.lacks('button', 'Agregar Negro')
  })

  it('R12.04 R12.08 de lo que se armó sin ingresar y ya no cabe se dice que no se agregó', async () => {
    const full = aDraft({ clientId: 'de-ana', products: [aDraftProduct({ cells: [cell('Negro', 'CH', 9998)] })] })
    const site = await openAbout({ session: ANA, storage: { ...keeps([full]), ...GUESTS } })
    await site.hasText(
      'Agregamos 5 pzs de lo que armaste antes de ingresar, y 1 pza no: lo más que cabe en una casilla son 9,999.',
    )
    expect([storedCells(site), site.storage.get('puntada_pedidos')]).toEqual([[['Negro CH 9999', 'Negro M 4']], null])
  })

  it('R12.74 de dos pedidos, lo que falta se dice solo en el que se enviaba al ingresar', async () => {
    const drafts = ['Uno', 'Dos'].map((name, at) =>
      aDraft({ clientId: `clave-${name}`, storeId: `${at + 2}`, storeName: `Taller ${name}` }),
    )
    const site = await openAbout({ storage: keeps(drafts) })
    site.services.loginIntent.begin({ kind: 'draft', clientId: 'clave-Dos' })
    site.services.loginIntent.onLogin(ANA.mail)
    const again = await site.reload('/quienessomos', { session: ANA })
    const drawer = await again.part('dialog', 'Tus pedidos')
    await drawer.hasText('Ya ingresaste. Falta enviar tu pedido')
    await waitFor(() => drawer.hasFocus('button', 'Enviar pedido 2 de 2 · Taller Dos'))
    expect(drawer.getAllByText(/^Ya ingresaste/)).toHaveLength(1)
  })

  it('R12.288 dos se suman, se abre el último que se tocó, y el enviado dice cuál falta', async () => {
    const orders = { create: alwaysAnswers({ folio: 'F-1' }) }
    const { site, drawer: before } = await openDraft({ services: { orders } })
    const [draft] = draftsOf(site)
    keepElsewhere(site, [
      { ...draft!, clientId: 'clave-2', storeId: '99', storeName: 'Taller Uno', savedAt: 1 },
      { ...draft!, storeName: 'Taller Dos', storeMinimum: 0 },
    ])
    await before.press('Cerrar')
    const drawer = await openDrawer(site, 'Tus pedidos')
    await drawer.hasText('2 fabricantes · 24 pzs · $1,884')
    await drawer.has('button', 'Taller Uno $942 · faltan $558', 'Taller Dos $942')
    const [one, two] = await Promise.all(['Uno', 'Dos'].map((name) => drawer.part('region', `Pedido a Taller ${name}`)))
    two!.getByRole('textbox', { name: 'Negro · CH' })
    one!.lacks('textbox')
    await drawer.follow('Saltar al envío')
    drawer.hasFocus('button', 'Enviar pedido 2 de 2 · Taller Dos')
    await two!.press(/^Taller Dos/)
    drawer.lacks('link', 'Saltar al envío')
    await one!.press(/^Taller Uno/)
    two!.lacks('textbox')
    await drawer.press('Enviar pedido 1 de 2 · Taller Uno')
    await drawer.hasText(/^Enviamos tu pedido a Taller Uno/)
    await drawer.has('button', 'Revisar tu pedido a Taller Dos')
    expect(site.getByRole('dialog').textContent).toContain('Te falta enviar: Taller Dos · $942')
    await drawer.press('Revisar tu pedido a Taller Dos')
    drawer.hasFocus('heading', 'Taller Dos')
  })

  it('R12.289 lo que cambia una cantidad se dice en el pedido una vez, tras una pausa', async () => {
    const { drawer } = await openDraft()
    const said = () => drawer.queryAllByText(/^\d+ piezas?, \$/).map(({ textContent }) => textContent)
    expect(said()).toEqual([])
    await drawer.rewrite('Negro · CH', '15')
    await waitFor(() => expect(said()).toEqual(['15 piezas, $1,177.50; faltan $322.50 para el mínimo']))
    expect(drawer.getByText(/^15 piezas/)).toHaveAttribute('role', 'status')
    await drawer.rewrite('Negro · CH', '24')
    await waitFor(() => expect(said()).toEqual(['24 piezas, $1,884']))
  })

  it('R12.75 bajo el mínimo se puede enviar así; se ofrece lo que lo cierra', async () => {
    const { site, drawer } = await openDraft()
    await drawer.hasText(/^Puedes enviarlo así; el fabricante decide si lo surte\./)
    const storeId = site.simulation.shop.product('5')!.storeId
    await drawer.linksTo(/^Ver más de /, `/empresa/${storeId}`)
    const offers = await drawer.part('list', 'Para llegar al mínimo')
    expect(offers.getAllByRole('button', { name: /^Elegir piezas de / }).length).toBeLessThan(4)
    await drawer.press('+1 corrida de lo que llevas (+$235.50)')
    await drawer.hasText('Agregamos 3 pzs de Playera Alba.', '15 pzs × $78.50')
    await drawer.press('+1 color: Rojo (+$1,099)')
    await drawer.hasText('Llegaste al mínimo de $1,500', 'Agregamos 14 pzs de Playera Alba.')
    drawer.lacks('list', 'Para llegar al mínimo')
    drawer.lacks('button', /^\+1/)
    drawer.lacks('link', /^Ver más de /)
    await drawer.press('Quitar Rojo de Playera Alba')
    await drawer.rewrite('Negro · CH', '1')
    await drawer.hasText(/^A un modelo le faltan piezas\. Puedes enviarlo así; el fabricante decide si lo surte\.$/)
  })
})
