import type { ProxyOptions } from 'vite'
import type { Settings } from '../../composition/container.ts'
import { CACHE, HEADERS, type Headers } from './headers.ts'
import { alternatives } from './pages.ts'

export type Bases = Pick<Settings, 'apiBase' | 'imagesBase'>

/** The address of `npm run api`: the API's, unless `API_ORIGIN` says otherwise. */
export const LOCAL_API = 'http://127.0.0.1:8787'

interface Proxied {
  readonly base: string
  readonly headers: Headers
}

/** The bases that the site's own server passes on, with the headers of their answers. */
export const proxiedBases = ({ apiBase, imagesBase }: Bases): readonly Proxied[] =>
  [
    { base: apiBase, headers: HEADERS.api },
    { base: imagesBase, headers: HEADERS.images },
  ].filter(({ base }) => base.startsWith('/'))

/**
 * A path below a base as a server has read it, decoded: each part begins with something else than a dot, and no other
 * server could read a slash, a dot or an end into it by decoding it once more. Slashes, backslashes and semicolons are
 * in no part.
 */
const PART = "(?!\\.)(?:[\\w .!#$&'()+,=@~\\x80-\\xbf\\xc2-\\xff-]|%(?!(?:25)*(?:[01]|2[ef]|3b|5c|c[01]|u)))*"

/** An expression, for every server, that fits a path which could lead out of its base; without bases it fits none. */
export const strayPath = (proxied: readonly Proxied[]) =>
  proxied.length === 0 ? '(?!)' : `^(?:${alternatives(proxied.map(({ base }) => base))})(?!(?:/${PART})+$)/`

/** Whether an address is one of those paths, decoded byte by byte as nginx and Apache decode it. */
export const isStray = (proxied: readonly Proxied[], address: string) =>
  new RegExp(strayPath(proxied), 'i').test(
    (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )

/** A cookie of the API's server as one of this machine, which has another name and often no https. */
const asOwnCookie = (cookie: string) => cookie.replace(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '')

/** Vite's `proxy` to the API at `origin`, whose answers get the headers that the site's servers add. */
export const proxyTo = (origin: string, proxied: readonly Proxied[], bypass?: ProxyOptions['bypass']) =>
  Object.fromEntries(
    proxied.map(({ base, headers }) => [
      `${base}/`,
      {
        target: origin,
        changeOrigin: true,
        // Redirects stay on this machine.
        autoRewrite: true,
        bypass: (request, response, options) =>
          isStray(proxied, request.url ?? '') ? false : bypass?.(request, response, options),
        configure(proxy) {
          proxy.on('proxyRes', (answer) => {
            const failed = (answer.statusCode ?? 502) >= 400
            for (const [name, value] of Object.entries(headers))
              if (!failed || name !== CACHE) answer.headers[name.toLowerCase()] = value
            const cookies = answer.headers['set-cookie']
            if (cookies) answer.headers['set-cookie'] = cookies.map(asOwnCookie)
          })
        },
      } satisfies ProxyOptions,
    ]),
  )
