import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'

interface DevServer {
  readonly config: { readonly env: Readonly<Record<string, unknown>> }
  readonly middlewares: { use(path: string, answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void): void }
}

const refuse = (outgoing: ServerResponse): void => {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(503).end()
}

/**
 * A Vite plugin for the development server: answers the site's reads from the same simulation, on a thread of its own,
 * until the browser's worker does. The page takes no answer but those that the first screen is certain to ask for.
 */
export const firstAnswers = () => ({
  name: 'puntada-first-answers',
  apply: 'serve' as const,
  configureServer(server: DevServer): void {
    const base = server.config.env['VITE_API_BASE'] ?? '/api'
    if (typeof base !== 'string' || !/^\/[^/]/.test(base)) return
    const port = new Promise<number>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url))
      worker.once('message', resolve).once('error', reject)
      worker.unref()
    })
    // Where Node runs no TypeScript there is no thread, and the page waits for its own simulation.
    port.catch(() => undefined)
    server.middlewares.use(base, (incoming, outgoing) => {
      if (incoming.method !== 'GET') return refuse(outgoing)
      const ask = (to: number) =>
        request({ host: '127.0.0.1', port: to, path: `/api${incoming.url ?? ''}` }, (answer) => {
          const type = answer.headers['content-type'] ?? 'application/json'
          outgoing.writeHead(answer.statusCode ?? 500, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Simulado': 'servidor' })
          answer.pipe(outgoing)
        })
          .on('error', () => refuse(outgoing))
          .end()
      port.then(ask, () => refuse(outgoing))
    })
  },
})
