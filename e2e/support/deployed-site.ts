import { createServer, request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test as base } from './test.ts'

interface Deployed {
  readonly origin: string
  /** A deploy: the worker is another one from now on. */
  deploy(): void
  /** The whole site and its API are out of reach. */
  reachable: boolean
}

/** The built site behind a door of its own, that can be shut and at which a new version can arrive. */
export const test = base.extend<{ site: Deployed }>({
  site: async ({ baseURL }, use) => {
    const target = new URL(baseURL ?? '')
    let version = 0
    const state = { reachable: true }
    const server = createServer((request, response) => {
      if (!state.reachable) return request.socket.destroy()
      // Unpacked, so that text can be added to it.
      const headers: IncomingHttpHeaders = { ...request.headers, host: target.host, 'accept-encoding': 'identity' }
      delete headers['if-none-match']
      const upstream = requestHttp({ host: target.hostname, port: target.port, path: request.url, method: request.method, headers }, (answer) => {
        const own = { ...answer.headers }
        const changes = request.url === '/sw.js' && version > 0
        if (changes) delete own['content-length']
        response.writeHead(answer.statusCode ?? 502, own)
        if (changes) response.write(`/* versión ${version} */\n`)
        answer.pipe(response)
      })
      upstream.on('error', () => response.destroy())
      request.pipe(upstream)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      deploy: () => {
        version += 1
      },
      get reachable() {
        return state.reachable
      },
      set reachable(value) {
        state.reachable = value
        if (!value) server.closeAllConnections()
      },
    })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
  // The site of these checks stands at the door's address.
  page: async ({ browser, serviceWorkers, tolerates, site }, use) => {
    const context = await browser.newContext({ serviceWorkers, locale: 'es-MX', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`error sin atender: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !tolerates.some((pattern) => pattern.test(text))) problems.push(`consola: ${text}`)
    })
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.origin && request.url().startsWith('http')) problems.push(`petición ajena: ${request.url()}`)
    })
    await use(page)
    await context.close()
    expect(problems).toEqual([])
  },
})

/** Addresses of all that is in any cache. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    }
    return found
  })

/** Installed, and done with keeping what the first visit saw. */
export const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => cachedAddresses(page)).toContainEqual(expect.stringContaining('/api/list-products.php'))
}

export { expect }
