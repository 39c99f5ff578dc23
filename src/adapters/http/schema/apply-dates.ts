import { textIn } from './apply-items.ts'
import { localMoment, readWhole } from './figures.ts'

const [ONE_OR_TWO, TWO] = ['(\\d\\d?)', '(\\d\\d)']
/** PHP's, and where what they stand for is in a moment. */
export const LETTERS: Readonly<Record<string, readonly [pattern: string, position?: number]>> = {
  Y: ['(\\d{4})', 0],
  m: [ONE_OR_TWO, 1],
  n: [ONE_OR_TWO, 1],
  d: [ONE_OR_TWO, 2],
  j: [ONE_OR_TWO, 2],
  H: [ONE_OR_TWO, 3],
  G: [ONE_OR_TWO, 3],
  h: [ONE_OR_TWO, 3],
  g: [ONE_OR_TWO, 3],
  a: ['([ap])\\.? ?m\\.?', 6],
  A: ['([ap])\\.? ?m\\.?', 6],
  i: [TWO, 4],
  s: [TWO, 5],
  v: ['\\d{3}'],
  u: ['\\d{6}'],
  P: ['(Z|[+-]\\d\\d:?\\d\\d)'],
}

export const dateOf = (raw: unknown, format: string, zone: string): Date | undefined => {
  if (format === 'U' || format === 'U000') {
    const number = readWhole(raw)
    return number === undefined ? undefined : new Date(format === 'U' ? number * 1000 : number)
  }
  const letters = format.match(/\\?./g) ?? []
  const pattern = letters.map((letter) => LETTERS[letter]?.[0] ?? letter.slice(-1).replace(/[^\w ]/, '\\$&')).join('')
  const found = new RegExp(`^${pattern}$`, 'i').exec((textIn(raw) ?? '').slice(0, 60).trim())
  if (found === null) return undefined
  const parts = [0, 1, 1, 0, 0, 0] as [number, number, number, number, number, number]
  let afternoon: number | undefined
  let offset: string | undefined
  const captured = letters.filter((letter) => LETTERS[letter]?.[0].startsWith('('))
  for (const [index, letter] of captured.entries()) {
    const position = LETTERS[letter]?.[1]
    if (position === undefined) offset = found[index + 1]
    else if (position === 6) afternoon = /p/i.test(found[index + 1] ?? '') ? 12 : 0
    else parts[position] = Number(found[index + 1])
  }
  if (afternoon !== undefined) parts[3] = (parts[3] % 12) + afternoon
  const moment = localMoment(parts, offset === undefined ? zone : 'UTC')
  if (moment === undefined) return undefined
  if (offset === undefined || offset === 'Z') return new Date(moment)
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return new Date(moment - Number(`${offset[0]}1`) * minutes * 60_000)
}
