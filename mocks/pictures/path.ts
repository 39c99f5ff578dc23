/**
 * Path text whose x = 0 is the garment's centre line. Garments are symmetric: after `=` stands the right half of an
 * outline, from the top of the centre line to its bottom; after `+` what is on both sides. A half has
 * absolute steps, one behind each letter.
 */
const NUMBER = /-?[\d.]+/g

const flip = (path: string): string =>
  path.replaceAll(/([a-z])([^a-z]*)/gi, (_, kind: string, rest: string) => {
    let at = 0
    const across = () => (/h/i.test(kind) ? true : /v/i.test(kind) ? false : at++ % 2 === 0)
    return kind + rest.replaceAll(NUMBER, (text) => (across() ? String(-Number(text)) : text))
  })

const pairsOf = (numbers: readonly number[]) =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []))

const whole = (half: string): string => {
  let [x, y] = [0, 0]
  const steps = [...half.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const start = [x, y] as const
    const numbers = rest.match(NUMBER)?.map(Number) ?? []
    const points = pairsOf(letter === 'H' ? [...numbers, y] : letter === 'V' ? [x, ...numbers] : numbers)
    ;[x, y] = points.at(-1) ?? start
    return { kind: letter === 'H' || letter === 'V' ? 'L' : letter, points, start }
  })
  const back = steps
    .slice(1)
    .toReversed()
    .map(({ kind, points, start }) => {
      const turned = [...points.slice(0, -1).toReversed(), start]
      return kind + turned.map(([across, down]) => `${-across} ${down}`).join(' ')
    })
  return steps.map(({ kind, points }) => kind + points.flat().join(' ')).join('') + back.join('') + 'Z'
}

const drawn = (text: string): string =>
  text.startsWith('=') ? whole(text.slice(1)) : text.startsWith('+') ? text.slice(1) + flip(text.slice(1)) : text

/** The path that is drawn, with one decimal at most. */
export const pathOf = (text: string): string =>
  drawn(text).replaceAll(/\d+\.\d\d+/g, (long) => String(Math.round(Number(long) * 10) / 10))
