import { INK, PAPER } from '../ink.ts'
import { type Draw, type Pen, type Stroke, strokes } from '../pen.ts'

const tiny = (p: Pen, y: number, colour = p.accent): Stroke =>
  p.part(`+M0 ${y}C16 ${y - 26} 52 ${y - 24} 50 ${y}C52 ${y + 24} 16 ${y + 26} 0 ${y}Z`, colour)

/** A bra: two cups on a band that closes behind; its straps hang from a hook as in a shop. */
export const bra: Draw = (p, { trim }) => {
  const strap = trim !== 'strapless' && p.band('+M150 392Q168 280 96 210', 12)
  if (p.back)
    return strokes(
      trim !== 'strapless' &&
        p.band(trim === 'cruzada' ? 'M176 430L-96 210M-176 430L96 210' : '+M176 430Q176 300 96 210', 12),
      p.cloth('=M0 540H40Q140 520 166 420L200 410Q226 520 290 540L292 640Q160 660 0 640'),
      p.part('M-22 536H22V644H-22Z', p.accent),
      [560, 592, 624].map((y) => p.dot(0, y, 5, INK)),
    )
  return strokes(
    strap,
    p.cloth('+M232 520Q262 540 300 542L302 622Q262 640 216 640Z', p.tone),
    p.part('=M0 556H34L30 640Q16 652 0 652', p.tone),
    p.cloth('+M14 552C12 470 80 412 150 384C214 420 250 490 240 576C214 672 70 682 14 614Z'),
    p.seam('+M20 566Q120 512 236 552M148 398Q142 460 140 526'),
    trim === 'varilla'
      ? p.line('+M22 614Q74 676 156 656Q220 636 238 572', p.accent, 9)
      : p.stitch('+M34 612Q130 668 222 590'),
    p.stitch('+M44 500Q80 440 148 406'),
    tiny(p, 572),
    trim !== 'strapless' && p.part('+M134 296H166V318H134Z', p.accent),
  )
}
/** A sports top: wide straps, an elastic band below. */
export const crop: Draw = (p, { trim }) =>
  strokes(
    p.cloth('=M0 410Q80 398 106 222L164 214Q160 380 232 450L224 690Q110 716 0 716'),
    p.part('=M0 652Q120 652 228 626L224 690Q110 716 0 716', p.accent),
    p.stitch('+M6 428Q102 414 124 232M150 232Q148 392 222 464'),
    p.back
      ? trim === 'cruzada'
        ? p.part('=M0 470Q60 460 92 420L70 640H0', p.deep)
        : p.seam('M0 430V640')
      : p.seam('+M16 566Q90 640 200 584M112 300Q150 420 130 560'),
  )
export const panty: Draw = (p, { rise }) => {
  const y = rise === 'alta' ? 320 : rise === 'baja' ? 420 : 372
  return strokes(
    p.cloth(`=M0 ${y + 14}Q130 ${y + 12} 236 ${y - 8}L256 ${y + 130}Q120 560 62 720Q30 732 0 732`),
    p.band(`+M254 ${y + 126}Q118 560 60 718`, 13),
    p.part(`=M0 ${y + 14}Q130 ${y + 12} 236 ${y - 8}L242 ${y + 30}Q130 ${y + 52} 0 ${y + 54}`, p.accent),
    p.stitch(`M-236 ${y + 14}Q0 ${y + 54} 236 ${y + 14}`),
    p.back ? p.seam(`M0 ${y + 54}V732`) : [p.seam('M-66 690Q0 660 66 690'), tiny(p, y + 48, PAPER)],
  )
}
/** A boxer, with longer legs where it is long, or a brief where it is short. */
export const boxer: Draw = (p, { length = 'normal' }) => {
  const brief = length === 'corto'
  const leg = length === 'largo' ? 790 : 680
  return strokes(
    p.cloth(
      brief
        ? '=M0 320Q120 320 220 308L244 480Q140 560 90 720Q40 736 0 736'
        : `=M0 320Q120 320 220 308Q252 460 260 ${leg}L44 ${leg + 30}L0 610`,
    ),
    brief ? p.band('+M243 480Q140 560 90 718', 12) : p.stitch(`+M256 ${leg - 30}L44 ${leg}`),
    p.part('=M0 320Q120 320 220 308L228 372Q120 386 0 386', p.accent),
    p.stitch('M-216 326Q0 346 216 326M-222 362Q0 380 222 362'),
    p.label(0, 340),
    p.back ? p.seam('M0 386V610') : p.seam('+M44 386Q84 480 40 600L0 640M14 400Q60 470 30 560'),
  )
}
const sock = (p: Pen, y: number): Stroke => [
  p.cloth(`M-70 ${y}H60V560Q60 620 110 660L186 726Q226 770 190 812Q150 846 96 812L-20 730Q-80 690 -72 600Z`),
  p.part(`M-72 ${y - 6}H62V${y + 72}H-72Z`, p.accent),
  p.rib(-70, 64, y + 4, y + 62),
  p.part('M-72 590Q-76 690 -18 732Q30 690 34 640Q-10 580 -72 590Z', p.accent),
  p.part('M140 688L186 726Q226 770 190 812Q160 838 120 824Q104 750 140 688Z', p.accent),
  y < 300 && p.line('M-70 316H60M-70 346H60', p.accent, 12),
]
const bootee = (p: Pen): Stroke => [
  p.cloth('M-60 300H70V470Q150 480 170 540Q180 590 120 600H-30Q-76 590 -70 520Z'),
  p.part('M-66 290H76V346H-66Z', p.accent),
  p.rib(-62, 76, 296, 340),
  p.band('M-64 420Q10 440 76 420', 8),
]
const twice = (
  p: Pen,
  first: readonly [number, number, number],
  second: readonly [number, number, number],
  one: () => Stroke,
): string => {
  const two = () =>
    strokes(
      p.place(...first, () => strokes(one())),
      p.place(...second, () => strokes(one())),
    )
  return p.back ? p.mirror(two) : two()
}
export const socks: Draw = (p, { length }) =>
  length === 'corto'
    ? twice(p, [60, -260, 1.25], [-180, -160, 1.25], () => sock(p, 440))
    : twice(p, [70, -20, 0.96], [-120, 60, 0.96], () => sock(p, 210))
export const bootees: Draw = (p) => twice(p, [60, -40, 1.2], [-150, 80, 1.2], () => bootee(p))
export const littleBootees = (p: Pen): string => twice(p, [-150, 660, 0.46], [-256, 668, 0.46], () => bootee(p))
