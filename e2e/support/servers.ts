import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer, type ServerOptions } from '../../mocks/hosts/server.ts'
import { preview } from '../../src/hosting/development/preview.ts'
import { createStaticServer } from './static-server.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export const serveApi = (options: ServerOptions): Promise<Running> => listen(createApiServer(options))

export const serveOffline = async (folder: string): Promise<Running> => listen(createStaticServer(folder))

/** A built folder exactly as `npm run preview` serves the shop. */
export const serveSite = (folder: string, apiOrigin: string): Promise<Running> => {
  const answers: Answer[] = []
  const { configurePreviewServer } = preview({ folder, apiOrigin })
  if (typeof configurePreviewServer !== 'function')
    throw new Error('El servidor de preview ya no es un gancho de Vite.')
  const host = { middlewares: { use: (answer: Answer) => answers.push(answer) } }
  const configure = configurePreviewServer as unknown as (server: typeof host) => void
  configure(host)
  const [answer] = answers
  if (answer === undefined) throw new Error('El servidor de preview no atiende nada.')
  return listen(createServer(answer))
}
