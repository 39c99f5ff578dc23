import { INK, n } from './ink.ts'

/** Objects of the trade for covers, drawn around a point. */
function outlined(d: string, fill: string, width = 6): string {
  return `<path fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`
}

export function at(x: number, y: number, scale: number, markup: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${markup}</g>`
}

export function runningStitch(d: string, colour: string, width = 8): string {
  return (
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="34 ` +
    `24" d="${d}"/>`
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
