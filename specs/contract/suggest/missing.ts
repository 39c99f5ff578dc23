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
  const known = READS.filter(({ path }) => (draft.calls.get(path)?.rows.length ?? 0) > 0)
  const columnsFor = (thing: Thing, fields: readonly string[]) => {
    const calls = [...draft.calls.values()].filter((call) => call.thing === thing)
    const columns = calls.flatMap(({ rows }) => columnsOf(rows))
    const guesses = calls.flatMap(({ fields }) => [...fields.values()])
    const found = new Set(columns.map(({ name }) => name))
    for (const { field, column } of guesses) if (column !== null) found.add(field)
    const used = JSON.stringify(guesses.map(({ column }) => column))
    const isFree = ({ name, values }: Column): boolean =>
      !fields.includes(name) && !used.includes(`"${name}"`) && !says(name, 'id') && !values.some(isRow)
    const free = [...new Map(columns.filter(isFree).map((column) => [column.name, column])).values()]
    return { found, free }
  }
  return new Map(
    [...Map.groupBy(known, thingOf)].map(([thing, endpoints]) => {
      const all = [...new Set(endpoints.flatMap(fieldsOfCall))]
      const { found, free } = columnsFor(thing, all)
      const fields = all.filter((field) => !found.has(field))
      const likely = (field: string) => free.filter(({ values }) => (lookOf(field, values).fit ?? 0) >= LEAST_FIT)
      return [thing, new Map(fields.map((field) => [field, likely(field)]))]
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
