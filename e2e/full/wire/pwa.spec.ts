import { createServer, request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ready } from '../../support/axe.ts'
import { asDemo, expect, test as base } from '../../support/test.ts'

interface Deployed {
  readonly origin: string
  /** A deploy: the worker is another one from now on. */
  deploy(): void
  /** The whole site and its API are out of reach. */
  reachable: boolean
}

/** The built site behind a door of its own, that can be shut and at which a new version can arrive. */
const test = base.extend<{ site: Deployed }>({
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
  page: async ({ browser, tolerates, site }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'es-MX', viewport: { width: 1280, height: 800 } })
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
test.use({ tolerates: [/net::ERR_/] })
test.slow()

/** Installed, and done with keeping what the first visit saw. */
const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('/api/list-products.php'))
}

/** Addresses of all that is in any cache. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    }
    return found
  })

test('sin red, la segunda visita abre el sitio con el catálogo como se vio, y lo dice', async ({ page, site }) => {
  await page.goto(site.origin)
  const product = page.getByRole('link', { name: /./ }).and(page.locator('[href^="/vistaproducto/"]')).first()
  await expect(product).toBeVisible()
  const address = (await product.getAttribute('href')) ?? ''
  await installed(page)

  site.reachable = false
  await page.context().setOffline(true)
  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`[href="${address}"]`).first()).toBeVisible()
  await expect(page.getByText('Sin conexión: el catálogo se ve como la última vez.')).toBeVisible()

  // A screen that was never opened is there too; what it would ask for is not, and it says so.
  await page.goto(`${site.origin}/articulos`)
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()

  site.reachable = true
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.locator('[href^="/articulo/"]').first()).toBeVisible()
})

test('R11.46 lo de una persona no queda en ningún caché', async ({ page, site }) => {
  await asDemo(page)
  await page.goto(site.origin)
  await installed(page)
  // From here on the worker is in between.
  for (const path of ['/', '/favoritos', '/mensajes', '/vistaproducto/7', '/busqueda/vestido']) {
    await page.goto(site.origin + path)
    await ready(page)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${site.origin}/sw.js`)

  const addresses = await kept(page)
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses).toContainEqual(expect.stringContaining('/api/list-segmentos.php'))
  expect(addresses.filter((address) => address.includes('/api/') && /user|fav|inbox|mensaje|busqueda|demo/i.test(address))).toEqual([])
  const bodies = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
  expect(bodies).not.toContain('demo@puntada.mx')
})

test('una versión nueva se ofrece; no entra hasta que se le pide, y lo escrito sigue ahí', async ({ page, site }) => {
  await page.goto(site.origin)
  await installed(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('vestido')

  site.deploy()
  const offer = page.getByText('Hay una versión nueva de Puntada.')
  await expect(page.getByRole('button', { name: 'Actualizar' })).toHaveCount(0)
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
        return offer.count()
      },
      { intervals: [1000] },
    )
    .toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('vestido')
  expect(loads).toBe(0)

  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('')
  // The new version is in charge, and a further look finds nothing newer.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await (await navigator.serviceWorker.ready).update()
        return registration.installing === null && registration.waiting === null && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)
  await expect(offer).toHaveCount(0)
  expect(loads).toBe(1)
})

test('donde no se permiten, el sitio sirve igual y no se queja', async ({ page, site }) => {
  await page.addInitScript(() => {
    const register = () => {
      Object.assign(window, { seQuisoInstalar: true })
      return Promise.reject(new DOMException('no', 'SecurityError'))
    }
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: register })
  })
  await page.goto(site.origin)
  await expect.poll(() => page.evaluate(() => 'seQuisoInstalar' in window)).toBe(true)
  await expect(page.locator('[href^="/vistaproducto/"]').first()).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
