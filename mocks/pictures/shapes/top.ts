import { type Draw, type Pen, type Stroke, strokes } from '../pen.ts'
import { closed } from './closings.ts'
import { ARM, type Cut, cutOf, SHOULDER, TOP, type TopShape } from './cut.ts'
import { necked } from './necks.ts'
import { trimmed } from './trims.ts'

/** From the shoulder to the armhole, before the last line to the body. */
const SLEEVES: Readonly<Record<Cut['sleeve'], (s: number) => string>> = {
  corta: (s) => `Q${s + 50} 258 ${s + 70} 306L${s + 132} 440L${s + 46} 494`,
  media: (s) => `Q${s + 50} 258 ${s + 66} 306L${s + 138} 560L${s + 58} 590`,
  larga: (s) => `Q${s + 52} 258 ${s + 66} 316L${s + 138} 716L${s + 66} 736`,
  raglan: (s) => `Q${s + 40} 254 ${s + 60} 316L${s + 138} 716L${s + 66} 736`,
  contraste: (s) => `Q${s + 52} 258 ${s + 66} 316L${s + 138} 716L${s + 66} 736`,
  globo: (s) => `C${s + 84} 206 ${s + 156} 300 ${s + 112} 436L${s + 30} 468`,
  mariposa: (s) => `Q${s + 70} 262 ${s + 128} 396Q${s + 108} 420 ${s + 78} 418Q${s + 60} 446 ${s + 30} 440`,
  sin: () => '',
  tirantes: () => '',
}

const shoulders = ({ neck, shoulder: s, body, sleeve }: Cut): string => {
  if (sleeve === 'tirantes')
    return `M0 322Q60 316 ${s - 62} 262L${s - 48} 200H${s - 28}L${s - 34} 262Q${s - 20} 356 ${body} ${ARM}`
  const neckline = `M0 ${TOP + 16}Q${neck * 0.6} ${TOP + 14} ${neck} ${TOP}`
  if (sleeve === 'sin') return `${neckline}L${s - 30} ${SHOULDER - 8}Q${s - 46} 350 ${body} ${ARM}`
  return `${neckline}L${s} ${SHOULDER}${SLEEVES[sleeve](s)}L${body} ${ARM}`
}

interface Tail {
  /** The right half from the armhole down. */
  readonly outline: (c: Cut) => string
  readonly finish: (p: Pen, c: Cut) => Stroke
}
const side = ({ waist, bottom, hem }: Cut) => `Q${waist} ${(ARM + bottom) / 2} ${hem} ${bottom - 60}`
const TAILS: Readonly<Record<Cut['tail'], Tail>> = {
  recta: {
    outline: (c) => `${side(c)}L${c.hem} ${c.bottom}Q${c.hem / 2} ${c.bottom + 14} 0 ${c.bottom + 14}`,
    finish: (p, { hem, bottom }) => p.stitch(`M${4 - hem} ${bottom - 22}Q0 ${bottom + 8} ${hem - 4} ${bottom - 22}`),
  },
  camisa: {
    outline: (c) =>
      `${side(c)}L${c.hem} ${c.bottom - 50}C${c.hem - 10} ${c.bottom} ${c.hem - 60} ${c.bottom + 22} 0 ${c.bottom + 22}`,
    finish: (p, { hem: h, bottom: b }) =>
      p.stitch(`+M${h - 10} ${b - 56}C${h - 20} ${b - 16} ${h - 70} ${b + 2} 0 ${b + 4}`),
  },
  resorte: {
    outline: (c) =>
      `${side({ ...c, hem: c.hem + 8 })}L${c.hem} ${c.bottom}Q${c.hem / 2} ${c.bottom + 14} 0 ${c.bottom + 14}`,
    finish: (p, { hem: h, bottom: b }) => [
      p.part(`=M0 ${b - 42}Q${h / 2} ${b - 44} ${h + 6} ${b - 58}L${h} ${b}Q${h / 2} ${b + 14} 0 ${b + 14}`, p.tone),
      p.rib(4 - h, h - 2, b - 44, b + 8),
    ],
  },
  falda: {
    outline: ({ body, waist, hem: h, bottom: b }) =>
      `Q${body - 10} 470 ${waist - 12} 506Q${h * 0.74} 650 ${h} ${b - 34}Q${h * 0.55} ${b} 0 ${b}`,
    finish: (p, { hem: h, bottom: b }) => p.stitch(`M${8 - h} ${b - 58}Q0 ${b - 6} ${h - 8} ${b - 58}`),
  },
  pies: {
    outline: () => 'Q172 540 182 636Q214 742 208 806Q190 858 130 846Q84 828 86 756L68 696Q40 656 0 656',
    finish: (p) => p.part('+M204 762Q212 818 200 834Q180 858 130 846Q88 830 86 766Q150 786 204 762Z', p.accent),
  },
  pañal: {
    outline: () => 'Q176 560 184 646Q120 676 84 776Q40 790 0 790',
    finish: (p) => [
      p.band('+M184 646Q120 676 84 776', 14),
      !p.back && [p.seam('M-92 744Q0 758 92 744'), [-52, 0, 52].map((x) => p.button(x, 768, 8))],
    ],
  },
  piernas: {
    outline: () => 'Q158 452 150 474Q184 530 180 610L170 938L64 946L0 620',
    finish: (p) => [
      p.part('=M0 458Q80 458 152 450L156 492Q80 500 0 500', p.accent),
      p.seam('M0 500V620'),
      p.stitch('+M72 914L166 908'),
      p.back && p.part('+M46 540H130V620L88 640L46 620Z'),
    ],
  },
}

const armholes = (p: Pen, c: Cut): Stroke => {
  const { shoulder: s, body, sleeve, neck } = c
  if (sleeve === 'tirantes')
    return p.stitch(`+M8 336Q64 330 ${s - 50} 268M${s - 43} 272Q${s - 29} 362 ${body - 11} ${ARM + 4}`)
  if (sleeve === 'sin') return p.band(`+M${s - 32} ${SHOULDER - 8}Q${s - 48} 350 ${body - 3} ${ARM - 3}`, 9)
  const seam = `Q${s - 34} 350 ${s - 6} ${SHOULDER}`
  const long = sleeve === 'larga' || sleeve === 'raglan' || sleeve === 'contraste'
  const cuff = `+M${s + 124} 664L${s + 138} 716L${s + 66} 736L${s + 52} 684Z`
  return [
    sleeve === 'raglan' &&
      p.cloth(
        `+M${neck + 2} ${TOP + 2}L${s} ${SHOULDER}${SLEEVES.raglan(s)}L${body} ${ARM}Q${s - 60} 320 ${neck + 2} ${TOP + 2}Z`,
        p.accent,
      ),
    sleeve === 'contraste' && p.cloth(`+M${s} ${SHOULDER}${SLEEVES.contraste(s)}L${body} ${ARM}${seam}Z`, p.accent),
    (sleeve === 'corta' || sleeve === 'media' || sleeve === 'larga' || sleeve === 'globo' || sleeve === 'mariposa') &&
      p.seam(`+M${body} ${ARM}${seam}`),
    sleeve === 'corta' && p.stitch(`+M${s + 122} 420L${s + 37} 473`),
    sleeve === 'media' && p.stitch(`+M${s + 132} 538L${s + 56} 566`),
    sleeve === 'globo' && [
      p.part(`+M${s + 113} 430L${s + 30} 466L${s + 36} 486L${s + 118} 450Z`, p.accent),
      p.seam(
        `+M${s + 12} 262Q${s + 24} 290 ${s + 16} 330M${s + 54} 270Q${s + 66} 312 ${s + 52} 350M${s + 46} 456L${s + 40} 420M${s + 82} 442L${s + 82} 404`,
      ),
    ],
    sleeve === 'mariposa' &&
      p.seam(`+M${s + 20} 280Q${s + 60} 340 ${s + 78} 412M${s + 6} 300Q${s + 30} 370 ${s + 34} 430`),
    long && p.part(cuff, sleeve === 'raglan' ? p.fill : p.tone),
    long && (c.knit || c.tail === 'resorte') && p.ribs(s + 66, s + 130, 678, 722),
  ]
}

/** Everything that is worn above, alone or as one piece: body, sleeves, tail, trims, closing and neck. */
export const top =
  (shape: TopShape): Draw =>
  (p, design) => {
    const c = cutOf(shape, design)
    const cloth = p.cloth(`=${shoulders(c)}${TAILS[c.tail].outline(c)}`)
    const trims = trimmed(p, c, design)
    return strokes(
      cloth,
      trims.below,
      TAILS[c.tail].finish(p, c),
      armholes(p, c),
      trims.above,
      closed(p, c, design),
      necked(p, c, design),
    )
  }
