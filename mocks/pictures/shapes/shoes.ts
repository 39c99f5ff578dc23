import type { Design } from '../../seed/design.ts'
import { GOLD, INK, mix, PAPER, TAN } from '../ink.ts'
import { type Draw, type Pen, type Stroke, strokes } from '../pen.ts'

/** One shoe seen from its side, toe to the right, standing on y = 706, from x = -290 to 306. */
type Shoe = (p: Pen, design: Design) => Stroke

/** Each place of a lace, from the throat down to the toe. */
const laces = (p: Pen, ...points: readonly (readonly [number, number])[]): Stroke =>
  points.map(([x, y]) => p.band(`M${x} ${y}l-46 -30`, 10, PAPER))
const dark = (p: Pen) => mix(p.main, INK, 0.74)
/** A flat sole with its welt, and a low heel of leather. */
const welt = (p: Pen): Stroke => [
  p.part('M-276 634H306V666H30L10 660H-124L-134 714H-272Z', dark(p)),
  p.line('M-118 648H296', TAN, 4),
]

const sneaker: Shoe = (p, { closing, heel }) => {
  const high = heel === 'bota'
  return [
    p.cloth(
      high
        ? 'M-262 640V338Q-160 300 -80 336L-40 356L70 500Q130 546 220 560Q296 576 296 640Z'
        : 'M-264 640Q-286 540 -262 452Q-240 424 -206 452Q-150 500 -70 440L-40 424L70 520Q140 556 220 566Q296 580 296 640Z',
    ),
    p.part('M170 556Q296 566 296 640H130Q130 580 170 556Z', p.accent),
    p.part('M-264 640Q-278 570 -266 510Q-190 540 -180 640Z', p.accent),
    p.stitch('M152 566Q114 590 112 636M-176 530Q-160 580 -162 636'),
    p.part('M-120 620L40 548L62 570L-60 622Z', p.accent),
    high
      ? [p.dot(-170, 420, 34, PAPER), p.part('M-182 394L-158 420L-182 446Z', p.accent)]
      : p.seam('M-262 500Q-160 540 -60 470'),
    closing === 'velcro'
      ? [p.part('M-84 470L-20 424L30 462L-46 520Z', p.accent), p.part('M-26 520L42 470L88 502L20 556Z', p.accent)]
      : high
        ? laces(p, [-30, 390], [2, 434], [36, 478], [72, 520])
        : laces(p, [-14, 462], [22, 494], [60, 526]),
    p.part('M-280 630H300Q316 676 290 706H-262Q-292 690 -280 630Z', PAPER),
    p.line('M-284 666H306', p.accent, 9),
    p.seam('M190 634L200 658M220 634L230 658M250 634L260 658'),
  ]
}

/** A low leather shoe: with laces, a strap that sticks, or a moccasin's tongue. */
const low: Shoe = (p, { closing, trim }) => [
  p.cloth('M-266 640Q-284 530 -258 452Q-240 436 -210 456Q-140 510 -40 470L0 470Q90 540 180 552Q300 568 300 640Z'),
  p.stitch('M-252 520Q-190 550 -180 632'),
  closing === undefined
    ? [
        p.seam('M-40 480Q30 500 150 556Q120 600 40 600Q-20 590 -60 560'),
        p.part('M-24 474Q24 462 44 500L104 534L64 590Q0 556 -64 566Z', p.accent),
        p.part('M-8 506L56 540L44 560L-22 526Z', dark(p)),
        trim === 'moño' && p.part('M20 556l-30 -26v44ZM20 556l34 -22v44Z', p.accent),
      ]
    : [
        closing === 'velcro'
          ? [p.part('M-60 500L10 466L96 540L30 590Z', p.accent), p.stitch('M-40 506L10 482M82 542L34 576')]
          : [p.seam('M-60 476Q-44 570 60 600M30 500L96 546'), laces(p, [18, 506], [54, 532])],
        p.stitch('M150 556Q118 590 126 636'),
        p.seam('M138 552Q106 590 112 640'),
      ],
  welt(p),
]

const pump: Shoe = (p, { heel, closing, trim }) => [
  closing === 'correa' && p.band('M-236 420Q-190 330 -100 380Q-30 430 -10 560', 13),
  p.part('M-236 400Q-120 452 120 566Q-40 600 -186 520Z', p.deep),
  p.part(heel === 'fino' ? 'M-246 470L-186 546L-208 708H-228Z' : 'M-250 466L-160 566L-168 708H-238Z', p.accent),
  p.cloth(
    'M-256 452Q-268 396 -238 392Q-190 510 -50 570Q60 606 112 556Q250 590 306 664Q312 694 280 698H120Q10 690 -70 620L-186 552Q-246 510 -256 452Z',
  ),
  p.part('M-70 624Q10 694 120 698H290V714H100Q10 714 -90 634Z', INK),
  p.stitch('M-228 434Q-180 530 -54 590Q60 624 116 578'),
  trim === 'moño' && p.part('M150 590l-40 -30v58ZM150 590l46 -26v56Z', p.accent),
]
const ballet: Shoe = (p, { closing, trim }) => [
  closing === 'correa' && p.band('M-244 560C-250 456 -96 456 -40 596', 14),
  p.part('M-240 556Q-100 520 120 566Q-60 620 -220 610Z', p.deep),
  p.cloth('M-262 650Q-280 560 -250 520Q-214 570 -60 594Q70 606 130 556Q270 590 306 650Q310 690 290 694H-250Z'),
  p.stitch('M-240 548Q-200 590 -60 612Q80 624 134 574'),
  p.part('M-264 684H304V706H-258Z', dark(p)),
  trim === 'moño' && [p.part('M124 574l-54 -32v66ZM124 574l56 -26v62Z', p.accent), p.dot(124, 574, 9, p.accent)],
]
const mule: Shoe = (p, { heel, trim }) =>
  heel === 'grueso'
    ? [
        p.part('M-252 470Q-226 450 -188 500Q-110 600 60 640L300 668Q312 694 280 704H120Q10 696 -70 630L-186 562Z', TAN),
        p.part('M-250 480L-164 570L-172 708H-238Z', p.accent),
        p.cloth('M-16 660Q-16 556 96 536Q250 580 306 664Q312 692 280 700H120Q50 696 -16 660Z'),
        p.stitch('M2 652Q10 570 100 556'),
        p.seam('M-228 486Q-180 530 -130 572'),
      ]
    : [
        p.part('M-278 664Q-272 630 -200 640Q-60 664 60 660L300 668Q312 692 290 704H-262Z', TAN),
        p.cloth('M-40 680Q-30 556 90 516Q240 560 306 664Q312 692 280 700H30Z'),
        p.stitch('M-20 668Q-6 570 94 536'),
        trim === 'moño' && p.part('M112 570l-40 -26v54ZM112 570l42 -22v52Z', p.accent),
        p.part('M-272 694H302V714H-268Z', INK),
      ]

/** A heel below, and the shoe leans on its toe. */
const raised = (p: Pen, heel: Design['heel'], shoe: Stroke): Stroke =>
  heel === 'grueso' || heel === 'cubano'
    ? [p.part('M-278 540L-130 590L-166 716H-248Z', dark(p)), `<g transform="rotate(7 300 700)">`, shoe, '</g>']
    : shoe

/** A boot as high as `top`: closed with laces, a zip at its side, or an elastic. */
const boot =
  (top: number): Shoe =>
  (p, { closing, heel }) =>
    raised(p, heel, [
      p.cloth(`M-262 640L-258 ${top}H-40L-30 470Q30 552 150 562Q290 576 300 640Z`),
      top < 300 && p.part(`M-262 ${top - 6}H-36V${top + 50}H-262Z`, p.accent),
      p.stitch(`M104 548Q62 590 72 634M-256 520Q-190 540 -180 632M-244 ${top + 70}V620`),
      p.part(`M-270 ${top + 80}L-250 ${top}H-238L-248 ${top + 84}Z`, p.accent),
      closing === 'agujeta'
        ? [
            [top + 60, top + 110, 450].map((y) => laces(p, [-36, y])),
            laces(p, [0, 500], [46, 536]),
            p.part('M-280 628H308V690H290V706H-264V690H-280Z', p.deep),
            p.seam('M-240 690V664M-180 690V664M-120 690V664M0 690V664M60 690V664M120 690V664M180 690V664M240 690V664'),
          ]
        : [
            closing === 'cierre'
              ? [p.line(`M-150 ${top + 6}V600`, INK, 11), p.line(`M-150 ${top + 10}V600`, '#c9ced6', 4)]
              : [
                  p.part(`M-200 ${top + 4}H-110L-120 560Q-160 580 -190 556Z`, p.accent),
                  p.seam(`M-182 ${top + 20}V540M-162 ${top + 20}V556M-142 ${top + 12}V552`),
                ],
            welt(p),
          ],
    ])
const cowboy: Shoe = (p) => [
  p.cloth('M-262 640V560L-256 190Q-200 234 -150 220Q-90 230 -36 190L-20 480Q40 556 160 566Q296 580 304 640Z'),
  p.part('M120 562Q300 568 304 640H60Q70 580 120 562Z', p.accent),
  p.part('M-262 640V540Q-180 560 -160 640Z', p.accent),
  p.stitch(
    'M-150 250Q-220 330 -150 430Q-80 330 -150 250M-150 290Q-190 340 -150 400Q-110 340 -150 290M-232 470Q-150 540 -50 470',
  ),
  p.line('M-150 226V560', p.accent, 8),
  welt(p),
]
const sandal: Shoe = (p, { heel, trim }) => {
  const sole =
    heel === 'plataforma'
      ? p.part('M-284 600Q-140 572 0 600Q160 640 304 630V710H-272Z', TAN)
      : p.part('M-282 622Q-140 592 0 620Q160 654 302 644Q316 690 290 708H-262Q-290 690 -282 622Z', TAN)
  const shoe = [
    p.band('M-246 456C-246 404 -60 404 -60 456', 14),
    p.cloth('M-256 616Q-288 510 -262 440Q-236 428 -222 446Q-196 530 -196 608Z'),
    p.band('M-246 456C-246 508 -60 508 -60 456', 16),
    p.part('M-140 478h38v36h-38Z', GOLD),
    sole,
    p.line('M-284 684Q0 676 304 686', INK, 9),
    p.cloth('M44 636L88 540Q150 502 204 538L258 650Q150 676 44 636Z'),
    trim === 'trenza'
      ? p.seam('M70 590L120 520M84 640L176 522M140 654L214 556M62 606L190 656M84 556L236 642M130 520L234 606')
      : trim === 'correas'
        ? p.band('M60 610Q140 570 190 528M96 530Q160 570 238 634', 12)
        : p.stitch('M64 622L102 548Q150 522 192 548L238 638'),
  ]
  return raised(p, heel, shoe)
}

/** Two of them, one behind the other, with what they cast on the floor. */
const pair =
  (shoe: Shoe, lift: number): Draw =>
  (p, design) => {
    const two = () =>
      strokes(
        `<ellipse cx="-16" cy="${858 - lift}" rx="300" ry="24" fill="${INK}" fill-opacity=".3"/>`,
        p.place(50, 70 - lift, 0.84, () => strokes(shoe(p, design))),
        p.place(-24, 160 - lift, 0.98, () => strokes(shoe(p, design))),
      )
    return p.back ? p.mirror(two) : two()
  }

export const SHOES = {
  tenis: pair(sneaker, 50),
  zapato: pair(low, 70),
  mocasin: pair(low, 70),
  zapatilla: pair(pump, 70),
  flat: pair(ballet, 100),
  mule: pair(mule, 70),
  bota: pair(boot(220), 0),
  vaquera: pair(cowboy, 0),
  botin: pair(boot(340), 30),
  sandalia: pair(sandal, 70),
} as const
