import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../../../src')

/** What browsers of 2023 lack (Chrome 111, Safari 16.4, Firefox 121), among what this code might use. */
const TOO_NEW =
  /\b(?:Map|Object)\.groupBy\b|\bURL\.(?:parse|canParse)\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bAbortSignal\.any\b|\bIterator\.from\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bRegExp\.escape\b|\bMath\.sumPrecise\b|\blight-dark\(|@scope\b/g

const tooNewIn = (code: string): readonly string[] => code.match(TOO_NEW) ?? []

/** Files that run in a browser: all but those of the build and of its servers. */
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('hosting'),
)

describe('Lo que corre en el navegador', () => {
  it('R11.86 no usa lo que falta en los navegadores de 2023', () => {
    expect(FILES.length).toBeGreaterThan(200)
    const found = FILES.flatMap((file) =>
      tooNewIn(readFileSync(join(SRC, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['Map.groupBy(all, keyOf)', 'Map.groupBy'],
    ['URL.parse(link, base)?.href', 'URL.parse'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['color: light-dark(black, white)', 'light-dark('],
  ])('R11.86 y lo nota en «%s»', (code, name) => {
    expect(tooNewIn(code)).toEqual([name])
  })
})
