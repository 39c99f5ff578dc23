// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { alwaysAnswers } from '../../support/builders.ts'
import { createTabs } from '../../support/device.ts'

const THREAD = { user: 'ana@ejemplo.mx', storeId: '7' }

const open = async (...texts: readonly string[]) => {
  const tab = createTabs().open()
  let answer: (result: Result<void>) => void = () => {}
  const send = vi.fn(() => new Promise<Result<void>>((resolve) => (answer = resolve)))
  const messaging = { send, sentTo: alwaysAnswers([]), receivedFrom: alwaysAnswers([]), inbox: alwaysAnswers([]) }
  let ids = 0
  const outbox = createMessageOutbox({
    messaging,
    messageStores: createMessageStores(tab.storage),
    page: { now: () => 1_000_000, newId: () => `c${(ids += 1)}` },
    locks: tab.locks,
    loginIntent: { begin: () => undefined },
  })
  onTestFinished(() => outbox.stop())
  for (const text of texts) outbox.post(THREAD, text, null, [])
  await flushPromises()
  return { outbox, send, answer: (result: Result<void> = ok(undefined)) => (answer(result), flushPromises()) }
}

it('R11.66 el que ya no espera cuando llega su turno no se envía', async () => {
  const { outbox, send, answer } = await open('Uno', 'Dos')
  outbox.stored(THREAD).edit((list) => list.map((message) => ({ ...message, delivery: 'failed' })))
  await answer()
  expect(send).toHaveBeenCalledTimes(1)
})

it('R11.05 el que va en camino no se descarta', async () => {
  const { outbox } = await open('Uno')
  outbox.discard(THREAD, 'c1')
  expect(outbox.outgoing(THREAD)).toMatchObject([{ text: 'Uno', delivery: 'sending' }])
})

it('R11.05 el que ya se vio llegar no resuelve la duda del siguiente, que dice lo mismo', async () => {
  const { outbox, answer } = await open('Uno', 'Uno')
  await answer()
  await answer(fail({ kind: 'timeout' }))
  const listed = { id: '0', from: 'user', text: 'Uno', at: 1_000_500, productId: null } as const
  for (const list of [[listed], [listed]]) outbox.arrived(THREAD, list)
  expect(outbox.outgoing(THREAD)).toMatchObject([{ delivery: 'unknown' }])
  outbox.arrived(THREAD, [listed, { ...listed, id: '6' }])
  expect(outbox.outgoing(THREAD)).toEqual([])
})
