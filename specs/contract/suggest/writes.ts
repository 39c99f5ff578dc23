import { isObject } from '../../../src/adapters/http/row.ts'
import { bodyIn } from '../../../src/adapters/http/dialect.ts'
import { favouritesEndpoints } from '../../../src/adapters/http/favourites.ts'
import { messagingEndpoints } from '../../../src/adapters/http/messaging.ts'
import { sessionEndpoints } from '../../../src/adapters/http/session.ts'
import type { ReadEndpoint, WriteEndpoint } from '../../../src/adapters/http/endpoint.ts'
import { serverWords } from '../../../src/adapters/http/post.ts'
import { foldText } from '../../../src/domain/text.ts'
import { ask, parsed, type Row } from '../asking.ts'
import { IN_ORDER } from '../check.ts'
import { outcomeOf } from '../diagnose.ts'
import type { Came } from '../live.ts'
import { createBodies, LEAVES, type Account } from '../samples.ts'
import { bodyNames, fieldMeant, inStyleOf } from './bodies.ts'
import type { Around } from './parameters.ts'

const LINES = ['id_producto', 'producto', 'color', 'talla', 'cantidad', 'precio'].map((name) => `productos.${name}`)
const fieldsOfBody = ({ parameters }: WriteEndpoint): readonly string[] =>
  parameters.includes('productos') ? [...parameters, ...LINES] : parameters

/** Names in a refusal: keys of its errors, lists of fields, and what looks like a field's name in its words. */
export const namedIn = (body: string): readonly string[] => {
  const json = parsed(body)?.json
  const found: string[] = []
  const walk = (value: unknown, isError: boolean): void => {
    if (typeof value === 'string')
      return void found.push(
        ...(value.match(/[\p{L}\d]+(?:[_.][\p{L}\d]+)+|\p{Ll}+\p{Lu}[\p{L}\d]*/gu) ?? []),
        ...(isError && /^[\w.]+$/.test(value) ? [value] : []),
      )
    if (Array.isArray(value)) return value.forEach((each) => walk(each, isError))
    if (!isObject(value)) return
    for (const [key, each] of Object.entries(value)) {
      if (isError && !/^\d+$/.test(key)) found.push(key)
      walk(each, isError || /error|campos?|fields?|falta|missing/i.test(key))
    }
  }
  walk(json ?? body, false)
  const words =
    serverWords(json ?? body).match(
      /(?:falt\w*|requer\w*|obligatori\w*|recibi\w*|required|missing|campo|par[aá]metro|indica|invalid\w*)\s+(?:el|la|los|las|un|una|campo|par[aá]metro|dato|:|"|«|'|el campo)*\s*["«']?(\p{L}[\p{L}\d_]*)/giu,
    ) ?? []
  const last = words.map((phrase) => /(\p{L}[\p{L}\d_]*)$/u.exec(phrase)?.[1] ?? '').filter((word) => word.length > 1)
  const before = [
    ...serverWords(json ?? body).matchAll(
      /(\p{L}[\p{L}\d_]*)["»']?\s+(?:es|son)\s+(?:requerid|obligatori|necesari)/giu,
    ),
  ].map(([, word = '']) => word)
  return [...new Set([...found.map((name) => name.split('.').at(-1) ?? name), ...last, ...before])]
}

/**
 * The server's names of body fields; several of one field are sent side by side, as most servers pass over what they do
 * not know.
 */
type Names = Readonly<Record<string, readonly string[]>>

/** The body in these names. A field of each line of an order is `productos.cantidad`. */
const spelled = (body: Row, names: Names, prefix = ''): Row =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const whole = `${prefix}${name}`
      const own = Array.isArray(value)
        ? value.map((item) => (isObject(item) ? spelled(item, names, `${whole}.`) : item))
        : value
      return (names[whole] ?? [name]).map((each) => [each, own])
    }),
  )

/** Without these no server can do what is asked: they are worth a try that leaves something behind. */
const NEEDED = new Set([
  'user',
  'email',
  'password',
  'name',
  'phone',
  'correo',
  'id_producto',
  'id_tienda',
  'id_articulo',
  'mensaje',
  'pagina',
  'productos',
  'productos.id_producto',
  'productos.cantidad',
])

/** What a server may well pass over without a word. */
const UNPROVEN: Readonly<Record<string, readonly string[]>> = {
  '/create_pedido.php': ['nota', 'productos.color', 'productos.talla'],
  '/register-user.php': ['phone'],
}

/**
 * Learns the names of bodies and the words of success by sending, and undoes what can be undone. Gives the paths that
 * left something behind, once for each time.
 */
export const learnWrites = async (around: Around, account: Account | undefined): Promise<readonly string[]> => {
  const { live, draft, terms, survey } = around
  const left: string[] = []
  const bodies = createBodies(account)
  const learned = new Map<string, string>()

  const list = async (
    endpoint: ReadEndpoint<unknown>,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly Row[] | null> => {
    const asked = await ask(live, endpoint, query, terms()).catch(() => null)
    return asked === null || asked.came.status >= 300 || asked.items === undefined ? null : asked.ours
  }
  const isFavourite = async (body: Row): Promise<boolean | null> => {
    const rows = await list(favouritesEndpoints.list, { user: String(body['user']) })
    return rows && rows.some((row) => String(row['id']) === String(body['id_producto']))
  }
  const countMessages = async (body: Row): Promise<number | null> =>
    (
      await list(messagingEndpoints.sentTo as ReadEndpoint<unknown>, {
        user: String(body['user']),
        id_tienda: String(body['id_tienda']),
      })
    )?.length ?? null

  const learn = async (endpoint: WriteEndpoint): Promise<void> => {
    const { path } = endpoint
    const isAdd = path === favouritesEndpoints.add.path
    const isRemove = path === favouritesEndpoints.remove.path
    const isMessage = path === messagingEndpoints.send.path
    const fields = fieldsOfBody(endpoint)
    const given = draft.dialect.cuerpos?.[path] ?? {}
    const nameOf = (field: string): string =>
      given[field] ?? learned.get(field.replace('productos.', '')) ?? field.replace('productos.', '')
    let names: Names = Object.fromEntries(fields.map((field) => [field, [nameOf(field)]]))
    let body: Row = {}
    let came: Came = { status: 0, type: '', body: '', ms: 0 }

    const removed = async (): Promise<boolean> => {
      const allNames = Object.fromEntries(['user', 'id_producto'].map((field) => [field, bodyNames(field)]))
      await live.send('POST', favouritesEndpoints.remove.path, spelled(body, allNames))
      return (await isFavourite(body)) === false
    }

    /** Sends with these names: whether it was done, as far as the lists or the answer tell. */
    const tryWith = async (attempt: Names): Promise<boolean> => {
      body = bodies(path, survey().known)
      if (isAdd && (await isFavourite(body)) === true) await removed()
      if (isRemove && (await isFavourite(body)) === false)
        await live.send(
          'POST',
          favouritesEndpoints.add.path,
          bodyIn(terms().dialect, favouritesEndpoints.add.path, body),
        )
      const before = isMessage ? await countMessages(body) : null
      came = await live.send('POST', path, spelled(body, attempt))
      const { kind } = outcomeOf(endpoint, came, terms())
      if (kind === 'refused') return false
      const inList = isAdd || isRemove ? await isFavourite(body) : null
      const now = before === null ? null : await countMessages(body)
      const seen = inList !== null ? inList === isAdd : now !== null && before !== null ? now > before : null
      const done = seen ?? kind === 'done'
      if (done && LEAVES.has(path)) left.push(path)
      if (seen === true && kind === 'unknown') learnWord(endpoint, came, draft)
      return done
    }

    const keep = (why: string): void => {
      for (const field of UNPROVEN[path] ?? []) {
        if (given[field] === undefined && names[field]?.[0] === field.replace('productos.', ''))
          draft.note(
            'cuerpos',
            path,
            field,
            `nadie puede ver desde fuera si el servidor lee «${field}» u otro nombre: ¿${bodyNames(field)
              .slice(1, 4)
              .map((name) => `«${name}»`)
              .join(', ')}?`,
          )
      }
      for (const [field, [name]] of Object.entries(names)) {
        if (name === undefined || name === field.replace('productos.', '') || given[field] === name) continue
        draft.setBody(
          path,
          field,
          name,
          learned.get(field.replace('productos.', '')) === name ? 'como en otras llamadas' : why,
        )
        learned.set(field.replace('productos.', ''), name)
      }
    }

    if (await tryWith(names)) return keep('como en otras llamadas')
    const first = came
    // What a refusal names, one after the other.
    for (let round = 0; round < 6; round++) {
      const sent = new Set(Object.values(names).flat())
      const news = namedIn(came.body)
        .filter((name) => !sent.has(name))
        .flatMap((name) => {
          const field = fieldMeant(fields, name, came.body)
          return field === null ? [] : [[field, [name]] as const]
        })
      if (news.length === 0) break
      names = { ...names, ...Object.fromEntries(news) }
      if (await tryWith(names)) return keep('su respuesta lo nombra')
    }
    // Nothing more is named: all names at once, and where that does it, one after the other until the right one is
    // found.
    const needed = fields.filter((field) => NEEDED.has(field))
    const all: Names = {
      ...names,
      ...Object.fromEntries(
        needed.map((field) => [
          field,
          [...new Set([...(names[field] ?? []), ...inStyleOf(field, [...learned.values()])])],
        ]),
      ),
    }
    if (!(await tryWith(all))) {
      const said = serverWords(parsed(first.body)?.json ?? first.body) || first.body
      return draft.note('cuerpos', path, fields[0] ?? '', `no lo aceptó: «${said.trim().slice(0, 120)}»`)
    }
    names = all
    for (const field of needed) {
      let found: readonly string[] | undefined
      for (const name of all[field] ?? []) {
        if (!(await tryWith({ ...names, [field]: [name] }))) continue
        found = [name]
        break
      }
      names = { ...names, [field]: found ?? [field.replace('productos.', '')] }
    }
    keep('así lo aceptó')
  }

  const posts = IN_ORDER.filter((endpoint) => endpoint.method === 'POST')
  // Where no account was given, one is made before anything else: many servers refuse whoever they do not know.
  const rank = ({ path }: WriteEndpoint): number =>
    account === undefined && path === sessionEndpoints.register.path
      ? -1
      : path === favouritesEndpoints.add.path
        ? 0
        : path === favouritesEndpoints.remove.path
          ? 1
          : /vist?a|view/.test(path)
            ? 2
            : 3
  // Favourites can be undone and views do no harm: names learned there spare tries where something stays behind.
  for (const endpoint of posts.toSorted((a, b) => rank(a) - rank(b))) {
    try {
      await learn(endpoint)
    } catch (error) {
      draft.note('cuerpos', endpoint.path, endpoint.parameters[0] ?? '', `sin respuesta: ${String(error)}`)
    }
  }
  return left
}

/** The answer to what was done, as a word that means so. */
const learnWord = (endpoint: WriteEndpoint, came: Came, draft: Around['draft']): void => {
  const said = parsed(came.body)?.json ?? came.body.trim()
  const word = foldText(serverWords(said) || (typeof said === 'string' || typeof said === 'number' ? String(said) : ''))
  if (word !== '' && word.length <= 120) draft.setWords(endpoint.path, [word], 'la lista muestra que se hizo')
  else
    draft.note(
      'palabras',
      '',
      endpoint.path,
      `se hizo, pero su respuesta no lo dice con palabras: ${came.body.slice(0, 80)}`,
    )
}
