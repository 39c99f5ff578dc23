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

  it('ninguna dirección de la API está fuera de src/adapters/http', () => {
    expect(FILES.length).toBeGreaterThan(200)
    expect(
      FILES.filter(([file, text]) => !file.startsWith('src/adapters/http/') && paths(text).length > 0).map(
        ([file]) => file,
      ),
    ).toEqual([])
  })

  it('y ahí cada una está una sola vez', () => {
    expect(FILES.flatMap(([, text]) => paths(text)).toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted())
  })

  it('lo que se guarda sin red no lleva usuario, y lo que se pide antes solo lleva parámetros de su fila', () => {
    const reads = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')
    expect(reads.filter(({ cacheable, parameters }) => cacheable && parameters.includes('user'))).toEqual([])
    expect(
      reads.flatMap(({ prefetch, parameters }) =>
        prefetch.flatMap(({ query }) => Object.keys(query).filter((name) => !parameters.includes(name))),
      ),
    ).toEqual([])
  })
})
