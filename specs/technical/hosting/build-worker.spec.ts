// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { cacheableReads, precacheEntries } from '../../../src/hosting/pages/scripts.ts'
import { asStale, isCacheablePicture, isCacheableRead, isCompleteJson } from '../../../src/service-worker/rules.ts'

const SITE = 'https://puntada.mx'
const read = (address: string, base = '/api') => isCacheableRead(new URL(address, SITE), cacheableReads(), base, SITE)

describe('Lo que el sitio guarda para cuando no hay red', () => {
  it.each([
    `/api${CALLS.catalogue.productForUser.path}?id=7&user=ana%40ejemplo.mx`,
    `/api${CALLS.catalogue.products.path}?limit=12&otra=1`,
    `/api${CALLS.catalogue.search.path}?busqueda=vestido`,
    `/api${CALLS.session.login.path}`,
    '/api/__proto__',
    `/otra${CALLS.catalogue.products.path}`,
    `https://otro.mx/api${CALLS.catalogue.products.path}`,
  ])('R11.38 nunca guarda lo de una persona, lo que buscó ni lo que no conoce: %s', (address) => {
    expect(read(address)).toBe(false)
  })

  it('de la API guarda todas las lecturas que no llevan usuario ni lo que se busca', () => {
    for (const { path, asks } of READS) {
      const names = asks.columns.map(({ column }) => column)
      const isPersonal = names.includes('user') || names.includes('busqueda')
      expect(read(`/api${path}?${names.map((name) => `${name}=1`).join('&')}`), path).toBe(!isPersonal)
    }
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

  it.each([
    ['una lista tras la marca de PHP', '\uFEFF[]', 200, true],
    ['un aviso de PHP', 'Warning: mysqli in /var/www', 200, false],
    ['una respuesta cortada', '[{"id":', 200, false],
    ['un error', '[]', 500, false],
    ['una negativa', '[]', 404, false],
    ['una lista enorme', `["${'a'.repeat(1_000_000)}"]`, 200, false],
  ])('de lo que llega, %s', async (_, body, status, kept) => {
    expect(await isCompleteJson(new Response(body, { status }))).toBe(kept)
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
