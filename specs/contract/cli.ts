import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readDialect } from '../../src/hosting/dialect.ts'
import { checkApi, emptyReads, type CheckOptions, type Report } from './check.ts'
import { LEAVES } from './samples.ts'
import { contractPage, contractTable, PAGE } from './page.ts'
import { suggestDialect } from './suggest/suggest.ts'

const HELP = `Revisa un servidor vivo contra lo que el sitio espera de él.

  npm run contract -- --api https://servidor/api   revisa las 23 lecturas
      --user CORREO      cuenta para las lecturas de una persona (demo@puntada.mx)
      --password CLAVE   la contraseña de esa cuenta, para entrar con ella
      --writes           envía también las 17 escrituras (crea cuentas, un pedido, mensajes)
      --dialect ARCHIVO  revisa con los nombres que dice este dialecto
      --suggest ARCHIVO  aprende los nombres del servidor, los escribe ahí y vuelve a revisar con ellos;
                         lo que no es seguro queda en null con una nota, para que alguien lo decida
      --images URL       base de las imágenes (junto a la API)
      --timeout MS       espera por respuesta (30000)
      --json             el resultado en JSON
  npm run contract -- --page                       escribe ${PAGE}

Las llamadas, y lo que el documento no dice de ellas:
${contractTable()}
`

const MARKS: Readonly<Record<Report['verdict'], string>> = {
  cumple: '✓',
  difiere: '✗',
  inalcanzable: '…',
  omitida: '-',
}

const lines = ({ id, method, path, verdict, differences, notes, file }: Report): string =>
  [
    `${MARKS[verdict]} ${id} ${method} ${path}: ${verdict}`,
    ...differences.map(
      ({ field, expected, got, weight }) => `    [${weight}] ${field}: se esperaba ${expected}; llegó ${got}`,
    ),
    ...notes.map((note) => `    (${note})`),
    ...(verdict === 'difiere' ? [`    se adapta en el dialecto (--suggest) o en ${file}`] : []),
  ].join('\n')

const VERDICTS = ['cumple', 'difiere', 'inalcanzable', 'omitida'] as const
const totalsOf = (reports: readonly Report[]) =>
  Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, reports.filter((report) => report.verdict === verdict).length]),
  ) as Record<Report['verdict'], number>

const count = (reports: readonly Report[], weight: 'rompe' | 'se pierde'): number =>
  reports.flatMap(({ differences }) => differences).filter((difference) => difference.weight === weight).length

/** What the last line cannot say. */
const remarks = (reports: readonly Report[], options: CheckOptions): readonly string[] => {
  const empty = emptyReads(reports)
  const names = empty.map(({ path }) => path.split('?')[0]).join(', ')
  const want = options.user === undefined ? ' Da --user con una cuenta que tenga favoritos y mensajes.' : ''
  return [
    ...(count(reports, 'rompe') + count(reports, 'se pierde') > 0
      ? [`rompe: ${count(reports, 'rompe')} · se pierde: ${count(reports, 'se pierde')}`]
      : []),
    ...(empty.length > 0
      ? [
          `${empty.length} ${empty.length === 1 ? 'lectura vino vacía' : 'lecturas vinieron vacías'} y no ${empty.length === 1 ? 'prueba' : 'prueban'} nada: ${names}.${want}`,
        ]
      : []),
  ]
}

/** What the POSTs left behind that cannot be taken back. */
const traces = (paths: readonly string[]): readonly string[] => {
  const counted = [...LEAVES]
    .map(([path, what]) => [what, paths.filter((each) => each === path).length] as const)
    .filter(([, number]) => number > 0)
  return counted.length === 0
    ? []
    : [
        `Quedó en el servidor (en las cuentas contrato-…@ejemplo.mx o en la de --user): ${counted.map(([what, number]) => `${what} × ${number}`).join(', ')}.`,
      ]
}

const lastLine = (reports: readonly Report[], writes: boolean): string =>
  `${Object.entries(totalsOf(reports))
    .map(([verdict, number]) => `${verdict}: ${number}`)
    .join(' · ')}${writes ? '' : ' (las escrituras, solo con --writes)'}`

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      images: { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      timeout: { type: 'string' },
      dialect: { type: 'string' },
      suggest: { type: 'string' },
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
  const { api, suggest, writes } = values
  if (values.help || api === undefined || !/^https?:/.test(api) || !URL.canParse(api)) {
    console.log(HELP)
    if (!values.help)
      console.error('Falta --api con una dirección completa, por ejemplo --api http://127.0.0.1:8787/api')
    return values.help ? 0 : 2
  }
  const timeout = Number(values.timeout)
  const begun = values.dialect ?? (suggest !== undefined && existsSync(suggest) ? suggest : undefined)
  const options: CheckOptions = {
    api,
    writes,
    images: values.images,
    user: values.user,
    password: values.password,
    ...(timeout > 0 ? { timeout } : {}),
    ...(begun === undefined ? {} : { dialect: readDialect(resolve(begun)) }),
  }
  const show = (report: Report): void => {
    if (!values.json && report.verdict !== 'omitida') console.log(lines(report))
  }
  let before: readonly Report[] | undefined
  let dialect = options.dialect
  let findings: readonly string[] = []
  let left: readonly string[] = []
  if (suggest !== undefined) {
    // Before: reads alone, so that nothing is sent twice.
    before = await checkApi({ ...options, writes: false })
    const suggestion = await suggestDialect(options)
    writeFileSync(suggest, suggestion.file)
    dialect = suggestion.dialect
    findings = suggestion.findings
    left = suggestion.left
    if (!values.json) console.log(`${findings.map((finding) => `  ${finding}`).join('\n')}\n\nEscrito ${suggest}\n`)
  }
  const reports = await checkApi({ ...options, ...(dialect === undefined ? {} : { dialect }) }, show)
  if (values.json)
    console.log(
      JSON.stringify(
        { api, totals: totalsOf(reports), ...(before && { before: totalsOf(before), findings }), reports },
        null,
        2,
      ),
    )
  else {
    console.log(
      `\n${[...remarks(reports, options), ...traces([...left, ...reports.filter(({ method, verdict }) => method === 'POST' && verdict === 'cumple').map(({ path }) => path)])].map((remark) => `${remark}\n`).join('')}`,
    )
    if (before !== undefined) console.log(`antes: ${lastLine(before, false)}\ndespués:`)
    console.log(lastLine(reports, writes))
  }
  const { difiere, inalcanzable } = totalsOf(reports)
  return difiere + inalcanzable === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
