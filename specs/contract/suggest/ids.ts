import { columnsOf } from './columns.ts'
import type { Draft } from './draft.ts'
import { isId, textOf } from './looks.ts'
import { nameLikeness } from './names.ts'
import type { Asker } from './asker.ts'
import { findRows } from './wrappers.ts'
import { at, type Row } from './columns.ts'

/** Where the ids are of what is asked for one by one. */
const BY_ID = [
  ['/list-products.php', '/data-product.php'],
  ['/list-companies.php', '/data-company.php'],
  ['/list-blog.php', '/data-blog-article.php'],
] as const
const TRIED = 5

/** Whether asking for the value gives the row that has it. */
const comesBack = async (asker: Asker, draft: Draft, path: string, column: string, row: Row): Promise<boolean> => {
  const value = textOf(at(row, column))
  const answer = await asker.ask(path, { id: value })
  const found =
    answer?.isGood === true
      ? findRows(answer.json, draft.calls.get(path)?.thing ?? 'producto', ['id', 'nombre', 'titulo', 'imagen'], true)
      : null
  return found !== null && textOf(at(found.rows[0], column)) === value
}

/**
 * The id is the column by whose value a row can be asked for, whatever it is called: a `clave` may be one, and an `id`
 * may be the number of a favourite.
 */
export const findIds = async (asker: Asker, draft: Draft): Promise<void> => {
  for (const [list, single] of BY_ID) {
    const call = draft.calls.get(list)
    const [first, second] = call?.rows ?? []
    if (call === undefined || first === undefined) continue
    const guess = call.fields.get('id')
    const candidates = columnsOf(call.rows)
      .filter(({ values }) => values.every(isId) && new Set(values.map(textOf)).size === values.length)
      .map(({ name }) => ({
        name,
        score:
          Math.max(nameLikeness(call.thing, 'id', name), nameLikeness(call.thing, 'sku', name) / 2) +
          Number(name === guess?.column),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, TRIED)
    for (const { name } of candidates) {
      if (
        !(await comesBack(asker, draft, single, name, first)) ||
        (second && !(await comesBack(asker, draft, single, name, second)))
      )
        continue
      const found = {
        field: 'id',
        column: name,
        candidates: [],
        why: `pedido por «${name}» vuelve el mismo; p. ej. ${textOf(at(first, name))}`,
      }
      if (guess?.column !== name) call.fields.set('id', found)
      const one = draft.calls.get(single)
      if (one && one.fields.get('id')?.column !== name) one.fields.set('id', found)
      break
    }
  }
}

/** Where rows repeat another list's ids, the column that holds those is meant: `id_producto` of a favourite, not its `id`. */
export const preferKnown = (draft: Draft, path: string, field: string, list: string): void => {
  const call = draft.calls.get(path)
  const known = new Set(draft.ours(list).map((row) => textOf(row['id'])))
  if (call === undefined || known.size === 0 || call.rows.length === 0) return
  const share = (values: readonly unknown[]): number =>
    values.filter((value) => known.has(textOf(value))).length / values.length
  const current = call.fields.get(field)
  const columns = columnsOf(call.rows)
  const now = columns.find(({ name }) => name === current?.column)
  const named = columns.filter(({ name }) => nameLikeness(call.thing, field, name) > 0.9)
  const [best] = named.toSorted((a, b) => share(b.values) - share(a.values))
  if (best === undefined || best === now || share(best.values) <= (now === undefined ? 0 : share(now.values))) return
  call.fields.set(field, { field, column: best.name, candidates: [], why: `ahí están los de ${list}` })
}
