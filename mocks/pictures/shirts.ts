import { INK } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, hood, neckline, placket, pocket, sleeveStripes, topOutline, topSeams } from './tops.ts'

export function playera(p: Pen): string {
  const c: Cut = { ...CUT, depth: p.variant % 3 === 1 ? 84 : 66 }
  const chest = p.variant % 4
  return (
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    neckline(p, c, p.variant % 3 === 1 ? 'v' : 'redondo', p.accent) +
    (p.back
      ? ''
      : chest === 0
        ? pocket(p, 46, 380, 84, 98)
        : chest === 2
          ? p.part('M-150 440H150V500H-150Z', p.accent)
          : '')
  )
}

export function blusa(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 96,
    depth: 84,
    shoulder: 158,
    sleeve: p.variant % 2 ? 'globo' : 'media',
    body: 156,
    waist: 116,
    hem: 196,
    bottom: 770,
  }
  const bow = 'M0 366C30 330 84 330 88 366C84 402 30 402 0 366ZM0 366L52 500L26 506L-2 372Z'
  return (
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    neckline(p, c, 'v', p.accent, 12) +
    p.seam(both('M60 616Q72 690 96 764M24 620Q30 700 36 776')) +
    p.line('M-136 604Q0 634 136 604', INK, 26) +
    p.line('M-136 604Q0 634 136 604', p.accent, 16) +
    (p.back ? p.seam('M0 250V604') : p.part(both(bow), p.accent) + p.part('M-16 350H16V384H-16Z', p.accent))
  )
}

export function camisa(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 80,
    sleeve: p.variant % 3 === 0 ? 'corta' : 'larga',
    tail: 'camisa',
    bottom: 850,
    hem: 178,
  }
  if (p.back)
    return (
      p.cloth(topOutline(c)) +
      topSeams(p, c) +
      p.seam('M-184 336Q0 356 184 336M-14 348V868M14 348V868') +
      p.stitch('M-184 322Q0 342 184 322') +
      collar(p)
    )
  return p.cloth(topOutline(c)) + topSeams(p, c) + placket(p, 284, 870) + pocket(p, 52, 400, 88, 104) + collar(p)
}

export function polo(p: Pen): string {
  const c: Cut = { ...CUT }
  const cuffs = p.part(both('M289 420L296 440L210 494L202 474Z'), p.accent)
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
    p.flat('M92 400L112 388L132 400L112 430Z', p.accent)
  )
}

export function sudadera(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 96,
    shoulder: 174,
    sleeve: 'larga',
    body: 186,
    waist: 192,
    hem: 172,
    bottom: 800,
    tail: 'resorte',
  }
  const kangaroo = whole('M0 560H0L84 560L146 660L146 742L0 742')
  const body = p.cloth(topOutline(c)) + topSeams(p, c) + p.rib(-300, -232, 690, 722) + p.rib(236, 304, 690, 722)
  const bold = p.variant % 2 ? sleeveStripes(p, c) : ''
  if (p.back) return body + bold + hood(p)
  return body + bold + p.part(kangaroo) + p.stitch(both('M78 574L134 664V730')) + hood(p)
}

export function sueter(p: Pen): string {
  const c: Cut = {
    ...CUT,
    shoulder: 170,
    sleeve: 'larga',
    body: 182,
    waist: 186,
    hem: 170,
    bottom: 800,
    tail: 'resorte',
    depth: 60,
  }
  const turtle = p.variant % 3 === 0
  const neck = turtle
    ? p.part(whole('M0 158Q60 160 80 150L86 222Q50 252 0 256'), p.tone) + p.rib(-78, 82, 160, 244)
    : neckline(p, c, 'redondo', p.accent, 26)
  const yoke =
    p.variant % 3 === 1
      ? p.line('M-186 400Q0 430 186 400', INK, 40) + p.line('M-186 400Q0 430 186 400', p.accent, 32)
      : ''
  return p.cloth(topOutline(c)) + yoke + topSeams(p, c) + p.rib(-296, -234, 676, 722) + p.rib(238, 300, 676, 722) + neck
}
