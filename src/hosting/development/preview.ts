import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview as startPreview, type Plugin } from 'vite'
import { decoded } from '../../domain/text.ts'
import { HASHED, HEADERS, OWN_CALL, type Headers } from '../serving/headers.ts'
import { LEAVE_PATH } from '../../adapters/browser/page.ts'
import { fileForPath, SHELL_FILE } from '../serving/pages.ts'
import { isStray, proxiedBases, proxyTo, type Bases } from '../serving/proxied.ts'

const headersOf = (name: string): Headers =>
  `/${name}`.startsWith(HASHED) ? HEADERS.hashed : name.endsWith('.html') ? HEADERS.pages : HEADERS.files

type Preview = Readonly<{
  folder: string
  /** The origin is null for the shop with its simulated backend, which answers in the page. */
  apiOrigin: string | null
  bases?: Bases
}>

/**
 * `npm run preview`: Vite serves the built site, with the file that a host would answer with and its headers, and the
 * API behind it.
 */
export const preview = ({ folder, apiOrigin, bases = { apiBase: '/api', imagesBase: '/images' } }: Preview): Plugin => {
  const proxied = proxiedBases(bases)
  const isThere = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()
  return {
    name: 'puntada:preview',
    config: () => ({
      appType: 'custom',
      ...(apiOrigin !== null && { preview: { proxy: proxyTo(apiOrigin, proxied) } }),
    }),
    configurePreviewServer({ middlewares }) {
      if (!isThere(SHELL_FILE))
        throw new Error(
          `No hay nada construido en ${folder}: corre antes npm run build${apiOrigin === null ? ':offline' : ''}`,
        )
      middlewares.use((request, response, next) => {
        const address = request.url ?? '/'
        const refuse = (headers: Headers) =>
          void response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end('No existe.')
        if (isStray(proxied, address)) return refuse(HEADERS.api)
        const asks = ['sec-fetch-site', 'sec-fetch-dest'].map((name) => request.headers[name] ?? '').join(' ')
        if (address === LEAVE_PATH && new RegExp(OWN_CALL).test(asks)) {
          response.writeHead(204, HEADERS.leaving).end()
          return
        }
        const isApi = proxied.some(({ base }) => address.startsWith(`${base}/`))
        if (isApi && apiOrigin !== null) return next()
        const [path = '/'] = address.split(/[?#]/)
        const name = isApi ? null : fileForPath(decoded(path), isThere)
        if (name === null) return refuse(HEADERS.files)
        for (const [header, value] of Object.entries(headersOf(name))) response.setHeader(header, value)
        // Vite names no charset for a plain text.
        if (name.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        request.url = `/${encodeURI(name)}`
        next()
      })
    },
  }
}

/** Serves a built folder as `npm run preview` does, on any free port unless one is given. */
export const serveSite = async (folder: string, apiOrigin: string | null, port = 0) => {
  const server = await startPreview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: resolve(folder) },
    plugins: [preview({ folder: resolve(folder), apiOrigin })],
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { origin: origin.replace(/\/$/, ''), stop: () => server.close() }
}
