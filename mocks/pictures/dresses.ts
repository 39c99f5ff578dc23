import { INK, PAPER } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, neckline, placket } from './tops.ts'
import { bow } from './trims.ts'

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
