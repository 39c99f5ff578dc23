// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { cacheableReads, precacheEntries } from '../../../src/hosting/pages/scripts.ts'
import { asStale, cacheableRead, isCacheablePicture, isOfItsType, rowCount } from '../../../src/service-worker/rules.ts'

const SITE = 'https://puntada.mx'
const readAt = (address: string, base = '/api') => cacheableRead(new URL(address, SITE), cacheableReads(), base, SITE)
const read = (address: string, base?: string) => readAt(address, base) !== undefined

describe('Lo que el sitio guarda para cuando no hay red', () => {
  it('R11.38 de la API guarda las lecturas sin usuario ni lo que se busca, y nada que no conozca', () => {
    for (const { path, asks } of READS) {
      const names = asks.columns.map(({ column }) => column)
      const isPersonal = names.includes('user') || names.includes('busqueda')
      const address = `${path}?${names.map((name) => `${name}=1`).join('&')}`
      expect(read(`/api${address}`), path).toBe(!isPersonal)
      for (const other of [`/api${address}&otra=1`, `/otra${address}`, `https://otro.mx/api${address}`])
        expect(read(other), other).toBe(false)
    }
    for (const path of [CALLS.session.login.path, '/__proto__']) expect(read(`/api${path}`), path).toBe(false)
  })

  it('R7.01 también de una API en otra dirección', () => {
    const base = 'https://api.puntada.mx/v1'
    const { path } = CALLS.blog.articles
    expect([`${base}${path}`, `/v1${path}`].map((address) => read(address, base))).toEqual([true, false])
  })

  it('R7.03 guarda las imágenes propias, y no las de otra dirección', () => {
    const picture = (address: string, base: string) => isCacheablePicture(new URL(address, SITE), base, SITE)
    expect(picture('/images/productos/7.webp', '/images')).toBe(true)
    expect(picture('/images/productos/7.webp?user=ana', '/images')).toBe(false)
    expect(picture('/imagesx/7.webp', '/images')).toBe(false)
    expect(picture('https://fotos.mx/7.webp', 'https://fotos.mx')).toBe(false)
  })

  const ROW = '{"id":"1","nombre":"Blusa"}'
  it.each([
    ['una lista tras un aviso', `Warning: x in /a.php on line 3\n[${ROW},{"id":"2"}]`, 200, 1],
    ['una lista vacía', '[]', 200, 0],
    ['filas de otra cosa', '[{"error":"mysql"}]', 200, null],
    ['una página', '<!doctype html>', 200, null],
    ['una lista con estado 500', `[${ROW}]`, 500, null],
    ['una lista enorme', `[${ROW},"${'a'.repeat(1_000_000)}"]`, 200, null],
  ])('R11.272 de lo que llega, las filas de %s', async (_, body, status, count) => {
    const products = readAt(`/api${CALLS.catalogue.products.path}`)
    expect(await rowCount(products!, new Response(body, { status }))).toBe(count)
  })

  it.each([
    ['/assets/base-1.js', 'text/javascript; charset=utf-8', true],
    ['/assets/base-1.js', 'text/plain', false],
    ['/assets/base-1.css', 'text/html', false],
    ['/assets/letra-1.woff2', 'application/octet-stream', true],
    ['/assets/letra-1.woff2', 'text/html', false],
    ['/icon.svg', 'image/svg+xml', true],
    ['/200.html?__WB_REVISION__=1', 'text/html; charset=utf-8', true],
    ['/images/productos/7', 'image/jpeg', true],
    ['/images/productos/7.jpg', '', false],
  ])('R11.272 %s con tipo «%s» se guarda: %s', (path, type, isKept) => {
    expect(isOfItsType(new URL(path, SITE), new Response('', { headers: { 'Content-Type': type } }))).toBe(isKept)
  })

  it('R8.01 lo guardado sale marcado con su fecha, y por lo demás igual', async () => {
    const Date = 'Fri, 20 Nov 2026 18:00:00 GMT'
    const answer = asStale(new Response('[]', { headers: { 'Content-Type': 'application/json', Date } }))
    const headers = ['Content-Type', 'Date', 'X-Puntada-Stale'].map((name) => answer.headers.get(name))
    expect([headers, answer.status, await answer.text()]).toEqual([['application/json', Date, Date], 200, '[]'])
  })

  it('lleva la página de carga, el ícono y todas las pantallas, pero no lo que solo sirve para ingresar', () => {
    const files = ['index.html', 'assets/login-screen-2.js', 'assets/base-1.css', 'assets/sdk-3.js', '_nginx.conf']
    const content: Record<string, string> = { '200.html': 'a', 'icon.svg': 'b' }
    expect(precacheEntries(files, ['assets/sdk-3.js'], (name) => content[name] ?? '')).toEqual([
      { url: '/200.html', revision: 'ca978112ca1bbdca' },
      { url: '/icon.svg', revision: '3e23e8160039594a' },
      { url: '/assets/base-1.css', revision: null },
      { url: '/assets/login-screen-2.js', revision: null },
    ])
  })
})
