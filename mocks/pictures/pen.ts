import { chance } from '../seed/random.ts'
import { NO_DESIGN, type Design, type Detail } from './design.ts'
import { distance, INK, lightness, mix, n, PAPER } from './ink.ts'
import { paint, type Pattern } from './patterns.ts'

/** The inks and tools with which one garment is drawn. Coordinates: x = 0 is the centre line, y from 0 to 1000. */
export interface Pen {
  readonly back: boolean
  readonly main: string
  readonly fill: string
  readonly tone: string
  readonly deep: string
  readonly accent: string
  /** A whole number that varies the design of a garment; the same for every view of one product. */
  readonly variant: number
  readonly design: Design
  has(detail: Detail): boolean
  definitions(): string
  /** Everything that casts the hard shadow, as paths that inherit their fill. */
  silhouette(): string
  /** Draws at another place and size, the shadow included. */
  place(x: number, y: number, scale: number, draw: () => string): string
  /** Draws as in a mirror, the shadow included. */
  mirror(draw: () => string): string
  /** Cloth with outline, core shade and highlight. */
  cloth(path: string, fill?: string): string
  part(path: string, fill?: string): string
  flat(path: string, fill: string): string
  line(path: string, colour: string, width: number): string
  seam(path: string): string
  stitch(path: string): string
  /** Ribbing: short lines across a band of `width`, from x0 to x1. */
  rib(x0: number, x1: number, y0: number, y1: number): string
  button(x: number, y: number, radius?: number): string
  label(x: number, y: number): string
}

export interface PenOptions {
  readonly id: string
  readonly colour: string
  readonly accent: string
  readonly pattern: Pattern
  readonly design?: Design
  readonly back: boolean
  readonly seed: number
  /** Line widths are multiplied by this: 1 in a whole garment, less in a close-up. */
  readonly weight: number
}

export function createPen(o: PenOptions): Pen {
  const { colour: main, weight, design = NO_DESIGN } = o
  const next = chance(o.seed)
  const variant = Math.floor(next() * 60)
  const dark = lightness(main) < 0.3
  const accent = distance(main, o.accent) > 0.1 ? o.accent : dark ? mix(main, PAPER, 0.55) : mix(main, INK, 0.5)
  const tone = dark ? mix(main, PAPER, 0.16) : mix(main, INK, 0.16)
  const deep = mix(main, INK, 0.62)
  const seamInk = dark ? mix(main, PAPER, 0.42) : mix(main, INK, 0.68)
  const thread = o.pattern === 'mezclilla' ? '#f0a534' : dark ? mix(main, PAPER, 0.62) : mix(main, INK, 0.55)
  const [definition, fill] = paint(`${o.id}p`, o.pattern, main, o.accent, variant)
  let count = 0
  let silhouette = ''
  let at = ''
  const within = (transform: string, body: () => string) => {
    const outer = at
    at = outer ? `${outer} ${transform}` : transform
    const markup = `<g transform="${transform}">${body()}</g>`
    at = outer
    return markup
  }
  const w = (width: number) => n(width * weight)
  const draw = (path: string, colour: string, width: number, extra = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${w(width)}"${extra} d="${path}"/>`
  const part = (path: string, paintOf: string = fill) =>
    `<path fill="${paintOf}" stroke="${INK}" stroke-width="${w(5)}" d="${path}"/>`
  return {
    back: o.back,
    main,
    fill,
    tone,
    deep,
    accent,
    variant,
    design,
    has: (detail) => design.details?.includes(detail) === true,
    definitions: () => definition,
    silhouette: () => silhouette,
    place: (x, y, scale, body) => within(`translate(${x} ${y}) scale(${scale})`, body),
    mirror: (body) => within('scale(-1 1)', body),
    cloth(path, paintOf = fill) {
      const id = `${o.id}${(count++).toString(36)}`
      silhouette += at ? `<path transform="${at}" d="${path}"/>` : `<path d="${path}"/>`
      // The path is written once and reused; the two shades need it again, cut out of the whole sheet.
      const sheet = `M-600 -200H700V1200H-600Z${path}`
      return (
        `<clipPath id="${id}c"><path id="${id}" d="${path}"/></clipPath><use href="#${id}" fill="${paintOf}"/>` +
        `<g clip-path="url(#${id}c)" fill-rule="evenodd">` +
        `<path fill="${dark ? '#000' : INK}" fill-opacity="${dark ? '.34' : '.17'}" transform="translate(-24 ` +
        `-9)" d="${sheet}"/>` +
        `<path fill="#fff" fill-opacity="${dark ? '.16' : '.4'}" transform="translate(9 5)" d="${sheet}"/></g>` +
        `<use href="#${id}" fill="none" stroke="${INK}" stroke-width="${w(6)}"/>`
      )
    },
    part,
    flat: (path, paintOf) => `<path fill="${paintOf}" d="${path}"/>`,
    line: (path, colour, width) => draw(path, colour, width),
    seam: (path) => draw(path, seamInk, 4.5),
    stitch: (path) => draw(path, thread, 3.5, ` stroke-dasharray="${w(11)} ${w(7)}"`),
    rib(x0, x1, y0, y1) {
      let path = ''
      for (let x = x0 + 10; x < x1 - 4; x += 14) path += `M${n(x)} ${n(y0)}V${n(y1)}`
      return draw(path, seamInk, 3)
    },
    button: (x, y, radius = 9) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${lightness(accent) > 0.3 ? accent : PAPER}" ` +
      `stroke="${INK}" stroke-width="${w(4)}"/>`,
    label: (x, y) =>
      `<path fill="#fff" stroke="${INK}" stroke-width="${w(3)}" d="M${x - 24} ${y}H${x + 24}V${y + 28}H` +
      `${x - 24}Z"/><path stroke="#e4007c" stroke-width="${w(5)}" stroke-dasharray="8 5" d="M${x - 15} ` +
      `${y + 14}H${x + 17}"/>`,
  }
}
