// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEnglish, meaningOf, serverWords } from '../../../src/adapters/http/post.ts'

const kindOf = (said: unknown, done: readonly string[] = ['registered']) => meaningOf(said, done)

describe('Lo que un servidor responde a una escritura', () => {
  it.each([
    'registered',
    ' REGISTERED\n',
    'ok',
    'OK',
    '200 OK',
    'success',
    'true',
    '1',
    'Éxito',
    'exitoso',
    'Registrado',
    'Guardado con éxito',
    'Pedido registrado',
    'Tu pedido fue enviado. Gracias por tu compra.',
    'Registro insertado sin errores',
    'Pedido registrado, ya puedes cerrar',
    'Se guardó: 0 errores. Listo',
    'Data inserted successfully',
    1,
    true,
    201,
    ['registered'],
    [{ response: 'registered' }],
    { response: 'Registrado' },
    { success: true, id: 12 },
    { success: 1 },
    { success: 'true', message: 'Pedido 12' },
    { ok: true },
    { exito: '1' },
    { status: 'ok' },
    { status: 200 },
    { estatus: 'success', mensaje: 'Te falta confirmar tu correo' },
    { error: false, message: 'Guardado' },
    { error: null, success: true },
    { errors: [], ok: 1 },
    { error: 0, mensaje: 'Registrado correctamente' },
    { resultado: 'creado' },
    { message: 'Pedido registrado' },
    'Te enviamos un correo para restablecer tu contraseña',
    'Pedido levantado',
    { status: 'ok', mensaje: 'Recibimos tu pedido' },
  ])('%j dice que quedó hecho', (said) => {
    expect(kindOf(said)).toBe('done')
  })

  it.each([
    ['Error: falta la talla', 'Error: falta la talla'],
    ['Falta la talla', 'Falta la talla'],
    ['Correo inválido', 'Correo inválido'],
    ['No se pudo registrar', 'No se pudo registrar'],
    ['No', 'No'],
    ['No hay sesión', 'No hay sesión'],
    ['El pedido no fue registrado', 'El pedido no fue registrado'],
    ['Tu pedido no fue levantado', 'Tu pedido no fue levantado'],
    ['Todavía no te enviamos el correo', 'Todavía no te enviamos el correo'],
    ['Tu pedido no tiene piezas.', 'Tu pedido no tiene piezas.'],
    ['Ingresa a tu cuenta para continuar.', 'Ingresa a tu cuenta para continuar.'],
    ['Ese correo ya existe', 'Ese correo ya existe'],
    ['Ese correo ya está registrado', 'Ese correo ya está registrado'],
    ['Usuario registrado previamente', 'Usuario registrado previamente'],
    ['exist', 'exist'],
    ['User already exists', 'User already exists'],
    ['SQLSTATE[23000]: Duplicate entry', 'SQLSTATE[23000]: Duplicate entry'],
    [0, ''],
    [false, ''],
    ['0', '0'],
    [{ error: 'Falta la talla' }, 'Falta la talla'],
    [{ success: false, message: 'Tu sesión terminó' }, 'Tu sesión terminó'],
    [{ success: 0 }, ''],
    [{ ok: 'false', msg: 'Sin permiso' }, 'Sin permiso'],
    [{ status: 'error', mensaje: 'Inténtalo mañana' }, 'Inténtalo mañana'],
    [{ status: 422, errors: { talla: ['Falta la talla'] } }, 'Falta la talla'],
    [{ error: true, mensaje: 'Tienda cerrada' }, 'Tienda cerrada'],
    [{ errores: ['Cantidad inválida'] }, 'Cantidad inválida'],
    [[{ response: 'No se pudo' }], 'No se pudo'],
  ])('%j dice que no, con las palabras «%s»', (said, text) => {
    expect({ kind: kindOf(said), text: serverWords(said) }).toEqual({ kind: 'refused', text })
  })

  it.each([
    '',
    '   ',
    null,
    undefined,
    [],
    {},
    12,
    '12',
    { id: 12 },
    { status: 0 },
    'Revisa tu bandeja de no deseados',
    'Pedido recibido. Error al avisar a la tienda',
    { success: true, error: 'No se envió el aviso' },
    '<!DOCTYPE html><h1>registered</h1>',
    '[{"response":"registered',
    '{"success":true,"fol',
    '<br />\n<b>Warning</b>: registrado',
    { response: '<p>ok</p>' },
    'deleted',
    'array(1) {',
  ])('con %j no se sabe', (said) => {
    expect(kindOf(said)).toBe('unknown')
  })

  it('la palabra propia de una llamada vale solo para ella', () => {
    expect(kindOf('Deleted', ['deleted'])).toBe('done')
    expect(kindOf('exist', ['exist'])).toBe('done')
    expect(kindOf('Deleted')).toBe('unknown')
  })

  it('de lo que no se entiende quedan las palabras, para mostrarlas', () => {
    for (const said of ['Revisa tu correo', { mensaje: 'Revisa tu correo' }]) {
      expect({ kind: kindOf(said), text: serverWords(said) }).toEqual({ kind: 'unknown', text: 'Revisa tu correo' })
    }
    expect(serverWords({ error: { code: 7, text: 'Tienda cerrada' } })).toBe('Tienda cerrada')
    expect([serverWords(null), serverWords(5), serverWords([]), serverWords({ a: { b: 'x' } })]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it('de varias frases queda la que está en español', () => {
    expect(
      serverWords({ message: 'The given data was invalid.', errors: { email: ['Ese correo ya está en uso.'] } }),
    ).toBe('Ese correo ya está en uso.')
    expect(
      serverWords({ message: 'The given data was invalid.', errors: { email: ['The email field is required.'] } }),
    ).toBe('The given data was invalid.')
  })

  it.each([
    'The given data was invalid.',
    'Something went wrong, please try again later',
    'You do not have permission to do this.',
    'Invalid input syntax for field',
    'The email has already been taken.',
    'Request failed',
    'INTERNAL SERVER ERROR',
  ])('R11.87 «%s» está en inglés', (text) => {
    expect(isEnglish(text)).toBe(true)
  })

  it.each([
    '',
    'exist',
    'registered',
    'error',
    'ok',
    'wrong password',
    'No',
    'Sin permiso',
    'Producto agotado',
    'El server no responde, try again',
    'Revisa to of for años',
  ])('«%s» puede leerse tal cual', (text) => {
    expect(isEnglish(text)).toBe(false)
  })

  it('cualquier respuesta se toma por hecha, rechazada o dudosa, y ninguna falla', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (said) => {
        expect(['done', 'refused', 'unknown']).toContain(kindOf(said))
      }),
    )
  })
})
