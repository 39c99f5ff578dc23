// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import type { Message } from '../../../src/domain/messaging/messaging.ts'
import { isStuck } from '../../../src/domain/messaging/outbox.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { ANA, createTabs, EVA, type Tab } from '../../support/device.ts'
import { sequences, step, type World } from './world.ts'

const USERS = [ANA.mail, EVA.mail]
const STORES = ['2', '3']
const TEXTS = ['¿Hay M?', '¿Hay G?', 'Gracias']

/** How a request ends: whether the message arrived, and what the browser hears of it. */
const ENDS = {
  done: { arrives: true, result: ok(undefined) },
  refused: { arrives: false, result: fail({ kind: 'refused', text: 'No' }) },
  'never left': { arrives: false, result: fail({ kind: 'offline' }) },
  'lost on the way': { arrives: false, result: fail({ kind: 'timeout' }) },
  'answer lost': { arrives: true, result: fail({ kind: 'timeout' }) },
  'session ended': { arrives: false, result: fail({ kind: 'unauthorised' }) },
} as const satisfies Record<string, { arrives: boolean; result: Result<void> }>

interface Post {
  readonly message: { user: string; storeId: string; text: string; clientId: string }
  ended: boolean
  readonly answer: (result: Result<void>) => void
}
interface Arrived extends Message {
  readonly thread: string
  readonly clientId: string
}

/** Two tabs of one browser, two people, two stores, and the threads as the server has them. */
class Chat implements World {
  readonly #browser = createTabs()
  #time = 1000
  readonly posts: Post[] = []
  readonly arrived: Arrived[] = []
  /** What was written, by thread, without what was discarded. */
  readonly written: { thread: string; text: string }[] = []
  readonly asked = new Map<string, number>()
  isReadable = true
  tabs = [0, 1].map(() => this.#open(this.#browser.open()))

  #open(tab: Tab) {
    const outbox = createMessageOutbox(
      {
        send: (message) => new Promise((answer) => void this.posts.push({ message, ended: false, answer })),
        sentTo: ({ user, storeId }) =>
          Promise.resolve(this.isReadable ? ok(this.listed(user, storeId)) : fail({ kind: 'offline' as const })),
        receivedFrom: () => Promise.resolve(ok([])),
        inbox: () => Promise.resolve(ok([])),
      },
      createMessageStores(tab.storage, tab.locks),
      { now: () => (this.#time += 1), newId: () => `m${(this.#time += 1)}` },
      tab.locks,
      { begin: () => undefined },
    )
    for (const user of USERS) for (const storeId of STORES) outbox.watch({ user, storeId })
    return { tab, outbox }
  }

  listed = (user: string, storeId: string): readonly Message[] =>
    this.arrived.filter(({ thread }) => thread === `${user} ${storeId}`)
  thread = (at: number, user: string, storeId: string) => {
    const { outbox } = this.tabs[at]!
    const thread = { user, storeId }
    return {
      read: () => outbox.outgoing(thread),
      post: (text: string, listed: readonly Message[] | null) => outbox.post(thread, text, null, listed),
      retry: (id: string) => void outbox.retry(thread, id),
      discard: (id: string) => outbox.discard(thread, id),
      arrived: (listed: readonly Message[]) => outbox.arrived(thread, listed),
    }
  }
  stuck = (at: number, user: string, storeId: string) => this.thread(at, user, storeId).read().filter(isStuck)
  underWay = () => this.posts.filter(({ ended }) => !ended)
  arrive = ({ user, storeId, text, clientId }: Post['message']) =>
    void this.arrived.push({
      thread: `${user} ${storeId}`,
      clientId,
      id: `s${this.arrived.length}`,
      from: 'user',
      text,
      at: (this.#time += 1),
    })

  reload(at: number): void {
    const { tab, outbox } = this.tabs[at]!
    tab.storage.leave()
    outbox.stop()
    tab.close()
    this.tabs[at] = this.#open(this.#browser.open())
  }

  check = (): void => {
    const came = new Set(this.arrived.map(({ clientId }) => clientId))
    for (const at of this.tabs.keys())
      for (const user of USERS)
        for (const storeId of STORES) {
          const outgoing = this.thread(at, user, storeId).read()
          const thread = `${user} ${storeId}`
          for (const { delivery, clientId, text } of outgoing) {
            expect(TEXTS).toContain(text)
            if (delivery === 'failed') expect(came.has(clientId), '«no se envió»').toBe(false)
            if (delivery === 'sent') expect(this.listed(user, storeId).map((each) => each.text)).toContain(text)
          }
          for (const text of TEXTS) {
            const count = (list: readonly { text: string }[]) => list.filter((each) => each.text === text).length
            const written = count(this.written.filter((each) => each.thread === thread))
            const there = count(outgoing) + count(this.listed(user, storeId))
            expect(there, `«${text}» no se pierde`).toBeGreaterThanOrEqual(written)
          }
        }
    const keys = this.posts.map(({ message }) => message.clientId)
    for (const key of keys)
      expect(keys.filter((other) => other === key).length).toBeLessThanOrEqual(1 + (this.asked.get(key) ?? 0))
  }

  close = (): void => {
    for (const { outbox } of this.tabs) outbox.stop()
  }
}

const at = fc.nat(1)
const user = fc.constantFrom(...USERS)
const storeId = fc.constantFrom(...STORES)
const text = fc.constantFrom(...TEXTS)
const isStuckThere = (chat: Chat, tab: number, who: string, where: string) => chat.stuck(tab, who, where).length > 0

describe('Escribir mensajes, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences(
    'R11.66 ningún mensaje se pierde, y lo que se dice de cada uno es cierto',
    () => new Chat(),
    [
      // Of two messages with the same words, both on their way, nobody could tell which one arrived.
      step(
        'send',
        [at, user, storeId, text, fc.boolean()],
        (chat: Chat, tab, who, where, what, isKnown) => {
          chat.written.push({ thread: `${who} ${where}`, text: what })
          chat.thread(tab, who, where).post(what, isKnown ? chat.listed(who, where) : null)
        },
        (chat, _tab, who, where, what) =>
          [0, 1].every(
            (tab) =>
              !chat
                .thread(tab, who, where)
                .read()
                .some((message) => message.text === what),
          ),
      ),
      step(
        'answer',
        [fc.nat(5), fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[]))],
        (chat: Chat, which, end) => {
          const open = chat.underWay()
          const post = open[which % open.length]!
          post.ended = true
          if (ENDS[end].arrives) chat.arrive(post.message)
          post.answer(ENDS[end].result)
        },
        (chat) => chat.underWay().length > 0,
      ),
      step('poll', [at, user, storeId], (chat: Chat, tab, who, where) =>
        chat.thread(tab, who, where).arrived(chat.listed(who, where)),
      ),
      // With the words of a message in doubt nobody could tell them apart: the API lists no key.
      step('written on another device', [user, storeId], (chat: Chat, who, where) =>
        chat.arrive({ user: who, storeId: where, text: 'Desde el celular', clientId: 'otro' }),
      ),
      step(
        'retry',
        [at, user, storeId],
        (chat: Chat, tab, who, where) => {
          const { clientId } = chat.stuck(tab, who, where)[0]!
          chat.asked.set(clientId, (chat.asked.get(clientId) ?? 0) + 1)
          chat.thread(tab, who, where).retry(clientId)
          chat.thread(tab, who, where).retry(clientId)
          chat.thread(1 - tab, who, where).retry(clientId)
        },
        isStuckThere,
      ),
      step(
        'discard',
        [at, user, storeId],
        (chat: Chat, tab, who, where) => {
          const { clientId, text: what } = chat.stuck(tab, who, where)[0]!
          const index = chat.written.findIndex((each) => each.thread === `${who} ${where}` && each.text === what)
          chat.written.splice(index, 1)
          chat.thread(tab, who, where).discard(clientId)
        },
        isStuckThere,
      ),
      step('the thread can be read, or not', [fc.boolean()], (chat: Chat, can) => void (chat.isReadable = can)),
      step('reload', [at], (chat: Chat, tab) => chat.reload(tab)),
    ],
    0.36,
  )
})
