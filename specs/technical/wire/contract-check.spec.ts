// @vitest-environment node
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CALLS, READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import { checkApi, type CheckOptions, type Report } from '../../../mocks/contract/check.ts'
import { createSimulation } from '../../../mocks/db.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createHandlers } from '../../../mocks/handlers/handlers.ts'
import { fetchFrom, sharedShop } from '../../support/simulated.ts'

const API = 'http://tienda.prueba/api'

type Change = (text: string, path: string) => string | Response
/** The simulated server, which may say something else. */
const check = async (change: Change = (text) => text, options: Partial<CheckOptions> = {}) => {
  const ask = fetchFrom(createHandlers(createSimulation({ shop: sharedShop(3, 150) })))
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input as string)
    const answer = await ask(url, init)
    const said = change(await answer.text(), url.pathname.replace('/api', ''))
    return said instanceof Response ? said : new Response(said, { status: answer.status })
  }
  return checkApi({ api: API, user: 'demo@puntada.mx', ...options, fetch })
}
const of = (reports: readonly Report[], path: string): Report | undefined =>
  reports.find(({ call }) => call.split(/[ ?]/)[1] === path)
const lineAt = (place = ''): string => {
  const [file = '', line] = place.split(':')
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim() ?? ''
}

describe('La revisión de un servidor', () => {
  it('R11.203 el servidor simulado cumple; se envía lo que se pide, y a una tienda, si se nombra', async () => {
    const skipped = async (options: Partial<CheckOptions>) => {
      const reports = await check(undefined, options)
      expect(reports).toHaveLength(READS.length + WRITES.length)
      const others = reports.filter(({ verdict }) => verdict !== 'cumple')
      expect(others.filter(({ verdict }) => verdict !== 'omitida')).toEqual([])
      return others.map(({ call }) => call)
    }
    expect((await skipped({})).toSorted()).toEqual(WRITES.map(({ path }) => `POST ${path}`).toSorted())
    const toStores = [CALLS.messaging.send, CALLS.orders.create].map(({ path }) => `POST ${path}`)
    expect(await skipped({ writes: true })).toEqual(toStores)
    expect(await skipped({ writes: true, store: '2', password: 'mayoreo123' })).toEqual([])
  })

  it('R11.203 de lo que difiere dice columna, lo que llegó, lo que nadie lee, y el renglón que se edita', async () => {
    const reports = await check((text) =>
      text.replaceAll('"nombre":', '"nombre_producto":').replaceAll(/"precios":"\d+:([\d.]+)[^"]*"/g, '"costo":"$1"'),
    )
    const found = of(reports, CALLS.catalogue.products.path)
    expect(found).toMatchObject({
      verdict: 'difiere',
      problems: [{ column: 'nombre', expected: 'texto no vacío', raw: undefined }],
      missing: ['nombre', 'precios'],
      unread: ['nombre_producto', 'costo'],
    })
    expect(found?.lines.map(lineAt)).toEqual(["name: ['nombre', name],", "tiers: ['precios', tiers],"])
    expect(of(reports, CALLS.catalogue.companies.path)?.lines.map(lineAt)).toEqual(["name: ['nombre', name],"])
    // Favourites are products, and their columns stand with them.
    expect(of(reports, CALLS.favourites.list.path)?.lines).toEqual(found?.lines)
    expect(of(reports, CALLS.blog.articles.path)?.verdict).toBe('cumple')
  })

  it.each<readonly [string, Change, Partial<Report>]>([
    [
      'otra notación',
      (text) => text.replaceAll(/"fecha":"[^"]*"/g, '"fecha":"20/11/2026"'),
      {
        verdict: 'difiere',
        problems: [{ column: 'fecha', expected: 'fecha AAAA-MM-DD', raw: '20/11/2026' }],
      },
    ],
    [
      'una página',
      () => '<!DOCTYPE html><h1>Hola</h1>',
      {
        verdict: 'difiere',
        problems: [{ column: 'respuesta', expected: 'una lista en JSON', raw: '<!DOCTYPE html><h1>Hola</h1>' }],
      },
    ],
    ['la misma fila dos veces', (text) => `[${text.slice(1, -1)},${text.slice(1, -1)}]`, { verdict: 'difiere' }],
    ['una lista vacía', () => '[]', { verdict: 'cumple', note: 'vino vacía: no prueba nada' }],
    ['la puerta', () => new Response('', { status: 504 }), { verdict: 'inalcanzable' }],
    [
      'una columna que puede faltar, con otro nombre',
      (text) => text.replaceAll('"autor":', '"firma":'),
      {
        verdict: 'cumple',
        missing: ['autor'],
        unread: ['firma'],
        lines: [expect.stringContaining('blog.ts:')] as never,
      },
    ],
    [
      'una columna de más',
      (text) => text.replaceAll('"autor":', '"firma":1,"autor":'),
      { verdict: 'cumple', unread: ['firma'], lines: [] },
    ],
    [
      'nadie',
      () => {
        throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
      },
      { verdict: 'inalcanzable', note: 'connect ECONNREFUSED' },
    ],
  ])('R11.203 con %s en una lectura', async (_, change, expected) => {
    const reports = await check((text, path) => (path === CALLS.blog.articles.path ? change(text, path) : text))
    expect(of(reports, CALLS.blog.articles.path)).toMatchObject(expected)
  })

  it('R11.203 un envío que no dice que se hizo difiere, con el renglón de su llamada', async () => {
    const { path } = CALLS.favourites.add
    const reports = await check((text, at) => (at === path ? '{"ok":1}' : text), { writes: true })
    const found = of(reports, path)
    expect(found).toMatchObject({ verdict: 'difiere', problems: [{ expected: '«registered»', raw: '200 {"ok":1}' }] })
    expect(found?.lines.map(lineAt)).toEqual([expect.stringContaining(path)])
  })
})

it('R11.203 npm run contract dice lo que halló sin que nada mueva la terminal; sin ella y sin --yes no envía', async () => {
  const rows = [{ '\u001b[2J\nx': 1, titulo: 'a', fecha: '\u009b1m\u202e' }]
  const { origin, stop } = await listen(createServer((_, response) => void response.end(JSON.stringify(rows))))
  onTestFinished(stop)
  const [code, report] = await new Promise<readonly [code: unknown, text: string]>((done) => {
    const args = ['mocks/contract/cli.ts', '--api', `${origin}/api`, '--writes']
    execFile(process.execPath, args, (error, text, errors) => done([error?.code, text + errors]))
  })
  expect(code).toBe(1)
  expect(report).not.toMatch(/[^\P{C}\n]/u)
  for (const part of [
    'Sin terminal y sin --yes no se envía nada',
    `✗ R7.23 GET ${CALLS.blog.articles.path}: difiere`,
    'vino y nadie lo lee: \\u{1b}[2J\\u{a}x',
    'llegó "\\u{9b}1m\\u{202e}"',
    ` · omitida: ${WRITES.length} (con --writes también se prueban las escrituras)`,
  ])
    expect(report).toContain(part)
})
