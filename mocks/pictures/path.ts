/**
 * Absolute path text (M, L, H, V, Q, C, Z) in coordinates whose x = 0 is the garment's centre line.
 * Garments are symmetric, so a silhouette is written as its right half, from the top of the centre line to the bottom.
 */
interface Segment {
  readonly kind: string
  readonly points: readonly (readonly [number, number])[]
}

function parse(path: string): Segment[] {
  let x = 0
  let y = 0
  return (path.match(/[MLQCHV][^MLQCHVZ]*/g) ?? []).map((piece) => {
    const numbers = (piece.slice(1).match(/-?[\d.]+/g) ?? []).map(Number)
    const kind = piece.charAt(0)
    const points: [number, number][] = []
    if (kind === 'H') points.push([numbers[0] ?? 0, y])
    else if (kind === 'V') points.push([x, numbers[0] ?? 0])
    else for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
    ;[x, y] = points[points.length - 1] ?? [x, y]
    return { kind: kind === 'H' || kind === 'V' ? 'L' : kind, points }
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** The whole closed silhouette from its right half. */
export function whole(half: string): string {
  const segments = parse(half)
  let text = ''
  for (const { kind, points } of segments) text += kind + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')
  for (let i = segments.length - 1; i > 0; i--) {
    const points = segments[i]?.points ?? []
    const before = segments[i - 1]?.points ?? []
    const end = before[before.length - 1] ?? [0, 0]
    const controls = points.slice(0, -1).reverse()
    text += (segments[i]?.kind ?? 'L') + [...controls, end].map(([x, y]) => `${round(-x)} ${round(y)}`).join(' ')
  }
  return text + 'Z'
}

function mirrored(path: string): string {
  return parse(path)
    .map(({ kind, points }) => kind + points.map(([x, y]) => `${round(-x)} ${round(y)}`).join(' '))
    .join('')
}

export function flip(path: string): string {
  return path
    .split('Z')
    .map((piece) => mirrored(piece))
    .join('Z')
}

export function both(path: string): string {
  return path + flip(path)
}
