import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Measure = Readonly<{
  what: string
  value: number
  limit: number
  unit: 'bytes' | 'count'
}>

/**
 * What ships now: a limit falls with it, and rises only by a decision (`.github/decisions`). Bytes in brotli, of a
 * screen's own file in gzip; requests without pictures.
 */
const BUDGETS = {
  html: 13_100,
  /** Code of an idle home. */
  homeCode: 142_600,
  screen: 12_000,
  homeRequests: 10,
}

export type BuiltSite = Readonly<{
  homeHtml: string
  homeCode: readonly string[]
  /** Reads, records and fonts. */
  otherRequests: number
  screens: Readonly<Record<string, string>>
}>

const brotli = (text: string) => brotliCompressSync(text).length

export const measure = ({ homeHtml, homeCode, otherRequests, screens }: BuiltSite): readonly Measure[] => [
  { what: 'HTML del inicio (brotli)', value: brotli(homeHtml), limit: BUDGETS.html, unit: 'bytes' },
  {
    what: 'Código hasta el inicio en reposo (brotli)',
    value: homeCode.reduce((sum, code) => sum + brotli(code), 0),
    limit: BUDGETS.homeCode,
    unit: 'bytes',
  },
  {
    what: 'Peticiones hasta el inicio en reposo, sin imágenes',
    value: 1 + homeCode.length + otherRequests,
    limit: BUDGETS.homeRequests,
    unit: 'count',
  },
  ...Object.entries(screens)
    .map(([name, code]): Measure => ({
      what: `Pantalla ${name} (gzip)`,
      value: gzipSync(code).length,
      limit: BUDGETS.screen,
      unit: 'bytes',
    }))
    .toSorted((a, b) => b.value - a.value),
]

const say = (value: number, unit: Measure['unit']) =>
  unit === 'count' ? String(value) : `${(value / 1000).toFixed(1)} KB`

export const budgetTable = (measures: readonly Measure[]): { readonly text: string; readonly good: boolean } => {
  const rows = measures.map(({ what, value, limit, unit }) => {
    const mark = value > limit ? '✗' : '✓'
    return `  ${mark} ${what.padEnd(52)} ${say(value, unit).padStart(9)}  de ${say(limit, unit)}`
  })
  const broken = measures.filter(({ value, limit }) => value > limit).length
  const many = broken === 1 ? 'Un presupuesto se pasó' : `${broken} presupuestos se pasaron`
  const end = broken === 0 ? [] : [`  ${many}: aligera lo marcado con ✗.`]
  return { text: ['Presupuestos:', ...rows, ...end].join('\n'), good: broken === 0 }
}

const OF_MOCKS = /mockServiceWorker|faker|virtual:msw|\bmsw\b|mswjs/i

export const filesWithMocks = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files)
    .filter(([name, text]) => OF_MOCKS.test(name) || OF_MOCKS.test(text))
    .map(([name]) => name)
