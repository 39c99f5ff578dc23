import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { traceProblems, type Check } from '../../report/collect.ts'
import { failureOf } from '../../report/failure.ts'
import { readState, writeState } from '../../../mocks/simulator/state.ts'
import { matchPath } from '../../../src/ui/lib/paths.ts'
import { REQUIREMENTS, SEEN, UNSEEN } from '../../requirements.ts'
import { acceptancePage } from '../../report/page.ts'
import { DOCUMENT } from '../../requirements/document.ts'

const SAMPLE = [
  { id: 'R5.03', section: '5 Validación', text: 'Buscar sin texto avisa.' },
  { id: 'R5.04', section: '5 Validación', text: 'Suscribirse sin correo avisa.' },
]

const check = (title: string, status: Check['status'] = 'passed', file = 'specs/a.spec.ts'): Check => ({
  titles: [title],
  file,
  status,
  evidence: [],
})

describe('Los requisitos', () => {
  const known = REQUIREMENTS.map(({ id }) => id)

  it('tienen cada uno su número, el de su sección, y su texto', () => {
    expect(new Set(known)).toHaveProperty('size', known.length)
    expect(
      REQUIREMENTS.filter(({ id, section, text }) => !id.startsWith(`R${section.split(' ')[0]}.`) || text.length < 20),
    ).toEqual([])
  })

  it('los del documento no cambian: ni sus números ni sus textos', () => {
    const words = DOCUMENT.map(({ id, text }) => `${id} ${text}`).join('\n')
    expect(createHash('sha256').update(words).digest('hex')).toMatch(/^1a8c913ee155b01ca41f8a401835b871/)
  })

  it('del documento se ven en un enlace a la tienda, en un estado que el simulador entiende, o se dice que no', () => {
    expect(DOCUMENT.map(({ id }) => id).filter((id) => UNSEEN.includes(id) === id in SEEN)).toEqual([])
    expect([...UNSEEN, ...Object.keys(SEEN)].filter((id) => !known.includes(id))).toEqual([])
    for (const [id, address] of Object.entries(SEEN)) {
      const { pathname, searchParams } = new URL(address, 'http://localhost')
      expect(matchPath(pathname), id).not.toBeNull()
      expect([...writeState(readState(searchParams)).keys()].toSorted(), id).toEqual(
        [...searchParams.keys()].filter((name) => name !== 'semilla').toSorted(),
      )
    }
  })
})

it.each<readonly [string, readonly Check[], string]>([
  ['un requisito sin pruebas', [check('R5.03 avisa')], 'R5.04 no tiene ninguna prueba'],
  ['una prueba de aceptación sin número', [check('avisa', 'passed', 'specs/acceptance/a.spec.ts')], 'Sin número'],
  ['un intervalo de números', [check('R5.03 a R5.04 avisan')], 'Un intervalo de números no cuenta'],
  ['un número que no existe', [check('R5.99 avisa')], 'R5.99 no existe'],
  ['una prueba omitida', [check('R5.04 avisa', 'skipped')], 'Prueba omitida o pendiente: «R5.04 avisa»'],
])('el hilo de requisitos a pruebas se rompe con %s', (_, checks, problem) => {
  expect(traceProblems(SAMPLE, [check('@lectura R5.03, R5.04 y R5.03 avisan como pide R5.99')])).toEqual([])
  expect(traceProblems(SAMPLE, checks)).toContainEqual(expect.stringContaining(problem))
})

it('R10.05 la aceptación dice en una página cuántos requisitos se cumplen, cómo se probó y dónde verlo', () => {
  const seen = { 'R5.03': '/?semilla=1&escenario=vacio' }
  const run = { requirements: SAMPLE, seen, errors: [], date: new Date(0), version: '1', subject: 'la tienda' }
  const page = (...checks: readonly Check[]) => acceptancePage({ ...run, checks })
  const shown = { ids: ['R5.03'], caption: 'Buscar sin texto', path: 'pictures/1.jpg' }
  const failure = { message: 'No apareció el texto «Aviso».', expected: 'Aviso', received: 'Inicio' }
  const html = page(
    { ...check('R5.03 avisa al buscar sin texto'), evidence: [shown] },
    { ...check('R5.04 avisa sin correo', 'failed'), failure },
    check('R5.04 otra', 'passed', 'specs/technical/a.spec.ts'),
  )
  expect(html).toContain('<h1>1 de 2 requisitos cumplidos</h1>')
  expect(html).toContain('alt="Buscar sin texto"></a><figcaption>Buscar sin texto')
  expect(html).toMatch(/id="R5\.03" data-state="passed" data-document/)
  expect(html).toMatch(/id="R5\.04" data-state="failed unseen" data-document/)
  expect(html).toContain('<strong>No apareció el texto «Aviso».</strong>')
  expect(html).toContain('<dt>Se esperaba</dt><dd>Aviso</dd><dt>Se vio</dt><dd>Inicio</dd>')
  expect(html).toContain('y 1 prueba técnica')
  expect(html.match(/href="http:[^"]*"/g)).toEqual(['href="http://localhost:5173/?semilla=1&amp;escenario=vacio"'])
  expect(page(check('R5.03 y R5.04 avisan'))).toContain('<h1>Todo lo pedido se cumple</h1>')
})

it.each([
  [
    'Unable to find an accessible element with the role "button" and name "Enviar"\nEn la pantalla se lee: hola',
    'No apareció el botón «Enviar».',
  ],
  ['Found multiple elements with the text: Hola', 'Apareció más de una vez el texto «Hola».'],
  [
    'expect(element).toHaveTextContent()\n\nExpected element to have text content:\n  adiós\nReceived:\n  hola',
    'Dice otra cosa.',
  ],
  [
    "Error: expect(locator).toBeVisible() failed\n\nLocator: getByRole('button', { name: 'Enviar' })",
    'No apareció el botón «Enviar».',
  ],
  ["expected [ 'Aviso' ] to include 'Otro aviso'", 'No está lo que se esperaba.'],
  ['Veces que recarga: expected +0 to be 1', 'Veces que recarga: no es lo que se esperaba.'],
  ['Error: se rompió\n    at a.ts:3', 'se rompió'],
])('una falla se dice en español: %s', (raw, message) => {
  expect(failureOf(raw).message).toBe(message)
})
