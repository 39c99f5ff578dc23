import { hanger } from './backdrop.ts'
import { INK, PAPER } from './ink.ts'
import { both, whole } from './path.ts'
import { filipina } from './jackets.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, hood, neckline, placket, pocket, topOutline, topSeams, zip } from './tops.ts'
import { bow, reflector } from './trims.ts'

/** Half of a dress's bodice, from the neck to the waist. */
function bodice(p: Pen): readonly [path: string, neck: number] {
  switch (p.design.sleeve ?? (['sin', 'globo', 'ninguna'] as const)[p.variant % 3]) {
    case 'sin':
      return ['M0 330Q60 322 92 262L104 200L122 200L118 262Q128 340 152 372Q130 460 118 500', 0]
    case 'globo':
    case 'corta':
      return ['M0 226Q56 224 90 206L146 240C230 204 306 300 262 408L182 440L150 396Q136 470 118 500', 90]
    case 'media':
      return ['M0 226Q56 224 90 206L146 240Q250 260 300 470L210 500L156 396Q136 470 118 500', 90]
    case 'larga':
      return ['M0 226Q56 224 90 206L146 240Q212 262 226 330L280 660L214 676L156 420Q136 470 118 500', 90]
    default:
      return ['M0 226Q50 222 84 206L142 236Q120 330 154 400Q130 460 118 500', 84]
  }
}

export function vestido(p: Pen): string {
  const [top, width] = bodice(p)
  const straps = width === 0
  const end =
    p.design.length === 'corto'
      ? 790
      : p.design.length === 'largo'
        ? 930
        : p.design.length === 'midi'
          ? 880
          : p.variant % 2
            ? 900
            : 830
  const half = p.has('tubo') ? 194 : Math.min(284, 120 + (end - 500) * 0.39)
  const skirt = `Q${half * 0.72} 640 ${half} ${end - 34}Q${half * 0.55} ${end} 0 ${end}`
  const wrap = p.has('cruzado') && !p.back
  const neck: Cut = { ...CUT, neck: width, depth: 82, shoulder: 130 }
  const pleats = p.has('plisado')
    ? `M20 524L40 ${end - 4}M44 524L92 ${end - 14}M66 522L146 ${end - 20}M88 518L200 ${end - 36}`
    : `M40 524Q60 680 92 ${end - 20}M84 516Q150 680 ${half * 0.74} ${end - 34}`
  const ruffle = p.has('olanes')
    ? p.line(
        `M${-half * 0.74} 680Q0 720 ${half * 0.74} 680M${-half * 0.9} ${(680 + end) / 2}Q0 ` +
          `${(680 + end) / 2 + 40} ${half * 0.9} ${(680 + end) / 2}`,
        p.accent,
        20,
      )
    : ''
  const middle = p.has('suelto') ? '' : p.part(whole('M0 490Q60 490 120 480L124 522Q60 534 0 534'), p.accent)
  const knot = p.part(
    'M0 512C40 470 100 480 96 512C100 544 40 554 0 512C-40 470 -100 480 -96 512C-100 544 -40 554 0 512ZM0 512' +
      'L44 660H18L0 560L-18 660H-44Z',
    p.accent,
  )
  const buckle = p.has('lazo') ? bow(p, 508) : p.has('cinto') ? p.part('M-22 486H22V538H-22Z', PAPER) : ''
  const opening = straps
    ? p.stitch(both('M10 346Q70 336 104 274')) + (p.back ? p.seam('M0 330V500') : p.seam(both('M60 356Q70 430 52 490')))
    : p.has('botones')
      ? (p.back ? '' : placket(p, 284, end - 10, 84)) + collar(p)
      : wrap
        ? p.flat('M-84 206L84 206L10 420Z', p.deep) +
          p.line('M84 206L-70 496M-84 206L10 420', INK, 18) +
          p.line('M84 206L-70 496M-84 206L10 420', p.accent, 10) +
          p.seam(`M-70 534Q40 700 60 ${end - 10}`)
        : neckline(p, neck, p.variant % 2 ? 'v' : 'redondo', p.accent, 13)
  const pockets = p.has('bolsa') && !p.back ? p.part(both(`M60 600H130V690H60Z`)) + p.stitch(both('M68 616H122')) : ''
  const embroidery =
    p.has('bordado') && !p.back
      ? [-180, -90, 0, 90, 180]
          .map((x) => p.flat(`M${x * half * 0.0038} ${end - 120 - Math.abs(x) / 8}l18 26l-18 26l-18 -26Z`, p.accent))
          .join('')
      : ''
  const slit = p.has('abierto') && !p.back ? p.line(`M96 640L130 ${end - 16}`, INK, 9) : ''
  return (
    p.cloth(whole(top + skirt)) +
    p.seam(both(pleats)) +
    p.stitch(`M${-half + 8} ${end - 58}Q0 ${end - 6} ${half - 8} ${end - 58}`) +
    ruffle +
    embroidery +
    slit +
    pockets +
    (p.has('botones') ? middle + opening : opening + middle) +
    (p.has('suelto') ? '' : p.back ? knot : buckle)
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

/** Track trousers alone. */
export function pants(p: Pen): string {
  return p.place(0, -10, 1, () => slacks(p, p.has('franja') || p.variant % 2 === 0))
}

const bootee = (p: Pen): string =>
  p.cloth('M-60 300H70V470Q150 480 170 540Q180 590 120 600H-30Q-76 590 -70 520Z') +
  p.part('M-66 290H76V346H-66Z', p.accent) +
  p.rib(-62, 76, 296, 340)

/** A pair of knitted bootees. */
export function botitas(p: Pen): string {
  const two = () => p.place(60, -40, 1.2, () => bootee(p)) + p.place(-150, 80, 1.2, () => bootee(p))
  return p.back ? p.mirror(two) : two()
}

/** Scrubs: the tunic on its hanger, the trousers behind it. */
export function quirurgico(p: Pen): string {
  return p.place(138, 300, 0.7, () => slacks(p, false)) + p.place(-76, 70, 0.8, () => hanger(false) + filipina(p))
}

/** What a baby's knitted set is made of: a little jacket, trousers, and a cap or bootees where the name says so. */
export function conjuntoTejido(p: Pen): string {
  const c: Cut = {
    ...CUT,
    neck: 74,
    shoulder: 172,
    sleeve: 'larga',
    body: 184,
    waist: 190,
    hem: 180,
    bottom: 720,
    tail: 'resorte',
    depth: 56,
  }
  const jacket = () =>
    hanger(false) +
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    p.line('M-182 560Q0 590 182 560', p.accent, 20) +
    (p.back
      ? ''
      : p.part('M-16 262H16V732H-16Z', p.accent) + [330, 420, 510, 600].map((y) => p.button(0, y, 12)).join('')) +
    neckline(p, c, 'redondo', p.accent, 24)
  const cap = () =>
    p.part(whole('M0 330Q210 340 226 640H0')) +
    p.seam('M-60 350Q-110 480 -112 630M60 350Q110 480 112 630M0 340V630') +
    p.part('M0 220Q80 224 82 290Q78 366 0 366Q-78 366 -82 290Q-80 224 0 220Z', p.accent) +
    p.part('M-244 620Q0 660 244 620Q262 690 248 752Q0 800 -248 752Q-262 690 -244 620Z', p.accent)
  const three = !p.has('gorrito') && !p.has('botines')
  return (
    p.place(138, 300, 0.7, () => slacks(p, false)) +
    p.place(-76, 70, 0.8, jacket) +
    (p.has('gorrito') || three ? p.place(-190, 640, 0.42, cap) : '') +
    (p.has('botines') ? p.place(-240, 680, 0.5, () => bootee(p)) + p.place(-130, 700, 0.5, () => bootee(p)) : '')
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
    (p.has('short') ? '' : p.line(both('M206 262L282 668'), p.accent, 18)) +
    (p.variant % 3 ? p.part('M-186 380H186V424H-186Z', p.accent) : '') +
    topSeams(p, c)
  if (p.has('short') || p.has('falda')) {
    const light: Cut = { ...CUT, bottom: 760 }
    const shirt = () =>
      hanger(false) +
      p.cloth(topOutline(light)) +
      topSeams(p, light) +
      p.part('M-174 400H174V450H-174Z', p.accent) +
      neckline(p, light, 'redondo', p.accent)
    const lower = p.has('falda')
      ? 'M0 196Q70 196 140 188L250 520Q120 560 0 560'
      : 'M0 196Q70 196 140 188Q186 300 206 520L20 540L0 420'
    const under = () =>
      p.cloth(whole(lower)) +
      (p.has('falda') ? p.seam(both('M40 250L70 548M90 246L160 536')) : p.seam('M0 250V420')) +
      p.part(whole('M0 196Q70 196 140 188L148 240Q70 250 0 250'), p.accent)
    return p.place(120, 420, 0.82, under) + p.place(-76, 90, 0.8, shirt)
  }
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
  const shorts = () =>
    p.cloth(whole('M0 196Q70 196 140 188Q186 300 206 520L20 540L0 420')) +
    p.part(whole('M0 196Q70 196 140 188L148 240Q70 250 0 250'), p.accent) +
    p.seam('M0 250V420')
  return (
    p.place(138, 310, 0.7, () => (p.has('short') ? shorts() : slacks(p, false))) +
    p.place(-76, 70, 0.8, () => shirt() + front + lapels)
  )
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

/** A boiler suit: sleeves, a zip or buttons from the collar down, and legs. */
function coverall(p: Pen): string {
  const c: Cut = { ...CUT, neck: 78, shoulder: 168, sleeve: 'larga', body: 174, waist: 150, hem: 150, bottom: 520 }
  return (
    p.cloth(whole('M0 480H150Q184 560 180 650L178 920L66 926L0 640')) +
    p.cloth(topOutline(c)) +
    topSeams(p, c) +
    p.part(whole('M0 486H152V526H0'), p.accent) +
    (p.has('reflejante') ? reflector(p, 420, 166) + p.part(both('M66 780L179 776V820L66 824Z'), '#ffe14d') : '') +
    (p.back
      ? p.seam('M0 526V640') + p.part(both('M46 560H130V650H46Z')) + collar(p)
      : p.seam('M0 526V640') +
        pocket(p, 50, 330, 86, 90) +
        pocket(p, -136, 330, 86, 90) +
        zip(p, 300, 600) +
        collar(p)) +
    p.stitch(both('M74 892L174 888'))
  )
}

export function overol(p: Pen): string {
  if (p.design.sleeve === 'larga') return coverall(p)
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
    (p.has('reflejante')
      ? p.part(both('M68 740L188 734L190 776L66 782Z'), '#ffe14d') +
        p.part(both('M67 754L189 748V762L66 768Z'), '#dfe6ea')
      : '') +
    (p.has('bordado')
      ? p.flat('M-34 420l18 24l-18 24l-18 -24Z', '#e4007c') + p.flat('M34 420l18 24l-18 24l-18 -24Z', '#ffb400')
      : '') +
    p.button(-84, 352, 13) +
    p.button(84, 352, 13) +
    p.stitch(both('M84 860L184 852'))
  )
}

export function mameluco(p: Pen): string {
  const body =
    'M0 276Q46 274 70 256L130 282Q184 300 206 350L276 500L204 546L164 470Q176 600 184 680Q214 790 208 850' +
    'Q190 900 130 888Q84 870 86 800L68 740Q40 700 0 700'
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
          'M-110 400C-110 372 -74 372 -74 396C-74 372 -38 372 -38 400C-38 426 -74 450 -74 450C-74 450 -110 ' +
            '426 -110 400Z',
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
