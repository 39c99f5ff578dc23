import { createServer } from 'node:http'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer } from '../../mocks/hosts/server.ts'
import { shopOf } from '../contract/targets.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}
export type Mutilate = (answer: Answer) => Answer

/** A simulated server for the specs of one file. */
export const simulatedApi = () => {
  let real: Running
  beforeAll(async () => {
    real = await listen(createApiServer({ simulation: shopOf(() => 0) }))
  })
  afterAll(() => real.stop())

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
        const response = await fetch(new URL(url, real.origin), { method, headers, ...body })
        const answer = {
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          body: await response.text(),
        }
        const sent = url.startsWith(`/api${path}`) ? mutilate(answer) : answer
        outgoing.writeHead(sent.status, { 'Content-Type': sent.type })
        outgoing.end(sent.body)
      }
      pass().catch(() => outgoing.destroy())
    })
    const { origin, stop } = await listen(server)
    onTestFinished(stop)
    return `${origin}/api`
  }
  return { address: (): string => `${real.origin}/api`, spoilt }
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
