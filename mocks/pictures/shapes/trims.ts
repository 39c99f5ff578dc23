import type { Design, Value } from '../../seed/design.ts'
import { PAPER } from '../ink.ts'
import type { Pen, Stroke } from '../pen.ts'
import type { Cut } from './cut.ts'
import { bow, diamonds, pocket, pockets, PRINTS, ROW, shine } from './ornaments.ts'

type Trim = (p: Pen, c: Cut, design: Design) => Stroke
type Trims = Readonly<Partial<Record<Value<'trim'>, Trim>>>

/** Prints, knits and insets lie under the seams. */
const BELOW: Trims = {
  estampado: (p, { bottom, tail }) =>
    !p.back &&
    p.place(0, tail === 'pañal' ? 150 : bottom < 760 ? 60 : 0, bottom < 790 ? 0.82 : 1, () =>
      PRINTS[p.main.charCodeAt(2) % 4]?.(p),
    ),
  corazones: (p) =>
    ['M0 380', '+M94 480', 'M0 580'].map((place) =>
      p.flat(`${place}c0 -26 -38 -26 -38 4c0 26 38 50 38 50c0 0 38 -24 38 -50c0 -30 -38 -30 -38 -4Z`, p.accent),
    ),
  calado: (p, { bottom }) =>
    diamonds(
      p,
      [420, 500, 580, 660].flatMap((y) =>
        y < bottom - 90 ? ROW.map((at) => [55 * at, y + 18 * (at & 1)] as const) : [],
      ),
      p.deep,
    ),
  bordado: (p, { tail, hem, bottom }) => {
    const [y, step, bend] = tail === 'falda' ? [bottom - 120, hem * 0.36, -8] : [400, 48, -12]
    return (
      !p.back && [
        diamonds(
          p,
          ROW.map((at) => [at * step, y + Math.abs(at) * bend] as const),
        ),
        p.stitch(`M${-2.6 * step} ${y - 24}Q0 ${y + 8} ${2.6 * step} ${y - 24}`),
      ]
    )
  },
  alforzas: (p) => !p.back && p.seam('+M60 306V842M74 304V844M88 300V844M118 296V838'),
  vivos: (p, { body }) => p.band(`M${-body} 404Q0 430 ${body} 404`, 12),
}

/** Pockets, ruffles, belts and shining bands lie over the seams. */
const ABOVE: Trims = {
  bolsa: (p) => !p.back && p.patch(pocket(46, 384, 86, 100)),
  parches: (p, { tail }) => !p.back && pockets(p, 50, tail === 'piernas' ? 330 : 392, 84, 98),
  alforzas: (p) => !p.back && [pockets(p, 50, 400, 88, 96), pockets(p, 50, 640, 92, 100)],
  bolsas: (p, { tail, knit, bottom: b, hem }) => {
    if (p.back) return false
    if (tail === 'falda') return p.patch('+M64 604L132 596L138 690L72 700Z')
    if (knit)
      return [p.part(`+M62 ${b - 200}H146V${b - 84}H62Z`), p.part(`+M62 ${b - 200}H146V${b - 170}H62Z`, p.accent)]
    if (tail === 'resorte') return p.band(`+M98 ${b - 220}L140 ${b - 108}`, 7)
    return pockets(p, 46, b - 226, hem > 200 ? 112 : 104, 130)
  },
  canguro: (p, { bottom: b }, { closing }) =>
    !p.back && [
      p.patch(
        closing === 'cierre'
          ? `+M16 ${b - 220}H84L146 ${b - 132}V${b - 58}H16Z`
          : `=M0 ${b - 240}H84L146 ${b - 140}V${b - 58}H0`,
      ),
    ],
  olanes: (p, { tail, hem: h, bottom: b, shoulder: s }) => {
    const ruffle = (share: number, y: number) => p.band(`M${-h * share} ${y}Q0 ${y + 42} ${h * share} ${y}`, 18)
    if (tail === 'falda') return [ruffle(0.72, 676), ruffle(0.88, 335 + b / 2)]
    if (b > 770 && b < 850)
      return (
        !p.back && [
          p.part('=M0 402Q80 416 146 366L162 434Q90 482 0 466', p.accent),
          p.seam('+M0 412V460M40 412L44 464M84 404L96 452M120 388L136 444'),
        ]
      )
    const edge = `Q${s + 80} 352 ${s + 62} 376Q${s + 46} 358 ${s + 22} 380Q${s + 14} 300 ${s - 4} 250Z`
    return p.part(`+M${s - 4} 250Q${s + 40} 232 ${s + 80} 296Q${s + 106} 336 ${s + 98} 372${edge}`, p.accent)
  },
  cinto: (p, { tail, waist: w }) =>
    tail === 'falda'
      ? !p.back && [p.part('M-24 484H24V540H-24Z', PAPER), p.part('M-10 498H10V526H-10Z', p.accent)]
      : [
          p.part(`=M0 548Q100 548 ${w + 3} 536L${w + 4} 584Q100 596 0 596`, p.accent),
          !p.back && [
            p.part('+M0 574L16 566L66 760L40 768L0 604Z', p.accent),
            p.part('M-20 544H20V600H-20Z', p.accent),
          ],
        ],
  moño: (p) => bow(p, 510),
  abertura: (p, { bottom }) => !p.back && p.line(`M92 640L124 ${bottom - 16}`, p.sole, 9),
  reflejante: (p, { body, tail, bottom }) =>
    tail === 'piernas'
      ? [shine(p, `M${8 - body} 410H${body - 8}`), shine(p, '+M68 800L172 797')]
      : [shine(p, `+M117 228L114 ${bottom}`), [483, 653].map((y) => shine(p, `M${6 - body} ${y}H${body - 6}`))],
}

/** A dress's waist, and the folds that fall from it. */
const waisted = (p: Pen, { hem: h, bottom: b }: Cut, { trim }: Design): Stroke => {
  const folds =
    trim === 'plisado'
      ? `+M20 524L40 ${b - 4}M44 524L92 ${b - 12}M66 522L146 ${b - 18}M88 518L200 ${b - 34}`
      : `+M40 524Q60 680 92 ${b - 18}M84 516Q${h * 0.54} 680 ${h * 0.74} ${b - 34}`
  return [p.seam(folds), p.part('=M0 492Q66 492 120 482L123 520Q62 532 0 532', p.accent)]
}
/** A blouse's waist, drawn together. */
const gathered = (p: Pen, { waist: w, bottom: b, body }: Cut, { trim }: Design): Stroke => [
  trim !== 'olanes' && p.band(`M${-w - 16} 606Q0 636 ${w + 16} 606`, 14),
  p.seam(`+M60 622Q72 690 96 ${b - 6}M24 628Q30 700 36 ${b + 6}`),
  p.back && p.seam(`M0 250V606M${20 - body} 330Q0 350 ${body - 20} 330`),
]

/** Trims below the sleeves, and above them. */
export const trimmed = (p: Pen, c: Cut, design: Design): readonly [Stroke, Stroke] => {
  const { trim = 'ninguno', cut } = design
  const waist = c.tail === 'falda' ? waisted : c.waist < 130 && cut !== 'evase' ? gathered : undefined
  return [BELOW[trim]?.(p, c, design), [waist?.(p, c, design), ABOVE[trim]?.(p, c, design)]]
}
