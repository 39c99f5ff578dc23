import type { Value } from '../seed/design.ts'
import { distance, INK, lightness, mix, n, PAPER } from './ink.ts'

/** What a cloth looks like: its pattern, or where it has none what it is made of. */
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

/** The ink of a pattern's motif: the accent when it can be told from the cloth, else a tone of the cloth. */
function motifInk(main: string, accent: string): string {
  if (distance(main, accent) > 0.2) return accent
  return lightness(main) > 0.5 ? mix(main, INK, 0.55) : mix(main, PAPER, 0.7)
}

function flower(x: number, y: number, r: number, petal: string, heart: string): string {
  let text = `<g fill="${petal}">`
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5 - Math.PI / 2
    text += `<circle cx="${n(x + r * Math.cos(a))}" cy="${n(y + r * Math.sin(a))}" r="${n(r * 0.72)}"/>`
  }
  return `${text}</g><circle cx="${x}" cy="${y}" r="${n(r * 0.55)}" fill="${heart}"/>`
}

function tile(pattern: Cloth, main: string, ink: string, variant: number): readonly [number, number, string] {
  const tone = lightness(main) > 0.3 ? mix(main, INK, 0.22) : mix(main, PAPER, 0.22)
  const pale = lightness(main) > 0.75 ? mix(main, INK, 0.12) : mix(main, PAPER, 0.4)
  switch (pattern) {
    case 'rayas': {
      const vertical = variant % 3 === 2
      const [thick, gap] = variant % 3 === 1 ? [9, 34] : [20, 46]
      if (vertical) return [36, 36, `<path fill="${ink}" d="M6 0H16V36H6ZM25 0H28V36H25Z"/>`]
      return [gap, gap, `<path fill="${ink}" d="M0 6H${gap}V${6 + thick}H0Z"/>`]
    }
    case 'cuadros':
      return variant % 2
        ? [
            48,
            48,
            `<path fill="${ink}" d="M0 0H24V24H0Z"/><path fill="${ink}" fill-opacity=".5" d="M24 0H48V24H24Z` +
              'M0 24H24V48H0Z"/>',
          ]
        : [
            84,
            84,
            `<path fill="${ink}" fill-opacity=".6" d="M8 0H40V84H8Z"/><path fill="${ink}" fill-opacity=".6" ` +
              `d="M0 8H84V40H0Z"/><path stroke="${pale}" stroke-width="4" d="M62 0V84M0 62H84"/>`,
          ]
    case 'puntos':
      return variant % 2
        ? [64, 64, `<g fill="${ink}"><circle cx="16" cy="16" r="12"/><circle cx="48" cy="48" r="12"/></g>`]
        : [40, 40, `<g fill="${ink}"><circle cx="10" cy="10" r="5.5"/><circle cx="30" cy="30" r="5.5"/></g>`]
    case 'flores':
      return [
        124,
        124,
        flower(34, 34, 15, ink, pale) +
          flower(96, 94, 11, pale, ink) +
          `<path fill="${tone}" d="M62 50Q78 34 94 44Q82 62 62 50ZM20 92Q24 74 42 76Q44 94 20 92Z"/>`,
      ]
    case 'punto':
      return [16, 14, `<path fill="none" stroke="${tone}" stroke-width="2.5" stroke-opacity=".8" d="M1 2L8 9L15 2"/>`]
    case 'trenzas':
      return [
        72,
        48,
        `<path fill="none" stroke="${tone}" stroke-width="6" stroke-linecap="round" d="M6 4L13 14L20 4M6 20` +
          'L13 30L20 20M6 36L13 46L20 36M38 -8C38 12 62 12 62 28C62 36 60 42 56 46M62 -10C62 10 38 14 38 30C38 ' +
          `38 40 44 44 50"/><path stroke="${tone}" stroke-width="2.5" d="M27 0V48M71 0V48"/>`,
      ]
    case 'mezclilla':
      return [
        10,
        10,
        `<path stroke="${pale}" stroke-width="2" stroke-opacity=".75" d="M-2 12L12 -2M-2 2L2 -2M8 12L12 8"/>`,
      ]
    case 'piel':
      return [
        64,
        64,
        `<path fill="none" stroke="${tone}" stroke-width="2.5" stroke-linecap="round" d="M6 10q7 -6 12 1M30 ` +
          '6q4 7 -1 12M48 14q8 -3 10 5M12 32q3 8 11 5M38 30q7 2 6 9M54 40q-5 6 1 10M8 52q6 -4 9 3M30 54q7 3 12 ' +
          '-1"/>',
      ]
    case 'grecas':
      return [
        96,
        132,
        `<path fill="${ink}" d="M0 8H96V16H0ZM0 116H96V124H0Z"/><path fill="none" stroke="${ink}" ` +
          `stroke-width="10" d="M0 92H14V40H70V76H42V60M70 92H110M-2 92H14M56 92H70"/><path fill="${pale}" d="` +
          'M76 62L86 50L96 62L86 74Z"/>',
      ]
    case 'bloques': {
      const block = [`M0 470H100V1000H0Z`, `M0 400H100V500H0ZM0 536H100V556H0Z`, `M0 0H100V360H0Z`][variant % 3]
      return [100, 1000, `<path fill="${ink}" d="${block}"/>`]
    }
    case 'acolchado':
      return variant % 3 === 0
        ? [84, 84, `<path fill="none" stroke="${tone}" stroke-width="5" d="M0 0L84 84M84 0L0 84"/>`]
        : [
            90,
            86,
            `<path fill="${tone}" fill-opacity=".4" d="M0 62Q45 74 90 62V86H0Z"/><path stroke="${tone}" stroke-width="6" d="M0 84H90"/>`,
          ]
    case 'rombos':
      return [
        110,
        160,
        `<path fill="${ink}" d="M55 8L104 80L55 152L6 80Z"/><path fill="none" stroke="${pale}" ` +
          'stroke-width="4" stroke-dasharray="9 6" d="M0 0L110 160M110 0L0 160"/>',
      ]
    case 'acanalado':
      return [18, 18, `<path stroke="${tone}" stroke-width="4" d="M5 0V18"/>`]
    case 'encaje':
      return [
        60,
        60,
        `<g fill="none" stroke="${pale}" stroke-width="3"><circle cx="30" cy="30" r="17"/><path d="M0 0Q15 ` +
          `15 30 0Q45 15 60 0M0 60Q15 45 30 60Q45 45 60 60"/></g><circle cx="30" cy="30" r="6" fill="${pale}"/>`,
      ]
    default:
      return [0, 0, '']
  }
}

/** The paint of a cloth: its definition (empty for a plain one) and the value of `fill`. */
export function paint(
  id: string,
  pattern: Cloth,
  main: string,
  accent: string,
  variant: number,
): readonly [string, string] {
  const [width, height, marks] = tile(pattern, main, motifInk(main, accent), variant)
  if (!width) return ['', main]
  return [
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="` +
      `${main}" d="M0 0H${width}V${height}H0Z"/>${marks}</pattern>`,
    `url(#${id})`,
  ]
}
