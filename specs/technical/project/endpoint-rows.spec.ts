// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'

const FILES = globSync('{src,mocks}/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
const LITERAL = /['"`](\/[\w-]+\.php)/g

const PATHS = [...READS, ...WRITES].map(({ path }) => path)
const KNOWN = new Set(PATHS)
const paths = (text: string): readonly string[] =>
  [...text.matchAll(LITERAL)].map(([, path = '']) => path).filter((path) => KNOWN.has(path))

describe('Una llamada de la API es una sola fila', () => {
  it('la revisión ve una dirección escrita en otra parte', () => {
    const [path = ''] = PATHS
    expect(paths(`fetch('${path}') + \`${path}?x\``)).toEqual([path, path])
  })

  it('cada dirección de la API está en src/adapters/http/calls una vez, y en ninguna otra parte', () => {
    const written = FILES.flatMap(([file, text]) => paths(text).map((path) => [path, file] as const))
    expect(written.map(([path]) => path).toSorted()).toEqual(PATHS.toSorted())
    expect(written.filter(([, file]) => !file.startsWith('src/adapters/http/calls/'))).toEqual([])
  })
})
