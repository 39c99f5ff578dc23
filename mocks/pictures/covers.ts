import { chance, hash, picking } from '../seed/random.ts'
import { CATEGORIES, type SegmentName } from '../seed/categories.ts'
import { chosen } from '../seed/design.ts'
import { type GarmentName, GARMENTS } from '../seed/garments.ts'
import type { Trade } from '../seed/towns.ts'
import { garmentFigure } from './garment.ts'
import { AGAVE, BONE, distance, GOLD, INDIGO, INK, mix, n, PAPER, PINK, safe } from './ink.ts'
import { type Look, SHAPES, type Shape } from './shapes/shapes.ts'

export interface CoverSpec {
  readonly kind: 'tienda' | 'carrusel' | 'banner' | 'blog'
  /** A cover is about a trade or a segment; null is the whole shop. */
  readonly motif: Trade | SegmentName | null
  readonly hues: readonly [string, string]
  readonly seed: number
}
export type Motif = CoverSpec['motif']

interface Scene {
  readonly w: number
  readonly h: number
  readonly light: string
  readonly strong: string
  readonly stands: (i: number) => boolean
  /** Draws the i-th garment of the cast around x, in a colour that reads on `on`. */
  readonly figure: (i: number, x: number, top: number, scale: number, on: string) => string
}

type Draw = (scene: Scene) => string

const path = (fill: string, d: string, more = '') => `<path fill="${fill}"${more} d="${d}"/>`
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  path(fill, `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`)
const outlined = (fill: string, d: string) => path(fill, d, ` stroke="${INK}" stroke-width="6"`)
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
const running = (d: string, colour: string) =>
  path('none', d, ` stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-dasharray="34 24"`)

/** Garments side by side, as many as have room: their places, and their drawings. */
const row = (s: Scene, scale: number, gap: number, most: number, on: string, top: number) => {
  const step = gap * scale
  const count = Math.max(2, Math.min(most, Math.floor((s.w - 90 * scale) / step)))
  const places = Array.from({ length: count }, (_, i) => s.w / 2 + (i - (count - 1) / 2) * step)
  const figures = places.map((x, i) => s.figure(i, x, s.h * (s.stands(i) ? 0.04 : top), scale, on))
  return [places, figures.join('')] as const
}

/** Garments hang from a rail, or below a market stall's awning. */
const hung =
  (awning: boolean): Draw =>
  (s) => {
    const { w, h, strong } = s
    const ground = awning ? mix(s.light, strong, 0.14) : strong
    const [places, figures] = row(s, (h * 0.86) / 1000, 455, 7, ground, awning ? 0.09 : 0.02)
    const half = ((places[1] ?? 0) - (places[0] ?? 0)) / 2 + 30
    const [from, to] = [(places[0] ?? 0) - half, (places.at(-1) ?? 0) + half]
    const post = (x: number) => `M${n(x)} ${n(h * 0.1)}h26V${n(h * 0.96)}h-26Z`
    const count = Math.round(w / 130)
    const step = w / count
    const scallop = (_: unknown, i: number) => {
      const d = `M${n(i * step)} -6h${n(step)}V${n(h * 0.1)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`
      return outlined(i % 2 ? PAPER : strong === PAPER ? PINK : strong, d)
    }
    const rail = `${post(from + 20)}${post(to - 46)}M${n(from)} ${n(h * 0.1 - 14)}H${n(to)}v28H${n(from)}Z`
    return (
      rect(0, 0, w, h, ground) +
      rect(0, h * 0.82, w, h * 0.18, mix(strong, INK, awning ? 0 : 0.3)) +
      (awning ? running(`M0 ${n(h * 0.91)}H${n(w)}`, mix(strong, PAPER, 0.6)) : outlined('#e9ecf1', rail)) +
      figures +
      (awning ? Array.from({ length: count }, scallop).join('') : '')
    )
  }
const [rack, stall] = [hung(false), hung(true)]

/** A quilt has a garment on each square. */
const quilt: Draw = (s) => {
  const { w, h, light, strong } = s
  const columns = Math.max(2, Math.round(w / (h * 0.78)))
  const side = w / columns
  const grounds = [strong, light, mix(strong, INK, 0.35), mix(light, strong, 0.3), GOLD]
  const scale = Math.min((h * 0.98) / 1000, (side * 1.25) / 800)
  return grounds
    .concat(grounds)
    .slice(0, columns)
    .map((ground, i) => {
      const x = side * (i + 0.5)
      const round = mix(ground, PAPER, 0.45)
      return (
        rect(side * i, 0, side + 1, h, ground) +
        (i % 2 ? disc(x, h / 2, Math.min(side, h) * 0.43, round) : '') +
        s.figure(i, x, (h - 1000 * scale) / 2, scale, i % 2 ? round : ground) +
        (i > 0 ? running(`M${n(side * i)} 0V${n(h)}`, INK) : '')
      )
    })
    .join('')
}

/** A large garment stands before two or four smaller ones. */
const poster: Draw = (s) => {
  const { w, h, strong } = s
  const scale = Math.min(h * 1.12, w * 0.98) / 1000
  const behind = mix(strong, s.light, 0.28)
  const wide = w > h * 2.4
  const sides = wide ? [-0.37, 0.37, -0.2, 0.2] : [-0.34, 0.34]
  return (
    rect(0, 0, w, h, strong) +
    disc(w / 2, h / 2, h / 2, behind) +
    sides.map((share, i) => s.figure(i + 1, w * (0.5 + share), h * 0.1, scale * 0.78, strong)).join('') +
    s.figure(0, w / 2, h / 2 - 495 * scale, scale, behind)
  )
}

const KINDS = {
  tienda: [1600, 500, [rack, stall, quilt, poster, rack]],
  carrusel: [1600, 900, [poster, rack, stall, quilt]],
  banner: [1200, 400, [poster, quilt, rack]],
  blog: [1200, 675, [quilt, poster, stall]],
} as const

const stands = ({ shape }: Pick<Look, 'shape'>) => (SHAPES[shape] as Shape).hang === undefined

/** Five garments of the trade or segment: hanging ones, where there are so many. */
const castOf = (motif: Motif, next: () => number): readonly Look[] => {
  const names = CATEGORIES.flatMap(({ trade, segment, garments }) =>
    motif === null || segment === motif || trade === motif ? garments : [],
  )
  const hung = names.filter((name) => !stands({ shape: GARMENTS[name][0] }))
  const able = hung.length > 4 ? hung : names
  return [0, 1, 2, 3, 4].map((at) => {
    const garment = able[Math.floor(((at + next()) * able.length) / 5)] as GarmentName
    const [shape, choices] = GARMENTS[garment]
    return { shape, design: chosen(choices, picking(next)) }
  })
}

/** A cover fills its frame: no text lies over it. */
export const drawCover = ({ kind, motif, hues, seed }: CoverSpec): string => {
  const [w, h, all] = KINDS[kind]
  const next = chance(seed ^ hash(motif + kind))
  const [light, strong] = [safe(hues[0]), safe(hues[1])]
  const cast = castOf(motif, next)
  const inks = [PAPER, GOLD, PINK, AGAVE, INDIGO, BONE, INK, light].filter((ink) => distance(ink, strong) > 0.16)
  const turn = Math.floor(next() * inks.length)
  const id = `c${hash([kind, motif, ...hues, seed].join('|')).toString(36)}`
  const cycled = (i: number) => cast[i % cast.length] as Look
  const scene: Scene = {
    w,
    h,
    light,
    strong,
    stands: (i) => stands(cycled(i)),
    figure(i, x, top, scale, on) {
      const able = inks.filter((ink) => distance(ink, on) > 0.25)
      const colour = able[(i * 3 + turn) % able.length] ?? PAPER
      const rest = inks.filter((ink) => distance(ink, colour) > 0.3)
      const accent = rest[(i + turn) % rest.length] ?? strong
      const drawing = garmentFigure({ ...cycled(i), colour, accent, seed: seed + i * 7 }, `${id}${i}-`)
      return `<g transform="translate(${n(x - 400 * scale)} ${n(top)}) scale(${scale.toFixed(3)})">${drawing}</g>`
    },
  }
  // Shoes and bags do not hang on a rail.
  const loose = cast.filter(stands).length > 2
  const scenes = all.filter((draw) => !loose || (draw !== rack && draw !== stall))
  const draw = scenes[Math.floor(next() * scenes.length)] ?? quilt
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<g stroke-linejoin="round">${draw(scene)}</g></svg>`
  )
}
