// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const FILES: Readonly<Record<string, string>> = {
  'ui/good.ts': `export const a = (names: Set<string>, url: URL) => [names.size, url.searchParams.has('a')]`,
  'ui/1.ts': `export const a = (search: URLSearchParams) => search.size`,
  'ui/2.ts': `export const a = (search: URLSearchParams) => search.has('a', 'b')`,
  'ui/3.ts': `export const a = (names: ReadonlySet<string>) => names.union(names)`,
  'ui/4.ts': `export const a = () => Promise.withResolvers()`,
  'ui/5.ts': `export const a = URL.parse('x', 'http://localhost')`,
  'domain/6.ts': `export const a = () => fetch('/')`,
  'domain/7.ts': `import type { B } from './b.ts'\nexport type A = B`,
  'domain/b.ts': `import type { A } from './7.ts'\nexport type B = A`,
}

it('R11.86 rechaza lo que falta en los navegadores de 2023, el navegador en el dominio y los círculos', () => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'src/missing.d.ts']) cpSync(name, join(folder, name))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true })
    writeFileSync(join(folder, 'src', path), code)
  }
  const args = ['--deny-warnings', '--type-aware', '-c', join(folder, '.oxlintrc.json'), join(folder, 'src')]
  const told = spawnSync('node_modules/.bin/oxlint', args, { encoding: 'utf8' }).stdout
  const rules = /(?:no-deprecated|restricted-properties|restricted-globals|no-cycle)[^]*?src\/\w+\/(\w+)\.ts/g
  const found = new Set([...told.matchAll(rules)].map(([, name]) => name))
  expect('1234567'.split('').filter((name) => !found.has(name))).toEqual([])
  expect(found).not.toContain('good')
})
