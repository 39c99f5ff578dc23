// @vitest-environment node
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import { contractPage } from '../../contract/page.ts'
import { changeRows, simulatedApi } from '../../support/spoilt-api.ts'

const api = simulatedApi()
const READS = ENDPOINTS.filter(({ method }) => method === 'GET').length
const WRITES = ENDPOINTS.length - READS

describe('npm run contract', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; text: string; errors: string }>((resolve) => {
      execFile(process.execPath, ['specs/contract/cli.ts', ...args], (error, text, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text, errors })
      })
    })

  it('sale con cero ante un servidor que cumple, y da JSON', { timeout: 60_000 }, async () => {
    const { code, text } = await run(['--api', api.address(), '--json'])

    expect(JSON.parse(text)).toMatchObject({
      api: api.address(),
      totals: { cumple: READS, difiere: 0, inalcanzable: 0, omitida: WRITES },
    })
    expect(code).toBe(0)
  })

  it('sale con error ante uno que difiere, y dice dónde se adapta', { timeout: 60_000 }, async () => {
    const { code, text } = await run([
      '--api',
      await api.spoilt(
        '/list-blog.php',
        changeRows(({ titulo, ...row }) => ({ ...row, rotulo: titulo })),
      ),
    ])

    expect(text).toContain(
      '✗ R7.23 GET /list-blog.php: difiere\n    [rompe] titulo: se esperaba texto no vacío; llegó falta (14 de 14 filas)\n    (campos de más: rotulo)\n    se adapta en el dialecto (--suggest) o en src/adapters/http/blog.ts\n',
    )
    expect(text).toContain(`cumple: ${READS - 1} · difiere: 1 · inalcanzable: 0 · omitida: ${WRITES}`)
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
    expect(page).toContain(
      '| R7.22 | GET `/list-segmentos.php` | ninguno | lista: [campos](#campos-de-list-segmentosphp) | ruta, parámetros y campos | nada |',
    )
    expect(page).toContain(
      '| R7.45 | POST `/suscribir-newspaper.php` | `correo` | «registered» | ruta, cuerpo y palabra de éxito | nada |',
    )
    expect(page).toContain('| `precios` | precios "piezas:pesos" | queda [] |')
  })
})
