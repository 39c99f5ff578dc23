import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import type { Draft } from '../../../src/domain/orders/orders.ts'
import { ok, type Result } from '../../../src/domain/result.ts'
import { alwaysAnswers, cell } from '../../support/builders.ts'
import {
  addPieces,
  field,
  hasText,
  lacks,
  lacksText,
  openDraft,
  openDrawer,
  openProduct,
  PLAYERA,
  press,
  send,
} from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import {
  changeElsewhere,
  draftsOf,
  noteOf,
  ORDERS_KEY,
  pieces,
  rewrite,
  stored,
  type Drawer,
} from '../../support/drafts.ts'
import { freshSimulation, type Site } from '../../support/site.tsx'

describe('Una cantidad que se está escribiendo en el pedido', () => {
  it('R11.08 borrada cifra por cifra no deja su primera cifra: vacía es 0, y se deshace', async () => {
    const { site, drawer } = await openDraft()
    await site.user.type(pieces(drawer), '{End}4{Backspace}{Backspace}{Backspace}')
    expect([pieces(drawer).value, stored(site)]).toEqual(['', [['Negro CH 12']]])
    await site.user.type(noteOf(drawer), 'x')
    await hasText(drawer, /^Quitamos 12 pzs de tu pedido a Tejidos Cuatro Cabos\.$/, 'Tu pedido está vacío')
    expect(stored(site)).toEqual([])
    await press(site, 'Deshacer', drawer)
    await hasText(drawer, '12 pzs × $78.50')
    expect(stored(site)).toEqual([['Negro CH 12']])
    lacks(drawer, 'button', 'Deshacer')
  })

  it('R11.08 se guarda al salir, con Enter o al irse de la página; el total la sigue antes', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), '30')
    await hasText(drawer, '30 pzs × $78.50')
    expect(stored(site)).toEqual([['Negro CH 12']])
    await site.user.keyboard('{Enter}')
    expect([stored(site), document.activeElement]).toEqual([[['Negro CH 30']], pieces(drawer)])
    await rewrite(site, pieces(drawer), '7')
    await site.user.tab()
    expect(stored(site)).toEqual([['Negro CH 7']])
    await rewrite(site, pieces(drawer), '8')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(stored(site)).toEqual([['Negro CH 8']])
    await rewrite(site, pieces(drawer), '9')
    const again = await openDrawer(await site.reload('/quienessomos'), 'Tu pedido')
    expect(pieces(again).value).toBe('9')
  })

  it('R11.08 en otra ventana se sigue escribiendo: salir de la ventana no es salir de la casilla', async () => {
    const { site, drawer } = await openDraft()
    await site.user.clear(pieces(drawer))
    act(() => void pieces(drawer).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(stored(site)).toEqual([['Negro CH 12']])
  })

  it('R11.08 se envía lo que se lee, aunque siga el foco en la casilla', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), '30')
    act(() => void send(drawer).click())
    await drawer.findByText(/^Enviamos tu pedido a /)
    expect(site.calledWith('orders.create')).toMatchObject([[{ lines: [{ pieces: 30 }] }]])
  })

  it('R11.08 lo que no es un número no se envía como otra cosa: se vuelve a su casilla', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), '1x')
    await site.user.click(send(drawer))
    await hasText(drawer, '«1x» no es un número. Siguen 12 pzs.')
    expect([document.activeElement, pieces(drawer).value]).toEqual([pieces(drawer), '12'])
    expect(site.calledWith('orders.create')).toEqual([])
    await site.user.click(send(drawer))
    await drawer.findByText(/^Enviamos tu pedido a /)
  })

  it('R11.54 es de quien la escribe aunque otra pestaña cambie el pedido, y lo de la otra se queda', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), '30')
    changeElsewhere(site, cell('Negro', 'CH', 14), cell('Rojo', 'G', 5))
    expect(pieces(drawer).value).toBe('30')
    await site.user.tab()
    expect(stored(site)).toEqual([['Negro CH 30', 'Rojo G 5']])
  })

  it('R11.54 la que no es un número no cambia nada, tampoco lo que otra pestaña escribió entre tanto', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), 'x')
    changeElsewhere(site, cell('Negro', 'CH', 14))
    await hasText(drawer, '«x» no es un número. Siguen 14 pzs.', '14 pzs × $78.50')
    await site.user.tab()
    expect([pieces(drawer).value, stored(site)]).toEqual(['14', [['Negro CH 14']]])
  })

  it('R11.54 la que queda vacía en un pedido que otra pestaña envió no se ofrece deshacer', async () => {
    const { site, drawer } = await openDraft()
    await site.user.clear(pieces(drawer))
    act(() => site.storage.changeElsewhere({ [ORDERS_KEY]: undefined }))
    await hasText(drawer, 'Tu pedido está vacío')
    lacksText(drawer, /^Quitamos/)
  })

  it('R11.08 la respuesta de otro pedido no le quita el foco', async () => {
    const answer = Promise.withResolvers<Result<{ folio: string }>>()
    const { site, drawer } = await openDraft({ services: { orders: { create: () => answer.promise } } })
    await site.user.click(send(drawer))
    await drawer.findByText(/^Enviando tu pedido/)
    const [{ draft }] = (site.storage.get(ORDERS_KEY) as { pending: [{ draft: Draft }] }).pending
    const other = { ...draft, clientId: 'clave-2', storeId: '99', storeName: 'Otra Tienda' }
    const now = site.storage.get(ORDERS_KEY) as object
    act(() => site.storage.changeElsewhere({ [ORDERS_KEY]: { ...now, drafts: [other] } }))
    await rewrite(site, pieces(drawer), '1')
    await act(async () => answer.resolve(ok({ folio: 'F-1' })))
    await hasText(drawer, 'Pedido enviado')
    expect([document.activeElement, stored(site)]).toEqual([pieces(drawer), [['Negro CH 12']]])
  })

  it('R11.55 la de una persona no llega al pedido de otra', async () => {
    const { site, drawer } = await openDraft()
    await rewrite(site, pieces(drawer), '30')
    const [draft] = draftsOf(site)
    await act(async () =>
      site.storage.changeElsewhere({
        'puntada_pedidos_eva@ejemplo.mx': { drafts: [{ ...draft!, clientId: 'de-eva' }], pending: [] },
      }),
    )
    site.changeSessionElsewhere(EVA)
    await drawer.findByText('12 pzs × $78.50')
    expect([pieces(drawer).value, stored(site)]).toEqual(['12', [['Negro CH 30']]])
    expect(site.storage.get('puntada_pedidos_eva@ejemplo.mx')).toMatchObject({
      drafts: [{ products: [{ cells: [{ pieces: 12 }] }] }],
    })
  })

  it('R12.08 Quitar también se deshace: vuelve lo que se quitó, con su nota, y nada de lo demás cambia', async () => {
    const { site, drawer } = await openDraft()
    await site.user.type(noteOf(drawer), 'Con factura')
    await press(site, 'Quitar Playera Alba del pedido', drawer)
    await press(site, 'Cerrar', drawer)
    const more = within(await addPieces(site, { 'Rojo, talla G': '6' }))
    lacks(more, 'button', 'Deshacer')
    await press(site, 'Quitar Rojo de Playera Alba', more)
    await press(site, 'Deshacer', more)
    expect(stored(site)).toEqual([['Rojo G 6']])
    await rewrite(site, noteOf(more), 'Sin factura')
    await press(site, 'Quitar Playera Alba del pedido', more)
    await press(site, 'Deshacer', more)
    expect(draftsOf(site)).toMatchObject([{ note: 'Sin factura', products: [{ cells: [{ pieces: 6 }] }] }])
  })

  it('R12.08 un color que se quitó vuelve con sus casillas, por Deshacer y desde otra pestaña', async () => {
    const { site, drawer } = await openDraft()
    const both = [cell('Negro', 'CH', 12), cell('Rojo', 'G', 6)]
    changeElsewhere(site, ...both)
    await press(site, 'Quitar Rojo de Playera Alba', drawer)
    await press(site, 'Deshacer', drawer)
    expect(pieces(drawer, 'Rojo · G').value).toBe('6')
    await press(site, 'Quitar Rojo de Playera Alba', drawer)
    changeElsewhere(site, ...both)
    expect(pieces(drawer, 'Rojo · G').value).toBe('6')
  })
})

describe('Las cantidades de la página de un producto', () => {
  const typed = (site: Site) =>
    site.screen.getAllByRole<HTMLInputElement>('textbox', { name: /, talla / }).map(({ value }) => value)

  it('R11.08 las de un modelo nunca salen en otro, ni al seguir un enlace ni al recargar', async () => {
    const simulation = freshSimulation()
    const found = await simulation.ports.catalogue.product({ id: '5' })
    const twin = ({ id }: { id: string }) =>
      Promise.resolve(ok({ ...(found.ok && found.value!), ...PLAYERA, id } as ProductDetail))
    const catalogue = { product: twin, productForUser: twin }
    const site = await openProduct({ session: ANA, simulation, services: { catalogue } })
    await site.user.type(field(site, 'Negro, talla CH'), '12')
    act(() => {
      window.history.pushState(null, '', '/vistaproducto/6')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(typed(site).join('')).toBe(''))
    const again = await site.reload('/vistaproducto/6', { session: ANA, services: { catalogue } })
    await again.screen.findByRole('heading', { name: 'Arma tu pedido' })
    expect(typed(again).join('')).toBe('')
  })

  it('R11.54 son las mismas en dos pestañas con el mismo modelo; las de otro modelo no las tocan', async () => {
    const site = await openProduct({ session: ANA })
    await site.user.type(field(site, 'Negro, talla CH'), '12')
    const change = (productId: string, cells: object[]) =>
      act(() =>
        site.storage.changeElsewhere({ [`puntada_cantidades_${productId}`]: { productId, user: ANA.mail, cells } }),
      )
    change('5', [cell('Negro', 'CH', 20), cell('Rojo', 'G', 4)])
    await site.user.tab()
    expect([field(site, 'Negro, talla CH').value, field(site, 'Rojo, talla G').value]).toEqual(['20', '4'])
    change('6', [cell('Negro', 'CH', 1)])
    expect(field(site, 'Negro, talla CH').value).toBe('20')
    change('5', [cell('Negro', 'CH', 2)])
    act(() => site.storage.changeElsewhere({ puntada_cantidades_5: undefined }))
    expect(typed(site).join('')).toBe('')
  })

  it('R11.08 borradas cifra por cifra quedan en nada', async () => {
    const site = await openProduct({ session: ANA })
    await site.user.type(field(site, 'Negro, talla CH'), '144{Backspace}{Backspace}{Backspace}')
    expect([typed(site).join(''), site.storage.get('puntada_cantidades_5')]).toEqual(['', null])
  })
})

describe('Dos pedidos a la vez', () => {
  it('R12.08 y R11.01 lo que se escribe y se envía en uno no toca el otro, que tiene las mismas tallas', async () => {
    const { site, drawer: first } = await openDraft({
      services: { orders: { create: alwaysAnswers({ folio: 'F-1' }) } },
    })
    const [draft] = draftsOf(site)
    const twin = { ...draft!, clientId: 'clave-2', storeId: '99', storeName: 'Otra Tienda' }
    act(() => site.storage.changeElsewhere({ [ORDERS_KEY]: { drafts: [draft, twin], pending: [] } }))
    await press(site, 'Cerrar', first)
    const drawer = await openDrawer(site, 'Tus pedidos')
    const other = within(await drawer.findByRole('region', { name: 'Pedido a Otra Tienda' })) as Drawer
    await rewrite(site, pieces(other), '30')
    const button = send(other as typeof first)
    act(() => {
      button.click()
      button.click()
    })
    await drawer.findByText(/^Enviamos tu pedido a Otra Tienda/)
    expect(site.calledWith('orders.create')).toMatchObject([[{ clientId: 'clave-2', lines: [{ pieces: 30 }] }]])
    expect(draftsOf(site)).toEqual([draft])
  })
})
