import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createFileServer, sayText } from '../serving/file-server.ts'
import { SHELL_FILE } from '../serving/pages.ts'
import { passOn } from '../serving/pass-on.ts'
import { proxiedBases, readBases } from '../serving/proxied.ts'

/** `npm run preview`: serves the built site as a host should, with API_ORIGIN behind it. */
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
