import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { valueAt, columnsOf, isRow, type Row } from './columns.ts'
import { under } from './draft.ts'
import { textOf } from './looks.ts'
import { meaningOf, type Meaning } from './meaning.ts'
import { findRows } from './wrappers.ts'
import { pairFields } from './pairs.ts'
import type { Plan } from './plan.ts'
import { createSigning, type Sitting } from './signing.ts'
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

interface Learning extends Sitting {
  readonly survey: Pick<Survey, 'draft' | 'asker'>
  readonly bodyOf: (path: string) => Row
}

/** Sends what is planned, one of each, until it is accepted, and one that must be refused. */
export const learnWrites = async (
  { live, survey, person, isYes, say, bodyOf }: Learning,
  { send }: Pick<Plan, 'send'>,
): Promise<ReadonlyMap<string, Sent>> => {
  const { draft, asker } = survey
  const sent = new Map<string, Sent>()
  const learned = new Map<string, string>()
  const signing = createSigning({ draft, person, isYes, say })
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
    const good = sent.get(path)?.came
    if (endpoint.done !== '' && good !== undefined) {
      const wrong = spelled(wrongBody(path, body), names)
      const bad = await live.send('POST', route, wrong)
      await signing.sign(endpoint, { sent: sent.get(path)?.body ?? {}, good, wrong, bad })
    }
    learnAnswer(path)
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
    const usual = draft.general.get('filas')?.value ?? ''
    if (found.path !== usual) draft.set(path, 'filas', found.path, 'ahí está la fila')
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
  signing.finish()
  return sent
}
