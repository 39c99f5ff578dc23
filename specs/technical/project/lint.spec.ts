// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** What the linter says of these files, by path. */
const lintFiles = (files: Readonly<Record<string, string>>, ...options: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  const config = join(folder, '.oxlintrc.json')
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json', 'src/missing.d.ts']) cpSync(name, join(folder, name))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), code)
    }
    return execFileSync(
      'node_modules/.bin/oxlint',
      ['--deny-warnings', ...options, '-c', config, join(folder, 'src')],
      {
        encoding: 'utf8',
      },
    )
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const lint = (path: string, code: string): string => lintFiles({ [path]: code })

it('R11.86 la revisión del código rechaza lo que falta en los navegadores de 2023, y solo eso', () => {
  const missing = [
    `export const a = (search: URLSearchParams) => search.size`,
    `export const { size } = new URLSearchParams()`,
    `export const a = (search: URLSearchParams) => search.has('a', 'b')`,
    `export const a = (names: ReadonlySet<string>) => names.union(names)`,
    `export const a = (names: Map<string, string>) => names.values().map(String)`,
    `export const a = (part: HTMLElement) => part.checkVisibility()`,
    `export const a = () => Promise.withResolvers()`,
    `export const a = () => scheduler.yield()`,
    `export const a = URL.parse('x', 'http://localhost')`,
    `export const a = () => Response.json([])`,
  ]
  const there = `export const a = (names: Set<string>, url: URL) => [names.size, url.searchParams.has('a')]`
  const files = [there, ...missing].map((code, index) => [`src/ui/${index}.ts`, code] as const)
  const told = lintFiles(Object.fromEntries(files), '--type-aware')
  const found = [...told.matchAll(/(?:no-deprecated|restricted-properties)[^]*?src\/ui\/(\d+)\.ts/g)]
  expect([...new Set(found.map(([, index]) => Number(index)))].toSorted((a, b) => a - b)).toEqual(
    missing.map((_, index) => index + 1),
  )
})

it.each([
  ['src/domain/a.ts', `export const now = () => window.performance.now()`, true],
  ['src/machines/a.ts', `export const ask = () => fetch('/api')`, true],
  ['src/application/a.ts', `export const keep = (text: string) => localStorage.setItem('a', text)`, true],
  ['src/application/a.ts', `export const url = (page: { location: string }) => page.location`, false],
  ['src/domain/a.ts', `export const of = ({ window }: { window: number }) => window`, false],
  ['src/adapters/a.ts', `export const ask = () => fetch('/api')`, false],
])('la revisión del código sabe dónde no se usa el navegador: en %s, %s', (path, code, refused) => {
  expect(lint(path, code).includes('no-restricted-globals')).toBe(refused)
})

it.each([
  ['de archivos', `import './b.ts'\nexport const a = 1`, `export * from './c.ts'`, `export { a } from './a.ts'`],
  [
    'de tipos',
    `import type { B } from './b.ts'\nexport type A = B`,
    `export type * from './c.ts'\nexport type B = 1`,
    `import type { A } from './a.ts'\nexport type C = A`,
  ],
])('la revisión del código encuentra un círculo %s', (_of, a, b, c) => {
  const files = { 'src/domain/a.ts': a, 'src/domain/b.ts': b, 'src/domain/c.ts': c }
  expect(lintFiles(files)).toContain('import(no-cycle)')
  expect(lintFiles({ ...files, 'src/domain/c.ts': 'export const a = 2' })).not.toContain('import(no-cycle)')
})
