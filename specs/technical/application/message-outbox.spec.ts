import { setImmediate as flushPromises } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMessageStores } from '../../../src/adapters/storage/message-stores.ts'
import { createMessageOutbox } from '../../../src/application/message-outbox.ts'
import type { Message, MessagingPort } from '../../../src/domain/messaging/messaging.ts'
import { fail, ok, type Result } from '../../../src/domain/result.ts'
import { createTabs, type Tab } from '../../support/device.ts'

const OFFLINE = fail({ kind: 'offline' })
const TIMEOUT = fail({ kind: 'timeout' })

const openBrowser = () => {
  const tabs = createTabs()
  const answers: ((result: Result<void>) => void)[] = []
  const sent: string[] = []
  let listed: Result<readonly Message[]> = ok([])
  let ids = 0
  let reads = 0
  const messaging: MessagingPort = {
    inbox: () => Promise.resolve(ok([])),
    receivedFrom: () => Promise.resolve(ok([])),
    sentTo: () => {
      reads += 1
      return Promise.resolve(listed)
    },
    send: ({ text }) => {
      sent.push(text)
      return new Promise((resolve) => answers.push(resolve))
    },
  }
  const openTab = () => {
    const tab: Tab = tabs.open()
    const messageStores = createMessageStores(tab.storage, tab.locks)
    const page = { now: () => 1_000_000, newId: () => `c${(ids += 1)}` }
    const outbox = createMessageOutbox(messaging, messageStores, page, tab.locks, { begin: () => undefined })
    onTestFinished(() => outbox.stop())
    const thread = { user: 'ana@ejemplo.mx', storeId: '7' }
    outbox.watch(thread)
    return {
      shows: () => outbox.outgoing(thread).map(({ text, delivery }) => `${text}: ${delivery}`),
      retry: (clientId: string) => void outbox.retry(thread, clientId),
      discard: (clientId: string) => outbox.discard(thread, clientId),
      arrived: (listed: readonly Message[]) => outbox.arrived(thread, listed),
      post: (text: string, listed: readonly Message[] | null = []) => {
        outbox.post(thread, text, null, listed)
        return flushPromises()
      },
      close: () => {
        outbox.stop()
        tab.close()
      },
    }
  }
  return {
    openTab,
    sent,
    reads: () => reads,
    answer: async (result: Result<void>) => {
      answers.shift()?.(result)
      await flushPromises()
    },
    list: (texts: readonly string[]) => {
      listed = ok(texts.map((text, place): Message => ({ id: String(place), from: 'user', text, at: 1_000_500 })))
    },
    listFails: () => {
      listed = OFFLINE
    },
  }
}

const openOne = () => {
  const browser = openBrowser()
  return { ...browser, tab: browser.openTab() }
}

const ARRIVED = { id: '0', from: 'user', text: 'Uno', at: 1_000_500 } as const

describe('Los mensajes por enviar, en dos pestañas', () => {
  it('R11.66 el que una está enviando se ve en la otra, que no lo puede enviar ni descartar', async () => {
    const { openTab, sent, answer } = openBrowser()
    const one = openTab()
    await one.post('Uno')
    const two = openTab()
    expect(two.shows()).toEqual(['Uno: sending'])
    two.retry('c1')
    two.discard('c1')
    await flushPromises()
    expect(sent).toEqual(['Uno'])
    await answer(ok(undefined))
    expect(two.shows()).toEqual([])
    expect(one.shows()).toEqual(['Uno: sent'])
  })

  it('R11.66 si la pestaña que enviaba se cierra, la otra pregunta qué pasó', async () => {
    const { openTab, sent } = openBrowser()
    const one = openTab()
    await one.post('Uno')
    await one.post('Dos')
    const two = openTab()
    one.close()
    await flushPromises()
    expect(two.shows()).toEqual(['Uno: unknown', 'Dos: failed'])
    expect(sent).toEqual(['Uno'])
  })
})

describe('Un mensaje sin respuesta clara', () => {
  it('R11.05 se lee la conversación otra vez, y si lo muestra, llegó; se va cuando está en pantalla', async () => {
    const { openTab, answer, list, reads, sent, tab } = openOne()
    await tab.post('Uno')
    list(['Uno'])
    await answer(TIMEOUT)
    expect([reads(), sent]).toEqual([1, ['Uno']])
    expect([tab.shows(), openTab().shows()]).toEqual([['Uno: sent'], []])
    tab.arrived([ARRIVED])
    expect(tab.shows()).toEqual([])
  })

  it('R11.05 si la conversación no se puede leer queda en duda, hasta que lo muestra', async () => {
    const { answer, listFails, tab } = openOne()
    await tab.post('Uno')
    listFails()
    await answer(fail({ kind: 'offline', sent: true }))
    expect(tab.shows()).toEqual(['Uno: unknown'])
    tab.arrived([ARRIVED])
    expect(tab.shows()).toEqual([])
  })

  it.each<[what: string, known: readonly Message[] | null]>([
    ['de antes de leer la conversación, aunque haya uno igual,', null],
    ['igual a uno que ya estaba ahí', [{ ...ARRIVED, at: 1 }]],
  ])('R11.05 lo escrito %s queda en duda, también al recargar', async (_, known) => {
    const { openTab, answer, list, tab } = openOne()
    list(['Uno'])
    await tab.post('Uno', known)
    await answer(TIMEOUT)
    expect(tab.shows()).toEqual(['Uno: unknown'])
    tab.close()
    const again = openTab()
    again.arrived([ARRIVED])
    expect(again.shows()).toEqual(['Uno: unknown'])
  })

  it('R11.05 el que ya se vio llegar no resuelve la duda del siguiente, que dice lo mismo', async () => {
    const { answer, tab } = openOne()
    await tab.post('Uno')
    await answer(ok(undefined))
    await tab.post('Uno')
    await answer(TIMEOUT)
    tab.arrived([ARRIVED])
    tab.arrived([ARRIVED])
    expect(tab.shows()).toEqual(['Uno: unknown'])
    tab.arrived([ARRIVED, { ...ARRIVED, id: '6' }])
    expect(tab.shows()).toEqual([])
  })

  it('R11.03 al recargar a medio envío se pregunta, y nada se envía solo', async () => {
    const { openTab, sent, list } = openBrowser()
    const before = openTab()
    await before.post('Uno')
    before.close()
    list(['Uno'])
    const after = openTab()
    await flushPromises()
    expect(after.shows()).toEqual(['Uno: sent'])
    expect(sent).toEqual(['Uno'])
  })
})
