import { hanger } from './backdrop.ts'
import { PAPER } from './ink.ts'
import { filipina } from './jackets.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, hood, neckline, placket, pocket, topOutline, topSeams, zip } from './tops.ts'

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

export function pants(p: Pen): string {
  return p.place(0, -10, 1, () => slacks(p, p.has('franja') || p.variant % 2 === 0))
}

const bootee = (p: Pen): string =>
  p.cloth('M-60 300H70V470Q150 480 170 540Q180 590 120 600H-30Q-76 590 -70 520Z') +
  p.part('M-66 290H76V346H-66Z', p.accent) +
  p.rib(-62, 76, 296, 340)

export function botitas(p: Pen): string {
  const two = () => p.place(60, -40, 1.2, () => bootee(p)) + p.place(-150, 80, 1.2, () => bootee(p))
  return p.back ? p.mirror(two) : two()
}

export function quirurgico(p: Pen): string {
  return p.place(138, 300, 0.7, () => slacks(p, false)) + p.place(-76, 70, 0.8, () => hanger(false) + filipina(p))
}

/** A cap or bootees come with the set where its name says so. */
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
