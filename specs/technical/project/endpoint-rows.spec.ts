// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'

it('cada dirección de la API está en src/adapters/http/calls una vez, y en ninguna otra parte', () => {
  const known = [...READS, ...WRITES].map(({ path }) => path)
  const written = globSync('{src,mocks}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/[\w-]+\.php)/g)].map(([, path = '']) => [path, file] as const),
  )
  const calls = written.filter(([path]) => known.includes(path))
  expect(calls.map(([path]) => path).toSorted()).toEqual(known.toSorted())
  expect(calls.filter(([, file]) => !file.startsWith('src/adapters/http/calls/'))).toEqual([])
})
