// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const PLANTED: Readonly<Record<string, string>> = {
  'ui/size.ts': `export const a = (search: URLSearchParams) => search.size`,
  'ui/has.ts': `export const a = (search: URLSearchParams) => search.has('a', 'b')`,
  'ui/parse.ts': `export const a = URL.parse('x', 'http://localhost')`,
  'domain/fetch.ts': `export const a = () => fetch('/')`,
  'domain/circle.ts': `import type { B } from './back.ts'\nexport type A = B`,
  'domain/back.ts': `import type { A } from './circle.ts'\nexport type B = A`,
}
const GOOD = `export const a = (url: URL) => url.searchParams.has('a')`

it('R11.86 rechaza lo que falta en los navegadores de 2023, el navegador en el dominio y los círculos', () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const area of ['ui', 'domain']) mkdirSync(join(folder, 'src', area), { recursive: true })
  for (const name of ['.oxlintrc.json', 'src/tsconfig.json', 'src/missing.d.ts']) cpSync(name, join(folder, name))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries({ ...PLANTED, 'ui/good.ts': GOOD }))
    writeFileSync(join(folder, 'src', path), code)
  const args = ['--deny-warnings', '--type-aware', '-c', join(folder, '.oxlintrc.json'), join(folder, 'src')]
  const told = spawnSync('node_modules/.bin/oxlint', args, { encoding: 'utf8' }).stdout
  const rules = /(?:no-deprecated|restricted-properties|restricted-globals|no-cycle)[^]*?src\/(\w+\/\w+\.ts)/g
  const found = new Set([...told.matchAll(rules)].map(([, path = '']) => path))
  expect([...found].toSorted()).toEqual(Object.keys(PLANTED).toSorted())
})
