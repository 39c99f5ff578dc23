import type { ProxyOptions } from 'vite'
import type { Settings } from '../../composition/container.ts'
import { CACHE, HEADERS, type Headers } from './headers.ts'
import { alternatives } from './pages.ts'

export type Bases = Pick<Settings, 'apiBase' | 'imagesBase'>

/** Where `npm run api` answers, and what is meant unless `API_ORIGIN` says otherwise. */
export const LOCAL_API = 'http://127.0.0.1:8787'

export interface Proxied {
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
 * What could lead out of a base, as a regular expression from the beginning of the path as it was sent: slashes,
 * backslashes and dots that are encoded, also twice or too long, and the parts `.` and `..`. A server behind ours may
 * decode what ours does not.
 */
export const strayPath = (proxied: readonly Proxied[]): string =>
  `(?:${alternatives(proxied.map(({ base }) => base))})/(?:[^?\\s]*(?:%(?:25)*(?:2e|2f|5c|00|c[01])|\\x5c)|` +
  `(?:[^?\\s]*/)?\\.\\.?(?:[/;?\\s]|$))`

export const isStray = (proxied: readonly Proxied[], address: string): boolean =>
  proxied.length > 0 && new RegExp(`^${strayPath(proxied)}`, 'i').test(address)

/** A cookie of the API's server as one of this machine, which has another name and often no https. */
const asOwnCookie = (cookie: string) => cookie.replace(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '')

/** Vite's `proxy` to the API at `origin`, whose answers get what the site's servers add to them. */
export const proxyTo = (
  origin: string,
  proxied: readonly Proxied[],
  bypass?: ProxyOptions['bypass'],
): Record<string, ProxyOptions> =>
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
