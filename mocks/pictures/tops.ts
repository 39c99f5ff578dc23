import { INK, MARIGOLD, n } from './ink.ts'
import { both, flip, whole } from './path.ts'
import type { Pen } from './pen.ts'

export interface Cut {
  /** Half width and depth of the neckline. */
  readonly neck: number
  readonly depth: number
  readonly shoulder: number
  readonly sleeve: 'corta' | 'media' | 'larga' | 'sin' | 'globo'
  readonly body: number
  readonly waist: number
  readonly hem: number
  readonly bottom: number
  readonly tail: 'recta' | 'camisa' | 'resorte'
}

export const CUT: Cut = {
  neck: 76,
  depth: 66,
  shoulder: 164,
  sleeve: 'corta',
  body: 172,
  waist: 168,
  hem: 180,
  bottom: 850,
  tail: 'recta',
}

const TOP = 208
const SHOULDER = 246
const ARM = 430

function sleeve(c: Cut): string {
  const s = c.shoulder
  switch (c.sleeve) {
    case 'corta':
      return `L${s} ${SHOULDER}Q${s + 50} 258 ${s + 70} 306L${s + 132} 440L${s + 46} 494L${c.body} ${ARM}`
    case 'media':
      return `L${s} ${SHOULDER}Q${s + 50} 258 ${s + 66} 306L${s + 138} 560L${s + 58} 590L${c.body} ${ARM}`
    case 'larga':
      return `L${s} ${SHOULDER}Q${s + 52} 258 ${s + 66} 316L${s + 138} 716L${s + 66} 736L${c.body} ${ARM + 12}`
    case 'globo':
      return `L${s - 14} ${SHOULDER}C${s + 70} 206 ${s + 156} 300 ${s + 112} 436L${s + 30} 468L${c.body} ${ARM}`
    default:
      return `L${s - 30} ${SHOULDER - 8}Q${s - 46} 350 ${c.body} ${ARM}`
  }
}

export function topOutline(c: Cut): string {
  const tail =
    c.tail === 'camisa'
      ? `L${c.hem} ${c.bottom - 50}C${c.hem - 10} ${c.bottom} ${c.hem - 60} ${c.bottom + 22} 0 ${c.bottom + 22}`
      : `L${c.hem} ${c.bottom}Q${c.hem / 2} ${c.bottom + 14} 0 ${c.bottom + 14}`
  const side = `Q${c.waist} ${n((ARM + c.bottom) / 2)} ${c.tail === 'resorte' ? c.hem + 8 : c.hem} ${c.bottom - 60}`
  return whole(`M0 ${TOP + 16}Q${c.neck * 0.6} ${TOP + 14} ${c.neck} ${TOP}${sleeve(c)}${side}${tail}`)
}

export function topSeams(p: Pen, c: Cut): string {
  const s = c.shoulder
  let text = c.sleeve === 'sin' ? '' : p.seam(both(`M${s - 6} ${SHOULDER}Q${s - 34} 350 ${c.body} ${ARM}`))
  if (c.sleeve === 'corta') text += p.stitch(both(`M${s + 122} 420L${s + 37} 473`))
  if (c.sleeve === 'media') text += p.stitch(both(`M${s + 132} 538L${s + 56} 566`))
  if (c.sleeve === 'globo')
    text +=
      p.part(both(`M${s + 113} 430L${s + 30} 466L${s + 36} 486L${s + 118} 450Z`), p.accent) +
      p.seam(both(`M${s + 12} 262Q${s + 24} 290 ${s + 16} 330M${s + 60} 280Q${s + 66} 320 ${s + 52} 350`))
  if (c.sleeve === 'larga') text += p.part(both(`M${s + 124} 664L${s + 138} 716L${s + 66} 736L${s + 52} 684Z`), p.tone)
  if (c.sleeve === 'sin') text += p.stitch(both(`M${s - 44} ${SHOULDER - 8}Q${s - 60} 356 ${c.body - 16} ${ARM + 8}`))
  const { hem, bottom } = c
  if (c.tail === 'recta') text += p.stitch(`M${-hem + 4} ${bottom - 22}Q0 ${bottom + 8} ${hem - 4} ${bottom - 22}`)
  if (c.tail === 'camisa')
    text += p.stitch(
      `M${-hem + 10} ${bottom - 56}C${-hem + 20} ${bottom - 16} ${-hem + 70} ${bottom + 2} 0 ${bottom + 4}C` +
        `${hem - 70} ${bottom + 2} ${hem - 20} ${bottom - 16} ${hem - 10} ${bottom - 56}`,
    )
  if (c.tail === 'resorte') {
    text += p.part(
      whole(
        `M0 ${bottom - 42}Q${hem / 2} ${bottom - 44} ${hem + 6} ${bottom - 58}L${hem} ${bottom}Q${hem / 2} ` +
          `${bottom + 14} 0 ${bottom + 14}`,
      ),
      p.tone,
    )
    text += p.rib(-hem + 4, hem - 2, bottom - 44, bottom + 8)
  }
  return text
}

export function neckline(p: Pen, c: Cut, shape: 'redondo' | 'v' | 'cuadrado', band: string, width = 15): string {
  const { neck: w, depth: d } = c
  if (p.back) {
    const curve = `M${-w} ${TOP}Q0 ${TOP + 34} ${w} ${TOP}`
    return (
      p.line(curve, INK, width + 9) +
      p.line(curve, band, width) +
      p.stitch(`M${-c.shoulder + 20} 300Q0 318 ${c.shoulder - 20} 300`)
    )
  }
  const front =
    shape === 'v'
      ? `L0 ${TOP + d * 1.7}L${-w} ${TOP}`
      : shape === 'cuadrado'
        ? `L${w - 8} ${TOP + d}L${8 - w} ${TOP + d}L${-w} ${TOP}`
        : `C${n(w * 0.86)} ${n(TOP + d * 1.25)} ${n(-w * 0.86)} ${n(TOP + d * 1.25)} ${-w} ${TOP}`
  const edge = `M${w} ${TOP}${front}`
  return (
    p.flat(`M${-w} ${TOP}Q0 ${TOP + 32} ${w} ${TOP}${front}Z`, p.deep) +
    p.label(0, TOP + 20) +
    p.line(edge, INK, width + 9) +
    p.line(edge, band, width)
  )
}

export function placket(p: Pen, from: number, to: number, gap = 92): string {
  let text = p.flat(`M-17 ${from}H17V${to}H-17Z`, p.fill) + p.seam(`M-17 ${from}V${to}M17 ${from}V${to}`)
  for (let y = from + 34; y < to - 20; y += gap) text += p.button(0, y)
  return text
}

export function collar(p: Pen, fill = p.fill, spread = 62): string {
  if (p.back)
    return p.part(whole('M0 200Q60 200 82 192L112 236Q50 262 0 262'), fill) + p.stitch('M-98 234Q0 262 98 234')
  const leaf = `M4 284L80 194L112 232L${spread} 330Z`
  return (
    p.flat('M-80 196Q0 224 80 196L4 284Z', p.deep) +
    p.label(0, 218) +
    p.part(both(leaf), fill) +
    p.stitch(both(`M14 284L${spread - 4} 314L100 234`))
  )
}

export function pocket(p: Pen, x: number, y: number, w: number, h: number): string {
  return (
    p.part(`M${x} ${y}H${x + w}V${y + h - 18}L${x + w / 2} ${y + h}L${x} ${y + h - 18}Z`) +
    p.stitch(
      `M${x + 8} ${y + 18}H${x + w - 8}M${x + 8} ${y + 18}V${y + h - 26}L${x + w / 2} ${y + h - 10}L` +
        `${x + w - 8} ${y + h - 26}V${y + 18}`,
    )
  )
}

export function zip(p: Pen, from: number, to: number): string {
  return (
    p.line(`M0 ${from}V${to}`, INK, 16) +
    `<path stroke="#fff" stroke-width="9" stroke-dasharray="4 5" d="M0 ${from}V${to}"/>` +
    `<path fill="${MARIGOLD}" stroke="${INK}" stroke-width="3" d="M-9 ${from + 8}H9V${from + 26}L5 ` +
    `${from + 58}H-5L-9 ${from + 26}Z"/>`
  )
}

export function hood(p: Pen): string {
  if (p.back) return p.cloth(whole('M0 150C110 150 150 196 132 262Q80 380 0 398')) + p.seam('M0 152V398')
  return (
    p.cloth(whole('M0 128C104 128 154 190 136 260Q76 332 0 366')) +
    p.part(whole('M0 172C70 172 96 212 84 254Q44 312 0 334'), p.deep) +
    p.label(0, 196) +
    p.line(both('M34 324Q40 380 32 436'), INK, 12) +
    p.line(both('M34 324Q40 380 32 436'), p.accent, 6) +
    p.part(both('M25 430H40V456H25Z'), p.accent)
  )
}

export function sleeveStripes(p: Pen, c: Cut): string {
  const s = c.shoulder
  const stripe = `M${s + 36} 262L${s + 112} 668`
  return p.line(stripe + flip(stripe), p.accent, 16)
}
