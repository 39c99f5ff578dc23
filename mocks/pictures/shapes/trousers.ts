import type { Value } from '../../seed/design.ts'
import { PAPER, PINK, GOLD } from '../ink.ts'
import { type Draw, type Pen, type Stroke, strokes } from '../pen.ts'

/** Half waist, half hip, and how it closes above. */
const SHAPES = {
  pantalon: { waist: 144, hip: 178, band: 'pretina' },
  jeans: { waist: 142, hip: 180, band: 'pretina' },
  pants: { waist: 140, hip: 178, band: 'resorte' },
  leggings: { waist: 126, hip: 160, band: 'malla' },
} as const
type Shape = keyof typeof SHAPES

/** Wide at the hem alone: the leg narrows at the knee first. */
const FLARE = 236
/** Outer and inner end of a leg. */
const HEMS: Readonly<Partial<Record<Value<'cut'>, readonly [number, number]>>> = {
  ajustado: [138, 70],
  slim: [150, 70],
  puño: [146, 70],
  ancho: [240, 34],
  amplio: [214, 48],
  acampanado: [FLARE, 40],
}
const BOTTOMS: Readonly<Record<Value<'length'>, number>> = {
  corto: 560,
  bermuda: 640,
  normal: 884,
  tobillo: 796,
  midi: 720,
  largo: 892,
}

const waistband = (p: Pen, shape: Shape, w: number, sash: boolean, high: boolean): Stroke => {
  const { band } = SHAPES[shape]
  if (band === 'malla')
    return [p.part(`=M0 190Q70 190 ${w} 180L${w + 24} 254Q80 270 0 290`, p.accent), p.seam('M0 290V440')]
  const y = high ? 266 : 236
  const outline = `=M0 196Q${w / 2} 196 ${w} 188L${w + (high ? 14 : 8)} ${y}Q${w / 2} ${y + 10} 0 ${y + 10}`
  if (band === 'resorte') return [p.part(outline, p.accent), p.rib(-w, w + 2, 200, 240), p.seam('M0 246V430')]
  if (sash)
    return [
      p.part(outline, p.accent),
      p.seam('M0 246V430'),
      !p.back && p.part('M-12 216L-64 380L-36 388L0 240L30 388L58 378L12 216Z', p.accent),
    ]
  return [
    p.part(outline),
    p.stitch(`M${4 - w} 204Q0 216 ${w - 4} 204`),
    p.part(`+M90 184H104V${y + 16}H90Z`),
    p.seam(`M0 ${y + 10}V430`),
    !p.back && [p.stitch(`M34 ${y + 10}V350Q32 384 4 396`), p.buttons(221, y + 10, 30, 9)],
  ]
}

/** Trousers of every length, alone or below a bib or a jacket. */
export const trousers =
  (shape: Shape): Draw =>
  (p, { cut = 'recto', length = 'normal', trim = 'ninguno', closing, rise }) => {
    const { waist, hip } = SHAPES[shape]
    const bottom = BOTTOMS[length]
    const brief = bottom < 700
    const stretch = shape === 'leggings'
    const wide = cut === 'ancho' || cut === 'amplio'
    const [far, near] = HEMS[cut] ?? (stretch ? [114, 46] : [178, 62])
    const [outer, inner] = !brief ? [far, near] : stretch || cut === 'ajustado' ? [hip - 2, 34] : [wide ? 246 : 214, 18]
    const knee = cut === 'acampanado' && !brief ? ['L146 640', 'L52 640'] : ['', '']
    const curve = stretch ? `Q${hip - 6} ${(410 + bottom) / 2} ${outer} ${bottom}` : `L${outer} ${bottom}`
    const body = p.cloth(
      `=M0 196Q${waist / 2} 196 ${waist} 188Q${hip + 8} 290 ${hip} 410${knee[0]}${curve}L${inner} ${bottom + 8}${knee[1]}L0 ${brief ? 450 : 436}`,
    )
    const cuff = `+M${outer + (brief ? -3 : 3)} ${bottom - 40}L${outer} ${bottom}L${inner} ${bottom + 8}L${inner - 3} ${bottom - 34}Z`
    const denim = shape === 'jeans'
    return strokes(
      body,
      denim || cut === 'puño' || (shape === 'pants' && !brief)
        ? p.part(cuff, cut === 'puño' ? p.accent : p.tone)
        : p.stitch(`+M${inner - 2} ${bottom - 24}L${outer - 3} ${bottom - 32}`),
      cut === 'puño' && p.ribs(inner, outer, bottom - 30, bottom),
      (trim === 'franja' || trim === 'vivos') &&
        p.line(
          `+M${hip - 14} 290L${hip - 14} 410L${outer - (brief ? 14 : 8)} ${bottom - 44}`,
          p.accent,
          trim === 'franja' ? 18 : 8,
        ),
      waistband(p, shape, waist, trim === 'cinto' || closing === 'resorte', rise === 'alta'),
      p.back ? !stretch && behind(p, denim) : [fronts[shape](p, outer, inner, bottom), detail(p, trim, brief)],
    )
  }

const fronts: Readonly<Record<Shape, (p: Pen, outer: number, inner: number, bottom: number) => Stroke>> = {
  pantalon: (p, outer, inner, bottom) => [
    p.seam('+M110 248L166 350'),
    bottom > 700 && p.seam(`+M84 300L${(outer + inner) / 2} ${bottom - 4}`),
  ],
  jeans: (p, outer, _, bottom) => [
    p.seam('+M72 248Q76 340 172 336'),
    p.stitch(`+M84 248Q90 326 170 322M170 400${outer === FLARE ? 'L138 640' : ''}L${outer - 14} ${bottom - 46}`),
    [78, 164].map((x) => [x, -x].map((at) => p.dot(at, x === 78 ? 258 : 324, 5, '#c8752f'))),
  ],
  pants: (p) => [p.seam('+M110 248Q120 350 172 372'), p.band('M-8 242Q-26 310 -20 372M8 242Q30 300 22 362', 3, PAPER)],
  leggings: (p, outer, inner, bottom) =>
    bottom > 700 &&
    p.stitch(`+M60 ${bottom - 250}Q90 ${bottom - 236} 128 ${bottom - 252}M${inner + 6} ${bottom - 46}H${outer - 2}`),
}

const behind = (p: Pen, denim: boolean): Stroke =>
  denim
    ? [
        p.stitch('M-168 286L0 316L168 286M10 262V420'),
        p.part('+M44 318L144 306L146 400L100 440L52 410Z'),
        p.stitch('+M56 342Q76 376 98 358Q118 340 136 360M52 330L138 320'),
        p.part('M62 196H122V236H62Z', '#b5682c'),
      ]
    : [p.seam('+M60 246L66 300'), p.part('+M56 322H132V334H56Z', p.deep), p.button(-94, 350, 6), p.button(94, 350, 6)]

const detail = (p: Pen, trim: Value<'trim'>, brief: boolean): Stroke => {
  if (trim === 'cargo') {
    const y = brief ? 420 : 500
    return [
      p.part(`+M92 ${y}H166V${y + 106}H92Z`),
      p.part(`+M88 ${y - 8}H170V${y + 28}H88Z`),
      p.button(129, y + 12, 6),
      p.button(-129, y + 12, 6),
    ]
  }
  if (trim === 'pinzas') return p.seam('+M58 248L64 360M92 248L96 340')
  if (trim === 'bolsas')
    return [
      p.part(`+M110 400L154 396L150 ${brief ? 490 : 540}L104 ${brief ? 494 : 544}Z`, p.tone),
      p.stitch('+M112 416L150 412'),
    ]
  if (trim === 'rodilleras')
    return [p.part('+M74 540L140 534L146 646L78 650Z', p.tone), p.stitch('+M80 548L136 542M84 640L140 636')]
  if (trim === 'roturas')
    return p.line('+M70 560Q96 548 128 562M76 584Q100 574 132 588M84 606Q104 600 122 608', PAPER, 6)
  if (trim === 'bordado')
    return [600, 680, 760].map((y, at) => [
      p.flat(`M${104 + at * 8} ${y}l16 22l-16 22l-16 -22Z`, PINK),
      p.flat(`M${126 + at * 8} ${y + 30}l12 16l-12 16l-12 -16Z`, GOLD),
    ])
  return false
}

/** A bib with its straps over trousers; behind, the straps cross. */
export const overalls: Draw = (p, design) => {
  const below = () => p.place(0, 284, 0.72, () => trousers('jeans')(p, { ...design, trim: 'ninguno' }))
  if (p.back)
    return strokes(
      p.band('M-104 440L60 200M104 440L-60 200', 30),
      below(),
      p.part('=M0 420Q60 420 104 414L110 452Q60 460 0 460'),
    )
  return strokes(
    p.band('+M84 330Q96 250 62 202', 28),
    p.cloth('=M0 310H88L104 430Q60 440 0 440'),
    below(),
    p.part('M-62 356H62V420L0 440L-62 420Z'),
    p.stitch('M-54 372H54M-80 326H80'),
    design.trim === 'bordado' && [
      p.flat('M-30 384l16 20l-16 20l-16 -20Z', PINK),
      p.flat('M30 384l16 20l-16 20l-16 -20Z', GOLD),
    ],
    design.trim === 'reflejante' && [
      p.part('+M52 726L127 722V756L50 760Z', '#ffe14d'),
      p.line('+M52 743L127 739', '#dfe6ea', 12),
    ],
    p.dot(-82, 332, 13, GOLD),
    p.dot(82, 332, 13, GOLD),
  )
}
