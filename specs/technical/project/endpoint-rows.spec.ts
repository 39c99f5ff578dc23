// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'

const FILES = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
const LITERAL = /['"`](\/[\w-]+\.php)/g

const KNOWN = new Set(ENDPOINTS.map(({ path }) => path))
const paths = (text: string): readonly string[] =>
  [...text.matchAll(LITERAL)].map(([, path = '']) => path).filter((path) => KNOWN.has(path))

describe('Una llamada de la API es una sola fila', () => {
  it('la revisión ve una dirección escrita en otra parte', () => {
    expect(paths(`fetch('/list-blog.php') + \`/list-blog.php?x\``)).toEqual(['/list-blog.php', '/list-blog.php'])
  })

  it('cada dirección de la API está en src/adapters/http una vez, y en ninguna otra parte', () => {
    const written = FILES.flatMap(([file, text]) => paths(text).map((path) => [path, file] as const))
    expect(written.map(([path]) => path).toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted())
    expect(written.filter(([, file]) => !file.startsWith('src/adapters/http/'))).toEqual([])
  })

  it('lo que se pide antes solo lleva parámetros de su fila', () => {
    for (const endpoint of ENDPOINTS)
      if (endpoint.method === 'GET')
        for (const { query } of endpoint.prefetch)
          expect(endpoint.parameters, endpoint.path).toEqual(expect.arrayContaining(Object.keys(query)))
  })
})
