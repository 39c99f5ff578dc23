import type { Design, Value } from '../../seed/design.ts'
import type { Pen, Stroke } from '../pen.ts'
import { type Cut, TOP } from './cut.ts'
import { bow } from './ornaments.ts'

type DrawNeck = (p: Pen, c: Cut, design: Design) => Stroke

/** An opening with its band; behind it the back's lining and the label. */
const opening = (p: Pen, { neck: w, knit, shoulder }: Cut, front: string): Stroke => {
  const width = knit ? 24 : 14
  return p.back
    ? [
        p.band(`M${-w} ${TOP}Q0 ${TOP + 34} ${w} ${TOP}`, width),
        p.stitch(`M${20 - shoulder} 300Q0 318 ${shoulder - 20} 300`),
      ]
    : [
        p.flat(`M${-w} ${TOP}Q0 ${TOP + 32} ${w} ${TOP}${front}Z`, p.deep),
        p.label(0, TOP + 20),
        p.band(`M${w} ${TOP}${front}`, width),
      ]
}

const round: DrawNeck = (p, c) => {
  const [w, y] = [c.neck, TOP + c.depth * 1.25]
  return opening(p, c, `C${w * 0.86} ${y} ${-w * 0.86} ${y} ${-w} ${TOP}`)
}

/** A ring that stands: back and front of a high collar. */
const ring = (p: Pen, height: number, fill: string): Stroke =>
  p.part(`=M0 ${TOP - height}Q56 ${TOP - height} 80 ${TOP - height - 10}L90 232Q50 258 0 262`, fill)

/** A lying collar, from behind, or its front, open as deep as `meets`. */
const collar = (p: Pen, fill: string, meets: number, leaf: string): Stroke =>
  p.back
    ? [p.part('=M0 200Q60 200 82 192L112 236Q50 262 0 262', fill), p.stitch('M-98 234Q0 262 98 234')]
    : [p.flat(`M-80 200Q0 224 80 200L0 ${meets}Z`, p.deep), p.label(0, 220), p.part(leaf, fill)]
export const shirtCollar = (p: Pen, fill: string): Stroke => [
  collar(p, fill, 284, '+M3 284L80 194L112 232L64 330Z'),
  !p.back && p.stitch('+M14 284L60 314L100 234'),
]

/** `end`: where the front begins to close below the neck. */
const NECKS: Readonly<Record<Value<'neck'>, readonly [end: number, draw: DrawNeck]>> = {
  redondo: [274, round],
  v: [332, (p, c) => opening(p, c, `L0 ${TOP + c.depth * 1.8}L${-c.neck} ${TOP}`)],
  cuadrado: [
    296,
    (p, c) => opening(p, c, `L${c.neck - 8} ${TOP + c.depth}L${8 - c.neck} ${TOP + c.depth}L${-c.neck} ${TOP}`),
  ],
  lazo: [290, (p, c) => [round(p, c, {}), !p.back && bow(p, TOP + c.depth + 10)]],
  tortuga: [262, (p) => [ring(p, 50, p.tone), p.rib(-78, 82, 160, 246)]],
  mao: [
    262,
    (p, _, { closing }) => [
      ring(p, 22, p.fill),
      !p.back && [p.flat('M-44 187H44L0 258Z', p.deep), p.seam('M-44 186L0 260L44 186')],
      !p.back && closing === 'botones' && p.button(0, 276, 8),
    ],
  ],
  alto: [
    264,
    (p, _, { closing }) => [
      ring(p, 46, p.accent),
      !p.back &&
        (closing === 'medio'
          ? p.zip(176, 430)
          : [
              p.flat('M-60 168H60L0 262Z', p.deep),
              p.label(0, 178),
              p.patch('+M0 266L62 160L96 146L112 232L40 300Z', p.accent),
            ]),
    ],
  ],
  camisero: [284, (p) => shirtCollar(p, p.fill)],
  chal: [
    596,
    (p) =>
      p.back
        ? collar(p, p.accent, 0, '')
        : [
            p.flat('M-78 206H78L0 590Z', p.deep),
            p.label(0, 226),
            p.part('+M0 590L66 206Q104 190 124 240Q118 405 30 590Z', p.accent),
            p.seam('+M14 570Q84 425 100 236'),
          ],
  ],
  solapa: [
    490,
    (p) => [
      collar(p, p.fill, 470, '+M0 486L78 196L112 236L134 346L104 356L116 380Z'),
      !p.back && p.stitch('+M14 450L98 370'),
    ],
  ],
  capucha: [
    352,
    (p) =>
      p.back
        ? [p.cloth('=M0 150C110 150 150 196 132 262Q80 380 0 398'), p.seam('M0 152V398')]
        : [
            p.cloth('=M0 128C104 128 154 190 136 260Q76 332 0 366'),
            p.part('=M0 172C70 172 96 212 84 254Q44 312 0 334', p.deep),
            p.label(0, 196),
            p.band('+M34 324Q40 380 32 436', 5),
            p.part('+M25 430H40V456H25Z', p.accent),
          ],
  ],
}

export const neckEnd = ({ neck = 'redondo' }: Design): number => NECKS[neck][0]

/** Crossed and open fronts and cardigans draw their own; straps have no neck; the usual neck is round. */
export const necked = (p: Pen, c: Cut, design: Design): Stroke => {
  const { neck = 'redondo', closing } = design
  if (c.sleeve === 'tirantes') return false
  const isOwn =
    closing === 'cruce' ||
    (closing === 'abierto' && design.neck === undefined) ||
    (neck === 'v' && c.knit && closing === 'botones')
  return isOwn ? p.back && round(p, c, design) : NECKS[neck][1](p, c, design)
}
