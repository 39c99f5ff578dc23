import { createHash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { traceProblems, type Check } from '../../report/collect.ts'
import { readState, writeState } from '../../../mocks/simulator/state.ts'
import { matchPath } from '../../../src/ui/site/paths.ts'
import { REQUIREMENTS, SEEN } from '../../requirements.ts'
import { failureOf, withScreen } from '../../report/failure.ts'
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

  it('se ven en un enlace a la tienda, en un estado que el simulador entiende', () => {
    expect(Object.keys(SEEN).filter((id) => !known.includes(id))).toEqual([])
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
  ['un valor de programa', [check('R5.03 con null avisa')], 'Un dueño del producto no lee código'],
  ['centavos', [check('R5.03 son 64000')], 'Un dueño del producto no lee código'],
  ['una prueba omitida', [check('R5.04 avisa', 'skipped')], 'Prueba omitida o pendiente: «R5.04 avisa»'],
])('el hilo de requisitos a pruebas se rompe con %s', (_, checks, problem) => {
  expect(traceProblems(SAMPLE, [check('@lectura R5.03, R5.04 y R5.03 avisan como pide R5.99')])).toEqual([])
  expect(traceProblems(SAMPLE, checks)).toContainEqual(expect.stringContaining(problem))
})

describe('R10.05 La página de la aceptación', () => {
  const RULES = [
    ...SAMPLE,
    { id: 'R12.01', section: '12 Además', text: 'Los filtros se quitan de uno en uno.' },
    { id: 'R2.06', section: '2 Pantallas', text: 'Se recupera la contraseña.' },
  ]
  const screen = { notices: ['Aviso Escribe algo'], texts: ['Inicio', 'Tu correo aquí'] }
  const failure = failureOf(withScreen('expected «Escribe tu correo»\n', screen))
  const shown = { ids: ['R5.03'], caption: 'Buscar sin texto', path: 'pictures/1.jpg' }
  const checks = [
    { ...check('R5.03 avisa al buscar sin texto'), evidence: [shown] },
    { ...check('R5.04 avisa sin correo', 'failed'), failure },
    check('R12.01 se quitan'),
  ]
  const open = (...run: readonly Check[]) => {
    const seen = { 'R5.03': '/?semilla=1&escenario=vacio' }
    const pictures = [{ ...shown, ids: ['R2.06'], caption: '/recoverypass' }]
    const about = { seen, pictures, errors: [], date: new Date(0), version: '1', subject: 'la tienda' }
    // In the page's own body: the files after this one look into it.
    onTestFinished(() => document.body.replaceChildren())
    document.body.innerHTML = acceptancePage({ ...about, requirements: RULES, checks: run })
    runInThisContext(`{${document.querySelector('script')?.textContent}}`)
  }
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()

  it('R10.05 dice cuánto se cumple, qué se ve, y de lo que falla qué dice la tienda ahora', () => {
    open(...checks)
    // Of the others, one fails and one has no check.
    expect(textOf('h1')).toBe('2 de 4 requisitos cumplidos')
    expect(document.querySelector('#R5\\.03 a[href="http://localhost:5173/?semilla=1&escenario=vacio"]')).not.toBeNull()
    expect(textOf('#R5\\.03 figure')).toBe('Buscar sin texto')
    expect(textOf('#R5\\.04 .failure')).toBe(
      'Ya no es así: avisa sin correo La tienda dice ahora:A la vista: Aviso Escribe algoTu correo aquí' +
        'Al principio: Inicio · Tu correo aquí… La prueba, specs/a.spec.ts, dice:expected «Escribe tu correo»',
    )
    expect(textOf('#R2\\.06 figure')).toBe('/recoverypass')
    open(...[...checks, check('R2.06 se pide')].map((one) => ({ ...one, status: 'passed' as const })))
    expect(textOf('h1')).toBe('Todo lo pedido se cumple')
  })

  it.each([
    ['filtrar', ['R12.01']],
    ['contraseña olvidada', ['R2.06']],
    ['R5.03', ['R5.03']],
    ['avisan marcianos', ['R5.03', 'R5.04']],
  ])('R10.05 busca «%s», también dicho con otras palabras', (words, found) => {
    open(...checks)
    const field = document.querySelector<HTMLInputElement>('[type=search]')!
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect([...document.querySelectorAll('.rule:not([hidden])')].map(({ id }) => id)).toEqual(found)
  })
})
