import { chance } from '../seed/random.ts'
import type { Design, Value } from '../seed/design.ts'
import { distance, GOLD, INK, lightness, mix, n, PAPER, PINK, safe, TAN } from './ink.ts'
import { inset, pathOf } from './path.ts'
import { clothOf, paint } from './patterns.ts'

/** Strokes are joined in their order; false draws nothing. */
export type Stroke = string | false | undefined | readonly Stroke[]
export const strokes = (stroke: Stroke): string =>
  typeof stroke === 'object' ? stroke.map(strokes).join('') : stroke || ''

export type Pen = ReturnType<typeof createPen>
export type Draw = (p: Pen, design: Design) => Stroke

export interface PenOptions {
  readonly id: string
  readonly colour: string
  readonly accent: string
  readonly design: Design
  readonly seed: number
  readonly back?: boolean
  /** Multiplies line widths: 1 in a whole garment, less in a close-up. */
  readonly weight?: number
}

const HOOK = 'V172C0 150 30 146 30 116C30 84 -14 80 -20 110'
export const CLIPS = `<path fill="#c9ced6" stroke="${INK}" stroke-width="5" d="M-112 166h28v58h-28ZM84 166h28v58h-28Z"/>`
const THREADS: Readonly<Partial<Record<Value<'fabric'>, string>>> = { mezclilla: GOLD, mezclillaElastica: GOLD }

/**
 * The inks and tools with which one garment is drawn. Coordinates: x = 0 is the centre line, y from 0 to 1000; paths are
 * as in path.ts.
 */
export function createPen({ id, design, seed, back = false, weight = 1, ...o }: PenOptions) {
  const main = safe(o.colour)
  const { pattern = 'liso', fabric = 'algodon' } = design
  const dark = lightness(main) < 0.3
  const towards = (light: number, heavy: number) => (dark ? mix(main, PAPER, light) : mix(main, INK, heavy))
  const accent = distance(main, o.accent) > 0.1 ? safe(o.accent) : towards(0.55, 0.5)
  const seamInk = towards(0.42, 0.68)
  const [definition, fill] = paint(
    `${id}p`,
    clothOf(pattern, fabric),
    main,
    safe(o.accent),
    Math.floor(chance(seed)() * 60),
  )
  let count = 0
  let silhouette = ''
  let at = ''
  const within = (transform: string, body: () => Stroke) => {
    const outer = at
    at = `${outer} ${transform}`.trim()
    const markup = `<g transform="${transform}">${strokes(body())}</g>`
    at = outer
    return markup
  }
  const w = (width: number) => n(width * weight)
  const line = (path: string, colour: string, width: number, extra = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${w(width)}"${extra} d="${pathOf(path)}"/>`
  const part = (path: string, paintOf = fill) =>
    `<path fill="${paintOf}" stroke="${INK}" stroke-width="${w(5)}" d="${pathOf(path)}"/>`
  const dot = (x: number, y: number, radius: number, paintOf: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${paintOf}" stroke="${INK}" stroke-width="${w(4)}"/>`
  const button = (x: number, y: number, radius = 9) => dot(x, y, radius, lightness(accent) > 0.3 ? accent : PAPER)
  const stitch = (path: string) =>
    line(path, THREADS[fabric] ?? towards(0.62, 0.55), 3.5, ` stroke-dasharray="${w(11)} ${w(7)}"`)
  const edged = (path: string) => stitch(inset(path))
  const rib = (x0: number, x1: number, y0: number, y1: number) => {
    let path = ''
    for (let x = x0 + 10; x < x1 - 4; x += 14) path += `M${n(x)} ${n(y0)}V${n(y1)}`
    return line(path, seamInk, 3)
  }
  const mirror = (body: () => Stroke) => within('scale(-1 1)', body)
  return {
    back,
    main,
    fill,
    tone: towards(0.16, 0.16),
    deep: mix(main, INK, 0.62),
    sole: mix(main, INK, 0.74),
    accent,
    definitions: () => definition,
    /** The paths that cast the hard shadow inherit their fill. */
    silhouette: () => silhouette,
    /** Draws at another place and size, the shadow included. */
    place: (x: number, y: number, scale: number, body: () => Stroke) =>
      within(`translate(${x} ${y}) scale(${scale})`, body),
    /** A garment without front and back is turned when seen from behind. */
    turned: (body: () => Stroke) => (back ? mirror(body) : body()),
    /** Cloth with outline, core shade and highlight. */
    cloth(text: string, paintOf = fill) {
      const key = `${id}${(count++).toString(36)}`
      const path = pathOf(text)
      silhouette += `<use href="#${key}"${at && ` transform="${at}"`}/>`
      const shade = (colour: string, opacity: number, shift: string, sheet: string) =>
        `<g fill="${colour}" fill-opacity="${opacity}" transform="translate(${shift})">${sheet}</g>`
      // The path is written once and reused; both shades are a sheet that it is cut out of.
      const sheet = `<path id="${key}s" d="M-600 -200H700V1200H-600Z${path}"/>`
      return (
        `<clipPath id="${key}c"><path id="${key}" d="${path}"/></clipPath><use href="#${key}" fill="${paintOf}"/>` +
        `<g clip-path="url(#${key}c)" fill-rule="evenodd">` +
        shade(dark ? '#000' : INK, dark ? 0.34 : 0.17, '-24 -9', sheet) +
        shade('#fff', dark ? 0.16 : 0.4, '9 5', `<use href="#${key}s"/>`) +
        `</g><use href="#${key}" fill="none" stroke="${INK}" stroke-width="${w(6)}"/>`
      )
    },
    part,
    /** Stitches run along an edge; they sew a patch on. */
    edged,
    patch: (path: string, paintOf = fill) => part(path, paintOf) + edged(path),
    flat: (path: string, paintOf: string) => `<path fill="${paintOf}" d="${pathOf(path)}"/>`,
    line: (path: string, colour: string, width: number) => line(path, colour, width),
    /** A band (strap, piping, ribbon) has an edge of ink on both sides. */
    band: (path: string, width: number, colour = accent) => line(path, INK, width + 9) + line(path, colour, width),
    seam: (path: string) => line(path, seamInk, 4.5),
    stitch,
    /** A rib is short lines across a band, from x0 to x1; `ribs` has both sides. */
    rib,
    ribs: (x0: number, x1: number, y0: number, y1: number) => rib(x0, x1, y0, y1) + rib(-x1, -x0, y0, y1),
    button,
    buttons(from: number, to: number, gap: number, radius = 9, x = 0) {
      let text = ''
      for (let y = from; y < to; y += gap) text += button(x, y, radius)
      return text
    },
    dot,
    label: (x: number, y: number) =>
      part(`M${x - 24} ${y}H${x + 24}V${y + 28}H${x - 24}Z`, PAPER) +
      line(`M${x - 15} ${y + 14}h32`, PINK, 5, ' stroke-dasharray="8 5"'),
    zip: (from: number, to: number) =>
      line(`M0 ${from}V${to}`, INK, 16) +
      `<path stroke="#fff" stroke-width="9" stroke-dasharray="4 5" d="M0 ${from}V${to}"/>` +
      part(`M-9 ${from + 8}h18v18l-4 32h-10l-4 -32Z`, GOLD),
    hanger(clips = false) {
      const bar = clips ? 'M-150 176H150' : 'M-118 238L0 192L118 238'
      const round = ' stroke-linecap="round"'
      return (
        line(`M0 ${clips ? 172 : 206}${HOOK}`, INK, 9, round) + line(bar, INK, 24, round) + line(bar, TAN, 14, round)
      )
    },
  }
}
