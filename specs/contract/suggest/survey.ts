import { foldText } from '../../../src/domain/text.ts'
import type { ReadEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { fieldsOfCall, READS, thingOf } from '../site.ts'
import type { Samples } from '../samples.ts'
import { createAsker, type Answer, type Asker, type Query } from './asker.ts'
import { columnsOf, type Row } from './columns.ts'
import { under, type Draft } from './draft.ts'
import { findIds, preferKnown } from './ids.ts'
import { isNothing, plain, textOf } from './looks.ts'
import { inventoryOf } from './notations.ts'
import { pairFields, type Guess } from './pairs.ts'
import { asideOf, guessPrices } from './prices.ts'
import type { Notation } from './types.ts'
import { errorMark, findEmpty, findRows, pageOf, stateOf } from './wrappers.ts'
import { findKinds, findSegments, findSizes, routesLike } from './parameters.ts'
import { fieldMeant, namedIn, otherNames } from './refusals.ts'
import type { Live } from '../live.ts'

/** What was learned of a server's reads. */
export interface Survey {
  readonly draft: Draft
  readonly asker: Asker
  readonly known: () => Samples
}

type Read = ReadEndpoint

/** Our fields in these rows; those of a product's prices, sizes, colours and stock by their own rules. */
export const guessFields = (endpoint: Read, rows: readonly Row[]): readonly Guess[] => {
  const columns = columnsOf(rows)
  const thing = thingOf(endpoint)
  const fields = fieldsOfCall(endpoint)
  const special: Guess[] = []
  const prices = fields.includes('precios') ? guessPrices(columns) : null
  // A notation of nothing is the contract's own.
  if (prices !== null) {
    const isOurs = prices.column !== null && Object.keys(prices.column).length === 0
    special.push({ field: 'precios', column: isOurs ? 'precios' : prices.column, candidates: [], why: prices.why })
  }
  const inventory = fields.includes('tallas') || fields.includes('imagen') ? inventoryOf(columns) : {}
  const priceNames = new Set(JSON.stringify(prices?.column ?? {}).match(/[^"]+/g))
  const paired = pairFields(
    thing,
    fields.filter((field) => field !== 'precios' && field !== 'agotados'),
    // The minimum of the wholesale price is no minimum of the product.
    columns.filter(({ name }) => !priceNames.has(name)),
  )
  for (const [field, { column, why }] of Object.entries(inventory)) {
    const own = paired.find((guess) => guess.field === field)
    if (fields.includes(field) && (own === undefined || own.column === null))
      special.push({ field, column, candidates: [], why })
  }
  const known = new Set(special.map(({ field }) => field))
  const explained = paired.map((guess): Guess => {
    const { field, column } = guess
    const more = asideOf(field, columns)
    if (Object.keys(more).length === 0 || column === null) return guess
    const notation = typeof column === 'string' ? { columna: column } : (column as Notation)
    return { ...guess, column: { ...notation, ...more } }
  })
  return [...special, ...explained.filter(({ field }) => !known.has(field))]
}

const oursIn = (guesses: readonly Guess[], rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(guesses.map(({ field, column }) => [field, under(row, column)])))

/** Whether these rows are what was asked for, as far as they can tell; null where they cannot. */
const isRight = (endpoint: Read, query: Query, ours: readonly Row[]): boolean | null => {
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

/** Asks for everything that can be read, each call until it is understood. Earlier calls explain later ones. */
export const surveyReads = async (
  live: Live,
  draft: Draft,
  start: Samples,
  say: (line: string) => void,
): Promise<Survey> => {
  const asker = createAsker(live, draft)
  let known = start

  interface Outcome {
    readonly answer: Answer
    readonly rows: readonly Row[]
    readonly path: string
    readonly guesses: readonly Guess[]
    readonly right: boolean | null
  }
  const look = (endpoint: Read, query: Query, answer: Answer): Outcome => {
    const found = findRows(answer.json, thingOf(endpoint), fieldsOfCall(endpoint), endpoint.answers === 'row')
    const rows = answer.isGood ? (found?.rows ?? []) : []
    const guesses = guessFields(endpoint, rows)
    return { answer, rows, path: found?.path ?? '', guesses, right: isRight(endpoint, query, oursIn(guesses, rows)) }
  }

  /** A path that answers in JSON: the document's, or one like it. */
  const findRoute = async (endpoint: Read, query: Query): Promise<Answer | null> => {
    let first: Answer | null = null
    for (const route of new Set([
      draft.routeOf(endpoint.path),
      endpoint.path,
      ...routesLike.map((like) => like(endpoint.path)),
    ])) {
      const answer = await asker.ask(endpoint.path, query, { ruta: route })
      first ??= answer
      if (answer === null || answer.json === undefined || [404, 405, 501].includes(answer.came.status)) continue
      if (route !== endpoint.path) {
        draft.routeOf = routesLike.find((like) => like(endpoint.path) === route) ?? draft.routeOf
        draft.set(endpoint.path, 'ruta', route, 'ahí contesta')
      }
      return answer
    }
    return first
  }

  /** Further pages: whether the second is another one. */
  const learnPage = async (
    { path }: Read,
    query: Query,
    page: NonNullable<ReturnType<typeof pageOf>>,
    rows: readonly Row[],
  ): Promise<void> => {
    const { parametro, desde, cuenta } = page
    const second = await asker.ask(path, query, {
      more: { [parametro]: String(desde + (cuenta === 'filas' ? rows.length : 1)) },
    })
    if (second !== null && JSON.stringify(second.json).includes(JSON.stringify(rows[0])))
      draft.set(
        path,
        'pagina',
        null,
        `la respuesta habla de páginas y «${parametro}» no las da: ¿con qué parámetro se piden?`,
      )
    else draft.set(path, 'pagina', page, 'la respuesta dice que hay páginas')
  }

  const learn = async (endpoint: Read): Promise<void> => {
    const { path, parameters } = endpoint
    draft.calls.get(path)?.parts.delete('parametros')
    const call = draft.call(path, thingOf(endpoint))
    const query = Object.fromEntries(parameters.map((name) => [name, known.parameter(path, name)]))
    const answer = await findRoute(endpoint, query)
    if (answer === null) return say(`${path}: no contestó`)
    let best = look(endpoint, query, answer)
    let renamed: Readonly<Record<string, string>> = {}
    const attempt = async (names: Readonly<Record<string, string>>, isNamed: boolean): Promise<boolean> => {
      const again = await asker.ask(path, query, { parametros: names })
      if (again === null) return false
      const seen = look(endpoint, query, again)
      const isBetter = seen.right === true || (isNamed && best.rows.length === 0 && seen.rows.length > 0)
      if (isBetter) [best, renamed] = [seen, names]
      return isBetter
    }
    // What a refusal names, and then other names one after the other.
    let names: Readonly<Record<string, string>> = {}
    for (let round = 0; round < 3 && best.rows.length === 0; round++) {
      const meant = namedIn(best.answer.came.body).flatMap((name) => {
        const field = fieldMeant(parameters, name, '')
        return field === null || field === name ? [] : [[field, name] as const]
      })
      if (meant.length === 0) break
      names = { ...names, ...Object.fromEntries(meant) }
      if (await attempt(names, true)) break
    }
    if (best.right === false)
      search: for (const parameter of parameters)
        for (const name of otherNames(parameter))
          if (await attempt({ ...names, [parameter]: name }, false)) break search
    for (const [parameter, name] of Object.entries(renamed))
      draft.add(path, 'parametros', parameter, name, `así trae lo que se pide`)
    if (best.path !== '') draft.set(path, 'filas', best.path, 'ahí están las filas')
    const empty = best.rows.length === 0 ? findEmpty(best.answer.json) : null
    if (empty) draft.set(path, 'filas', empty, 'ahí estarían las filas')
    call.rows = best.rows
    for (const guess of best.guesses) call.fields.set(guess.field, guess)
    const page = endpoint.answers === 'rows' ? pageOf(best.answer.json, best.rows.length) : null
    if (page) await learnPage(endpoint, query, page, best.rows)
    known = known.learn(path, oursIn(best.guesses, best.rows))
  }

  const survey = { draft, asker, known: () => known }
  for (const endpoint of READS) await learn(endpoint)
  await findIds(asker, draft)
  // With the values that its parameters take, a call that had nothing to say may say something.
  await findSegments(survey)
  await findKinds(survey)
  for (const endpoint of READS) if (draft.calls.get(endpoint.path)?.rows.length === 0) await learn(endpoint)
  for (const { path, entity } of READS) if (entity === 'producto') preferKnown(draft, path, 'id', '/list-products.php')
  await findSizes(survey)
  await learnErrors(asker, draft)
  return survey
}

const NOBODY = 'zzz-no-hay-zzz'

/** What an error looks like, and what nothing looks like: by asking for what is not there. */
const learnErrors = async (asker: Asker, draft: Draft): Promise<void> => {
  const good = (await asker.ask('/list-products.php', { limit: '2' }))?.json
  for (const [path, query] of [
    ['/data-product-busqueda.php', { busqueda: NOBODY }],
    ['/data-product.php', { id: NOBODY }],
    ['/data-company.php', { id: NOBODY }],
    ['/data-blog-article.php', { id: NOBODY }],
    ['/list-products-company.php', { id_tienda: NOBODY }],
  ] as const) {
    const none = await asker.ask(path, query)
    const { json } = none ?? {}
    const isRow = typeof json === 'object' && json !== null && !Array.isArray(json)
    if (none === null || !isRow || findRows(json, draft.calls.get(path)?.thing ?? 'producto', ['id', 'nombre'], true))
      continue
    const [state, fine] = [stateOf(json), stateOf(good)]
    const sentence = Object.entries(json).find(([, value]) => typeof value === 'string' && value.length > 3)
    const differs = state !== null && (fine === null || fine.value !== state.value)
    if (sentence && (differs || none.came.status === 404 || fine === null))
      draft.set(path, 'vacio', { [sentence[0]]: String(sentence[1]) }, 'así contesta cuando no hay nada')
    // Where the status says it, the answer need not.
    if ((differs || sentence) && none.isGood)
      draft.error ??= { value: errorMark(good, json), note: 'así se ve un error' }
  }
  const mark = errorMark(good, undefined)
  if (mark !== null) draft.error ??= { value: mark, note: 'lo contrario de lo que dice una respuesta buena' }
}
