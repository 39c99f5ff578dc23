/** An answer as it came over the wire. */
export interface Came {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Milliseconds to its last byte. */
  readonly ms: number
}

/** A live server, asked as the site asks it: with its cookies and the CSRF header. */
export interface Live {
  /** Absolute address of the API, without a final slash. */
  readonly api: string
  /** Absolute address of the images, without a final slash. */
  readonly images: string
  /** Rejects where there is no answer. */
  send(method: 'GET' | 'POST', address: string, body?: unknown): Promise<Came>
  /** Whether a picture can be fetched: '' if so, or what came instead. */
  picture(path: string): Promise<string>
}

const CSRF_COOKIE = 'XSRF-TOKEN'
const CSRF_HEADER = 'X-XSRF-TOKEN'

/** Seconds that a server may ask to wait: limits are of calls a minute. */
const MOST_WAIT = 60

const bare = (address: string): string => address.replace(/\/+$/, '')

export const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no respondió a tiempo'
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

export interface LiveOptions {
  readonly api: string
  readonly images?: string | undefined
  readonly timeout: number
  /** Stands in for the network. */
  readonly fetch?: typeof globalThis.fetch
}

export const createLive = (options: LiveOptions): Live => {
  const { timeout, fetch = globalThis.fetch } = options
  const api = bare(options.api)
  const images = bare(options.images ?? api.replace(/\/[^/]*$/, '/images'))
  const jar = new Map<string, string>()
  const pictures = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    api,
    images,
    async send(method, address, body) {
      const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
      if (jar.size > 0) headers.set('Cookie', cookies())
      const token = jar.get(CSRF_COOKIE)
      // The site stands on the API's own host and sends it there (R7.02).
      if (method === 'POST' && token !== undefined) headers.set(CSRF_HEADER, decodeURIComponent(token))
      let start = performance.now()
      const init = () => ({
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      let response = await fetch(`${api}${address}`, init())
      // A limit of calls a minute says nothing of the answer: it is waited for, once.
      const seconds = response.status === 429 ? Number(response.headers.get('Retry-After')) : 0
      if (seconds > 0 && seconds <= MOST_WAIT) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        start = performance.now()
        response = await fetch(`${api}${address}`, init())
      }
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: text,
        ms: performance.now() - start,
      }
    },
    async picture(path) {
      const known = pictures.get(path)
      if (known !== undefined) return known
      let said: string
      try {
        const response = await fetch(`${images}/${path}`, { signal: AbortSignal.timeout(timeout) })
        await response.arrayBuffer()
        const type = response.headers.get('content-type') ?? ''
        said = !response.ok
          ? String(response.status)
          : type.startsWith('image/')
            ? ''
            : `${type === '' ? 'sin tipo' : type}, no una imagen`
      } catch (error) {
        said = reasonOf(error)
      }
      pictures.set(path, said)
      return said
    },
  }
}
