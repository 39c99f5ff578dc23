// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const lint = (path: string, code: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'puntada-'))
  const [config, file] = [join(folder, '.oxlintrc.json'), join(folder, path)]
  try {
    copyFileSync('.oxlintrc.json', config)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
    return execFileSync('node_modules/.bin/oxlint', ['--deny-warnings', '-c', config, folder], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('R11.86 la revisión del código rechaza lo que falta en los navegadores de 2023', () => {
  expect(lint('src/ui/a.ts', `export const link = new URL('x', 'http://localhost')`)).not.toContain('restricted')
  expect(lint('src/ui/a.ts', `export const link = URL.parse('x', 'http://localhost')`)).toContain(
    "'URL.parse' is restricted",
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
