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
    const args = ['--deny-warnings', ...options, '-c', config, join(folder, 'src')]
    return execFileSync('node_modules/.bin/oxlint', args, { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('R11.86 la revisión del código rechaza lo que falta en los navegadores de 2023, y solo eso', () => {
  const code = [
    `export const a = (names: Set<string>, url: URL) => [names.size, url.searchParams.has('a')]`,
    `export const a = (search: URLSearchParams) => search.size`,
    `export const a = (search: URLSearchParams) => search.has('a', 'b')`,
    `export const a = (names: ReadonlySet<string>) => names.union(names)`,
    `export const a = () => Promise.withResolvers()`,
    `export const a = URL.parse('x', 'http://localhost')`,
  ]
  const told = lintFiles(Object.fromEntries(code.map((text, at) => [`src/ui/${at}.ts`, text])), '--type-aware')
  const found = told.matchAll(/(?:no-deprecated|restricted-properties)[^]*?src\/ui\/(\d+)\.ts/g)
  expect(new Set([...found].map(([, at]) => at))).toEqual(new Set(['1', '2', '3', '4', '5']))
})

it.each([
  [
    'el navegador en lo que no lo conoce',
    'no-restricted-globals',
    { 'src/domain/a.ts': `export const a = () => fetch('/')` },
  ],
  [
    'un círculo, aunque sea de tipos',
    'no-cycle',
    {
      'src/domain/a.ts': `import type { B } from './b.ts'\nexport type A = B`,
      'src/domain/b.ts': `import type { A } from './a.ts'\nexport type B = A`,
    },
  ],
])('la revisión del código rechaza %s', (_, rule, files) => {
  expect(lintFiles(files as unknown as Record<string, string>)).toContain(rule)
})
