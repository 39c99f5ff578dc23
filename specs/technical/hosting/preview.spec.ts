// @vitest-environment node
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveSite } from '../../../e2e/support/servers.ts'
import { isStray, proxiedBases } from '../../../src/hosting/serving/proxied.ts'
import { listen } from '../../../mocks/hosts/listen.ts'

const opened = async (answer = (_url: string): readonly [number, Record<string, string>] => [200, {}]) => {
  const api = await listen(
    createServer((request, response) => response.writeHead(...answer(request.url ?? '')).end(`API ${request.url}`)),
  )
  onTestFinished(api.stop)
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  writeFileSync(join(folder, '200.html'), 'una pantalla')
  const site = await serveSite(folder, api.origin)
  onTestFinished(site.stop)
  return async (path: string, header: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' })
    return [response.status, await response.text(), response.headers.get(header)]
  }
}

describe('npm run preview', () => {
  it.each([
    ['/api/..%2fadmin/', true],
    ['/api/../admin/', true],
    ['/api/a\\b', true],
    ['/api/..%5cadmin', true],
    ['/api/%252e%252e%252fadmin', true],
    ['/api/..%c0%afadmin', true],
    ['/api/..;/admin', true],
    ['/api/lista.php?a=..%2f&b=/../', false],
    ['/images/a..b/50%25%20(1).jpg', false],
    ['/busqueda/3%2F4', false],
  ])('R13.11 nada sale de las rutas de la API y de las imágenes: %s', (address, stray) => {
    expect(isStray(proxiedBases({ apiBase: '/api', imagesBase: '/images' }), address)).toBe(stray)
  })

  it('R11.43 R13.11 R13.16 una dirección larguísima es una pantalla, y lo de la API no corre nada', async () => {
    const ask = await opened((_url) => [200, { 'Content-Security-Policy': "script-src 'unsafe-inline'" }])
    expect((await ask(`/busqueda/${'a'.repeat(5000)}`, 'cache-control'))[1]).toBe('una pantalla')
    expect(await ask('/api/..%2fadmin/', 'content-type')).toEqual([404, 'No existe.', 'text/plain; charset=utf-8'])
    expect((await ask('/api/lista.php', 'content-security-policy'))[2]).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(await ask('/salir', 'clear-site-data')).toEqual([204, '', '"cookies"'])
  })

  it('R7.01 R7.03 la API y las imágenes están detrás, y lo que falla no se guarda un día', async () => {
    const ask = await opened((url) => [
      url === '/images/no.jpg' ? 404 : 200,
      { 'Set-Cookie': 'a=1; Domain=b.mx; Secure' },
    ])
    expect(await ask(`/api${CALLS.catalogue.segments.path}?a=%C3%B1`, 'set-cookie')).toEqual([
      200,
      `API /api${CALLS.catalogue.segments.path}?a=%C3%B1`,
      'a=1',
    ])
    expect(await ask('/images/a.jpg', 'cache-control')).toEqual([200, 'API /images/a.jpg', 'public, max-age=86400'])
    expect((await ask('/images/a.jpg', 'x-content-type-options'))[2]).toBe('nosniff')
    expect(await ask('/images/no.jpg', 'cache-control')).toEqual([404, 'API /images/no.jpg', null])
    expect((await ask('/images/no.jpg', 'content-security-policy'))[2]).toMatch(/sandbox/)
  })
})
