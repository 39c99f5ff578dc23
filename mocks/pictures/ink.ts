export const INK = '#14110F'
export const PAPER = '#FFFFFF'
export const BONE = '#F5F3EE'
export const PINK = '#E4007C'
export const AGAVE = '#0F6B57'
export const GOLD = '#FFB400'
export const INDIGO = '#22337A'
/** Leather soles and wood are of no garment's colour. */
export const TAN = '#D9A066'

type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`; anything else is ink, so that a hostile colour never reaches the markup. */
const rgb = (hex: string): Rgb => {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x14110f
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share`, from 0 to 1, of `b` in `a`. */
export const mix = (a: string, b: string, share: number): string => {
  const other = rgb(b)
  const parts = rgb(a).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export const safe = (hex: string): string => mix(hex, hex, 0)

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (hex: string): number => {
  const [r, g, b] = rgb(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Distance between two colours, 0 to about 1; lightness counts double because prints are read by it. */
export const distance = (a: string, b: string): number => {
  const [x, y] = [rgb(a), rgb(b)]
  const chroma = Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) / 442
  return (chroma + 2 * Math.abs(lightness(a) - lightness(b))) / 3
}

/** Ink or paper, as reads better on `hex`. */
export const readable = (hex: string): string => (lightness(hex) > 0.55 ? INK : PAPER)

/** A number for an attribute: at most one decimal, never an exponent. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)
