import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { readSettings } from '../../src/hosting/settings.ts'
import { OWN_DIALECT } from '../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../src/hosting/dialect/dialect-file.ts'
import { checkApi, DEMO_USER, type CheckOptions, type Report } from './check.ts'
import { learnApi } from './learn.ts'
import { contractPage, PAGE } from './page.ts'
import { personAt } from './questions.ts'
import { lastLine, LEGEND, leftBehind, remarks, reportLines, totalsOf } from './report.ts'
import { planText, planWrites } from './suggest/plan.ts'
import type { Sent } from './suggest/writes.ts'

const HELP = `Revisa un servidor vivo contra lo que el sitio espera de él, con el mismo código con que el sitio lo lee.

  npm run contract -- --api https://servidor/api   revisa las 23 lecturas
      --user CORREO      cuenta para las lecturas de una persona (${DEMO_USER})
      --password CLAVE   la contraseña de esa cuenta, para entrar con ella
      --writes           envía también las escrituras, una que debe guardarse y una que no; antes las enseña y
                         pregunta. Sin --user y --password pide una cuenta de prueba
      --store ID         una tienda tuya, que recibe el mensaje y el pedido; sin ella no se envían
      --dialect ARCHIVO  revisa con este dialecto
      --suggest ARCHIVO  aprende cómo habla el servidor, enseña tres filas de cada cifra, pregunta, lo escribe ahí
                         y vuelve a revisar con ello; lo que ese archivo ya decía se queda como está
      --yes              contesta que sí a todo; en el archivo queda marcado lo que hay que mirar
      --images URL       base de las imágenes (junto a la API)
      --timeout MS       espera por respuesta (30000)
      --json             el resultado en JSON
  npm run contract -- --page                       escribe ${PAGE}

Sin terminal no pregunta nada: no escribe en el servidor sin --yes, y deja en null las cifras que adivina.

${LEGEND}

Las llamadas, y lo que el documento no dice de ellas: ${PAGE}
`

const OPTIONS = {
  api: { type: 'string' },
  images: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  timeout: { type: 'string' },
  dialect: { type: 'string' },
  suggest: { type: 'string' },
  store: { type: 'string' },
  writes: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  page: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.page) {
    writeFileSync(PAGE, await contractPage())
    console.log(`Escrito ${PAGE}`)
    return 0
  }
  const { api, suggest, store } = values
  if (values.help || api === undefined || !/^https?:/.test(api) || !URL.canParse(api)) {
    console.log(HELP)
    if (!values.help)
      console.error('Falta --api con una dirección completa, por ejemplo --api http://127.0.0.1:8787/api')
    return values.help ? 0 : 2
  }
  const say = (text: string): void => {
    if (!values.json) console.log(text)
  }
  const env = loadEnv('production', resolve(import.meta.dirname, '../..'), 'VITE_CSRF_')
  const { csrfCookie: cookie, csrfHeader: header } = readSettings(env)
  const begun = values.dialect ?? (suggest !== undefined && existsSync(suggest) ? suggest : undefined)
  const given = begun === undefined ? undefined : readFileSync(begun, 'utf8')
  const timeout = Number(values.timeout)
  const person = personAt(process.stdin, values.yes)
  let { user, password } = values
  if (values.writes && password === undefined) {
    user ??= (await person.types('Correo de una cuenta de prueba de tu servidor (Intro: no tengo): ')) || undefined
    if (user !== undefined) password = (await person.types('Su contraseña: ')) || undefined
  }
  const { images } = values
  const options: CheckOptions = { api, images, user, password, store, env, ...(timeout > 0 && { timeout }) }
  let dialect = given === undefined ? OWN_DIALECT : parseDialect(given, begun)
  const plan = planWrites(store)
  let writes = values.writes
  if (writes) {
    say(planText(plan, api))
    const answer = await person.agrees('¿Enviarlo?')
    if (answer === null) console.error('Sin terminal y sin --yes no se envía nada: van solo las lecturas.')
    writes = answer === true
  }
  let before: readonly Report[] | undefined
  let sent: ReadonlyMap<string, Sent> | undefined
  if (suggest !== undefined) {
    before = await checkApi({ ...options, dialect })
    const learnt = await learnApi({ ...options, dialect, writes, person, isYes: values.yes, given, say })
    writeFileSync(suggest, learnt.text)
    say(`\nEscrito ${suggest}\n`)
    dialect = learnt.dialect
    sent = learnt.sent
  }
  const reports = await checkApi({ ...options, writes, dialect, ...(sent && { sent }) }, (report) => {
    if (report.verdict !== 'omitida' || report.notes.length > 0) say(reportLines(report, api, { cookie, header }))
  })
  if (values.json)
    console.log(
      JSON.stringify({ api, totals: totalsOf(reports), ...(before && { before: totalsOf(before) }), reports }, null, 2),
    )
  else {
    say(`\n${LEGEND}\n`)
    for (const remark of [...remarks(reports, options), ...leftBehind(reports)]) say(remark)
    if (before !== undefined) say(`antes: ${lastLine(before, false)}\ndespués:`)
    say(lastLine(reports, writes))
  }
  const { difiere, inalcanzable } = totalsOf(reports)
  return difiere + inalcanzable === 0 ? 0 : 1
}

console.warn = () => undefined

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
