import { readFileSync } from 'node:fs'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'

export interface Host {
  readonly origin: string
  /** Its address without TLS. */
  readonly plain?: string
  /** The built files that it serves. */
  readonly dist: string
  /** The packing that this host uses for what can be packed. */
  readonly packs: readonly ('br' | 'gzip')[]
  /** Answers of this host, by path, that differ because it cannot do as the others do. */
  readonly limits: Readonly<Record<string, number>>
}

export type Cases = Readonly<Record<string, (host: Host) => Promise<unknown>>>

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The headers of an answer by their names in lower case, its status and its body. */
interface Answer {
  readonly bytes: Buffer
  readonly [name: string]: unknown
}

/** Asks for a path exactly as it is written: `fetch` would tidy `..` and `//` before they reach the server. */
export const ask = (origin: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin)
    const options = { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false }
    const send = protocol === 'https:' ? https : http
    send(options, async (answer) => {
      const bytes = await buffer(answer)
      resolve({ ...answer.headers, status: answer.statusCode, bytes, text: bytes.toString() })
    })
      .on('error', reject)
      .end(body)
  })

export const packed = (packing: string): Question => ({ headers: { 'Accept-Encoding': packing } })
export const json = (body: unknown, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
export const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Asks, and notes what is otherwise than expected: a pattern must fit, what is undefined must not be there. */
export const asks = async (
  origin: string,
  path: string,
  expected: Readonly<Record<string, unknown>>,
  question: Question = {},
): Promise<Answer> => {
  const answer = await ask(origin, path, question)
  const names = Object.keys(expected)
  const wanted = names.map((name) => {
    const value = expected[name]
    return [name, value instanceof RegExp ? expect.stringMatching(value) : value] as const
  })
  const came = names.map((name) => [name, answer[name]])
  const words = `${question.method ?? ''} ${path} ${question.headers?.['Accept-Encoding'] ?? ''}`
  expect.soft(came, words).toEqual(wanted)
  return answer
}
