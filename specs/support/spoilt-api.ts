import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApiServer } from '../../mocks/hosts/server.ts'
import { shopOf } from '../contract/targets.ts'

export const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}
export type Mutilate = (answer: Answer) => Answer

/** A simulated server for the specs of one file. */
export const simulatedApi = () => {
  let real: Server
  let api = ''
  beforeAll(async () => {
    real = createApiServer({ simulation: shopOf(() => 0) })
    api = await listen(real)
  })
  afterAll(() => {
    real.closeAllConnections()
    real.close()
  })

  /** Address of the same API, with the answers of one path changed. */
  const spoilt = async (path: string, mutilate: Mutilate): Promise<string> => {
    const server = createServer((incoming, outgoing) => {
      const pass = async () => {
        const url = incoming.url ?? '/'
        const chunks: Buffer[] = []
        for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
        const method = incoming.method ?? 'GET'
        const headers = new Headers({ 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=x', 'X-XSRF-TOKEN': 'x' })
        const body = method === 'GET' ? {} : { body: Buffer.concat(chunks).toString() }
        const response = await fetch(new URL(url, api), { method, headers, ...body })
        const answer = { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
        const sent = url.startsWith(`/api${path}`) ? mutilate(answer) : answer
        outgoing.writeHead(sent.status, { 'Content-Type': sent.type })
        outgoing.end(sent.body)
      }
      pass().catch(() => outgoing.destroy())
    })
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return listen(server)
  }
  return { address: (): string => api, spoilt }
}

export const changeRows =
  (change: (row: Record<string, unknown>) => unknown): Mutilate =>
  (answer) => ({ ...answer, body: JSON.stringify((JSON.parse(answer.body) as Record<string, unknown>[]).map(change)) })

/** Only the first row is changed. */
export const changeFirst =
  (change: Record<string, unknown>): Mutilate =>
  (answer) => {
    const [first, ...rest] = JSON.parse(answer.body) as Record<string, unknown>[]
    return { ...answer, body: JSON.stringify([{ ...first, ...change }, ...rest]) }
  }
