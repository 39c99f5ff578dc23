import { hanger } from './backdrop.ts'
import { INK, PAPER } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, hood, neckline, placket, pocket, topOutline, topSeams, zip } from './tops.ts'

export function vestido(p: Pen): string {
  const style = p.variant % 3
  const straps = style === 0
  const bodice = straps
    ? 'M0 330Q60 322 92 262L104 200L122 200L118 262Q128 340 152 372Q130 460 118 500'
    : style === 1
      ? 'M0 226Q56 224 90 206L146 240C230 204 306 300 262 408L182 440L150 396Q136 470 118 500'
      : 'M0 226Q50 222 84 206L142 236Q120 330 154 400Q130 460 118 500'
  const long = p.variant % 2 ? 900 : 830
  const skirt = `Q190 640 ${long === 900 ? 276 : 262} ${long - 34}Q150 ${long} 0 ${long}`
  const neck: Cut = { ...CUT, neck: style === 1 ? 90 : 84, depth: 82, shoulder: 130 }
  return (
    p.cloth(whole(bodice + skirt)) +
    p.seam(both(`M40 524Q60 680 92 ${long - 20}M84 516Q150 680 196 ${long - 34}`)) +
    p.stitch(`M-254 ${long - 58}Q0 ${long - 6} 254 ${long - 58}`) +
    (straps
      ? p.stitch(both('M10 346Q70 336 104 274')) +
        (p.back ? p.seam('M0 330V500') : p.seam(both('M60 356Q70 430 52 490')))
      : neckline(p, neck, p.variant % 2 ? 'v' : 'redondo', p.accent, 13)) +
    p.part(whole('M0 490Q60 490 120 480L124 522Q60 534 0 534'), p.accent) +
    (p.back
      ? p.part(
          'M0 512C40 470 100 480 96 512C100 544 40 554 0 512C-40 470 -100 480 -96 512C-100 544 -40 554 0 512ZM0 512L44 660H18L0 560L-18 660H-44Z',
          p.accent,
        )
      : p.part('M-22 486H22V538H-22Z', PAPER))
  )
}

function slacks(p: Pen, stripe: boolean): string {
  const leg = 'M0 196Q70 196 140 188Q180 300 178 420L160 856L56 862L0 440'
  return (
    p.cloth(whole(leg)) +
    (stripe ? p.line(both('M166 300L150 810'), p.accent, 18) : '') +
    p.part(both('M162 816L160 856L56 862L54 822Z'), p.tone) +
    p.part(whole('M0 196Q70 196 140 188L148 240Q70 250 0 250'), p.accent) +
    p.rib(-140, 142, 200, 242) +
    p.seam('M0 250V440')
  )
}

export function conjuntoDeportivo(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 92,
    shoulder: 172,
    sleeve: 'larga',
    body: 184,
    waist: 188,
    hem: 172,
    bottom: 780,
    tail: 'resorte',
  }
  const jacket = () =>
    hanger(false) +
    p.cloth(topOutline(c)) +
    p.line(both('M206 262L282 668'), p.accent, 18) +
    p.part('M-186 380H186V424H-186Z', p.accent) +
    topSeams(p, c)
  return (
    p.place(138, 300, 0.7, () => slacks(p, true)) +
    p.place(-76, 70, 0.8, () => jacket() + hood(p) + (p.back ? '' : zip(p, 366, 790)))
  )
}

export function pijama(p: Pen): string {
  const c: Cut = { ...CUT, neck: 80, sleeve: 'larga', bottom: 790, hem: 184 }
  const shirt = () =>
    hanger(false) + p.cloth(topOutline(c)) + topSeams(p, c) + p.line(both('M288 664L216 684'), p.accent, 10)
  const front = p.back ? '' : placket(p, 330, 802) + pocket(p, 52, 420, 88, 96)
  const lapels = p.back
    ? collar(p, p.accent)
    : p.flat('M-80 200L80 200L0 340Z', p.deep) + p.part(both('M0 346L80 194L114 236L128 310L84 322Z'), p.accent)
  return p.place(138, 310, 0.7, () => slacks(p, false)) + p.place(-76, 70, 0.8, () => shirt() + front + lapels)
}

export function uniformeEscolar(p: Pen): string {
  const c: Cut = { ...CUT, neck: 70, shoulder: 144, body: 150, waist: 150, hem: 150, bottom: 560 }
  const jumper = 'M0 440Q40 400 66 236L116 236Q112 360 144 420L140 540L262 820Q140 870 0 870'
  return (
    p.cloth(topOutline(c), PAPER) +
    p.stitch(both('M262 424L184 468')) +
    p.cloth(whole(p.back ? jumper.replace('M0 440Q40 400 66 236', 'M0 280Q50 270 66 236') : jumper)) +
    p.seam(`M0 560V866${both('M44 556L72 862M92 550L156 850M124 546L214 836')}`) +
    p.part(whole('M0 530H140L144 566Q70 574 0 574'), p.accent) +
    p.stitch('M-250 800Q0 860 250 800') +
    collar(p, PAPER) +
    (p.back
      ? ''
      : p.part(both('M0 318C30 290 76 296 72 320C76 346 30 350 0 322ZM0 322L34 420L12 424L-2 340Z'), p.accent) +
        p.part('M70 430L120 424L118 470L96 492L74 474Z', p.accent))
  )
}

export function overol(p: Pen): string {
  const body = 'M0 320L92 320L102 470Q150 480 160 500Q186 600 182 680L196 900L64 908L0 700'
  const straps = p.line(both('M84 350Q92 250 60 200'), INK, 40) + p.line(both('M84 350Q92 250 60 200'), p.accent, 29)
  if (p.back)
    return (
      p.line('M-120 480L60 200M120 480L-60 200', INK, 42) +
      p.line('M-120 480L60 200M120 480L-60 200', p.accent, 30) +
      p.cloth(whole('M0 470H156Q186 600 182 680L196 900L64 908L0 700')) +
      p.seam('M0 480V700') +
      p.part(both('M46 560H140V650L94 674L46 650Z')) +
      p.stitch(both('M54 576H132') + 'M-150 496H150')
    )
  return (
    straps +
    p.cloth(whole(body)) +
    p.part(whole('M0 500H158L164 546H0')) +
    p.part('M-66 378H66V464L0 488L-66 464Z') +
    p.stitch('M-58 394H58M-86 336H86') +
    p.seam('M0 546V700') +
    p.seam(both('M96 548Q104 620 184 622')) +
    p.part(both('M190 846L196 900L64 908L61 856Z'), p.tone) +
    p.button(-84, 352, 13) +
    p.button(84, 352, 13) +
    p.stitch(both('M84 860L184 852'))
  )
}

export function mameluco(p: Pen): string {
  const body =
    'M0 276Q46 274 70 256L130 282Q184 300 206 350L276 500L204 546L164 470Q176 600 184 680Q214 790 208 850Q190 900 130 888Q84 870 86 800L68 740Q40 700 0 700'
  const c: Cut = { ...CUT, neck: 70, depth: 50 }
  return (
    p.cloth(whole(body)) +
    p.part(both('M264 474L276 500L204 546L190 520Z'), p.accent) +
    p.part(both('M204 806Q212 860 200 876Q180 900 130 888Q88 872 86 810Q150 830 204 806Z'), p.accent) +
    p.seam(both('M128 284Q110 380 164 470')) +
    `<g transform="translate(0 50)">${neckline(p, c, 'redondo', p.accent, 16)}</g>` +
    (p.back
      ? p.part(whole('M0 600Q80 590 100 560L96 640Q60 690 0 690'), p.tone)
      : p.seam('M0 320V560Q20 660 100 760') +
        [356, 424, 492, 560].map((y) => p.button(0, y, 9)).join('') +
        p.button(36, 650) +
        p.button(76, 716) +
        p.part(
          'M-110 400C-110 372 -74 372 -74 396C-74 372 -38 372 -38 400C-38 426 -74 450 -74 450C-74 450 -110 426 -110 400Z',
          p.accent,
        ))
  )
}

export function panalero(p: Pen): string {
  const body =
    'M0 276Q50 274 84 250L150 286Q200 300 226 350L282 470L210 514L168 450Q178 600 184 690Q120 720 84 820Q40 834 0 834'
  const c: Cut = { ...CUT, neck: 84, depth: 54 }
  return (
    p.cloth(whole(body)) +
    p.part(both('M270 446L282 470L210 514L196 490Z'), p.accent) +
    p.line(both('M184 690Q120 720 84 820'), INK, 24) +
    p.line(both('M184 690Q120 720 84 820'), p.accent, 14) +
    p.seam(both('M84 250Q112 300 170 316') + both('M150 286Q130 370 168 450')) +
    `<g transform="translate(0 44)">${neckline(p, c, 'redondo', p.accent, 15)}</g>` +
    (p.back
      ? ''
      : p.seam('M-92 786Q0 800 92 786') +
        [-52, 0, 52].map((x) => p.button(x, 812, 8)).join('') +
        p.part('M0 566C0 510 -76 506 -76 560C-76 610 0 650 0 650C0 650 76 610 76 560C76 506 0 510 0 566Z', p.accent))
  )
}
