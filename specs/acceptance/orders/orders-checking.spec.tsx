import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../../src/domain/catalogue/catalogue.ts'
import type { Order } from '../../../src/domain/orders/orders.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { alwaysAnswers, cell } from '../../support/builders.ts'
import { openDraft, sendButton, sendOrder } from '../../support/buyer.ts'
import { storedCells } from '../../support/drafts.ts'
import { value } from '../../support/simulated.ts'
import { answersLater } from '../../support/site.tsx'

describe('Antes de enviar se leen otra vez precios y existencias', () => {
  /** A pedido of thirteen pieces that is being sent: `answer` tells what differs today, or that it is no longer sold. */
  const openChecking = async () => {
    const services = { orders: { create: alwaysAnswers({ folio: 'F-9' }) } }
    const { site, drawer } = await openDraft({ services }, [cell('Negro', 'CH', 12), cell('Rojo', 'G', 1)])
    const { catalogue } = site.services
    const before = await value(catalogue.product({ id: '5' }))
    const today = answersLater<ProductDetail | null>()
    catalogue.product = today.method
    const answer = (now: Partial<ProductDetail> | null | 'fails') =>
      today.answer(now === 'fails' ? fail({ kind: 'timeout' }) : ok(now && { ...before!, ...now }))
    const sent = () =>
      (site.calledWith('orders.create') as [Order][]).map(([{ lines }]) =>
        lines.map(({ colour, pieces, price }) => `${colour} ${pieces} ${price}`).join(),
      )
    await sendOrder(drawer)
    return { site, drawer, answer, sent, reads: today.method }
  }
  it('R12.09 lo que el fabricante subió y falta se dice; lo que ya se cumple, no, y se envía', async () => {
    const { site, drawer, answer } = await openChecking()
    for (const [now, said] of [
      [{ multiple: 7 }, 'Ahora se vende de 7 en 7 pzs: te falta 1.'],
      [{ minimum: 24, multiple: 9 }, 'El mínimo ahora es 24 pzs y se vende de 9 en 9: te faltan 14.'],
      [{ storeMinimum: 2000_00 }, 'El pedido mínimo ahora es $2,000: te faltan $979.50.'],
    ] as const) {
      await answer(now)
      await drawer.hasText(said)
      await sendOrder(drawer)
    }
    site.neverCalled('orders.create')
    await answer({ storeMinimum: 2000_00, minimum: 13, multiple: 13 })
    await drawer.hasText('F-9')
  })

  it('R11.01 oprimir dos veces antes de que la pantalla cambie los lee una vez', async () => {
    const { drawer, answer, reads } = await openChecking()
    await answer('fails')
    act(() => {
      sendButton(drawer).click()
      sendButton(drawer).click()
    })
    expect(reads).toHaveBeenCalledTimes(2)
    await answer({})
    await drawer.hasText('F-9')
  })

  it('R12.09 si no se pueden revisar, quien compra decide, y sale lo último que escribió', async () => {
    const { drawer, answer, sent } = await openChecking()
    await drawer.rewrite('Negro · CH', '30')
    await answer('fails')
    await drawer.hasText('No pudimos revisar los precios de hoy, y el pedido no se ha enviado.')
    expect(sent()).toEqual([])
    await drawer.press('Enviarlo con los precios que ves')
    await drawer.hasText('F-9')
    expect(sent()).toEqual(['Negro 30 7850,Rojo 1 7850'])
  })

  it('R12.09 si ya nada se vende, no se envía y el borrador se queda', async () => {
    const { drawer, answer, sent } = await openChecking()
    await answer(null)
    await drawer.hasText('Playera Alba ya no está a la venta.', '13 pzs × $78.50')
    expect(sent()).toEqual([])
  })

  it('R12.09 lo escrito se queda aunque cambie un precio, y sale al oprimir otra vez', async () => {
    const { site, drawer, answer, sent } = await openChecking()
    const dearer = { tiers: [{ from: 3, price: 120_00 }] }
    await drawer.rewrite('Negro · CH', '30')
    await site.user.tab()
    await answer(dearer)
    await drawer.hasText('Playera Alba ahora cuesta $120 c/u (antes $78.50).', '31 pzs × $120')
    expect([sent(), storedCells(site)]).toEqual([[], [['Negro CH 30', 'Rojo G 1']]])
    await sendOrder(drawer)
    await answer(dearer)
    expect(sent()).toEqual(['Negro 30 12000,Rojo 1 12000'])
    expect(site.calledWith('orders.create')).toMatchObject([[{ total: 3720_00 }]])
  })

  it('R12.09 lo que cambió después de oprimir no se envía, ni a medias: se dice', async () => {
    const { drawer, answer, sent } = await openChecking()
    await drawer.rewrite('Negro · CH', '3')
    await answer({})
    await drawer.hasText('El pedido cambió mientras revisábamos los precios, y no se ha enviado.')
    await drawer.write('Negro · CH', '0')
    await sendOrder(drawer)
    await answer({})
    expect(sent()).toEqual(['Negro 30 7850,Rojo 1 7850'])
  })

  it('R12.09 lo agotado se dice y se queda hasta que se quita, y no sale', async () => {
    const { site, drawer, answer, sent } = await openChecking()
    const soldOut = { soldOut: [{ colour: 'Rojo', size: 'G' }] }
    await answer(soldOut)
    await drawer.hasText('Playera Alba: Rojo, talla G, está agotado.')
    await sendOrder(drawer)
    await answer(soldOut)
    expect([sent(), storedCells(site)]).toEqual([[], [['Negro CH 12', 'Rojo G 1']]])
    await drawer.press('Quitar lo que ya no hay (1 pza)')
    drawer.lacksText(/agotado/)
    await drawer.hasText(/^Quitamos 1 pza de tu pedido/)
    await sendOrder(drawer)
    await answer(soldOut)
    expect(sent()).toEqual(['Negro 12 7850'])
  })
})
