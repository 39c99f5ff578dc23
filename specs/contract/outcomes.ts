import { getMany, getOne, type ReadEndpoint, type WriteEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { ROWS_OF_WRITES } from '../../src/adapters/http/endpoints/endpoints.ts'
import { send } from '../../src/adapters/http/endpoints/write.ts'
import { inspect } from '../../src/adapters/http/schema/rows.ts'
import { mapResult, type Result } from '../../src/domain/result.ts'
import { described, excerpt, parsed, strangeBody } from './described.ts'
import { breaks, type Difference } from './diagnose.ts'
import type { Came } from './live.ts'
import type { Samples } from './samples.ts'
import type { Site } from './site.ts'
import { seemsRefused } from './suggest/meaning.ts'
import type { Row } from './suggest/columns.ts'

const text = (row: Row, name: string): string => (typeof row[name] === 'string' ? row[name] : '')

export const readAsSite = async (
  { http }: Pick<Site, 'http'>,
  endpoint: ReadEndpoint,
  known: Samples,
): Promise<Result<readonly unknown[]>> => {
  const query = Object.fromEntries(endpoint.parameters.map((name) => [name, known.parameter(endpoint.path, name)]))
  if (endpoint.answers === 'rows') return getMany(http, endpoint, query, undefined)
  return mapResult(await getOne(http, endpoint, query, undefined), (item) => (item === null ? [] : [item]))
}

export const sendAsSite = async (
  { http, ports }: Site,
  endpoint: WriteEndpoint,
  body: Row,
): Promise<Result<unknown>> => {
  if (endpoint.path === '/login-user.php')
    return ports.session.login({ email: text(body, 'email'), password: text(body, 'password') })
  if (endpoint.path === '/login-user-redes.php')
    return ports.session.loginSocial({ email: text(body, 'email'), provider: 'Google' })
  const result = await send(http, endpoint, body)
  const source = ROWS_OF_WRITES.find(({ path }) => path === endpoint.path)
  if (!result.ok || source === undefined) return result
  const rows = inspect(source, result.value, http)
  return { ok: true, value: 'why' in rows ? null : rows[0]?.item }
}

const cameAs = ({ body }: Came): string => {
  const answer = parsed(body)
  if (answer === null) return /^\s*<|^\s*$/.test(body) ? strangeBody(body) : `«${excerpt(body)}»`
  return typeof answer.json === 'string' ? `«${excerpt(answer.json)}»` : described(answer.json)
}

export const diagnoseWrite = (endpoint: WriteEndpoint, came: Came, result: Result<unknown>): readonly Difference[] => {
  // Nobody reads the answer to a view record; a refusal says that it was not counted.
  const isRecord = endpoint.done === ''
  if (isRecord ? !seemsRefused(came) && came.status < 400 : result.ok) return []
  const expected = isRecord ? 'que la registre' : `«${endpoint.done}»`
  const failure = result.ok ? null : result.failure
  if (failure?.kind === 'malformed' && failure.where.includes('name'))
    return [breaks('name', 'texto no vacío', 'falta')]
  const isRefused = isRecord || failure?.kind === 'refused' || failure?.kind === 'unauthorised'
  const kind = isRefused ? 'una negativa' : 'algo que no dice si se hizo'
  const got = `${kind}: ${came.status >= 300 ? `${came.status} ` : ''}${cameAs(came)}`
  return [{ field: 'respuesta', expected, got, weight: isRecord ? 'se pierde' : 'rompe' }]
}
