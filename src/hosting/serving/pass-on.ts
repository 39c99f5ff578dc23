import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { packingFor, sayText, WORTH_PACKING } from './file-server.ts'
import { CACHE, type Headers } from './headers.ts'

/** A cookie of the API's server as one of this machine, which has another name and often no https. */
const asOwnCookie = (cookie: string) => cookie.replace(/;\s*(?:domain=[^;]*|secure|samesite=none)(?=;|$)/gi, '')

/**
 * Proxies a request to the API as the site's servers do, and compresses what the API did not. `own`: headers to add.
 */
export const passOn = (origin: string, own: Headers, request: IncomingMessage, response: ServerResponse): void => {
  const target = new URL(origin)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const upstream = send(
    {
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, host: target.host },
    },
    (answer) => {
      const failed = (answer.statusCode ?? 502) >= 400
      const named = Object.entries(own)
        .filter(([name]) => !failed || name !== CACHE)
        .map(([name, value]) => [name.toLowerCase(), value])
      const headers = { ...answer.headers, ...(Object.fromEntries(named) as Headers) }
      if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(asOwnCookie)
      if (headers.location?.startsWith(`${target.origin}/`))
        headers.location = headers.location.slice(target.origin.length)
      const packing = packingFor(request)
      const packs =
        packing !== 'identity' &&
        request.method !== 'HEAD' &&
        answer.statusCode === 200 &&
        headers['content-encoding'] === undefined &&
        WORTH_PACKING.test(String(headers['content-type'] ?? ''))
      // A truncated answer must reach the browser truncated.
      answer.on('aborted', () => response.destroy())
      if (!packs) {
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
        return
      }
      delete headers['content-length']
      response.writeHead(200, { ...headers, 'content-encoding': packing, vary: 'Accept-Encoding' })
      const packer =
        packing === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : createGzip()
      answer.pipe(packer).pipe(response)
    },
  )
  upstream.on('error', () =>
    response.headersSent ? response.destroy() : sayText(response, 502, 'La API no contesta.'),
  )
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
