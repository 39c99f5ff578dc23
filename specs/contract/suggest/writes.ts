import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import { OWN_DIALECT } from '../../../src/adapters/http/schema/dialect.ts'
import { bodyIn } from '../../../src/adapters/http/schema/request-names.ts'
import { parsed } from '../described.ts'
import type { Came } from '../live.ts'
import { pairsTyped } from '../questions.ts'
import { columnsOf, type Row } from './columns.ts'
import type { Draft } from './draft.ts'
import { seemsRefused } from './meaning.ts'
import { findRows } from './wrappers.ts'
import { pairFields } from './pairs.ts'
import type { Plan } from './plan.ts'
import { createSigning, shownBody, type Sitting } from './signing.ts'
import { wrongBody } from '../samples.ts'
import { fieldMeant, namedIn } from './refusals.ts'

export interface Sent {
  readonly body: Row
  readonly came: Came
}

type Names = Readonly<Record<string, string | null>>
const LINES = ['id_producto', 'producto', 'color', 'talla', 'cantidad', 'precio'].map((name) => `productos.${name}`)
const fieldsOf = ({ parameters }: WriteEndpoint): readonly string[] =>
  parameters.includes('productos') ? [...parameters, ...LINES] : parameters

/** A buyer types them, and a server may pass over them without a word. */
const UNSEEN = ['phone', 'nota', 'productos.color', 'productos.talla']

/** A refused try leaves nothing behind; many in a row may lock an account. */
const MOST_TRIES = 6

const spelled = (path: string, body: Row, cuerpo: Names): Row =>
  bodyIn({ ...OWN_DIALECT, llamadas: { [path]: { cuerpo } } }, path, body) as Row

interface Learning extends Sitting {
  readonly draft: Draft
  readonly bodyOf: (path: string) => Row
}

/** Sends what is planned, one of each, until it is accepted, and one that must be refused. */
export const learnWrites = async (
  { live, draft, person, isYes, say, bodyOf }: Learning,
  { send }: Pick<Plan, 'send'>,
): Promise<ReadonlyMap<string, Sent>> => {
  const sent = new Map<string, Sent>()
  const learned = new Map<string, string>()
  const signing = createSigning({ live, draft, person, isYes, say })
  const said = (path: string): string => (sent.get(path)?.came.body ?? '').slice(0, 120)
  const askNames = (path: string): Promise<string> =>
    person.types(
      `\n${path} no aceptó ${shownBody(sent.get(path)?.body ?? {})}\n   Contestó ${said(path)}\n   ` +
        'Llega en JSON: $_POST viene vacío, y se lee de php://input. ¿Con qué nombres lo recibe tu PHP? ' +
        'Escribe los que cambian, así: id_tienda=cve_tda nota=obs (s: sí lo guardó; Intro: no sé): ',
    )

  const learn = async (endpoint: WriteEndpoint): Promise<void> => {
    const { path } = endpoint
    const route = draft.pathOf(path)
    const fields = fieldsOf(endpoint)
    const body = bodyOf(path)
    const attempt = async (names: Names): Promise<boolean> => {
      const came = await live.send('POST', route, spelled(path, body, names))
      sent.set(path, { body: spelled(path, body, names), came })
      return !seemsRefused(came)
    }
    const own = (field: string): string => field.replace('productos.', '')
    // Where the document gives no body, the names that were accepted elsewhere.
    const isAssumed = endpoint.assumed.includes('cuerpo')
    let names: Names = {
      ...Object.fromEntries(fields.map((field) => [field, (isAssumed && learned.get(own(field))) || own(field)])),
      ...draft.file().llamadas?.[path]?.cuerpo,
    }
    let isTaken = await attempt(names)
    for (let tries = 0; tries < MOST_TRIES && !isTaken; tries++) {
      const used = new Set(Object.values(names))
      const missing = namedIn(sent.get(path)?.came.body ?? '').flatMap((name) => {
        const field = used.has(name) ? null : fieldMeant(fields, name)
        return field === null ? [] : [[field, name] as const]
      })
      const typed = missing.length > 0 ? '' : await askNames(path)
      const told = missing.length > 0 ? Object.fromEntries(missing) : pairsTyped(typed, fields)
      names = { ...names, ...told }
      isTaken = typed === 's' || (Object.keys(told).length > 0 && (await attempt(names)))
      if (typed === '' && missing.length === 0) break
    }
    if (!isTaken)
      return draft.add(path, 'cuerpo', fields[0] ?? '', null, `no lo aceptó, ¿con qué nombres lo recibe? ${said(path)}`)
    const unseen = UNSEEN.filter((field) => fields.includes(field) && names[field] === own(field))
    if (unseen.length > 0) {
      const what = `nadie ve desde fuera con qué nombre recibe tu PHP ${unseen.join(', ')}`
      const typed = await person.types(
        `\n${path}: ${what}.\n   Escribe los que cambian, así: ${unseen[0]}=otro (Intro: así se llaman): `,
      )
      names = { ...names, ...pairsTyped(typed, fields) }
      if (typed === '') draft.add(path, 'cuerpo', unseen[0] ?? '', null, `${what}: revísalo`)
    }
    for (const [field, name] of Object.entries(names)) {
      if (name !== own(field)) draft.add(path, 'cuerpo', field, name, '')
      if (isAssumed && name !== null) learned.set(own(field), name)
    }
    const good = sent.get(path)?.came
    if (endpoint.done !== '' && good !== undefined) {
      const wrong = spelled(path, wrongBody(path, body), names)
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
    for (const guess of pairFields(call.thing, fields, columnsOf(call.rows))) draft.guess(path, guess)
  }

  for (const endpoint of send) {
    try {
      await learn(endpoint)
    } catch (error) {
      draft.add(endpoint.path, 'cuerpo', endpoint.parameters[0] ?? '', null, `sin respuesta: ${String(error)}`)
    }
  }
  await signing.finish()
  return sent
}
