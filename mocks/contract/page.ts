import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { READS, WRITES } from '../../src/adapters/http/calls/all.ts'
import type { Call, ReadCall } from '../../src/adapters/http/call.ts'
import { parseBody } from '../../src/adapters/http/client/answer.ts'
import { createSimulation } from '../db.ts'
import { simulatedToken } from '../memory/reply.ts'
import { createHandlers } from '../handlers/handlers.ts'
import { createSamples, inOrder } from './samples.ts'

export const PAGE = '.github/contract.md'
/** The page above this heading is written by hand. */
const GENERATED = '\n\n## Lecturas'

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
const codes = ({ asks }: Call) =>
  asks.columns.length === 0 ? 'ninguno' : asks.columns.map(({ column }) => `\`${column}\``).join(', ')
const assumed = (call: Call) => (call.assumed === '' ? 'nada' : call.assumed)

const NOW = Date.parse('2026-11-20T15:00:00Z')

const exampleShop = () => {
  const handlers = createHandlers(createSimulation({ seed: 3, products: 150, now: () => NOW, openedAt: NOW }))
  return async (address: string, body?: object) => {
    const headers = { Authorization: `Bearer ${simulatedToken(String(Object(body).email))}` }
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    const text = await (await getResponse(handlers, new Request(`http://ejemplo.mx/api${address}`, init)))?.text()
    const answer = parseBody(text ?? '')
    return 'json' in answer ? answer.json : answer.text
  }
}

const LONGEST = 90
const shortened = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : (value as unknown),
    ]),
  )
const bySource = (a: Call, b: Call) => a.source.localeCompare(b.source, 'es', { numeric: true })
const columnsOf = ({ row }: ReadCall) => row.columns.map(({ column }) => column).join()

export const contractPage = async () => {
  const ask = exampleShop()
  const samples = createSamples({ user: 'demo@puntada.mx', password: 'mayoreo123' })
  const examples = new Map<ReadCall, object>()
  for (const call of inOrder(READS)) {
    const query = new URLSearchParams(call.asks.encode(samples.asked(call)) as Record<string, string>)
    const rows = (await ask(`${call.path}?${query}`)) as readonly object[]
    samples.learn(
      call,
      rows.map((row) => call.row.decode(row)),
    )
    if (rows[0]) examples.set(call, rows[0])
  }
  const reads = READS.toSorted(bySource)
  const shapes = [...Map.groupBy(reads, columnsOf).values()].map((calls) => {
    const [first] = calls
    return [
      `### ${calls.map(({ path }) => `\`${path}\``).join(', ')}`,
      table(
        ['Campo', 'Qué lleva'],
        (first?.row.columns ?? []).map(({ column, expected, isRequired }) => [
          `\`${column}\``,
          isRequired ? `**${expected}**` : expected,
        ]),
      ),
      `\`\`\`json\n[${JSON.stringify(shortened((first && examples.get(first)) ?? {}))}]\n\`\`\``,
    ].join('\n\n')
  })
  const examplesOfWrites: string[] = []
  for (const call of inOrder(WRITES)) {
    const body = call.asks.encode(samples.asked(call))
    const answer = await ask(call.path, body)
    const example = JSON.stringify(body)
      .replaceAll(/(?:red-)?contrato-\w+@ejemplo\.mx/g, 'ana@ejemplo.mx')
      .replace(/"id_cliente":"[^"]*"/, '"id_cliente":"5f0c…"')
    const answered = call.kind === 'record' ? '' : `\n  → ${JSON.stringify(answer)}`
    examplesOfWrites.push(`${call.path}\n  ${example}${answered}`)
  }
  return [
    readFileSync(PAGE, 'utf8').split(GENERATED)[0] ?? '',
    `## Lecturas (${reads.length})`,
    table(
      ['Requisito', 'Llamada', 'Parámetros', 'Responde', 'Suponemos'],
      reads.map((call) => [
        call.source,
        `GET \`${call.path}\``,
        codes(call),
        call.kind === 'rows' ? 'una lista' : 'una fila',
        assumed(call),
      ]),
    ),
    `## Escrituras (${WRITES.length})`,
    table(
      ['Requisito', 'Llamada', 'Cuerpo', 'Palabra de éxito', 'Lo suponemos'],
      WRITES.toSorted(bySource).map((call) => [
        call.source,
        `POST \`${call.path}\``,
        codes(call),
        call.kind === 'record'
          ? 'nadie la lee'
          : typeof call.done === 'string'
            ? `«${call.done}»`
            : `\`${JSON.stringify(call.done.says)}\``,
        assumed(call),
      ]),
    ),
    'Un ejemplo de cada una, lo que se manda y lo que se contesta:',
    `\`\`\`\n${examplesOfWrites.join('\n')}\n\`\`\``,
    '## Filas',
    `${shapes.join('\n\n')}\n`,
  ].join('\n\n')
}
