import { INK } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'
import { collar, CUT, type Cut, neckline, pocket, topOutline, topSeams, zip } from './tops.ts'
import { reflector } from './trims.ts'

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
