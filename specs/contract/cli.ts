import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkApi, type Report } from './check.ts'
import { contractPage, contractTable, PAGE } from './page.ts'

const HELP = `Revisa un servidor vivo contra lo que el sitio espera de él.

  npm run contract -- --api https://servidor/api   revisa las 23 lecturas
      --writes        envía también las 17 escrituras (crea cuentas, un pedido, mensajes)
      --user CORREO   cuenta para las lecturas de una persona (demo@puntada.mx)
      --timeout MS    espera por respuesta (15000)
      --json          el resultado en JSON
  npm run contract -- --page                       escribe ${PAGE}

Las llamadas, y lo que el documento no dice de ellas:
${contractTable()}
`

const MARKS: Readonly<Record<Report['verdict'], string>> = { cumple: '✓', difiere: '✗', inalcanzable: '…', omitida: '-' }

const lines = ({ id, method, path, verdict, differences, notes, file }: Report): string =>
  [
    `${MARKS[verdict]} ${id} ${method} ${path}: ${verdict}`,
    ...differences.map(({ field, expected, got }) => `    ${field}: se esperaba ${expected}; llegó ${got}`),
    ...notes.map((note) => `    (${note})`),
    ...(verdict === 'difiere' ? [`    se adapta en ${file}`] : []),
  ].join('\n')

const count = (reports: readonly Report[], verdict: Report['verdict']): number =>
  reports.filter((report) => report.verdict === verdict).length

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      user: { type: 'string' },
      timeout: { type: 'string' },
      writes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.page) {
    writeFileSync(PAGE, contractPage())
    console.log(`Escrito ${PAGE}`)
    return 0
  }
  const { api } = values
  if (values.help || api === undefined || !/^https?:/.test(api) || !URL.canParse(api)) {
    console.log(HELP)
    if (!values.help) console.error('Falta --api con una dirección completa, por ejemplo --api http://127.0.0.1:8787/api')
    return values.help ? 0 : 2
  }
  const timeout = Number(values.timeout)
  const reports = await checkApi(
    {
      api,
      writes: values.writes,
      ...(values.user === undefined ? {} : { user: values.user }),
      ...(timeout > 0 ? { timeout } : {}),
    },
    (report) => {
      if (!values.json && report.verdict !== 'omitida') console.log(lines(report))
    },
  )
  const totals = (['cumple', 'difiere', 'inalcanzable', 'omitida'] as const).map((verdict) => [verdict, count(reports, verdict)] as const)
  if (values.json) console.log(JSON.stringify({ api, totals: Object.fromEntries(totals), reports }, null, 2))
  else console.log(`\n${totals.map(([verdict, number]) => `${verdict}: ${number}`).join(' · ')}${values.writes ? '' : ' (las escrituras, solo con --writes)'}`)
  return count(reports, 'difiere') + count(reports, 'inalcanzable') === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
