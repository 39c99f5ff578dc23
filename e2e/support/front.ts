import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, type Running } from '../../mocks/hosts/listen.ts'

/** What belongs to one connection, and what a changed body would belie. */
const DROPPED = ['connection', 'content-length', 'etag', 'keep-alive', 'transfer-encoding']

/** A server in front of a site. It answers as `change` says, or cuts the connection where that is null. */
export const serveFront = (
  site: string,
  change: (path: string, ask: () => Promise<Response>) => Promise<Response | null>,
): Promise<Running> => {
  const answer = async (request: IncomingMessage): Promise<Response | null> => {
    const { host: _, connection: __, 'if-none-match': ___, ...headers } = request.headers
    const { method = 'GET', url = '' } = request
    const ask = async () =>
      fetch(site + url, {
        method,
        headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
        body: method === 'GET' || method === 'HEAD' ? null : await buffer(request),
        redirect: 'manual',
      })
    return change(url.split('?')[0] ?? '', ask)
  }
  return listen(
    createServer((request, response) => {
      answer(request)
        .then(async (found) => {
          if (found === null) return response.destroy()
          const headers = new Headers(found.headers)
          for (const name of DROPPED) headers.delete(name)
          response.statusCode = found.status
          return response.setHeaders(headers).end(Buffer.from(await found.arrayBuffer()))
        })
        .catch(() => response.destroy())
    }),
  )
}
