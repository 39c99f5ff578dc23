import type { Design, Value } from '../../seed/design.ts'
import type { Pen, Stroke } from '../pen.ts'
import { type Cut, TOP } from './cut.ts'
import { NECK_ENDS } from './necks.ts'

type Close = (p: Pen, c: Cut, from: number, to: number) => Stroke

/** A cardigan: its two bands meet below a deep V. */
const knitFront: Close = (p, _, from, to) => [
  p.part(`M-18 ${from}H18V${to}H-18Z`, p.accent),
  p.buttons(from + 50, to - 20, 84, 12),
]

const CLOSINGS: Readonly<Partial<Record<Value<'closing'>, Close>>> = {
  botones: (p, c, from, to) =>
    c.knit
      ? knitFront(p, c, from - 20, to)
      : [
          p.flat(`M-17 ${from}H17V${to}H-17Z`, p.fill),
          p.seam(`M-17 ${from}V${to}M17 ${from}V${to}`),
          p.buttons(from + 34, to - 24, 86),
        ],
  doble: (p, _, from, to) => [
    p.part(`M-96 ${from + 8}L100 ${from - 16}V${to - 4}H-72Z`),
    p.buttons(from + 70, from + 400, 92, 12, -58),
    p.buttons(from + 70, from + 400, 92, 12, 62),
  ],
  polo: (p, _, from) => [
    p.part(`M-20 ${from - 6}H20V${from + 186}H-20Z`),
    p.stitch(`M-12 ${from + 172}H12`),
    p.buttons(from + 66, from + 170, 66, 8),
  ],
  broches: (p, c, from) =>
    c.tail === 'pies'
      ? [p.seam(`M0 ${from}V510Q20 612 100 716`), p.buttons(from + 36, 530, 66), p.button(36, 604), p.button(76, 670)]
      : [p.seam(`M0 ${from}V${from + 150}`), p.buttons(from + 30, from + 150, 46, 8)],
  cierre: (p, c, from, to) => (c.tail === 'pies' ? p.zip(from, 640) : p.zip(from, c.tail === 'piernas' ? 580 : to - 4)),
  abierto: (p, c, _, to) => [
    p.part(`M-58 ${TOP + 4}H58L40 ${to}H-40Z`, p.deep),
    p.label(0, TOP + 26),
    p.part(`+M54 ${TOP - 4}H${c.neck + 14}L66 ${to}H34Z`, p.accent),
    p.stitch(`+M${c.neck + 2} ${TOP + 12}L56 ${to - 14}`),
  ],
  cruce: (p, { neck: w, waist, tail }) => {
    const end = tail === 'falda' ? 506 : tail === 'pañal' || tail === 'pies' ? 540 : 600
    return [
      p.flat(`M${-w} ${TOP}Q0 ${TOP + 30} ${w} ${TOP}L12 400Z`, p.deep),
      p.label(0, TOP + 20),
      p.band(`M${-w} ${TOP}L14 404`, 11),
      p.band(`M${w} ${TOP}Q40 380 ${30 - waist * 0.8} ${end}`, 11),
      tail === 'falda' && p.seam(`M-70 530Q20 680 50 ${end + 300}`),
    ]
  },
}

/** How the front closes; the back is whole. */
export const closed = (p: Pen, c: Cut, { closing = 'nada', neck = 'redondo' }: Design): Stroke => {
  const draw = CLOSINGS[closing]
  if (p.back) return neck === 'capucha' || c.tail === 'falda' ? false : closing === 'cruce' && p.seam('M0 240V420')
  const cardigan = c.knit && closing === 'botones' && neck === 'v'
  const bottom = c.bottom + (c.tail === 'camisa' ? 20 : 12)
  return cardigan
    ? [
        p.part('=M0 214Q40 222 70 208L0 560', p.deep),
        p.label(0, 224),
        p.part(`M-92 204L-62 204L18 540V${bottom}H-18V566Z`, p.accent),
        p.part('M92 204L62 204L-4 480L18 566Z', p.accent),
        p.buttons(600, bottom - 20, 76, 12),
      ]
    : draw !== undefined && draw(p, c, NECK_ENDS[neck], bottom)
}
