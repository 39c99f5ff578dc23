import { textOf } from '../../src/adapters/http/client/answer.ts'

export interface Came {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly ms: number
}

/** A live server, asked with its cookies and the CSRF header, as the site does. */
export interface Live {
  readonly api: string
  readonly images: string
  readonly timeout: number
  send(method: 'GET' | 'POST', address: string, body?: unknown): Promise<Came>
  /** Whether a picture can be fetched: '' if so, or what came instead. */
  picture(path: string): Promise<string>
}

export interface LiveOptions {
  readonly api: string
  readonly images?: string | undefined
  readonly timeout: number
  readonly csrfCookie: string
  readonly csrfHeader: string
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Seconds that a server may ask to wait. */
const MOST_WAIT = 60

/** Keeps cookies as a browser does for the site's own server. */
export const cookieJar = () => {
  const jar = new Map<string, string>()
  return {
    get: (name: string) => jar.get(name),
    all: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: ({ headers }: Response): void => {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
    },
  }
}

const bare = (address: string): string => address.replace(/\/+$/, '')

export const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no respondió a tiempo'
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

export const createLive = (options: LiveOptions): Live => {
  const { timeout, csrfCookie, csrfHeader, fetch = globalThis.fetch } = options
  const api = bare(options.api)
  const images = bare(options.images ?? api.replace(/\/[^/]*$/, '/images'))
  const cookies = cookieJar()
  const pictures = new Map<string, string>()
  const fetchPicture = async (path: string): Promise<string> => {
    try {
      const response = await fetch(`${images}/${path}`, { signal: AbortSignal.timeout(timeout) })
      await response.arrayBuffer()
      const type = response.headers.get('content-type') ?? ''
      if (!response.ok) return String(response.status)
      return type.startsWith('image/') ? '' : `${type === '' ? 'sin tipo' : type}, no una imagen`
    } catch (error) {
      return reasonOf(error)
    }
  }
  return {
    api,
    images,
    timeout,
    async send(method, address, body) {
      const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
      if (cookies.all() !== '') headers.set('Cookie', cookies.all())
      const token = cookies.get(csrfCookie)
      // The site stands on the API's own host and sends it there (R7.02).
      if (method === 'POST' && token !== undefined) headers.set(csrfHeader, decodeURIComponent(token))
      const once = async () => {
        const start = performance.now()
        const response = await fetch(`${api}${address}`, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        cookies.keep(response)
        return { response, start }
      }
      let { response, start } = await once()
      // A limit of calls a minute is waited for, once.
      const seconds = response.status === 429 ? Number(response.headers.get('Retry-After')) : 0
      if (seconds > 0 && seconds <= MOST_WAIT) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        ;({ response, start } = await once())
      }
      const bytes = await response.arrayBuffer()
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: textOf(bytes),
        ms: performance.now() - start,
      }
    },
    async picture(path) {
      const failure = pictures.get(path) ?? (await fetchPicture(path))
      pictures.set(path, failure)
      return failure
    },
  }
}
