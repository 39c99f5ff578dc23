import { GOLD, INK, PAPER, PINK } from '../ink.ts'
import { type Draw, strokes } from '../pen.ts'

export const sombrero: Draw = (p, { trim }) => {
  const brim = 'Q170 540 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790'
  return strokes(
    p.cloth(`=M0 540${brim}`),
    p.flat('=M0 690Q170 690 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790', p.tone),
    p.stitch('M-312 578Q-270 706 -150 746Q0 784 150 746Q270 706 312 578'),
    p.cloth('=M0 318Q40 290 76 296Q132 304 150 420L164 560Q80 600 0 600'),
    p.seam('M0 322Q-14 380 0 430M-76 300Q-60 350 -84 400M76 300Q60 350 84 400'),
    p.part('=M0 530Q100 530 158 508L164 562Q90 606 0 606', p.accent),
    p.stitch('M-152 528Q0 560 152 528'),
    p.back
      ? p.part('M-12 536H12V600H-12Z', INK)
      : trim === 'toquilla' && [p.part('M104 520H138V590H104Z', GOLD), p.part('M114 532H128V578H114Z', INK)],
    !p.back && trim !== 'toquilla' && p.part('M92 530L150 462L166 486L112 552Z', GOLD),
  )
}
export const panama: Draw = (p) =>
  strokes(
    p.cloth('M-330 660Q-330 600 -160 590H160Q330 600 330 660Q320 740 0 740Q-320 740 -330 660Z'),
    p.cloth('=M0 360Q60 330 110 352Q150 374 166 640Q90 670 0 670'),
    p.seam('M0 364Q-12 430 0 500M-80 350Q-60 400 -84 450M80 350Q60 400 84 450'),
    p.part('=M0 584Q100 580 160 562L166 640Q90 670 0 670', p.accent),
    p.stitch('M-300 668Q-280 716 0 718Q280 716 300 668'),
    p.back && p.part('M-12 590H12V662H-12Z', INK),
  )
export const beret: Draw = (p) => {
  const drawing = () =>
    strokes(
      p.part('M10 372L26 330L44 334L36 376Z'),
      p.cloth('M-280 600Q-330 420 -60 382Q250 350 300 500Q320 640 120 650Q-160 670 -280 600Z'),
      p.seam('M22 376Q-140 420 -190 600M22 376Q10 480 20 646M22 376Q170 410 220 610'),
      p.part('M-180 634Q0 690 160 640L154 688Q0 730 -172 682Z', p.accent),
    )
  return p.back ? p.mirror(drawing) : drawing()
}
export const cap: Draw = (p) =>
  p.back
    ? strokes(
        p.cloth('=M0 340Q230 360 220 640Q140 670 90 660Q80 560 0 556'),
        p.seam('+M0 340V556M0 340Q130 420 140 650'),
        p.part('M-96 636H96V672H-96Z', p.accent),
        p.button(0, 342, 14),
      )
    : strokes(
        p.cloth('M-236 620Q-250 350 -20 334Q190 340 206 600Q80 570 -40 600Q-140 620 -236 620Z'),
        p.seam('M-20 334Q-70 440 -60 604M-20 334Q120 420 130 586M-20 334Q-180 430 -196 620'),
        p.stitch('M-220 596Q-120 600 -40 578Q70 552 190 574'),
        p.cloth('M-70 604Q90 550 206 590Q320 640 316 700Q200 660 60 690Q-20 704 -80 680Q-96 630 -70 604Z', p.accent),
        p.stitch('M-60 650Q100 596 290 672M-56 626Q100 572 250 626'),
        p.part('M0 430L86 424L96 500L10 514Z', PAPER),
        p.line('M22 478L76 470M20 456L74 448', PINK, 8),
        p.button(-20, 334, 14),
        p.dot(-110, 430, 6, INK),
        p.dot(140, 450, 6, INK),
      )
/** A knitted cap with a pompom, little ears or neither. */
export const beanie =
  (ears: boolean): Draw =>
  (p, { trim }) =>
    strokes(
      ears && p.cloth('+M190 430Q250 320 170 300Q100 300 80 380Z', p.accent),
      p.cloth('=M0 330Q210 340 226 640H0'),
      p.seam('+M60 350Q110 480 112 630M0 340V630M130 400Q180 500 176 630'),
      ears && p.seam('+M176 404Q208 342 164 336'),
      trim === 'pompon' && [
        p.cloth('M0 210Q86 214 88 290Q84 372 0 372Q-84 372 -88 290Q-86 214 0 210Z', p.accent),
        p.seam('+M40 250L20 290M0 232V280M52 310L20 300M30 350L14 326'),
      ],
      p.cloth('M-244 620Q0 660 244 620Q262 690 248 752Q0 800 -248 752Q-262 690 -244 620Z', p.accent),
      p.seam(
        [0, 50, 100, 150, 200]
          .map((x) => `M${x} ${654 - x / 16}V${770 - x / 12}M${-x} ${654 - x / 16}V${770 - x / 12}`)
          .join(''),
      ),
      !p.back && [p.part('M84 676H164V730H84Z', PAPER), p.line('M100 696H148M100 712H132', PINK, 7)],
    )
