import { ok, type Result } from '../../../domain/result.ts'
import type { Call } from './dialect.ts'
import { readWhole } from './figures.ts'
import { valueAt } from './json.ts'
import type { Query } from './request-names.ts'

const MOST_PAGES = 200
const PAGES_AT_ONCE = 4

type Rows = readonly unknown[]
type FirstPage = Readonly<{
  pagina: NonNullable<Call['pagina']>
  json: unknown
  rows: Rows
  limit: number
}>

export const furtherPages = async (
  { pagina, json, rows: first, limit }: FirstPage,
  ask: (page: Query) => Promise<Result<Rows>>,
): Promise<Result<Rows>> => {
  const figureAt = (path: string | undefined) => (path === undefined ? undefined : readWhole(valueAt(json, path)))
  const { parametro, desde, cuenta, tamano: size = first.length } = pagina
  const [total, last] = [figureAt(pagina.total), figureAt(pagina.ultima)]
  const known = total === undefined ? last && last - desde + 1 : Math.ceil(total / size)
  const count = Math.min(known ?? MOST_PAGES, MOST_PAGES)
  const rows = [...first]
  let isLast = rows.length < size || rows.length === 0
  let page = 1
  while (page < count && !isLast && rows.length < limit) {
    const most = known === undefined ? 1 : Math.min(count - page, Math.ceil((limit - rows.length) / size))
    const pages = Array.from({ length: Math.min(PAGES_AT_ONCE, most) }, (_, index) => page + index)
    page += pages.length
    const step = cuenta === 'filas' ? size : 1
    for (const more of await Promise.all(pages.map((number) => ask({ [parametro]: desde + number * step })))) {
      if (!more.ok) return more
      // A server that knows no pages gives the first one again.
      const isAgain = JSON.stringify(more.value[0]) === JSON.stringify(first[0])
      isLast = isAgain || more.value.length < size
      if (isAgain) break
      rows.push(...more.value)
    }
  }
  return ok(rows)
}
export type FurtherPages = typeof furtherPages
