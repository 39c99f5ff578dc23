import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
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
    // The certificate is one that the check made for itself.
    const options = { hostname, port, path, method, headers, agent: false, timeout: 15_000, rejectUnauthorized: false }
    const asked = request(options, (answer) => {
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
    asked.on('timeout', () => asked.destroy(new Error(`${path}: no contestó en 15 s`)))
    asked.on('error', reject)
    asked.end(body)
  })

/** A text must be the same; a pattern must fit; what is undefined must not be there. */
type Wanted = string | number | RegExp | undefined
interface Expected {
  readonly status?: number
  readonly text?: string | RegExp
  readonly headers?: Readonly<Record<string, Wanted>>
}
export interface Checks {
  readonly expect: (what: string, came: string | number | undefined, wanted: Wanted) => void
  readonly asks: (path: string, expected: Expected, question?: Question) => Promise<Answer>
}

/** Looks at answers of a server, and fails with all that was otherwise than expected. */
export const checking = async (origin: string, look: (checks: Checks) => Promise<void>): Promise<void> => {
  const found: string[] = []
  const expect: Checks['expect'] = (what, came, wanted) => {
    const good = wanted instanceof RegExp ? wanted.test(String(came)) : came === wanted
    if (!good) found.push(`${what}: llegó «${String(came).slice(0, 200)}», se esperaba «${String(wanted)}»`)
  }
  const asks: Checks['asks'] = async (path, { status, text, headers = {} }, question) => {
    const answer = await ask(origin, path, question)
    const what = [question?.method, path, question?.headers?.['Accept-Encoding']].filter(Boolean).join(' ')
    if (status !== undefined) expect(`${what}: estado`, answer.status, status)
    if (text !== undefined) expect(`${what}: contenido`, answer.text, text)
    for (const [name, wanted] of Object.entries(headers)) expect(`${what}: ${name}`, answer.headers[name], wanted)
    return answer
  }
  await look({ expect, asks })
  if (found.length > 0) throw new Error(found.join('\n'))
}
