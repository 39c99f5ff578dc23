import { INK, mix, PAPER } from './ink.ts'
import type { Pen } from './pen.ts'

const SOLE = '#d9a066'

/** One shoe seen from its side, toe to the right, standing on y = 700, from x = -290 to 300. */
type Shoe = (p: Pen) => string

function laces(points: readonly (readonly [number, number])[]): string {
  const path = points.map(([x, y]) => `M${x} ${y}l-44 -30`).join('')
  return (
    `<path stroke="${INK}" stroke-width="19" stroke-linecap="round" d="${path}"/><path stroke="${PAPER}" ` +
    `stroke-width="11" stroke-linecap="round" d="${path}"/>`
  )
}

const sneaker: Shoe = (p) => {
  const high = p.design.length === 'largo'
  const body = high
    ? 'M-262 640V330Q-150 300 -80 330L-40 350L70 500Q130 546 220 560Q296 576 296 640Z'
    : 'M-264 640Q-286 540 -262 452Q-240 424 -206 452Q-150 500 -70 440L-40 424L70 520Q140 556 220 566Q296 580 296 640Z'
  const lace: readonly (readonly [number, number])[] = high
    ? [
        [-30, 390],
        [2, 434],
        [36, 478],
        [72, 520],
      ]
    : [
        [-14, 462],
        [22, 494],
        [60, 526],
      ]
  return (
    p.cloth(body) +
    p.part('M170 556Q296 566 296 640H130Q130 580 170 556Z', p.accent) +
    p.part('M-264 640Q-278 570 -266 510Q-190 540 -180 640Z', p.accent) +
    p.stitch('M152 566Q114 590 112 636M-176 530Q-160 580 -162 636') +
    p.part('M-120 620L40 548L62 570L-60 622Z', p.accent) +
    (high
      ? `<circle cx="-170" cy="420" r="34" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>` +
        p.part('M-180 392L-160 420L-180 448Z', p.accent)
      : p.seam('M-262 500Q-160 540 -60 470')) +
    laces(lace) +
    p.part('M-280 630H300Q316 676 290 706H-262Q-292 690 -280 630Z', PAPER) +
    p.line('M-284 664H306', p.accent, 9) +
    p.seam('M190 634L200 660M220 634L230 660M250 634L260 660')
  )
}

const dressShoe: Shoe = (p) => {
  const slip = !p.has('agujeta') && (p.has('abierto') || p.variant % 3 === 2)
  return (
    p.cloth('M-266 640Q-284 530 -258 452Q-240 436 -210 456Q-140 510 -40 470L0 470Q90 540 180 552Q300 568 300 640Z') +
    (slip
      ? p.part('M-20 474Q20 462 40 500L120 540Q110 590 60 596Q0 560 -60 566Z', p.accent) +
        p.stitch('M110 552Q100 580 60 584')
      : p.seam('M-60 476Q-40 560 40 592L90 536') +
        laces([
          [20, 508],
          [56, 532],
        ])) +
    p.stitch('M150 556Q120 590 128 636M-250 520Q-190 550 -180 632') +
    p.seam('M136 552Q106 590 112 640') +
    p.part('M-276 634H304V664H40L20 660H-130V712H-276Z', mix(p.main, INK, 0.72)) +
    p.stitch('M-130 648H296')
  )
}

const heel: Shoe = (p) =>
  p.part('M-236 400Q-120 452 120 566Q-40 600 -186 520Z', p.deep) +
  p.part(p.has('bloque') ? 'M-250 466L-160 566L-168 708H-238Z' : 'M-246 470L-186 546L-206 708H-230Z', p.accent) +
  p.cloth(
    'M-256 452Q-268 396 -238 392Q-190 510 -50 570Q60 606 112 556Q250 590 306 664Q312 694 280 698H120Q10 690 ' +
      '-70 620L-186 552Q-246 510 -256 452Z',
  ) +
  p.part('M-70 624Q10 694 120 698H290V714H100Q10 714 -90 634Z', INK) +
  p.stitch('M-228 434Q-180 530 -54 590Q60 624 116 578')

const ballet: Shoe = (p) =>
  (p.has('correa') ? p.line('M-244 560C-250 400 -70 400 -30 600', INK, 28) : '') +
  (p.has('correa') ? p.line('M-244 560C-250 400 -70 400 -30 600', p.accent, 18) : '') +
  p.part('M-240 556Q-100 520 120 566Q-60 620 -220 610Z', p.deep) +
  p.cloth('M-262 650Q-280 560 -250 520Q-214 570 -60 594Q70 606 130 556Q270 590 306 650Q310 690 290 694H-250Z') +
  p.stitch('M-240 548Q-200 590 -60 612Q80 624 134 574') +
  p.part('M-264 684H304V706H-258Z', mix(p.main, INK, 0.72)) +
  (p.has('lazo') ? p.part('M120 570L70 540V606ZM120 570L176 548V610Z', p.accent) : '')

const slipper: Shoe = (p) =>
  p.has('bloque')
    ? p.part('M-252 470Q-226 450 -188 500Q-110 600 60 640L300 668Q312 694 280 704H120Q10 696 -70 630L-186 562Z', SOLE) +
      p.part('M-250 480L-164 570L-172 708H-238Z', p.accent) +
      p.cloth('M-16 660Q-16 556 96 536Q250 580 306 664Q312 692 280 700H120Q50 696 -16 660Z') +
      p.stitch('M2 652Q10 570 100 556')
    : p.part('M-278 664Q-272 630 -200 640Q-60 664 60 660L300 668Q312 692 290 704H-262Z', SOLE) +
      p.cloth('M-40 680Q-30 556 90 516Q240 560 306 664Q312 692 280 700H30Z') +
      p.stitch('M-20 668Q-6 570 94 536') +
      p.part('M-272 694H302V714H-268Z', INK)

const raised = (p: Pen, shoe: string): string =>
  p.part('M-276 560L-140 590L-176 716H-250Z', mix(p.main, INK, 0.75)) + `<g transform="rotate(7 300 700)">${shoe}</g>`

function shaft(p: Pen, top: number, cowboy: boolean): string {
  const body = cowboy
    ? `M-262 640V560L-256 ${top}Q-200 ${top + 44} -150 ${top + 30}Q-90 ${top + 40} -36 ${top}L-20 480Q40 556 ` +
      '160 566Q296 580 304 640Z'
    : `M-262 640L-258 ${top}H-40L-30 470Q30 552 150 562Q290 576 300 640Z`
  return p.cloth(body)
}

const tall: Shoe = (p) => {
  const cowboy = p.has('vaquera')
  const sole = p.part('M-272 634H308V666H20L0 660H-120L-140 716H-266Z', mix(p.main, INK, 0.75))
  if (cowboy)
    return (
      shaft(p, 190, true) +
      p.part('M120 562Q300 568 304 640H60Q70 580 120 562Z', p.accent) +
      p.part('M-262 640V540Q-180 560 -160 640Z', p.accent) +
      p.stitch(
        'M-150 250Q-220 330 -150 430Q-80 330 -150 250M-150 290Q-190 340 -150 400Q-110 340 -150 290M-232 470' +
          'Q-150 540 -50 470',
      ) +
      p.line('M-150 226V560', p.accent, 9) +
      sole +
      p.stitch('M-110 648H300')
    )
  return (
    shaft(p, 220, false) +
    p.part('M-262 214H-36V276H-262Z', p.accent) +
    p.stitch('M100 548Q60 590 70 634M-256 520Q-190 540 -180 632') +
    (p.has('agujeta')
      ? laces([
          [-40, 350],
          [-38, 400],
          [-34, 450],
          [0, 500],
          [46, 536],
        ]) +
        p.part('M-280 628H308V690H290V706H-264V690H-280Z', p.deep) +
        p.seam('M-240 690V664M-180 690V664M-120 690V664M0 690V664M60 690V664M120 690V664M180 690V664M240 690V664')
      : p.line('M-150 290V600', INK, 12) + p.stitch('M-150 290V600') + sole)
  )
}

const boot: Shoe = (p) => (p.has('bloque') ? raised(p, tall(p)) : tall(p))

const low: Shoe = (p) =>
  shaft(p, 340, false) +
  (p.has('agujeta')
    ? laces([
        [-38, 400],
        [-34, 450],
        [0, 500],
        [46, 536],
      ])
    : p.part('M-200 344H-110L-120 560Q-160 580 -190 556Z', p.accent) +
      p.seam('M-182 360V540M-162 360V556M-142 360V552')) +
  p.stitch('M-244 360V620M-60 360Q-60 500 20 556M120 562Q80 600 90 634') +
  p.part('M-270 420L-250 350H-238L-248 424Z', p.accent) +
  p.part('M-272 634H306V666H10L-10 660H-110L-124 718H-266Z', mix(p.main, INK, 0.75))

const ankle: Shoe = (p) => (p.has('bloque') ? raised(p, low(p)) : low(p))

const strapped: Shoe = (p) =>
  p.cloth('M-246 604Q-280 470 -236 394Q-210 384 -192 404Q-160 500 -186 600Z') +
  p.part('M-214 440Q-90 500 6 460L20 496Q-90 544 -210 482Z', p.accent) +
  p.part('M-280 600Q-140 560 0 606Q160 648 300 636Q320 690 290 708H-262Q-290 690 -280 600Z', SOLE) +
  p.part('M-282 656Q0 640 306 664Q314 700 290 712H-262Q-292 700 -282 656Z', INK) +
  p.line('M-270 634Q-140 600 0 630Q160 668 300 654', '#fff', 4) +
  p.cloth('M20 622Q30 490 140 496Q236 510 262 656Q150 676 20 622Z') +
  p.cloth('M-40 606Q-60 470 6 430L52 450Q4 520 24 622Z', p.accent) +
  (p.has('trenzado')
    ? p.seam('M40 590L110 500M80 630L180 506M130 645L220 540M34 550L200 652M64 516L250 632M120 498L262 590')
    : p.stitch('M40 606Q52 512 140 516Q220 530 242 644')) +
  p.part('M-44 462H2V512H-44Z', '#ffb400')

const sandal: Shoe = (p) =>
  p.has('plataforma')
    ? p.part('M-284 620H304V710H-270Z', INK) + p.place(0, -60, 1, () => strapped(p))
    : p.has('bloque')
      ? raised(p, strapped(p))
      : strapped(p)

function pair(shoe: Shoe, lift: number): (p: Pen) => string {
  return (p) => {
    const two = () =>
      `<ellipse cx="-16" cy="${858 - lift}" rx="300" ry="24" fill="${INK}" fill-opacity=".3"/>` +
      p.place(50, 70 - lift, 0.84, () => shoe(p)) +
      p.place(-24, 160 - lift, 0.98, () => shoe(p))
    return p.back ? p.mirror(two) : two()
  }
}

export const tenis = pair(sneaker, 50)
export const zapato = pair(dressShoe, 70)
export const zapatilla = pair(heel, 70)
export const flat = pair(ballet, 70)
export const mule = pair(slipper, 70)
export const bota = pair(boot, 0)
export const botin = pair(ankle, 30)
export const sandalia = pair(sandal, 70)
