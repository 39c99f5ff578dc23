// @vitest-environment node
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import { checkApi, type CheckOptions, type Report } from '../../contract/check.ts'
import { contractPage } from '../../contract/page.ts'
import { shopOf } from '../../contract/targets.ts'

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}
type Mutilate = (answer: Answer) => Answer

let real: Server
let api = ''
beforeAll(async () => {
  real = createApiServer({ simulation: shopOf(() => 0) })
  api = await listen(real)
})
afterAll(() => {
  real.closeAllConnections()
  real.close()
})

/** The simulated server, with the answers of one path spoilt on their way. */
const spoilt = async (path: string, mutilate: Mutilate): Promise<string> => {
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const url = incoming.url ?? '/'
      const chunks: Buffer[] = []
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
      const method = incoming.method ?? 'GET'
      const headers = new Headers({ 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=x', 'X-XSRF-TOKEN': 'x' })
      const body = method === 'GET' ? {} : { body: Buffer.concat(chunks).toString() }
      const response = await fetch(new URL(url, api), { method, headers, ...body })
      const answer = { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
      const sent = url.startsWith(`/api${path}`) ? mutilate(answer) : answer
      outgoing.writeHead(sent.status, { 'Content-Type': sent.type })
      outgoing.end(sent.body)
    }
    pass().catch(() => outgoing.destroy())
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

const changeRows =
  (change: (row: Record<string, unknown>) => unknown): Mutilate =>
  (answer) => ({ ...answer, body: JSON.stringify((JSON.parse(answer.body) as Record<string, unknown>[]).map(change)) })

const bad = (reports: readonly Report[]) => reports.filter(({ verdict }) => verdict !== 'cumple' && verdict !== 'omitida')

/** What is said of the one spoilt path; everything else conforms. */
const judged = async (path: string, mutilate: Mutilate, change: Partial<CheckOptions> = {}) => {
  const reports = await checkApi({ api: await spoilt(path, mutilate), ...change })
  const report = reports.find((each) => each.path.split('?')[0] === path)
  return { report, others: bad(reports).filter((each) => each !== report).map((each) => each.path) }
}

describe('La revisión de un servidor', () => {
  it('da por bueno al simulado, de punta a punta, y las escrituras solo si se piden', async () => {
    // A server of its own: the accounts that the check creates must not be there yet, whatever ran before.
    const server = createApiServer({ simulation: shopOf(() => 0) })
    const fresh = await listen(server)
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const all = await checkApi({ api: fresh, writes: true })
    const reads = await checkApi({ api: fresh })

    expect(bad(all)).toEqual([])
    expect(all.map(({ verdict }) => verdict)).toEqual(ENDPOINTS.map(() => 'cumple'))
    expect(all.flatMap(({ notes }) => notes)).toEqual([])
    expect(reads.map(({ method, verdict }) => `${method} ${verdict}`).toSorted()).toEqual(
      ENDPOINTS.map(({ method }) => (method === 'GET' ? 'GET cumple' : 'POST omitida')).toSorted(),
    )
  })

  it('nombra un campo renombrado, y el nombre nuevo', async () => {
    const { report, others } = await judged('/list-companies.php', changeRows(({ poblacion, ...row }) => ({ ...row, zona: poblacion })))

    expect(report).toMatchObject({ id: 'R7.20', verdict: 'difiere', file: 'src/adapters/http/catalogue.ts' })
    expect(report?.differences).toEqual([
      { field: 'poblacion', expected: 'texto', got: 'falta (20 de 20 filas); campos de más: zona ¿se renombró?' },
    ])
    expect(others).toEqual([])
  })

  it('nombra un campo que falta solo en una fila', async () => {
    const { report } = await judged('/list-blog.php', changeRows((row) => (row['id'] === '1' ? { ...row, fecha: undefined } : row)))

    expect(report?.differences).toEqual([
      { field: 'fecha', expected: 'fecha AAAA-MM-DD HH:MM:SS', got: expect.stringMatching(/^falta \(1 de \d+ filas\)$/) },
    ])
    expect(report?.file).toBe('src/adapters/http/blog.ts')
  })

  it.each([
    ['/list-products.php', 'minimo', 'tres', 'número entero desde 1', 'texto tres (20 de 20 filas)'],
    ['/list-products.php', 'precios', '3:98,50', 'precios "piezas:pesos"', 'texto 3:98,50 (20 de 20 filas)'],
    ['/list-products.php', 'nombre', { es: 'Blusa' }, 'texto no vacío', 'objeto {"es":"Blusa"} (20 de 20 filas)'],
    ['/list-products.php', 'imagen', 'https://otro.mx/a.jpg', 'ruta de imagen', 'texto https://otro.mx/a.jpg (20 de 20 filas)'],
    ['/data-user-favs-cant.php', 'cantidad', null, 'número entero desde 0', 'null'],
  ])('nombra un tipo equivocado: %s %s', async (path, field, value, expected, got) => {
    const { report } = await judged(path, changeRows((row) => ({ ...row, [field]: value })))

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual([{ field, expected, got }])
  })

  const with200 = (body: string): Mutilate => (answer) => ({ ...answer, body })
  it.each<[string, Mutilate, string]>([
    ['una página HTML', with200('<!DOCTYPE html>\n<html><body>Mantenimiento</body></html>'), 'una página HTML: <!DOCTYPE html> <html><body>Mantenimiento</body></html>'],
    [
      'un aviso de PHP antes del JSON',
      (answer) => ({ ...answer, body: `<br />\n<b>Warning</b>:  mysqli_connect(): refused in <b>/var/x.php</b><br />\n${answer.body}` }),
      'aviso de PHP antes del JSON: Warning: mysqli_connect(): refused in /var/x.php',
    ],
    ['un error de PHP', with200('PHP Fatal error: Out of memory'), 'aviso de PHP: Fatal error: Out of memory'],
    ['un cuerpo vacío', with200(' '), 'cuerpo vacío'],
    ['un cuerpo truncado', with200('[{"segmento":"Dama"},{"seg'), 'JSON que no se puede leer (¿truncado?), termina en «[{"segmento":"Dama"},{"seg»'],
    ['una palabra', with200('"registered"'), 'texto registered'],
    ['un texto', with200('hola'), 'texto: hola'],
  ])('nombra %s', async (_, mutilate, got) => {
    const { report, others } = await judged('/list-segmentos.php', mutilate)

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual([{ field: 'cuerpo', expected: 'una lista en JSON', got }])
    expect(others).toEqual([])
  })

  it('nombra un estado que no es bueno', async () => {
    const { report } = await judged('/list-segmentos.php', () => ({ status: 404, type: 'text/plain', body: 'No existe' }))

    expect(report?.differences).toEqual([{ field: 'estado HTTP', expected: '200', got: '404: No existe' }])
  })

  it('nombra filas que no son filas', async () => {
    const { report } = await judged('/list-categories.php', (answer) => ({ ...answer, body: answer.body.replace('[', '["x",') }))

    expect(report?.differences).toEqual([{ field: 'fila', expected: 'objeto', got: 'texto x' }])
  })

  it('tolera, y lo dice, una marca BOM, otro tipo de contenido y una lista vacía', async () => {
    const { report } = await judged('/list-segmentos.php', () => ({ status: 200, type: 'text/html; charset=UTF-8', body: '\uFEFF[]' }))

    expect(report?.verdict).toBe('cumple')
    expect(report?.notes).toEqual([
      'marca de orden de bytes (BOM) antes del JSON: se tolera',
      'tipo de contenido text/html; charset=UTF-8 en vez de application/json: se tolera',
      'vino vacía: no hay campos que comparar',
    ])
  })

  it.each([
    ['/suscribir-newspaper.php', 'ok', { field: 'response', expected: '«registered»', got: 'texto ok' }],
    ['/suscribir-newspaper.php', '<h1>Error</h1>', { field: 'response', expected: '«registered»', got: 'una página HTML: <h1>Error</h1>' }],
    ['/login-user.php', '[{"response":"exist","nombre":"Ana"}]', { field: 'name', expected: 'texto no vacío', got: 'falta' }],
    ['/message-user.php', '[{"response":"visto"}]', { field: 'response', expected: '«sent»', got: 'lista [{"response":"visto"}]' }],
  ])('nombra la respuesta de una escritura: %s con %s', async (path, body, difference) => {
    const { report } = await judged(path, with200(body), { writes: true })

    expect(report?.verdict).toBe('difiere')
    expect(report?.differences).toEqual([difference])
  })

  it('distingue al servidor que no está', async () => {
    const reports = await checkApi({ api: 'http://127.0.0.1:1/api' })

    expect(new Set(reports.map(({ verdict }) => verdict))).toEqual(new Set(['inalcanzable', 'omitida']))
  })

  it('distingue al que está detrás de una puerta caída y al que no responde a tiempo', async () => {
    const { report } = await judged('/list-blog.php', () => ({ status: 503, type: 'text/html', body: '' }))
    const silent = createServer(() => undefined)
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const [first] = await checkApi({ api: await listen(silent), timeout: 20 })

    expect(report).toMatchObject({ verdict: 'inalcanzable', notes: ['el servidor respondió 503'] })
    expect(first).toMatchObject({ verdict: 'inalcanzable', notes: ['no respondió a tiempo'] })
  })
})

describe('npm run contract', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; text: string; errors: string }>((resolve) => {
      execFile(process.execPath, ['specs/contract/cli.ts', ...args], (error, text, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text, errors })
      })
    })

  it('sale con cero ante un servidor que cumple, y da JSON', { timeout: 60_000 }, async () => {
    const { code, text } = await run(['--api', api, '--json'])

    expect(JSON.parse(text)).toMatchObject({ api, totals: { cumple: 23, difiere: 0, inalcanzable: 0, omitida: 17 } })
    expect(code).toBe(0)
  })

  it('sale con error ante uno que difiere, y dice dónde se adapta', { timeout: 60_000 }, async () => {
    const { code, text } = await run(['--api', await spoilt('/list-blog.php', changeRows(({ titulo, ...row }) => ({ ...row, rotulo: titulo })))])

    expect(text).toContain(
      '✗ R7.23 GET /list-blog.php: difiere\n    titulo: se esperaba texto no vacío; llegó falta',
    )
    expect(text).toContain('campos de más: rotulo ¿se renombró?\n    se adapta en src/adapters/http/blog.ts\n')
    expect(text).toContain('cumple: 22 · difiere: 1 · inalcanzable: 0 · omitida: 17')
    expect(code).toBe(1)
  })

  it('sin dirección explica cómo se usa', { timeout: 60_000 }, async () => {
    const { code, text, errors } = await run([])

    expect(text).toContain('R7.12  GET  /list-products.php')
    expect(errors).toContain('Falta --api')
    expect(code).toBe(2)
  })
})

describe('La página del contrato', () => {
  it('está al día (npm run contract -- --page)', () => {
    expect(readFileSync('.github/contract.md', 'utf8')).toBe(contractPage())
  })

  it('muestra todas las llamadas y lo que suponemos de cada una', () => {
    const page = contractPage()

    expect(page.match(/^\| R7\.\d\d /gm)).toHaveLength(ENDPOINTS.length)
    expect(page).toContain('| R7.22 | GET `/list-segmentos.php` | ninguno | lista: [campos](#campos-de-list-segmentosphp) | ruta, parámetros y campos | nada |')
    expect(page).toContain('| R7.45 | POST `/suscribir-newspaper.php` | `correo` | «registered» | ruta, cuerpo y palabra de éxito | nada |')
    expect(page).toContain('| `precios` | precios "piezas:pesos" | queda [] |')
  })
})
