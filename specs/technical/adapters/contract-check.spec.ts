// @vitest-environment node
import { createServer } from 'node:http'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getResponse } from 'msw'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { checkApi, type CheckOptions, type Report } from '../../contract/check.ts'
import { shopOf } from '../../contract/targets.ts'

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}
type Mutilate = (answer: Answer) => Answer

const api = 'http://tienda.prueba/api'
const shop = (path = '', mutilate: Mutilate = (answer) => answer): typeof fetch => {
  const handlers = createHandlers(shopOf(() => 0))
  return async (input, init) => {
    const request = new Request(input, { ...init, signal: null })
    const response = (await getResponse(handlers, request)) ?? new Response('', { status: 404 })
    if (path === '' || !request.url.startsWith(`${api}${path}`)) return response
    const { status, headers } = response
    const changed = mutilate({ status, type: headers.get('content-type') ?? '', body: await response.text() })
    return new Response(changed.body, { status: changed.status, headers: { 'Content-Type': changed.type } })
  }
}
const bad = (reports: readonly Report[]) =>
  reports.filter(({ verdict }) => verdict !== 'cumple' && verdict !== 'omitida')

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

/** What is said of the one spoilt path. */
const judged = async (path: string, mutilate: Mutilate, change: Partial<CheckOptions> = {}) => {
  const reports = await checkApi({ api, fetch: shop(path, mutilate), ...change })
  return reports.find(({ call }) => call === path)
}
const saying =
  (body: unknown): Mutilate =>
  (answer) => ({ ...answer, body: typeof body === 'string' ? body : JSON.stringify(body) })
const rows =
  (change: (row: Record<string, unknown>) => unknown): Mutilate =>
  (answer) => ({ ...answer, body: JSON.stringify((JSON.parse(answer.body) as Record<string, unknown>[]).map(change)) })

const [BLOG, PRODUCTS, COMPANIES] = ['/list-blog.php', '/list-products.php', '/list-companies.php'] as const

describe('La revisión de un servidor', () => {
  it('da por bueno al simulado, de punta a punta; sin --store no hay mensaje ni pedido', async () => {
    const network = { api, fetch: shop() }
    const reads = await checkApi(network)
    const some = await checkApi({ ...network, writes: true })
    const all = await checkApi({ ...network, writes: true, store: '2' })

    expect(reads.filter(({ verdict }) => verdict === 'omitida').map(({ method }) => method)).toEqual(
      ENDPOINTS.filter(({ method }) => method === 'POST').map(() => 'POST'),
    )
    expect(some.filter(({ verdict }) => verdict === 'omitida').map(({ call }) => call)).toEqual([
      '/message-user.php',
      '/create_pedido.php',
    ])
    expect(all.map(({ verdict }) => verdict)).toEqual(ENDPOINTS.map(() => 'cumple'))
    expect(all.find(({ call }) => call === '/create_pedido.php')?.notes).toEqual([expect.stringMatching(/^folio \S/)])
  })

  it.each<[string, string, Mutilate, Record<string, unknown>]>([
    [
      'un campo renombrado, y el nombre nuevo',
      COMPANIES,
      rows(({ poblacion, ...row }) => ({ ...row, pobl: poblacion })),
      { field: 'poblacion', got: 'falta (40 de 40 filas); ¿es «pobl»?', weight: 'se pierde' },
    ],
    [
      'lo que una fila debe traer',
      COMPANIES,
      rows(({ nombre, ...row }) => ({ ...row, x9: nombre })),
      { field: 'nombre', got: 'falta (40 de 40 filas)', weight: 'rompe' },
    ],
    [
      'una tienda sin ningún precio',
      PRODUCTS,
      rows((row) => ({ ...row, precios: undefined })),
      { field: 'precios', expected: 'un precio que se pueda leer', weight: 'rompe' },
    ],
    [
      'un precio en otra notación',
      PRODUCTS,
      rows((row) => ({ ...row, precios: '3:98,50' })),
      { field: 'precios', got: 'texto 3:98,50 (20 de 20 filas)', weight: 'rompe' },
    ],
    [
      'una clave en vez de un id',
      PRODUCTS,
      rows((row) => ({ ...row, id: `P-${row['id'] as string}` })),
      { field: 'id', expected: 'que /data-product.php?id=P-150 traiga esa misma fila' },
    ],
    [
      'un id dos veces',
      PRODUCTS,
      rows((row) => ({ ...row, id: row['id'] === '149' ? '150' : row['id'] })),
      { field: 'id', got: '150 más de una vez: se omiten 1 de 20 filas', weight: 'rompe' },
    ],
    [
      'un error junto a una lista vacía',
      BLOG,
      saying({ success: false, message: 'Error en la consulta', data: [] }),
      { field: 'cuerpo', weight: 'rompe' },
    ],
    ['una página', BLOG, saying('<!DOCTYPE html><p>No'), { got: 'una página HTML: <!DOCTYPE html><p>No' }],
    ['un aviso de PHP', BLOG, saying('PHP Fatal error: x'), { got: 'aviso de PHP: Fatal error: x' }],
    ['nada', BLOG, saying(' '), { got: 'cuerpo vacío' }],
    ['JSON cortado', BLOG, saying('[{"id":1'), { got: expect.stringContaining('¿truncado?') }],
    ['filas que no lo son', BLOG, saying(['x']), { field: 'fila', got: 'texto x' }],
    [
      'un estado que no es bueno',
      BLOG,
      () => ({ status: 404, type: 'text/plain', body: 'No existe' }),
      { field: 'estado HTTP', expected: '200', got: '404: No existe' },
    ],
    [
      'imágenes que no se pueden traer',
      BLOG,
      rows((row) => ({ ...row, imagen: 'blog/no.svg' })),
      { field: 'imagen', got: expect.stringMatching(/^404 en .*\/images\/blog\/no\.svg$/) },
    ],
    [
      'imágenes de otro sitio, y dice cómo pedirlas',
      PRODUCTS,
      rows((row) => ({ ...row, imagen: 'https://otro.mx/fotos/p/a.jpg' })),
      { field: 'imagen', got: expect.stringMatching(/repite con --images https:\/\/otro\.mx\/fotos$/) },
    ],
  ])('nombra %s', async (_, path, mutilate, difference) => {
    const report = await judged(path, mutilate)

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual(expect.arrayContaining([expect.objectContaining(difference)]))
  })

  it('nombra lo que el dialecto no puede leer, que no es lo que el servidor no trae', async () => {
    const formato = { fecha: { columna: 'fecha', formato: 'd/m/Y' } }
    const dialect = parseDialect(JSON.stringify({ entidades: { articulo: formato } }))
    const report = await judged(BLOG, (answer) => answer, { dialect })

    expect(report?.differences).toEqual([
      expect.objectContaining({
        field: 'fecha',
        got: expect.stringMatching(/^texto 2026-\d\d-\d\d .* \(14 de 14 filas\)$/),
      }),
    ])
  })

  it.each<[string, string, unknown, Record<string, unknown>]>([
    [
      'otra palabra',
      '/usuario-fav.php',
      'ok',
      { field: 'respuesta', expected: '«registered»', got: 'algo que no dice si se hizo: «ok»' },
    ],
    ['un ingreso sin nombre', '/login-user.php', [{ response: 'exist' }], { field: 'name', got: 'falta' }],
    [
      'una vista que no se registró',
      '/usuario-vista-tienda.php',
      'Falta id_tienda',
      { expected: 'que la registre', got: 'una negativa: «Falta id_tienda»', weight: 'se pierde' },
    ],
  ])('de una escritura nombra %s', async (_, path, body, difference) => {
    const report = await judged(path, saying(body), { writes: true })

    expect(report?.differences).toEqual([expect.objectContaining({ weight: 'rompe', ...difference })])
  })

  it.each<[string, string, Mutilate, readonly unknown[]]>([
    [
      'lo que no trae y lo que unas filas traen mal',
      BLOG,
      rows((row) => ({ ...row, autor: undefined, ...(row['id'] === '1' && { fecha: 'ayer' }) })),
      ['no trae autor: no se muestra', 'fecha: texto ayer (1 de 14 filas) no se muestra'],
    ],
    [
      'lo que vale 0',
      PRODUCTS,
      rows((row) => (row['id'] === '150' ? { ...row, precios: '' } : row)),
      ['sin precio (1 de 20 filas): se muestra «Precio a consultar»'],
    ],
  ])('dice sin quejarse %s', async (_, path, mutilate, notes) => {
    expect(await judged(path, mutilate)).toMatchObject({ verdict: 'cumple', notes })
  })

  it('de una lista vacía no dice que cumple: no prueba nada', async () => {
    const notes = ['vino vacía: no hay campos que comparar']

    expect(await judged(BLOG, saying([]))).toMatchObject({ verdict: 'vacía', notes })
  })

  it('dice si talla y precios no filtran', async () => {
    const all = await (await shop()(`${api}/list-products.php?limit=20`)).text()
    const size = await judged('/list-products-page.php', saying(all))
    const prices = await judged('/list-products-user.php', saying(all))

    expect(size?.notes).toEqual(['el servidor no filtra por talla: di "talla_filtra": false en el dialecto'])
    expect(prices?.notes).toEqual(['el servidor no filtra por precio'])
  })

  it('ingresa antes de leer lo de una persona, con la ficha CSRF configurada, y espera lo que se pide', async () => {
    let isIn = false
    let tries = 0
    const tokens: (string | null)[] = []
    const network = shop()
    const guarded: typeof fetch = async (input, init) => {
      const { url, headers } = new Request(input, init)
      if (url.endsWith('/login-user.php')) {
        isIn = true
        tokens.push(headers.get('X-FICHA'))
      }
      if (url.includes('user=demo') && !isIn) return new Response('{"message":"Unauthenticated."}', { status: 401 })
      if (url.endsWith('/list-segmentos.php') && (tries += 1) === 1)
        return new Response('', {
          status: 429,
          headers: { 'Retry-After': '0.01', 'Set-Cookie': 'FICHA=abc; Path=/' },
        })
      return network(input, init)
    }
    const env = { VITE_CSRF_COOKIE: 'FICHA', VITE_CSRF_HEADER: 'X-FICHA' }
    const account = { user: 'demo@puntada.mx', password: 'mayoreo123' }
    const reports = await checkApi({ api, ...account, writes: true, env, fetch: guarded })

    expect([bad(reports).map(({ path }) => path), tries > 1]).toEqual([[], true])
    expect(tokens.slice(1)).toContain('abc')
  })

  it('distingue al servidor que no está, al de una puerta caída y al que no responde a tiempo', async () => {
    const away = await checkApi({ api: 'http://127.0.0.1:1/api' })
    const gateway = await judged(BLOG, () => ({ status: 503, type: 'text/html', body: '' }))
    const silent = await listen(createServer(() => undefined))
    onTestFinished(silent.stop)
    const [first] = await checkApi({ api: `${silent.origin}/api`, timeout: 20 })

    expect(new Set(away.map(({ verdict }) => verdict))).toEqual(new Set(['inalcanzable', 'omitida']))
    expect(gateway).toMatchObject({ verdict: 'inalcanzable', notes: ['el servidor respondió 503'] })
    expect(first).toMatchObject({ verdict: 'inalcanzable' })
  })
})
