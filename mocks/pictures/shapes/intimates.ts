import { INK, PAPER } from '../ink.ts'
import type { Draw, Pen, Stroke } from '../pen.ts'

const bow = (p: Pen, y: number, colour = p.accent): Stroke =>
  p.part(`+M0 ${y}C16 ${y - 26} 52 ${y - 24} 50 ${y}C52 ${y + 24} 16 ${y + 26} 0 ${y}Z`, colour)

/** A bra hangs from a hook by its straps, as in a shop. */
export const bra: Draw = (p, { trim }) =>
  p.back
    ? [
        trim !== 'strapless' && p.band(trim === 'cruzada' ? '+M176 430L-96 210' : '+M176 430Q176 300 96 210', 12),
        p.cloth('=M0 540H40Q140 520 166 420L200 410Q226 520 290 540L292 640Q160 660 0 640'),
        p.part('=M0 536H22V644H0', p.accent),
        [560, 592, 624].map((y) => p.dot(0, y, 5, INK)),
      ]
    : [
        trim !== 'strapless' && p.band('+M150 392Q168 280 96 210', 12),
        p.cloth('+M232 520Q262 540 300 542L302 622Q262 640 216 640Z', p.tone),
        p.part('=M0 556H34L30 640Q16 652 0 652', p.tone),
        p.cloth('+M14 552C12 470 80 412 150 384C214 420 250 490 240 576C214 672 70 682 14 614Z'),
        p.seam('+M20 566Q120 512 236 552M148 398Q142 460 140 526'),
        trim === 'varilla'
          ? p.line('+M22 614Q74 676 156 656Q220 636 238 572', p.accent, 9)
          : p.stitch('+M34 612Q130 668 222 590'),
        p.stitch('+M44 500Q80 440 148 406'),
        bow(p, 572),
        trim !== 'strapless' && p.part('+M134 296H166V318H134Z', p.accent),
      ]

/** A sports top. */
export const crop: Draw = (p, { trim }) => [
  p.cloth('=M0 410Q80 398 106 222L164 214Q160 380 232 450L224 690Q110 716 0 716'),
  p.part('=M0 652Q120 652 228 626L224 690Q110 716 0 716', p.accent),
  p.stitch('+M6 428Q102 414 124 232M150 232Q148 392 222 464'),
  p.back
    ? trim === 'cruzada'
      ? p.part('=M0 470Q60 460 92 420L70 640H0', p.deep)
      : p.seam('M0 430V640')
    : p.seam('+M16 566Q90 640 200 584M112 300Q150 420 130 560'),
]

export const panty: Draw = (p, { rise }) => {
  const y = rise === 'alta' ? 320 : rise === 'baja' ? 420 : 372
  return [
    p.cloth(`=M0 ${y + 14}Q130 ${y + 12} 236 ${y - 8}L256 ${y + 130}Q120 560 62 720Q30 732 0 732`),
    p.band(`+M254 ${y + 126}Q118 560 60 718`, 13),
    p.part(`=M0 ${y + 14}Q130 ${y + 12} 236 ${y - 8}L242 ${y + 30}Q130 ${y + 52} 0 ${y + 54}`, p.accent),
    p.stitch(`M-232 ${y + 10}Q0 ${y + 54} 232 ${y + 10}`),
    p.back ? p.seam(`M0 ${y + 54}V732`) : [p.seam('M-66 690Q0 660 66 690'), bow(p, y + 48, PAPER)],
  ]
}

/** A boxer; `corto` is a brief. */
export const boxer: Draw = (p, { length = 'normal' }) => {
  const brief = length === 'corto'
  const leg = length === 'largo' ? 790 : 680
  const body = brief ? 'L244 480Q140 560 90 720Q40 736 0 736' : `Q252 460 260 ${leg}L44 ${leg + 30}L0 610`
  return [
    p.cloth(`=M0 320Q120 320 220 308${body}`),
    brief ? p.band('+M243 480Q140 560 90 718', 12) : p.stitch(`+M256 ${leg - 30}L44 ${leg}`),
    p.part('=M0 320Q120 320 220 308L228 372Q120 386 0 386', p.accent),
    p.stitch('M-214 324Q0 346 214 324M-220 358Q0 380 220 358'),
    p.label(0, 340),
    p.seam(p.back ? 'M0 386V610' : '+M44 386Q84 480 40 600L0 640M14 400Q60 470 30 560'),
  ]
}
