import type { Value } from '../../seed/design.ts'
import type { Draw, Stroke } from '../pen.ts'

const ENDS: Readonly<Partial<Record<Value<'length'>, number>>> = { corto: 560, midi: 800 }

export const skirt: Draw = (p, { cut = 'linea', length = 'normal', closing }) => {
  const end = ENDS[length] ?? 700
  const slim = cut === 'tubo'
  const wide = (cut === 'linea' ? 120 : 150) + (end - 210) * (cut === 'circular' ? 0.34 : 0.24)
  const half = slim ? 176 - (end - 480) / 22 : Math.min(300, wide)
  const drop = slim ? 6 : 44
  const buttoned = closing === 'botones'
  /** A fold from the waist, at a share of its width, to the hem. */
  const fold = (from: number, to: number) => `M${118 * from} 252L${half * to} ${end - 4 - 32 * to * to}`
  const row = (share: number): Stroke => {
    const [x, y] = [118 + (half - 118) * share, 212 + (end - 240) * share]
    return [
      p.band(`M${-x} ${y}Q0 ${y + 36} ${x} ${y}`, 3, p.deep),
      p.seam(`+M30 ${y + 26}v54M${x * 0.5} ${y + 22}l10 56M${x * 0.85} ${y + 12}l18 50`),
    ]
  }
  const folds: Readonly<Partial<Record<Value<'cut'>, () => Stroke>>> = {
    tubo: () => (p.back ? p.seam(`M0 256V${end}`) : !buttoned && p.seam('+M60 256L70 356')),
    tablas: () => p.seam(`+M0 252V${end}${fold(0.2, 0.16)}${fold(0.42, 0.36)}${fold(0.64, 0.58)}${fold(0.86, 0.8)}`),
    circular: () => p.seam(`+M40 256Q54 460 ${half * 0.3} ${end - 8}M92 252Q130 460 ${half * 0.74} ${end - 28}`),
    linea: () => p.seam(`+${fold(0.47, 0.46)}`),
    holanes: () => [row(0.36), row(0.68)],
  }
  return [
    p.cloth(
      slim
        ? `=M0 196Q70 196 118 188Q186 310 176 460L${half} ${end}L0 ${end + 8}`
        : `=M0 196Q70 196 118 188L${half} ${end - drop}Q${half / 2} ${end} 0 ${end}`,
    ),
    folds[cut]?.(),
    p.stitch(`M${9 - half} ${end - drop - 20}Q0 ${end + 16 - drop} ${half - 9} ${end - drop - 20}`),
    !p.back && buttoned && [p.seam(`+M22 250V${end - 4}`), p.buttons(300, end - 24, 76, 10)],
    p.part('=M0 196Q70 196 118 188L126 240Q60 252 0 252', p.accent),
    p.back ? p.line('M0 250V366', p.sole, 6) : !buttoned && p.button(92, 220, 8),
  ]
}
