// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import type { Message, MessagingPort } from '../../../src/domain/messaging/messaging.ts'
import { isStuck } from '../../../src/domain/messaging/outbox.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { alwaysAnswers } from '../../support/builders.ts'
import { ANA, EVA } from '../../support/device.ts'
import { end, openTabs, sequences, stepsOf } from './world.ts'

const THREADS = [ANA, EVA].flatMap(({ mail }) => ['2', '3'].map((storeId) => ({ user: mail, storeId })))
const TEXTS = ['¿Hay M?', '¿Hay G?', 'Gracias']

type Thread = (typeof THREADS)[number]
type Sent = Parameters<MessagingPort['send']>[0]
const isOf = (one: Thread) => (other: Thread) => one.user === other.user && one.storeId === other.storeId

/** Two people, two stores, and the threads as the server has them. */
const openChat = () => {
  const arrived: (Message & Thread & { clientId: string })[] = []
  /** What was written, without what was discarded. */
  const written: (Thread & { text: string })[] = []
  const api = { isReadable: true }
  const listed = (thread: Thread): readonly Message[] => arrived.filter(isOf(thread))
  const opened = openTabs((tab, send: MessagingPort['send'], page) => {
    const sentTo = (thread: Thread) =>
      Promise.resolve(api.isReadable ? ok(listed(thread)) : fail({ kind: 'offline' as const }))
    const messaging = { send, sentTo, receivedFrom: alwaysAnswers([]), inbox: alwaysAnswers([]) }
    const stores = createMessageStores(tab.storage)
    const loginIntent = { begin: () => undefined }
    const outbox = createMessageOutbox({ messaging, messageStores: stores, page, locks: tab.locks, loginIntent })
    for (const thread of THREADS) outbox.watch(thread)
    return outbox
  })
  const outgoing = (at: number, thread: Thread) => opened.tabs[at]!.outgoing(thread)
  return {
    ...opened,
    api,
    written,
    listed,
    outgoing,
    stuck: (at: number, thread: Thread) => outgoing(at, thread).find(isStuck),
    check() {
      for (const at of opened.tabs.keys())
        for (const thread of THREADS) {
          const texts = listed(thread).map(({ text }) => text)
          for (const message of outgoing(at, thread)) {
            const { delivery, clientId, text } = message
            if (delivery === 'failed')
              expect(
                arrived.some((one) => one.clientId === clientId),
                text,
              ).toBe(false)
            if (delivery === 'sent') expect(texts, '«enviado»').toContain(text)
            if (isStuck(message))
              expect(opened.isOnItsWay(message), 'ni falló ni se duda mientras se envía').toBe(false)
          }
          for (const text of TEXTS) {
            const count = (list: readonly { text: string }[]) => list.filter((each) => each.text === text).length
            const there = count(outgoing(at, thread)) + count(listed(thread))
            expect(there, `«${text}» no se pierde`).toBeGreaterThanOrEqual(count(written.filter(isOf(thread))))
          }
        }
      opened.checkPresses(1)
    },
    arrive: ({ user, storeId, text, clientId }: Pick<Sent, 'user' | 'storeId' | 'text' | 'clientId'>): void => {
      const [id, at] = [`s${arrived.length}`, opened.now()]
      arrived.push({ user, storeId, text, clientId, at, id, from: 'user', productId: null })
    },
  }
}

const at = fc.nat(1)
const thread = fc.constantFrom(...THREADS)
const step = stepsOf<ReturnType<typeof openChat>>()

describe('Escribir mensajes, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences('R11.66 ningún mensaje se pierde, y lo que se dice de cada uno es cierto', openChat, [
    step(2, 'send', [at, thread, fc.constantFrom(...TEXTS), fc.boolean()], (chat, tab, where, text, isKnown) => {
      // Of two messages with the same words, both on their way, nobody could tell which one arrived.
      if ([0, 1].some((one) => chat.outgoing(one, where).some((each) => each.text === text))) return false
      chat.written.push({ ...where, text })
      chat.tabs[tab]!.post(where, text, null, isKnown ? chat.listed(where) : null)
    }),
    step(4, 'answer', [fc.nat(5), end], (chat, which, { isDone, result }) => {
      const post = chat.take(which)
      if (post === undefined) return false
      if (isDone) chat.arrive(post.request)
      post.answer(result)
    }),
    step(1, 'poll', [at, thread], ({ tabs, listed }, tab, where) => tabs[tab]!.arrived(where, listed(where))),
    // With the words of a message in doubt nobody could tell them apart: the API lists no key.
    step(1, 'written on another device', [thread], ({ arrive }, where) =>
      arrive({ ...where, text: 'Desde el celular', clientId: 'otro' }),
    ),
    step(3, 'retry', [at, thread], (chat, tab, where) => {
      const { clientId } = chat.stuck(tab, where) ?? {}
      if (clientId === undefined) return false
      chat.press(clientId, [tab, tab, 1 - tab], (outbox) => outbox.retry(where, clientId))
    }),
    step(1, 'discard', [at, thread], ({ stuck, written, tabs }, tab, where) => {
      const message = stuck(tab, where)
      if (message === undefined) return false
      written.splice(
        written.findIndex((each) => isOf(where)(each) && each.text === message.text),
        1,
      )
      tabs[tab]!.discard(where, message.clientId)
    }),
    step(1, 'the thread can be read, or not', [fc.boolean()], ({ api }, can) => void (api.isReadable = can)),
    step(1, 'reload', [at], ({ reload }, tab) => reload(tab)),
  ])
})
