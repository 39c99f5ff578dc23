import { statSync } from 'node:fs'
import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { join } from 'node:path'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { createFileServer, packingFor, sayText, WORTH_PACKING } from './file-server.ts'
import type { Headers } from './headers.ts'
import { SHELL_FILE } from './pages.ts'
import { proxiedBases, readBases } from './proxied.ts'

/** Proxies a request to the API, and compresses the answer if the API did not. */
const passOn = (origin: string, own: Headers, request: IncomingMessage, response: ServerResponse): void => {
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
      const named = Object.entries(own).map(([name, value]) => [name.toLowerCase(), value])
      const headers = { ...answer.headers, ...(Object.fromEntries(named) as Headers) }
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

/** `npm run preview`: serves the built site as a host should, and proxies its API and its images to API_ORIGIN. */
export const preview = ({ folder, apiOrigin }: { folder: string; apiOrigin: string | undefined }): Plugin => ({
  name: 'puntada:preview',
  configurePreviewServer(server) {
    if (statSync(join(folder, SHELL_FILE), { throwIfNoEntry: false }) === undefined) {
      throw new Error(`No hay nada construido en ${folder}: corre antes npm run build`)
    }
    const serve = createFileServer(folder)
    // Before Vite's own middleware, which answers missing files with the shell and fails on malformed addresses.
    server.middlewares.use((request: IncomingMessage, response: ServerResponse) => {
      response.on('error', () => undefined)
      // Read each time, because the site may be rebuilt meanwhile.
      const proxied = proxiedBases(readBases(folder)).find(({ base }) => request.url?.startsWith(`${base}/`))
      if (proxied !== undefined) {
        if (apiOrigin) passOn(apiOrigin, proxied.headers, request, response)
        else sayText(response, 502, 'Falta API_ORIGIN: la dirección de la API, como http://127.0.0.1:8787')
        return
      }
      serve(request, response).catch(() =>
        response.headersSent ? response.destroy() : sayText(response, 500, 'No se pudo leer el archivo.'),
      )
    })
  },
})
