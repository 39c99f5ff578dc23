// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createFavourites } from '../../../src/adapters/http/favourites.ts'
import { createMessaging } from '../../../src/adapters/http/messaging.ts'
import { createNewsletter } from '../../../src/adapters/http/newsletter.ts'
import { createOrders } from '../../../src/adapters/http/orders.ts'
import { createSession } from '../../../src/adapters/http/session.ts'
import { answering } from '../../support/answering.ts'
import { expectConsole } from '../../support/console.ts'
import { open } from '../../support/http.ts'
import { catalogue } from '../../support/product-row.ts'
import { aSuggestion } from '../../support/goods.ts'

describe('R3.04 La cuenta de favoritos', () => {
  it.each([
    [[{ cantidad: '6' }], 6],
    [[{ cantidad: 0 }], 0],
    [{ cantidad: '2', extra: 1 }, 2],
    [null, 0],
    [[], 0],
  ])('%j son %i', async (body, count) => {
    expect(await createFavourites(answering(JSON.stringify(body))).count('ana@ejemplo.mx')).toEqual({
      ok: true,
      value: count,
    })
  })

  it.each([
    [[{ cantidad: '-1' }]],
    [[{ cantidad: null }]],
    [[{ precio: 3 }]],
    [[{ cantidad: '1.5' }]],
    [[{ cantidad: ' ' }]],
    [[{ cantidad: '' }]],
  ])('%j no es una cuenta', async (body) => {
    expect(await createFavourites(answering(JSON.stringify(body))).count('ana@ejemplo.mx')).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/data-user-favs-cant.php: cantidad: se esperaba número entero desde 0' },
    })
  })
})

describe('La palabra que responde a una escritura', () => {
  const subscribe = (body: string) => createNewsletter(answering(body)).subscribe('ana@ejemplo.mx')

  it.each([
    'registered',
    '"registered"',
    ' REGISTERED\n',
    '[{"response":"registered"}]',
    '{"response":" Registered "}',
    '["registered","x"]',
    '\uFEFFregistered',
  ])('R7.45 %s es un éxito', async (body) => {
    expect(await subscribe(body)).toEqual({ ok: true, value: undefined })
  })

  it.each([
    ['Ese correo ya está suscrito.', 'Ese correo ya está suscrito.'],
    ['"Ya estás"', 'Ya estás'],
    ['[{"response":"No se pudo"}]', 'No se pudo'],
    ['\u202ENo al revés', 'No al revés'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['wrong password', 'wrong password'],
    // What programs say is for nobody to read.
    ['You have an error in your SQL syntax; check the manual', ''],
    ['error', ''],
    ['"false"', ''],
    ['false', ''],
    ['0', ''],
    ['{"success":false}', ''],
    ['{"success":"false","mensaje":"Ese correo no existe"}', 'Ese correo no existe'],
    ['Something went wrong, please try again later', ''],
    ['x'.repeat(301), ''],
    ['{"response":"Uncaught PDOException: Duplicate entry"}', ''],
  ])('«%s» es una negativa con sus palabras', async (body, text) => {
    expect(await subscribe(body)).toEqual({ ok: false, failure: { kind: 'refused', text } })
  })

  it.each(['ok', '"ok"', '{"response":" ok "}'])(
    'R11.63 con %s, que no es la palabra, no se sabe, y se guarda lo que dijo',
    async (body) => {
      expect(await subscribe(body)).toMatchObject({ ok: false, failure: { kind: 'malformed', said: 'ok' } })
    },
  )

  it.each([
    '',
    '[]',
    'null',
    '1',
    'true',
    '{"success":true}',
    'array(1) { ["ok"]=> bool(true) }',
    '[{"response":"registered',
    '5',
    '{}',
    '{"response":5}',
    '{"otro":"registered"}',
    '\u202E',
    '<br /><b>Warning</b>: x',
    '<!DOCTYPE html><h1>x</h1>',
    '"<p>registered"',
  ])('«%s» no es una palabra', async (body) => {
    expect(await subscribe(body)).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/suscribir-newspaper.php: se esperaba una palabra' },
    })
  })
})

describe('La respuesta a una escritura cuya palabra no da el documento', () => {
  const addTo = (body: string | null, status: number) =>
    createFavourites(open([() => new Response(body, { status })]).http).add({ user: 'ana@ejemplo.mx', productId: '5' })

  it.each<[number, string | null]>([
    [201, null],
    [201, '{"data":{"id":7,"name":"Ana"}}'],
    [202, '{}'],
    [204, null],
  ])('el estado %i dice que se hizo, con %s', async (status, body) => {
    expect(await addTo(body, status)).toEqual({ ok: true, value: undefined })
  })

  it('el estado 201 no tapa una negativa, y el 200 no dice nada por sí solo', async () => {
    expect(await addTo('{"success":false,"message":"Ya no hay"}', 201)).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Ya no hay' },
    })
    expect(await addTo('{"data":{"id":7}}', 200)).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/usuario-fav.php: no se sabe qué significa la respuesta' },
    })
  })

  const add = (body: string) => createFavourites(answering(body)).add({ user: 'ana@ejemplo.mx', productId: '5' })

  it.each(['registered', '1', '"ok"', '{"success":true,"id":12}', '{"status":"ok"}', 'Favorito guardado'])(
    'R7.47 %s es un éxito',
    async (body) => {
      expect(await add(body)).toEqual({ ok: true, value: undefined })
    },
  )

  it.each([
    ['{"error":"Falta el producto"}', 'Falta el producto'],
    ['{"success":false,"message":"Tu sesión \u202Eterminó"}', 'Tu sesión terminó'],
    ['Error: no se pudo', 'Error: no se pudo'],
    ['0', ''],
    [`Error: ${'x'.repeat(293)}`, `Error: ${'x'.repeat(293)}`],
    [`Error: ${'x'.repeat(1000)}`, ''],
    ['{"error":"[{talla: falta"}', ''],
    ['{"success":false,"message":"You cannot do this right now, please wait"}', ''],
    ['{"error":"<b>No</b>"}', ''],
  ])('R7.47 %s es una negativa', async (body, text) => {
    expect(await add(body)).toEqual({ ok: false, failure: { kind: 'refused', text } })
  })

  it.each(['', 'null', '[]', '{}', '12', '<!DOCTYPE html><h1>ok</h1>', 'deleted'.repeat(2)])(
    'R7.47 con «%s» no se sabe',
    async (body) => {
      expect(await add(body)).toMatchObject({
        ok: false,
        failure: { kind: 'malformed', where: '/usuario-fav.php: no se sabe qué significa la respuesta' },
      })
    },
  )

  it('R7.41 de lo que no se entiende se guardan las palabras', async () => {
    const account = { name: 'Ana', mail: 'ana@ejemplo.mx', phone: '', password: 'x' }
    expect(await createSession(answering('"Revisa tu correo"')).register(account)).toEqual({
      ok: false,
      failure: {
        kind: 'malformed',
        where: '/register-user.php: no se sabe qué significa la respuesta',
        said: 'Revisa tu correo',
      },
    })
  })

  it('R11.87 lo que se dijo en inglés, o quedó cortado, no se guarda para mostrarlo', async () => {
    for (const body of ['Something weird happened to your request', '[{"response":"registere', 'x'.repeat(301)]) {
      expect(await add(body)).toEqual({
        ok: false,
        failure: { kind: 'malformed', where: '/usuario-fav.php: no se sabe qué significa la respuesta' },
      })
    }
  })

  it('R1.11 que nadie tiene esa cuenta se sabe también en inglés', async () => {
    const asked = createSession(answering('{"success":false,"message":"This user does not exist yet"}')).loginSocial({
      email: 'ana@ejemplo.mx',
      provider: 'Google',
    })
    expect(await asked).toEqual({ ok: false, failure: { kind: 'refused', text: 'This user does not exist yet' } })
  })

  it('R7.48 quitar tiene además sus propias palabras, que para agregar no dicen nada', async () => {
    const favourites = createFavourites(answering('Eliminado'))
    expect(await favourites.remove({ user: 'ana@ejemplo.mx', productId: '5' })).toEqual({ ok: true, value: undefined })
    expect((await favourites.add({ user: 'ana@ejemplo.mx', productId: '5' })).ok).toBe(false)
  })
})

describe('R3.02 La respuesta del ingreso', () => {
  const login = (body: string) => createSession(answering(body)).login({ email: ' ana@ejemplo.mx ', password: 'x' })

  it('es una lista cuyo primer elemento lleva response, name y phone', async () => {
    expect(await login('[{"response":"exist","name":"Ana","phone":4451234567}]')).toEqual({
      ok: true,
      value: { name: 'Ana', mail: 'ana@ejemplo.mx', phone: '4451234567' },
    })
  })

  it.each([
    '[{"response":"exist"}]',
    '[{"response":"exist","name":" "}]',
    '"exist"',
    'exist',
    '[{"response":"exist","name":"undefined"}]',
  ])('sin nombre no deja entrar a nadie: %s', async (body) => {
    expect(await login(body)).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/login-user.php: se esperaba name' },
    })
  })

  it('con otra respuesta no deja entrar', async () => {
    expect(await login('[{"response":"Contraseña incorrecta","name":"Ana","phone":""}]')).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Contraseña incorrecta' },
    })
  })
})

describe('La respuesta de un pedido', () => {
  const order = { clientId: 'c', user: 'ana@ejemplo.mx', storeId: '7', note: '', lines: [], total: 0 }

  it.each([
    ['[{"response":"registered","folio":1042}]', '1042'],
    ['[{"response":"registered"}]', ''],
    ['registered', ''],
  ])('%s trae el folio «%s»', async (body, folio) => {
    expect(await createOrders(answering(body)).create(order)).toEqual({ ok: true, value: { folio } })
  })
})

describe('R3.05 Las sugerencias y los mensajes', () => {
  it('son elementos con nombre, cada uno una vez', async () => {
    expectConsole(/id repetido: Blusa/)

    expect(await catalogue([{ nombre: 'Blusa' }, { nombre: 'Blusa' }, { nombre: 'Saco' }]).suggestions('a')).toEqual({
      ok: true,
      value: [aSuggestion({ name: 'Blusa' }), aSuggestion({ name: 'Saco' })],
    })
  })

  it('R12.37 traen su foto y su categoría donde el servidor las da', async () => {
    expect(
      await catalogue([
        {
          nombre: 'Blusa Nube',
          imagen: 'productos/7-1.jpg',
          segmento: 'Dama',
          categoria: 'Blusas',
          precios: '3:98.00',
        },
      ]).suggestions('a'),
    ).toEqual({
      ok: true,
      value: [
        aSuggestion({
          name: 'Blusa Nube',
          image: 'productos/7-1.jpg',
          segment: 'Dama',
          category: 'Blusas',
          tiers: [{ from: 3, price: 98_00 }],
        }),
      ],
    })
  })

  it('llevan de quién son y cuándo', async () => {
    const messaging = createMessaging(answering('{"id":1,"mensaje":"Hola","fecha":"0000-00-00 00:00:00"}'))
    const thread = { user: 'ana@ejemplo.mx', storeId: '7' }

    expect(await messaging.sentTo(thread)).toEqual({
      ok: true,
      value: [{ id: '1', from: 'user', text: 'Hola', at: null }],
    })
    expect(await messaging.receivedFrom(thread)).toEqual({
      ok: true,
      value: [{ id: '1', from: 'store', text: 'Hola', at: null }],
    })
  })
})
