// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as startVite } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveSite } from '../../../src/hosting/development/preview.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { drawPhoto } from '../../../mocks/pictures/photo.ts'
import { developmentApi, proxyApi } from '../../../src/hosting/development/development-api.ts'
import { isStray, proxiedBases } from '../../../src/hosting/serving/proxied.ts'

/** The server behind: one picture is not there. */
const startApi = async () => {
  const reached: string[] = []
  const { origin, stop } = await listen(
    createServer(({ method, url = '' }, response) => {
      reached.push(`${method} ${url}`)
      response.writeHead(url.endsWith('no.jpg') ? 404 : 200, {
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        'Set-Cookie': 'a=1; Path=/; Domain=b.mx; Secure; SameSite=None',
      })
      response.end(`API ${url}`)
    }),
  )
  onTestFinished(stop)
  return { origin, reached }
}
/** Status, text and one header of an answer. */
const asking = (origin: string) => async (path: string, header: string, init?: RequestInit) => {
  const response = await fetch(origin + path, { redirect: 'manual', ...init })
  return [response.status, await response.text(), response.headers.get(header)]
}

describe('npm run preview', () => {
  it('R13.11 nada sale de las rutas de la API y de las imágenes', () => {
    const bases = proxiedBases({ apiBase: '/api', imagesBase: '/images' })
    const ways =
      '../a/ a\\b ..%2fa/ ..%5ca %252e%252e%252fa ..%c0%afa ..;/a .%0a/../a %u002e%u002e/a a%253ba .git/a'.split(' ')
    expect(ways.filter((way) => !isStray(bases, `/api/${way}`))).toEqual([])
    const own = ['/api/l.php?a=..%2f&b=/../', '/images/a..b/50%25%20(1)%23%C3%B1.jpg', '/images/', '/busqueda/3%2F4']
    expect(own.filter((address) => isStray(bases, address))).toEqual([])
  })

  it('R7.01 R7.03 R11.43 R13.16 API e imágenes están detrás; nada suyo corre, y el resto es del sitio', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
    writeFileSync(join(folder, '200.html'), 'una pantalla')
    const site = await serveSite(folder, (await startApi()).origin)
    onTestFinished(site.stop)
    const ask = asking(site.origin)
    const inert = "default-src 'none'; frame-ancestors 'none'; sandbox"
    for (const [path, header, answer] of [
      ['/api/l.php?a=%C3%B1', 'set-cookie', [200, 'API /api/l.php?a=%C3%B1', 'a=1; Path=/']],
      ['/api/l.php', 'content-security-policy', [200, 'API /api/l.php', inert]],
      ['/apis', 'cache-control', [200, 'una pantalla', 'no-cache']],
      ['/images/a.jpg', 'cache-control', [200, 'API /images/a.jpg', 'public, max-age=86400']],
      ['/images/no.jpg', 'cache-control', [404, 'API /images/no.jpg', null]],
      ['/images/no.jpg', 'content-security-policy', [404, 'API /images/no.jpg', `${inert}; style-src 'unsafe-inline'`]],
      ['/api/..%2fadmin/', 'content-type', [404, 'No existe.', 'text/plain; charset=utf-8']],
      ['/salir', 'clear-site-data', [204, '', '"cookies"']],
      [`/busqueda/${'a'.repeat(5000)}`, 'cache-control', [200, 'una pantalla', 'no-cache']],
    ] as const)
      expect(await ask(path, header), `${path.slice(0, 40)} ${header}`).toEqual(answer)
    const fromLink = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
    expect(await ask('/salir', 'clear-site-data', fromLink)).toEqual([200, 'una pantalla', null])
  })
})

describe('npm start -- --api', () => {
  const start = async (writes: boolean) => {
    const api = await startApi()
    const site = await startVite({
      configFile: false,
      envDir: 'specs',
      logLevel: 'silent',
      plugins: [proxyApi({ origin: api.origin, writes })],
      server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    await site.listen()
    onTestFinished(() => site.close())
    return { ask: asking(site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''), ...api }
  }

  it('R13.05 pasa las lecturas y las imágenes, con sus galletas; lo demás es del sitio, y solo con --writes se envía', async () => {
    const post = { method: 'POST', body: '{}' }
    const { ask, origin, reached } = await start(false)
    expect(await ask('/api/l.php?limit=2', 'set-cookie')).toEqual([200, 'API /api/l.php?limit=2', 'a=1; Path=/'])
    const refusal = `No se envió: este servidor de desarrollo solo lee de ${origin}. Con --writes también envía.`
    expect(await ask('/api/envia.php', 'etag', post)).toEqual([405, refusal, null])
    for (const path of ['/images/p/7.jpg', '/login', '/api/..%2fadmin']) await ask(path, 'etag')
    await ask('/api/l.php', 'etag', { method: 'HEAD' })
    expect(reached).toEqual(['GET /api/l.php?limit=2', 'GET /images/p/7.jpg', 'HEAD /api/l.php'])
    const writing = await start(true)
    expect((await writing.ask('/api/envia.php', 'etag', post))[0]).toBe(200)
  })

  it('R13.05 sin dirección es la simulación, y una mal escrita se rechaza', () => {
    expect(developmentApi({})).toBeNull()
    const origin = 'https://mi-servidor.example'
    expect(developmentApi({ DEVELOPMENT_API: `${origin}/api/` })).toEqual({ origin, writes: false })
    expect(() => developmentApi({ DEVELOPMENT_API: 'mi-servidor' })).toThrow('«mi-servidor» no es la dirección')
  })
})

it('R12.285 con nginx la foto que el teléfono guardó de lado se ve derecha', async () => {
  const { default: images } = (await import('../../../src/hosting/serving/nginx-images.js' as string)) as {
    readonly default: { readonly resize: (request: object) => Promise<void> }
  }
  const size = Response.json({ img: { width: 40, height: 30, type: 'jpeg' } })
  vi.stubGlobal('ngx', { fetch: async () => size })
  const internalRedirect = vi.fn()
  const subrequest = async () => ({ responseBuffer: drawPhoto({ width: 40, height: 30, seed: 1, turned: true }) })
  await images.resize({ uri: '/images/w320/a b.jpg', variables: {}, subrequest, internalRedirect })
  expect(internalRedirect).toHaveBeenCalledWith('/turn/270/-/320/images/a%20b.jpg')
})
