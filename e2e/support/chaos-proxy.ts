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

interface Asked {
  readonly method: string
  /** Without its slash. */
  readonly endpoint: string
  readonly url: URL
}

export type Fault = (truth: Answer, asked: Asked) => Answer

/** The fault that a request meets; null leaves the truth alone. */
type Rule = (asked: Asked) => Fault | null

interface Write {
  readonly endpoint: string
  readonly body: string
}

/** The fault meets one endpoint only. */
export const only =
  (endpoint: string, fault: Fault): Rule =>
  (asked) =>
    asked.endpoint === endpoint ? fault : null

export interface ChaosProxy {
  readonly origin: string
  /** False: neither the shop nor its API answers. */
  reachable: boolean
  rule: Rule
  /** Rewrites the shop's own files (path, type, text); null leaves them alone. */
  rewrite: ((path: string, type: string, text: string) => string) | null
  gone: (path: string) => boolean
  /** True answers of GETs are asked for once and remembered. */
  remembers: boolean
  /** Writes that meet a fault do not reach the API: what is answered with an error was not done. */
  swallows: boolean
  /** Pictures are a dot, for runs in which nobody looks at them. */
  plainPictures: boolean
  readonly writes: readonly Write[]
  writesTo(endpoint: string): readonly Write[]
  close(): Promise<void>
}

const DOT = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>')

const NOTHING: Answer = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('[]') }

/** What belongs to one connection, and lengths that a changed body would belie. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'])

const headersOf = (message: IncomingMessage): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(message.headers).flatMap(([name, value]) =>
      value === undefined || DROPPED.has(name) ? [] : [[name, value]],
    ),
  )

/** The address as the browser wrote it; malformed ones are passed on untouched. */
const ask = (upstream: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = incoming.headers
    const sent = requestHttp(
      {
        hostname: upstream.hostname,
        port: upstream.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, host: upstream.host },
      },
      (message) => {
        buffer(message).then(
          (bytes) => resolve({ status: message.statusCode ?? 502, headers: headersOf(message), body: bytes }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const send = async (answer: Answer, outgoing: ServerResponse): Promise<void> => {
  if (answer.end === 'never') return
  const { status, headers, body } = answer
  const bodiless = status === 204 || status === 304
  const promised = answer.end === undefined ? body.length : body.length + 64
  outgoing.writeHead(status, bodiless ? headers : { ...headers, 'content-length': promised })
  if (answer.end === undefined) {
    outgoing.end(bodiless ? undefined : body)
    return
  }
  outgoing.write(body)
  await setTimeout(5)
  outgoing.destroy()
}

/** A server between the browser, the built shop and its API that spoils the API's answers as it is told. */
export const createChaosProxy = async (site: string, api: string): Promise<ChaosProxy> => {
  const target = new URL(site)
  const backend = new URL(api)
  const remembered = new Map<string, Promise<Answer>>()
  const writes: Write[] = []

  const truthOf = (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    if (incoming.method !== 'GET' || !proxy.remembers) return ask(backend, incoming, body)
    const key = incoming.url ?? '/'
    const known = remembered.get(key) ?? ask(backend, incoming, body)
    remembered.set(key, known)
    return known
  }

  const serveApi = async (incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> => {
    const one: Asked = { method: incoming.method ?? 'GET', endpoint: url.pathname.slice('/api/'.length), url }
    const body = await buffer(incoming)
    if (one.method === 'POST') writes.push({ endpoint: one.endpoint, body: body.toString() })
    const fault = proxy.rule(one)
    const truth = one.method === 'POST' && fault !== null && proxy.swallows ? NOTHING : await truthOf(incoming, body)
    await send(fault === null ? truth : fault(truth, one), outgoing)
  }

  const serveFile = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    if (proxy.plainPictures && path.startsWith('/images/')) {
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' }
      return send({ status: 200, headers, body: DOT }, outgoing)
    }
    if (proxy.gone(path)) return send({ status: 404, headers: {}, body: Buffer.from('No existe') }, outgoing)
    const truth = await ask(target, incoming, await buffer(incoming))
    const type = String(truth.headers['content-type'] ?? '')
    if (proxy.rewrite === null || !/html|javascript/.test(type)) return send(truth, outgoing)
    await send({ ...truth, body: Buffer.from(proxy.rewrite(path, type, truth.body.toString())) }, outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => undefined)
    if (!proxy.reachable) return incoming.socket.destroy()
    const isApi = incoming.url?.startsWith('/api/') === true
    const served = isApi
      ? serveApi(incoming, outgoing, new URL(incoming.url ?? '/', backend))
      : serveFile(incoming, outgoing)
    served.catch(() => outgoing.destroy())
  })
  const { origin, stop } = await listen(server)
  const proxy: ChaosProxy = {
    origin,
    reachable: true,
    rule: () => null,
    rewrite: null,
    gone: () => false,
    remembers: false,
    swallows: false,
    plainPictures: false,
    writes,
    writesTo: (endpoint) => writes.filter((write) => write.endpoint === endpoint),
    close: stop,
  }
  return proxy
}
