// @vitest-environment node
import { expect, it } from 'vitest'
import { parseBody } from '../../../src/adapters/http/client/answer.ts'
import { readingMinutes } from '../../../src/domain/blog/blog.ts'
import { parsePieces } from '../../../src/domain/orders/quantity-input.ts'
import { withoutPersonalData } from '../../../src/domain/telemetry.ts'
import { foldText, visibleText } from '../../../src/domain/text.ts'

const LENGTH = 200_000
const HOSTILE = [
  '<',
  '<a ',
  '<a "',
  '"',
  "'",
  ' ',
  '\t',
  '@',
  '.',
  'a@',
  '0',
  '0,',
  '&amp;',
  'Warning: ',
  '<br />',
  '?',
  '%',
  '\u202a',
]

it.each<[string, (text: string) => unknown]>([
  ['readingMinutes', readingMinutes],
  ['withoutPersonalData', withoutPersonalData],
  ['visibleText', visibleText],
  ['foldText', foldText],
  ['parsePieces', parsePieces],
  ['parseBody', parseBody],
])('R13.15 %s', (_name, read) => {
  for (const part of HOSTILE)
    for (const text of [part.repeat(LENGTH / part.length), `x${part.repeat(LENGTH / part.length)}x`]) {
      const start = performance.now()
      read(text)
      expect(performance.now() - start, `«${part}»`).toBeLessThan(1000)
    }
})
