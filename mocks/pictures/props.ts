import { INK, mix, n, PAPER } from './ink.ts'

/** Objects of the trade for covers, drawn around a point. */
const WOOD = '#d9a066'

function outlined(d: string, fill: string, width = 6): string {
  return `<path fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`
}

export function at(x: number, y: number, scale: number, markup: string, turn = 0): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})` +
    `${turn ? ` rotate(${turn})` : ''}">${markup}</g>`
  )
}

/** A spool of thread standing on y = 0, 160 wide and 220 high. */
export function spool(colour: string): string {
  const dark = mix(colour, INK, 0.3)
  return (
    outlined('M-58 -192H58V-28H-58Z', colour) +
    `<path stroke="${dark}" stroke-width="6" d="M-56 -160L56 -174M-56 -130L56 -144M-56 -100L56 -114M-56 -70` +
    'L56 -84M-56 -40L56 -54"/>' +
    outlined('M-80 -30H80V0H-80ZM-80 -220H80V-190H-80Z', WOOD)
  )
}

/** A needle pointing left, 460 long, its eye at the right end. */
export function needle(): string {
  return (
    outlined('M-230 6L190 -16Q226 -14 230 0Q226 14 190 16Z', '#e9ecf1', 6) +
    `<path stroke="${INK}" stroke-width="9" stroke-linecap="round" d="M180 0H210"/>`
  )
}

export function thread(d: string, colour: string, width = 14): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
}

export function runningStitch(d: string, colour: string, width = 8): string {
  return (
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="34 ` +
    `24" d="${d}"/>`
  )
}

/** A hang tag on its string, 180 wide and 280 high, hung from (0, 0). */
export function hangTag(colour: string, ink: string): string {
  return (
    `<path fill="none" stroke="${INK}" stroke-width="6" d="M0 0Q-30 60 0 116"/>` +
    outlined('M-50 80H50L90 130V370H-90V130Z', colour) +
    `<circle cx="0" cy="122" r="15" fill="${PAPER}" stroke="${INK}" stroke-width="6"/>` +
    `<path stroke="${ink}" stroke-width="12" d="M-56 200H56M-56 236H20"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="8" d="M-56 290l9 46h44l9 -46q-15 16 -30 0q-16 16 -32 0` +
    'M30 336L52 292L74 336Z"/>'
  )
}

/** Folded cloth, `colours.length` pieces high, standing on y = 0, 300 wide; each piece is 58 high. */
export function stack(colours: readonly string[]): string {
  return colours
    .map((colour, i) => {
      const y = -58 * (i + 1)
      const d = i % 2 ? 2 : -4
      return (
        outlined(
          `M${-150 + d} ${y}H${122 + d}Q${152 + d} ${y} ${152 + d} ${y + 29}Q${152 + d} ${y + 58} ${122 + d} ` +
            `${y + 58}H${-150 + d}Q${-158 + d} ${y + 29} ${-150 + d} ${y}Z`,
          colour,
        ) +
        `<path fill="none" stroke="${INK}" stroke-opacity=".6" stroke-width="4" d="M${-140 + d} ${y + 22}H` +
        `${110 + d}Q${124 + d} ${y + 29} ${110 + d} ${y + 36}H${-140 + d}"/>`
      )
    })
    .join('')
}

/** A rail on two posts from (0, 0) to (width, height). */
export function rail(width: number, height: number): string {
  const steel = '#e9ecf1'
  return (
    outlined(`M20 0H46V${height}H20ZM${width - 46} 0H${width - 20}V${height}H${width - 46}Z`, steel) +
    outlined(`M0 -14H${width}V14H0Z`, steel)
  )
}

/** A striped awning with scallops, `width` wide. */
export function awning(width: number, height: number, a: string, b: string): string {
  const count = Math.max(6, Math.round(width / 130))
  const w = width / count
  let text = ''
  for (let i = 0; i < count; i++) {
    const [x, end] = [n(i * w), n((i + 1) * w)]
    text += outlined(`M${x} 0H${end}V${height}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${x} ${height}Z`, i % 2 ? b : a, 5)
  }
  return text
}

/** Half-open scissors, 360 long, pointing right. */
export function scissors(colour: string): string {
  const blade = 'M-30 -10L210 -46Q226 -40 212 -26L-10 22Z'
  return (
    outlined(blade, '#e9ecf1') +
    `<g transform="scale(1 -1)">${outlined(blade, '#e9ecf1')}</g>` +
    `<g fill="none" stroke="${INK}" stroke-width="40"><circle cx="-100" cy="-56" r="50"/><circle cx="-100" ` +
    'cy="56" r="50"/></g>' +
    `<g fill="none" stroke="${colour}" stroke-width="28"><circle cx="-100" cy="-56" r="50"/><circle ` +
    'cx="-100" cy="56" r="50"/></g>' +
    `<circle cx="0" cy="0" r="11" fill="${INK}"/>`
  )
}
