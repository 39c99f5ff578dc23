import { INK } from './ink.ts'
import { both, flip, whole } from './path.ts'
import type { Pen } from './pen.ts'

export function brasier(p: Pen): string {
  const cup = 'M14 520C20 440 90 396 138 384C210 420 244 500 236 580C200 660 60 668 14 600Z'
  const strap = p.back ? 'M178 410Q176 300 140 200' : 'M138 390Q150 280 120 196'
  const sporty = p.has('cruzado')
  if (sporty) {
    const body = 'M0 400Q80 390 112 220L166 214Q160 380 236 450L226 690Q110 716 0 716'
    return (
      p.cloth(whole(body)) +
      p.part(whole('M0 656Q120 656 228 630L226 690Q110 716 0 716'), p.accent) +
      p.stitch(both('M6 416Q100 404 128 230M152 232Q150 390 226 462')) +
      (p.back ? p.part(whole('M0 470Q60 460 90 420L60 640H0'), p.deep) : p.seam(both('M16 560Q90 640 200 580')))
    )
  }
  const band = p.part(both('M236 560L292 540L296 610L226 640Z'), p.tone)
  const strapless = p.has('abierto')
  const straps = strapless ? '' : p.line(strap + flip(strap), INK, 22) + p.line(strap + flip(strap), p.accent, 13)
  if (p.back)
    return (
      straps +
      p.cloth(whole('M0 540H40Q140 520 160 400L200 400Q220 520 290 540L292 640Q160 660 0 640')) +
      p.part('M-22 536H22V644H-22Z', p.accent) +
      [560, 592, 624].map((y) => `<circle cx="0" cy="${y}" r="6" fill="${INK}"/>`).join('')
    )
  return (
    straps +
    band +
    p.part(whole('M0 548H30V640H0'), p.tone) +
    p.cloth(cup) +
    p.cloth(flip(cup)) +
    p.seam(both('M22 548Q120 500 232 546M130 398Q132 460 128 520')) +
    p.stitch(both('M34 604Q130 660 220 588M40 500Q70 430 132 402')) +
    p.part('M0 556C22 534 50 540 48 558C50 576 22 580 0 560C-22 580 -50 576 -48 558C-50 540 -22 534 0 556Z', p.accent) +
    (strapless ? '' : p.part(both('M108 292H140V312H108Z'), p.accent))
  )
}

export function panty(p: Pen): string {
  const high = p.design.length === 'largo' ? 300 : p.design.length === 'corto' ? 420 : p.variant % 2 ? 350 : 396
  const body = `M0 ${high + 14}Q130 ${high + 12} 236 ${high - 8}L256 ${high + 130}Q120 560 62 720Q30 732 0 732`
  const leg = `M254 ${high + 126}Q118 560 60 718`
  return (
    p.cloth(whole(body)) +
    p.line(leg + flip(leg), INK, 24) +
    p.line(leg + flip(leg), p.accent, 14) +
    p.part(
      whole(`M0 ${high + 14}Q130 ${high + 12} 236 ${high - 8}L242 ${high + 30}Q130 ${high + 52} 0 ${high + 54}`),
      p.accent,
    ) +
    p.stitch(`M-238 ${high + 12}Q0 ${high + 54} 238 ${high + 12}`) +
    (p.back
      ? p.seam(`M0 ${high + 54}V732`)
      : p.seam('M-66 690Q0 660 66 690') +
        p.part(
          `M0 ${high + 44}C22 ${high + 20} 54 ${high + 26} 52 ${high + 46}C54 ${high + 66} 22 ${high + 70} 0 ` +
            `${high + 48}C-22 ${high + 70} -54 ${high + 66} -52 ${high + 46}C-54 ${high + 26} -22 ${high + 20} ` +
            `0 ${high + 44}Z`,
          '#ffffff',
        ))
  )
}

export function boxer(p: Pen): string {
  const brief = p.design.length === 'corto'
  const leg = p.design.length === 'largo' ? 800 : 690
  const body = brief
    ? 'M0 320Q120 320 220 308L244 480Q140 560 90 720Q40 736 0 736'
    : `M0 320Q120 320 220 308Q250 460 ${leg > 700 ? 256 : 262} ${leg}L44 ${leg + 30}L0 610`
  return (
    p.cloth(whole(body)) +
    (brief ? p.line(both('M243 480Q140 560 90 718'), p.accent, 16) : p.stitch(both(`M256 ${leg - 30}L44 ${leg}`))) +
    p.part(whole('M0 320Q120 320 220 308L228 372Q120 386 0 386'), p.accent) +
    p.stitch('M-216 326Q0 346 216 326M-222 362Q0 380 222 362') +
    p.label(0, 340) +
    (p.back ? p.seam('M0 386V610') : p.seam(both('M44 386Q84 480 40 600L0 640') + 'M14 400Q60 470 30 560'))
  )
}

function sock(p: Pen): string {
  const ankle = p.design.length === 'corto'
  const top = ankle ? 440 : 210
  return (
    p.cloth(`M-70 ${top}H60V560Q60 620 110 660L186 726Q226 770 190 812Q150 846 96 812L-20 730Q-80 690 -72 600Z`) +
    p.part(`M-72 ${top - 6}H62V${top + 72}H-72Z`, p.accent) +
    p.rib(-70, 64, top + 4, top + 62) +
    p.part('M-72 590Q-76 690 -18 732Q30 690 34 640Q-10 580 -72 590Z', p.accent) +
    p.part('M140 688L186 726Q226 770 190 812Q160 838 120 824Q104 750 140 688Z', p.accent) +
    (ankle ? '' : p.line('M-70 316H60M-70 346H60', p.accent, 12))
  )
}

export function calcetines(p: Pen): string {
  const pair = () => p.place(70, -20, 0.96, () => sock(p)) + p.place(-120, 60, 0.96, () => sock(p))
  return p.back ? p.mirror(pair) : pair()
}
