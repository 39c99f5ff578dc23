import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import { cacheableReads } from '../../../src/hosting/api-rows.ts'
import { precacheEntries } from '../../../src/hosting/precache.ts'
import { leaveProduction } from '../../../src/service-worker/leave.ts'
import { createNotice } from '../../../src/service-worker/notice.ts'
import { install } from '../../../src/service-worker/register.ts'
import { asStale, isCacheablePicture, isCacheableRead, isCompleteJson } from '../../../src/service-worker/rules.ts'

const SITE = 'https://puntada.mx'
const read = (address: string, base = '/api') => isCacheableRead(new URL(address, SITE), cacheableReads({}), base, SITE)

describe('Lo que el sitio guarda para cuando no hay red', () => {
  it.each(['/api/list-segmentos.php', '/api/list-products.php?limit=12', '/api/data-product.php?id=7', '/api/list-carrusel.php?tipo=principal'])(
    'guarda el catálogo, que es igual para todos: %s',
    (address) => {
      expect(read(address)).toBe(true)
    },
  )

  it.each([
    '/api/data-product-user.php?id=7&user=ana%40ejemplo.mx',
    '/api/list-products-user.php?user=ana%40ejemplo.mx',
    '/api/list-products-user-favs.php?user=ana%40ejemplo.mx',
    '/api/data-user-favs-cant.php?user=ana%40ejemplo.mx',
    '/api/list-user-inbox.php?user=ana%40ejemplo.mx',
    '/api/list-user-mensajes.php?user=ana&id_tienda=1',
    '/api/data-product.php?id=7&user=ana',
    '/api/list-products.php?limit=12&otra=1',
    '/api/data-product-busqueda.php?busqueda=vestido',
    '/api/get_results_search.php?busqueda=ves',
    '/api/login-user.php',
    '/api/__proto__',
    '/otra/list-products.php',
    'https://otro.mx/api/list-products.php',
  ])('R11.46 nunca guarda lo de una persona, lo que buscó ni lo que no conoce: %s', (address) => {
    expect(read(address)).toBe(false)
  })

  it('de la API guarda todas las lecturas que no llevan usuario ni lo que se busca, y ninguna otra llamada', () => {
    const kept = ENDPOINTS.filter(({ path }) => read(`/api${path}`))
    const common = ENDPOINTS.filter(({ method, parameters }) => method === 'GET' && !parameters.some((name) => name === 'user' || name === 'busqueda'))
    expect(kept.map(({ path }) => path)).toEqual(common.map(({ path }) => path))
    expect(kept.every(({ path, parameters }) => read(`/api${path}?${parameters.map((name) => `${name}=1`).join('&')}`))).toBe(true)
  })

  it('guarda las lecturas de una instalación por los nombres de sus parámetros', () => {
    expect(cacheableReads({ parametros: { '/list-products.php': { limit: 'limite' } } })).toMatchObject({ '/list-products.php': ['limite'], '/data-product.php': ['id'] })
  })

  it('R7.01 también de una API en otra dirección', () => {
    expect(read('https://api.puntada.mx/v1/list-blog.php', 'https://api.puntada.mx/v1')).toBe(true)
    expect(read('/v1/list-blog.php', 'https://api.puntada.mx/v1')).toBe(false)
  })

  it('R7.03 guarda las imágenes propias, y no las de otra dirección', () => {
    const picture = (address: string, base: string) => isCacheablePicture(new URL(address, SITE), base, SITE)
    expect(picture('/images/productos/7.webp', '/images')).toBe(true)
    expect(picture('/images/productos/7.webp?user=ana', '/images')).toBe(false)
    expect(picture('/imagesx/7.webp', '/images')).toBe(false)
    expect(picture('https://fotos.mx/images/7.webp', '/images')).toBe(false)
    expect(picture('https://fotos.mx/7.webp', 'https://fotos.mx')).toBe(false)
  })

  it.each([
    ['una lista', '[{"id":1}]', 200, true],
    ['una lista tras la marca de PHP', '\uFEFF[]', 200, true],
    ['un aviso de PHP', 'Warning: mysqli in /var/www', 200, false],
    ['una respuesta cortada', '[{"id":', 200, false],
    ['nada', '', 200, false],
    ['null', 'null', 200, false],
    ['un error', '[]', 500, false],
    ['una lista enorme', `["${'a'.repeat(1_000_000)}"]`, 200, false],
  ])('de lo que llega, %s', async (_, body, status, kept) => {
    expect(await isCompleteJson(new Response(body, { status }))).toBe(kept)
  })

  it('R8.01 lo guardado sale marcado como de otra visita, y por lo demás igual', async () => {
    const kept = new Response('[{"id":1}]', { headers: { 'Content-Type': 'application/json', Date: 'Fri, 20 Nov 2026 18:00:00 GMT' } })
    const answer = asStale(kept)
    expect(['Content-Type', 'Date', 'X-Puntada-Stale'].map((name) => answer.headers.get(name))).toEqual([
      'application/json',
      'Fri, 20 Nov 2026 18:00:00 GMT',
      '1',
    ])
    expect([answer.status, await answer.text()]).toEqual([200, '[{"id":1}]'])
  })

  it('lleva la página de carga, el ícono y todas las pantallas, pero no lo que solo sirve para ingresar', () => {
    const files = [
      { fileName: 'index.html' },
      { fileName: 'assets/login-screen-2.js', moduleIds: ['/x/src/ui/features/account/login-screen.tsx'] },
      { fileName: 'assets/base-1.css' },
      { fileName: 'assets/sdk-3.js', moduleIds: ['/x/node_modules/@firebase/auth/index.js'] },
      { fileName: '_headers' },
    ]
    expect(precacheEntries(files, 'a', 'b')).toEqual([
      { url: '/200.html', revision: 'ca978112ca1bbdca' },
      { url: '/icon.svg', revision: '3e23e8160039594a' },
      { url: '/assets/base-1.css', revision: null },
      { url: '/assets/login-screen-2.js', revision: null },
    ])
  })
})

class Worker extends EventTarget {
  readonly messages: unknown[] = []
  state = 'installing'
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const browser = ({ controlled }: { controlled: boolean }) => {
  const active = new Worker()
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as Worker | null,
    waiting: null as Worker | null,
    update: vi.fn(async () => undefined),
  })
  const register = vi.fn(async () => registration)
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? active : null,
    ready: Promise.resolve(registration),
    register,
  })
  const reload = vi.fn()
  const seen = [{ name: `${SITE}/api/list-segmentos.php` }]
  const page = { document, location: { reload }, performance: { getEntriesByType: () => seen } } as unknown as Window
  const offers: (() => void)[] = []
  const start = () =>
    install({ container: container as unknown as ServiceWorkerContainer, window: page, offer: (take) => offers.push(take) })
  const arrives = () => {
    const worker = new Worker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = worker
    worker.become('installed')
    return worker
  }
  return { container, registration, register, reload, offers, start, arrives, active }
}

describe('El sitio instalado', () => {
  it('la primera vez guarda lo que ya se vio, y no ofrece nada', async () => {
    const { start, arrives, offers, register, active } = browser({ controlled: false })
    await start()
    arrives()
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
    expect(active.messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache: ['https://puntada.mx/api/list-segmentos.php'] } }])
    expect(offers).toEqual([])
  })

  it('una versión nueva espera a que se la pida, y entonces recarga una sola vez', async () => {
    const { start, arrives, offers, reload, container } = browser({ controlled: true })
    await start()
    const worker = arrives()
    expect(offers).toHaveLength(1)
    expect(worker.messages).toEqual([])
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
    offers[0]?.()
    offers[0]?.()
    expect(worker.messages).toEqual(['puntada-toma-el-lugar'])
    container.dispatchEvent(new Event('controllerchange'))
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('ofrece también la que ya esperaba desde otra visita', async () => {
    const { start, offers, registration } = browser({ controlled: true })
    registration.waiting = new Worker()
    await start()
    expect(offers).toHaveLength(1)
  })
})

describe('El aviso del sitio', () => {
  afterEach(() => document.body.replaceChildren())

  it('está en una región que se oye, antes que sus palabras, y se puede quitar', () => {
    const notice = createNotice(document)
    const region = document.querySelector('[role=status]')
    expect(region?.textContent).toBe('')
    const run = vi.fn()
    notice.say('Hay una versión nueva de Puntada.', { label: 'Actualizar', run })
    const buttons = [...(region?.querySelectorAll('button') ?? [])]
    expect([region?.querySelector('p')?.textContent, ...buttons.map(({ textContent }) => textContent)]).toEqual([
      'Hay una versión nueva de Puntada.',
      'Actualizar',
      'Ahora no',
    ])
    buttons[0]?.click()
    expect(run).toHaveBeenCalledTimes(1)
    buttons[1]?.click()
    expect(region?.textContent).toBe('')
  })
})

describe('La tienda simulada en la dirección donde se instaló la de producción', () => {
  const workerAt = (scriptURL: string, unregister: () => Promise<boolean>) =>
    ({ active: { scriptURL }, waiting: null, installing: null, unregister }) as unknown as ServiceWorkerRegistration

  it('quita el trabajador y lo guardado, lo dice, y deja lo demás', async () => {
    const [own, other] = [vi.fn(async () => true), vi.fn(async () => true)]
    const deleted: string[] = []
    const say = vi.fn()
    const left = await leaveProduction({
      container: { getRegistrations: async () => [workerAt(`${SITE}/sw.js`, own), workerAt(`${SITE}/mockServiceWorker.js`, other)] },
      caches: {
        keys: async () => ['puntada-catalogo', 'puntada-imagenes', 'workbox-precache-v2-x', 'puntada-demo:1'],
        delete: async (name) => deleted.push(name) > 0,
      },
      say,
    })
    expect(left).toBe(true)
    expect(own).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
    expect(deleted).toEqual(['puntada-catalogo', 'puntada-imagenes', 'workbox-precache-v2-x'])
    expect(say).toHaveBeenCalledWith(
      '[simulador] En esta dirección estaba instalado el sitio de producción: se quitó para que conteste la simulación.',
    )
  })

  it('sin nada que quitar, o sin permiso para ver, sigue como si nada', async () => {
    const say = vi.fn()
    const refused = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    expect(await leaveProduction({ container: undefined, caches: undefined, say })).toBe(false)
    expect(await leaveProduction({ container: refused, caches: undefined, say })).toBe(false)
    expect(say).not.toHaveBeenCalled()
  })
})

describe('La ficha de instalación', () => {
  it('nombra el sitio en español e íconos que existen, del tamaño que dicen', () => {
    const manifest = JSON.parse(readFileSync('src/public/manifest.webmanifest', 'utf8')) as {
      readonly lang: string
      readonly icons: readonly { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ lang: 'es-MX', short_name: 'Puntada', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const file = readFileSync(`src/public${src}`)
      if (src.endsWith('.png')) expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose, sizes }) => `${sizes} ${purpose ?? ''}`.trim())).toEqual(['any', '192x192', '512x512', '512x512 maskable'])
  })

  it('la página nombra la ficha y el ícono de iPhone, y los dos están', () => {
    const page = readFileSync('src/index.html', 'utf8')
    for (const [link, file] of [
      ['<link rel="manifest" href="/manifest.webmanifest" />', 'manifest.webmanifest'],
      ['<link rel="apple-touch-icon" href="/apple-touch-icon.png" />', 'apple-touch-icon.png'],
    ] as const) {
      expect(page).toContain(link)
      expect(existsSync(`src/public/${file}`)).toBe(true)
    }
  })
})
