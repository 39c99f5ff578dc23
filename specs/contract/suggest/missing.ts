import { fieldsOfCall, READS, thingOf } from '../site.ts'
import { pairsTyped } from '../questions.ts'
import { columnsOf, isRow, type Column } from './columns.ts'
import type { Draft } from './draft.ts'
import { lookOf, LEAST_FIT } from './looks.ts'
import { writtenAs } from './notations.ts'
import { example } from './pairs.ts'
import type { Sitting } from './signing.ts'
import { says, type Thing } from './words.ts'

/** By thing, the fields that no answer had, each with the columns that may be it: what looks like it and serves none. */
export const missingIn = (draft: Draft): ReadonlyMap<Thing, ReadonlyMap<string, readonly Column[]>> => {
  const answered = READS.filter(({ path }) => (draft.calls.get(path)?.rows.length ?? 0) > 0)
  return new Map(
    [...Map.groupBy(answered, thingOf)].map(([thing, endpoints]) => {
      const calls = [...draft.calls.values()].filter((call) => call.thing === thing)
      const columns = new Map(calls.flatMap(({ rows }) => columnsOf(rows)).map((column) => [column.name, column]))
      const guesses = calls.flatMap(({ fields }) => [...fields.values()]).filter(({ column }) => column !== null)
      const used = JSON.stringify(guesses.map(({ column }) => column))
      const fields = new Set(endpoints.flatMap(fieldsOfCall))
      const free = [...columns.values()].filter(
        ({ name, values }) =>
          !fields.has(name) && !used.includes(`"${name}"`) && !says(name, 'id') && !values.some(isRow),
      )
      const missing = [...fields].filter((name) => !columns.has(name) && !guesses.some(({ field }) => field === name))
      const likely = (field: string) => free.filter(({ values }) => (lookOf(field, values).fit ?? 0) >= LEAST_FIT)
      return [thing, new Map(missing.map((field) => [field, likely(field)]))]
    }),
  )
}

/** A person knows what the columns mean. */
export const askMissing = async ({ person }: Pick<Sitting, 'person'>, draft: Draft): Promise<void> => {
  for (const [thing, fields] of missingIn(draft)) {
    const open = [...fields].filter(([, likely]) => likely.length > 0)
    if (open.length === 0) continue
    const columns = new Map(open.flatMap(([, likely]) => likely.map((column) => [column.name, column] as const)))
    const names = open.map(([field]) => field)
    const shown = [...columns].map(([name, column]) => `\n     ${name}: ${example(column)}`).join('')
    const typed = await person.types(
      `\n${thing}: no encontré ${names.join(', ')}. Nadie usa estas columnas:${shown}\n   ` +
        `Si son esas, escríbelo así: ${names[0]}=columna (Intro: ninguna): `,
    )
    for (const [field, name] of Object.entries(pairsTyped(typed, names))) {
      const column = columns.get(name)
      for (const [path, call] of draft.calls)
        if (column && call.thing === thing && columnsOf(call.rows).some((own) => own.name === name))
          draft.guess(path, { field, column: writtenAs(field, column), candidates: [], why: 'así se dijo' })
    }
  }
}
