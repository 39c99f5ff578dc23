/**
 * A path's x = 0 is the garment's centre line. Garments are symmetric: `=` begins the right half of an outline, from the
 * top of the centre line to its bottom; `+` what both sides have. A half has absolute steps, one behind each letter.
 */
const NUMBER = /-?[\d.]+/g

const flip = (path: string): string =>
  path.replaceAll(/([a-z])([^a-z]*)/gi, (_, kind: string, rest: string) => {
    let at = 0
    const across = () => (/h/i.test(kind) ? true : /v/i.test(kind) ? false : at++ % 2 === 0)
    return kind + rest.replaceAll(NUMBER, (text) => (across() ? String(-Number(text)) : text))
  })

type Point = readonly [x: number, y: number]

const pairsOf = (numbers: readonly number[]) =>
  numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []))

const stepsOf = (path: string) => {
  let [x, y]: Point = [0, 0]
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const start: Point = [x, y]
    const numbers = rest.match(NUMBER)?.map(Number) ?? []
    const points = pairsOf(letter === 'H' ? [...numbers, y] : letter === 'V' ? [x, ...numbers] : numbers)
    ;[x, y] = points.at(-1) ?? start
    return { kind: letter === 'H' || letter === 'V' ? 'L' : letter, points, start }
  })
}
const textOf = (kind: string, points: readonly Point[]) => kind + points.flat().join(' ')

const whole = (half: string): string => {
  const steps = stepsOf(half)
  const back = steps
    .slice(1)
    .toReversed()
    .map(({ kind, points, start }) =>
      textOf(
        kind,
        [...points.slice(0, -1).toReversed(), start].map(([across, down]) => [-across, down]),
      ),
    )
  return [...steps.map(({ kind, points }) => textOf(kind, points)), ...back, 'Z'].join('')
}

const drawn = (text: string): string =>
  text.startsWith('=') ? whole(text.slice(1)) : text.startsWith('+') ? text.slice(1) + flip(text.slice(1)) : text

/** The drawn path has one decimal at most. */
export const pathOf = (text: string): string =>
  drawn(text).replaceAll(/\d+\.\d\d+/g, (long) => String(Math.round(Number(long) * 10) / 10))

/** Stitches run a little inside the outline, which has absolute steps. */
export const inset = (text: string): string => {
  const steps = stepsOf(text)
  const points = steps.flatMap((step) => step.points)
  const inwards = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis])
    const high = Math.max(...all)
    const low = axis === 0 && text.startsWith('=') ? -high : Math.min(...all)
    return (value: number) => value + 12 - (24 * (value - low)) / (high - low)
  }
  const [across, down] = [inwards(0), inwards(1)]
  const path = steps.map((step) =>
    textOf(
      step.kind,
      step.points.map(([x, y]) => [across(x), down(y)]),
    ),
  )
  return (/^[=+]/.exec(text)?.[0] ?? '') + path.join('')
}
