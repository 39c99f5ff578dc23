import type { CheckOptions, Report } from './check.ts'
import type { Difference } from './diagnose.ts'
import { excerpt } from './described.ts'
import { LEAVES } from './samples.ts'
import type { Exchange } from './site.ts'
import { seemsRefused } from './suggest/meaning.ts'

const MARKS: Readonly<Record<Report['verdict'], string>> = {
  cumple: '✓',
  vacía: '○',
  difiere: '✗',
  inalcanzable: '…',
  omitida: '-',
}

export const LEGEND = `Qué dice cada palabra:
  cumple        el sitio puede mostrar todo lo que llegó
  vacía         llegó una lista sin nada: no hay error, y tampoco prueba nada
  difiere       algo de lo que llegó no se puede mostrar, o diría algo que no es
  inalcanzable  no llegó ninguna respuesta, o la dio la puerta (502, 503, 504)
  omitida       no se pidió: las escrituras quieren --writes; mensajes y pedidos, además, --store ID
  rompe         se pierde una fila, una cifra o la respuesta entera
  se pierde     un dato no se muestra, y lo demás sí
  no trae X     el campo no vino en ninguna fila; el sitio no dice nada de él
  campos de más columnas que el sitio no lee`

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** Whoever repeats it knows the password; the report need not. */
const withoutPassword = (body: string): string =>
  body.replace(/("(?:password|contrasena|contraseña|clave|pass|pwd)":)"[^"]*"/gi, '$1"CLAVE"')

interface Csrf {
  readonly cookie: string
  readonly header: string
}

const curlOf = (api: string, { method, address, body }: Exchange, { cookie, header }: Csrf): string => {
  const call = `curl -s ${quoted(`${api}${address}`)}`
  if (method === 'GET') return call
  const data = quoted(withoutPassword(body ?? '{}'))
  return `${call} -H 'Content-Type: application/json' -b '${cookie}=x' -H '${header}: x' -d ${data}`
}

const MOST_SHOWN = 300
const cameLine = ({ came: { status, type, body, ms } }: Exchange): string => {
  const shown = body.trim() === '' ? '(vacío)' : excerpt(body, MOST_SHOWN)
  return `${status} · ${type === '' ? 'sin tipo' : type} · ${Math.round(ms)} ms · ${shown}`
}

/** What to change in PHP; the first that fits what was expected. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^200$/, 'contesta 200 y, si no hay nada, echo \'[]\'; si falla de verdad, el estado y {"message": "…"}'],
  [
    /en JSON|una lista en|se esperaba una lista/,
    "header('Content-Type: application/json'); echo json_encode($filas, JSON_UNESCAPED_UNICODE); " +
      'y nada antes ni después (display_errors apagado)',
  ],
  [/lista vacía/, "si no hay nada, echo '[]'; si falló, http_response_code(500)"],
  [/una fila por identificador/, 'SELECT DISTINCT, o revisa el JOIN que repite filas'],
  [/traiga esa misma fila/, 'en la lista, el id por el que se busca: SELECT id_producto AS id'],
  [/identificador/, 'SELECT id_producto AS id'],
  [/precio/, "'precios' => '3:98.50,12:78.00': piezas, dos puntos, pesos de una pieza con punto decimal"],
  [/número entero/, 'un entero sin letras: 6'],
  [/fecha/, "date('Y-m-d H:i:s') en hora de México"],
  [/imagen que se puede traer/, 'revisa la carpeta: el sitio la pide bajo la base de imágenes'],
  [/ruta de imagen|imágenes/, 'la ruta bajo la base de imágenes, sin dominio: productos/12-1.jpg'],
  [/^0 o 1$/, "'1' o '0'"],
  [/colores/, "'Rojo:#cc0000,Hueso'"],
  [/separad/, "implode(',', $valores)"],
  [
    /^«/,
    "echo json_encode('PALABRA'), con la palabra que se esperaba; si dices que no, " +
      'http_response_code(422) y {"message": "…"}',
  ],
  [/menos de/, 'un índice en la tabla, o menos filas por página'],
  [/favoritos|producto quede|producto salga/, 'guarda o borra la fila antes de contestar'],
  [/registre/, 'contesta cualquier 200: nadie lo lee'],
  [/texto/, 'un texto: SELECT … AS CAMPO'],
]
const adviceFor = ({ field, expected }: Difference): string => {
  const found = ADVICE.find(([pattern]) => pattern.test(expected))?.[1] ?? ''
  return found.replace('CAMPO', field).replace('PALABRA', expected.replace(/[«»]/g, ''))
}

export const reportLines = (report: Report, api: string, csrf: Csrf): string => {
  const { id, method, path, verdict, differences, notes, exchange } = report
  return [
    `${MARKS[verdict]} ${id} ${method} ${path}: ${verdict}`,
    ...(exchange === undefined ? [] : [`    ${curlOf(api, exchange, csrf)}`, `    ${cameLine(exchange)}`]),
    ...differences.flatMap((difference) => {
      const { field, expected, got, weight } = difference
      const advice = adviceFor(difference)
      return [
        `    [${weight}] ${field}: se esperaba ${expected}; llegó ${got}`,
        ...(advice === '' ? [] : [`      en PHP: ${advice}`]),
      ]
    }),
    ...notes.map((note) => `    (${note})`),
    ...(verdict === 'difiere'
      ? ['    o sin tocar el servidor: npm run contract -- --api … --suggest dialecto.json']
      : []),
  ].join('\n')
}

const VERDICTS = ['cumple', 'difiere', 'inalcanzable', 'omitida', 'vacía'] as const
export const totalsOf = (reports: readonly Report[]) =>
  Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, reports.filter((report) => report.verdict === verdict).length]),
  ) as Record<Report['verdict'], number>

const count = (reports: readonly Report[], weight: Difference['weight']): number =>
  reports.flatMap(({ differences }) => differences).filter((difference) => difference.weight === weight).length

export const remarks = (reports: readonly Report[], options: Pick<CheckOptions, 'user'>): readonly string[] => {
  const empty = reports.filter(({ verdict }) => verdict === 'vacía').map(({ path }) => path.split('?')[0])
  const want = options.user === undefined ? ' Da --user con una cuenta que tenga favoritos y mensajes.' : ''
  const [broken, lost] = [count(reports, 'rompe'), count(reports, 'se pierde')]
  return [
    ...(broken + lost > 0 ? [`rompe: ${broken} · se pierde: ${lost}`] : []),
    ...(empty.length > 0 ? [`Vinieron vacías y no prueban nada: ${empty.join(', ')}.${want}`] : []),
  ]
}

/** What the POSTs left behind that cannot be taken back. */
export const leftBehind = (reports: readonly Report[]): readonly string[] => {
  const left = reports.flatMap(({ method, verdict, call, exchange }) =>
    method === 'POST' && exchange !== undefined && verdict !== 'omitida' && !seemsRefused(exchange.came)
      ? (LEAVES.get(call) ?? [])
      : [],
  )
  return left.length === 0
    ? []
    : [`Quedó en el servidor: ${left.map((what) => `1 ${what}`).join(', ')}. Bórralo si estorba.`]
}

export const lastLine = (reports: readonly Report[], writes: boolean): string => {
  const totals = totalsOf(reports)
  const line = VERDICTS.map((verdict) => `${verdict}: ${totals[verdict]}`).join(' · ')
  return totals.omitida > 0 && !writes ? `${line} (con --writes también se prueban las escrituras)` : line
}
