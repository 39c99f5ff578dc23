// @vitest-environment node
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { createServer } from 'node:http'
import { createServer as startVite, type ViteDevServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../../mocks/hosts/listen.ts'
import { developmentApi, proxyApi } from '../../../src/hosting/development/development-api.ts'

const started = async (writes: boolean) => {
  const reached: string[] = []
  const real = await listen(
    createServer((request, response) => {
      reached.push(`${request.method} ${request.url}`)
      response.setHeader('Set-Cookie', 'XSRF-TOKEN=1; Path=/; Domain=mi-servidor.example; Secure')
      response.end('bien')
    }),
  )
  const site = await startVite({
    configFile: false,
    envDir: 'specs',
    logLevel: 'silent',
    plugins: [proxyApi({ origin: real.origin, writes }), { name: 'page', configureServer: page }],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await site.listen()
  onTestFinished(async () => {
    await site.close()
    await real.stop()
  })
  return { site: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', origin: real.origin, reached }
}

const page =
  ({ middlewares }: ViteDevServer) =>
  () => {
    middlewares.use((_, response) => void response.end('la página'))
  }

describe('El servidor de desarrollo contra una API real', () => {
  it('R13.05 pasa las lecturas y las imágenes, con sus galletas, y lo demás es del sitio', async () => {
    const { site, reached } = await started(false)
    const answer = await fetch(`${site}/api${CALLS.catalogue.segments.path}?limit=2`)
    expect([await answer.text(), answer.headers.get('set-cookie')]).toEqual(['bien', 'XSRF-TOKEN=1; Path=/'])
    expect(await (await fetch(`${site}/images/p/7.jpg`)).text()).toBe('bien')
    expect(await (await fetch(`${site}/login`)).text()).toBe('la página')
    expect(reached).toEqual([`GET /api${CALLS.catalogue.segments.path}?limit=2`, 'GET /images/p/7.jpg'])
  })

  it.each([
    [false, 405, []],
    [true, 200, [`POST /api${CALLS.orders.create.path}`]],
  ])('R13.05 un envío sale solo con --writes: %s', async (writes, status, arrived) => {
    const { site, origin, reached } = await started(writes)
    const answer = await fetch(`${site}/api${CALLS.orders.create.path}`, { method: 'POST', body: '{}' })
    expect([answer.status, reached]).toEqual([status, arrived])
    if (!writes)
      expect(await answer.text()).toBe(
        `No se envió: este servidor de desarrollo solo lee de ${origin}. Con --writes también envía.`,
      )
  })

  it('R13.05 sin dirección es la simulación, y una mal escrita se rechaza', () => {
    expect(developmentApi({})).toBeNull()
    expect(developmentApi({ DEVELOPMENT_API: 'https://mi-servidor.example/api/' })).toEqual({
      origin: 'https://mi-servidor.example',
      writes: false,
    })
    expect(() => developmentApi({ DEVELOPMENT_API: 'mi-servidor' })).toThrow('«mi-servidor» no es la dirección')
  })
})
