import { GOLD, INK } from '../ink.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'

const bag =
  (strap: string, body: string, face: (p: Pen) => Stroke): Draw =>
  (p) => [
    strap !== '' && p.band(strap, 25),
    p.cloth(body),
    p.edged(body),
    p.back ? p.part('=M0 560H130V720H0') : face(p),
  ]
const clasp = (p: Pen, y = 656): Stroke => [
  p.part(`=M0 ${y}H26V${y + 70}H0`, GOLD),
  p.part(`=M0 ${y + 26}H8V${y + 50}H0`, INK),
]

export const BAGS = {
  bolsa: bag('M110 450C110 210 -110 210 -110 450', '=M0 430H214L252 800Q250 830 220 830H0', (p) => [
    p.seam('M-222 520H222'),
    p.patch('+M92 420H128V600L110 620L92 600Z', p.accent),
    clasp(p),
  ]),
  bandolera: bag('M190 470C180 90 -180 90 -190 470', '=M0 430H214L234 780Q232 820 196 820H0', (p) => [
    p.patch('=M0 430H214L206 600Q120 690 0 700', p.accent),
    clasp(p),
  ]),
  mochila: bag('M70 430C70 300 -70 300 -70 430', '=M0 400H150Q206 410 216 560L226 770Q214 830 150 830H0', (p) => [
    p.patch('=M0 400H150Q196 410 206 500Q110 556 0 560', p.accent),
    p.patch('=M0 610H140Q156 610 156 630V774H0'),
    p.band('+M100 520V618', 13),
    p.part('+M84 606H116V640H84Z', GOLD),
  ]),
  cartera: bag('', '=M0 440H270Q292 440 292 462V740Q292 764 266 764H0', (p) => [
    p.patch('=M0 440H270Q292 440 292 462L272 600Q140 660 0 660', p.accent),
    clasp(p, 606),
  ]),
} as const

/** A belt is rolled. */
export const belt: Draw = (p, { trim }) => [
  p.cloth('=M0 320C118 320 236 370 236 470V560C236 670 118 725 0 725'),
  p.part('=M0 365C105 365 210 400 210 470C210 545 105 582 0 582', p.deep),
  p.line('M-176 486C-176 384 176 384 176 486', p.tone, 22),
  p.line('M-140 506C-140 424 140 424 140 506', p.tone, 18),
  trim === 'trenza'
    ? [
        p.line('M-226 540C-226 724 226 724 226 540', p.accent, 26),
        p.seam('+M206 590l-34 44M172 566l-30 100M120 660l-40 34'),
      ]
    : p.stitch('M-222 520C-222 690 222 690 222 520M-222 586C-222 752 222 752 222 586'),
  trim === 'bordado' && [120, 160].map((x) => p.flat(`+M${x} ${660 - x * 0.28}l16 22l-16 22l-16 -22Z`, p.accent)),
  p.back
    ? p.part('=M0 640H60V706H0', p.accent)
    : [
        p.part('=M0 606H96V760H0', GOLD),
        p.part('=M0 636H62V730H0'),
        p.part('M-14 672H108V694H-14Z', GOLD),
        [-180, -150].map((x) => p.dot(x, 700 + x * 0.36, 5, INK)),
      ],
]
