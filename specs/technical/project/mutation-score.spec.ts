// @vitest-environment node
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AREAS } from '../../mutation/areas.ts'
import { scoreOf } from '../../mutation/score.ts'

const report = (...statuses: readonly string[]) => ({
  files: { 'src/a.ts': { mutants: statuses.map((status) => ({ status })) } },
})
const many = (killed: number, survived: number) =>
  report(...Array<string>(killed).fill('Killed'), ...Array<string>(survived).fill('Survived'))

const SLOW = /-properties|\/contract-|\/await-ports|\/identity\.spec|\/stored-total/

describe('La calificación de los mutantes', () => {
  it('cuenta los que se notan, también por no terminar; los que no compilan no cuentan', () => {
    const parts = [
      report('Killed', 'Timeout', 'Survived', 'NoCoverage'),
      report('RuntimeError', 'CompileError', 'Ignored'),
    ]
    expect(scoreOf('domain', parts)).toEqual({
      line: '✗ domain: 50.0 % de los mutantes se notan (2 de 4 no); el mínimo es 90 %',
      enough: false,
    })
  })

  it.each([
    ['con 90 alcanza', [many(90, 10)], '✓ domain: 90.0 % de los mutantes se notan (10 de 100 no)', true],
    ['con poco menos no', [many(8996, 1004)], '89.9 %', false],
    ['sin mutantes no', [], '✗ domain', false],
    [
      'con una parte que no corrió no',
      [many(9, 0), null],
      '100.0 % de los mutantes se notan (0 de 9 no, y 1 parte no',
      false,
    ],
  ])('%s', (_, parts, line, enough) => {
    expect(scoreOf('domain', parts)).toMatchObject({ line: expect.stringContaining(line) as string, enough })
  })

  it.each(Object.entries(AREAS))(
    'las partes de %s mutan cada archivo una sola vez, y sus pruebas existen',
    (area, parts) => {
      const mutated = parts.flatMap(({ mutate }) => {
        const excluded = mutate.filter((glob) => glob.startsWith('!')).flatMap((glob) => globSync(glob.slice(1)))
        return mutate
          .filter((glob) => !glob.startsWith('!'))
          .flatMap((glob) => globSync(glob))
          .filter((file) => !excluded.includes(file))
      })
      expect(mutated.toSorted()).toEqual(globSync(`src/${area}/**/*.ts`).toSorted())
      expect(parts.flatMap(({ mutate }) => mutate).filter((glob) => glob.includes(','))).toEqual([])
      for (const glob of parts.flatMap(({ specs }) => specs)) expect(globSync(glob), glob).not.toEqual([])
    },
  )

  it('cada prueba rápida de esas áreas está en alguna parte', () => {
    const named = Object.values(AREAS)
      .flat()
      .flatMap(({ specs }) => specs.flatMap((glob) => globSync(glob)))
    const quick = globSync('specs/technical/{domain,machines,application,adapters}/*.spec.ts').filter(
      (file) => !SLOW.test(file),
    )
    expect(quick.filter((file) => !named.includes(file))).toEqual([])
  })
})
