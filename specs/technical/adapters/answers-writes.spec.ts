// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  createAccounts,
  createFavourites,
  createNewsletter,
  createSession,
} from '../../../src/adapters/http/endpoints/account.ts'
import { createBlog } from '../../../src/adapters/http/endpoints/blog.ts'
import { createMessaging, createOrders } from '../../../src/adapters/http/endpoints/trade.ts'
import type { Dialect } from '../../../src/adapters/http/schema/dialect.ts'
import type { Result } from '../../../src/domain/result.ts'
import { writeOutcome } from '../../../src/domain/write-outcome.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { clientOver } from '../../support/http.ts'

// What the site says after a write, by what PHP servers really answer: sent, refused, or not known.

const user = 'ana@ejemplo.mx'
const line = { productId: 'p1', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 3, price: 98_50 }
const ORDER = { clientId: 'c1', user, storeId: '7', note: '', lines: [line], total: 295_50 }

const over = (body: unknown, status = 200, dialect?: Dialect) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = () => new Response([204, 205].includes(status) ? null : text, { status })
  return clientOver(() => Promise.resolve(answer()), dialect && { dialect })
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
const order = async (body: unknown, status?: number, dialect?: Dialect) => {
  const result = await createOrders(over(body, status, dialect)).create(ORDER)
  const { folio = '', total = 0 } = result.ok ? result.value : {}
  return `${shown(result)}${folio && ` folio ${folio}`}${total ? ` total ${total}` : ''}`
}

const NOTICE = '<br />\n<b>Warning</b>:  mail(): Failed in <b>/x.php</b> on line <b>12</b><br />\n'

describe('Un pedido', () => {
  it.each<readonly [unknown, string]>([
    ['registered', 'hecho'],
    ['"registered"', 'hecho'],
    ["'registered'", 'hecho'],
    ['\uFEFFregistered', 'hecho'],
    [`${NOTICE}[{"response":"registered"}]`, 'hecho'],
    [[{ response: 'registered', folio: 'P-0012' }], 'hecho folio P-0012'],
    [[{ response: 'registered', folio: '0' }], 'hecho'],
    [{ response: 'REGISTERED', folio: 12, total: '295.50' }, 'hecho folio 12 total 29550'],
    [[{ response: 'registered', id: 99, numero: 5, id_pedido: 7 }], 'hecho'],
    ['ok', 'no se sabe «ok»'],
    [{ status: 1, message: 'No se pudo registrar el pedido' }, 'no se sabe «No se pudo registrar el pedido»'],
    // The document's word decides; what else means an error, the dialect says.
    [{ success: false, response: 'registered' }, 'hecho'],
    [{ errors: { talla: ['Falta la talla'] } }, 'no se sabe «Falta la talla»'],
    ['null', 'no se sabe'],
    ['<!DOCTYPE html><h1>registered</h1>', 'no se sabe'],
    [`x${' y'.repeat(400)}`, `no se sabe «x${' y'.repeat(400)}»`],
  ])('R11.87 contestado %j', async (body, said) => expect(await order(body)).toBe(said))

  it.each<readonly [number, unknown, string]>([
    [201, 'registered', 'hecho'],
    [204, '', 'hecho'],
    [201, { data: { id: 7 } }, 'hecho'],
    [200, { data: { id: 7 } }, 'no se sabe'],
    [202, '', 'no se sabe'],
    [400, { error: 'Falta la talla' }, 'rechazado «Falta la talla»'],
    [400, 'registered', 'rechazado «registered»'],
    [401, 'Ingresa', 'sesión'],
    [404, '<h1>Falta <b>la talla</b> &ndash; CH</h1>', 'rechazado «Falta la talla – CH»'],
    [404, '<!DOCTYPE html><h1>Not Found</h1>', 'rechazado'],
    [408, 'Tardaste', 'no se sabe «Tardaste»'],
    [425, '', 'no se sabe'],
    [429, 'Espera', 'no se sabe «Espera»'],
    [500, { error: 'Falta la talla' }, 'no se sabe «Falta la talla»'],
  ])('R11.02 contestado con %i y %j', async (status, body, said) => expect(await order(body, status)).toBe(said))

  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const cut = () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }))
  it.each<readonly [string, boolean, (() => Response | Promise<Response>)[], string]>([
    ['sin conexión no salió', false, [lost], 'no salió'],
    ['si se corta en el camino no se sabe', true, [lost], 'no se sabe'],
    ['si se corta la respuesta no se sabe, diga lo que diga el navegador', false, [cut], 'no se sabe'],
    [
      'ni donde un servidor ya contestó a un navegador sin conexión',
      false,
      [() => new Response('[]'), lost],
      'no se sabe',
    ],
  ])('R7.49 %s', async (_, isOnline, answers, said) => {
    const http = clientOver(async () => (answers.shift() ?? lost)(), { isOnline: () => isOnline })
    if (answers.length > 1) await createBlog(http).articles()
    expect(shown(await createOrders(http).create(ORDER))).toBe(said)
  })

  const dialect = parseDialect(
    JSON.stringify({
      error: { success: false },
      llamadas: {
        '/create_pedido.php': {
          hecho: { 'estado.codigo': ['OK', '1'] },
          error: { 'estado.codigo': 'SIN_EXISTENCIA', success: false },
          texto: 'estado.detalle',
          filas: 'data',
          campos: { folio: 'numero', total: { columna: 'importe', unidad: 'centavos' } },
        },
      },
    }),
  )
  it.each<readonly [unknown, string]>([
    [{ estado: { codigo: 'ok' }, data: { numero: 'F-9', importe: 29550 } }, 'hecho folio F-9 total 29550'],
    [{ estado: { codigo: 1 }, data: [{ numero: 9, folio: 'no es' }] }, 'hecho folio 9'],
    [{ estado: { codigo: 'sin_existencia', detalle: 'Se acabó' } }, 'rechazado «Se acabó»'],
    [{ estado: { codigo: 'OTRO', detalle: 'Quién sabe' }, x: 'No esto, que es más largo' }, 'no se sabe «Quién sabe»'],
    [{ success: false, estado: { codigo: 'ok' } }, 'no se sabe «ok»'],
    [{ success: false }, 'rechazado'],
    [{ data: { response: 'registered', numero: 7 } }, 'hecho folio 7'],
  ])('R11.39 con dialecto, contestado %j', async (body, said) => expect(await order(body, 200, dialect)).toBe(said))
})

describe('Lo que el dialecto dice de una respuesta', () => {
  it.each<readonly [object, unknown, number, string]>([
    [{ hecho: { error: '' } }, { error: '' }, 200, 'hecho'],
    [{ hecho: { error: '' } }, { error: null }, 200, 'hecho'],
    [{ hecho: { error: '' } }, {}, 200, 'no se sabe'],
    [{ hecho: { error: '' }, error: { error: '*' } }, { error: 'Falta la talla' }, 200, 'rechazado «Falta la talla»'],
    [{ hecho: { error: '' }, error: { error: '*' } }, { error: '', id_pedido: '12' }, 200, 'hecho'],
    [{ hecho: { id_pedido: '#' } }, { error: '', id_pedido: '12' }, 200, 'hecho folio 12'],
    [{ hecho: { id_pedido: '#' } }, { error: '', id_pedido: '0' }, 200, 'no se sabe «0»'],
    [{ hecho: { id: '#' }, filas: 'data' }, { data: [{ id: 12 }] }, 200, 'hecho folio 12'],
    [{ hecho: { 'data.id': '#' } }, { data: { id: 12 } }, 200, 'hecho folio 12'],
    [{ hecho: { '': '1' }, error: { '': '0' } }, '1', 200, 'hecho'],
    [{ hecho: { '': '1' }, error: { '': '0' } }, '0', 200, 'rechazado'],
    [{ hecho: { '': '1' }, error: { '': '0' } }, '2', 200, 'no se sabe'],
    [{ hecho: { '': '#' } }, '318', 200, 'hecho folio 318'],
    [{ hecho: { '': 'ok' }, error: { '': '*' } }, 'ok', 200, 'hecho'],
    [{ hecho: { '': 'ok' }, error: { '': '*' } }, 'Ya no hay', 200, 'rechazado «Ya no hay»'],
    [{ error: { response: '*' } }, { response: 'registered' }, 200, 'hecho'],
    [{ hecho: { '': 'ok' }, error: { '': '*' } }, `${NOTICE}Fatal error: x`, 200, 'no se sabe'],
    [{ hecho: { '': 'ok' }, error: { '': '*' } }, '<!DOCTYPE html>Mantenimiento', 200, 'no se sabe'],
    [{ hecho: { '': 'ok' }, error: { '': '*' } }, { otra: 'cosa' }, 200, 'no se sabe «cosa»'],
    [{ hecho: { '': '' } }, '', 200, 'hecho'],
    [{ hecho: { HTTP: 202 } }, '', 202, 'hecho'],
    [{ hecho: { ok: true } }, { ok: true }, 500, 'no se sabe'],
    [{ hecho: { status: 'success' }, error: { status: 'error' } }, { status: 'Success' }, 200, 'hecho'],
    [
      { hecho: { status: 'success' }, error: { status: 'error' } },
      { status: 'error', message: 'Sin existencia' },
      200,
      'rechazado «Sin existencia»',
    ],
    [{ error: { success: false } }, { success: false, message: 'No hay' }, 201, 'rechazado «No hay»'],
  ])('R11.87 %j, de %j con %i', async (said, body, status, expected) => {
    expect(await order(body, status, parseDialect(JSON.stringify(said)))).toBe(expected)
  })

  it.each<readonly [string, unknown, object | undefined]>([
    ['con los nombres del documento', { errors: { email: ['Ya existe'], phone: 'Faltan dígitos' } }, undefined],
    [
      'con los suyos',
      { data: { fallas: { correo: 'Ya existe', tel: ['Faltan dígitos'] } } },
      { errores: 'data.fallas' },
    ],
  ])('R11.93 los textos de campos %s', async (_, body, parts) => {
    const cuerpo = parts && { email: 'correo', phone: 'tel' }
    const dialect = parseDialect(JSON.stringify({ llamadas: { '/register-user.php': { ...parts, cuerpo } } }))
    const sent = { name: 'Ana', mail: user, phone: '', password: 'x' }
    expect(await createAccounts(over(body, 422, dialect)).register(sent)).toMatchObject({
      failure: { kind: 'refused', fields: { mail: 'Ya existe', phone: 'Faltan dígitos' } },
    })
  })
})

describe('Otras escrituras', () => {
  const login = async (body: unknown, status?: number) =>
    shown(await createSession(over(body, status)).login({ email: user, password: 'x' }))
  const social = async (body: unknown, status?: number, dialect?: Dialect) =>
    shown(await createSession(over(body, status, dialect)).loginSocial({ email: user, provider: 'Google' }))
  const newsletter = async (body: unknown) => shown(await createNewsletter(over(body)).subscribe({ mail: user }))
  const register = async (body: unknown, status?: number) =>
    shown(await createAccounts(over(body, status)).register({ name: 'Ana', mail: user, phone: '', password: 'x' }))
  const favourite = async (body: unknown, status?: number) =>
    shown(await createFavourites(over(body, status)).add({ user, productId: 'p1' }))
  const message = async (body: unknown) => {
    const sent = { user, storeId: '7', text: 'Hola', productId: null, clientId: 'c' }
    return shown(await createMessaging(over(body)).send(sent))
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

  it('R7.44 la palabra que en el dialecto dice que nadie tiene esa cuenta no se muestra', async () => {
    const dialect = parseDialect(
      '{"llamadas":{"/login-user-redes.php":{"nadie":{"":"not_exist","response":"not_exist"}}}}',
    )
    expect(await social('not_exist', 200, dialect)).toBe('rechazado')
    expect(await social({ response: 'NOT_EXIST' }, 404, dialect)).toBe('rechazado')
    expect(await social('Otro texto', 200, dialect)).toBe('rechazado «Otro texto»')
  })
})
