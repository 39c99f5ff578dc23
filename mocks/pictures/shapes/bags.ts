import { GOLD, INK, PAPER } from '../ink.ts'
import { type Draw, type Stroke, strokes } from '../pen.ts'
import type { Pen } from '../pen.ts'

/** A bag: its strap, its body, and what is on its front. */
const bag =
  (strap: string, body: string, face: (p: Pen) => Stroke): Draw =>
  (p) =>
    strokes(
      p.band(strap, 25),
      p.cloth(body),
      p.back ? [p.stitch('M-196 462H196M-214 794H214'), p.part('M-130 560H130V720H-130Z')] : face(p),
    )
const clasp = (p: Pen): Stroke => [p.part('M-26 656H26V726H-26Z', GOLD), p.part('M-8 682H8V706H-8Z', INK)]
const tag = (p: Pen): Stroke => p.part('M150 500L196 620L170 640L128 516Z', PAPER)

export const BAGS = {
  bolsa: bag('M110 450C110 210 -110 210 -110 450', '=M0 430H214L252 800Q250 830 220 830H0', (p) => [
    p.seam('M-222 520H222'),
    p.stitch('M-218 538H218M-232 800H232'),
    p.part('+M92 420H128V600L110 620L92 600Z', p.accent),
    clasp(p),
    tag(p),
  ]),
  bandolera: bag('M190 470C180 90 -180 90 -190 470', '=M0 430H214L234 780Q232 820 196 820H0', (p) => [
    p.part('=M0 430H214L206 600Q120 690 0 700', p.accent),
    p.stitch('M-192 596Q0 760 192 596M-204 792H204'),
    clasp(p),
  ]),
  mochila: bag('M70 430C70 300 -70 300 -70 430', '=M0 400H150Q206 410 216 560L226 770Q214 830 150 830H0', (p) => [
    p.part('=M0 400H150Q196 410 206 500Q110 556 0 560', p.accent),
    p.stitch('M-190 500Q0 572 190 500'),
    p.part('=M0 610H140Q156 610 156 630V774H0'),
    p.stitch('M-142 640H142'),
    p.band('+M100 520V618', 13),
    p.part('+M84 606H116V640H84Z', GOLD),
  ]),
} as const

export const wallet: Draw = (p) => {
  const body = 'M-270 440H270Q292 440 292 462V740Q292 764 266 764H-266Q-292 764 -292 740V462Q-292 440 -270 440Z'
  if (p.back) return strokes(p.cloth(body), p.stitch('M-268 466H268V738H-268Z'))
  return strokes(
    p.cloth(body),
    p.part('M-270 440H270Q292 440 292 462L272 600Q0 680 -272 600L-292 462Q-292 440 -270 440Z', p.accent),
    p.stitch('M-264 590Q0 656 264 590M-268 740H268'),
    p.part('M-26 606H26V676H-26Z', GOLD),
  )
}
/** A belt, rolled. */
export const belt: Draw = (p, { trim }) =>
  strokes(
    p.cloth('M-236 470C-236 270 236 270 236 470V560C236 780 -236 780 -236 560Z'),
    p.part('M-210 470C-210 330 210 330 210 470C210 620 -210 620 -210 470Z', p.deep),
    p.line('M-176 486C-176 384 176 384 176 486', p.tone, 22),
    p.line('M-140 506C-140 424 140 424 140 506', p.tone, 18),
    trim === 'trenza'
      ? p.line('M-226 540C-226 724 226 724 226 540', p.accent, 26)
      : p.stitch('M-222 520C-222 690 222 690 222 520M-222 586C-222 752 222 752 222 586'),
    trim === 'bordado' &&
      [-160, -120, 120, 160].map((x) =>
        p.flat(`M${x} ${660 - Math.abs(x) * 0.28 + 0}l16 22l-16 22l-16 -22Z`, p.accent),
      ),
    trim === 'trenza' &&
      p.seam('M-206 590l34 44M-172 566l30 100M-120 660l40 34M120 660l-40 34M206 590l-34 44M172 566l-30 100'),
    p.back
      ? p.part('M-60 640H60V706H-60Z', p.accent)
      : [
          p.part('M-96 606H96V760H-96Z', GOLD),
          p.part('M-62 636H62V730H-62Z'),
          p.part('M-14 672H108V694H-14Z', GOLD),
          p.dot(-180, 634, 5, INK),
          p.dot(-150, 650, 5, INK),
        ],
  )
