import type { Fetch } from './fetch.ts'

/** Browsers open about six connections per host: visit records that hang must leave most of them to the screens. */
const RECORDS_AT_ONCE = 2

interface Requests {
  fetch: Fetch
  ready?: Promise<unknown>
  writeTimeoutMs: number
  onLeave?: (listener: () => void) => void
  headers: (method: 'POST', url: string) => Record<string, string>
  lacksToken: (url: string) => boolean
  reads: ReadonlySet<Promise<unknown>>
}

/** Sends visit records, a few at once and all when the page is left. Nobody waits for their answers. */
export const createRecords = ({ fetch, ready, writeTimeoutMs, onLeave, headers, lacksToken, reads }: Requests) => {
  const waiting: (() => Promise<void>)[] = []
  let underWay = 0
  const sendNext = (most: number) => {
    while (underWay < most) {
      const record = waiting.shift()
      if (record === undefined) return
      underWay += 1
      void record().then(() => {
        underWay -= 1
        sendNext(RECORDS_AT_ONCE)
      })
    }
  }
  const left = new Promise<void>((resolve) =>
    onLeave?.(() => {
      resolve()
      sendNext(Number.POSITIVE_INFINITY)
    }),
  )
  const send = async (url: string, body: string) => {
    if (ready) await ready
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), writeTimeoutMs)
    const givenUp = new Promise((resolve) => controller.signal.addEventListener('abort', resolve))
    try {
      // On a first visit each of the first answers may set a new CSRF token, and the last one is valid: a record sent
      // before they arrive would be refused.
      if (reads.size > 0 && lacksToken(url)) await Promise.race([Promise.allSettled(reads), givenUp, left])
      const init = { method: 'POST', body, keepalive: true, headers: headers('POST', url), signal: controller.signal }
      await Promise.race([fetch(url, init).then((response) => response.text()), givenUp])
    } catch {
      // A record that is lost is not missed.
    } finally {
      clearTimeout(timer)
    }
  }
  return (url: string, body: string): void => {
    waiting.push(() => send(url, body))
    sendNext(RECORDS_AT_ONCE)
  }
}
