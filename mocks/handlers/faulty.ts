import { HttpResponse } from 'msw/http'
import type { Fault } from '../simulator/scenarios.ts'

export const sleep = (ms: number) => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms)))

const HTML =
  `<br />\n<b>Warning</b>:  mysqli_connect(): (HY000/2002): Connection refused in <b>/var/www/api/conexion.php` +
  `</b> on line <b>7</b><br />\n<!DOCTYPE html><html lang="es"><body><h1>Error</h1></body></html>`

const plain = (text: string, status = 200) =>
  new HttpResponse(text, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })

/** The answer of a fault instead of the true one. */
export const faultyResponse = (fault: Exclude<Fault, '10000'>, text = '[]'): Response | Promise<never> => {
  switch (fault) {
    case '500':
      return plain('Internal Server Error', 500)
    case '429':
      return new HttpResponse('Too Many Requests', { status: 429, headers: { 'Retry-After': '2' } })
    case '401':
      return HttpResponse.json([{ response: 'Tu sesión caducó. Ingresa de nuevo.' }], { status: 401 })
    case 'html':
      return plain(HTML)
    case 'sin-conexion':
      return HttpResponse.error()
    case 'vacia':
      return HttpResponse.json([])
    case 'forma':
      return HttpResponse.json({ estado: 'ok', datos: { total: null } })
    case 'nunca':
      return new Promise(() => undefined)
    case 'truncada':
      return new HttpResponse(text.slice(0, Math.max(1, Math.floor(text.length * 0.6))), {
        headers: { 'Content-Type': 'application/json' },
      })
  }
}
