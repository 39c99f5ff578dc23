import { textIn } from './apply-items.ts'
import { localMoment, readWhole } from './figures.ts'

const [MONTH, DAY, HOUR, NOON] = ['(?<m>\\d\\d?)', '(?<d>\\d\\d?)', '(?<H>\\d\\d?)', '(?<a>[ap])\\.? ?m\\.?']
/** PHP's letters, as what they stand for is written. */
const LETTERS: Readonly<Record<string, string>> = {
  Y: '(?<Y>\\d{4})',
  m: MONTH,
  n: MONTH,
  d: DAY,
  j: DAY,
  H: HOUR,
  G: HOUR,
  h: HOUR,
  g: HOUR,
  i: '(?<i>\\d\\d)',
  s: '(?<s>\\d\\d)',
  a: NOON,
  A: NOON,
  v: '\\d{3}',
  u: '\\d{6}',
  P: '(?<P>Z|[+-]\\d\\d:?\\d\\d)',
}
export const DATE_LETTERS = Object.keys(LETTERS)

/** Throws where a format says something twice. */
export const datePattern = (format: string): RegExp => {
  const parts = format.match(/\\?./g) ?? []
  const pattern = parts.map((part) => LETTERS[part] ?? part.slice(-1).replace(/[^\w ]/, '\\$&')).join('')
  return new RegExp(`^${pattern}$`, 'i')
}

export const dateOf = (raw: unknown, format: string, zone: string): Date | undefined => {
  if (format === 'U' || format === 'U000') {
    const number = readWhole(raw)
    return number === undefined ? undefined : new Date(format === 'U' ? number * 1000 : number)
  }
  const found = datePattern(format).exec((textIn(raw) ?? '').slice(0, 60).trim())
  if (found === null) return undefined
  const { Y = 0, m = 1, d = 1, H = 0, i = 0, s = 0, a, P } = found.groups ?? {}
  const hour = a === undefined ? H : (Number(H) % 12) + (/p/i.test(a) ? 12 : 0)
  const moment = localMoment([Y, m, d, hour, i, s].map(Number), P === undefined ? zone : 'UTC')
  if (moment === undefined) return undefined
  if (P === undefined || /z/i.test(P)) return new Date(moment)
  const minutes = Number(P.slice(1, 3)) * 60 + Number(P.slice(-2))
  return new Date(moment - Number(`${P[0]}1`) * minutes * 60_000)
}
