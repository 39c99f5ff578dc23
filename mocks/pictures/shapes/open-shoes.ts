import { GOLD, INK, TAN } from '../ink.ts'
import { bow, leaning, type Shoe } from './pair.ts'

/** A ballerina, or raised on a heel. */
export const pump: Shoe = (p, { heel, closing, trim }) =>
  heel === undefined
    ? [
        closing === 'correa' && p.band('M-244 560C-250 456 -96 456 -40 596', 14),
        p.part('M-240 556Q-100 520 120 566Q-60 620 -220 610Z', p.deep),
        p.cloth('M-262 650Q-280 560 -250 520Q-214 570 -60 594Q70 606 130 556Q270 590 306 650Q310 690 290 694H-250Z'),
        p.stitch('M-240 548Q-200 590 -60 612Q80 624 134 574'),
        p.part('M-264 684H304V706H-258Z', p.sole),
        trim === 'moño' && bow(p, 124, 574),
      ]
    : [
        closing === 'correa' && p.band('M-236 420Q-190 330 -100 380Q-30 430 -10 560', 13),
        p.part('M-236 400Q-120 452 120 566Q-40 600 -186 520Z', p.deep),
        p.part(`M-248 466L-${heel === 'fino' ? '186 546L-208' : '160 566L-168'} 708H-234Z`, p.accent),
        p.cloth(
          'M-256 452Q-268 396 -238 392Q-190 510 -50 570Q60 606 112 556Q250 590 306 664Q312 694 280 698H120' +
            'Q10 690 -70 620L-186 552Q-246 510 -256 452Z',
        ),
        p.part('M-70 624Q10 694 120 698H290V714H100Q10 714 -90 634Z', p.sole),
        p.stitch('M-228 434Q-180 530 -54 590Q60 624 116 578'),
      ]

export const mule: Shoe = (p, { heel }) => {
  const raised = heel === 'grueso'
  return [
    raised && p.part('M-250 480L-164 570L-172 708H-238Z', p.accent),
    p.part(
      raised
        ? 'M-252 470Q-226 450 -188 500Q-110 600 60 640L300 668Q312 694 280 704H120Q10 696 -70 630L-186 562Z'
        : 'M-278 664Q-272 630 -200 640Q-60 664 60 660L300 668Q312 692 290 704H-262Z',
      TAN,
    ),
    p.cloth('M-30 668Q-22 556 94 526Q246 570 306 664Q312 692 280 700H120Q40 696 -30 668Z'),
    p.stitch('M-10 658Q0 570 96 544'),
  ]
}

export const sandal: Shoe = (p, { heel, trim }) =>
  leaning(p, heel, [
    p.band('M-246 456C-246 404 -60 404 -60 456', 14),
    p.cloth('M-256 616Q-288 510 -262 440Q-236 428 -222 446Q-196 530 -196 608Z'),
    p.band('M-246 456C-246 508 -60 508 -60 456', 16),
    p.part('M-140 478h38v36h-38Z', GOLD),
    p.part(
      heel === 'plataforma'
        ? 'M-284 600Q-140 572 0 600Q160 640 304 630V710H-272Z'
        : 'M-282 622Q-140 592 0 620Q160 654 302 644Q316 690 290 708H-262Q-290 690 -282 622Z',
      TAN,
    ),
    p.line('M-284 684Q0 676 304 686', INK, 9),
    p.cloth('M44 636L88 540Q150 502 204 538L258 650Q150 676 44 636Z'),
    trim === 'trenza'
      ? p.seam('M70 590L120 520M84 640L176 522M140 654L214 556M62 606L190 656M84 556L236 642M130 520L234 606')
      : trim === 'correas'
        ? p.band('M60 610Q140 570 190 528M96 530Q160 570 238 634', 12)
        : p.stitch('M64 622L102 548Q150 522 192 548L238 638'),
  ])
