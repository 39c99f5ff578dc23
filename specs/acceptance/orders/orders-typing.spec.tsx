import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../src/domain/orders/orders.ts'
import { ok } from '../../../src/domain/result.ts'
import { alwaysAnswers, aProductDetail, cell } from '../../support/builders.ts'
import { openDraft, openDrawer, openProduct, openSent, PLAYERA, sendButton, sendOrder } from '../../support/buyer.ts'
import { ANA, EVA } from '../../support/device.ts'
import { changeElsewhere, draftsOf, keeps, ORDERS_KEY, storedCells } from '../../support/drafts.ts'
import { answersLater, type Site } from '../../support/site.tsx'

const BLACK = 'Negro · CH'
const FIELD = 'Negro, talla CH'

describe('Una cantidad que se está escribiendo en el pedido', () => {
  const openTyping = async (typed = '') => {
    const opened = await openDraft()
    await opened.drawer.rewrite(BLACK, typed)
    return { ...opened, black: opened.drawer.field(BLACK) }
  }

  it('R11.08 borrada cifra por cifra no deja su primera cifra: vacía es 0, y se deshace', async () => {
    const { site, drawer } = await openDraft()
    await drawer.write(BLACK, '{End}4{Backspace}{Backspace}{Backspace}')
    expect([drawer.field(BLACK).value, storedCells(site)]).toEqual(['', [['Negro CH 12']]])
    await drawer.write(/^Nota/, 'x')
    await drawer.hasText('Quitamos 12 pzs de tu pedido a Tejidos Cuatro Cabos.', 'Tu pedido está vacío')
    await drawer.press('Deshacer')
    expect(storedCells(site)).toEqual([['Negro CH 12']])
    drawer.lacks('button', 'Deshacer')
  })

  it('R11.08 se guarda al salir, con Enter o al irse de la página; el total la sigue antes', async () => {
    const { site, drawer, black } = await openTyping('30')
    await drawer.hasText('30 pzs × $78.50')
    // As when somebody looks at another window.
    act(() => void black.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    fireEvent.keyDown(black, { key: 'Enter', isComposing: true })
    expect(storedCells(site)).toEqual([['Negro CH 12']])
    await site.user.keyboard('{Enter}')
    expect(storedCells(site)).toEqual([['Negro CH 30']])
    expect(black).toHaveFocus()
    await drawer.rewrite(BLACK, '8')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(storedCells(site)).toEqual([['Negro CH 8']])
    await drawer.rewrite(BLACK, '9')
    ;(await openDrawer(await site.reload('/quienessomos'))).hasValue(BLACK, '9')
  })

  it('R11.08 lo que no es un número no se envía; lo que se lee, sí, con el foco en la casilla', async () => {
    const { site, drawer, black } = await openTyping('1x')
    await sendOrder(drawer)
    await drawer.hasText('«1x» no es un número. Siguen 12 pzs.')
    expect(black).toHaveFocus()
    expect(black).toHaveValue('12')
    site.neverCalled('orders.create')
    await drawer.rewrite(BLACK, '30')
    act(() => sendButton(drawer).click())
    await waitFor(() => expect(site.calledWith('orders.create')).toMatchObject([[{ lines: [{ pieces: 30 }] }]]))
  })

  it('R11.08 la respuesta de otro pedido no le quita el foco', async () => {
    const { method, answer } = answersLater<{ folio: string }>()
    const { site, drawer } = await openSent({ services: { orders: { create: method } } })
    await drawer.hasText(/^Enviando tu pedido/)
    const { pending } = site.storage.get(ORDERS_KEY) as { pending: [{ draft: Draft }] }
    const other = { ...pending[0].draft, clientId: 'clave-2', storeId: '99', storeName: 'Otra Tienda' }
    act(() => site.storage.changeElsewhere(keeps([other], pending)))
    await drawer.rewrite(BLACK, '1')
    await answer(ok({ folio: 'F-1' }))
    await drawer.hasText('Pedido enviado')
    drawer.hasFocus('textbox', BLACK)
  })

  it('R11.55 la de una persona no llega al pedido de otra', async () => {
    const { site, drawer } = await openTyping('30')
    const evas = { drafts: [{ ...draftsOf(site)[0]!, clientId: 'de-eva' }], pending: [] }
    await act(async () => site.storage.changeElsewhere({ 'puntada_pedidos_eva@ejemplo.mx': evas }))
    site.changeSessionElsewhere(EVA)
    await drawer.hasText('12 pzs × $78.50')
    expect([drawer.field(BLACK).value, storedCells(site)]).toEqual(['12', [['Negro CH 30']]])
    expect(site.storage.get('puntada_pedidos_eva@ejemplo.mx')).toEqual(evas)
  })

  it('R12.08 Quitar también se deshace, con su nota, hasta que se cierra el pedido', async () => {
    const { site, drawer } = await openDraft()
    await drawer.write(/^Nota/, 'x')
    await drawer.press('Quitar Playera Alba del pedido')
    await drawer.press('Deshacer')
    expect(draftsOf(site)).toMatchObject([{ note: 'x', products: [{ cells: [{ pieces: 12 }] }] }])
    await drawer.press('Quitar Negro de Playera Alba')
    await drawer.press('Cerrar')
    ;(await openDrawer(site)).lacks('button', 'Deshacer')
  })

  it('R12.08 un color vacío se queda; uno que se quitó vuelve, por Deshacer o de otra pestaña', async () => {
    const { site, drawer } = await openDraft()
    const both = [cell('Negro', 'CH', 12), cell('Rojo', 'G', 6)]
    changeElsewhere(site, ...both)
    await drawer.rewrite('Rojo · G', '{Enter}')
    drawer.hasValue('Rojo · G', '')
    changeElsewhere(site, ...both)
    for (const bringBack of [() => drawer.press('Deshacer'), async () => changeElsewhere(site, ...both)]) {
      await drawer.press('Quitar Rojo de Playera Alba')
      await bringBack()
      drawer.hasValue('Rojo · G', '6')
    }
  })
})

describe('Las cantidades de la página de un producto', () => {
  const typed = (site: Site) =>
    site.getAllByRole<HTMLInputElement>('textbox', { name: /, talla / }).map(({ value }) => value)

  it('R11.08 las de un modelo nunca salen en otro, ni al seguir un enlace ni al recargar', async () => {
    const twin = ({ id }: { id: string }) => alwaysAnswers(aProductDetail({ ...PLAYERA, id }))()
    const options = { session: ANA, services: { catalogue: { productForUser: twin } } }
    const site = await openProduct(options)
    await site.write(FIELD, '12')
    act(() => window.history.pushState(null, '', '/vistaproducto/6'))
    await waitFor(() => expect(typed(site).join('')).toBe(''))
    const again = await site.reload('/vistaproducto/6', options)
    await again.has('heading', 'Arma tu pedido')
    expect(typed(again).join('')).toBe('')
  })

  it('R11.54 R11.08 son las mismas en dos pestañas; borradas quedan en nada', async () => {
    const site = await openProduct({ session: ANA })
    await site.write(FIELD, '144{Backspace}{Backspace}{Backspace}')
    expect([typed(site).join(''), site.storage.get('puntada_cantidades_5')]).toEqual(['', null])
    await site.write(FIELD, '144')
    expect(site.storage.get('puntada_cantidades_5')).toBeNull()
    await site.hasText('144 pzs', 'a $78.50 c/u')
    await site.write(FIELD, '{Backspace}{Backspace}{Backspace}12')
    await site.user.tab()
    const change = (productId: string, cells: object[]) =>
      act(() =>
        site.storage.changeElsewhere({ [`puntada_cantidades_${productId}`]: { productId, user: ANA.mail, cells } }),
      )
    change('5', [cell('Negro', 'CH', 20), cell('Rojo', 'G', 4)])
    change('6', [cell('Negro', 'CH', 1)])
    expect([site.field(FIELD).value, site.field('Rojo, talla G').value]).toEqual(['20', '4'])
    act(() => site.storage.changeElsewhere({ puntada_cantidades_5: undefined }))
    expect(typed(site).join('')).toBe('')
  })
})
