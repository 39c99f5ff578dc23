import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { parseBody } from '../../../src/adapters/http/client/answer.ts'
import { hasMark } from '../../../src/adapters/http/schema/marks.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { excerpt, parsed } from '../described.ts'
import type { Came, Live } from '../live.ts'
import { valueAt, columnsOf, isRow, type Row } from './columns.ts'
import { under } from './draft.ts'
import { textOf } from './looks.ts'
import { marksOf } from './marks.ts'
import { meaningOf, type Meaning } from './meaning.ts'
import { findRows } from './wrappers.ts'
import { pairFields } from './pairs.ts'
import type { Plan } from './plan.ts'
import type { Person } from '../questions.ts'
import { wrongBody } from '../samples.ts'
import { fieldMeant, namedIn } from './refusals.ts'
import type { Survey } from './survey.ts'

export interface Sent {
  readonly body: Row
  readonly came: Came
  /** Whether the lists show that it was done; null where no list can. */
  readonly seen: boolean | null
}

type Names = Readonly<Record<string, string>>
const LINES = ['id_producto', 'producto', 'color', 'talla', 'cantidad', 'precio'].map((name) => `productos.${name}`)
const fieldsOf = ({ parameters }: WriteEndpoint): readonly string[] =>
  parameters.includes('productos') ? [...parameters, ...LINES] : parameters

const IN_PHP = (done: string): string =>
  `En PHP: si se guardó, echo json_encode(['response' => '${done}']); si no, http_response_code(422) y {"message": "…"}.`

const sideBySide = (...tries: readonly (readonly [body: Row, came: Came])[]): string =>
  tries
    .map(([body, { status, body: came }]) => {
      const shown = JSON.stringify(body).replace(/("(?:pass|contra|clave)\w*":)"[^"]*"/gi, '$1"…"')
      return `   mandé ${excerpt(shown, 200)}\n      llegó ${status} ${came.trim() === '' ? '(vacío)' : excerpt(came, 200)}`
    })
    .join('\n')

/** A server may pass over these without a word. */
const UNSEEN = ['nota', 'productos.color', 'productos.talla']

/** A refused try leaves nothing behind; many in a row may lock an account. */
const MOST_TRIES = 6

const spelled = (body: Row, names: Names, prefix = ''): Row =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      names[prefix + name] ?? name,
      Array.isArray(value)
        ? value.map((item) => (isRow(item) ? spelled(item, names, `${prefix}${name}.`) : item))
        : value,
    ]),
  )

export interface Sitting {
  readonly live: Live
  readonly survey: Pick<Survey, 'draft' | 'asker'>
  readonly person: Person
  readonly isYes: boolean
  readonly say: (line: string) => void
  readonly bodyOf: (path: string) => Row
}

/** Sends what is planned, one of each, until it is accepted, and one that must be refused. */
export const learnWrites = async (
  { live, survey, person, isYes, say, bodyOf }: Sitting,
  { send }: Pick<Plan, 'send'>,
): Promise<ReadonlyMap<string, Sent>> => {
  const { draft, asker } = survey
  const sent = new Map<string, Sent>()
  const learned = new Map<string, string>()
  const unclear: (readonly [path: string, done: string])[] = []
  const said = (path: string): string => (sent.get(path)?.came.body ?? '').slice(0, 120)
  const rowsOf = async (path: string, query: Readonly<Record<string, string>>): Promise<readonly Row[] | null> => {
    const answer = await asker.ask(path, query)
    if (answer?.isGood !== true) return null
    const rows = valueAt(answer.json, textOf(draft.calls.get(path)?.parts.get('filas')?.value))
    return Array.isArray(rows) ? rows.filter(isRow) : []
  }
  const isThere = async (path: string, body: Row): Promise<boolean | null> => {
    if (path.includes('usuario-fav')) {
      const column = draft.calls.get('/list-products-user-favs.php')?.fields.get('id')?.column ?? 'id'
      const rows = await rowsOf('/list-products-user-favs.php', { user: textOf(body['user']) })
      return rows && rows.some((row) => textOf(under(row, column)) === textOf(body['id_producto']))
    }
    if (path !== '/message-user.php') return null
    const rows = await rowsOf('/list-user-mensajes.php', {
      user: textOf(body['user']),
      id_tienda: textOf(body['id_tienda']),
    })
    return rows && rows.some((row) => JSON.stringify(row).includes(textOf(body['mensaje'])))
  }

  const learn = async (endpoint: WriteEndpoint): Promise<void> => {
    const { path } = endpoint
    const route = draft.routeOf(path)
    const isRemoval = path.includes('delete')
    const fields = fieldsOf(endpoint)
    const body = bodyOf(path)
    const attempt = async (names: Names): Promise<Meaning> => {
      const before = await isThere(path, body)
      const came = await live.send('POST', route, spelled(body, names))
      const after = await isThere(path, body)
      const seen = after === null ? null : after !== before && after !== isRemoval
      const meaning = meaningOf(came)
      sent.set(path, { body: spelled(body, names), came, seen })
      return seen === true ? { ...meaning, kind: 'done', isPlain: true } : meaning
    }
    const own = (field: string): string => field.replace('productos.', '')
    // Where the document gives no body, the names that were accepted elsewhere.
    const isAssumed = endpoint.assumed.includes('cuerpo')
    let names: Names = Object.fromEntries(
      fields.map((field) => [field, (isAssumed && learned.get(own(field))) || own(field)]),
    )
    let meaning = await attempt(names)
    for (let tries = 0; tries < MOST_TRIES && meaning.kind === 'refused'; tries++) {
      const used = new Set(Object.values(names))
      const missing = namedIn(sent.get(path)?.came.body ?? '').flatMap((name) => {
        const field = used.has(name) ? null : fieldMeant(fields, name)
        return field === null ? [] : [[field, name] as const]
      })
      if (missing.length === 0) break
      names = { ...names, ...Object.fromEntries(missing) }
      meaning = await attempt(names)
    }
    if (meaning.kind === 'refused')
      return draft.add(path, 'cuerpo', fields[0] ?? '', null, `no lo aceptó: ${said(path)}`)
    for (const [field, name] of Object.entries(names)) {
      if (name !== own(field)) draft.add(path, 'cuerpo', field, name, '')
      if (isAssumed) learned.set(own(field), name)
    }
    for (const field of path === '/create_pedido.php' ? UNSEEN : [])
      if (names[field] === own(field))
        draft.add(path, 'cuerpo', field, null, `nadie ve desde fuera si el servidor lee «${field}»: revísalo`)
    if (endpoint.done !== '') await learnMarks(endpoint, body, names)
    learnAnswer(path)
  }

  const learnMarks = async ({ path, done, parameters }: WriteEndpoint, body: Row, names: Names): Promise<void> => {
    const good = sent.get(path)?.came
    if (good === undefined) return
    const wrong = spelled(wrongBody(path, body), names)
    const bad = await live.send('POST', draft.routeOf(path), wrong)
    // A server that takes anything shows no refusal here.
    const isSame = bad.status === good.status && bad.body === good.body
    const told = marksOf(good, isSame ? null : bad, path === '/create_pedido.php' ? [done, 'folio'] : [done])
    say(`\n${path}\n${sideBySide([sent.get(path)?.body ?? {}, good], [wrong, bad])}`)
    if (told === null) return void unclear.push([path, done])
    const { hecho, error } = told
    if (hecho !== null || error !== null) {
      say(
        `   ${[hecho && `se hizo: ${JSON.stringify(hecho)}`, error && `no se hizo: ${JSON.stringify(error)}`].filter(Boolean).join(' · ')}`,
      )
      const isKept = await person.agrees('   Lo primero, no lo segundo. ¿Quedó guardado en tu servidor?')
      if (isKept !== true)
        return draft.set(path, 'hecho', null, `¿así contesta cuando se guardó? ${excerpt(good.body)}`)
    }
    const note = isYes ? 'MÍRALO: ¿así contesta cuando se guardó?' : 'así contesta cuando se guardó'
    if (hecho !== null) draft.set(path, 'hecho', hecho, note)
    const nobody = path === '/login-user-redes.php' && error !== null && !Object.values(error).includes('*')
    if (error !== null) draft.set(path, nobody ? 'nadie' : 'error', error, 'así contesta cuando no')
    const text = bad.status >= 500 ? null : meaningOf(bad).sentence
    if (text && text.path !== '' && text.path !== 'response') draft.set(path, 'texto', text.path, 'ahí está su frase')
    const row: unknown = parsed(bad.body)?.json
    const fields = columnsOf(isRow(row) ? [row] : []).find(
      ({ values: [value] }) => isRow(value) && Object.keys(value).some((name) => fieldMeant(parameters, name) !== null),
    )
    if (bad.status >= 400 && fields !== undefined && !['errors', 'data'].includes(fields.name))
      draft.set(path, 'errores', fields.name, 'ahí dice de qué campo')
  }

  const learnAnswer = (path: string): void => {
    const call = draft.calls.get(path)
    const fields: readonly string[] = path.startsWith('/login')
      ? ['name', 'phone']
      : path === '/create_pedido.php'
        ? ['folio', 'total']
        : []
    const json = parsed(sent.get(path)?.came.body ?? '')?.json
    const found = fields.length === 0 || call === undefined ? null : findRows(json, call.thing, fields, true)
    if (call === undefined || found === null) return
    if (found.path !== '') draft.set(path, 'filas', found.path, 'ahí está la fila')
    call.rows = found.rows.slice(0, 1)
    for (const guess of pairFields(call.thing, fields, columnsOf(call.rows))) call.fields.set(guess.field, guess)
  }

  for (const endpoint of send) {
    try {
      await learn(endpoint)
    } catch (error) {
      draft.add(endpoint.path, 'cuerpo', endpoint.parameters[0] ?? '', null, `sin respuesta: ${String(error)}`)
    }
  }
  for (const part of ['hecho', 'error', 'texto'] as const) draft.share(part)
  for (const [path, done] of unclear) {
    const came = sent.get(path)?.came
    const { hecho } = parseDialect(JSON.stringify(draft.file())).llamadas[path] ?? {}
    if (came !== undefined && hasMark(parseBody(came.body, came.status), {}, hecho)) continue
    say(`\n${path}: de sus dos respuestas ninguna dice si se hizo. ${IN_PHP(done)}`)
    draft.set(path, 'hecho', null, `sus respuestas no dicen si se hizo. ${IN_PHP(done)}`)
  }
  return sent
}
