import { INK } from './ink.ts'
import { both, whole } from './path.ts'
import type { Pen } from './pen.ts'

export function stand(p: Pen, fill = p.fill): string {
  const ring = p.part(whole('M0 186Q56 186 78 174L92 232Q50 256 0 262'), fill)
  return p.back ? ring : ring + p.flat('M-44 186H44L0 258Z', p.deep) + p.seam('M-44 186L0 260L44 186')
}

export function turtleneck(p: Pen): string {
  return p.part(whole('M0 158Q60 160 80 150L86 222Q50 252 0 256'), p.tone) + p.rib(-78, 82, 160, 244)
}

export function print(p: Pen): string {
  const shapes = [
    p.part('M0 350L40 440L136 450L64 514L86 610L0 558L-86 610L-64 514L-136 450L-40 440Z', p.accent),
    `<circle cx="0" cy="470" r="104" fill="${p.accent}" stroke="${INK}" stroke-width="5"/>` +
      p.line('M-96 440H96M-104 480H104M-92 520H92', p.main, 13),
    p.part('M-120 380H120V430H-120Z', p.accent) +
      p.part('M-120 452H40V502H-120Z', p.accent) +
      p.part('M-120 524H120V574H-120Z', p.accent),
    p.part('M0 420C0 350 -120 346 -120 430C-120 510 0 590 0 590C0 590 120 510 120 430C120 346 0 350 0 420Z', p.accent),
  ]
  return shapes[p.variant % shapes.length] ?? ''
}

export function hearts(p: Pen): string {
  const heart = (x: number, y: number) =>
    p.flat(`M${x} ${y}c0 -26 -38 -26 -38 4c0 26 38 50 38 50c0 0 38 -24 38 -50c0 -30 -38 -30 -38 -4Z`, p.accent)
  return heart(0, 380) + heart(-94, 480) + heart(94, 480) + heart(0, 580)
}

export function cargoPockets(p: Pen, x: number): string {
  return (
    p.part(both(`M${x} 500H${x + 74}V606H${x}Z`)) +
    p.part(both(`M${x - 4} 492H${x + 78}V528H${x - 4}Z`)) +
    p.button(x + 37, 512, 6) +
    p.button(-x - 37, 512, 6)
  )
}

export function reflector(p: Pen, y: number, half: number): string {
  return (
    p.part(`M${-half} ${y}H${half}V${y + 46}H${-half}Z`, '#ffe14d') +
    p.part(`M${-half} ${y + 14}H${half}V${y + 32}H${-half}Z`, '#dfe6ea')
  )
}

/** A bow at the front, its knot at `y`. */
export function bow(p: Pen, y: number): string {
  return (
    p.part(
      `M0 ${y}C30 ${y - 40} 84 ${y - 40} 88 ${y}C84 ${y + 40} 30 ${y + 40} 0 ${y}C-30 ${y - 40} -84 ${y - 40}` +
        ` -88 ${y}C-84 ${y + 40} -30 ${y + 40} 0 ${y}ZM0 ${y}L50 ${y + 130}L24 ${y + 136}L0 ${y + 40}L-24 ` +
        `${y + 136}L-50 ${y + 130}Z`,
      p.accent,
    ) + p.part(`M-15 ${y - 17}H15V${y + 17}H-15Z`, p.accent)
  )
}
