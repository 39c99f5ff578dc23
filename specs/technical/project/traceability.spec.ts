import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { acceptance, fromPlaywright, idsOf, leadingIds, traceProblems, type Check } from '../../report/collect.ts'
import { failureOf } from '../../report/failure.ts'
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

const check = (title: string, status: Check['status'] = 'passed', file = 'specs/a.spec.ts'): Check => ({
  titles: [title],
  file,
  kind: 'spec',
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

  it('retirados no vuelven con otro sentido, y dicen por qué se fueron', () => {
    expect(known.filter((id) => id in RETIRED)).toEqual([])
    expect(Object.values(RETIRED).filter((text) => !/^Retirado: .{20}/.test(text))).toEqual([])
  })

  it('los del documento no cambian: ni sus números ni sus textos', () => {
    const words = DOCUMENT.map(({ id, text }) => `${id} ${text}`)
    expect(createHash('sha256').update(words.join('\n')).digest('hex')).toBe(
      '1a8c913ee155b01ca41f8a401835b8713831230b714cc7a709122e8ba6161424',
    )
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

describe('Los números al inicio de un título', () => {
  it.each([
    ['R5.03 avisa', ['R5.03']],
    ['R5.01, R5.02 y R8.07 avisan', ['R5.01', 'R5.02', 'R8.07']],
    ['R2.33', ['R2.33']],
    ['@lectura R2.01 abre el inicio', ['R2.01']],
    ['avisa como pide R5.03', []],
    ['R5.033x no es un número', []],
  ])('«%s» lleva %j', (title, ids) => {
    expect(leadingIds(title)).toEqual(ids)
  })

  it('valen también en el grupo, y no se repiten', () => {
    expect(idsOf({ titles: ['R5.01 Ingreso', 'R5.02 y R5.01 avisan'] })).toEqual(['R5.01', 'R5.02'])
  })
})

describe('La trazabilidad de requisitos a pruebas', () => {
  const both = check('R5.03 y R5.04 avisan')
  const uncovered =
    'R5.04 no tiene ninguna prueba: Suscribirse sin correo avisa. (pon su número en una prueba de specs/acceptance)'

  it.each<readonly [string, readonly Check[], readonly string[]]>([
    ['todo cubierto', [both, check('sin número')], []],
    ['un requisito sin pruebas', [check('R5.03 avisa')], [uncovered]],
    [
      'una prueba de aceptación sin número',
      [both, check('avisa', 'passed', 'specs/acceptance/a.spec.ts')],
      ['Sin número de requisito: «avisa» (specs/acceptance/a.spec.ts); ponle uno o llévala a specs/technical'],
    ],
    [
      'un intervalo de números, que cuenta solo por sus extremos',
      [both, check('R5.03 a R5.04 avisan')],
      ['Un intervalo de números no cuenta: «R5.03 a R5.04 avisan» (specs/a.spec.ts); escríbelos uno por uno'],
    ],
    [
      'un número que no existe',
      [both, check('R5.99 avisa')],
      ['R5.99 no existe, y lo nombra «R5.99 avisa» (specs/a.spec.ts); los números están en specs/requirements/'],
    ],
    [
      'una prueba omitida, que tampoco cubre nada',
      [check('R5.03 avisa'), check('R5.04 avisa', 'skipped')],
      [uncovered, 'Prueba omitida o pendiente: «R5.04 avisa» (specs/a.spec.ts)'],
    ],
  ])('con %s', (_, checks, problems) => {
    expect(traceProblems(SAMPLE, checks)).toEqual(problems)
  })
})

describe('La aceptación', () => {
  it('R10.05 en una página dice en español cuántos requisitos se cumplen, con qué pruebas, y dónde verlos', () => {
    const page = (...checks: readonly Check[]): string =>
      acceptancePage({
        requirements: SAMPLE,
        checks,
        seen: { 'R5.03': '/?semilla=1&escenario=vacio' },
        errors: [],
        date: new Date(Date.UTC(2026, 10, 21)),
        version: '1',
        subject: 'la tienda',
        font: '',
      })
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
    expect(html).toMatch(/id="R5\.04" data-state="failed" data-unseen data-document/)
    expect(html).toContain('<strong>No apareció el texto «Aviso».</strong>')
    expect(html).toContain('<dt>Se esperaba</dt><dd>Aviso</dd><dt>Se vio</dt><dd>Inicio</dd>')
    expect(html).toContain('y 1 prueba técnica')
    expect(html.match(/href="http:[^"]*"/g)).toEqual(['href="http://localhost:5173/?semilla=1&amp;escenario=vacio"'])
    expect(page(check('R5.03 y R5.04 avisan'))).toContain('<h1>Todo lo pedido se cumple</h1>')
  })

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

describe('Una falla se dice en español', () => {
  const told: readonly (readonly [raw: string, message: string, expected?: string | undefined, received?: string])[] = [
    [
      'No apareció el botón «Enviar».\nEn la pantalla se lee: hola',
      'No apareció el botón «Enviar».',
      undefined,
      'hola',
    ],
    ["expected 'a' to be 'b' // Object.is equality", 'No es lo que se esperaba.', 'b', 'a'],
    [
      'expect(element).toHaveTextContent()\n\nExpected element to have text content:\n  adiós\nReceived:\n  hola',
      'Dice otra cosa.',
      'adiós',
      'hola',
    ],
    [
      "Error: expect(locator).toBeVisible() failed\n\nLocator: getByRole('button', { name: 'Enviar' })\nExpected: visible\n" +
        'Timeout: 5000ms\nError: element(s) not found',
      'No apareció el botón «Enviar».',
    ],
    [
      "Error: expect(locator).toHaveText(expected) failed\n\nLocator:  getByRole('heading').first()\n" +
        'Expected: "Inicio"\nReceived: "Blog"',
      'No está como debe el título.',
      'Inicio',
      'Blog',
    ],
    ['Error: se rompió\n    at a.ts:3', 'se rompió'],
  ]
  it.each(told)('%s', (raw = '', message, expected, received) => {
    const values = raw.startsWith('expected') ? ['b', 'a'] : []
    expect(failureOf(raw, ...values)).toEqual({
      message,
      ...(expected !== undefined && { expected }),
      ...(received !== undefined && { received }),
    })
  })

  it('sin corchetes ni comillas de la herramienta', () => {
    expect(failureOf('expected [ Array(1) ] to deeply equal []', '[]', '[\n  "Dama",\n  "Niña",\n]')).toEqual({
      message: 'No es lo que se esperaba.',
      expected: 'nada',
      received: 'Dama\nNiña',
    })
  })
})

describe('El informe de Playwright', () => {
  const report = (status: 'expected' | 'unexpected' | 'skipped' | 'flaky', expectedStatus = 'passed') => {
    const results = [
      {
        errors: [{ message: '\u001b[31mError\u001b[39m: no se ve\n\nExpected: "Aviso"\nReceived: ""' }],
        attachments: [
          { name: 'R2.33 R2.34 El ingreso', path: '/tmp/a.jpg', contentType: 'image/jpeg' },
          { name: 'R2.33 Se envía', body: 'UE9TVA==', contentType: 'text/plain' },
          { name: 'R2.35 La salida', body: 'YWxnbw==', contentType: 'text/x-sin-imagen' },
          { name: 'screenshot', path: '/tmp/b.png', contentType: 'image/png' },
        ],
      },
    ]
    const tests = [{ projectName: 'offline', expectedStatus, status, results }]
    const inner = [{ title: 'R2.33 Ingreso', specs: [{ title: 'abre', tests }] }]
    return fromPlaywright({ suites: [{ title: 'login.spec.ts', file: 'login.spec.ts', suites: inner }] })
  }

  it('da títulos, archivo, imágenes por requisito, y el error sin colores, con lo esperado y lo recibido', () => {
    expect(report('unexpected')).toEqual([
      {
        titles: ['R2.33 Ingreso', 'abre'],
        file: 'e2e/login.spec.ts',
        kind: 'e2e',
        status: 'failed',
        evidence: [
          { ids: ['R2.33', 'R2.34'], caption: 'El ingreso', path: '/tmp/a.jpg' },
          { ids: ['R2.33'], caption: 'Se envía', lines: 'POST' },
          { ids: ['R2.35'], caption: 'La salida', missing: 'algo' },
        ],
        failure: {
          message: 'No es lo que se esperaba.',
          expected: 'Aviso',
          received: 'nada',
          picture: '/tmp/b.png',
        },
      },
    ])
  })

  it.each([
    ['expected', 'passed', 'passed'],
    ['flaky', 'passed', 'failed'],
    ['skipped', 'skipped', 'skipped'],
    ['expected', 'failed', 'skipped'],
  ] as const)('%s, cuando se espera %s, cuenta como %s', (status, expectedStatus, ours) => {
    expect(report(status, expectedStatus)[0]?.status).toBe(ours)
  })
})
