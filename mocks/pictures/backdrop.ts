import { chance } from '../seed/random.ts'
import { distance, INK, lightness, mix, PAPER } from './ink.ts'

/**
 * Two flat hues behind a garment. The hue farther from the cloth is the ground, so that every garment reads,
 * and the other is softened into it when it would swallow the garment's edge.
 */
export function drawBackdrop(colour: string, hues: readonly [string, string], seed: number): string {
  const [a, b] = hues
  const next = chance(seed ^ 0x5bd1)
  // Where the cloth is told from both hues, either may be the ground: one segment's pictures are not all alike.
  const [far, farther] = [distance(colour, a), distance(colour, b)]
  const swap = far < 0.22 ? farther > far : farther >= 0.22 && next() < 0.4
  let ground = swap ? b : a
  let shape = swap ? a : b
  if (distance(colour, ground) < 0.2) ground = mix(ground, lightness(colour) > 0.5 ? INK : PAPER, 0.4)
  if (distance(colour, shape) < 0.22)
    shape = mix(ground, lightness(colour) > 0.5 ? INK : PAPER, lightness(colour) > 0.5 ? 0.3 : 0.55)
  const stitch = mix(ground, lightness(ground) > 0.5 ? INK : PAPER, 0.4)
  const shapes = [
    `<circle cx="400" cy="500" r="356" fill="${shape}"/>`,
    `<path fill="${shape}" d="M0 640H800V1000H0Z"/>`,
    `<path fill="${shape}" d="M70 1000V430C70 -20 730 -20 730 430V1000Z"/>`,
    `<path fill="${shape}" d="M0 780L800 300V1000H0Z"/>`,
    `<path fill="${shape}" d="M400 0H800V1000H400Z"/>`,
    `<path fill="${shape}" d="M0 0H800V120L730 190L660 120L590 190L520 120L450 190L380 120L310 190L240 120L170 190L100 120L30 190L0 160ZM0 860H800V1000H0Z"/>`,
    `<circle cx="620" cy="300" r="330" fill="${shape}"/><path fill="${shape}" d="M0 900H800V1000H0Z"/>`,
  ]
  const stitched =
    next() < 0.5
      ? `<path fill="none" stroke="${stitch}" stroke-width="4" stroke-dasharray="20 13" d="M34 34H766V966H34Z"/>`
      : ''
  return `<path fill="${ground}" d="M0 0H800V1000H0Z"/>${shapes[Math.floor(next() * shapes.length)]}${stitched}`
}

/** A hook and a wooden bar, seen at the neck of what hangs. */
export function hanger(clips: boolean): string {
  const hook = 'M0 206V172C0 150 30 146 30 116C30 84 -14 80 -20 110'
  const bar = clips ? 'M-150 176H150' : 'M-118 238L0 192L118 238'
  return (
    `<path fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" d="${clips ? hook.replace('206', '172') : hook}"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round" d="${bar}"/>` +
    `<path fill="none" stroke="#d9a066" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" d="${bar}"/>`
  )
}

export const CLIPS = `<path fill="#c9ced6" stroke="${INK}" stroke-width="5" d="M-112 166H-84V224H-112ZM84 166H112V224H84Z"/>`
