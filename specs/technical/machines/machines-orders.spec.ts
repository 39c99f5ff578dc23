// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Order, SendingOutcome } from '../../../src/domain/orders/orders.ts'
import { orderSendingMachine } from '../../../src/machines/order-sending.machine.ts'
import { missedTransitions, walks } from '../../support/machines.ts'

const ORDER: Order = {
  clientId: 'clave-1',
  user: 'ana@ejemplo.mx',
  storeId: '2',
  note: 'con factura',
  lines: [{ productId: '5', productName: 'Playera Alba', colour: 'Negro', size: 'M', pieces: 6, price: 90_00 }],
  total: 540_00,
}

const DONE = 'xstate.done.actor.0.orderSending.sending'
const FAILED = 'xstate.error.actor.0.orderSending.sending'
const machine = orderSendingMachine.provide({
  actors: { send: fromPromise<SendingOutcome, Order>(() => new Promise(() => undefined)) },
})
const events = [
  { type: 'resend.asked' },
  { type: 'arrival.confirmed' },
  { type: 'loss.confirmed' },
  { type: DONE, output: { kind: 'done', value: { folio: 'F-1' } } },
  { type: DONE, output: { kind: 'refused', failure: { kind: 'refused', text: 'No' } } },
  { type: DONE, output: { kind: 'unknown', failure: { kind: 'timeout' } } },
  { type: FAILED, error: 'x' },
] as unknown as Parameters<typeof walks<typeof machine>>[1]['events']
const fresh = { order: ORDER, wasBegun: false }
const options = { events, input: fresh }

describe('La máquina de envío de pedidos', () => {
  it('R7.49 cambia así, y de ningún otro modo', () => {
    expect(
      walks(machine, options)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      `"sending" ─${DONE}→ "returned"`,
      `"sending" ─${DONE}→ "sent"`,
      `"sending" ─${DONE}→ "unknown"`,
      `"sending" ─${FAILED}→ "unknown"`,
      '"unknown" ─arrival.confirmed→ "sent"',
      '"unknown" ─loss.confirmed→ "returned"',
      '"unknown" ─resend.asked→ "sending"',
    ])
    // Orders that were begun before a reload: specs/acceptance/orders/orders-unknown.spec.tsx.
    expect(missedTransitions(machine, options).filter((missed) => !missed.includes('deciding'))).toEqual([])
  })

  it('R7.49 si enviar revienta no se sabe, y nada se guarda ni se devuelve', async () => {
    const done = vi.fn()
    const breaking = orderSendingMachine.provide({
      actors: { send: fromPromise<SendingOutcome, Order>(() => Promise.reject(new Error('x'))) },
      actions: { moveToHistory: done, giveBack: done, giveBackAnew: done },
    })
    const actor = createActor(breaking, { input: fresh }).start()
    await flushPromises()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unknown',
      context: { order: ORDER, failure: { kind: 'malformed', where: 'envío de un pedido' } },
    })
    expect(done).not.toHaveBeenCalled()
  })
})
