import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { optionsOf, printable, refuse } from '../../src/commands/options.ts'
import { WRITES } from '../../src/adapters/http/calls/all.ts'
import { checkApi, type Report } from './check.ts'
import { LEAVES, NEEDS_STORE } from './samples.ts'

const DEMO = 'demo@puntada.mx'
const HELP = `Revisa un servidor vivo contra lo que el sitio espera de él, llamada por llamada.

  npm run contract -- --api https://servidor/api   revisa las 23 lecturas
      --user CORREO      cuenta para las lecturas de una persona (${DEMO})
      --password CLAVE   su contraseña, para entrar con ella
      --writes           envía también las escrituras; antes dice cuáles y pregunta
      --store ID         una tienda tuya, que recibe el mensaje y el pedido; sin ella no se envían
      --yes              no pregunta
  npm run contract -- --page                       escribe .github/contract.md

  cumple        el sitio puede mostrar todo lo que llegó
  difiere       algo no viene con el nombre o en la notación que el sitio lee; se dice dónde se edita
  inalcanzable  no llegó ninguna respuesta, o la dio la puerta (502, 503, 504)
  omitida       no se pidió
`

const MARKS: Readonly<Record<Report['verdict'], string>> = {
  cumple: '✓',
  difiere: '✗',
  inalcanzable: '…',
  omitida: '-',
}

const cameAs = (raw: unknown) => (raw === undefined ? 'nada' : (JSON.stringify(raw) ?? 'nada').slice(0, 80))

const linesOfReport = ({ source, call, verdict, problems, missing, unread, note, lines }: Report) =>
  [
    `${MARKS[verdict]} ${source} ${call}: ${verdict}${note && ` (${note})`}`,
    ...problems.map(({ column, expected, raw }) => `    ${column}: se esperaba ${expected}; llegó ${cameAs(raw)}`),
    ...(missing.length > 0 ? [`    no vino: ${missing.join(', ')}`] : []),
    ...(unread.length > 0 ? [`    vino y nadie lo lee: ${unread.join(', ')}`] : []),
    ...(lines.length > 0 ? [`    se edita en ${lines.join(', ')}`] : []),
  ]
    .map(printable)
    .join('\n')

const OPTIONS = {
  api: { type: 'string' },
  user: { type: 'string', default: DEMO },
  password: { type: 'string' },
  store: { type: 'string' },
  writes: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  page: { type: 'boolean', default: false },
} as const

const agrees = async (api: string, store: string | undefined) => {
  const sent = WRITES.filter((call) => store !== undefined || !NEEDS_STORE.has(call))
  const left = sent.flatMap((call) => LEAVES.get(call) ?? [])
  console.log(`Se envían ${sent.length} escrituras a ${api}. Queda ahí: ${left.join(', ')}.`)
  if (!process.stdin.isTTY) {
    console.error('Sin terminal y sin --yes no se envía nada: van solo las lecturas.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('¿Enviarlas? (s/N) ')
  terminal.close()
  return /^s/i.test(answer.trim())
}

const main = async () => {
  const values = optionsOf(HELP, OPTIONS)
  const { api, store, user, password } = values
  if (values.page) {
    // The simulated shop takes seconds to load, and a check does without it.
    const { contractPage, PAGE } = await import('./page.ts')
    writeFileSync(PAGE, await contractPage())
    console.log(`Escrito ${PAGE}`)
    return 0
  }
  if (api === undefined || !/^https?:/.test(api) || !URL.canParse(api))
    return refuse('Falta la dirección completa: npm run contract -- --api http://127.0.0.1:8787/api')
  const writes = values.writes && (values.yes || (await agrees(api, store)))
  const totals = { cumple: 0, difiere: 0, inalcanzable: 0, omitida: 0 }
  await checkApi({ api, user, password, store, writes }, (report) => {
    totals[report.verdict] += 1
    if (report.verdict !== 'omitida' || report.note !== '') console.log(linesOfReport(report))
  })
  const line = Object.entries(totals).map((total) => total.join(': '))
  console.log(`\n${line.join(' · ')}${writes ? '' : ' (con --writes también se prueban las escrituras)'}`)
  return totals.difiere + totals.inalcanzable > 0 ? 1 : 0
}

process.exitCode = await main()
