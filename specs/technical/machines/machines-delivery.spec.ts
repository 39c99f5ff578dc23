// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { OutgoingMessage } from '../../../src/domain/messaging/outbox.ts'
import type { Order, SendingOutcome } from '../../../src/domain/orders/orders.ts'
import { fail, ok, type Failure, type Result } from '../../../src/domain/result.ts'
import { messageDeliveryMachine } from '../../../src/machines/message-delivery.machine.ts'
import { orderSendingMachine } from '../../../src/machines/order-sending.machine.ts'

const message = (
  clientId: string,
  delivery: OutgoingMessage['delivery'] = 'waiting',
  failure: Failure | null = null,
): OutgoingMessage => ({
  clientId,
  text: `Texto ${clientId}`,
  productId: null,
  writtenAt: 0,
  before: [],
  delivery,
  isInDoubt: delivery === 'checking' || delivery === 'unknown',
  failure,
})

const start = (messages: readonly OutgoingMessage[] = []) => {
  const asked: OutgoingMessage[] = []
  let answer: (result: Result<void>) => void = () => undefined
  const machine = messageDeliveryMachine.provide({
    actors: {
      send: fromPromise<Result<void>, OutgoingMessage>(({ input }) => {
        asked.push(input)
        return new Promise((done) => (answer = done))
      }),
    },
  })
  const actor = createActor(machine, { input: { messages } }).start()
  return {
    actor,
    sent: () => asked.map(({ clientId }) => clientId),
    asked,
    all: () => actor.getSnapshot().context.messages.map(({ clientId, delivery }) => `${clientId} ${delivery}`),
    failures: () => actor.getSnapshot().context.messages.map(({ failure }) => failure),
    state: () => actor.getSnapshot().value,
    answered: async (result: Result<void>) => {
      answer(result)
      await new Promise((done) => setImmediate(done))
    },
  }
}

describe('La entrega de mensajes', () => {
  it('R1.04 y R7.46 envía uno a la vez, en el orden en que se escribieron, y cada uno una vez', async () => {
    const { actor, all, asked, sent, answered, state } = start()
    for (const clientId of ['a', 'b', 'c']) actor.send({ type: 'message.written', message: message(clientId) })
    expect([all(), sent(), state()]).toEqual([['a sending', 'b waiting', 'c waiting'], ['a'], 'sending'])
    expect(asked).toEqual([{ ...message('a'), delivery: 'sending' }])
    await answered(ok(undefined))
    expect([all(), sent()]).toEqual([
      ['a sent', 'b sending', 'c waiting'],
      ['a', 'b'],
    ])
    await answered(ok(undefined))
    await answered(ok(undefined))
    expect([all(), sent(), state()]).toEqual([['a sent', 'b sent', 'c sent'], ['a', 'b', 'c'], 'idle'])
  })

  it('R7.46 lo que falla se queda en su lugar con su falla, y lo que sigue sí sale', async () => {
    const { all, failures, sent, answered } = start([
      message('a'),
      message('b'),
      message('c', 'failed', { kind: 'offline' }),
    ])
    await answered(fail({ kind: 'refused', text: 'No' }))
    expect(all()).toEqual(['a failed', 'b sending', 'c failed'])
    await answered(fail({ kind: 'timeout' }))
    expect(all()).toEqual(['a failed', 'b checking', 'c failed'])
    expect(failures()).toEqual([{ kind: 'refused', text: 'No' }, { kind: 'timeout' }, { kind: 'offline' }])
    expect(sent()).toEqual(['a', 'b'])
  })

  it.each(['failed', 'unknown'] as const)(
    'R7.46 solo si se pide, lo que está en %s sale otra vez, ya sin su falla',
    async (delivery) => {
      const { actor, all, failures, sent, answered } = start([
        message('a', delivery, { kind: 'offline' }),
        message('b', delivery),
      ])
      actor.send({ type: 'retry.asked', clientId: 'b' })
      expect([all(), sent()]).toEqual([[`a ${delivery}`, 'b sending'], ['b']])
      actor.send({ type: 'retry.asked', clientId: 'a' })
      expect([all(), failures(), sent()]).toEqual([['a waiting', 'b sending'], [null, null], ['b']])
      await answered(ok(undefined))
      expect([all(), sent()]).toEqual([
        ['a sending', 'b sent'],
        ['b', 'a'],
      ])
    },
  )

  it.each([
    ['waiting', false],
    ['sending', false],
    ['sent', false],
    ['checking', false],
    ['failed', true],
    ['unknown', true],
  ] as const)('R7.46 lo que está en %s se puede reintentar o descartar: %s', (delivery, canBe) => {
    const after = (type: 'retry.asked' | 'message.discarded') => {
      const { actor, all } = start([message('a'), message('b', delivery)])
      actor.send({ type, clientId: 'b' })
      actor.send({ type, clientId: 'x' })
      return all()
    }
    const same = ['a sending', `b ${delivery}`]
    expect(after('retry.asked')).toEqual(canBe ? ['a sending', 'b waiting'] : same)
    expect(after('message.discarded')).toEqual(canBe ? ['a sending'] : same)
  })

  it('lo que el servidor ya enlista se va, menos lo que se está enviando', () => {
    const { actor, all } = start([message('a'), message('b', 'sent'), message('c', 'unknown'), message('d', 'sent')])
    actor.send({ type: 'messages.listed', clientIds: ['a', 'b', 'c'] })
    expect(all()).toEqual(['a sending', 'd sent'])
  })

  it('R7.46 lo dudoso que la conversación no muestra queda en duda', () => {
    const { actor, all } = start([message('a', 'checking'), message('b', 'failed')])
    actor.send({ type: 'doubts.checked' })
    expect(all()).toEqual(['a unknown', 'b failed'])
  })

  it('si quien envía se rompe, no se sabe si llegó, y lo que sigue sí sale', async () => {
    const send = fromPromise<Result<void>, OutgoingMessage>(() => Promise.reject(new Error('roto')))
    const machine = messageDeliveryMachine.provide({ actors: { send } })
    const actor = createActor(machine, { input: { messages: [message('a'), message('b')] } }).start()
    await new Promise((done) => setImmediate(done))
    expect(actor.getSnapshot().context.messages.map(({ delivery }) => delivery)).toEqual(['checking', 'checking'])
  })

  it('lo guardado toma el lugar de lo que no es de esta pestaña, por fecha', () => {
    const { actor, all } = start([{ ...message('a', 'sent'), writtenAt: 2 }, message('b', 'failed')])
    actor.send({
      type: 'messages.restored',
      messages: [
        { ...message('c', 'failed'), writtenAt: 3 },
        { ...message('d', 'unknown'), writtenAt: 1 },
      ],
      kept: new Set(['a']),
    })
    expect(all()).toEqual(['d unknown', 'a sent', 'c failed'])
  })
})

// What becomes of an order after each answer is proven with what is stored: ../application/order-sending.spec.ts.
it('R7.49 si enviar un pedido revienta no se sabe si llegó, y nada se guarda ni se devuelve', async () => {
  const order: Order = { clientId: 'clave-1', user: 'ana@ejemplo.mx', storeId: '2', note: '', lines: [], total: null }
  const done = vi.fn()
  const machine = orderSendingMachine.provide({
    actors: { send: fromPromise<SendingOutcome, Order>(() => Promise.reject(new Error('x'))) },
    actions: { moveToHistory: done, giveBack: done, giveBackAnew: done },
  })
  const actor = createActor(machine, { input: { order, wasBegun: false } }).start()
  await new Promise((next) => setImmediate(next))
  expect(actor.getSnapshot()).toMatchObject({
    value: 'unknown',
    context: { failure: { kind: 'malformed', where: 'envío de un pedido' } },
  })
  expect(done).not.toHaveBeenCalled()
})
