// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const QUERIES = 'src/ui/lib/queries.ts'
// Adapters know nothing of cached reads: there a `key` is a field of a product.
const FILES = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/adapters/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
/** A key written in place, or a text that names a port's method. */
const KEY =
  /\b(?:queryKey|mutationKey|key):\s*\[|\buse(?:Read|Query|Mutation)\(\s*[[{]|['"`](?:catalogue|favourites|messaging|blog)\.(?!ts\b)[a-z]\w*['"`]/g

const keysIn = (text: string): readonly string[] => text.match(KEY) ?? []

describe('Las claves de las lecturas en caché', () => {
  it.each([
    "queries.invalidateQueries({ queryKey: ['favourites.list', user] })",
    'useIsMutating({ mutationKey: [CHANGE] })',
    'const key = `blog.articles`',
    "useRead(['mine'], () => 7)",
    "useRead({ key: ['mine'], read: () => 7 })",
  ])('la revisión ve una escrita en otra parte: %s', (planted) => {
    expect(keysIn(planted)).not.toEqual([])
  })

  it('todas están en un solo archivo', () => {
    expect(keysIn(FILES.find(([file]) => file === QUERIES)?.[1] ?? '').length).toBeGreaterThan(20)
    expect(FILES.filter(([file, text]) => file !== QUERIES && keysIn(text).length > 0).map(([file]) => file)).toEqual(
      [],
    )
  })
})
