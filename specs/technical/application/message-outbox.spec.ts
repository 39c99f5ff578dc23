// @vitest-environment node
import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import type { Message, MessagingPort } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { createTabs } from '../../support/device.ts'

const OFFLINE = fail({ kind: 'offline' })
const TIMEOUT = fail({ kind: 'timeout' })
const ARRIVED: Message = { id: '0', from: 'user', text: 'Uno', at: 1_000_500, productId: null }
const THREAD = { user: 'ana@ejemplo.mx', storeId: '7' }

/** One browser, and a server that answers when told and lists what is told. */
class Browser {
  readonly #tabs = createTabs()
  readonly #answers: ((result: Result<void>) => void)[] = []
  #ids = 0
  readonly sent: string[] = []
  listed: Result<readonly Message[]> = ok([])
  reads = 0

  async answer(result: Result<void>) {
    this.#answers.shift()?.(result)
    await flushPromises()
  }

  openTab() {
    const tab = this.#tabs.open()
    const messaging: MessagingPort = {
      inbox: () => Promise.resolve(OFFLINE),
      receivedFrom: () => Promise.resolve(OFFLINE),
      sentTo: () => {
        this.reads += 1
        return Promise.resolve(this.listed)
      },
      send: ({ text }) => {
        this.sent.push(text)
        return new Promise((resolve) => this.#answers.push(resolve))
      },
    }
    const page = { now: () => 1_000_000, newId: () => `c${(this.#ids += 1)}` }
    const stores = createMessageStores(tab.storage)
    const loginIntent = { begin: () => undefined }
    const outbox = createMessageOutbox({ messaging, messageStores: stores, page, locks: tab.locks, loginIntent })
    onTestFinished(() => outbox.stop())
    outbox.watch(THREAD)
    return {
      outbox,
      shows: () => outbox.outgoing(THREAD).map(({ text, delivery }) => `${text}: ${delivery}`),
      post: (text: string, known: readonly Message[] | null = []) => {
        outbox.post(THREAD, text, null, known)
        return flushPromises()
      },
      close: () => {
        outbox.stop()
        tab.close()
      },
    }
  }
}

describe('Los mensajes por enviar, en dos pestañas', () => {
  it('R11.66 si la pestaña que enviaba se cierra, la otra pregunta qué pasó', async () => {
    const browser = new Browser()
    const one = browser.openTab()
    await one.post('Uno')
    await one.post('Dos')
    const two = browser.openTab()
    one.close()
    await flushPromises()
    expect(two.shows()).toEqual(['Uno: unknown', 'Dos: failed'])
    expect(browser.sent).toEqual(['Uno'])
  })
})

it('R11.66 el que ya no espera cuando llega su turno no se envía', async () => {
  const browser = new Browser()
  const { outbox, post } = browser.openTab()
  await post('Uno')
  await post('Dos')
  outbox.stored(THREAD).edit((list) => list.map((message) => ({ ...message, delivery: 'failed' })))
  await browser.answer(ok(undefined))
  expect(browser.sent).toEqual(['Uno'])
})

describe('Un mensaje sin respuesta clara', () => {
  it('R11.05 se lee la conversación otra vez, y si lo muestra, llegó; se va cuando está en pantalla', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    await tab.post('Uno')
    browser.listed = ok([ARRIVED])
    await browser.answer(TIMEOUT)
    expect([browser.reads, browser.sent]).toEqual([1, ['Uno']])
    expect([tab.shows(), browser.openTab().shows()]).toEqual([['Uno: sent'], []])
    tab.outbox.arrived(THREAD, [ARRIVED])
    expect(tab.shows()).toEqual([])
  })

  it.each<[what: string, known: readonly Message[] | null]>([
    ['de antes de leer la conversación, aunque haya uno igual,', null],
    ['igual a uno que ya estaba ahí', [{ ...ARRIVED, at: 1 }]],
  ])('R11.05 lo escrito %s queda en duda, también al recargar', async (_, known) => {
    const browser = new Browser()
    const tab = browser.openTab()
    browser.listed = ok([ARRIVED])
    await tab.post('Uno', known)
    await browser.answer(TIMEOUT)
    expect(tab.shows()).toEqual(['Uno: unknown'])
    tab.close()
    const again = browser.openTab()
    again.outbox.arrived(THREAD, [ARRIVED])
    expect(again.shows()).toEqual(['Uno: unknown'])
  })

  it('R11.05 el que ya se vio llegar no resuelve la duda del siguiente, que dice lo mismo', async () => {
    const browser = new Browser()
    const tab = browser.openTab()
    for (const result of [ok(undefined), TIMEOUT]) {
      await tab.post('Uno')
      await browser.answer(result)
    }
    for (const list of [[ARRIVED], [ARRIVED]]) tab.outbox.arrived(THREAD, list)
    expect(tab.shows()).toEqual(['Uno: unknown'])
    tab.outbox.arrived(THREAD, [ARRIVED, { ...ARRIVED, id: '6' }])
    expect(tab.shows()).toEqual([])
  })

  it('R11.05 el que va en camino no se descarta', async () => {
    const tab = new Browser().openTab()
    await tab.post('Uno')
    tab.outbox.discard(THREAD, 'c1')
    await flushPromises()
    expect(tab.shows()).toEqual(['Uno: sending'])
  })

  it('R11.03 al recargar a medio envío se pregunta, y nada se envía solo', async () => {
    const browser = new Browser()
    const before = browser.openTab()
    await before.post('Uno')
    before.close()
    browser.listed = ok([ARRIVED])
    const after = browser.openTab()
    await flushPromises()
    expect([after.shows(), browser.sent]).toEqual([['Uno: sent'], ['Uno']])
  })
})
