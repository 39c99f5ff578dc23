// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What the linter says of this code, if it stood in src. */
const lint = (code: string): string => {
  const folder = mkdtempSync(join('src', 'planted-'))
  try {
    writeFileSync(join(folder, 'a.ts'), code)
    return execFileSync('node_modules/.bin/oxlint', ['--deny-warnings', folder], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('R11.86 la revisión del código rechaza lo que falta en los navegadores de 2023', () => {
  expect(lint(`export const link = new URL('x', 'http://localhost')`)).not.toContain('restricted')
  const missing = [
    'AbortSignal.any',
    'Array.fromAsync',
    'Iterator.from',
    'Map.groupBy',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'RegExp.escape',
    'URL.canParse',
    'URL.parse',
  ]
  const said = lint(missing.map((name, index) => `export const a${index} = ${name}`).join('\n'))
  expect(missing.filter((name) => !said.includes(`'${name}' is restricted`))).toEqual([])
})
