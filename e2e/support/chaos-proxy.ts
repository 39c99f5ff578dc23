import { createServer, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { listen } from '../../mocks/hosts/listen.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
  /** `never`: headers do not come at all. `cut`: the body stops half way. */
  readonly end?: 'never' | 'cut'
}

export type Fault = (truth: Answer, endpoint: string) => Answer

/** The fault that a request to an endpoint, without its slash, meets; null leaves the truth alone. */
type Rule = (endpoint: string) => Fault | null

/** The fault meets one endpoint only. */
export const only =
  (path: string, fault: Fault): Rule =>
  (endpoint) =>
    path === `/${endpoint}` ? fault : null

export interface ChaosProxy {
  readonly origin: string
  /** False: neither the shop nor its API answers. */
  reachable: boolean
  rule: Rule
  /** From now on the service worker is another one, with another first script. */
  deploy(): void
  /** Writes that meet a fault do not reach the API: what is answered with an error was not done. */
  swallows: boolean
  /** Pictures are a dot, for runs in which nobody looks at them. */
  plainPictures: boolean
  /** The bodies of the writes to a path of the API. */
  writesTo(path: string): readonly string[]
  close(): Promise<void>
}

const DOT: Answer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' },
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'),
}
const NOTHING: Answer = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('[]') }

/** What belongs to one connection, and lengths that a changed body would belie. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'])

/** The address as the browser wrote it; malformed ones are passed on untouched. */
const ask = (upstream: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = incoming.headers
    const { hostname, port, host } = upstream
    const { url: path, method } = incoming
    const sent = requestHttp({ hostname, port, path, method, headers: { ...headers, host } }, (message) => {
      const own = Object.entries(message.headers).filter(([name]) => !DROPPED.has(name))
      buffer(message).then((bytes) => {
        const found = Object.fromEntries(own) as Answer['headers']
        resolve({ status: message.statusCode ?? 502, headers: found, body: bytes })
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

const send = async ({ status, headers, body, end }: Answer, outgoing: ServerResponse): Promise<void> => {
  if (end === 'never') return
  const bodiless = status === 204 || status === 304
  const promised = end === undefined ? body.length : body.length + 64
  outgoing.writeHead(status, bodiless ? headers : { ...headers, 'content-length': promised })
  if (end === undefined) {
    outgoing.end(bodiless ? undefined : body)
    return
  }
  outgoing.write(body)
  await setTimeout(5)
  outgoing.destroy()
}

/** A server between the browser and the built shop that spoils the answers of its API as it is told. */
export const createChaosProxy = async (site: string): Promise<ChaosProxy> => {
  const upstream = new URL(site)
  const writes: (readonly [path: string, body: string])[] = []
  let version = 0

  const answerTo = async (incoming: IncomingMessage): Promise<Answer> => {
    const [path = '/'] = (incoming.url ?? '/').split('?')
    const body = await buffer(incoming)
    if (path.startsWith('/api/')) {
      const isWrite = incoming.method === 'POST'
      const endpoint = path.slice('/api/'.length)
      if (isWrite) writes.push([`/${endpoint}`, body.toString()])
      const fault = proxy.rule(endpoint)
      const truth = isWrite && fault !== null && proxy.swallows ? NOTHING : await ask(upstream, incoming, body)
      return fault === null ? truth : fault(truth, endpoint)
    }
    if (proxy.plainPictures && path.startsWith('/images/')) return DOT
    const truth = await ask(upstream, incoming, body)
    if (path !== '/sw.js' || version === 0) return truth
    const script = truth.body.toString().replaceAll(/\/assets\/base-[\w-]+\.js/g, `$&?version=${version}`)
    return { ...truth, body: Buffer.from(script) }
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => undefined)
    if (!proxy.reachable) return incoming.socket.destroy()
    answerTo(incoming)
      .then((answer) => send(answer, outgoing))
      .catch(() => outgoing.destroy())
  })
  const { origin, stop } = await listen(server)
  const proxy: ChaosProxy = {
    origin,
    reachable: true,
    rule: () => null,
    deploy: () => void (version += 1),
    swallows: false,
    plainPictures: false,
    writesTo: (path) => writes.filter(([to]) => to === path).map(([, body]) => body),
    close: stop,
  }
  return proxy
}
