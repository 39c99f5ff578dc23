import { INK } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import {
  collar,
  CUT,
  type Cut,
  hood,
  neckline,
  placket,
  pocket,
  sleeveStripes,
  topOutline,
  topSeams,
  zip,
} from './tops.ts'
import { bow, hearts, print, reflector, stand, turtleneck } from './trims.ts'

export function playera(p: Pen): string {
  const { sleeve = 'corta', neck = 'redondo', length } = p.design
  const wide = p.has('amplio')
  const c: Cut = {
    ...CUT,
    sleeve: wide && sleeve === 'corta' ? 'media' : sleeve,
    depth: neck === 'v' ? 84 : 66,
    shoulder: wide ? 184 : 164,
    body: wide ? 196 : 172,
    waist: wide ? 198 : 168,
    hem: wide ? 204 : 180,
    bottom: length === 'corto' ? 620 : length === 'largo' ? 900 : 850,
  }
  const front = p.has('botones')
    ? p.part('M-20 268H20V430H-20Z') + p.button(0, 316, 8) + p.button(0, 376, 8)
    : p.has('estampado')
      ? print(p)
      : p.has('bolsa')
        ? pocket(p, 46, 380, 84, 98)
        : ''
  const frill = p.has('olanes')
    ? p.part(both('M166 246Q214 236 262 300L280 352Q240 330 206 352Q190 300 166 246Z'), p.accent)
    : ''
  const open: 'v' | 'redondo' | 'cuadrado' = neck === 'v' || neck === 'cuadrado' ? neck : 'redondo'
  return p.cloth(topOutline(c)) + topSeams(p, c) + frill + neckline(p, c, open, p.accent) + (p.back ? '' : front)
}

export function blusa(p: Pen): string {
  const { neck = 'v', length } = p.design
  const sleeve = p.design.sleeve ?? (p.variant % 2 ? 'globo' : 'media')
  const straps = sleeve === 'sin'
  const bottom = length === 'largo' ? 880 : 770
  const hem = p.has('amplio') ? 236 : 196
  const c: Cut = {
    ...CUT,
    neck: straps ? 104 : 96,
    depth: 84,
    shoulder: straps ? 150 : 158,
    sleeve,
    body: 156,
    waist: p.has('amplio') ? 150 : 116,
    hem,
    bottom,
  }
  const open = neck === 'redondo' || neck === 'cuadrado' ? neck : 'v'
  const belted = !p.has('amplio') && p.variant % 3 !== 0
  const waist = belted
    ? p.line('M-136 604Q0 634 136 604', INK, 26) + p.line('M-136 604Q0 634 136 604', p.accent, 16)
    : ''
  const folds = p.seam(both(`M60 616Q72 690 96 ${bottom - 6}M24 620Q30 700 36 ${bottom + 6}`))
  const ruffles = p.has('olanes')
    ? p.part(both('M0 396Q80 410 150 360L166 430Q90 476 0 460Z'), p.accent) +
      p.seam(both('M40 404L44 458M86 398L98 448M124 380L140 436'))
    : ''
  const embroidery = p.has('bordado')
    ? [-96, -48, 0, 48, 96]
        .map((x) => p.flat(`M${x} ${400 - Math.abs(x) / 4}l14 20l-14 20l-14 -20Z`, p.accent))
        .join('') + p.stitch('M-130 440Q0 470 130 440')
    : ''
  const front = p.has('lazo') ? bow(p, 384) : p.has('botones') ? placket(p, 352, bottom - 4, 70) : ''
  return (
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    neckline(p, c, open, p.accent, 12) +
    folds +
    waist +
    (p.back ? p.seam('M0 250V604') : ruffles + embroidery + front)
  )
}

export function camisa(p: Pen): string {
  const sleeve = p.design.sleeve ?? (p.has('guayabera') || p.variant % 3 === 0 ? 'corta' : 'larga')
  const slim = p.design.leg === 'ajustada'
  const pleated = p.has('guayabera')
  const c: Cut = {
    ...CUT,
    neck: 80,
    sleeve,
    waist: slim ? 140 : 168,
    tail: pleated ? 'recta' : 'camisa',
    bottom: 850,
    hem: slim ? 170 : 178,
  }
  const top = (fill = p.fill) => (p.design.neck === 'mao' ? stand(p, fill) : collar(p))
  if (p.back)
    return (
      p.cloth(topOutline(c)) +
      topSeams(p, c) +
      p.seam('M-184 336Q0 356 184 336M-14 348V868M14 348V868') +
      p.stitch('M-184 322Q0 342 184 322') +
      top()
    )
  const pleats = pleated ? p.seam(both('M70 300V846M84 300V848M98 296V848')) + p.stitch(both('M124 300V840')) : ''
  const pockets = pleated
    ? pocket(p, 50, 400, 88, 96) +
      pocket(p, -138, 400, 88, 96) +
      pocket(p, 50, 640, 92, 100) +
      pocket(p, -142, 640, 92, 100)
    : p.has('bolsa')
      ? pocket(p, 50, 400, 90, 106) + pocket(p, -140, 400, 90, 106)
      : pocket(p, 52, 400, 88, 104)
  const bands = p.has('reflejante') ? reflector(p, 560, 168) : ''
  return p.cloth(topOutline(c)) + pleats + topSeams(p, c) + bands + placket(p, 284, 870) + pockets + top()
}

export function polo(p: Pen): string {
  const long = p.design.sleeve === 'larga'
  const slim = p.design.leg === 'ajustada'
  const c: Cut = { ...CUT, sleeve: long ? 'larga' : 'corta', waist: slim ? 142 : 168, hem: slim ? 166 : 180 }
  const cuffs = long ? '' : p.part(both('M289 420L296 440L210 494L202 474Z'), p.accent)
  const piping = p.has('contraste')
    ? p.stitch('M-96 238Q0 270 96 238') + p.line(both('M70 318L112 238'), p.main, 8)
    : ''
  if (p.back) return p.cloth(topOutline(c)) + topSeams(p, c) + cuffs + collar(p, p.accent)
  return (
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    cuffs +
    p.part('M-20 280H20V470H-20Z') +
    p.stitch('M-12 456L12 456') +
    p.button(0, 350, 8) +
    p.button(0, 418, 8) +
    collar(p, p.accent, 70) +
    piping +
    p.flat('M92 400L112 388L132 400L112 430Z', p.accent)
  )
}

export function sudadera(p: Pen): string {
  const hooded = p.has('capucha') || p.design.neck === undefined
  const zipped = p.has('cierre')
  const wide = p.has('amplio') ? 20 : 0
  const bottom = p.design.length === 'corto' ? 660 : 800
  const c: Cut = {
    ...CUT,
    neck: hooded ? 96 : 82,
    shoulder: 174 + wide / 2,
    sleeve: 'larga',
    body: 186 + wide,
    waist: 192 + wide,
    hem: 172 + wide,
    bottom,
    tail: 'resorte',
  }
  const kangaroo = zipped
    ? p.part(both('M16 580H84L146 668V742H16Z'))
    : p.part(whole('M0 560H0L84 560L146 660L146 742L0 742')) + p.stitch(both('M78 574L134 664V730'))
  const body =
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    p.rib(-300 - wide / 2, -232, 690, 722) +
    p.rib(236, 304 + wide / 2, 690, 722)
  const bold = p.variant % 2 ? sleeveStripes(p, c) : ''
  const neck = hooded ? hood(p) : neckline(p, c, 'redondo', p.accent, 24)
  if (p.back) return body + bold + neck
  const front = p.has('estampado') ? print(p) : bottom < 700 ? '' : kangaroo
  return body + bold + front + (zipped ? zip(p, hooded ? 360 : 280, bottom + 8) : '') + neck
}

export function sueter(p: Pen): string {
  const { neck = 'redondo', sleeve = 'larga', length } = p.design
  const bottom = length === 'corto' ? 650 : length === 'largo' ? 880 : 800
  const c: Cut = {
    ...CUT,
    shoulder: sleeve === 'sin' ? 176 : 170,
    sleeve,
    body: 182,
    waist: 186,
    hem: 170,
    bottom,
    tail: 'resorte',
    depth: neck === 'v' ? 84 : 60,
  }
  const shawl =
    p.part(both('M0 420L66 206Q96 196 116 232L56 400L0 470Z'), p.accent) +
    p.rib(-104, -40, 250, 380) +
    p.rib(44, 108, 250, 380)
  const half = p.part(whole('M0 168Q60 168 82 156L92 236Q50 258 0 262'), p.tone) + (p.back ? '' : zip(p, 176, 430))
  const top = p.has('capucha')
    ? hood(p)
    : p.has('medio cierre')
      ? half
      : neck === 'tortuga'
        ? turtleneck(p)
        : neck === 'chal' && !p.back
          ? p.flat('M-76 206H76L0 430Z', p.deep) + shawl
          : neckline(p, c, neck === 'v' ? 'v' : 'redondo', p.accent, 26)
  const yoke =
    p.has('grecas') || (p.variant % 4 === 1 && p.design.details === undefined)
      ? p.line('M-186 400Q0 430 186 400', INK, 40) + p.line('M-186 400Q0 430 186 400', p.accent, 32)
      : ''
  const holes = p.has('bordado')
    ? [460, 540, 620]
        .map((y) =>
          [-100, -50, 0, 50, 100].map((x) => `<circle cx="${x}" cy="${y}" r="11" fill="${p.deep}"/>`).join(''),
        )
        .join('')
    : ''
  const cuffs = sleeve === 'larga' ? p.rib(-296, -234, 676, 722) + p.rib(238, 300, 676, 722) : ''
  return (
    p.cloth(topOutline(c)) +
    yoke +
    (p.has('corazones') ? hearts(p) : '') +
    (p.back || bottom < 700 ? '' : holes) +
    topSeams(p, c) +
    cuffs +
    top
  )
}
