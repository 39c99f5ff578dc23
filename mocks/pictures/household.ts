import { INK } from './ink.ts'
import { whole } from './path.ts'
import type { Pen } from './pen.ts'

export function cobija(p: Pen): string {
  const drawing = () =>
    p.cloth('M-250 250Q-280 250 -280 280V790Q-280 820 -250 820H250Q280 820 280 790V420L110 250Z') +
    p.line('M-232 298V772H232V440', p.accent, 20) +
    p.line('M-232 298H70', p.accent, 20) +
    p.stitch('M-262 268V802H262') +
    p.seam('M-120 330V740M0 330V740M120 440V740M-200 400H70M-200 540H200M-200 680H200') +
    p.part('M110 250L280 420L130 440Q104 440 104 414Z', p.accent) +
    p.stitch('M124 286L126 418L246 412') +
    p.label(-190, 760)
  return p.back ? p.mirror(drawing) : drawing()
}

/** Two in three carry a pompom, the others two little ears. */
export function gorro(p: Pen): string {
  const ears = p.has('orejas') || (!p.has('pompon') && p.variant % 3 === 0)
  const dome = 'M0 330Q210 340 226 640H0'
  const top = ears
    ? p.cloth('M-190 430Q-250 320 -170 300Q-100 300 -80 380Z', p.accent) +
      p.cloth('M190 430Q250 320 170 300Q100 300 80 380Z', p.accent)
    : `<g>${p.cloth('M0 210Q86 214 88 290Q84 372 0 372Q-84 372 -88 290Q-86 214 0 210Z', p.accent)}` +
      `${p.seam('M-40 250L-20 290M40 250L20 290M0 232V280M-52 310L-20 300M52 310L20 300')}</g>`
  return (
    p.cloth(whole(dome)) +
    p.seam(
      'M-60 350Q-110 480 -112 630M60 350Q110 480 112 630M0 340V630M-130 400Q-180 500 -176 630M130 400Q180 500 176 630',
    ) +
    top +
    p.cloth('M-244 620Q0 660 244 620Q262 690 248 752Q0 800 -248 752Q-262 690 -244 620Z', p.accent) +
    p.seam(
      [-200, -150, -100, -50, 0, 50, 100, 150, 200]
        .map((x) => `M${x} ${654 - Math.abs(x) / 16}V${770 - Math.abs(x) / 12}`)
        .join(''),
    ) +
    (p.back ? '' : p.part('M84 676H164V730H84Z', '#ffffff') + p.line('M100 696H148M100 712H132', '#e4007c', 7))
  )
}

/** One in three has no bib. */
export function mandil(p: Pen): string {
  const short = p.design.length === 'corto'
  const skirt = 'M0 520H230Q262 540 250 880Q240 900 0 900'
  const ties =
    p.line('M-236 536Q-330 560 -340 700M236 536Q330 560 340 700', INK, 30) +
    p.line('M-236 536Q-330 560 -340 700M236 536Q330 560 340 700', p.accent, 20)
  const strap = 'M-110 290C-120 150 120 150 110 290'
  const bib = 'M0 280H130Q140 420 236 500L230 560H0'
  if (p.back)
    return (
      (short ? '' : p.line(strap, INK, 32) + p.line(strap, p.accent, 22)) +
      p.cloth(whole(short ? skirt : 'M0 280H130Q140 420 236 500Q262 540 250 880Q240 900 0 900'), p.tone) +
      p.line('M-236 536Q0 590 236 536', INK, 36) +
      p.line('M-236 536Q0 590 236 536', p.accent, 26) +
      p.part('M-20 556L-90 700L-56 716L0 590L56 716L90 700L20 556Z', p.accent)
    )
  return (
    ties +
    (short ? '' : p.line(strap, INK, 32) + p.line(strap, p.accent, 22) + p.cloth(whole(bib))) +
    p.cloth(whole(skirt)) +
    (short
      ? ''
      : p.part(whole('M0 280H130L132 318H0'), p.accent) +
        p.stitch('M-118 330L-124 400M118 330L124 400') +
        p.label(0, 352)) +
    p.part(whole('M0 516H234L238 562H0'), p.accent) +
    p.part('M-160 640H160V790Q160 810 140 810H-140Q-160 810 -160 790Z') +
    p.seam('M0 646V804') +
    p.stitch('M-148 662H148M-232 872H232')
  )
}
