import { INK } from '../ink.ts'
import { type Draw, strokes } from '../pen.ts'

/** A skirt: its cut is its silhouette. */
export const skirt: Draw = (p, { cut = 'linea', length = 'normal', closing, trim }) => {
  const end = { corto: 560, bermuda: 640, normal: 700, tobillo: 860, midi: 800, largo: 900 }[length]
  const slim = cut === 'tubo'
  const half = slim
    ? 176 - (end - 480) / 22
    : Math.min(300, (cut === 'linea' ? 120 : 150) + (end - 210) * (cut === 'circular' ? 0.34 : 0.24))
  const at = (share: number) => 118 + (half - 118) * share
  const row = (share: number) => 212 + (end - 240) * share
  const drop = slim ? 6 : 44
  return strokes(
    p.cloth(
      slim
        ? `=M0 196Q70 196 118 188Q186 310 176 460L${half} ${end}L0 ${end + 8}`
        : `=M0 196Q70 196 118 188L${half} ${end - drop}Q${half / 2} ${end} 0 ${end}`,
    ),
    slim && (p.back ? p.seam(`M0 256V${end}`) : closing !== 'botones' && p.seam('+M60 256L70 356')),
    cut === 'tablas' &&
      p.seam(
        `+M0 252V${end - 2}M${at(0) * 0.2} 252L${half * 0.16} ${end - 3}M${at(0) * 0.42} 252L${half * 0.36} ${end - 8}M${at(0) * 0.64} 250L${half * 0.58} ${end - 16}M${at(0) * 0.86} 248L${half * 0.8} ${end - 28}`,
      ),
    cut === 'circular' && p.seam(`+M40 256Q54 460 ${half * 0.3} ${end - 8}M92 252Q130 460 ${half * 0.74} ${end - 28}`),
    cut === 'linea' && p.seam(`+M56 254L${half * 0.46} ${end - 12}`),
    cut === 'holanes' &&
      [0.36, 0.68].map((share) => [
        p.band(`M${-at(share)} ${row(share)}Q0 ${row(share) + 36} ${at(share)} ${row(share)}`, 3, p.deep),
        p.seam(
          `+M30 ${row(share) + 26}v54M${at(share) * 0.5} ${row(share) + 22}l10 56M${at(share) * 0.85} ${row(share) + 12}l18 50`,
        ),
      ]),
    p.stitch(
      slim
        ? `M${12 - half} ${end - 22}H${half - 12}`
        : `M${8 - half} ${end - drop - 22}Q0 ${end + 18 - drop / 2} ${half - 8} ${end - drop - 22}`,
    ),
    trim === 'bolsas' && !p.back && [p.part('+M66 330L132 322L138 420L74 430Z'), p.stitch('+M76 348L130 340')],
    trim === 'abertura' && !p.back && p.line(`M70 ${end - 190}L${half * 0.5} ${end - 8}`, INK, 9),
    !p.back &&
      closing === 'botones' && [p.seam(`M-22 250V${end - 4}M22 250V${end - 4}`), p.buttons(300, end - 24, 76, 10)],
    p.part('=M0 196Q70 196 118 188L126 240Q60 252 0 252', p.accent),
    p.back ? p.line('M0 250V366', INK, 6) : closing !== 'botones' && p.button(92, 220, 8),
  )
}
