// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import type { Message, MessagingPort } from '../../../src/domain/messaging/messaging.ts'
import { isStuck } from '../../../src/domain/messaging/outbox.ts'
import { fail, ok } from '../../../src/domain/result.ts'
import { ANA, EVA, type Tab } from '../../support/device.ts'
import {
  answering,
  createClock,
  endsWith,
  often,
  openTabs,
  pressEverywhere,
  sequences,
  Server,
  step,
  type World,
} from './world.ts'

const THREADS = [ANA, EVA].flatMap(({ mail }) => ['2', '3'].map((storeId) => ({ user: mail, storeId })))
const TEXTS = ['¿Hay M?', '¿Hay G?', 'Gracias']
const ENDS = endsWith<void>(undefined)

type Thread = (typeof THREADS)[number]
type Sent = Parameters<MessagingPort['send']>[0]
const isOf = (one: Thread) => (other: Thread) => one.user === other.user && one.storeId === other.storeId

/** Two tabs of one browser, two people, two stores, and the threads as the server has them. */
class Chat implements World {
  readonly #page = createClock()
  readonly server = new Server<{ message: Sent; tab: Tab }, void>()
  readonly arrived: (Message & Thread & { clientId: string })[] = []
  /** What was written, without what was discarded. */
  readonly written: (Thread & { text: string })[] = []
  readonly presses = new Map<string, number>()
  /** What the tab that sent a message last heard of it. */
  readonly reasons = new Map<string, string>()
  /** What a tab that was closed had on its way. */
  readonly left = new Set<string>()
  isReadable = true
  readonly #opened = openTabs((tab) => this.#open(tab))
  readonly tabs = this.#opened.tabs

  #open(tab: Tab) {
    const outbox = createMessageOutbox(
      {
        send: (message) => this.server.ask({ message, tab }),
        sentTo: (thread) =>
          Promise.resolve(this.isReadable ? ok(this.listed(thread)) : fail({ kind: 'offline' as const })),
        receivedFrom: () => Promise.resolve(ok([])),
        inbox: () => Promise.resolve(ok([])),
      },
      createMessageStores(tab.storage, tab.locks),
      this.#page,
      tab.locks,
      { begin: () => undefined },
    )
    for (const thread of THREADS) outbox.watch(thread)
    return { outbox, stop: outbox.stop }
  }

  listed = (thread: Thread): readonly Message[] => this.arrived.filter(isOf(thread))
  outgoing = (at: number, thread: Thread) => this.tabs[at]!.outbox.outgoing(thread)
  stuck = (at: number, thread: Thread) => this.outgoing(at, thread).filter(isStuck)
  isOpen = this.#opened.isOpen
  close = this.#opened.close
  arrive = ({ user, storeId, text, clientId }: Pick<Sent, 'user' | 'storeId' | 'text' | 'clientId'>): void => {
    const at = this.#page.now()
    this.arrived.push({ user, storeId, text, clientId, at, id: `s${this.arrived.length}`, from: 'user' })
  }
  reload(at: number): void {
    for (const thread of THREADS)
      for (const message of this.outgoing(at, thread)) if (!isStuck(message)) this.left.add(message.clientId)
    this.#opened.reload(at)
  }

  check = (): void => {
    const came = new Set(this.arrived.map(({ clientId }) => clientId))
    const underWay = this.server.underWay().filter(({ request }) => this.isOpen(request.tab))
    for (const at of this.tabs.keys())
      for (const thread of THREADS) {
        const outgoing = this.outgoing(at, thread)
        const listed = this.listed(thread).map(({ text }) => text)
        for (const message of outgoing) {
          const { delivery, clientId, text, failure } = message
          if (delivery === 'failed') expect(came.has(clientId), '«no se envió»').toBe(false)
          if (delivery === 'sent') expect(listed, '«enviado»').toContain(text)
          expect(failure?.kind, 'por qué').toBe(isStuck(message) ? this.reasons.get(clientId) : undefined)
          if (isStuck(message)) expect(failure !== null || this.left.has(clientId), 'algo pasó').toBe(true)
          const isOnItsWay = underWay.some(({ request }) => request.message.clientId === clientId)
          expect(isStuck(message) && isOnItsWay, 'ni falló ni se duda mientras se envía').toBe(false)
        }
        for (const text of TEXTS) {
          const count = (list: readonly string[]) => list.filter((each) => each === text).length
          const written = count(this.written.filter(isOf(thread)).map((each) => each.text))
          const there = count(outgoing.map((each) => each.text)) + count(listed)
          expect(there, `«${text}» no se pierde`).toBeGreaterThanOrEqual(written)
        }
      }
    const keys = this.server.posts.map(({ request }) => request.message.clientId)
    for (const key of keys)
      expect(keys.filter((other) => other === key).length).toBeLessThanOrEqual(1 + (this.presses.get(key) ?? 0))
  }
}

const at = fc.nat(1)
const thread = fc.constantFrom(...THREADS)

const STEPS = [
  ...often(
    2,
    // Of two messages with the same words, both on their way, nobody could tell which one arrived.
    step(
      'send',
      [at, thread, fc.constantFrom(...TEXTS), fc.boolean()],
      (chat: Chat, tab, where, text, isKnown) => {
        chat.written.push({ ...where, text })
        chat.tabs[tab]!.outbox.post(where, text, null, isKnown ? chat.listed(where) : null)
      },
      (chat, _tab, where, text) => ![0, 1].some((tab) => chat.outgoing(tab, where).some((each) => each.text === text)),
    ),
  ),
  ...answering(
    ({ server }: Chat) => server,
    (chat, { message, tab }, end) => {
      const { isDone, result } = ENDS[end]
      if (isDone) chat.arrive(message)
      if (!result.ok && chat.isOpen(tab)) chat.reasons.set(message.clientId, result.failure.kind)
      return result
    },
  ),
  step('poll', [at, thread], (chat: Chat, tab, where) => chat.tabs[tab]!.outbox.arrived(where, chat.listed(where))),
  // With the words of a message in doubt nobody could tell them apart: the API lists no key.
  step('written on another device', [thread], (chat: Chat, where) =>
    chat.arrive({ ...where, text: 'Desde el celular', clientId: 'otro' }),
  ),
  ...often(
    3,
    step(
      'retry',
      [at, thread],
      (chat: Chat, tab, where) => {
        const { clientId } = chat.stuck(tab, where)[0]!
        chat.presses.set(clientId, (chat.presses.get(clientId) ?? 0) + 1)
        chat.reasons.delete(clientId)
        chat.left.delete(clientId)
        pressEverywhere(chat.tabs, tab, ({ outbox }) => outbox.retry(where, clientId))
      },
      (chat, tab, where) => chat.stuck(tab, where).length > 0,
    ),
  ),
  step(
    'discard',
    [at, thread],
    (chat: Chat, tab, where) => {
      const { clientId, text } = chat.stuck(tab, where)[0]!
      chat.written.splice(
        chat.written.findIndex((each) => isOf(where)(each) && each.text === text),
        1,
      )
      chat.tabs[tab]!.outbox.discard(where, clientId)
    },
    (chat, tab, where) => chat.stuck(tab, where).length > 0,
  ),
  step('the thread can be read, or not', [fc.boolean()], (chat: Chat, can) => void (chat.isReadable = can)),
  step('reload', [at], (chat: Chat, tab) => chat.reload(tab)),
]

describe('Escribir mensajes, con dos pestañas y un servidor que contesta cuando quiere', () => {
  sequences('R11.66 ningún mensaje se pierde, y lo que se dice de cada uno es cierto', () => new Chat(), STEPS, 0.3)
})
