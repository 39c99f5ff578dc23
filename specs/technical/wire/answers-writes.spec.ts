// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type Result, writeOutcome } from '../../../src/domain/result.ts'
import { clientOver, portsOver, type Ports } from '../../support/http.ts'

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
  const text = ('text' in failure && failure.text) || ''
  const said = text === '' ? '' : ` «${text}»`
  if (failure.kind === 'unauthorised') return 'sesión'
  if (failure.kind === 'page') return `${outcome.kind === 'refused' ? 'no se hizo' : 'no se sabe'}: página`
  return `${{ refused: 'rechazado', unknown: 'no se sabe', 'not-sent': 'no salió' }[outcome.kind]}${said}`
}
const order = async (body: unknown, status?: number) => {
  const result = await portsOver(over(body, status)).orders.create(ORDER)
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
      [200, '\uFEFFregistered', 'hecho'],
      [200, `${NOTICE}[{"response":"registered"}]`, 'hecho'],
      [200, [{ response: 'registered', folio: 'P-0012' }], 'hecho folio P-0012'],
      [200, [{ response: 'registered', folio: '0' }], 'hecho'],
      [200, { response: 'REGISTERED', folio: 12, total: '295.50' }, 'hecho folio 12 total 29550'],
      [201, { data: { id: 7 } }, 'hecho'],
      [204, '', 'hecho'],
      [200, { data: { id: 7 } }, 'no se sabe'],
      [202, '', 'no se sabe'],
      [200, 'ok', 'no se sabe'],
      [200, { status: 1, message: 'No se pudo registrar el pedido' }, 'no se sabe'],
      [200, 'null', 'no se sabe'],
    ]))

  it('R11.01 un 4xx es una negativa, menos los que no dicen si algo se hizo; un 5xx no se sabe', () =>
    said([
      [400, { error: 'Falta la talla' }, 'rechazado «Falta la talla»'],
      [400, 'registered', 'rechazado'],
      [401, 'Ingresa', 'sesión'],
      [408, 'Tardaste', 'no se sabe'],
      [425, '', 'no se sabe'],
      [429, 'Espera', 'no se sabe'],
      [500, { error: 'Falta la talla' }, 'no se sabe'],
      [503, 'Service Unavailable.', 'no se sabe'],
      [403, { error: 'Forbidden' }, 'rechazado'],
      [409, { message: 'Conflict', detail: 'Ya se envió' }, 'rechazado «Ya se envió»'],
      [403, 'Forbidden para tu cuenta', 'rechazado «Forbidden para tu cuenta»'],
    ]))

  it('R11.271 una página no es respuesta de nadie: con 4xx no se hizo, y lo demás no se sabe', () =>
    said([
      [200, '<!DOCTYPE html><h1>registered</h1>', 'no se sabe: página'],
      [200, '\uFEFF\n<HTML><title>Portal</title>', 'no se sabe: página'],
      [403, '<!DOCTYPE html><title>Just a moment...</title>', 'no se hizo: página'],
      [403, '<script>document.cookie = "x=1"; location.reload()</script>', 'no se hizo: página'],
      [406, '<?xml version="1.0"?><html><p>Not Acceptable!</p></html>', 'no se hizo: página'],
      [419, '', 'no se hizo: página'],
      [419, { message: 'CSRF token mismatch.' }, 'no se hizo: página'],
      [401, '<!DOCTYPE html><h1>Authorization Required</h1>', 'sesión'],
      [429, '<!DOCTYPE html><h1>Too Many Requests</h1>', 'no se sabe'],
    ]))

  it('R12.286 trae el momento en que el servidor contestó, si lo dice', async () => {
    for (const [date, at] of [
      ['Tue, 05 Jan 2027 06:30:00 GMT', { at: Date.UTC(2027, 0, 5, 6, 30) }],
      ['mañana', {}],
    ] as const) {
      const { orders } = portsOver(clientOver(async () => new Response('registered', { headers: { Date: date } })))
      expect(await orders.create(ORDER)).toEqual({ ok: true, value: { folio: '', ...at } })
    }
  })
})

const SEND = {
  ingreso: ({ session }) => session.login({ mail: user, password: 'x' }),
  google: ({ session }) => session.loginSocial({ mail: user, provider: 'Google', token: 'x' }),
  registro: ({ accounts }) => accounts.register({ name: 'Ana', mail: user, phone: '', password: 'x' }),
  boletín: ({ newsletter }) => newsletter.subscribe({ mail: user }),
  favorito: ({ favourites }) => favourites.add({ user, productId: 'p1' }),
  mensaje: ({ messaging }) => messaging.send({ user, storeId: '7', text: 'Hola', productId: null, clientId: 'c' }),
} satisfies Record<string, (ports: Ports) => Promise<Result<unknown>>>

describe('Lo que contesta el servidor a otros envíos', () => {
  it('R11.68 los textos de campos llegan con el nombre que les da el sitio', async () => {
    const errors = { email: ['Ya existe'], phone: 'Faltan dígitos' }
    expect(await SEND.registro(portsOver(over({ errors }, 422)))).toMatchObject({
      failure: { kind: 'refused', fields: { mail: 'Ya existe', phone: 'Faltan dígitos' } },
    })
  })

  const invalid = (errors: object) => ({ message: 'Datos no válidos.', errors })
  it.each<readonly [keyof typeof SEND, status: number, body: unknown, said: string]>([
    ['ingreso', 200, [{ response: 'exist', name: '' }], 'no se sabe'],
    ['ingreso', 200, 'exist', 'no se sabe'],
    ['ingreso', 200, [{ response: 'Contraseña incorrecta' }], 'rechazado «Contraseña incorrecta»'],
    ['ingreso', 200, { success: false, message: 'Usuario bloqueado' }, 'rechazado «Usuario bloqueado»'],
    ['ingreso', 401, 'Ingresa de nuevo.', 'rechazado «Ingresa de nuevo.»'],
    ['ingreso', 200, 'Contrase&ntilde;a mal', 'rechazado «Contraseña mal»'],
    ['ingreso', 200, '<b>Contrase&ntilde;a</b> mal', 'no se sabe'],
    ['ingreso', 401, '<!doctype html><h1>Authorization Required</h1>', 'no se hizo: página'],
    ['google', 200, 'not_exist', 'rechazado'],
    [
      'registro',
      422,
      invalid({ email: ['Ya existe.'], giro: ['Falta el giro.'] }),
      'rechazado «Datos no válidos. Falta el giro.»',
    ],
    ['registro', 200, 'exist', 'no se sabe'],
    ['boletín', 200, 'Email is already registered', 'rechazado «Email is already registered»'],
    ['boletín', 200, { ok: 1 }, 'no se sabe'],
    ['favorito', 422, invalid({ id_producto: ['Ya no existe.'] }), 'rechazado «Datos no válidos. Ya no existe.»'],
    ['favorito', 200, 'agregado', 'no se sabe'],
  ])('R11.87 %s, %i «%j»: %s', async (what, status, body, said) => {
    expect(shown(await SEND[what](portsOver(over(body, status))))).toBe(said)
  })
})

describe('R11.286 el comprador lee una oración del servidor, y nada de lo que dicen otros en su lugar', () => {
  const login = async (body: unknown, status = 200, type = 'text/html; charset=utf-8') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const unread: string[] = []
    const http = clientOver(async () => new Response(text, { status, headers: { 'Content-Type': type } }), {
      onUnread: (what) => unread.push(what),
    })
    return { said: shown(await SEND.ingreso(portsOver(http))), unread }
  }

  it.each([
    'La clave no es correcta. Te queda un intento.',
    'Ese teléfono ya tiene una cuenta',
    '¿Otra vez? ¡Ese correo ya existe!',
    'Marca al 477 555 0199 o al (477) 555-0199.',
    'Escribe a clientes_mx@fabrica.com.mx y te ayudamos',
    'Debes $12,340.50 desde el 05/11/2026, a las 18:45.',
    'CUENTA SUSPENDIDA',
    'El(la) usuario(a) no existe',
    'Tu folio PED-881 está detenido, por WhatsApp te decimos',
  ])('se lee «%s»', async (text) => {
    for (const body of [text, { message: text }, [{ response: text }], { error: { mensaje: text } }])
      expect(await login(body)).toEqual({ said: `rechazado «${text}»`, unread: [] })
    expect((await login({ detail: text }, 422)).said).toBe(`rechazado «${text}»`)
  })

  it.each([
    'PDOException: could not find driver in C:\\inetpub\\db.inc',
    "SQLSTATE[42S02]: Base table or view not found: la tabla 'tienda.usuarios' no existe",
    'Error 2002 (HY000): no hay conexión',
    'No se pudo abrir /home/tienda/public_html/api/conexion.php',
    'La función App\\Http\\login no existe',
    'Error en ConexionController: no hay datos',
    'Access denied',
    'Acceso denegado <!-- nginx -->',
    '{"message":"La clave no es correcta"',
    'TGEgY2xhdmUgbm8gZXMgY29ycmVjdGE=',
    'Una cosa. Otra cosa. Y una más.',
    `La clave no es correcta ${'y no lo será '.repeat(30)}`,
  ])('no se lee «%s», y queda dicho a quien cuida el sitio', async (text) => {
    for (const [body, status] of [
      [text, 200],
      [text, 403],
      [text, 500],
      [{ error: text }, 200],
      [{ message: JSON.stringify({ message: text }) }, 422],
    ] as const) {
      const { said, unread } = await login(body, status)
      expect(said, `${status} ${JSON.stringify(body)}`).not.toContain('«')
      expect(unread).toEqual([expect.stringContaining(`/login-user.php: ${status} `)])
      // The buyer's data are right as far as anybody knows.
      if (status === 200) expect(said).not.toBe('rechazado')
    }
  })

  it('una clave de un programa dice que no, sin palabras; lo que no es texto ni JSON no dice nada', async () => {
    expect((await login('user_not_found')).said).toBe('rechazado')
    expect((await login('Esa clave no es.', 200, 'application/octet-stream')).said).toBe('no se sabe')
    for (const type of ['', 'application/problem+json'])
      expect((await login('Esa clave no es.', 200, type)).said).toBe('rechazado «Esa clave no es.»')
  })
})
