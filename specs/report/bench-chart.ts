import { existsSync, readFileSync } from 'node:fs'

interface Line {
  readonly what: string
  readonly of: 'ratio' | 'value'
  readonly ratio: number | null
  readonly limit: number | null
  readonly meets: boolean | null
}

const text = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const bar = ({ what, ratio, limit, meets }: Line & { ratio: number; limit: number }): string => {
  // Twice the budget fills the width, and the mark of the budget stands in the middle.
  const width = Math.min(100, (50 * ratio) / limit)
  const said = `${ratio.toFixed(2)} de ${limit} × el piso${meets === true ? '' : ', no cumple'}`
  return (
    `<tr><th scope="row">${text(what)}</th><td><svg width="200" height="14" viewBox="0 0 100 7" ` +
    `preserveAspectRatio="none" role="img" aria-label="${said}"><rect width="${width.toFixed(1)}" height="7" ` +
    `fill="${meets === true ? '#007a5e' : '#c9006b'}"/><path d="M50 0v7" stroke="currentColor"/></svg></td><td>` +
    `${said}</td></tr>`
  )
}

/** What the last `npm run bench` measured next to its floors, as bars; empty where there was none. */
export const benchChart = (file = 'reports/bench.json'): string => {
  if (!existsSync(file)) return ''
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Line[] }
  const bars = rows.flatMap((line) =>
    line.of === 'ratio' && line.ratio !== null && line.limit !== null
      ? [bar({ ...line, ratio: line.ratio, limit: line.limit })]
      : [],
  )
  return bars.length === 0
    ? ''
    : '<section class="machines"><h2>Rapidez</h2><p>Cada medida contra su piso; la raya es el presupuesto.</p>' +
        `<div class="scroll"><table><tbody>${bars.join('')}</tbody></table></div></section>`
}
