import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import type { Live } from '../live.ts'
import type { Person } from '../questions.ts'
import { fieldsOfCall, READS, thingOf, WRITES } from '../site.ts'
import type { Samples } from '../samples.ts'
import { threeLines } from '../shown.ts'
import { createDraft, under, type Draft } from './draft.ts'
import { textOf } from './looks.ts'
import { askFolders } from './folders.ts'
import type { Plan } from './plan.ts'
import { dialectIn, fieldLines, merged, printDialect, withoutNotes, written, type FieldLine } from './print.ts'
import { surveyReads } from './survey.ts'
import { isRow, type Row } from './columns.ts'
import { learnWrites, type Sent } from './writes.ts'
import type { Thing } from './words.ts'

export interface Learning {
  readonly live: Live
  readonly start: Samples
  readonly person: Person
  /** The person said yes to everything beforehand: what is taken is marked. */
  readonly isYes: boolean
  /** What a dialect says already: it stays as it is. */
  readonly given: unknown
  /** What may be written, and with which body; null to read only. */
  readonly writes: { readonly plan: Plan; readonly bodyOf: (path: string, known: Samples) => Row } | null
  /** A call's rows as the site would have them with this dialect. */
  readonly read: (path: string, dialect: DialectFile, known: Samples) => Promise<readonly unknown[]>
  readonly say: (line: string) => void
}

export interface Learnt {
  readonly text: string
  readonly dialect: DialectFile
  readonly sent: ReadonlyMap<string, Sent>
}

/** Fields that no answer had: a person may know where they are. */
const missingIn = (draft: Draft): ReadonlyMap<Thing, readonly string[]> => {
  const missing = new Map<Thing, Set<string>>()
  for (const endpoint of READS) {
    if ((draft.calls.get(endpoint.path)?.rows.length ?? 0) === 0) continue
    const fields = missing.get(thingOf(endpoint)) ?? new Set()
    for (const field of fieldsOfCall(endpoint)) fields.add(field)
    missing.set(thingOf(endpoint), fields)
  }
  for (const { thing, fields, rows } of draft.calls.values())
    for (const field of [...fields.keys(), ...rows.slice(0, 1).flatMap((row) => Object.keys(row))])
      missing.get(thing)?.delete(field)
  return new Map([...missing].map(([thing, fields]) => [thing, [...fields]]))
}

const isGiven = (given: unknown, { section, guess }: FieldLine): boolean => {
  const { entidades, llamadas } = withoutNotes(given ?? {}) as DialectFile
  return entidades?.[section]?.[guess.field] !== undefined || llamadas?.[section]?.campos?.[guess.field] !== undefined
}

const NEAR_MS = 600_000
/** An older last message is not the one that was sent. */
const DAY_MS = 24 * 3_600_000
/** Guanajuato is six hours behind Greenwich. */
const FROM_UTC_MS = 6 * 3_600_000

/** The message that was just sent says what time the server thinks it is. */
const askZone = (draft: Draft, inbox: readonly unknown[]): void => {
  const times = inbox.flatMap((line) => (isRow(line) && typeof line['lastAt'] === 'number' ? [line['lastAt']] : []))
  const late = Math.max(...times) - Date.now()
  if (Math.abs(late - FROM_UTC_MS) < NEAR_MS)
    draft.zone = { value: 'UTC', note: 'un mensaje de ahora dice una hora seis horas adelantada' }
  else if (Math.abs(late) > NEAR_MS && late > -DAY_MS)
    draft.zone = {
      value: undefined,
      note: `¿en qué zona están las fechas? Un mensaje de ahora dice otra hora (${Math.round(late / 60_000)} min)`,
    }
}

/** Learns a server from its answers. A person signs every figure; what is unsure is left open. */
export const learnServer = async (learning: Learning): Promise<Learnt> => {
  const { live, start, person, isYes, given, writes, read, say } = learning
  const draft = createDraft()
  const survey = await surveyReads(live, draft, start, say)
  await askFolders(live, draft)
  for (const { path, done } of WRITES) {
    const route = draft.routeOf(path)
    draft.call(path, done === 'exist' ? 'ingreso' : 'pedido')
    if (route !== path) draft.set(path, 'ruta', route, 'como las demás')
  }
  const sent =
    writes === null
      ? new Map<string, Sent>()
      : await learnWrites(live, survey, writes.plan, (path) => writes.bodyOf(path, survey.known()))
  const lines = fieldLines(draft)
  const answers = new Map<FieldLine, boolean | null>()
  const missing = missingIn(draft)
  const print = (): string => printDialect(draft, { lines, answers, isYes, missing })
  /** Everything that nobody has refused. */
  const candidate = (): DialectFile => {
    const open = new Map(lines.map((line) => [line, answers.get(line) ?? true] as const))
    return dialectIn(merged(printDialect(draft, { lines, answers: open, isYes: false, missing: new Map() }), given))
  }
  const message = sent.get('/message-user.php')
  // Of an account of its own, the message stands in an inbox that is not read here.
  if (message?.seen === true && Object.values(message.body).includes(start.user))
    askZone(draft, await read('/list-user-inbox.php', candidate(), survey.known()))
  for (const line of lines) {
    if (!line.isFigure || line.guess.column === null || isGiven(given, line)) continue
    const call = READS.some(({ path }) => path === line.path) ? null : draft.calls.get(line.path)
    const rows = call
      ? call.rows.map((row) => `     ${line.guess.field} ${textOf(under(row, line.guess.column))}`)
      : threeLines(await read(line.path, candidate(), survey.known()))
    const asked = [`${line.section} · ${line.guess.field}: ${written(line.guess.column)} (${line.guess.why})`, ...rows]
    if (rows.length > 0) say(asked.join('\n'))
    answers.set(line, await person.agrees('   ¿Así es?'))
  }
  const text = merged(print(), given)
  return { text, dialect: dialectIn(text), sent }
}
