import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, type Running } from '../../mocks/hosts/listen.ts'

/** These headers belong to one connection, or would belie a changed body. */
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
        .then(async (answer) => {
          if (answer === null) return response.destroy()
          const headers = new Headers(answer.headers)
          for (const name of DROPPED) headers.delete(name)
          response.statusCode = answer.status
          return response.setHeaders(headers).end(Buffer.from(await answer.arrayBuffer()))
        })
        .catch(() => response.destroy())
    }),
  )
}
