// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { accountsCalls, sessionCalls } from '../../../src/adapters/http/calls/account.ts'
import { favouritesCalls } from '../../../src/adapters/http/calls/favourites.ts'
import { messagingCalls } from '../../../src/adapters/http/calls/messaging.ts'
import { newsletterCalls } from '../../../src/adapters/http/calls/newsletter.ts'
import { ordersCalls } from '../../../src/adapters/http/calls/orders.ts'
import { portOver } from '../../../src/adapters/http/port.ts'
import type { Result } from '../../../src/domain/result.ts'
import { writeOutcome } from '../../../src/domain/write-outcome.ts'
import { clientOver } from '../../support/http.ts'

// What the site says after a write, by what PHP servers really answer: sent, refused, or not known.

const user = 'ana@ejemplo.mx'
const line = { productId: 'p1', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 3, price: 98_50 }
const ORDER = { clientId: 'c1', user, storeId: '7', note: '', lines: [line], total: 295_50 }

const over = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = () => new Response([204, 205].includes(status) ? null : text, { status })
  return clientOver(() => Promise.resolve(answer()))
}
/** `hecho`, `rechazado «texto»`, `no se sabe «texto»`; a failure that the login hears of as `sesión`. */
const shown = (result: Result<unknown>): string => {
  const outcome = writeOutcome(result)
  if (outcome.kind === 'done') return 'hecho'
  const { failure } = outcome
  const text = 'text' in failure ? failure.text : 'said' in failure ? (failure.said ?? '') : ''
  const said = text === '' ? '' : ` «${text}»`
  if (failure.kind === 'unauthorised') return 'sesión'
  return `${{ refused: 'rechazado', unknown: 'no se sabe', 'not-sent': 'no salió' }[outcome.kind]}${said}`
}
const order = async (body: unknown, status?: number) => {
  const result = await portOver(over(body, status), ordersCalls).create(ORDER)
  const { folio = '', total = 0 } = result.ok ? result.value : {}
  return `${shown(result)}${folio && ` folio ${folio}`}${total ? ` total ${total}` : ''}`
}

const NOTICE = '<br />\n<b>Warning</b>:  mail(): Failed in <b>/x.php</b> on line <b>12</b><br />\n'

describe('Lo que contesta el servidor a un pedido', () => {
  const said = async (rows: readonly (readonly [status: number, body: unknown, said: string])[]) => {
    for (const [status, body, text] of rows) expect(await order(body, status), `${status} ${String(body)}`).toBe(text)
  }

  it('R11.87 hecho es la palabra del documento, y 201 y 204; lo demás no se sabe', () =>
    said([
      [200, 'registered', 'hecho'],
      [200, '"registered"', 'hecho'],
      [200, "'registered'", 'hecho'],
      [200, '\uFEFFregistered', 'hecho'],
      [200, `${NOTICE}[{"response":"registered"}]`, 'hecho'],
      [200, [{ response: 'registered', folio: 'P-0012' }], 'hecho folio P-0012'],
      [200, [{ response: 'registered', folio: '0' }], 'hecho'],
      [200, { response: 'REGISTERED', folio: 12, total: '295.50' }, 'hecho folio 12 total 29550'],
      [200, [{ response: 'registered', id: 99, numero: 5, id_pedido: 7 }], 'hecho'],
      [200, { success: false, response: 'registered' }, 'hecho'],
      [201, { data: { id: 7 } }, 'hecho'],
      [204, '', 'hecho'],
      [200, { data: { id: 7 } }, 'no se sabe'],
      [202, '', 'no se sabe'],
      [200, 'ok', 'no se sabe «ok»'],
      [200, { status: 1, message: 'No se pudo registrar el pedido' }, 'no se sabe «No se pudo registrar el pedido»'],
      [200, { errors: { talla: ['Falta la talla'] } }, 'no se sabe «Falta la talla»'],
      [200, 'null', 'no se sabe'],
      [200, '<!DOCTYPE html><h1>registered</h1>', 'no se sabe'],
      [200, `x${' y'.repeat(400)}`, `no se sabe «x${' y'.repeat(400)}»`],
    ]))

  it('R11.02 un 4xx es una negativa, menos los que no dicen si algo se hizo; un 5xx no se sabe', () =>
    said([
      [400, { error: 'Falta la talla' }, 'rechazado «Falta la talla»'],
      [400, 'registered', 'rechazado «registered»'],
      [401, 'Ingresa', 'sesión'],
      [404, '<h1>Falta <b>la talla</b> &ndash; CH</h1>', 'rechazado «Falta la talla – CH»'],
      [404, '<!DOCTYPE html><h1>Not Found</h1>', 'rechazado'],
      [408, 'Tardaste', 'no se sabe «Tardaste»'],
      [425, '', 'no se sabe'],
      [429, 'Espera', 'no se sabe «Espera»'],
      [500, { error: 'Falta la talla' }, 'no se sabe «Falta la talla»'],
    ]))

  it('R11.202 una frase de HTTP sola no es de nadie', () =>
    said([
      [500, { message: 'Internal Server Error' }, 'no se sabe'],
      [502, '<h1>502 Bad Gateway</h1>', 'no se sabe'],
      [503, 'Service Unavailable.', 'no se sabe'],
      [504, 'HTTP/1.1 504 Gateway Timeout', 'no se sabe'],
      [500, { error: 'Error 500' }, 'no se sabe'],
      [403, { error: 'Forbidden' }, 'rechazado'],
      [422, { message: 'Unprocessable Content' }, 'rechazado'],
      [409, { message: 'Conflict', detail: 'Ya se envió' }, 'rechazado «Ya se envió»'],
      [403, 'Forbidden para tu cuenta', 'rechazado «Forbidden para tu cuenta»'],
    ]))
})

describe('Otras escrituras', () => {
  it('R11.93 los textos de campos llegan con el nombre que les da el sitio', async () => {
    const errors = { email: ['Ya existe'], phone: 'Faltan dígitos' }
    const sent = { name: 'Ana', mail: user, phone: '', password: 'x' }
    expect(await portOver(over({ errors }, 422), accountsCalls).register(sent)).toMatchObject({
      failure: { kind: 'refused', fields: { mail: 'Ya existe', phone: 'Faltan dígitos' } },
    })
  })

  const login = async (body: unknown, status?: number) =>
    shown(await portOver(over(body, status), sessionCalls).login({ email: user, password: 'x' }))
  const social = async (body: unknown, status?: number) =>
    shown(await portOver(over(body, status), sessionCalls).loginSocial({ email: user, provider: 'Google', token: 'x' }))
  const newsletter = async (body: unknown) =>
    shown(await portOver(over(body), newsletterCalls).subscribe({ mail: user }))
  const register = async (body: unknown, status?: number) =>
    shown(
      await portOver(over(body, status), accountsCalls).register({ name: 'Ana', mail: user, phone: '', password: 'x' }),
    )
  const favourite = async (body: unknown, status?: number) =>
    shown(await portOver(over(body, status), favouritesCalls).add({ user, productId: 'p1' }))
  const message = async (body: unknown) => {
    const sent = { user, storeId: '7', text: 'Hola', productId: null, clientId: 'c' }
    return shown(await portOver(over(body), messagingCalls).send(sent))
  }

  it.each<readonly [string, (body: unknown, status?: number) => Promise<string>, unknown, number, string]>([
    ['el ingreso', login, [{ response: 'exist', name: '' }], 200, 'no se sabe'],
    ['el ingreso', login, 'exist', 200, 'no se sabe'],
    ['el ingreso', login, [{ response: 'Contraseña incorrecta' }], 200, 'rechazado «Contraseña incorrecta»'],
    ['el ingreso', login, { success: false, message: 'Usuario bloqueado' }, 200, 'rechazado «Usuario bloqueado»'],
    ['el ingreso', login, 'Ingresa de nuevo.', 401, 'rechazado «Ingresa de nuevo.»'],
    ['el ingreso', login, [], 200, 'rechazado'],
    ['el ingreso', login, '<b>Contrase&ntilde;a</b> mal', 200, 'rechazado «Contraseña mal»'],
    ['el ingreso', login, '<!doctype html><h1>Login</h1>', 200, 'no se sabe'],
    ['el ingreso con Google', social, 'not_exist', 200, 'rechazado «not_exist»'],
    ['el boletín', newsletter, 'Email is already registered', 200, 'rechazado «Email is already registered»'],
    ['el boletín', newsletter, [{ response: 'Ya estabas' }], 200, 'rechazado «Ya estabas»'],
    ['el boletín', newsletter, { ok: 1 }, 200, 'no se sabe'],
    [
      'un favorito',
      favourite,
      { message: 'Datos no válidos.', errors: { id_producto: ['Ya no existe.'] } },
      422,
      'rechazado «Datos no válidos. Ya no existe.»',
    ],
    [
      'un favorito',
      favourite,
      { message: 'Datos no válidos.', errors: { 'items.0.cantidad': ['Quedan 2.'] } },
      422,
      'rechazado «Datos no válidos. Quedan 2.»',
    ],
    [
      'el registro',
      register,
      { message: 'Datos no válidos.', errors: { email: ['Ya existe.'], giro: ['Falta el giro.'] } },
      422,
      'rechazado «Datos no válidos. Falta el giro.»',
    ],
    ['el registro', register, 'exist', 200, 'no se sabe «exist»'],
    ['guardar un favorito', favourite, 'agregado', 200, 'no se sabe «agregado»'],
    ['un mensaje', message, 'enviado', 200, 'no se sabe «enviado»'],
  ])('R11.87 %s', async (_, call, body, status, said) => expect(await call(body, status)).toBe(said))
})
