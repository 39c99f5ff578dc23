import type { Value } from '../seed/design.ts'
import { distance, INK, lightness, mix, n, PAPER } from './ink.ts'

/** A cloth looks like its pattern; a plain one like its fabric. */
export type Cloth = Value<'pattern'> | 'punto' | 'mezclilla' | 'piel'

const PLAIN: Readonly<Partial<Record<Value<'fabric'>, Cloth>>> = {
  mezclilla: 'mezclilla',
  mezclillaElastica: 'mezclilla',
  piel: 'piel',
  acrilico: 'punto',
  acrilicoLana: 'punto',
  lana: 'punto',
}

export const clothOf = (pattern: Value<'pattern'>, fabric: Value<'fabric'>): Cloth =>
  (pattern === 'liso' ? PLAIN[fabric] : undefined) ?? pattern

/** A motif's ink is the accent when that differs from the cloth, else a tone of the cloth. */
const motifInk = (main: string, accent: string): string =>
  distance(main, accent) > 0.2 ? accent : lightness(main) > 0.5 ? mix(main, INK, 0.55) : mix(main, PAPER, 0.7)

const flower = (x: number, y: number, r: number, petal: string, heart: string): string => {
  const petals = [0, 1, 2, 3, 4].map((at) => {
    const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2
    return `<circle cx="${n(x + r * Math.cos(angle))}" cy="${n(y + r * Math.sin(angle))}" r="${n(r * 0.72)}"/>`
  })
  return `<g fill="${petal}">${petals.join('')}</g><circle cx="${x}" cy="${y}" r="${n(r * 0.55)}" fill="${heart}"/>`
}

interface Inks {
  readonly ink: string
  readonly tone: string
  readonly pale: string
}
type Tile = readonly [width: number, height: number, marks: string]

const fill = (colour: string, d: string, opacity = 1) => `<path fill="${colour}" fill-opacity="${opacity}" d="${d}"/>`
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
const dot = (colour: string, x: number, r: number) => `<circle cx="${x}" cy="${x}" r="${r}" fill="${colour}"/>`

/** A cloth repeats one of these tiles, by chance. */
const TILES: Readonly<Partial<Record<Cloth, readonly ((inks: Inks) => Tile)[]>>> = {
  rayas: [
    ({ ink }) => [46, 46, fill(ink, 'M0 6H46V26H0Z')],
    ({ ink }) => [34, 34, fill(ink, 'M0 6H34V15H0Z')],
    ({ ink }) => [36, 36, fill(ink, 'M6 0H16V36H6ZM25 0H28V36H25Z')],
  ],
  cuadros: [
    ({ ink, pale }) => [
      84,
      84,
      fill(ink, 'M8 0H40V84H8Z', 0.6) + fill(ink, 'M0 8H84V40H0Z', 0.6) + line(pale, 4, 'M62 0V84M0 62H84'),
    ],
    ({ ink }) => [48, 48, fill(ink, 'M0 0H24V24H0Z') + fill(ink, 'M24 0H48V24H24ZM0 24H24V48H0Z', 0.5)],
  ],
  puntos: [
    ({ ink }) => [40, 40, dot(ink, 10, 5.5) + dot(ink, 30, 5.5)],
    ({ ink }) => [64, 64, dot(ink, 16, 12) + dot(ink, 48, 12)],
  ],
  flores: [
    ({ ink, tone, pale }) => [
      124,
      124,
      flower(34, 34, 15, ink, pale) +
        flower(96, 94, 11, pale, ink) +
        fill(tone, 'M62 50Q78 34 94 44Q82 62 62 50ZM20 92Q24 74 42 76Q44 94 20 92Z'),
    ],
  ],
  punto: [({ tone }) => [16, 14, line(tone, 2.2, 'M1 2L8 9L15 2')]],
  trenzas: [
    ({ tone }) => [
      72,
      48,
      line(
        tone,
        6,
        'M6 4L13 14L20 4M6 20L13 30L20 20M6 36L13 46L20 36M38 -8C38 12 62 12 62 28C62 36 60 42 56 46M62 -10C62 10 38 14 38 30C38 38 40 44 44 50',
      ) + line(tone, 2.5, 'M27 0V48M71 0V48'),
    ],
  ],
  mezclilla: [({ pale }) => [10, 10, line(pale, 1.6, 'M-2 12L12 -2M-2 2L2 -2M8 12L12 8')]],
  piel: [
    ({ tone }) => [
      64,
      64,
      line(
        tone,
        2.5,
        'M6 10q7 -6 12 1M30 6q4 7 -1 12M48 14q8 -3 10 5M12 32q3 8 11 5M38 30q7 2 6 9M54 40q-5 6 1 10M8 52q6 -4 9 3M30 54q7 3 12 -1',
      ),
    ],
  ],
  grecas: [
    ({ ink, pale }) => [
      96,
      132,
      fill(ink, 'M0 8H96V16H0ZM0 116H96V124H0Z') +
        line(ink, 10, 'M0 92H14V40H70V76H42V60M70 92H110M-2 92H14M56 92H70') +
        fill(pale, 'M76 62L86 50L96 62L86 74Z'),
    ],
  ],
  bloques: ['M0 470H100V1000H0Z', 'M0 400H100V500H0ZM0 536H100V556H0Z', 'M0 0H100V360H0Z'].map((block) => ({ ink }) => [
    100,
    1000,
    fill(ink, block),
  ]),
  acolchado: [
    ({ tone }) => [84, 84, line(tone, 5, 'M0 0L84 84M84 0L0 84')],
    ({ tone }) => [90, 86, fill(tone, 'M0 62Q45 74 90 62V86H0Z', 0.4) + line(tone, 6, 'M0 84H90')],
  ],
  rombos: [
    ({ ink, pale }) => [110, 160, fill(ink, 'M55 8L104 80L55 152L6 80Z') + line(pale, 3, 'M0 0L110 160M110 0L0 160')],
  ],
  acanalado: [({ tone }) => [18, 18, line(tone, 4, 'M5 0V18')]],
  encaje: [
    ({ pale }) => [
      60,
      60,
      line(
        pale,
        3,
        'M0 0Q15 15 30 0Q45 15 60 0M0 60Q15 45 30 60Q45 45 60 60M47 30A17 17 0 1 1 13 30A17 17 0 1 1 47 30',
      ) + dot(pale, 30, 6),
    ],
  ],
}

/** A cloth's definition (empty for a plain one) and the value of `fill`. */
export const paint = (
  id: string,
  cloth: Cloth,
  main: string,
  accent: string,
  chance: number,
): readonly [string, string] => {
  const tiles = TILES[cloth] ?? []
  const light = lightness(main)
  const inks = {
    ink: motifInk(main, accent),
    tone: light > 0.3 ? mix(main, INK, 0.22) : mix(main, PAPER, 0.22),
    pale: light > 0.75 ? mix(main, INK, 0.12) : mix(main, PAPER, 0.4),
  }
  const tile = tiles[chance % tiles.length]?.(inks)
  if (tile === undefined) return ['', main]
  const [width, height, marks] = tile
  return [
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="${main}" ` +
      `d="M0 0H${width}V${height}H0Z"/>${marks}</pattern>`,
    `url(#${id})`,
  ]
}
