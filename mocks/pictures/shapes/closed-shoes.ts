import { PAPER, TAN } from '../ink.ts'
import type { Pen, Stroke } from '../pen.ts'
import { bow, leaning, type Shoe } from './pair.ts'

/** All closed shoes share these lines from instep to sole. */
const TOE = 'Q60 548 160 560Q298 576 300 640Z'
const CAP = `M160 560Q298 576 300 640H118Q122 582 160 560Z`
const COUNTER = 'M-264 640Q-278 570 -264 510Q-190 536 -180 640Z'

/** Laces go from the throat down to the toe. */
const laces = (p: Pen, ...points: readonly (readonly [number, number])[]): Stroke =>
  points.map(([x, y]) => p.band(`M${x} ${y}l-46 -30`, 10, PAPER))
/** A flat sole with its welt, and a low heel of leather. */
const welt = (p: Pen): Stroke => [
  p.part('M-276 634H306V666H30L10 660H-124L-134 714H-272Z', p.sole),
  p.line('M-118 648H296', TAN, 4),
]

export const sneaker: Shoe = (p, { closing, heel }) => {
  const high = heel === 'bota'
  const upper = high
    ? 'M-262 640V338Q-160 300 -80 336L-40 356L40 490'
    : 'M-264 640Q-286 540 -262 452Q-240 424 -206 452Q-150 500 -70 440L-40 424L50 512'
  return [
    p.cloth(upper + TOE),
    [CAP, COUNTER, 'M-120 620L40 548L62 570L-60 622Z'].map((path) => p.part(path, p.accent)),
    p.stitch('M148 566Q104 590 102 636M-172 530Q-160 580 -162 636'),
    high
      ? [p.dot(-170, 420, 34, PAPER), p.part('M-182 394L-158 420L-182 446Z', p.accent)]
      : p.seam('M-262 500Q-160 540 -60 470'),
    closing === 'velcro'
      ? ['M-84 470L-20 424L30 462L-46 520Z', 'M-26 520L42 470L88 502L20 556Z'].map((path) => p.patch(path, p.accent))
      : high
        ? laces(p, [-30, 390], [2, 434], [36, 478], [72, 520])
        : laces(p, [-14, 462], [22, 494], [60, 526]),
    p.part('M-280 630H300Q316 676 290 706H-262Q-292 690 -280 630Z', PAPER),
    p.line('M-284 666H306', p.accent, 9),
    p.seam('M190 634L200 658M220 634L230 658M250 634L260 658'),
  ]
}

/** A low shoe has laces, a strap that sticks, or a moccasin's tongue. */
export const low: Shoe = (p, { closing, trim }) => [
  p.cloth(`M-266 640Q-284 530 -258 452Q-240 436 -210 456Q-140 510 -40 470H0${TOE}`),
  p.stitch('M-252 520Q-190 550 -180 632'),
  closing === undefined
    ? [
        p.seam('M-40 480Q30 500 150 556Q120 600 40 600Q-20 590 -60 560'),
        p.part('M-24 474Q24 462 44 500L104 534L64 590Q0 556 -64 566Z', p.accent),
        p.part('M-8 506L56 540L44 560L-22 526Z', p.sole),
        trim === 'moño' && bow(p, 20, 546),
      ]
    : [
        closing === 'velcro'
          ? p.patch('M-60 500L10 466L96 540L30 590Z', p.accent)
          : [p.seam('M-60 476Q-44 570 60 600M30 500L96 546'), laces(p, [18, 506], [54, 532])],
        p.stitch('M150 556Q118 590 126 636'),
        p.seam('M138 552Q106 590 112 640'),
      ],
  welt(p),
]

/** A boot as high as `top` has laces, a zip at its side or an elastic; a cowboy's has no closing. */
export const boot =
  (top: number): Shoe =>
  (p, { closing, heel }) =>
    closing === undefined
      ? [
          p.cloth(`M-262 640L-256 190Q-200 234 -150 220Q-90 230 -36 190L-24 474${TOE}`),
          p.part(CAP, p.accent),
          p.part(COUNTER, p.accent),
          p.stitch('M-150 250Q-220 330 -150 430Q-80 330 -150 250M-150 290Q-190 340 -150 400Q-110 340 -150 290'),
          p.stitch('M-240 470Q-150 540 -40 470'),
          p.line('M-150 226V560', p.accent, 8),
          welt(p),
        ]
      : leaning(p, heel, [
          p.cloth(`M-262 640L-258 ${top}H-40L-30 470${TOE}`),
          top < 300 && p.part(`M-262 ${top - 6}H-36V${top + 50}H-262Z`, p.accent),
          p.stitch(`M104 548Q62 590 72 634M-256 520Q-190 540 -180 632M-244 ${top + 70}V620`),
          p.part(`M-270 ${top + 80}L-250 ${top}H-238L-248 ${top + 84}Z`, p.accent),
          closing === 'agujeta' && laces(p, [-36, top + 60], [-36, top + 110], [-36, 450], [0, 500], [46, 536]),
          closing === 'cierre' && p.band(`M-150 ${top + 6}V600`, 3, '#c9ced6'),
          closing === 'resorte' && [
            p.part(`M-200 ${top + 4}H-110L-120 560Q-160 580 -190 556Z`, p.accent),
            p.seam(`M-182 ${top + 20}V540M-162 ${top + 20}V556M-142 ${top + 12}V552`),
          ],
          welt(p),
        ])
