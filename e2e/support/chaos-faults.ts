import type { Answer, Fault } from './chaos-proxy.ts'

type Row = Record<string, unknown>

const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' }

const HTML =
  '<!DOCTYPE html><html lang="es"><body><h1>Error interno</h1><script>window.intrusa="html"</script></body></html>'
const WARNING =
  '<br />\n<b>Warning</b>:  mysqli_connect(): Connection refused in <b>/var/www/api/db.php</b> on line <b>7</b><br />\n'

const saying =
  (body: string, headers: Answer['headers'] = JSON_TYPE, status = 200): Fault =>
  () => ({ status, headers, body: Buffer.from(body) })

/** Null where the answer is no list of rows. */
const rowsOf = ({ body }: Answer): Row[] | null => {
  try {
    const json: unknown = JSON.parse(body.toString())
    return Array.isArray(json) && json.every((row) => typeof row === 'object' && row !== null) ? (json as Row[]) : null
  } catch {
    return null
  }
}

const onRows =
  (change: (rows: Row[]) => unknown): Fault =>
  (truth) => {
    const rows = rowsOf(truth)
    return rows === null ? truth : { ...truth, body: Buffer.from(JSON.stringify(change(rows))) }
  }

const onFields = (change: (value: unknown, name: string, at: number) => unknown): Fault =>
  onRows((rows) =>
    rows.map((row, at) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name, at)])),
    ),
  )

const identifies = (name: string): boolean => name === 'id' || name.startsWith('id_') || name === 'cantidad'

const HOSTILE = [
  '<img src=x onerror="window.intrusa=1">',
  '<script>window.intrusa=1</script>',
  '"><svg/onload=window.intrusa=1>',
  'javascript:window.intrusa=1',
  'data:text/html,<script>parent.intrusa=1</script>',
  'https://malo.example/robo',
  '//malo.example/robo',
  '/\\malo.example',
  '../../../../etc/passwd',
  '\u202Eoiratnoc la\u202C texto',
  '\u2066\u2067oculto\u2069',
  '\u0000\u0001\u0008control',
  'z̷̧̛͖a̵̢l̶g̴o̸'.repeat(20),
  'Supercalifragilístico'.repeat(60),
  '👩🏽‍🧵👖'.repeat(30),
  '%E0%A4%A',
  '\uD800 media letra',
  '   ',
  'a,b:c,:,,::,d:',
] as const

const hostileAt = (at: number): string => HOSTILE[at % HOSTILE.length] ?? ''

const STRANGE_PRICES = ['-5.00', '0', '1e999', 'gratis', '78,50', '99999999999999', '$1,200.50 MXN', '.5', null, [], {}]
const STRANGE_DATES = ['0000-00-00 00:00:00', '2026-02-31', 'ayer', '21/11/2026', 17e8, -1, null, {}]
const strange = (list: readonly unknown[], at: number): unknown => list[at % list.length]

const PRICES = new Set(['pedido_minimo', 'minimo', 'multiplo', 'cantidad'])

const oddPrices = onFields((value, name, at) => {
  if (name === 'precios')
    return `3:${String(strange(STRANGE_PRICES, at))},6:${String(strange(STRANGE_PRICES, at + 1))},-1:5,0:0,x:y,6:10,6:9`
  return PRICES.has(name) ? strange(STRANGE_PRICES, at) : value
})

let tenThousand: Buffer | null = null
const tenThousandRows: Fault = (truth, endpoint) => {
  const rows = rowsOf(truth)
  if (rows === null || rows.length < 2 || !endpoint.startsWith('list-products')) return truth
  const rowAt = (at: number) => ({ ...rows[at % rows.length], id: String(at + 1) })
  tenThousand ??= Buffer.from(JSON.stringify(Array.from({ length: 10_000 }, (_, at) => rowAt(at))))
  return { ...truth, body: tenThousand }
}

/** What a faulty API may answer, all of it at once. What the client reads by itself is tried in process. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  '500 con HTML': saying(HTML, HTML_TYPE, 500),
  'HTML con 200': saying(HTML, HTML_TYPE),
  'aviso de PHP antes del JSON': (truth) => ({
    ...truth,
    headers: HTML_TYPE,
    body: Buffer.concat([Buffer.from(WARNING), truth.body]),
  }),
  null: saying('null'),
  'lista vacía': saying('[]'),
  'cortado a la mitad': (truth) => ({ ...truth, body: truth.body.subarray(0, Math.floor(truth.body.length * 0.6)) }),
  'conexión cortada': (truth) => ({
    ...truth,
    body: truth.body.subarray(0, Math.floor(truth.body.length / 2)),
    end: 'cut',
  }),
  'compresión mentirosa': (truth) => ({ ...truth, headers: { ...truth.headers, 'content-encoding': 'gzip' } }),
  'tipos cambiados': onFields((value, name, at) =>
    identifies(name) ? value : [42, true, null, { a: 1 }, ['x'], -0.5, 'Infinity'][at % 7],
  ),
  'todo null': onFields(() => null),
  'campos de menos': onRows((rows) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => identifies(name)))),
  ),
  'ids repetidos': onRows((rows) => [...rows, ...rows, ...rows.map((row) => ({ ...row, id: rows[0]?.['id'] }))]),
  'precios raros': oddPrices,
  'fechas raras': onFields((value, name, at) =>
    name === 'fecha' || name === 'desde' ? strange(STRANGE_DATES, at) : value,
  ),
  'textos hostiles': onFields((value, name, at) => (identifies(name) ? value : hostileAt(at + name.length))),
  'ids hostiles': onFields((value, name, at) => (identifies(name) ? `${hostileAt(at)}${at}` : value)),
  'imágenes y enlaces hostiles': onFields((value, name, at) =>
    /imagen|logo|portada|galeria|svg|liga|telefono|correo/.test(name) ? hostileAt(at) : value,
  ),
  'palabras larguísimas': onFields((value, name) =>
    identifies(name) || typeof value !== 'string' ? value : 'Ñandú'.repeat(400),
  ),
  '10,000 productos': tenThousandRows,
  'una fila mala entre las buenas': onRows((rows) =>
    rows.length > 1 ? [null, ...rows, { basura: true }, false, []] : rows,
  ),
}
