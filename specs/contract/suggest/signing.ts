import { send } from '../../../src/adapters/http/endpoints/write.ts'
import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import type { DialectFile } from '../../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { excerpt, parsed } from '../described.ts'
import type { Came, Live } from '../live.ts'
import type { Person } from '../questions.ts'
import { createSite, replayed } from '../site.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import type { Draft } from './draft.ts'
import { inWords, marksOf } from './marks.ts'
import { saidIn } from './meaning.ts'
import { fieldMeant } from './refusals.ts'

/** A server, and the person who knows it. */
export interface Sitting {
  readonly live: Live
  readonly person: Person
  /** The person said yes to everything beforehand: what is taken is marked. */
  readonly isYes: boolean
  readonly say: (line: string) => void
}

/** One write that should be kept and one that should not, with their answers. */
interface Tries {
  readonly sent: Row
  readonly good: Came
  readonly wrong: Row
  readonly bad: Came
}

const inPhp = (done: string): string =>
  `En PHP: si se guardó, echo json_encode(['response' => '${done}']); si no, http_response_code(422) y {"message": "…"}.`

export const shownBody = (body: Row): string =>
  excerpt(JSON.stringify(body).replace(/("(?:pass|contra|clave)[^"]*":)"[^"]*"/gi, '$1"…"'), 400)
const shownTry = (body: Row, { status, body: came }: Came): string =>
  `   mandé ${shownBody(body)}\n      llegó ${status} ${came.trim() === '' ? '(vacío)' : excerpt(came, 200)}`

/** A person signs what tells a write that was kept from one that was not. */
export const createSigning = ({ live, draft, person, isYes, say }: Sitting & { readonly draft: Draft }) => {
  const all: (Tries & { readonly endpoint: WriteEndpoint })[] = []
  const signed = new Map<string, boolean | null>()

  /** As the site would take it with this file. */
  const meant = async (endpoint: WriteEndpoint, came: Came, file = draft.file()) => {
    const { http } = createSite(replayed(live, came), parseDialect(JSON.stringify(file)))
    const result = await send(http, endpoint, {})
    if (result.ok) return 'done'
    return result.failure.kind === 'refused' || result.failure.kind === 'unauthorised' ? 'refused' : 'unknown'
  }

  const askMarks = async ({ path, done }: WriteEndpoint, good: Came, bad: Came | null): Promise<boolean> => {
    const told = marksOf(good, bad, path === '/create_pedido.php' ? [done, 'folio'] : [done])
    if (told === null) return false
    const { hecho, error } = told
    const marks = JSON.stringify(told)
    // The same marks are signed once.
    if (!signed.has(marks)) {
      say(`   se hizo: ${hecho === null ? `«${done}», 201 o 204` : inWords(hecho)}`)
      if (error !== null) say(`   no se hizo: ${inWords(error, 'trae otra cosa')}`)
      signed.set(marks, await person.agrees(bad ? '   ¿Lo primero se hizo, y lo segundo no?' : '   ¿Se hizo?'))
    }
    const isSigned = signed.get(marks) === true
    const note = isYes ? 'MÍRALO: ¿así contesta cuando se guardó?' : 'así contesta cuando se guardó'
    if (!isSigned) draft.set(path, 'hecho', null, `¿así contesta cuando se guardó? ${excerpt(good.body)}`)
    else if (hecho !== null) draft.set(path, 'hecho', hecho, note)
    if (isSigned && error !== null) draft.set(path, 'error', error, 'así contesta cuando no')
    return isSigned
  }

  const sign = async (endpoint: WriteEndpoint, tries: Tries): Promise<void> => {
    const { path, parameters } = endpoint
    const { sent, good, wrong, bad } = tries
    all.push({ endpoint, ...tries })
    // A server that takes anything shows no refusal here.
    const isSame = bad.status === good.status && bad.body === good.body
    say(`\n${path}\n${shownTry(sent, good)}\n${shownTry(wrong, bad)}`)
    const isKnown = (await meant(endpoint, good)) === 'done' && (isSame || (await meant(endpoint, bad)) === 'refused')
    if (!isKnown && !(await askMarks(endpoint, good, isSame ? null : bad))) return
    const text = bad.status >= 500 ? null : saidIn(bad)
    if (path === '/login-user-redes.php' && !isSame) {
      const said = text?.word ?? ''
      const isShown =
        said.includes(' ') && (await person.agrees(`   Quien entra sin tener cuenta leería «${said}». ¿Está bien así?`))
      const mark = bad.status >= 400 ? { HTTP: bad.status } : text && { [text.path]: said }
      if (isShown === false && mark !== null) draft.set(path, 'nadie', mark, 'nadie tiene esa cuenta')
    }
    if (text && text.path !== '' && text.path !== 'response') draft.set(path, 'texto', text.path, 'ahí está su frase')
    const row: unknown = parsed(bad.body)?.json
    const fields = columnsOf(isRow(row) ? [row] : []).find(
      ({ values: [value] }) => isRow(value) && Object.keys(value).some((name) => fieldMeant(parameters, name) !== null),
    )
    if (bad.status >= 400 && fields !== undefined && !['errors', 'data'].includes(fields.name))
      draft.set(path, 'errores', fields.name, 'ahí dice de qué campo')
  }

  /** What all say is said once; what says nothing is asked of PHP. */
  const finish = async (): Promise<void> => {
    for (const part of ['hecho', 'error', 'texto'] as const) draft.share(part)
    const general = { hecho: draft.general.get('hecho')?.value } as DialectFile
    for (const { endpoint, good, bad } of all) {
      const { path, done } = endpoint
      const parts = draft.calls.get(path)?.parts
      // It took the second one too: what differs between its two sentences is no mark.
      if ((await meant(endpoint, good, general)) === 'done' && (await meant(endpoint, bad, general)) === 'done') {
        for (const part of ['hecho', 'error'] as const) parts?.delete(part)
        if (!/recuperar|delete/.test(path)) say(`\n${path}: también aceptó lo segundo, que quedó en el servidor.`)
      }
      if (good.status !== 200 || parts?.has('hecho') === true || (await meant(endpoint, good)) === 'done') continue
      const what = `sus respuestas no dicen cuándo se hizo. ${inPhp(done)}`
      say(`\n${path}: ${what}`)
      draft.set(path, 'hecho', null, what)
    }
  }

  return { sign, finish }
}
