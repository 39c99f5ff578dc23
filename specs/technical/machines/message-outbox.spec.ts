import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, type AnyStateMachine } from 'xstate'
import { deliveryAfter, notYetListed, type OutgoingMessage } from '../../../src/domain/messaging/outbox.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { messageDeliveryMachine } from '../../../src/machines/message-delivery.ts'
import { missedTransitions, walks } from '../../support/paths.ts'

const outgoing = (clientId: string, delivery: OutgoingMessage['delivery']): OutgoingMessage => ({
  clientId,
  text: `mensaje ${clientId}`,
  productId: null,
  writtenAt: 1,
  delivery,
  failure: null,
})

describe('El envío de mensajes, paso a paso', () => {
  const SENT = 'xstate.done.actor.0.messageDelivery.sending'
  const machine: AnyStateMachine = messageDeliveryMachine.provide({
    actors: { send: fromPromise(() => new Promise<Result<void>>(() => undefined)) },
  })
  const options = {
    input: { messages: [] },
    events: [
      { type: 'message.written', message: outgoing('a', 'waiting') },
      { type: 'retry.asked', clientId: 'a' },
      { type: 'message.discarded', clientId: 'a' },
      { type: 'messages.listed', clientIds: ['a'] },
      { type: 'doubts.checked' },
      { type: 'messages.restored', messages: [], keep: new Set<string>() },
      { type: SENT, output: ok(undefined) },
      { type: SENT, output: fail({ kind: 'offline' }) },
      { type: SENT, output: fail({ kind: 'timeout' }) },
      { type: 'xstate.error.actor.0.messageDelivery.sending', error: new Error('roto') },
    ],
    situation: (snapshot: { value: unknown; context: { messages: readonly OutgoingMessage[] } }) => [
      snapshot.value,
      snapshot.context.messages.slice(0, 2).map(({ delivery }) => delivery),
    ],
  }

  it('la máquina toma todas sus transiciones', () => {
    const names = new Set(walks(machine, options).map(({ name }) => name))
    expect(names.size).toBeGreaterThan(3)
    // The eventless one has no event to walk by: every way into `sending` goes through it.
    expect(missedTransitions(machine, options).filter((name) => !name.includes('─→'))).toEqual([])
  })

  it('manda uno por uno, en el orden en que se escribieron', async () => {
    const answers: ((result: Result<void>) => void)[] = []
    const sent: string[] = []
    const actor = createActor(
      messageDeliveryMachine.provide({
        actors: {
          send: fromPromise<Result<void>, OutgoingMessage>(({ input }) => {
            sent.push(input.clientId)
            return new Promise((resolve) => answers.push(resolve))
          }),
        },
      }),
      { input: { messages: [] } },
    ).start()
    for (const id of ['a', 'b', 'c']) actor.send({ type: 'message.written', message: outgoing(id, 'waiting') })
    expect(sent).toEqual(['a'])
    answers[0]?.(fail({ kind: 'offline' }))
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']))
    answers[1]?.(ok(undefined))
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b', 'c']))
    answers[2]?.(fail({ kind: 'timeout' }))
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'))
    expect(actor.getSnapshot().context.messages.map(({ delivery }) => delivery)).toEqual(['failed', 'sent', 'checking'])
  })

  it('R11.02 un mensaje que falló no se envía por sí solo, y Reintentar lo envía una vez', async () => {
    const send = vi.fn(() => Promise.resolve<Result<void>>(fail({ kind: 'offline' })))
    const actor = createActor(messageDeliveryMachine.provide({ actors: { send: fromPromise(send) } }), {
      input: { messages: [outgoing('a', 'failed'), outgoing('b', 'unknown')] },
    }).start()
    await Promise.resolve()
    expect(send).toHaveBeenCalledTimes(0)
    actor.send({ type: 'retry.asked', clientId: 'a' })
    actor.send({ type: 'retry.asked', clientId: 'a' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'))
    expect(send).toHaveBeenCalledTimes(1)
    actor.send({ type: 'message.discarded', clientId: 'b' })
    expect(actor.getSnapshot().context.messages.map(({ clientId }) => clientId)).toEqual(['a'])
  })
})

describe('Lo que quedó por enviar', () => {
  it('R11.05 sin respuesta a tiempo no se sabe si el mensaje llegó; sin conexión, no salió', () => {
    expect(deliveryAfter({ kind: 'timeout' })).toBe('checking')
    expect(deliveryAfter({ kind: 'offline' })).toBe('failed')
    expect(deliveryAfter({ kind: 'refused', text: 'No' })).toBe('failed')
    expect(deliveryAfter({ kind: 'server', status: 500 })).toBe('failed')
  })

  it('R11.05 el mensaje que la lista ya muestra deja de estar en camino; uno igual de antes no cuenta', () => {
    const message = { ...outgoing('a', 'sent'), text: 'Hola' }
    const known = new Map([['a', new Set(['1'])]])
    const old = { id: '1', from: 'user' as const, text: 'Hola', at: 1 }
    expect(notYetListed([message], [old], known)).toEqual([message])
    expect(notYetListed([message], [old, { ...old, id: '2' }], known)).toEqual([])
  })

  it('R11.05 tras recargar, el mensaje que la tienda ya tiene deja de estar en duda; uno igual de otro momento no cuenta', () => {
    const doubtful = { ...outgoing('a', 'unknown'), text: 'Hola', writtenAt: 1_000_000 }
    const shown = (at: number | null) => notYetListed([doubtful], [{ id: '9', from: 'user', text: 'Hola', at }], new Map())
    expect(shown(1_000_400)).toEqual([])
    expect(shown(999_500)).toEqual([])
    expect(shown(990_000)).toEqual([doubtful])
    expect(shown(1_000_000 + 11 * 60_000)).toEqual([doubtful])
    expect(shown(null)).toEqual([doubtful])
  })

})
