/** Colour arithmetic and numbers for the pictures. Everything here is pure and cheap. */
export const INK = '#14110F'
export const PAPER = '#FFFFFF'
export const BONE = '#F5F3EE'
export const PINK = '#E4007C'
export const AGAVE = '#0F6B57'
export const MARIGOLD = '#FFB400'
export const INDIGO = '#22337A'

type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`; anything else is ink, so that a hostile colour never reaches the markup. */
function rgb(hex: string): Rgb {
  const n = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x14110f
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function toHex(c: Rgb): string {
  return '#' + c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')
}

export function safe(hex: string): string {
  return toHex(rgb(hex))
}

/** `share` of `b` in `a`, from 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return toHex([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share])
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = rgb(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Distance between two colours, 0 to about 1; lightness counts double because prints are read by it. */
export function distance(a: string, b: string): number {
  const [x, y] = [rgb(a), rgb(b)]
  const chroma = Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]) / 442
  return (chroma + 2 * Math.abs(lightness(a) - lightness(b))) / 3
}

/** Whichever of ink and paper reads better on `hex`. */
export function readable(hex: string): string {
  return lightness(hex) > 0.55 ? INK : PAPER
}

/** A number for an attribute: at most one decimal, never an exponent. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
