import { readFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'

interface Answer {
  readonly status: number
  /** Values by name in lower case; a header that came twice is joined with a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly text: string
}

export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const unpacked = (body: Buffer, encoding: string | undefined): Buffer => {
  if (body.length === 0) return body
  return encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body
}

/** Asks for a path exactly as it is written: `fetch` would tidy `..` and `//` before they reach the server. */
export const ask = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin)
    const request = protocol === 'https:' ? requestHttps : requestHttp
    const options = { hostname, port, path, method, headers, agent: false, timeout: 15_000, rejectUnauthorized: false }
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const found = Object.fromEntries(
          Object.entries(answer.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
        )
        const bytes = unpacked(Buffer.concat(chunks), found['content-encoding'])
        resolve({ status: answer.statusCode ?? 0, headers: found, body: bytes, text: bytes.toString() })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${path}: no contestó en 15 s`)))
    sent.on('error', reject)
    sent.end(body)
  })

export const packed = (packing: string): Question => ({ headers: { 'Accept-Encoding': packing } })

/** A text must be the same; a pattern must fit; what is undefined must not be there. */
interface Expected {
  readonly status?: number | RegExp
  readonly text?: string | RegExp
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>
  /** The file of which it must be the content. */
  readonly file?: string
  readonly lacks?: RegExp
}

/** Asks, and notes what is otherwise than expected: the check goes on, and fails at its end. */
export const asks = async (
  origin: string,
  path: string,
  { status, text, headers, file, lacks }: Expected,
  question: Question = {},
): Promise<Answer> => {
  const answer = await ask(origin, path, question)
  const words = [question.method, path, question.headers?.['Accept-Encoding']].filter(Boolean).join(' ')
  const found: Readonly<Record<string, unknown>> = { ...answer.headers, estado: answer.status, contenido: answer.text }
  const wanted = { ...(status && { estado: status }), ...(text !== undefined && { contenido: text }), ...headers }
  for (const [name, value] of Object.entries(wanted)) {
    const [came, wants] = [found[name], `se esperaba «${String(value)}»`]
    const isGood = value instanceof RegExp ? value.test(String(came)) : came === value
    expect.soft(isGood, `${words}: ${name}: llegó «${String(came).slice(0, 200)}», ${wants}`).toBe(true)
  }
  if (file !== undefined) expect.soft(answer.body.equals(readFileSync(file)), `${words}: es ${file}`).toBe(true)
  if (lacks !== undefined) expect.soft(lacks.exec(answer.text), words).toBeNull()
  return answer
}

export interface Host {
  readonly origin: string
  /** Its address without TLS. */
  readonly plain?: string
  /** The built files that it serves. */
  readonly dist: string
  /** How it packs what can be packed. */
  readonly packs: readonly ('br' | 'gzip')[]
  /** Where this host cannot do as the others do, by path; with its own error page, unless `site` says otherwise. */
  readonly limits: Readonly<Record<string, { readonly status: number; readonly site?: boolean }>>
}

export type Cases = Readonly<Record<string, (host: Host) => Promise<unknown>>>
