import type { Design, Value } from '../../seed/design.ts'
import { INK, PAPER } from '../ink.ts'
import type { Pen, Stroke } from '../pen.ts'
import { type Cut } from './cut.ts'

/** A bow at the front, its knot at `y`. */
export const bow = (p: Pen, y: number): Stroke => [
  p.part(`+M0 ${y + 6}L14 ${y + 30}L50 ${y + 128}L26 ${y + 136}L0 ${y + 44}Z`, p.accent),
  p.part(`+M0 ${y}C30 ${y - 42} 84 ${y - 42} 88 ${y}C84 ${y + 42} 30 ${y + 42} 0 ${y}Z`, p.accent),
  p.seam(`+M22 ${y - 6}Q44 ${y - 8} 60 ${y - 14}M22 ${y + 6}Q44 ${y + 8} 60 ${y + 14}`),
  p.part(`M-15 ${y - 17}H15V${y + 17}H-15Z`, p.accent),
]

/** A patch pocket with its stitching. */
const pocket = (p: Pen, x: number, y: number, w: number, h: number): Stroke => [
  p.part(`M${x} ${y}H${x + w}V${y + h - 18}L${x + w / 2} ${y + h}L${x} ${y + h - 18}Z`),
  p.stitch(
    `M${x + 8} ${y + 18}H${x + w - 8}M${x + 8} ${y + 18}V${y + h - 24}L${x + w / 2} ${y + h - 9}L${x + w - 8} ${y + h - 24}V${y + 18}`,
  ),
]
const pockets = (p: Pen, x: number, y: number, w: number, h: number): Stroke => [
  pocket(p, x, y, w, h),
  pocket(p, -x - w, y, w, h),
]

const reflector = (p: Pen, y: number, half: number): Stroke => [
  p.part(`M${-half} ${y}H${half}V${y + 46}H${-half}Z`, '#ffe14d'),
  p.part(`M${-half} ${y + 14}H${half}V${y + 32}H${-half}Z`, '#dfe6ea'),
]

const diamonds = (p: Pen, y: number, step: number, bend: number): Stroke =>
  [-2, -1, 0, 1, 2].map((at) => p.flat(`M${at * step} ${y - Math.abs(at) * bend}l15 20l-15 20l-15 -20Z`, p.accent))

const PRINTS: readonly ((p: Pen) => Stroke)[] = [
  (p) => p.part('M0 350L40 440L136 450L64 514L86 610L0 558L-86 610L-64 514L-136 450L-40 440Z', p.accent),
  (p) => [p.dot(0, 470, 104, p.accent), p.line('M-96 440H96M-104 480H104M-92 520H92', p.main, 13)],
  (p) => p.part('=M0 420C0 346 120 350 120 430C120 510 0 590 0 590', p.accent),
  (p) => [p.part('M-120 380H120V430H-120ZM-120 452H40V502H-120ZM-120 524H120V574H-120Z', p.accent)],
]

type Trim = (p: Pen, c: Cut, design: Design) => Stroke

/** Under the seams: what is printed, knitted or sewn into the cloth. */
const BELOW: Readonly<Partial<Record<Value<'trim'>, Trim>>> = {
  estampado: (p, { bottom, tail }) =>
    !p.back &&
    tail !== 'falda' &&
    p.place(0, tail === 'pañal' || tail === 'pies' ? 150 : bottom < 760 ? 60 : 0, bottom < 760 ? 0.82 : 1, () =>
      [PRINTS[p.main.charCodeAt(2) % 4]?.(p) ?? ''].flat(3).join(''),
    ),
  corazones: (p) =>
    [
      [0, 380],
      [-94, 480],
      [94, 480],
      [0, 580],
    ].map(([x = 0, y = 0]) =>
      p.flat(`M${x} ${y}c0 -26 -38 -26 -38 4c0 26 38 50 38 50c0 0 38 -24 38 -50c0 -30 -38 -30 -38 -4Z`, p.accent),
    ),
  calado: (p, { bottom }) =>
    [420, 500, 580, 660].map(
      (y) =>
        y < bottom - 90 &&
        [-110, -55, 0, 55, 110].map((x, at) => p.flat(`M${x} ${y + (at % 2) * 18}l11 15l-11 15l-11 -15Z`, p.deep)),
    ),
  bordado: (p, { tail, hem, bottom }) =>
    tail === 'falda'
      ? !p.back && [
          diamonds(p, bottom - 120, hem * 0.36, 8),
          p.stitch(`M${40 - hem} ${bottom - 130}Q0 ${bottom - 88} ${hem - 40} ${bottom - 130}`),
        ]
      : !p.back && [diamonds(p, 400, 48, 12), p.stitch('M-130 440Q0 472 130 440M-136 378Q0 410 136 378')],
  alforzas: (p) => !p.back && [p.seam('+M60 306V842M74 304V844M88 300V844'), p.stitch('+M118 296V838')],
  vivos: (p, { body }) => p.band(`M${-body} 404Q0 430 ${body} 404`, 12),
}

/** Over the seams: pockets, ruffles, belts, bands that shine. */
const ABOVE: Readonly<Partial<Record<Value<'trim'>, Trim>>> = {
  bolsa: (p) => !p.back && pocket(p, 46, 384, 86, 100),
  parches: (p, { tail }) =>
    !p.back && (tail === 'piernas' ? pockets(p, 50, 330, 80, 90) : pockets(p, 50, 392, 88, 104)),
  alforzas: (p) => !p.back && [pockets(p, 50, 400, 88, 96), pockets(p, 50, 640, 92, 100)],
  bolsas: (p, { tail, knit, bottom, hem }, { closing }) =>
    p.back
      ? false
      : tail === 'falda'
        ? [p.part('+M64 604L132 596L138 690L72 700Z'), p.stitch('+M74 620L130 612')]
        : knit
          ? [
              p.part(`+M62 ${bottom - 200}H146V${bottom - 84}H62Z`),
              p.part(`+M62 ${bottom - 200}H146V${bottom - 170}H62Z`, p.accent),
            ]
          : tail === 'resorte'
            ? p.band(`+M98 ${bottom - 220}L140 ${bottom - 108}`, 7)
            : [pockets(p, closing === 'nada' ? 40 : 52, bottom - 226, hem > 200 ? 112 : 104, 130)],
  canguro: (p, { bottom: b }, { closing }) =>
    p.back || b < 700
      ? false
      : closing === 'cierre'
        ? [
            p.part(`+M16 ${b - 220}H84L146 ${b - 132}V${b - 58}H16Z`),
            p.stitch(`+M78 ${b - 206}L134 ${b - 130}V${b - 66}`),
          ]
        : [
            p.part(`=M0 ${b - 240}H84L146 ${b - 140}V${b - 58}H0`),
            p.stitch(`+M78 ${b - 226}L134 ${b - 136}V${b - 66}`),
          ],
  olanes: (p, { tail, hem: h, bottom: b, shoulder: s }) =>
    tail === 'falda'
      ? [
          p.band(`M${-h * 0.72} 676Q0 716 ${h * 0.72} 676`, 18),
          p.band(`M${-h * 0.88} ${(670 + b) / 2}Q0 ${(670 + b) / 2 + 42} ${h * 0.88} ${(670 + b) / 2}`, 18),
        ]
      : tail === 'recta' && b > 770 && b < 850
        ? !p.back && [
            p.part('=M0 402Q80 416 146 366L162 434Q90 482 0 466', p.accent),
            p.seam('+M0 412V460M40 412L44 464M84 404L96 452M120 388L136 444'),
          ]
        : p.part(
            `+M${s - 4} 250Q${s + 40} 232 ${s + 80} 296Q${s + 106} 336 ${s + 98} 372Q${s + 80} 352 ${s + 62} 376Q${s + 46} 358 ${s + 22} 380Q${s + 14} 300 ${s - 4} 250Z`,
            p.accent,
          ),
  cinto: (p, { tail, waist }) =>
    tail === 'falda'
      ? !p.back && [p.part('M-24 484H24V540H-24Z', PAPER), p.part('M-10 498H10V526H-10Z', p.accent)]
      : [
          p.part(`=M0 548Q100 548 ${waist + 3} 536L${waist + 4} 584Q100 596 0 596`, p.accent),
          !p.back && p.part('M-16 566L-60 756L-34 764L0 604L40 768L66 760L16 566Z', p.accent),
          !p.back && p.part('M-20 544H20V600H-20Z', p.accent),
        ],
  moño: (p, { tail }) => (tail === 'falda' ? bow(p, 510) : !p.back && bow(p, 330)),
  abertura: (p, { bottom }) => !p.back && p.line(`M92 640L124 ${bottom - 16}`, INK, 9),
  reflejante: (p, { body, tail, bottom }) =>
    tail === 'piernas'
      ? [
          reflector(p, 400, body - 8),
          p.part('+M65 780L180 776V820L64 824Z', '#ffe14d'),
          p.part('+M65 794L180 790V806L64 810Z', '#dfe6ea'),
        ]
      : [p.part(`+M98 216H136L130 ${bottom}H98Z`, '#ffe14d'), reflector(p, 460, body - 4), reflector(p, 630, body - 4)],
}

const waisted: Trim = (p, { tail, hem: h, bottom: b }, { cut, trim }) =>
  tail === 'falda' && [
    p.seam(
      trim === 'plisado'
        ? `+M20 524L40 ${b - 4}M44 524L92 ${b - 12}M66 522L146 ${b - 18}M88 518L200 ${b - 34}`
        : cut === 'tubo'
          ? `+M60 530L66 600`
          : `+M40 524Q60 680 92 ${b - 18}M84 516Q${h * 0.54} 680 ${h * 0.74} ${b - 34}`,
    ),
    p.part('=M0 492Q66 492 120 482L123 520Q62 532 0 532', p.accent),
  ]

const gathered: Trim = (p, { tail, waist, bottom, body }, { trim, cut }) =>
  tail === 'recta' &&
  waist < 130 &&
  cut !== 'evase' && [
    trim !== 'olanes' && p.band(`M${-waist - 16} 606Q0 636 ${waist + 16} 606`, 14),
    p.seam(`+M60 622Q72 690 96 ${bottom - 6}M24 628Q30 700 36 ${bottom + 6}`),
    p.back && p.seam(`M0 250V606M${-body + 20} 330Q0 350 ${body - 20} 330`),
  ]

export const trimmed = (p: Pen, c: Cut, design: Design): { readonly below: Stroke; readonly above: Stroke } => {
  const { trim = 'ninguno' } = design
  return {
    below: BELOW[trim]?.(p, c, design) ?? false,
    above: [waisted(p, c, design), gathered(p, c, design), ABOVE[trim]?.(p, c, design) ?? false],
  }
}
