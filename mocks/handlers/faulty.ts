import { HttpResponse } from 'msw/http'
import type { Fault } from '../simulator/scenarios.ts'

export const sleep = (ms: number) => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms)))

const HTML =
  `<br />\n<b>Warning</b>:  mysqli_connect(): (HY000/2002): Connection refused in <b>/var/www/api/conexion.php` +
  `</b> on line <b>7</b><br />\n<!DOCTYPE html><html lang="es"><body><h1>Error</h1></body></html>`

/** PHP gives JSON this type, too. */
const PHP = 'text/html; charset=UTF-8'

/** The answer of each fault. */
const ANSWERS: Readonly<
  Partial<Record<Fault, readonly [text: string, status?: number, headers?: Readonly<Record<string, string>>]>>
> = {
  '500': ['Internal Server Error', 500],
  '429': ['Too Many Requests', 429, { 'Retry-After': '2' }],
  '401': ['[{"response":"Tu sesión caducó. Ingresa de nuevo."}]', 401],
  html: [HTML],
  vacia: ['[]'],
  forma: ['{"estado":"ok","datos":{"total":null}}'],
}

export const faultyResponse = (fault: Fault, text = '[]'): Response | Promise<never> => {
  if (fault === 'sin-conexion') return HttpResponse.error()
  if (fault === 'nunca') return new Promise(() => undefined)
  const cut = text.slice(0, Math.max(1, Math.floor(text.length * 0.6)))
  const [body, status = 200, headers = {}] = ANSWERS[fault] ?? [cut]
  return new HttpResponse(body, { status, headers: { 'Content-Type': PHP, ...headers } })
}
