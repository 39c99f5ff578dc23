// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DialectName } from '../../../mocks/dialects/dialects.ts'
import { listen } from '../../../mocks/hosts/listen.ts'
import { createApiServer } from '../../../mocks/hosts/server.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import type { RowSource } from '../../../src/adapters/http/decode.ts'
import { catalogueEndpoints } from '../../../src/adapters/http/catalogue.ts'
import { messagingEndpoints } from '../../../src/adapters/http/messaging.ts'
import { parseDialect } from '../../../src/adapters/http/dialect-file.ts'
import { checkApi, emptyReads } from '../../contract/check.ts'
import { pairFields } from '../../contract/suggest/pairs.ts'
import { NO_FACTS } from '../../contract/suggest/values.ts'
import { suggestDialect } from '../../contract/suggest/suggest.ts'
import { fieldMeant } from '../../contract/suggest/bodies.ts'
import { nameLikeness } from '../../contract/suggest/names.ts'
import { namedIn } from '../../contract/suggest/writes.ts'
import { shopOf } from '../../contract/targets.ts'

const serve = async (dialect: DialectName): Promise<string> => {
  const { origin, stop } = await listen(createApiServer({ simulation: shopOf(() => 0), dialect }))
  onTestFinished(stop)
  return `${origin}/api`
}

const READS = ENDPOINTS.filter(({ method }) => method === 'GET').length
const WHO = { user: 'demo@puntada.mx', password: 'mayoreo123' } as const

describe('Aprender el dialecto de un servidor', () => {
  it.each<[DialectName, number]>([
    ['mysql', 10],
    ['camel', 19],
    ['old', 9],
  ])('en el dialecto %s, de entender unas %i lecturas pasa a entender todas las llamadas', async (dialect, before) => {
    const api = await serve(dialect)
    const first = await checkApi({ api, user: WHO.user })
    const suggestion = await suggestDialect({ api, ...WHO, writes: true })
    const then = await checkApi({ api, ...WHO, writes: true, dialect: suggestion.dialect })

    const understood = first.filter(({ verdict }) => verdict === 'cumple').length
    expect(understood).toBeGreaterThanOrEqual(before)
    expect(understood).toBeLessThan(READS)
    expect(then.filter(({ verdict }) => verdict !== 'cumple')).toEqual([])
    expect(then).toHaveLength(ENDPOINTS.length)
    expect(emptyReads(then)).toEqual([])
    // What the site reads of the file is what was checked here.
    expect(parseDialect(suggestion.file)).toEqual(suggestion.dialect)
  })

  it('no adivina en silencio: lo que no es seguro queda en null, con una nota', async () => {
    const { file, dialect } = await suggestDialect({ api: await serve('camel'), user: WHO.user })
    const { campos } = JSON.parse(file) as { campos: { producto: Record<string, unknown> } }

    expect(campos.producto['agotados']).toBeNull()
    expect(campos.producto['//agotados']).toBe('no se encontró; si el servidor lo trae con otro nombre, escríbelo')
    expect(dialect.campos?.['producto']).not.toHaveProperty('agotados')
  })

  it('sin cuenta dada, hace una antes de preguntar lo demás: un servidor no atiende a quien no conoce', async () => {
    const known = new Set<string>()
    const { dialect } = await suggestDialect({
      api: await serve('camel'),
      user: WHO.user,
      writes: true,
      fetch: async (url, init) => {
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Readonly<Record<string, unknown>>) : {}
        const isRegistration = new Request(url).url.includes('/register-user')
        const isStranger =
          !isRegistration && typeof body['user'] === 'string' && body['user'] !== WHO.user && !known.has(body['user'])
        if (isStranger) return Response.json({ error: 'Usuario no encontrado' }, { status: 422 })
        const answer = await fetch(url, init)
        if (isRegistration && answer.ok) known.add(String(body['email']))
        return answer
      },
    })

    expect(dialect.cuerpos?.['/usuario-fav.php']).toEqual({ id_producto: 'productoId' })
    expect(dialect.cuerpos?.['/message-user.php']).toMatchObject({ id_tienda: 'tiendaId', mensaje: 'texto' })
  })

  it('prueba juntos los nombres de un registro que solo dice que faltan datos', async () => {
    const { dialect } = await suggestDialect({
      api: await serve('mysql'),
      ...WHO,
      writes: true,
      fetch: async (url, init) => {
        if (!new Request(url).url.includes('/register-user.php')) return fetch(url, init)
        const body = (await new Request(url, init).json()) as Readonly<Record<string, unknown>>
        return Response.json(
          ['nombre', 'email', 'telefono', 'password'].every((name) => name in body)
            ? 'registered'
            : 'Faltan datos por llenar',
        )
      },
    })

    expect(dialect.cuerpos?.['/register-user.php']).toEqual({ name: 'nombre', phone: 'telefono' })
  })

  it('quita el favorito con el que probó, y dice qué quedó en el servidor', async () => {
    const api = await serve('mysql')
    const favourites = async () =>
      (await fetch(`${api}/list-products-user-favs.php?user=demo%40puntada.mx`)).json() as Promise<
        { id_producto: string }[]
      >
    const before = (await favourites()).map(({ id_producto }) => id_producto)
    const { left } = await suggestDialect({ api, ...WHO, writes: true })

    expect((await favourites()).map(({ id_producto }) => id_producto)).toEqual(before)
    expect(new Set(left)).toEqual(
      new Set([
        '/register-user.php',
        '/register-user-redes.php',
        '/suscribir-newspaper.php',
        '/message-user.php',
        '/create_pedido.php',
      ]),
    )
  })
})

describe('A qué campo corresponde cada nombre', () => {
  it.each([
    ['producto', 'nombre', 'NOM_PROD', 'NOM_TDA'],
    ['producto', 'precios.mayoreo', 'pre_may', 'costo_prod'],
    ['producto', 'imagen', 'fotoPrincipal', 'logo_tienda'],
    ['articulo', 'fecha', 'fecPublicacion', 'publicado'],
    ['empresa', 'poblacion', 'ubicacion.ciudad', 'ubicacion.estado'],
  ] as const)('%s: %s se parece más a %s que a %s', (entity, field, likely, unlikely) => {
    expect(nameLikeness(entity, field, likely)).toBeGreaterThan(nameLikeness(entity, field, unlikely))
  })

  it.each([
    ['{"errors":{"tiendaId":["El campo tiendaId es obligatorio."]}}', 'tiendaId', 'id_tienda'],
    ['{"status":"error","mensaje":"Faltan datos (user, id_prod)"}', 'id_prod', 'id_producto'],
    ['Falta cve_tda', 'cve_tda', 'id_tienda'],
    ['{"error":"Faltan campos","fields":["texto"]}', 'texto', 'mensaje'],
    ['{"error":"productos.0.piezas es requerido"}', 'piezas', 'productos.cantidad'],
  ])('en la negativa %s entiende %s como %s', (refusal, name, field) => {
    const fields = [
      'user',
      'id_tienda',
      'mensaje',
      'id_producto',
      'productos',
      'productos.id_producto',
      'productos.cantidad',
    ]

    expect(namedIn(refusal)).toContain(name)
    expect(fieldMeant(fields, name, refusal)).toBe(field)
  })
})

describe('Una columna de sí o no', () => {
  it('no es un texto, se parezca a lo que se parezca', () => {
    const rows = ['SI', 'NO'].map((entregas, at) => ({ id: String(at), nombre: `Blusa ${at}`, entregas }))
    const source = {
      path: '/data-product.php',
      entity: 'producto',
      schema: catalogueEndpoints.product.schema,
    } as RowSource<unknown>

    expect(
      pairFields(source, rows, { dialect: {}, imagesBase: '/images' }, NO_FACTS).find(
        ({ name }) => name === 'entregas',
      ),
    ).toBeUndefined()
  })
})

describe('La única columna de fechas', () => {
  const pairOf = (row: Readonly<Record<string, unknown>>) => {
    const rows = [row, { ...row, id: '2', momento: '2026-02-03 11:30:00' }]
    const source = {
      path: '/list-user-mensajes.php',
      entity: 'mensaje',
      schema: messagingEndpoints.sentTo.schema,
    } as RowSource<unknown>
    return pairFields(source, rows, { dialect: {}, imagesBase: '/images' }, NO_FACTS).find(
      ({ field }) => field === 'fecha',
    )
  }

  it('es la fecha, se llame como se llame', () => {
    expect(pairOf({ id: '1', mensaje: 'Hola', momento: '2026-01-02 10:00:00' })).toMatchObject({
      name: 'momento',
      known: false,
    })
  })

  it('entre dos que no dicen cuál, pregunta', () => {
    expect(
      pairOf({ id: '1', mensaje: 'Hola', momento: '2026-01-02 10:00:00', instante: '2026-01-02 10:05:00' }),
    ).toMatchObject({
      name: null,
      candidates: ['momento', 'instante'],
    })
  })
})
