import type { Design, Value } from '../../seed/design.ts'
import type { Pen, Stroke } from '../pen.ts'
import { type Cut, TOP } from './cut.ts'
import { neckEnd } from './necks.ts'

type Close = (p: Pen, c: Cut, from: number, to: number, design: Design) => Stroke

const CLOSINGS: Readonly<Partial<Record<Value<'closing'>, Close>>> = {
  botones: (p, { knit }, from, to, { neck }) =>
    knit && neck === 'v'
      ? // A cardigan: its two bands meet below a deep V.
        [
          p.part('=M0 214Q40 222 70 208L0 560', p.deep),
          p.label(0, 224),
          p.part(`M-92 204L-62 204L18 540V${to}H-18V566Z`, p.accent),
          p.part('M92 204L62 204L-4 480L18 566Z', p.accent),
          p.buttons(600, to - 20, 76, 12),
        ]
      : knit
        ? [p.part(`M-18 ${from - 20}H18V${to}H-18Z`, p.accent), p.buttons(from + 30, to - 20, 84, 12)]
        : [
            p.flat(`M-17 ${from}H17V${to}H-17Z`, p.fill),
            p.seam(`+M17 ${from}V${to}`),
            p.buttons(from + 34, to - 24, 86),
          ],
  doble: (p, _, from, to) => [
    p.part(`M-96 ${from + 8}L100 ${from - 16}V${to - 4}H-72Z`),
    [-58, 62].map((x) => p.buttons(from + 70, from + 400, 92, 12, x)),
  ],
  polo: (p, _, from) => [p.patch(`M-20 ${from - 6}H20V${from + 186}H-20Z`), p.buttons(from + 66, from + 170, 66, 8)],
  broches: (p, { tail }, from) =>
    tail === 'pies'
      ? [p.seam(`M0 ${from}V510Q20 612 100 716`), p.buttons(from + 36, 530, 66), p.button(36, 604), p.button(76, 670)]
      : [p.seam(`M0 ${from}V${from + 150}`), p.buttons(from + 30, from + 150, 46, 8)],
  cierre: (p, { tail }, from, to) => p.zip(from, tail === 'pies' ? 640 : tail === 'piernas' ? 580 : to - 4),
  abierto: (p, { neck }, _, to) => [
    p.part(`M-58 ${TOP + 4}H58L40 ${to}H-40Z`, p.deep),
    p.label(0, TOP + 26),
    p.patch(`+M54 ${TOP - 4}H${neck + 14}L66 ${to}H34Z`, p.accent),
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

/** The front closes; the back is whole. */
export const closed = (p: Pen, c: Cut, design: Design): Stroke => {
  const { closing = 'nada' } = design
  if (p.back) return closing === 'cruce' && c.tail !== 'falda' && p.seam('M0 240V420')
  return CLOSINGS[closing]?.(p, c, neckEnd(design), c.bottom + (c.tail === 'camisa' ? 20 : 12), design)
}
