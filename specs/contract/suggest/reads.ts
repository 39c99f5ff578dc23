import { fieldsOf } from '../../../src/adapters/http/decode.ts'
import { translatorOf } from '../../../src/adapters/http/columns.ts'
import type { ReadEndpoint } from '../../../src/adapters/http/endpoint.ts'
import { ask, type Asked, type Row } from '../asking.ts'
import { IN_ORDER, termsOf } from '../check.ts'
import type { Live } from '../live.ts'
import { samples, type Samples } from '../samples.ts'
import { describeColumns } from './describe.ts'
import type { Draft } from './draft.ts'
import { learnFacts } from './facts.ts'
import { findKind, findSegments, findUpperPrice, findSizes } from './parameters.ts'
import { pairFields, requiredOf, type Pair } from './pairs.ts'
import { NO_FACTS, type Facts } from './values.ts'

/** What was learned of a server's reads. */
export interface Survey {
  readonly known: Samples
  readonly facts: Facts
  /** Rows of each path, in our names. */
  readonly ours: ReadonlyMap<string, readonly Row[]>
}

export interface SurveyContext {
  readonly live: Live
  readonly draft: Draft
}

const write = (
  draft: Draft,
  endpoint: ReadEndpoint<unknown>,
  pairs: readonly Pair[],
  rows: readonly Row[],
): boolean => {
  let changed = false
  for (const { field, name, why, known, candidates } of pairs) {
    if (known) continue
    // A name that another call of the same thing uses for something else counts for this call alone.
    const whole = draft.dialect.campos?.[endpoint.entity]?.[field]
    const place = whole !== undefined && !whole.includes(name ?? '') ? endpoint.path : endpoint.entity
    if (name === null) draft.askField(place, field, candidates, why)
    else {
      draft.setField(place, field, name, `${why}; ${describeColumns(rows, name)}`)
      changed = true
    }
  }
  return changed
}

/** Where the ids are of what is asked for one by one. */
const LISTS: Readonly<Record<string, string>> = {
  '/data-product.php': '/list-products.php',
  '/data-company.php': '/list-companies.php',
  '/data-blog-article.php': '/list-blog.php',
}
const MORE = 5

/** Fields that no answer had: a person may know where they are. */
const tellMissing = (draft: Draft, met: ReadonlyMap<ReadEndpoint<unknown>, readonly Row[]>): void => {
  const terms = { dialect: draft.dialect, imagesBase: '/images' }
  const missing = new Map<string, Map<string, boolean>>()
  for (const [endpoint, rows] of met) {
    if (rows.length === 0) continue
    const { explain } = translatorOf(endpoint, terms)
    const found = new Set(
      rows.slice(0, 60).flatMap((row) => Object.keys(explain(row)).map((field) => field.split('.')[0])),
    )
    const fields = missing.get(endpoint.entity) ?? new Map<string, boolean>()
    for (const [name] of fieldsOf(endpoint.schema)) fields.set(name, (fields.get(name) ?? true) && !found.has(name))
    missing.set(endpoint.entity, fields)
  }
  for (const [entity, fields] of missing)
    for (const [name, isMissing] of fields) if (isMissing) draft.noteMissing(entity, name)
}

/**
 * Asks for everything that can be read, and pairs what comes with our fields; twice, as later calls explain earlier
 * ones.
 */
export const surveyReads = async ({ live, draft }: SurveyContext, user: string): Promise<Survey> => {
  let known = samples(user)
  let facts = NO_FACTS
  const ours = new Map<string, readonly Row[]>()
  const met = new Map<ReadEndpoint<unknown>, readonly Row[]>()
  const terms = () => termsOf(live, draft.dialect)

  const read = async (endpoint: ReadEndpoint<unknown>): Promise<Asked | null> => {
    const { path, parameters } = endpoint
    const query = Object.fromEntries(parameters.map((name) => [name, known.parameter(path, name)]))
    try {
      return await ask(live, endpoint, query, terms())
    } catch {
      return null
    }
  }

  /** A few more of what is asked for one by one: what one row leaves empty another tells. */
  const more = async (endpoint: ReadEndpoint<unknown>, asked: Asked): Promise<Asked> => {
    const list = LISTS[endpoint.path]
    if (list === undefined || asked.rows.length === 0) return asked
    const ids = (ours.get(list) ?? []).map((row) => String(row['id'])).slice(0, MORE)
    const others = await Promise.all(ids.map((id) => ask(live, endpoint, { id }, terms()).catch(() => null)))
    const all = [asked, ...others.filter((other) => other !== null)]
    return { ...asked, rows: all.flatMap(({ rows }) => rows), ours: all.flatMap((each) => each.ours) }
  }

  const readAll = async (endpoint: ReadEndpoint<unknown>): Promise<Asked | null> => {
    const asked = await read(endpoint)
    return asked && more(endpoint, asked)
  }

  const learn = async (endpoint: ReadEndpoint<unknown>): Promise<void> => {
    let asked = await readAll(endpoint)
    if (asked === null) return
    if (asked.rows.length > 0 && write(draft, endpoint, pairFields(endpoint, asked.rows, terms(), facts), asked.rows)) {
      // With its names known, the same answer says more: a wrapper is told from a row.
      asked = (await readAll(endpoint)) ?? asked
    }
    const usable = asked.ours.filter((row) => requiredOf(endpoint).every((name) => row[name] !== undefined))
    met.set(endpoint, asked.rows)
    known = known.learn(endpoint.path, usable)
    facts = learnFacts(facts, endpoint.path, usable)
    ours.set(endpoint.path, usable)
  }

  const around = { live, draft, terms, survey: () => ({ known, facts, ours }) }
  const endpoints = IN_ORDER.filter((endpoint) => endpoint.method === 'GET')
  // The first four are asked again below: what was learned meanwhile explains them better.
  for (const endpoint of endpoints.slice(0, 4)) await learn(endpoint)
  await findSegments(around)
  await findUpperPrice(around, user)
  for (const endpoint of endpoints) {
    if (endpoint.parameters.includes('tipo')) await findKind(around, endpoint)
    await learn(endpoint)
  }
  await findSizes(around)
  tellMissing(draft, met)
  return { known, facts, ours }
}
