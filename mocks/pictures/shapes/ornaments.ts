import type { Pen, Stroke } from '../pen.ts'

/** A bow at the front, its knot at `y`. */
export const bow = (p: Pen, y: number): Stroke => [
  p.part(`+M0 ${y + 6}L14 ${y + 30}L50 ${y + 128}L26 ${y + 136}L0 ${y + 44}Z`, p.accent),
  p.part(`+M0 ${y}C30 ${y - 42} 84 ${y - 42} 88 ${y}C84 ${y + 42} 30 ${y + 42} 0 ${y}Z`, p.accent),
  p.seam(`+M22 ${y - 6}Q44 ${y - 8} 60 ${y - 14}M22 ${y + 6}Q44 ${y + 8} 60 ${y + 14}`),
  p.part(`M-15 ${y - 17}H15V${y + 17}H-15Z`, p.accent),
]

/** A patch pocket on the right, below it on both sides. */
export const pocket = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}H${x + w}V${y + h - 18}L${x + w / 2} ${y + h}L${x} ${y + h - 18}Z`
export const pockets = (p: Pen, ...box: readonly [number, number, number, number]) => p.patch(`+${pocket(...box)}`)

export const shine = (p: Pen, path: string): Stroke => [p.band(path, 40, '#ffe14d'), p.line(path, '#dfe6ea', 13)]

/** Diamonds have their upper points at these places. */
export const diamonds = (p: Pen, places: readonly (readonly [x: number, y: number])[], colour = p.accent): string =>
  p.flat(places.map(([x, y]) => `M${x} ${y}l14 19l-14 19l-14 -19Z`).join(''), colour)

export const ROW = [-2, -1, 0, 1, 2] as const

export const PRINTS: readonly ((p: Pen) => Stroke)[] = [
  (p) => p.part('=M0 350L40 440L136 450L64 514L86 610L0 558', p.accent),
  (p) => [p.dot(0, 470, 104, p.accent), p.line('M-96 440H96M-104 480H104M-92 520H92', p.main, 13)],
  (p) => p.part('=M0 420C0 346 120 350 120 430C120 510 0 590 0 590', p.accent),
  (p) => p.part('M-120 380H120V430H-120ZM-120 452H40V502H-120ZM-120 524H120V574H-120Z', p.accent),
]
