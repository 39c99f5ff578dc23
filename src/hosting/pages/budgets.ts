import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Limits of what ships: they fall with it, and rise only by a decision (`.github/decisions`). Bytes in brotli, of a
 * screen's own file in gzip; requests without pictures.
 */
export const LIMITS = {
  /** Raised on 2026-11-28 for what a page says and does when its code does not come. */
  html: 12_800,
  /** Code of a guest's idle home: 130,200 on 2026-11-28. */
  homeCode: 131_500,
  screen: 9000,
  homeRequests: 10,
}

const brotli = (text: string) => brotliCompressSync(text).length
const count = (value: number) => value.toLocaleString('en')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

type Weighed = Readonly<{
  homeHtml: string
  homeCode: readonly string[]
  otherRequests: number
  screens: Readonly<Record<string, string>>
}>

export const budgetTable = ({ homeHtml, homeCode, otherRequests, screens }: Weighed) => {
  const code = homeCode.reduce((sum, text) => sum + brotli(text), 0)
  const requests = 1 + homeCode.length + otherRequests
  const heaviest = Object.entries(screens)
    .map(([name, text]) => [`Pantalla ${name} (gzip)`, gzipSync(text).length, LIMITS.screen, kilobytes] as const)
    .toSorted(([, a], [, b]) => b - a)
  const rows = [
    ['HTML del inicio (brotli)', brotli(homeHtml), LIMITS.html, kilobytes],
    ['Código hasta el inicio en reposo (brotli)', code, LIMITS.homeCode, kilobytes],
    ['Peticiones hasta el inicio en reposo, sin imágenes', requests, LIMITS.homeRequests, String],
    ...heaviest,
  ] as const
  const lines = rows.map(
    ([what, value, limit, say]) =>
      `  ${value > limit ? '✗' : '✓'} ${what.padEnd(52)} ${say(value).padStart(9)}  de ${say(limit)}` +
      (value > limit
        ? `: son ${count(value)}${say === kilobytes ? ' bytes' : ''}, y sobran ${count(value - limit)}`
        : ''),
  )
  const good = rows.every(([, value, limit]) => value <= limit)
  return {
    text: [
      'Presupuestos:',
      ...lines,
      good
        ? `  Margen del código del inicio: ${count(LIMITS.homeCode - code)} bytes.`
        : '  Se pasó lo marcado con ✗: lo que el inicio no pide se carga con quien lo pide.',
    ].join('\n'),
    good,
  }
}

const OF_MOCKS = /mockServiceWorker|faker|virtual:msw|\bmsw\b|mswjs/i

export const isOfMocks = (name: string, text: string) => OF_MOCKS.test(name) || OF_MOCKS.test(text)
