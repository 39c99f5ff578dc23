import { INK, MARIGOLD } from './ink.ts'
import { both, flip, whole } from './path.ts'
import type { Pen } from './pen.ts'

/** Trousers: half waist, half hip, outer and inner hem, and where they end. */
function legs(waist: number, hip: number, outer: number, inner: number, bottom: number): string {
  return whole(
    `M0 196Q${waist / 2} 196 ${waist} 188Q${hip + 4} 270 ${hip} 400L${outer} ${bottom}L${inner} ${bottom + 8}L0 430`,
  )
}

function band(p: Pen, waist: number, fill: string): string {
  return p.part(whole(`M0 196Q${waist / 2} 196 ${waist} 188L${waist + 8} 234Q${waist / 2} 244 0 244`), fill)
}

function fly(p: Pen): string {
  return p.seam('M0 244V430') + p.stitch('M34 246V350Q32 384 4 396') + p.button(0, 220, 10)
}

function loops(p: Pen): string {
  return p.part('M-104 184H-90V252H-104ZM90 184H104V252H90Z')
}

export function pantalon(p: Pen): string {
  const wide = p.variant % 3 === 0
  const body = p.cloth(legs(144, 178, wide ? 232 : 182, wide ? 40 : 66, 880)) + band(p, 144, p.fill) + loops(p)
  const crease = p.seam(both(`M86 300L${wide ? 130 : 122} 876`))
  const end = p.stitch(both(`M${wide ? 42 : 64} 850L${wide ? 228 : 178} 842`))
  if (p.back)
    return (
      body +
      end +
      p.seam('M0 244V430') +
      p.part(both('M56 320H132V332H56Z'), p.deep) +
      p.button(-94, 348, 6) +
      p.button(94, 348, 6)
    )
  return body + crease + end + fly(p) + p.seam(both('M110 246L166 350'))
}

function backPocket(p: Pen): string {
  const shape = 'M44 318L144 306L146 400L100 440L52 410Z'
  return p.part(both(shape)) + p.stitch(both('M56 342Q76 376 98 358Q118 340 136 360M52 330L138 320'))
}

export function jeans(p: Pen): string {
  const flare = p.variant % 3 === 1
  const outer = flare ? 226 : 176
  const body =
    p.cloth(legs(142, 180, outer, 62, 884)) +
    p.part(both(`M${outer - 4} 846L${outer} 884L62 892L59 852Z`), p.tone) +
    band(p, 142, p.fill) +
    p.stitch('M-138 204Q0 216 138 204') +
    loops(p)
  if (p.back)
    return (
      body +
      p.seam('M0 244V430') +
      p.stitch('M10 262V420M-168 286L0 316L168 286') +
      backPocket(p) +
      p.part('M62 200H122V238H62Z', '#b5682c')
    )
  const rivets = [78, 164]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${x === 78 ? 256 : 322}" r="6" fill="#c8752f" stroke="${INK}" stroke-width="2"/><circle cx="${-x}" cy="${x === 78 ? 256 : 322}" r="6" fill="#c8752f" stroke="${INK}" stroke-width="2"/>`,
    )
    .join('')
  return (
    body +
    fly(p) +
    p.seam(both('M72 248Q76 340 172 336')) +
    p.stitch(both(`M84 248Q90 326 170 322M170 400L${outer - 14} 840`)) +
    rivets +
    (p.variant % 2
      ? p.line(both('M70 560Q96 548 128 562M76 584Q100 574 132 588M84 606Q104 600 122 608'), '#fff', 6)
      : '')
  )
}

export function short(p: Pen): string {
  const body =
    p.cloth(whole('M0 256Q80 256 152 246Q190 360 216 640L20 668L0 500')) +
    p.part(both('M212 606L216 640L20 668L17 630Z'), p.tone)
  const waist = p.part(whole('M0 256Q80 256 152 246L162 300Q80 310 0 310'), p.accent) + p.rib(-150, 152, 258, 302)
  if (p.back) return body + waist + p.seam('M0 310V500') + p.part('M60 390H150V480H60Z') + p.stitch('M68 404H142')
  return (
    body +
    p.seam('M0 310V500') +
    p.seam(both('M120 310Q130 410 192 430')) +
    waist +
    p.line('M-8 304Q-26 370 -20 430M8 304Q30 360 22 420', INK, 10) +
    p.line('M-8 304Q-26 370 -20 430M8 304Q30 360 22 420', '#fff', 5)
  )
}

export function leggings(p: Pen): string {
  const body = p.cloth(whole('M0 190Q70 190 126 180Q176 330 158 470Q142 640 112 890L44 898Q52 640 0 450'))
  const side = 'M168 340Q164 420 150 560Q134 700 118 836'
  return (
    body +
    p.line(side + flip(side), p.accent, 18) +
    p.part(whole('M0 190Q70 190 126 180L150 254Q80 270 0 290'), p.accent) +
    p.seam('M0 290V450') +
    (p.back
      ? p.seam('M0 310Q60 420 148 420M0 310Q-60 420 -148 420')
      : p.stitch(both('M58 600Q90 616 130 600M50 860L114 852')))
  )
}

export function falda(p: Pen): string {
  const style = p.variant % 3
  const waist = p.part(whole('M0 220Q70 220 118 212L126 268Q60 280 0 280'), p.accent)
  if (style === 0) {
    const pleats = 'M36 282L66 764M76 278L150 752M108 274L226 732'
    return (
      p.cloth(whole('M0 220Q70 220 118 212L290 720Q150 776 0 776')) +
      p.seam(`M0 280V772${both(pleats)}`) +
      p.stitch('M-280 696Q0 776 280 696') +
      waist +
      (p.back ? p.line('M0 276V400', INK, 6) : p.button(92, 246, 8))
    )
  }
  if (style === 1) {
    const body = p.cloth(whole('M0 220Q70 220 118 212Q186 330 176 480L160 830L0 838'))
    return (
      body +
      p.stitch('M-158 808L158 808') +
      waist +
      (p.back
        ? p.seam('M0 280V838M0 700L20 838')
        : p.seam(both('M60 282L70 380')) + p.part(both('M92 420H150V436H92Z'), p.deep))
    )
  }
  const tiers =
    p.seam('M-172 420Q0 456 172 420M-226 620Q0 666 226 620') +
    p.seam(both('M40 446L46 500M100 436L116 490M60 650L72 720M150 640L176 710'))
  return (
    p.cloth(whole('M0 220Q70 220 118 212L172 420L190 424L226 620L246 624L284 830Q150 880 0 880')) +
    tiers +
    p.stitch('M-278 806Q0 876 278 806') +
    waist +
    (p.back ? '' : p.part('M-10 276L-40 400L-18 406L0 290L18 406L40 400L10 276Z', p.accent))
  )
}

/** A belt, seen from the front: rolled, with its buckle towards the viewer. */
export function cinturon(p: Pen): string {
  const coil = 'M-210 470C-210 330 210 330 210 470C210 620 -210 620 -210 470Z'
  const outer = 'M-236 470C-236 270 236 270 236 470V560C236 780 -236 780 -236 560Z'
  return (
    p.cloth(outer) +
    p.part(coil, p.deep) +
    p.line('M-176 486C-176 384 176 384 176 486', p.tone, 22) +
    p.line('M-140 506C-140 424 140 424 140 506', p.tone, 18) +
    p.stitch('M-222 520C-222 690 222 690 222 520M-222 586C-222 752 222 752 222 586') +
    (p.back
      ? p.part('M-60 640H60V706H-60Z', p.accent)
      : p.part('M-96 606H96V760H-96Z', MARIGOLD) +
        p.part('M-62 636H62V730H-62Z') +
        p.part('M-14 672H108V694H-14Z', MARIGOLD) +
        [-180, -150].map((x) => `<circle cx="${x}" cy="${x === -180 ? 634 : 650}" r="7" fill="${INK}"/>`).join(''))
  )
}
