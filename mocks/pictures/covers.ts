import { chance, hash, picking } from '../seed/random.ts'
import { garmentFigure } from './garment.ts'
import { AGAVE, BONE, distance, INDIGO, INK, GOLD, mix, n, PAPER, PINK, safe } from './ink.ts'
import { CATEGORIES } from '../seed/categories.ts'
import { chosen } from '../seed/design.ts'
import { type GarmentName, GARMENTS } from '../seed/garments.ts'
import type { SegmentName } from '../seed/categories.ts'
import type { Trade } from '../seed/towns.ts'
import { at, awning, rail, runningStitch, stack } from './props.ts'
import { type Look, SHAPES, type Shape } from './shapes/shapes.ts'

export type Motif = Trade | SegmentName | null

export interface CoverSpec {
  /** tienda 1600 × 500, carrusel 1600 × 900, banner 1200 × 400, blog 1200 × 675. */
  readonly kind: 'tienda' | 'carrusel' | 'banner' | 'blog'
  /** What it is about: a trade or a segment; null is the whole shop. */
  readonly motif: Motif
  readonly hues: readonly [string, string]
  readonly seed: number
}

const SIZES = { tienda: [1600, 500], carrusel: [1600, 900], banner: [1200, 400], blog: [1200, 675] } as const

interface Scene {
  readonly w: number
  readonly h: number
  readonly light: string
  readonly strong: string
  readonly inks: readonly string[]
  readonly next: () => number
  /** The i-th garment of the cast, drawn in a frame of 800 × 1000, in a colour that reads on `on`. */
  garment(i: number, on: string): string
  stands(i: number): boolean
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z"/>`

function rack(s: Scene): string {
  const { w, h } = s
  const scale = (h * 0.86) / 1000
  const step = 455 * scale
  const count = Math.max(2, Math.min(7, Math.floor((w - 90 * scale) / step)))
  const left = (w - count * step) / 2
  let text = rect(0, 0, w, h, s.strong) + rect(0, h * 0.82, w, h * 0.18, mix(s.strong, INK, 0.3))
  text += at(left - 30, h * 0.1, 1, rail(count * step + 60, h * 0.86))
  for (let i = 0; i < count; i++) {
    const drop = s.stands(i) ? 0.07 : 0.02
    text += at(left + i * step + step / 2 - 400 * scale, h * drop, scale, s.garment(i, s.strong))
  }
  return text
}

function stall(s: Scene): string {
  const { w, h } = s
  const scale = (h * 0.8) / 1000
  const step = 560 * scale
  const count = Math.max(2, Math.min(6, Math.floor(w / step)))
  const left = (w - count * step) / 2
  const ground = mix(s.light, s.strong, 0.14)
  let text = rect(0, 0, w, h, ground)
  for (let i = 0; i < count; i++) {
    text += at(left + i * step + step / 2 - 400 * scale, h * (s.stands(i) ? 0.02 : 0.12), scale, s.garment(i, ground))
  }
  text += rect(0, h * 0.84, w, h * 0.16, s.strong) + rect(0, h * 0.84, w, 10, INK)
  text += runningStitch(`M0 ${n(h * 0.93)}H${n(w)}`, mix(s.strong, PAPER, 0.6), 7)
  const piles = Math.max(1, count - 1)
  for (let i = 0; i < piles; i++) {
    const high = 2 + Math.floor(s.next() * 2)
    const colours = [0, 1, 2].slice(0, high).map((k) => s.inks[(i * 3 + k) % s.inks.length] ?? PAPER)
    text += at(left + step * (i + 1), h * 0.84, h / 1000, stack(colours))
  }
  return text + at(-10, 0, 1, awning(w + 20, h * 0.1, s.strong === PAPER ? PINK : s.strong, PAPER))
}

/** A quilt: one row, or two where the place is nearly square. */
function quilt(s: Scene): string {
  const { w, h } = s
  const rows = w / h < 1.2 ? 2 : 1
  const ch = h / rows
  const columns = Math.max(2, Math.round(w / (ch * 0.78)))
  const cw = w / columns
  const grounds = [s.strong, s.light, mix(s.strong, INK, 0.35), mix(s.light, s.strong, 0.3), GOLD]
  let text = ''
  for (let i = 0; i < columns * rows; i++) {
    const ground = grounds[i % grounds.length] ?? s.light
    const scale = Math.min((ch * 0.98) / 1000, (cw * 1.25) / 800)
    const [cx, top] = [cw * ((i % columns) + 0.5), ch * Math.floor(i / columns)]
    const disc = mix(ground, PAPER, 0.45)
    text += rect(cw * (i % columns), top, cw + 1, ch + 1, ground)
    text +=
      i % 2 ? `<circle cx="${n(cx)}" cy="${n(top + ch / 2)}" r="${n(Math.min(cw, ch) * 0.43)}" fill="${disc}"/>` : ''
    text += at(cx - 400 * scale, top + (ch - 1000 * scale) / 2, scale, s.garment(i, i % 2 ? disc : ground))
  }
  for (let i = 1; i < columns; i++) text += runningStitch(`M${n(cw * i)} 0V${n(h)}`, INK, 6)
  return text + (rows === 2 ? runningStitch(`M0 ${n(ch)}H${n(w)}`, INK, 6) : '')
}

function poster(s: Scene): string {
  const { w, h } = s
  const scale = Math.min(h * 1.12, w * 0.98) / 1000
  const cx = w * 0.5
  const side = scale * 0.78
  const gap = w > h * 2.4 ? w * 0.2 : w * 0.34
  const behind = mix(s.strong, s.light, 0.28)
  return (
    rect(0, 0, w, h, s.strong) +
    `<circle cx="${n(cx)}" cy="${n(h * 0.5)}" r="${n(h * 0.5)}" fill="${behind}"/>` +
    (w > h * 2.4
      ? at(cx - w * 0.37 - 400 * side, h * 0.1, side, s.garment(3, s.strong)) +
        at(cx + w * 0.37 - 400 * side, h * 0.1, side, s.garment(4, s.strong))
      : '') +
    (w > h * 0.9
      ? at(cx - gap - 400 * side, h * 0.1, side, s.garment(1, s.strong)) +
        at(cx + gap - 400 * side, h * 0.1, side, s.garment(2, s.strong))
      : '') +
    at(cx - 400 * scale, h / 2 - 495 * scale, scale, s.garment(0, behind))
  )
}

const SCENES = {
  tienda: [rack, stall, quilt, poster, rack],
  carrusel: [poster, rack, stall, quilt],
  banner: [poster, quilt, rack],
  blog: [quilt, poster, stall],
} as const

const stands = ({ shape }: Pick<Look, 'shape'>) => (SHAPES[shape] as Shape).hang === undefined

/** Five garments that this trade makes, or this segment sells: such as hang, where there are so many. */
const castOf = (motif: Motif, next: () => number): readonly Look[] => {
  const among = picking(next)
  const names = CATEGORIES.flatMap(({ trade, segment, garments }) =>
    motif === null || segment === motif || trade === motif ? garments : [],
  )
  const hung = names.filter((name) => !stands({ shape: GARMENTS[name][0] }))
  const able = hung.length > 4 ? hung : names
  return [0, 1, 2, 3, 4].map((at) => {
    const garment = able[Math.floor(((at + next()) * able.length) / 5)] as GarmentName
    const [shape, choices] = GARMENTS[garment]
    return { shape, design: chosen(choices, among) }
  })
}

/** A wide composition that fills its frame: no text lies over it. */
export function drawCover(spec: CoverSpec): string {
  const [width, height] = SIZES[spec.kind]
  const next = chance(spec.seed ^ hash(spec.motif + spec.kind))
  const [light, strong] = [safe(spec.hues[0]), safe(spec.hues[1])]
  const cast = castOf(spec.motif, next)
  const inks = [PAPER, GOLD, PINK, AGAVE, INDIGO, BONE, INK, light].filter((ink) => distance(ink, strong) > 0.16)
  const turn = Math.floor(next() * inks.length)
  const id = 'c' + hash(`${spec.kind}|${spec.motif}|${spec.hues.join('|')}|${spec.seed}`).toString(36)
  const pick = (i: number) => cast[i % cast.length] as Look
  const scene: Scene = {
    w: width,
    h: height,
    light,
    strong,
    inks,
    next,
    stands: (i) => stands(pick(i)),
    garment(i, on) {
      const able = inks.filter((ink) => distance(ink, on) > 0.25)
      const colour = able[(i * 3 + turn) % able.length] ?? PAPER
      const rest = inks.filter((ink) => distance(ink, colour) > 0.3)
      const accent = rest[(i + turn) % rest.length] ?? strong
      return garmentFigure({ ...pick(i), colour, accent, seed: spec.seed + i * 7 }, `${id}${i}-`)
    },
  }
  // Shoes and bags do not hang on a rail.
  const loose = cast.filter(stands).length > 2
  const scenes = SCENES[spec.kind].filter((scene) => !loose || (scene !== rack && scene !== stall))
  const draw = scenes[Math.floor(next() * scenes.length)] ?? rack
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g stroke-linejoin="round">${draw(scene)}</g></svg>`
  )
}
