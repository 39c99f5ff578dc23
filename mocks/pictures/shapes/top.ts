import type { Draw, Pen, Stroke } from '../pen.ts'
import { closed } from './closings.ts'
import { ARM, type Cut, cutOf, SHOULDER, TOP, type TopShape } from './cut.ts'
import { necked } from './necks.ts'
import { sleeveOf, sleeves } from './sleeves.ts'
import { trimmed } from './trims.ts'

const shoulders = (c: Cut): string => {
  const { neck, shoulder: s, body, sleeve } = c
  if (sleeve === 'tirantes')
    return `M0 322Q60 316 ${s - 62} 262L${s - 48} 200H${s - 28}L${s - 34} 262Q${s - 20} 356 ${body} ${ARM}`
  const neckline = `M0 ${TOP + 16}Q${neck * 0.6} ${TOP + 14} ${neck} ${TOP}`
  if (sleeve === 'sin') return `${neckline}L${s - 30} ${SHOULDER - 8}Q${s - 46} 350 ${body} ${ARM}`
  return `${neckline}L${s} ${SHOULDER}${sleeveOf(c)}L${body} ${ARM}`
}

/** A tail is the right half from the armhole down, and its finish. */
type Tail = readonly [outline: (c: Cut) => string, finish: (p: Pen, c: Cut) => Stroke]

const side = ({ waist, bottom, hem }: Cut) => `Q${waist} ${(ARM + bottom) / 2} ${hem} ${bottom - 60}`
const straight = (c: Cut) => `${side(c)}L${c.hem} ${c.bottom}Q${c.hem / 2} ${c.bottom + 14} 0 ${c.bottom + 14}`

const TAILS: Readonly<Record<Cut['tail'], Tail>> = {
  recta: [
    straight,
    (p, { hem, bottom }) => p.stitch(`M${4 - hem} ${bottom - 22}Q0 ${bottom + 8} ${hem - 4} ${bottom - 22}`),
  ],
  camisa: [
    (c) =>
      `${side(c)}L${c.hem} ${c.bottom - 50}C${c.hem - 10} ${c.bottom} ${c.hem - 60} ${c.bottom + 22} 0 ${c.bottom + 22}`,
    (p, { hem: h, bottom: b }) => p.stitch(`+M${h - 10} ${b - 56}C${h - 20} ${b - 16} ${h - 70} ${b + 2} 0 ${b + 4}`),
  ],
  resorte: [
    straight,
    (p, { hem: h, bottom: b }) => [
      p.part(`=M0 ${b - 42}Q${h / 2} ${b - 44} ${h} ${b - 58}V${b}Q${h / 2} ${b + 14} 0 ${b + 14}`, p.tone),
      p.rib(-h, h, b - 44, b + 6),
    ],
  ],
  falda: [
    ({ body, waist, hem: h, bottom: b }) =>
      `Q${body - 10} 470 ${waist - 12} 506Q${h * 0.74} 650 ${h} ${b - 34}Q${h * 0.55} ${b} 0 ${b}`,
    (p, { hem: h, bottom: b }) => p.stitch(`M${8 - h} ${b - 58}Q0 ${b - 6} ${h - 8} ${b - 58}`),
  ],
  pies: [
    () => 'Q172 540 182 636Q214 742 208 806Q190 858 130 846Q84 828 86 756L68 696Q40 656 0 656',
    (p) => p.part('+M204 762Q212 818 200 834Q180 858 130 846Q88 830 86 766Q150 786 204 762Z', p.accent),
  ],
  pañal: [
    () => 'Q176 560 184 646Q120 676 84 776Q40 790 0 790',
    (p) => [
      p.band('+M184 646Q120 676 84 776', 14),
      !p.back && [p.seam('M-92 744Q0 758 92 744'), [-52, 0, 52].map((x) => p.button(x, 768, 8))],
    ],
  ],
  piernas: [
    () => 'Q158 452 150 474Q184 530 180 610L170 938L64 946L0 620',
    (p) => [
      p.part('=M0 458Q80 458 152 450L156 492Q80 500 0 500', p.accent),
      p.seam('M0 500V620'),
      p.stitch('+M72 914L166 908'),
      p.back && p.patch('+M46 540H130V620L88 640L46 620Z'),
    ],
  ],
}

/** A top, alone or as one piece, has body, sleeves, tail, trims, closing and neck. */
export const top =
  (shape: TopShape): Draw =>
  (p, design) => {
    const c = cutOf(shape, design)
    const [outline, finish] = TAILS[c.tail]
    const body = p.cloth(`=${shoulders(c)}${outline(c)}`)
    const [below, above] = trimmed(p, c, design)
    return [body, below, finish(p, c), sleeves(p, c), above, closed(p, c, design), necked(p, c, design)]
  }
