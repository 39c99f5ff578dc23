import type { Dialect, DialectFile } from '../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../src/hosting/dialect/dialect-file.ts'
import { accountOf, DEMO_USER, liveOf, withSession, type CheckOptions } from './check.ts'
import type { Person } from './questions.ts'
import { readThrough } from './reads.ts'
import { createBodies, samples, type Samples } from './samples.ts'
import { threeLines } from './shown.ts'
import { createSite, fieldsOfCall, READS, thingOf, WRITES } from './site.ts'
import type { Asker } from './suggest/asker.ts'
import { isRow } from './suggest/columns.ts'
import { createDraft, under, type Draft } from './suggest/draft.ts'
import { askFolders } from './suggest/folders.ts'
import { textOf } from './suggest/looks.ts'
import { planWrites } from './suggest/plan.ts'
import { dialectIn, fieldLines, merged, printDialect, withoutNotes, written, type FieldLine } from './suggest/print.ts'
import { learnEmpty, surveyReads } from './suggest/survey.ts'
import type { Thing } from './suggest/words.ts'
import { learnWrites, type Sent } from './suggest/writes.ts'

interface LearnOptions extends CheckOptions {
  readonly person: Person
  /** The person said yes to everything beforehand: what is taken is marked. */
  readonly isYes?: boolean
  /** The text of a dialect: what it says stays as it is. */
  readonly given?: string | undefined
  readonly say?: (line: string) => void
}

interface Learnt {
  readonly text: string
  readonly dialect: Dialect
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

/** Learns a live API, read as the site would read it. A person signs every figure; what is unsure is left open. */
export const learnApi = async (options: LearnOptions): Promise<Learnt> => {
  const { person, isYes = false, store, writes = false, say = () => undefined, user = DEMO_USER } = options
  const given: unknown = options.given === undefined ? undefined : JSON.parse(options.given)
  const bare = liveOf(options)
  const account = accountOf(options)
  const bodies = createBodies(account, store)
  const draft = createDraft()
  const live = withSession(bare, () => parseDialect(merged(JSON.stringify(draft.file()), given)), account)
  const sitting = { live, person, isYes, say }
  let loggedIn: ReadonlyMap<string, Sent> = new Map()
  /** A server with sessions tells a person's things to nobody else. */
  const logIn = async (asker: Asker, known: Samples): Promise<void> => {
    const login = WRITES.filter(({ path }) => path === '/login-user.php')
    for (const { path } of login) draft.call(path, 'ingreso')
    if (account === undefined) return
    const bodyOf = (path: string) => bodies(path, known)
    loggedIn = await learnWrites({ ...sitting, live: bare, survey: { draft, asker }, bodyOf }, { send: login })
  }
  const survey = await surveyReads(live, draft, samples(user, { store }), say, logIn)
  const full = READS.flatMap(({ path }) => draft.calls.get(path) ?? []).filter(({ rows }) => rows.length > 0)
  if (new Set(full.map(({ parts }) => parts.get('filas')?.value)).size === 1) draft.share('filas')
  await learnEmpty(survey, sitting)
  await askFolders(sitting, draft)
  for (const { path, done } of WRITES) {
    const route = draft.routeOf(path)
    draft.call(path, done === 'exist' ? 'ingreso' : 'pedido')
    if (route !== path) draft.set(path, 'ruta', route, 'como las demás')
  }
  const sent = writes
    ? await learnWrites(
        { ...sitting, survey, bodyOf: (path) => bodies(path, survey.known()) },
        { send: planWrites(store).send.filter(({ path }) => !loggedIn.has(path)) },
      )
    : new Map<string, Sent>()
  const lines = fieldLines(draft)
  const answers = new Map<FieldLine, boolean | null>()
  const missing = missingIn(draft)
  const print = (): string => printDialect(draft, { lines, answers, isYes, missing })
  /** Everything that nobody has refused. */
  const candidate = (): DialectFile => {
    const open = new Map(lines.map((line) => [line, answers.get(line) ?? true] as const))
    return dialectIn(merged(printDialect(draft, { lines, answers: open, isYes: false, missing: new Map() }), given))
  }
  const read = async (path: string): Promise<readonly unknown[]> => {
    const { ports } = createSite(bare, parseDialect(JSON.stringify(candidate())))
    const result = await readThrough(ports, path, survey.known())
    return result.ok ? result.value : []
  }
  const message = sent.get('/message-user.php')
  // Of an account of its own, the message stands in an inbox that is not read here.
  if (message?.seen === true && Object.values(message.body).includes(user))
    askZone(draft, await read('/list-user-inbox.php'))
  for (const line of lines) {
    if (!line.isFigure || line.guess.column === null || isGiven(given, line)) continue
    const call = READS.some(({ path }) => path === line.path) ? null : draft.calls.get(line.path)
    const rows = call
      ? call.rows.map((row) => `     ${line.guess.field} ${textOf(under(row, line.guess.column))}`)
      : threeLines(await read(line.path))
    const asked = [`${line.section} · ${line.guess.field}: ${written(line.guess.column)} (${line.guess.why})`, ...rows]
    if (rows.length > 0) say(asked.join('\n'))
    answers.set(line, await person.agrees('   ¿Así es?'))
  }
  const text = merged(print(), given)
  return { text, dialect: parseDialect(text), sent: writes ? new Map([...loggedIn, ...sent]) : sent }
}
