import { GOLD, INK, PAPER, PINK } from '../ink.ts'
import type { Design } from '../../seed/design.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'

/** `rim` turns up in front, `edge` is its stitches; the crown has three dents. */
const hat =
  (brim: string, rim: string, edge: string, crown: string, ribbon: string, knot: (p: Pen, d: Design) => Stroke): Draw =>
  (p, design) => [
    p.cloth(brim),
    p.flat(rim, p.tone),
    p.stitch(edge),
    p.cloth(crown),
    p.seam('+M0 362Q10 400 0 440M78 326Q60 370 84 420'),
    p.part(ribbon, p.accent),
    p.back ? p.part('M-12 572H12V604H-12Z', INK) : knot(p, design),
  ]

export const HATS = {
  sombrero: hat(
    '=M0 540Q170 540 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790',
    '=M0 690Q170 690 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790',
    'M-312 578Q-270 706 -150 746Q0 784 150 746Q270 706 312 578',
    '=M0 318Q40 290 76 296Q132 304 150 420L164 560Q80 600 0 600',
    '=M0 530Q100 530 158 508L164 562Q90 606 0 606',
    (p, { trim }) =>
      trim === 'toquilla'
        ? [p.part('M104 520H138V590H104Z', GOLD), p.part('M114 532H128V578H114Z', INK)]
        : p.part('M92 530L150 462L166 486L112 552Z', GOLD),
  ),
  panama: hat(
    '=M0 590H160Q330 600 330 660Q320 740 0 740',
    '',
    'M-304 664Q-280 716 0 718Q280 716 304 664',
    '=M0 360Q60 330 110 352Q150 374 166 640Q90 670 0 670',
    '=M0 584Q100 580 160 562L166 640Q90 670 0 670',
    () => false,
  ),
} as const

export const beret: Draw = (p) =>
  p.turned(() => [
    p.part('M10 372L26 330L44 334L36 376Z'),
    p.cloth('M-280 600Q-330 420 -60 382Q250 350 300 500Q320 640 120 650Q-160 670 -280 600Z'),
    p.seam('M22 376Q-140 420 -190 600M22 376Q10 480 20 646M22 376Q170 410 220 610'),
    p.part('M-180 634Q0 690 160 640L154 688Q0 730 -172 682Z', p.accent),
  ])

/** A maker's tag on the front. */
const tag = (p: Pen, x: number, y: number): Stroke => [
  p.part(`M${x} ${y}h80v54h-80Z`, PAPER),
  p.line(`M${x + 16} ${y + 20}h48m-48 16h32`, PINK, 7),
]

export const cap: Draw = (p) =>
  p.back
    ? [
        p.cloth('=M0 340Q230 360 220 640Q140 670 90 660Q80 560 0 556'),
        p.seam('+M0 340V556M0 340Q130 420 140 650'),
        p.part('=M0 636H96V672H0', p.accent),
        p.button(0, 342, 14),
      ]
    : [
        p.cloth('M-236 620Q-250 350 -20 334Q190 340 206 600Q80 570 -40 600Q-140 620 -236 620Z'),
        p.seam('M-20 334Q-70 440 -60 604M-20 334Q120 420 130 586M-20 334Q-180 430 -196 620'),
        p.stitch('M-220 596Q-120 600 -40 578Q70 552 190 574'),
        p.cloth('M-70 604Q90 550 206 590Q320 640 316 700Q200 660 60 690Q-20 704 -80 680Q-96 630 -70 604Z', p.accent),
        p.stitch('M-60 650Q100 596 290 672M-56 626Q100 572 250 626'),
        tag(p, 8, 440),
        p.button(-20, 334, 14),
        p.dot(-110, 430, 6, INK),
      ]

/** A knitted cap with a pompom, little ears or neither. */
export const beanie =
  (ears: boolean): Draw =>
  (p, { trim }) => [
    ears && [p.cloth('+M190 430Q250 320 170 300Q100 300 80 380Z', p.accent), p.seam('+M176 404Q208 342 164 336')],
    p.cloth('=M0 330Q210 340 226 640H0'),
    p.seam('+M60 350Q110 480 112 630M0 340V630M130 400Q180 500 176 630'),
    trim === 'pompon' && [
      p.cloth('=M0 210Q86 214 88 290Q84 372 0 372', p.accent),
      p.seam('+M40 250L20 290M0 232V280M52 310L20 300M30 350L14 326'),
    ],
    p.cloth('=M0 640Q122 640 244 620Q262 690 248 752Q124 776 0 776', p.accent),
    p.seam(`+M0 654V770${[50, 100, 150, 200].map((x) => `M${x} ${654 - x / 16}V${770 - x / 12}`).join('')}`),
    !p.back && tag(p, 84, 676),
  ]
