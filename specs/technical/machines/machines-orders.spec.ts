// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Order, SendingOutcome } from '../../../src/domain/orders/orders.ts'
import { orderSendingMachine } from '../../../src/machines/order-sending.machine.ts'
import { complaintOf } from '../../support/machines.ts'
import { missedTransitions, walks } from '../../support/paths.ts'
import { flushPromises } from '../../support/promises.ts'

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
const found = { order: ORDER, wasBegun: true }
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
  })

  it('R7.49 nada queda sin recorrer, salvo el comienzo de lo que ya se estaba enviando', () => {
    expect(missedTransitions(machine, options).filter((missed) => !missed.includes('deciding'))).toEqual([])
  })

  it('R7.49 lo que se enviaba antes de recargar empieza sin saberse, y no se envía solo', () => {
    let sent = 0
    const counting = orderSendingMachine.provide({
      actors: {
        send: fromPromise<SendingOutcome, Order>(() => {
          sent += 1
          return new Promise(() => undefined)
        }),
      },
    })
    const actor = createActor(counting, { input: found }).start()
    expect([actor.getSnapshot().value, sent]).toEqual(['unknown', 0])
    actor.send({ type: 'resend.asked' })
    actor.send({ type: 'resend.asked' })
    expect([actor.getSnapshot().value, sent]).toEqual(['sending', 1])
    actor.stop()
  })

  const told = (outcomes: readonly (SendingOutcome | Error)[], input = fresh) => {
    const lines: string[] = []
    const answers = [...outcomes]
    const counting = orderSendingMachine.provide({
      actors: {
        send: fromPromise<SendingOutcome, Order>(({ input }) => {
          lines.push(`envía ${input.clientId}`)
          const answer = answers.shift() ?? new Error('nada más')
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
        }),
      },
      actions: {
        keep: (_, { folio }) => void lines.push(`guarda «${folio}»`),
        giveBack: (_, { failure }) => void lines.push(`devuelve por ${failure.kind}`),
        giveBackAnew: () => void lines.push('devuelve con otra clave'),
      },
    })
    return { lines, actor: createActor(counting, { input }).start() }
  }
  const REFUSED: SendingOutcome = { kind: 'refused', failure: { kind: 'refused', text: 'No' } }
  const LOST: SendingOutcome = { kind: 'unknown', failure: { kind: 'timeout' } }

  it('R1.05 lo que el servidor aceptó se guarda con su folio', async () => {
    const { actor, lines } = told([{ kind: 'done', value: { folio: 'F-1' } }])
    await flushPromises()
    expect(lines).toEqual(['envía clave-1', 'guarda «F-1»'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'sent',
      status: 'done',
      context: { order: ORDER, receipt: { folio: 'F-1' }, failure: null },
    })
  })

  it('R7.49 lo que el servidor rechazó vuelve a los borradores, con el motivo', async () => {
    const { actor, lines } = told([REFUSED])
    await flushPromises()
    expect(lines).toEqual(['envía clave-1', 'devuelve por refused'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'returned',
      status: 'done',
      context: { receipt: { folio: '' } },
    })
  })

  it('R7.49 si no se sabe, queda la falla, y al pedirlo otra vez ya no está', async () => {
    const { actor, lines } = told([LOST, { kind: 'done', value: { folio: 'F-2' } }])
    await flushPromises()
    expect(lines).toEqual(['envía clave-1'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unknown',
      status: 'active',
      context: { failure: { kind: 'timeout' }, order: ORDER },
    })
    actor.send({ type: 'resend.asked' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await flushPromises()
    expect(lines).toEqual(['envía clave-1', 'envía clave-1', 'guarda «F-2»'])
  })

  it(
    'R11.04 un rechazo al segundo envío no devuelve nada a los borradores: ' + 'sigue sin saberse, con sus palabras',
    async () => {
      const { actor, lines } = told([LOST, REFUSED])
      await flushPromises()
      actor.send({ type: 'resend.asked' })
      await flushPromises()
      expect(lines).toEqual(['envía clave-1', 'envía clave-1'])
      expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { failure: { text: 'No' } } })
    },
  )

  it('R7.49 si el comprador confirma que llegó, se guarda sin folio', async () => {
    const { actor, lines } = told([LOST])
    await flushPromises()
    actor.send({ type: 'arrival.confirmed' })
    expect(lines.at(-1)).toBe('guarda «»')
    expect(actor.getSnapshot()).toMatchObject({ value: 'sent', status: 'done' })
  })

  it('R7.49 si confirma que no llegó, vuelve a los borradores con otra clave', () => {
    const { actor, lines } = told([], found)
    expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { order: ORDER, failure: null } })
    actor.send({ type: 'loss.confirmed' })
    expect(lines).toEqual(['devuelve con otra clave'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'returned', status: 'done' })
  })

  it('R7.49 si enviar revienta no se sabe, y nada se guarda ni se devuelve', async () => {
    const { actor, lines } = told([new Error('x')])
    await flushPromises()
    expect(lines).toEqual(['envía clave-1'])
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unknown',
      context: { failure: { kind: 'malformed', where: 'envío de un pedido' } },
    })
  })

  it('construida sin la acción de enviar, falla y la nombra', async () => {
    expect(await complaintOf(orderSendingMachine, 'send')).toBe('send is not provided')
  })
})
