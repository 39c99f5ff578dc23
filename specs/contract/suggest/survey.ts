import { foldText } from '../../../src/domain/text.ts'
import type { ReadEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { fieldsOfCall, READS, thingOf } from '../site.ts'
import { agreedOf } from '../questions.ts'
import type { Samples } from '../samples.ts'
import { createAsker, type Answer, type Asker, type Query } from './asker.ts'
import { columnsOf, type Column, type Row } from './columns.ts'
import { under, type Draft } from './draft.ts'
import { isNothing, plain, textOf } from './looks.ts'
import { nameLikeness } from './names.ts'
import { guessFields } from './guess-fields.ts'
import { askMissing } from './missing.ts'
import type { Guess } from './pairs.ts'
import { errorMark, findEmpty, findRows, pageOf, sentenceOf } from './wrappers.ts'
import type { Mark } from './types.ts'
import type { Sitting } from './signing.ts'
import { excerpt } from '../described.ts'
import { findKinds, findSegments, findSizes, ROUTE_STYLES } from './parameters.ts'
import { fieldMeant, namedIn, otherNames } from './refusals.ts'

export interface Survey {
  readonly draft: Draft
  readonly asker: Asker
  readonly known: () => Samples
}

const oursIn = (guesses: readonly Guess[], rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(guesses.map(({ field, column }) => [field, under(row, column)])))

/** Whether these rows are what was asked for; null where they cannot tell. */
const isRight = (endpoint: ReadEndpoint, query: Query, ours: readonly Row[]): boolean | null => {
  const [first] = ours
  if (first === undefined) return false
  if (endpoint.answers === 'row' && query['id'] !== undefined)
    return isNothing(first['id']) ? null : textOf(first['id']) === query['id']
  if (endpoint.path === '/list-products-company.php')
    return isNothing(first['id_tienda']) ? null : ours.every((row) => textOf(row['id_tienda']) === query['id_tienda'])
  // A search finds by more than the name; one that is not heard gives everything.
  const text = foldText(query['busqueda'] ?? '')
  if (text !== '')
    return ours.filter((row) => foldText(plain(row['nombre'])).includes(text)).length * 2 > ours.length || null
  return endpoint.parameters.some((name) => ['id_tienda', 'user'].includes(name)) ? true : null
}

interface Outcome {
  readonly answer: Answer
  readonly rows: readonly Row[]
  readonly path: string
  readonly guesses: readonly Guess[]
  readonly isRight: boolean | null
}

const outcomeOf = (endpoint: ReadEndpoint, query: Query, answer: Answer): Outcome => {
  const found = findRows(answer.json, thingOf(endpoint), fieldsOfCall(endpoint), endpoint.answers === 'row')
  const rows = answer.isGood ? (found?.rows ?? []) : []
  const guesses = guessFields(endpoint, rows)
  return { answer, rows, path: found?.path ?? '', guesses, isRight: isRight(endpoint, query, oursIn(guesses, rows)) }
}

/** A path that answers in JSON: the document's, or one like it. */
const findRoute = async (asker: Asker, draft: Draft, path: string, query: Query): Promise<Answer | null> => {
  let first: Answer | null = null
  const tried = new Set<string>()
  for (const style of [draft.pathOf, draft.routeOf, (own: string) => own, ...ROUTE_STYLES]) {
    const route = style(path)
    if (tried.size === tried.add(route).size) continue
    const answer = await asker.ask(path, query, { ruta: route })
    first ??= answer
    if (answer === null || answer.json === undefined || [404, 405, 501].includes(answer.came.status)) continue
    if (route !== path) {
      if (style !== draft.pathOf) draft.routeOf = style
      draft.set(path, 'ruta', route, 'ahí contesta')
    }
    return answer
  }
  return first
}

const MOST_NAMED = 3

/** Other names of the parameters: those that a refusal names, and then others, one by one. */
const findParameters = async (
  asker: Asker,
  { path, parameters }: ReadEndpoint,
  query: Query,
  first: Outcome,
  look: (answer: Answer) => Outcome,
): Promise<{ readonly best: Outcome; readonly names: Readonly<Record<string, string>> }> => {
  let best = first
  let names: Readonly<Record<string, string>> = {}
  for (let round = 0; round < MOST_NAMED && best.rows.length === 0; round++) {
    const meant = namedIn(best.answer.came.body).flatMap((name) => {
      const field = fieldMeant(parameters, name)
      return field === null || field === name ? [] : [[field, name] as const]
    })
    const answer = meant.length === 0 ? null : await asker.ask(path, query, { parametros: Object.fromEntries(meant) })
    if (answer === null) break
    names = { ...names, ...Object.fromEntries(meant) }
    best = look(answer)
  }
  if (best.rows.length > 0 && best.isRight !== false) return { best, names }
  for (const parameter of parameters)
    for (const name of otherNames(parameter)) {
      const tried = { ...names, [parameter]: name }
      const answer = await asker.ask(path, query, { parametros: tried })
      const outcome = answer && look(answer)
      if (outcome?.isRight === true) return { best: outcome, names: tried }
    }
  return best.rows.length > 0 ? { best, names } : { best: first, names: {} }
}

/** The column that holds known ids is meant: `id_producto` of a favourite, not its `id`. */
const preferKnownIds = (draft: Draft, path: string): void => {
  const call = draft.calls.get(path)
  const known = new Set(draft.ours('/list-products.php').map((row) => textOf(row['id'])))
  if (call === undefined || known.size === 0) return
  const matches = ({ values }: Column): number => values.filter((value) => known.has(textOf(value))).length
  const columns = columnsOf(call.rows)
  const current = columns.find(({ name }) => name === call.fields.get('id')?.column)
  const [best] = columns
    .filter(({ name }) => nameLikeness(call.thing, 'id', name) > 0.9)
    .toSorted((a, b) => matches(b) - matches(a))
  if (best === undefined || matches(best) <= (current === undefined ? 0 : matches(current))) return
  draft.guess(path, { field: 'id', column: best.name, candidates: [], why: 'ahí están los de /list-products.php' })
}

export const surveyReads = async (
  sitting: Sitting,
  draft: Draft,
  start: Samples,
  logIn: (known: Samples) => Promise<void>,
): Promise<Survey> => {
  const { live, say } = sitting
  const asker = createAsker(live, draft)
  let known = start

  const learnPage = async (path: string, query: Query, { answer, rows }: Outcome): Promise<void> => {
    const page = pageOf(answer.json, rows.length)
    if (page === null || page === undefined) return
    const next = String(page.desde + (page.cuenta === 'filas' ? rows.length : 1))
    const second = await asker.ask(path, query, { more: { [page.parametro]: next } })
    if (second !== null && JSON.stringify(second.json).includes(JSON.stringify(rows[0])))
      draft.set(path, 'pagina', null, `«${page.parametro}» no da otra página: ¿con qué parámetro se piden?`)
    else draft.set(path, 'pagina', page, 'la respuesta dice que hay páginas')
  }

  const learn = async (endpoint: ReadEndpoint): Promise<void> => {
    const { path, parameters } = endpoint
    draft.calls.get(path)?.parts.delete('parametros')
    const call = draft.call(path, thingOf(endpoint))
    const query = Object.fromEntries(parameters.map((name) => [name, known.parameter(path, name)]))
    const answer = await findRoute(asker, draft, path, query)
    if (answer === null) return say(`${path}: no contestó`)
    const look = (other: Answer): Outcome => outcomeOf(endpoint, query, other)
    const { best, names } = await findParameters(asker, endpoint, query, look(answer), look)
    for (const [parameter, name] of Object.entries(names))
      draft.add(path, 'parametros', parameter, name, 'así trae lo que se pide')
    if (best.path !== '') draft.set(path, 'filas', best.path, 'ahí están las filas')
    const usual = [...draft.calls.values()].map(({ parts }) => parts.get('filas')?.value)
    const empty = best.rows.length === 0 ? findEmpty(best.answer.json, usual) : null
    if (empty) draft.set(path, 'filas', empty, 'ahí estarían las filas')
    call.rows = best.rows
    for (const guess of best.guesses) draft.guess(path, guess)
    if (endpoint.answers === 'rows') await learnPage(path, query, best)
    known = known.learn(path, draft.ours(path))
  }

  const survey = { draft, asker, known: () => known }
  const byPerson = READS.findIndex(({ parameters }) => parameters.includes('user'))
  for (const endpoint of READS.slice(0, byPerson)) await learn(endpoint)
  await logIn(known)
  for (const endpoint of READS.slice(byPerson)) await learn(endpoint)
  await askMissing(sitting, draft)
  for (const [path] of draft.calls) known = known.learn(path, draft.ours(path))
  // With the right values of its parameters a call that came empty may say something.
  await findSegments(survey)
  await findKinds(survey, sitting)
  for (const endpoint of READS) if (draft.calls.get(endpoint.path)?.rows.length === 0) await learn(endpoint)
  for (const { path, entity } of READS) if (entity === 'producto') preferKnownIds(draft, path)
  await findSizes(sitting, draft)
  return survey
}

const NOBODY = 'zzz-no-hay-zzz'
/** What names one thing; of a list without such a parameter nobody can ask for nothing. */
const NAMING = ['id', 'busqueda', 'category', 'segmento', 'id_tienda', 'user']

/** What an answer without rows says; null where it says nothing that can be told from an error. */
const emptyMark = ({ came, json }: Answer): Mark | null => {
  if (json === undefined) return /^[^<{[\n]{3,100}$/.test(came.body.trim()) ? { '': came.body.trim() } : null
  if (typeof json === 'number' || (typeof json === 'string' && json !== '')) return { '': json }
  const sentence = sentenceOf(json)
  if (sentence === null) return null
  const isOfThis = sentence.text.includes(NOBODY) || /\d/.test(sentence.text)
  return isOfThis && came.status === 404 ? { HTTP: 404 } : { [sentence.key]: sentence.text }
}

interface Nothing {
  readonly mark: Mark
  readonly none: Answer
  readonly paths: string[]
}

/** What is not there shows how nothing looks, and how an error. A person tells them apart. */
export const learnEmpty = async (
  { asker, draft, known }: Survey,
  { person }: Pick<Sitting, 'person'>,
): Promise<Mark | null> => {
  const good = (await asker.ask('/list-products.php', { limit: '2' }))?.json
  const found = new Map<string, Nothing>()
  for (const endpoint of READS) {
    const { path, parameters } = endpoint
    const naming = NAMING.find((name) => parameters.includes(name))
    if (naming === undefined) continue
    const query = Object.fromEntries(parameters.map((name) => [name, known().parameter(path, name)]))
    const none = await asker.ask(path, { ...query, [naming]: NOBODY }, { plain: true })
    if (none === null || none.came.status >= 500 || [401, 403].includes(none.came.status)) continue
    if (findRows(none.json, thingOf(endpoint), fieldsOfCall(endpoint), true)) continue
    const mark = emptyMark(none)
    const said = sentenceOf(none.json)?.text
    if (mark === null || (said !== undefined && said === sentenceOf(good)?.text)) continue
    const key = JSON.stringify([mark, none.came.status])
    const same = found.get(key) ?? { mark, none, paths: [] }
    same.paths.push(path)
    found.set(key, same)
  }
  const shown = ({ none: { came }, paths }: Nothing) =>
    `\n   «${excerpt(came.body)}» con ${came.status} (${paths.join(', ')})`
  const ask = (all: readonly Nothing[]) =>
    person.agrees(
      `\nAl pedir lo que no existe contestó:${all.map(shown).join('')}\n   ` +
        `¿${all.length === 1 ? 'Quiere' : 'Cada una quiere'} decir que no hay nada, y no que algo falló?`,
    )
  const take = ({ mark, none, paths }: Nothing, isEmpty: boolean | null): void => {
    const note = 'así contesta cuando no hay nada'
    const [[at, word] = ['HTTP', null]] = Object.entries(mark)
    // A sentence says it wherever it comes; a status, only where it was seen.
    if (isEmpty === true && at !== 'HTTP') {
      const before = draft.general.get('vacio')?.value as Mark | undefined
      draft.general.set('vacio', { value: { ...before, [at]: [before?.[at] ?? [], word].flat() }, note })
    } else
      for (const path of paths)
        if (isEmpty === true) draft.set(path, 'vacio', mark, note)
        else if (isEmpty === null)
          draft.set(path, 'vacio', null, `¿no hay nada, o algo falló? ${excerpt(none.came.body)}`)
  }
  if (found.size > 0) for (const [one, isEmpty] of await agreedOf([...found.values()], ask)) take(one, isEmpty)
  // How an error looks: as what is not there, or the contrary of what a good answer says.
  const bad = [...found.values()].find(({ none }) => none.isGood && !Array.isArray(none.json))
  return (bad && errorMark(good, bad.none.json)) ?? errorMark(good, undefined)
}
