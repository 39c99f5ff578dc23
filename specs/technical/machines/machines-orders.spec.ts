// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Order, SendingOutcome } from '../../../src/domain/orders/orders.ts'
import { orderSendingMachine } from '../../../src/machines/order-sending.machine.ts'

// What it does with each answer is proven with what is stored: specs/technical/application/order-sending.spec.ts.
it('R7.49 si enviar un pedido revienta no se sabe si llegó, y nada se guarda ni se devuelve', async () => {
  const order: Order = { clientId: 'clave-1', user: 'ana@ejemplo.mx', storeId: '2', note: '', lines: [], total: null }
  const done = vi.fn()
  const machine = orderSendingMachine.provide({
    actors: { send: fromPromise<SendingOutcome, Order>(() => Promise.reject(new Error('x'))) },
    actions: { moveToHistory: done, giveBack: done, giveBackAnew: done },
  })
  const actor = createActor(machine, { input: { order, wasBegun: false } }).start()
  await flushPromises()
  expect(actor.getSnapshot()).toMatchObject({
    value: 'unknown',
    context: { failure: { kind: 'malformed', where: 'envío de un pedido' } },
  })
  expect(done).not.toHaveBeenCalled()
})
