import { INK } from './ink.ts'
import { both, flip, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { cargoPockets } from './trims.ts'

/** Trousers: half waist, half hip, outer and inner hem, and where they end. */
function legs(waist: number, hip: number, outer: number, inner: number, bottom: number, flared = false): string {
  const [knee, within] = flared ? ['L146 640', 'L52 640'] : ['', '']
  return whole(
    `M0 196Q${waist / 2} 196 ${waist} 188Q${hip + 4} 270 ${hip} 400${knee}L${outer} ${bottom}L${inner} ` +
      `${bottom + 8}${within}L0 430`,
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

function hemOf(p: Pen, wide: boolean): readonly [outer: number, inner: number] {
  switch (p.design.leg) {
    case 'ancha':
      return [248, 30]
    case 'acampanada':
      return [238, 40]
    case 'ajustada':
      return [142, 70]
    case 'recta':
      return [180, 62]
    default:
      return wide ? [232, 40] : [178, 64]
  }
}

export function pantalon(p: Pen): string {
  const [outer, inner] = hemOf(p, p.variant % 3 === 0)
  const bottom = p.design.length === 'corto' ? 690 : 880
  const elastic = p.has('puño')
  const waistband = elastic
    ? p.part(whole('M0 196Q72 196 144 188L150 238Q70 250 0 250'), p.tone) + p.rib(-144, 146, 200, 240)
    : band(p, 144, p.fill) + loops(p)
  const body = p.cloth(legs(144, 178, outer, inner, bottom, p.design.leg === 'acampanada')) + waistband
  const crease = p.has('cargo') ? '' : p.seam(both(`M86 300L${(outer + inner) / 2} ${bottom - 4}`))
  const end = p.stitch(both(`M${inner - 2} ${bottom - 30}L${outer - 4} ${bottom - 38}`))
  const sash = p.has('cinto')
    ? p.part(whole('M0 200Q72 200 146 192L150 228Q72 240 0 240'), p.accent) +
      p.part('M-12 216L-64 380L-36 388L0 236L30 388L58 378L12 216Z', p.accent)
    : ''
  if (p.back)
    return (
      body +
      end +
      p.seam('M0 244V430') +
      p.part(both('M56 320H132V332H56Z'), p.deep) +
      p.button(-94, 348, 6) +
      p.button(94, 348, 6)
    )
  const pleats = p.has('plisado') ? p.seam(both('M58 246L64 360M92 246L96 340')) : ''
  return (
    body +
    crease +
    end +
    (elastic || p.has('cinto') ? p.seam('M0 250V430') : fly(p)) +
    p.seam(both('M110 246L166 350')) +
    pleats +
    (p.has('cargo') ? cargoPockets(p, 92) : '') +
    sash
  )
}

function backPocket(p: Pen): string {
  const shape = 'M44 318L144 306L146 400L100 440L52 410Z'
  return p.part(both(shape)) + p.stitch(both('M56 342Q76 376 98 358Q118 340 136 360M52 330L138 320'))
}

export function jeans(p: Pen): string {
  const [outer, inner] = hemOf({ ...p, design: { leg: 'recta', ...p.design } }, false)
  const body =
    p.cloth(
      legs(
        142,
        p.has('amplio') ? 196 : 180,
        p.has('amplio') ? 226 : outer,
        p.has('amplio') ? 44 : inner,
        884,
        p.design.leg === 'acampanada',
      ),
    ) +
    p.part(
      both(
        p.has('amplio')
          ? 'M222 846L226 884L44 892L42 852Z'
          : `M${outer - 4} 846L${outer} 884L${inner} 892L${inner - 3} 852Z`,
      ),
      p.tone,
    ) +
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
        `<circle cx="${x}" cy="${x === 78 ? 256 : 322}" r="6" fill="#c8752f" stroke="${INK}" ` +
        `stroke-width="2"/><circle cx="${-x}" cy="${x === 78 ? 256 : 322}" r="6" fill="#c8752f" stroke="` +
        `${INK}" stroke-width="2"/>`,
    )
    .join('')
  return (
    body +
    fly(p) +
    p.seam(both('M72 248Q76 340 172 336')) +
    p.stitch(both(`M84 248Q90 326 170 322M170 400L${outer - 14} 840`)) +
    rivets +
    (p.has('cargo') ? cargoPockets(p, 88) : '') +
    (p.has('rodillera')
      ? p.part(both('M74 540L140 534L146 646L78 650Z'), p.tone) + p.stitch(both('M80 546L136 540M84 642L140 640'))
      : '') +
    (p.has('bordado')
      ? [600, 680, 760]
          .map(
            (y, at) =>
              p.flat(`M${104 + at * 8} ${y}l16 22l-16 22l-16 -22Z`, '#e4007c') +
              p.flat(`M${126 + at * 8} ${y + 30}l12 16l-12 16l-12 -16Z`, '#ffb400'),
          )
          .join('')
      : '') +
    (p.has('roturas')
      ? p.line(both('M70 560Q96 548 128 562M76 584Q100 574 132 588M84 606Q104 600 122 608'), '#fff', 6)
      : '')
  )
}

export function short(p: Pen): string {
  const tight = p.design.leg === 'ajustada'
  const tailored = p.has('botones')
  const body = tight
    ? p.cloth(whole('M0 256Q80 256 152 246Q186 360 172 640L40 652L0 480')) + p.stitch(both('M46 620L168 610'))
    : p.cloth(whole('M0 256Q80 256 152 246Q190 360 216 640L20 668L0 500')) +
      p.part(both('M212 606L216 640L20 668L17 630Z'), p.tone)
  if (tailored && !p.back)
    return (
      body +
      p.part(whole('M0 256Q80 256 152 246L158 292Q80 302 0 302')) +
      p.part('M-108 244H-94V306H-108ZM94 244H108V306H94Z') +
      p.seam('M0 302V500' + both('M116 300L186 400')) +
      p.stitch('M34 304V410Q32 440 4 452') +
      p.button(0, 278, 10) +
      (p.has('cargo') ? p.part(both('M110 450H186V560H110Z')) + p.part(both('M106 444H190V476H106Z')) : '')
    )
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
  const cropped = p.design.length === 'corto'
  const body = p.cloth(
    whole(
      cropped
        ? 'M0 190Q70 190 126 180Q176 330 158 470Q146 620 126 770L48 778Q50 620 0 450'
        : 'M0 190Q70 190 126 180Q176 330 158 470Q142 640 112 890L44 898Q52 640 0 450',
    ),
  )
  const side = 'M168 340Q164 420 150 560Q134 700 118 836'
  return (
    body +
    (p.has('franja') && !cropped ? p.line(side + flip(side), p.accent, 18) : '') +
    (p.has('bolsa') && !p.back ? p.part(both('M120 430L160 426L146 570L104 566Z'), p.tone) : '') +
    p.part(whole('M0 190Q70 190 126 180L150 254Q80 270 0 290'), p.accent) +
    p.seam('M0 290V450') +
    (p.back
      ? p.seam('M0 310Q60 420 148 420M0 310Q-60 420 -148 420')
      : p.stitch(both(`M58 600Q90 616 130 600${cropped ? 'M52 744L124 738' : 'M50 860L114 852'}`)))
  )
}

export function falda(p: Pen): string {
  const style = p.has('tubo') || p.has('botones') ? 1 : p.has('plisado') || p.has('amplio') ? 0 : p.variant % 3
  const waist = p.part(whole('M0 220Q70 220 118 212L126 268Q60 280 0 280'), p.accent)
  if (style === 0) {
    const pleats = p.has('amplio')
      ? 'M60 300Q80 520 120 758M104 300Q170 520 226 732'
      : 'M20 282L36 768M46 282L88 762M76 278L150 752M98 276L196 742M116 272L250 724'
    return (
      p.cloth(whole('M0 220Q70 220 118 212L290 720Q150 776 0 776')) +
      p.seam(`M0 280V772${both(pleats)}`) +
      p.stitch('M-280 696Q0 776 280 696') +
      waist +
      (p.back ? p.line('M0 276V400', INK, 6) : p.button(92, 246, 8))
    )
  }
  if (style === 1) {
    const end = p.design.length === 'corto' ? 600 : p.design.length === 'midi' ? 880 : 820
    const body = p.cloth(whole(`M0 220Q70 220 118 212Q186 330 176 480L${176 - (end - 480) / 22} ${end}L0 ${end + 8}`))
    return (
      body +
      p.stitch(`M-160 ${end - 22}L160 ${end - 22}`) +
      waist +
      (p.back
        ? p.seam(`M0 280V${end + 8}M0 ${end - 100}L20 ${end + 8}`)
        : p.has('botones')
          ? p.seam(`M-22 280V${end + 6}M22 280V${end + 6}`) +
            [330, 410, 490, 570, 650, 730, 800].map((y) => (y < end - 10 ? p.button(0, y, 10) : '')).join('')
          : p.seam(both('M60 282L70 380') + `M-60 ${end - 120}V${end + 6}`))
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
