import { parseBody } from '../../../src/adapters/http/client/answer.ts'
import type { WriteEndpoint } from '../../../src/adapters/http/endpoints/endpoint.ts'
import type { Call } from '../../../src/adapters/http/schema/dialect.ts'
import { hasMark } from '../../../src/adapters/http/schema/marks.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { excerpt, parsed } from '../described.ts'
import type { Came, Live } from '../live.ts'
import type { Person } from '../questions.ts'
import { columnsOf, isRow, type Row } from './columns.ts'
import type { Draft } from './draft.ts'
import { marksOf } from './marks.ts'
import { meaningOf } from './meaning.ts'
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

const shownTry = (body: Row, { status, body: came }: Came): string => {
  const sent = JSON.stringify(body).replace(/("(?:pass|contra|clave)[^"]*":)"[^"]*"/gi, '$1"…"')
  return `   mandé ${excerpt(sent, 200)}\n      llegó ${status} ${came.trim() === '' ? '(vacío)' : excerpt(came, 200)}`
}

/** A person signs what tells a write that was kept from one that was not. */
export const createSigning = ({ draft, person, isYes, say }: Omit<Sitting, 'live'> & { readonly draft: Draft }) => {
  const all: (Pick<WriteEndpoint, 'path' | 'done'> & Pick<Tries, 'good' | 'bad'>)[] = []
  const signed = new Map<string, boolean | null>()

  const sign = async ({ path, done, parameters }: WriteEndpoint, { sent, good, wrong, bad }: Tries): Promise<void> => {
    all.push({ path, done, good, bad })
    // A server that takes anything shows no refusal here.
    const isSame = bad.status === good.status && bad.body === good.body
    const told = marksOf(good, isSame ? null : bad, path === '/create_pedido.php' ? [done, 'folio'] : [done])
    say(`\n${path}\n${shownTry(sent, good)}\n${shownTry(wrong, bad)}`)
    if (told === null) return
    const { hecho, error } = told
    const marks = JSON.stringify(told)
    if (hecho !== null) say(`   se hizo: ${JSON.stringify(hecho)}`)
    if (error !== null) say(`   no se hizo: ${JSON.stringify(error)}`)
    if (hecho === null && error === null) signed.set(marks, true)
    // The same marks are signed once.
    if (!signed.has(marks))
      signed.set(marks, await person.agrees('   Lo primero, no lo segundo. ¿Quedó guardado en tu servidor?'))
    if (signed.get(marks) !== true)
      return draft.set(path, 'hecho', null, `¿así contesta cuando se guardó? ${excerpt(good.body)}`)
    const note = isYes ? 'MÍRALO: ¿así contesta cuando se guardó?' : 'así contesta cuando se guardó'
    if (hecho !== null) draft.set(path, 'hecho', hecho, note)
    const text = bad.status >= 500 ? null : meaningOf(bad).sentence
    const isNobody = path === '/login-user-redes.php' && !text?.word.includes(' ')
    if (error !== null) draft.set(path, isNobody ? 'nadie' : 'error', error, 'así contesta cuando no')
    if (text && text.path !== '' && text.path !== 'response') draft.set(path, 'texto', text.path, 'ahí está su frase')
    const row: unknown = parsed(bad.body)?.json
    const fields = columnsOf(isRow(row) ? [row] : []).find(
      ({ values: [value] }) => isRow(value) && Object.keys(value).some((name) => fieldMeant(parameters, name) !== null),
    )
    if (bad.status >= 400 && fields !== undefined && !['errors', 'data'].includes(fields.name))
      draft.set(path, 'errores', fields.name, 'ahí dice de qué campo')
  }

  /** What all say is said once; what says nothing is asked of PHP. */
  const finish = (): void => {
    for (const part of ['hecho', 'error', 'texto'] as const) draft.share(part)
    const general = parseDialect(JSON.stringify({ hecho: draft.general.get('hecho')?.value })).llamadas
    const means = ({ body, status }: Came, call: Call = {}) => hasMark(parseBody(body, status), call, call.hecho)
    for (const { path, done, good, bad } of all) {
      const parts = draft.calls.get(path)?.parts
      // It took the second one too: what differs between its two sentences is no mark.
      if (means(good, general[path]) && means(bad, general[path]))
        for (const part of ['hecho', 'error'] as const) parts?.delete(part)
      if (means(good, general[path]) && means(bad, general[path]) && !/recuperar|delete/.test(path))
        say(`\n${path}: también aceptó lo segundo, que quedó en el servidor.`)
      const call = parseDialect(JSON.stringify(draft.file())).llamadas[path]
      const isDocumented = ['response', ''].some((at) => hasMark(parseBody(good.body), {}, [[at, [done]]]))
      if (isDocumented || means(good, call) || good.status !== 200 || parts?.has('hecho') === true) continue
      say(`\n${path}: sus dos respuestas no dicen cuándo se hizo. ${inPhp(done)}`)
      draft.set(path, 'hecho', null, `sus respuestas no dicen cuándo se hizo. ${inPhp(done)}`)
    }
  }

  return { sign, finish }
}
