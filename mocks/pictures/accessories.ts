import { INK, MARIGOLD } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'

export function sombrero(p: Pen): string {
  const crown = 'M0 318Q40 290 76 296Q132 304 150 420L164 560Q80 600 0 600'
  const brim = 'M0 690Q170 690 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790'
  return (
    p.cloth(whole(`M0 540Q170 540 250 560Q310 520 330 566Q300 720 160 770Q80 790 0 790`)) +
    p.flat(whole(brim), p.tone) +
    p.stitch('M-312 578Q-270 706 -150 746Q0 784 150 746Q270 706 312 578') +
    p.cloth(whole(crown)) +
    p.seam('M0 322Q-14 380 0 430M-76 300Q-60 350 -84 400M76 300Q60 350 84 400') +
    p.part(whole('M0 530Q100 530 158 508L164 562Q90 606 0 606'), p.accent) +
    p.stitch('M-152 528Q0 560 152 528') +
    (p.back
      ? p.part('M-12 536H12V600H-12Z', INK)
      : p.part('M96 520L150 470L168 490L120 548Z', MARIGOLD) + p.part('M104 524H136V590H104Z', INK))
  )
}

export function panama(p: Pen): string {
  return (
    p.cloth('M-330 660Q-330 600 -160 590H160Q330 600 330 660Q320 740 0 740Q-320 740 -330 660Z') +
    p.cloth(whole('M0 360Q60 330 110 352Q150 374 166 640Q90 670 0 670')) +
    p.seam('M0 364Q-12 430 0 500M-80 350Q-60 400 -84 450M80 350Q60 400 84 450') +
    p.part(whole('M0 584Q100 580 160 562L166 640Q90 670 0 670'), p.accent) +
    p.stitch('M-300 668Q-280 716 0 718Q280 716 300 668') +
    (p.back ? p.part('M-12 590H12V662H-12Z', INK) : '')
  )
}

export function boina(p: Pen): string {
  const drawing = () =>
    p.part('M10 372L26 330L44 334L36 376Z') +
    p.cloth('M-280 600Q-330 420 -60 382Q250 350 300 500Q320 640 120 650Q-160 670 -280 600Z') +
    p.seam('M22 376Q-140 420 -190 600M22 376Q10 480 20 646M22 376Q170 410 220 610') +
    p.part('M-180 634Q0 690 160 640L154 688Q0 730 -172 682Z', p.accent)
  return p.back ? p.mirror(drawing) : drawing()
}

export function cartera(p: Pen): string {
  const body = 'M-270 440H270Q292 440 292 462V740Q292 764 266 764H-266Q-292 764 -292 740V462Q-292 440 -270 440Z'
  if (p.back) return p.cloth(body) + p.stitch('M-268 466H268V738H-268Z')
  return (
    p.cloth(body) +
    p.part('M-270 440H270Q292 440 292 462L272 600Q0 680 -272 600L-292 462Q-292 440 -270 440Z', p.accent) +
    p.stitch('M-264 590Q0 656 264 590M-268 740H268') +
    p.part('M-26 606H26V676H-26Z', MARIGOLD)
  )
}

export function snood(p: Pen): string {
  return (
    p.cloth('M-220 430C-220 260 220 260 220 430C280 560 250 770 0 770C-250 770 -280 560 -220 430Z') +
    p.part('M-160 430C-160 336 160 336 160 430C160 510 -160 510 -160 430Z', p.deep) +
    p.seam('M-190 480Q0 600 190 480M-234 560Q0 690 234 560M-220 650Q0 760 220 650') +
    (p.back ? '' : p.label(-150, 650))
  )
}

export function gorra(p: Pen): string {
  if (p.back)
    return (
      p.cloth(
        'M-220 640Q-230 360 0 340Q230 360 220 640Q140 670 90 660Q80 560 0 556Q-80 560 -90 660Q-140 670 -220 640Z',
      ) +
      p.seam('M0 340V556M0 340Q-130 420 -140 650M0 340Q130 420 140 650') +
      p.part('M-96 636H96V672H-96Z', p.accent) +
      p.button(0, 342, 14)
    )
  return (
    p.cloth('M-236 620Q-250 350 -20 334Q190 340 206 600Q80 570 -40 600Q-140 620 -236 620Z') +
    p.seam('M-20 334Q-70 440 -60 604M-20 334Q120 420 130 586M-20 334Q-180 430 -196 620') +
    p.stitch('M-220 596Q-120 600 -40 578Q70 552 190 574') +
    p.cloth('M-70 604Q90 550 206 590Q320 640 316 700Q200 660 60 690Q-20 704 -80 680Q-96 630 -70 604Z', p.accent) +
    p.stitch('M-60 650Q100 596 290 672M-56 626Q100 572 250 626') +
    p.part('M0 430L86 424L96 500L10 514Z', '#ffffff') +
    p.line('M22 478L76 470M20 456L74 448', '#e4007c', 8) +
    p.button(-20, 334, 14) +
    `<circle cx="-110" cy="430" r="7" fill="${INK}"/><circle cx="140" cy="450" r="7" fill="${INK}"/>`
  )
}

export function bolsa(p: Pen): string {
  const style = p.has('mochila') ? 2 : p.has('cruzado') ? 1 : 0
  const strap = style === 1 ? 'M190 470C180 160 -180 160 -190 470' : 'M110 450C110 210 -110 210 -110 450'
  const body = style === 2 ? 'M0 420H200Q250 600 240 760Q220 820 140 820H0' : 'M0 430H214L252 800Q250 830 220 830H0'
  const face =
    style === 0
      ? p.seam('M-222 520H222') +
        p.stitch('M-218 538H218M-232 800H232') +
        p.part(both('M92 420H128V600L110 620L92 600Z'), p.accent)
      : style === 1
        ? p.part(whole('M0 430H214L206 600Q120 690 0 700'), p.accent) + p.stitch('M-192 596Q0 760 192 596')
        : p.part(whole('M0 640H150V780H0')) +
          p.stitch('M-140 660H140M-190 440H190') +
          p.line('M-150 560H150', INK, 12) +
          p.line('M-150 560H150', MARIGOLD, 5)
  return (
    p.line(strap, INK, 36) +
    p.line(strap, p.accent, 25) +
    p.cloth(whole(body)) +
    (p.back
      ? p.stitch('M-200 460H200M-222 796H222') + p.part('M-130 560H130V720H-130Z')
      : face + p.part('M-26 656H26V726H-26Z', MARIGOLD)) +
    (p.back || style === 2 ? '' : p.part('M150 500L196 620L170 640L128 516Z', '#ffffff'))
  )
}

function fringe(x0: number, x1: number, y: number, length: number, colour: string): string {
  let path = ''
  for (let x = x0; x <= x1; x += 16) path += `M${x} ${y}v${length}`
  return (
    `<path stroke="${INK}" stroke-width="10" stroke-linecap="round" d="${path}"/><path stroke="${colour}" ` +
    `stroke-width="5" stroke-linecap="round" d="${path}"/>`
  )
}

/** Over a rod, with both ends showing. */
export function rebozo(p: Pen): string {
  const far = 'M20 190H240L252 640H40Z'
  const near = 'M-250 190H150Q170 480 160 770H-240Q-262 480 -250 190Z'
  const rod =
    `<path stroke="${INK}" stroke-width="34" stroke-linecap="round" d="M-310 186H310"/><path stroke="#d9a066" ` +
    'stroke-width="23" stroke-linecap="round" d="M-310 186H310"/>'
  const drawing = () =>
    rod +
    fringe(52, 244, 640, 92, p.accent) +
    p.cloth(far) +
    p.line('M36 590H252', p.accent, 16) +
    fringe(-232, 152, 770, 120, p.accent) +
    p.cloth(near) +
    p.seam('M-170 196Q-186 480 -160 766M-90 196Q-96 480 -100 766M-10 196Q6 480 -14 766M70 196Q92 480 80 766') +
    p.line('M-246 706H162M-248 666H164', p.accent, 16) +
    p.stitch('M-246 746H162') +
    p.part('M-250 170H150Q166 190 152 224Q-50 236 -252 224Q-266 190 -250 170Z') +
    p.label(-190, 690)
  return p.back ? p.mirror(drawing) : drawing()
}

export function jorongo(p: Pen): string {
  const body = 'M0 250Q40 248 66 234L300 330Q322 560 310 770L0 790'
  return (
    fringe(-304, 304, 776, 84, p.accent) +
    p.cloth(whole(body)) +
    (p.has('grecas') || p.variant % 2
      ? p.line('M-312 620Q0 640 312 620', INK, 58) +
        p.line('M-312 620Q0 640 312 620', p.accent, 48) +
        '<path fill="none" stroke="#fff" stroke-width="7" d="M-300 636l30 -28l30 28l30 -28l30 28l30 -28l30 ' +
        '28l30 -28l30 28l30 -28l30 28l30 -28l30 28l30 -28l30 28l30 -28l30 28l30 -28l30 28l30 -28l30 28"/>'
      : '') +
    p.line('M-314 704Q0 722 314 704M-312 540Q0 558 312 540', p.accent, 12) +
    (p.back
      ? p.part('M0 380L70 450L0 520L-70 450Z', p.accent) + p.part('M0 416L34 450L0 484L-34 450Z', '#ffffff')
      : p.part('M-62 236Q0 262 62 236L14 440H-14Z', p.deep) +
        p.stitch('M-80 240L-28 460H28L80 240') +
        p.label(0, 262) +
        (p.has('abierto') ? p.line('M0 440V788', INK, 10) : '')) +
    (p.design.neck === 'tortuga'
      ? p.part(whole('M0 150Q70 152 92 140L100 236Q56 268 0 272'), p.tone) + p.rib(-88, 92, 152, 252)
      : '')
  )
}

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
