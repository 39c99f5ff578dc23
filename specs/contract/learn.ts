import type { Dialect, DialectFile } from '../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../src/hosting/dialect/dialect-file.ts'
import { accountOf, DEMO_USER, liveOf, withSession, type CheckOptions } from './check.ts'
import { agreedOf, type Person } from './questions.ts'
import { readAsSite } from './outcomes.ts'
import { createBodies, samples, type Samples } from './samples.ts'
import { threeLines } from './shown.ts'
import { createSite, READS, WRITES } from './site.ts'
import { isRow } from './suggest/columns.ts'
import { createDraft, under, type Draft } from './suggest/draft.ts'
import { askFolders } from './suggest/folders.ts'
import { inWords } from './suggest/marks.ts'
import { missingIn } from './suggest/missing.ts'
import { textOf } from './suggest/looks.ts'
import { planWrites } from './suggest/plan.ts'
import { dialectIn, fieldLines, merged, printDialect, written, type FieldLine } from './suggest/print.ts'
import { learnEmpty, surveyReads } from './suggest/survey.ts'
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
  const given: unknown = JSON.parse(options.given ?? '{}')
  const bare = liveOf(options)
  const account = accountOf(options)
  const bodies = createBodies(account, store)
  const draft = createDraft(dialectIn(options.given ?? '{}'))
  const live = withSession(bare, () => parseDialect(JSON.stringify(draft.file())), account)
  const sitting = { live, person, isYes, say }
  let loggedIn: ReadonlyMap<string, Sent> = new Map()
  /** A server with sessions tells a person's things to nobody else. */
  const logIn = async (known: Samples): Promise<void> => {
    const login = WRITES.filter(({ path }) => path === '/login-user.php')
    for (const { path } of login) draft.call(path, 'ingreso')
    if (account === undefined) return
    const bodyOf = (path: string) => bodies(path, known)
    loggedIn = await learnWrites({ ...sitting, live: bare, draft, bodyOf }, { send: login })
  }
  const survey = await surveyReads(sitting, draft, samples(user, { store }), logIn)
  const full = READS.flatMap(({ path }) => draft.calls.get(path) ?? []).filter(({ rows }) => rows.length > 0)
  if (new Set(full.map(({ parts }) => parts.get('filas')?.value)).size === 1) draft.share('filas')
  const error = await learnEmpty(survey, sitting)
  await askFolders(sitting, draft)
  for (const { path, done } of WRITES) {
    const route = draft.pathOf(path)
    draft.call(path, done === 'exist' ? 'ingreso' : 'pedido')
    if (route !== path) draft.set(path, 'ruta', route, 'como las demás')
  }
  const sent = writes
    ? await learnWrites(
        { ...sitting, draft, bodyOf: (path) => bodies(path, survey.known()) },
        { send: planWrites(store).send.filter(({ path }) => !loggedIn.has(path)) },
      )
    : new Map<string, Sent>()
  const isOpen = error !== null && draft.file().error === undefined
  if (isOpen && (await person.agrees(`\nSi contesta que ${inWords(error)}, ¿es que algo falló?`)) === true)
    draft.general.set('error', { value: error, note: 'así se ve un error' })
  const lines = fieldLines(draft)
  const answers = new Map<FieldLine, boolean | null>()
  const missing = missingIn(draft)
  const print = (): string => printDialect(draft, { lines, answers, isYes, missing })
  /** Everything that nobody has refused. */
  const candidate = (): DialectFile => {
    const signed = new Map(lines.map((line) => [line, answers.get(line) ?? true] as const))
    return dialectIn(merged(printDialect(draft, { lines, answers: signed, isYes: false, missing: new Map() }), given))
  }
  const read = async (path: string): Promise<readonly unknown[]> => {
    const site = createSite(bare, parseDialect(JSON.stringify(candidate())))
    const endpoint = READS.find((one) => one.path === path)
    const result = endpoint && (await readAsSite(site, endpoint, survey.known()))
    return result?.ok ? result.value : []
  }
  const message = sent.get('/message-user.php')
  // Of an account of its own, the message stands in an inbox that is not read here.
  if (message !== undefined && Object.values(message.body).includes(user))
    askZone(draft, await read('/list-user-inbox.php'))
  const ask = async (some: readonly FieldLine[]): Promise<boolean | null> => {
    const [{ path, guess } = { path: '', guess: null }] = some
    const call = READS.some((endpoint) => endpoint.path === path) ? null : draft.calls.get(path)
    const rows = call
      ? call.rows.map((row) => `     ${guess?.field} ${textOf(under(row, guess?.column ?? null))}`)
      : threeLines(await read(path))
    const figures = some.map(
      ({ section, guess: { field, column, why } }) => `${section} · ${field}: ${written(column)} (${why})`,
    )
    if (rows.length > 0) say(`\n${[...figures, ...rows].join('\n')}`)
    return person.agrees(some.length === 1 ? '   ¿Así es?' : '   ¿Es así todo?')
  }
  const open = lines.filter(({ isFigure, guess }) => isFigure && guess.column !== null && guess.why !== '')
  for (const some of Map.groupBy(open, ({ section, path }) => `${section} ${path}`).values())
    for (const [line, answer] of await agreedOf(some, ask)) answers.set(line, answer)
  const text = merged(print(), given)
  return { text, dialect: parseDialect(text), sent: writes ? new Map([...loggedIn, ...sent]) : sent }
}
