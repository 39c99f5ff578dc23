import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  acceptance,
  failureOf,
  fromPlaywright,
  idsOf,
  leadingIds,
  pictureProblems,
  traceProblems,
  type Check,
} from '../../report/collect.ts'
import { readState, writeState } from '../../../mocks/simulator/state.ts'
import { matchPath } from '../../../src/ui/lib/paths.ts'
import { REQUIREMENTS, SEEN, UNSEEN } from '../../requirements.ts'
import { acceptancePage } from '../../report/page.ts'
import { DOCUMENT } from '../../requirements/document.ts'
import { RETIRED } from '../../requirements/retired.ts'

const SAMPLE = [
  { id: 'R5.03', section: '5 Validación', text: 'Buscar sin texto avisa.' },
  { id: 'R5.04', section: '5 Validación', text: 'Suscribirse sin correo avisa.' },
]

const check = (title: string, status: Check['status'] = 'passed'): Check => ({
  titles: [title],
  file: 'specs/a.spec.ts',
  kind: 'spec',
  status,
  pictures: [],
})

describe('Los requisitos', () => {
  it('tienen cada uno su número, el de su sección, y su texto', () => {
    expect(REQUIREMENTS.filter(({ id }, at) => REQUIREMENTS.findIndex((other) => other.id === id) !== at)).toEqual([])
    expect(
      REQUIREMENTS.filter(({ id, section, text }) => !id.startsWith(`R${section.split(' ')[0]}.`) || text.length < 20),
    ).toEqual([])
  })

  it('retirados no vuelven con otro sentido, y dicen por qué se fueron', () => {
    expect(REQUIREMENTS.filter(({ id }) => id in RETIRED)).toEqual([])
    expect(Object.values(RETIRED).filter((text) => !/^Retirado: .{20}/.test(text))).toEqual([])
  })

  it('los del documento no cambian: ni sus números ni sus textos', () => {
    const words = DOCUMENT.map(({ id, text }) => `${id} ${text}`)
    expect(createHash('sha256').update(words.join('\n')).digest('hex')).toBe(
      '1a8c913ee155b01ca41f8a401835b8713831230b714cc7a709122e8ba6161424',
    )
  })
})

describe('Los números al inicio de un título', () => {
  it.each([
    ['R5.03 avisa', ['R5.03']],
    ['R5.01, R5.02 y R8.07 avisan', ['R5.01', 'R5.02', 'R8.07']],
    ['R5.01 R5.02: avisan', ['R5.01', 'R5.02']],
    ['R2.33', ['R2.33']],
    ['@lectura R2.01 abre el inicio', ['R2.01']],
    ['avisa como pide R5.03', []],
    ['R5.033x no es un número', []],
    ['Rápido', []],
  ])('«%s» lleva %j', (title, ids) => {
    expect(leadingIds(title)).toEqual(ids)
  })

  it('valen también en el grupo, y no se repiten', () => {
    expect(idsOf({ titles: ['R5.01 Ingreso', 'R5.02 y R5.01 avisan'] })).toEqual(['R5.01', 'R5.02'])
  })
})

describe('La trazabilidad de requisitos a pruebas', () => {
  it('no se queja cuando todo está cubierto', () => {
    expect(traceProblems(SAMPLE, [check('R5.03 y R5.04 avisan'), check('sin número')])).toEqual([])
  })

  it('se queja de un requisito sin pruebas', () => {
    expect(traceProblems(SAMPLE, [check('R5.03 avisa')])).toEqual([
      'R5.04 no tiene ninguna prueba: Suscribirse sin correo avisa. (pon su número en una prueba de specs/acceptance)',
    ])
  })

  it('se queja de una prueba de aceptación sin número, y dice en qué archivo está', () => {
    const lost = { ...check('avisa'), file: 'specs/acceptance/a.spec.ts' }
    expect(traceProblems(SAMPLE, [check('R5.03 y R5.04 avisan'), lost])).toEqual([
      'Sin número de requisito: «avisa» (specs/acceptance/a.spec.ts); ponle uno o llévala a specs/technical',
    ])
  })

  it('se queja de un intervalo de números, que cuenta solo por sus extremos', () => {
    expect(traceProblems(SAMPLE, [check('R5.03 y R5.04 avisan'), check('R5.03 a R5.04 avisan')])).toEqual([
      'Un intervalo de números no cuenta: «R5.03 a R5.04 avisan» (specs/a.spec.ts); escríbelos uno por uno',
    ])
  })

  it('se queja de un número que no existe', () => {
    expect(traceProblems(SAMPLE, [check('R5.03 y R5.04 avisan'), check('R5.99 avisa')])).toEqual([
      'R5.99 no existe, y lo nombra «R5.99 avisa» (specs/a.spec.ts); los números están en specs/requirements/',
    ])
  })

  it('se queja de una prueba omitida, que tampoco cubre nada', () => {
    expect(traceProblems(SAMPLE, [check('R5.03 avisa'), check('R5.04 avisa', 'skipped')])).toEqual([
      'R5.04 no tiene ninguna prueba: Suscribirse sin correo avisa. (pon su número en una prueba de specs/acceptance)',
      'Prueba omitida o pendiente: «R5.04 avisa» (specs/a.spec.ts)',
    ])
  })
})

describe('Las imágenes de los requisitos', () => {
  const pictured = (ids: readonly string[]): Check => ({ ...check('R5.03 avisa'), pictures: [{ ids, path: 'a.jpg' }] })

  it('se queja de lo que se puede ver y no tiene imagen', () => {
    expect(pictureProblems(SAMPLE, {}, [pictured(['R5.03'])])).toEqual([
      'R5.04 se puede ver y no tiene imagen: Suscribirse sin correo avisa.',
    ])
    expect(pictureProblems(SAMPLE, {}, [pictured(['R5.03', 'R5.04'])])).toEqual([])
  })

  it('no la pide de lo que nadie puede ver', () => {
    expect(pictureProblems(SAMPLE, { 'R5.04': 'No se ve.' }, [pictured(['R5.03'])])).toEqual([])
  })

  it('cada requisito del documento que se puede ver tiene su enlace a la tienda, en specs/requirements/seen.ts', () => {
    expect(DOCUMENT.map(({ id }) => id).filter((id) => !(id in UNSEEN) && !(id in SEEN))).toEqual([])
  })

  it(
    'cada enlace a la tienda es de un requisito que existe, y lleva a una pantalla en un estado que el ' +
      'simulador entiende',
    () => {
      const known = new Set(REQUIREMENTS.map(({ id }) => id))
      expect(Object.keys(SEEN).filter((id) => !known.has(id))).toEqual([])
      for (const [id, address] of Object.entries(SEEN)) {
        const { pathname, searchParams } = new URL(address, 'http://localhost')
        expect(matchPath(pathname), id).not.toBeNull()
        const state = readState(searchParams)
        // What the simulator understands, it writes again; what it does not, it leaves out.
        expect([...writeState(state).keys()].toSorted(), id).toEqual(
          [...searchParams.keys()].filter((name) => name !== 'semilla').toSorted(),
        )
      }
    },
  )

  it('lo que no se ve son requisitos que existen', () => {
    const known = new Set(REQUIREMENTS.map(({ id }) => id))
    expect(Object.keys(UNSEEN).filter((id) => !known.has(id))).toEqual([])
  })
})

describe('La página de la aceptación', () => {
  const page = (checks: readonly Check[], seen: Readonly<Record<string, string>> = {}): string =>
    acceptancePage({
      requirements: SAMPLE,
      checks,
      seen,
      errors: [],
      diagrams: [],
      date: new Date(Date.UTC(2026, 10, 21)),
      version: '1',
      subject: 'la tienda',
      font: '',
    })

  it('R10.05 dice en español cuántos requisitos se cumplen, y de cada uno con qué pruebas', () => {
    const html = page([check('R5.03 avisa al buscar sin texto'), check('R5.04 avisa sin correo', 'failed')])
    expect(html).toContain('<h1>1 de 2 requisitos cumplidos</h1>')
    expect(html).toContain('avisa al buscar sin texto')
    expect(html).toMatch(/id="R5\.03" data-state="passed"/)
    expect(html).toMatch(/id="R5\.04" data-state="failed"/)
    expect(page([check('R5.03 y R5.04 avisan')])).toContain('<h1>Todo lo pedido se cumple</h1>')
  })

  it('R10.05 enlaza cada requisito con la tienda en el estado que lo muestra', () => {
    const html = page([check('R5.03 y R5.04 avisan')], { 'R5.03': '/?semilla=1&escenario=vacio' })
    expect(html.match(/href="http:[^"]*"/g)).toEqual(['href="http://localhost:5173/?semilla=1&amp;escenario=vacio"'])
    expect(html).toContain('npm start')
  })
})

describe('La aceptación', () => {
  it('R10.05 aprueba un requisito solo si tiene pruebas y todas pasan', () => {
    expect(acceptance(SAMPLE, [check('R5.03 avisa'), check('R5.03 otra vez', 'failed')])).toEqual([
      {
        id: 'R5.03',
        requirement: 'Buscar sin texto avisa.',
        status: 'failed',
        checks: [
          { title: 'R5.03 avisa', file: 'specs/a.spec.ts', status: 'passed' },
          { title: 'R5.03 otra vez', file: 'specs/a.spec.ts', status: 'failed' },
        ],
      },
      { id: 'R5.04', requirement: 'Suscribirse sin correo avisa.', status: 'failed', checks: [] },
    ])
    expect(acceptance(SAMPLE, [check('R5.03 avisa')])[0]?.status).toBe('passed')
    expect(acceptance(SAMPLE, [check('R5.03 avisa', 'skipped')])[0]?.status).toBe('failed')
  })
})

describe('El informe de Playwright', () => {
  const report = (status: 'expected' | 'unexpected' | 'skipped' | 'flaky', expectedStatus = 'passed') =>
    fromPlaywright({
      suites: [
        {
          title: 'login.spec.ts',
          file: 'login.spec.ts',
          suites: [
            {
              title: 'R2.33 Ingreso',
              specs: [
                {
                  title: 'abre',
                  tests: [
                    {
                      projectName: 'offline',
                      expectedStatus,
                      status,
                      results: [
                        {
                          errors: [
                            { message: '\u001b[31mError\u001b[39m: no se ve\n\nExpected: "Aviso"\nReceived: ""' },
                          ],
                          attachments: [
                            { name: 'R2.33 R2.34', path: '/tmp/a.jpg', contentType: 'image/jpeg' },
                            { name: 'screenshot', path: '/tmp/b.png', contentType: 'image/png' },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })

  it('da títulos, archivo e imágenes por requisito', () => {
    expect(report('expected')).toEqual([
      {
        titles: ['R2.33 Ingreso', 'abre'],
        file: 'e2e/login.spec.ts',
        kind: 'e2e',
        status: 'passed',
        pictures: [{ ids: ['R2.33', 'R2.34'], path: '/tmp/a.jpg' }],
      },
    ])
  })

  it('da el error sin colores, con lo esperado y lo recibido', () => {
    expect(report('unexpected')[0]?.failure).toEqual({
      message: 'Error: no se ve\n\nExpected: "Aviso"\nReceived: ""',
      expected: '"Aviso"',
      received: '""',
    })
    expect(failureOf('se rompió')).toEqual({ message: 'se rompió' })
  })

  it('de una regla que falla con muchos ejemplos dice uno, en una frase', () => {
    const noise =
      'Property failed after 1 tests\n{ seed: 7, path: "0:1", endOnFailure: true }\nCounterexample: ' +
      '[6]\nShrunk 29 time(s)\n\nHint: Enable verbose mode'
    expect(failureOf(`${noise}\nse esperaba 5`).message).toBe(
      'No se cumple con este ejemplo: [6]\nse esperaba 5\n(Para repetirlo: semilla 7.)',
    )
  })

  it.each([
    ['unexpected', 'passed', 'failed'],
    ['flaky', 'passed', 'failed'],
    ['skipped', 'skipped', 'skipped'],
    ['expected', 'failed', 'skipped'],
  ] as const)('%s, cuando se espera %s, cuenta como %s', (status, expectedStatus, ours) => {
    expect(report(status, expectedStatus)[0]?.status).toBe(ours)
  })
})
