import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { createSimulation } from '../../mocks/db.ts'
import { createHandlers } from '../../mocks/handlers/handlers.ts'
import type { Endpoint, ReadEndpoint } from '../../src/adapters/http/endpoints/endpoint.ts'
import { OWN_DIALECT } from '../../src/adapters/http/schema/dialect.ts'
import { fieldsOf } from '../../src/adapters/http/schema/rows.ts'
import { parsed } from './described.ts'
import { createBodies, samples, type Samples } from './samples.ts'
import { READS, WRITES } from './site.ts'
import { isRow, type Row } from './suggest/columns.ts'

export const PAGE = '.github/contract.md'
/** What stands above is written by hand. */
const MADE = '\n\n## Lecturas'

const TERMS = { dialect: OWN_DIALECT, imagesBase: '/images' }
const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
const codes = (names: readonly string[]): string =>
  names.length === 0 ? 'ninguno' : names.map((name) => `\`${name}\``).join(', ')
const assumed = ({ assumed: text }: Endpoint): string => (text === '' ? 'nada' : text)

const NOW = Date.parse('2026-11-20T15:00:00Z')
const USER = 'demo@puntada.mx'

const exampleShop = () => {
  const handlers = createHandlers(createSimulation({ seed: 3, products: 150, now: () => NOW, openedAt: NOW }))
  return async (address: string, body?: Row): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const text = await (await getResponse(handlers, new Request(`http://ejemplo.mx/api${address}`, init)))?.text()
    return parsed(text ?? '')?.json ?? text
  }
}

const LONGEST = 90
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  return isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
    : value
}

const formsOf = (reads: readonly ReadEndpoint[]): ReadonlyMap<string, readonly ReadEndpoint[]> =>
  Map.groupBy(reads, (endpoint) => JSON.stringify(fieldsOf(endpoint, TERMS).map(({ column }) => column)))

const byId = (a: Endpoint, b: Endpoint): number => a.id.localeCompare(b.id)

export const contractPage = async (): Promise<string> => {
  const ask = exampleShop()
  let known: Samples = samples(USER)
  const examples = new Map<string, Row>()
  for (const { path, parameters } of READS) {
    const query = new URLSearchParams(parameters.map((name) => [name, known.parameter(path, name)]))
    const answer = await ask(`${path}?${query}`)
    const rows = (Array.isArray(answer) ? (answer as unknown[]) : [answer]).filter(isRow)
    known = known.learn(path, rows)
    if (rows[0]) examples.set(path, rows[0])
  }
  const bodies = createBodies({ user: USER, password: 'mayoreo123' })
  const reads = READS.toSorted(byId)
  const shapes = [...formsOf(reads).values()].map((calls) => {
    const [first] = calls
    if (first === undefined) return ''
    const example = examples.get(first.path) ?? {}
    return [
      `### ${calls.map(({ path }) => `\`${path}\``).join(', ')}`,
      table(
        ['Campo', 'Qué lleva'],
        fieldsOf(first, TERMS).map(({ column, expected, isRequired }) => [
          `\`${column}\``,
          isRequired ? `**${expected}**` : expected,
        ]),
      ),
      `\`\`\`json\n[${JSON.stringify(shortened(example))}]\n\`\`\``,
    ].join('\n\n')
  })
  const writes = await Promise.all(
    WRITES.toSorted(byId).map(async ({ path, done }) => {
      const body = bodies(path, known)
      const shown = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          name === 'id_cliente' ? '5f0c…' : /contrato-/.test(String(value)) ? 'ana@ejemplo.mx' : value,
        ]),
      )
      const answer = done === '' ? '' : await ask(path, body)
      return `${path}\n  ${JSON.stringify(shown)}${done === '' ? '' : `\n  → ${JSON.stringify(answer)}`}`
    }),
  )
  return [
    readFileSync(PAGE, 'utf8').split(MADE)[0] ?? '',
    `## Lecturas (${reads.length})`,
    table(
      ['Requisito', 'Llamada', 'Parámetros', 'Responde', 'Suponemos'],
      reads.map((endpoint) => [
        endpoint.id,
        `GET \`${endpoint.path}\``,
        codes(endpoint.parameters),
        endpoint.answers === 'rows' ? 'una lista' : 'una fila',
        assumed(endpoint),
      ]),
    ),
    `## Escrituras (${WRITES.length})`,
    table(
      ['Requisito', 'Llamada', 'Cuerpo', 'Palabra de éxito', 'Lo suponemos'],
      WRITES.toSorted(byId).map((endpoint) => [
        endpoint.id,
        `POST \`${endpoint.path}\``,
        codes(endpoint.parameters),
        endpoint.done === '' ? 'nadie la lee' : `«${endpoint.done}»`,
        assumed(endpoint),
      ]),
    ),
    'Un ejemplo de cada una, lo que se manda y lo que se contesta:',
    `\`\`\`\n${writes.join('\n')}\n\`\`\``,
    '## Filas',
    ...shapes,
  ]
    .join('\n\n')
    .concat('\n')
}
