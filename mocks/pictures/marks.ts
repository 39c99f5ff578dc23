import { chance, hash } from '../seed/random.ts'
import { INK, lightness, GOLD, PAPER, readable, safe } from './ink.ts'

export interface StoreMark {
  readonly name: string
  readonly seed: number
  readonly hues: readonly [string, string]
}

const SMALL = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'en'])

/** Up to two initials of the words that matter are safe in markup. */
const initials = (name: string): string => {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL.has(word.toLowerCase()))
  const letters = words.slice(0, 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 80))
  return letters.join('').toUpperCase() || 'P'
}

const letters = (text: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Impact, 'Arial Black', sans-serif" ` +
  `font-weight="900" font-size="${size}" fill="${fill}">${text}</text>`
const stitched = (path: string, colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="5" stroke-dasharray="15 10" d="${path}"/>`
const fill = (colour: string, d: string, opacity = 1) => `<path fill="${colour}" fill-opacity="${opacity}" d="${d}"/>`
const ground = (colour: string) => fill(colour, 'M0 0H400V400H0Z')

/** `a` is the ground, `b` the shape on it, `on` the ink that reads on the shape. */
type Layout = (text: string, a: string, b: string, on: string) => string

const LAYOUTS: readonly Layout[] = [
  // Hang tag with its hole and string.
  (t, a, b, on) =>
    ground(a) +
    fill(b, 'M120 60H280L340 130V370H60V130Z') +
    `<circle cx="200" cy="110" r="20" fill="${a}"/><path fill="none" stroke="${readable(a)}" stroke-width="7" d="M200 110C190 40 250 30 262 0"/>` +
    stitched('M84 346H316', on) +
    letters(t, 200, 300, 150, on),
  // Two halves, one letter over the seam.
  (t, a, b, on) =>
    ground(a) +
    fill(b, 'M200 0H400V400H200Z') +
    stitched('M200 10V390', on) +
    letters(t.slice(0, 1), 100, 272, 200, readable(a)) +
    letters(t.slice(1) || t, 300, 272, 200, on),
  // Woven check.
  (t, a, b) =>
    ground(a) +
    fill(b, 'M0 0H80V400H0ZM160 0H240V400H160ZM320 0H400V400H320Z', 0.75) +
    fill(b, 'M0 0H400V80H0ZM0 160H400V240H0ZM0 320H400V400H0Z', 0.75) +
    fill(PAPER, 'M70 110H330V290H70Z') +
    stitched('M84 124H316V276H84Z', INK) +
    letters(t, 200, 252, 140, INK),
  // Diamond patch.
  (t, a, b, on) =>
    ground(a) +
    fill(b, 'M200 14L386 200L200 386L14 200Z') +
    stitched('M200 46L354 200L200 354L46 200Z', on) +
    letters(t, 200, 246, 128, on),
  // Awning of a market stall.
  (t, a, b, on) =>
    ground(b) +
    [0, 1, 2, 3, 4].map((i) => fill(i % 2 ? PAPER : a, `M${i * 80} 0h80V104a40 40 0 0 1 -80 0Z`)).join('') +
    letters(t, 200, 330, 176, on) +
    stitched('M40 362H360', on),
]

/** A store's mark is a label of 400 × 400 with its initials. */
export const drawStoreMark = (mark: StoreMark): string => {
  const next = chance(mark.seed ^ hash(mark.name))
  let [a, b] = [safe(mark.hues[0]), safe(mark.hues[1])]
  if (next() < 0.4) [a, b] = [b, a]
  if (next() < 0.25) a = lightness(b) > 0.5 ? INK : GOLD
  const body = LAYOUTS[Math.floor(next() * LAYOUTS.length)]?.(initials(mark.name), a, b, readable(b))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${body}</svg>`
}
