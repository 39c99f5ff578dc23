import type { Value } from '../../seed/design.ts'
import { GOLD, PAPER, PINK, TAN } from '../ink.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'
import { diamonds } from './ornaments.ts'

/** Half waist and half hip. */
const WIDTHS = { pantalon: [144, 178], jeans: [142, 180], pants: [140, 178], leggings: [126, 160] } as const
type Shape = keyof typeof WIDTHS

/** A flared leg is as wide at the hem, after a narrow knee. */
const FLARE = 236
/** Outer and inner end of a leg. */
const HEMS: Readonly<Partial<Record<Value<'cut'>, readonly [number, number]>>> = {
  ajustado: [138, 70],
  slim: [150, 70],
  puño: [146, 70],
  ancho: [240, 34],
  acampanado: [FLARE, 40],
}
const BOTTOMS: Readonly<Partial<Record<Value<'length'>, number>>> = { corto: 560, bermuda: 640, tobillo: 796 }

const waistband = (p: Pen, shape: Shape, w: number, sash: boolean, high: boolean): Stroke => {
  if (shape === 'leggings')
    return [p.part(`=M0 190Q70 190 ${w} 180L${w + 24} 254Q80 270 0 290`, p.accent), p.seam('M0 290V440')]
  const y = high ? 266 : 236
  const outline = `=M0 196Q${w / 2} 196 ${w} 188L${w + (high ? 14 : 8)} ${y}Q${w / 2} ${y + 10} 0 ${y + 10}`
  const fly = p.seam(`M0 ${y + 10}V430`)
  if (shape === 'pants') return [p.part(outline, p.accent), p.rib(-w, w + 2, 200, 240), fly]
  if (sash) return [p.part(outline, p.accent), fly, !p.back && p.part('+M0 222L12 216L61 380L33 388L0 240Z', p.accent)]
  return [
    p.patch(outline),
    p.part(`+M90 184H104V${y + 16}H90Z`),
    fly,
    !p.back && [p.stitch(`M34 ${y + 10}V350Q32 384 4 396`), p.buttons(221, y + 10, 30, 9)],
  ]
}

/** Trousers of every length, alone or below a bib or a jacket. */
export const trousers =
  (shape: Shape): Draw =>
  (p, { cut = 'recto', length = 'normal', trim = 'ninguno', closing, rise }) => {
    const [waist, hip] = WIDTHS[shape]
    const bottom = BOTTOMS[length] ?? 884
    const brief = bottom < 700
    const stretch = shape === 'leggings'
    const [far, near] = HEMS[cut] ?? (stretch ? [114, 46] : [178, 62])
    const [outer, inner] = !brief
      ? [far, near]
      : stretch || cut === 'ajustado'
        ? [hip - 2, 34]
        : [cut === 'ancho' ? 246 : 214, 18]
    const knee = cut === 'acampanado' && !brief ? ['L146 640', 'L52 640'] : ['', '']
    const leg = stretch ? `Q${hip - 6} ${(410 + bottom) / 2} ${outer} ${bottom}` : `${knee[0]}L${outer} ${bottom}`
    const inside = `L${inner} ${bottom + 8}${knee[1]}L0 ${brief ? 450 : 436}`
    const denim = shape === 'jeans'
    const edge = outer + (brief ? -3 : 3)
    const stripe = `+M${hip - 14} 290V410L${outer - (brief ? 14 : 8)} ${bottom - 44}`
    return [
      p.cloth(`=M0 196Q${waist / 2} 196 ${waist} 188Q${hip + 8} 290 ${hip} 410${leg}${inside}`),
      denim || cut === 'puño' || (shape === 'pants' && !brief)
        ? p.part(
            `+M${edge} ${bottom - 40}L${outer} ${bottom}L${inner} ${bottom + 8}L${inner - 3} ${bottom - 34}Z`,
            cut === 'puño' ? p.accent : p.tone,
          )
        : p.stitch(`+M${inner - 2} ${bottom - 24}L${outer - 3} ${bottom - 32}`),
      cut === 'puño' && p.ribs(inner, outer, bottom - 30, bottom),
      trim === 'franja' && p.line(stripe, p.accent, 18),
      trim === 'vivos' && p.line(stripe, p.accent, 8),
      waistband(p, shape, waist, trim === 'cinto' || closing === 'resorte', rise === 'alta'),
      p.back ? !stretch && behind(p, denim) : [fronts[shape](p, outer, inner, bottom), DETAILS[trim]?.(p, brief)],
    ]
  }

const fronts: Readonly<Record<Shape, (p: Pen, outer: number, inner: number, bottom: number) => Stroke>> = {
  pantalon: (p, outer, inner, bottom) => [
    p.seam('+M110 248L166 350'),
    bottom > 700 && p.seam(`+M84 300L${(outer + inner) / 2} ${bottom - 4}`),
  ],
  jeans: (p, outer, _, bottom) => [
    p.seam('+M72 248Q76 340 172 336'),
    p.stitch(`+M84 248Q90 326 170 322M170 400${outer === FLARE ? 'L138 640' : ''}L${outer - 14} ${bottom - 46}`),
    [78, -78].map((x) => p.dot(x, 258, 5, TAN)),
  ],
  pants: (p) => [p.seam('+M110 248Q120 350 172 372'), p.band('M-8 242Q-26 310 -20 372M8 242Q30 300 22 362', 3, PAPER)],
  leggings: (p, outer, inner, bottom) => bottom > 700 && p.stitch(`+M${inner + 6} ${bottom - 46}H${outer - 2}`),
}

const behind = (p: Pen, denim: boolean): Stroke =>
  denim
    ? [
        p.stitch('M-168 286L0 316L168 286M10 262V420'),
        p.patch('+M44 318L144 306L146 400L100 440L52 410Z'),
        p.stitch('+M56 352Q76 386 98 368Q118 350 136 370'),
        p.part('M62 196H122V236H62Z', TAN),
      ]
    : [p.part('+M56 322H132V334H56Z', p.deep), [94, -94].map((x) => p.button(x, 350, 6))]

const DETAILS: Readonly<Partial<Record<Value<'trim'>, (p: Pen, brief: boolean) => Stroke>>> = {
  cargo: (p, brief) => {
    const y = brief ? 420 : 500
    return [p.patch(`+M92 ${y}H166V${y + 106}H92Z`), p.part(`+M88 ${y - 8}H170V${y + 28}H88Z`)]
  },
  pinzas: (p) => p.seam('+M58 248L64 360M92 248L96 340'),
  bolsas: (p) => p.patch('+M110 400L154 396L150 500L104 504Z', p.tone),
  rodilleras: (p) => p.patch('+M74 540L140 534L146 646L78 650Z', p.tone),
  roturas: (p) => p.line('+M70 560Q96 548 128 562M76 584Q100 574 132 588M84 606Q104 600 122 608', PAPER, 6),
  bordado: (p) =>
    [PINK, GOLD].map((colour, at) =>
      [600, 680, 760].flatMap((y) =>
        [1, -1].map((side) => diamonds(p, [[side * (112 + 18 * at), y + 30 * at]], colour)),
      ),
    ),
}
