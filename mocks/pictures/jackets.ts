import { INK } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, hood, neckline, pocket, topOutline, topSeams, zip } from './tops.ts'
import { hearts, reflector, stand as standing } from './trims.ts'

export function cardigan(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 70,
    shoulder: 168,
    sleeve: 'larga',
    body: 180,
    waist: 184,
    hem: 176,
    bottom: p.design.length === 'corto' ? 690 : p.design.length === 'largo' ? 890 : 830,
    tail: 'resorte',
  }
  const body = p.cloth(topOutline(c)) + (p.has('corazones') ? hearts(p) : '') + topSeams(p, c)
  if (p.has('capucha') && p.back) return body + hood(p)
  if (p.back) return body + neckline(p, c, 'redondo', p.accent, 22)
  const { bottom } = c
  const closed = p.design.neck === 'redondo' || p.has('capucha')
  if (closed)
    return (
      body +
      p.part(`M-18 250H18V${bottom + 12}H-18Z`, p.accent) +
      Array.from({ length: Math.floor((bottom - 330) / 84) }, (_, at) => p.button(0, 330 + at * 84, 12)).join('') +
      (p.has('capucha') ? hood(p) : neckline(p, c, 'redondo', p.accent, 22))
    )
  if (p.design.neck === 'chal')
    return (
      body +
      p.part(whole('M0 214Q40 222 70 208L0 560'), p.deep) +
      p.label(0, 224) +
      p.part(both('M0 600L66 206Q104 190 124 240L84 420L18 620Z'), p.accent) +
      [650, 730].map((y) => p.button(0, y, 12)).join('')
    )
  if (p.has('abierto'))
    return (
      body +
      p.part(`M-58 212H58L40 ${bottom + 12}H-40Z`, p.deep) +
      p.label(0, 236) +
      p.part(both(`M56 204H92L66 ${bottom + 8}H32Z`), p.accent) +
      (p.variant % 2 ? p.part(both('M80 620H156V730H80Z'), p.tone) + p.stitch(both('M88 640H148')) : '')
    )
  return (
    body +
    p.part(whole('M0 214Q40 222 70 208L0 560'), p.deep) +
    p.label(0, 224) +
    p.part(`M-92 204L-62 204L18 540V${bottom + 12}H-18V566Z`, p.accent) +
    p.part('M92 204L62 204L-4 480L18 566Z', p.accent) +
    [600, 680, 760].flatMap((y) => (y < bottom - 30 ? [p.button(0, y, 12)] : [])).join('') +
    (bottom > 700 ? p.part(both('M56 650H146V690H56Z'), p.tone) : '')
  )
}

export function chamarra(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 90,
    shoulder: 176,
    sleeve: 'larga',
    body: 192,
    waist: 196,
    hem: 180,
    bottom: p.design.length === 'corto' ? 690 : p.design.length === 'largo' ? 900 : 790,
    tail: 'resorte',
  }
  const puffer = p.has('acolchado')
  const quilt = puffer
    ? p.seam('M-192 330Q0 352 192 330M-190 430Q0 452 190 430M-192 530Q0 552 192 530M-190 630Q0 652 190 630') +
      p.seam(both('M214 420L264 396M236 520L284 500M250 610L306 590'))
    : p.stitch('M-186 372H186')
  const stand = p.part(whole('M0 160Q64 160 92 146L112 232Q60 262 0 268'), p.accent)
  const sleeves = p.has('contraste')
    ? p.part(both('M176 246Q228 258 242 316L314 716L242 736L192 442Q160 340 176 246Z'), p.accent)
    : ''
  const body =
    p.cloth(topOutline(c)) + quilt + sleeves + topSeams(p, c) + p.rib(-300, -234, 678, 722) + p.rib(236, 302, 678, 722)
  if (p.has('capucha'))
    return p.back
      ? body + hood(p)
      : body + p.line(both('M96 580L140 690'), INK, 12) + zip(p, 356, c.bottom + 8) + hood(p)
  if (p.back) return body + stand
  const pockets = puffer
    ? p.line(both('M96 580L140 690'), INK, 12)
    : p.part(both('M50 410H150V440L100 462L50 440Z')) +
      p.button(-100, 440, 7) +
      p.button(100, 440, 7) +
      p.line(both('M96 560L130 680'), INK, 10)
  return (
    body +
    stand +
    p.flat('M-60 168H60L0 262Z', p.deep) +
    p.part(both('M0 262L62 160L96 146L112 232L40 300Z'), p.accent) +
    pockets +
    zip(p, 262, c.bottom + 8)
  )
}

export function chaleco(p: Pen): string {
  const c: Cut = { ...CUT, neck: 84, shoulder: 172, sleeve: 'sin', body: 186, waist: 186, hem: 182, bottom: 800 }
  if (p.has('reflejante')) {
    const vest =
      p.cloth(topOutline(c)) +
      topSeams(p, c) +
      p.part(both('M96 214H140L132 800H96Z'), '#ffe14d') +
      reflector(p, 470, 180) +
      reflector(p, 640, 182)
    return p.back
      ? vest + standing(p)
      : vest + neckline(p, { ...c, neck: 80, depth: 90 }, 'v', p.accent) + zip(p, 366, 808)
  }
  const body = p.cloth(topOutline(c)) + p.seam('M-170 420H170M-182 520H182M-184 620H184M-184 710H184') + topSeams(p, c)
  const stand = p.has('capucha') ? hood(p) : p.part(whole('M0 160Q64 160 86 148L104 226Q60 250 0 256'), p.accent)
  if (p.back) return body + stand
  return p.has('capucha')
    ? body + p.part(both('M74 570H156V660H74Z')) + zip(p, 356, 808) + stand
    : body + stand + p.part(both('M74 570H156V660H74Z')) + p.stitch(both('M82 584H148')) + zip(p, 176, 808)
}

export function rompevientos(p: Pen): string {
  const bottom = p.design.length === 'corto' ? 690 : 800
  const c: Cut = { ...CUT, neck: 90, shoulder: 176, sleeve: 'larga', body: 192, waist: 196, hem: 186, bottom }
  const body =
    p.cloth(topOutline(c)) + p.part('M-189 440V376Q0 396 189 376V440Q0 460 -189 440Z', p.accent) + topSeams(p, c)
  if (p.back) return body + hood(p)
  return body + p.line(both('M96 590L136 690'), INK, 10) + zip(p, 356, bottom + 8) + hood(p)
}

export function bata(p: Pen): string {
  const c: Cut = { ...CUT, neck: 80, shoulder: 172, sleeve: 'larga', body: 184, waist: 178, hem: 212, bottom: 920 }
  const sash = p.part(whole('M0 540Q100 540 181 526L183 572Q100 588 0 588'), p.accent)
  const body = p.cloth(topOutline(c)) + topSeams(p, c)
  if (p.back) return body + sash + p.part(whole('M0 196Q50 198 86 190L104 236Q50 256 0 258'), p.accent)
  return (
    body +
    p.flat('M-78 206H78L0 500Z', p.deep) +
    p.label(0, 224) +
    p.seam('M0 540V930') +
    p.part(both('M0 546L66 206Q104 190 124 240L90 420L20 546Z'), p.accent) +
    sash +
    p.part('M-14 560L-62 740L-36 748L0 590L40 752L66 744L14 560Z', p.accent) +
    p.part(both('M70 650H160V760H70Z'))
  )
}

export function bataMedica(p: Pen): string {
  const c: Cut = { ...CUT, neck: 80, shoulder: 168, sleeve: 'larga', body: 178, waist: 176, hem: 204, bottom: 900 }
  const body = p.cloth(topOutline(c)) + topSeams(p, c)
  if (p.back)
    return (
      body +
      p.seam('M0 230V910') +
      p.part('M-120 560H120V596H-120Z') +
      p.button(-96, 578) +
      p.button(96, 578) +
      collar(p)
    )
  return (
    body +
    p.flat('M-80 204L80 204L0 470Z', p.accent) +
    p.flat('M-38 204H38L0 300Z', p.deep) +
    p.part(both('M0 486L78 196L112 236L134 346L104 356L116 380Z')) +
    p.seam('M0 486V912') +
    [520, 620, 720].map((y) => p.button(16, y, 9)).join('') +
    pocket(p, 54, 640, 110, 130) +
    pocket(p, -164, 640, 110, 130) +
    pocket(p, 58, 420, 84, 92) +
    p.line('M84 396V446', p.accent, 9) +
    p.line('M104 396V446', INK, 7)
  )
}

export function filipina(p: Pen): string {
  const medical = !p.has('chef')
  const long = p.design.sleeve === 'larga'
  const c: Cut = {
    ...CUT,
    sleeve: long ? 'larga' : 'corta',
    neck: 84,
    depth: 96,
    shoulder: 170,
    body: 182,
    waist: 180,
    hem: 192,
    bottom: 830,
  }
  const body =
    p.cloth(topOutline(c)) + topSeams(p, c) + (long ? '' : p.part(both('M286 418L296 440L210 494L199 471Z'), p.accent))
  if (p.back) return body + neckline(p, c, 'redondo', p.accent) + p.seam('M0 240V560')
  if (medical)
    return (
      body +
      neckline(p, c, 'v', p.accent, 20) +
      pocket(p, 40, 600, 120, 140) +
      pocket(p, -160, 600, 120, 140) +
      pocket(p, 50, 400, 84, 92)
    )
  return (
    body +
    p.part('M-100 268L108 250V846H-64Z') +
    [330, 420, 510, 600].map((y) => p.button(-62, y, 12) + p.button(62, y, 12)).join('') +
    p.part(whole('M0 172Q50 176 78 160L92 230Q50 262 0 268'), p.accent) +
    p.seam('M0 172V266') +
    p.part('M-150 400H-92V416H-150Z', p.accent)
  )
}
