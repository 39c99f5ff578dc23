import type { Pen, Stroke } from '../pen.ts'
import { ARM, type Cut, SHOULDER, TOP } from './cut.ts'

/** Outer and inner end of a straight sleeve, from the shoulder. */
const ENDS = { corta: [132, 440, 46, 494], media: [138, 560, 58, 590], larga: [138, 716, 66, 736] } as const
const isShort = (sleeve: Cut['sleeve']) => sleeve === 'corta' || sleeve === 'media'

/** A line across a straight sleeve, `up` above its end: stitches, or the cuff's beginning. */
const across = ({ shoulder: s, sleeve }: Cut, up: number) => {
  const [x, y, inner, innerY] = ENDS[sleeve === 'corta' || sleeve === 'media' ? sleeve : 'larga']
  const back = (up * (x - 68)) / (y - 312)
  return [`${s + x - back} ${y - up}`, `${s + inner - back} ${innerY - up}`] as const
}

/** The outline from shoulder to armhole, without its last line to the body. */
export const sleeveOf = (c: Cut): string => {
  const { shoulder: s, sleeve } = c
  if (sleeve === 'globo') return `C${s + 84} 206 ${s + 156} 300 ${s + 112} 436L${s + 30} 468`
  if (sleeve === 'mariposa')
    return `Q${s + 70} 262 ${s + 128} 396Q${s + 108} 420 ${s + 78} 418Q${s + 60} 446 ${s + 30} 440`
  return `Q${s + 52} 258 ${s + 68} 312L${across(c, 0).join('L')}`
}

/** Armholes, cuffs and ends of the sleeves. */
export const sleeves = (p: Pen, c: Cut): Stroke => {
  const { shoulder: s, body, sleeve, neck } = c
  if (sleeve === 'tirantes')
    return p.stitch(`+M8 336Q64 330 ${s - 50} 268M${s - 43} 272Q${s - 29} 362 ${body - 11} ${ARM + 4}`)
  if (sleeve === 'sin') return p.band(`+M${s - 32} ${SHOULDER - 8}Q${s - 48} 350 ${body - 3} ${ARM - 3}`, 9)
  const armhole = `Q${s - 34} 350 ${s - 6} ${SHOULDER}`
  const outline = `L${s} ${SHOULDER}${sleeveOf(c)}L${body} ${ARM}`
  const joined =
    sleeve === 'raglan'
      ? p.cloth(`+M${neck + 2} ${TOP + 2}${outline}Q${s - 60} 320 ${neck + 2} ${TOP + 2}Z`, p.accent)
      : sleeve === 'contraste'
        ? p.cloth(`+M${s} ${SHOULDER}${outline}${armhole}Z`, p.accent)
        : p.seam(`+M${body} ${ARM}${armhole}`)
  if (isShort(sleeve)) return [joined, p.stitch(`+M${across(c, 22).join('L')}`)]
  if (sleeve === 'globo')
    return [
      joined,
      p.part(`+M${s + 113} 430L${s + 30} 466L${s + 36} 486L${s + 118} 450Z`, p.accent),
      p.seam(`+M${s + 12} 262Q${s + 24} 290 ${s + 16} 330M${s + 54} 270Q${s + 66} 312 ${s + 52} 350`),
      p.seam(`+M${s + 46} 456L${s + 40} 420M${s + 82} 442V404`),
    ]
  if (sleeve === 'mariposa')
    return [joined, p.seam(`+M${s + 20} 280Q${s + 60} 340 ${s + 78} 412M${s + 6} 300Q${s + 30} 370 ${s + 34} 430`)]
  const cuff = `+M${across(c, 52).join('L')}L${across(c, 0).toReversed().join('L')}Z`
  return [
    joined,
    p.part(cuff, sleeve === 'raglan' ? p.fill : p.tone),
    (c.knit || c.tail === 'resorte') && p.ribs(s + 66, s + 130, 678, 722),
  ]
}
