// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../src/adapters/http/blog.ts'
import { createCatalogue } from '../src/adapters/http/catalogue.ts'
import { createFavourites } from '../src/adapters/http/favourites.ts'
import { createMessaging } from '../src/adapters/http/messaging.ts'
import { createNewsletter } from '../src/adapters/http/newsletter.ts'
import { createOrders } from '../src/adapters/http/orders.ts'
import { createSession } from '../src/adapters/http/session.ts'
import { answering } from './support/answering.ts'
import { expectConsole } from './support/console.ts'

const catalogue = (body: unknown) => createCatalogue(answering(JSON.stringify(body)))
const catalogueSaying = (body: string) => createCatalogue(answering(body))

const PRODUCT = {
  id: 'p1',
  name: 'Blusa lino',
  image: 'productos/1-1.svg',
  segment: 'Dama',
  category: 'Blusas',
  storeId: '7',
  storeName: 'La Hilandera',
  town: 'Moroleón',
  tiers: [
    { from: 3, price: 9850 },
    { from: 12, price: 7800 },
  ],
  minimum: 3,
  multiple: 3,
  colours: [
    { name: 'Rojo', hex: '#cc0000' },
    { name: 'Hueso', hex: null },
  ],
  sizes: ['CH', 'M', 'G'],
  isNew: true,
}

const WIRE = {
  id: 'p1',
  nombre: 'Blusa lino',
  imagen: 'productos/1-1.svg',
  segmento: 'Dama',
  categoria: 'Blusas',
  id_tienda: '7',
  tienda: 'La Hilandera',
  poblacion: 'Moroleón',
  precios: '3:98.50,12:78',
  minimo: '3',
  multiplo: '3',
  colores: 'Rojo:#CC0000,Hueso',
  tallas: 'CH,M,G',
  nuevo: '1',
}

const first = async (change: object) => {
  const result = await catalogue([{ ...WIRE, ...change }]).products({ limit: 1 })
  return result.ok ? result.value[0] : result
}

describe('Una fila de producto', () => {
  it('se lee como la manda MySQL, todo en texto', async () => {
    expect(await first({})).toEqual(PRODUCT)
  })

  it.each([
    ['números y booleanos de verdad', { id_tienda: 7, minimo: 3, multiplo: 3, nuevo: true }, {}],
    ['campos de más', { precio_viejo: '1', __proto__: null, constructor: 'x' }, {}],
    ['listas de verdad', { colores: ['Rojo:#cc0000', 'Hueso'], tallas: ['CH', 'M', 'G'], precios: ['3:98.5', '12:78'] }, {}],
    ['tallas en desorden', { tallas: 'G, CH,M' }, {}],
    ['escalones en desorden', { precios: '12:78, 3:98.50' }, {}],
    ['lo mismo dos veces', { colores: 'Rojo:#CC0000, Rojo:#CC0000,Hueso', tallas: 'CH,CH,M,G' }, {}],
    ['un campo que falta', { nuevo: undefined, poblacion: undefined }, { isNew: false, town: '' }],
    ['null por vacío', { imagen: null, precios: null, colores: null, tallas: null, tienda: null }, { image: null, tiers: [], colours: [], sizes: [], storeName: '' }],
    ['texto vacío por vacío', { imagen: '', precios: '', colores: '', minimo: '', nuevo: '' }, { image: null, tiers: [], colours: [], minimum: 1, isNew: false }],
    ['false por vacío', { imagen: false, precios: false, tallas: false, poblacion: false }, { image: null, tiers: [], sizes: [], town: '' }],
    ['objetos donde iba texto', { poblacion: {}, tienda: ['x'], colores: {} }, { town: '', storeName: '', colours: [] }],
    ['restos de JavaScript', { poblacion: 'undefined', tienda: 'null', categoria: 'NaN', segmento: '[object Object]' }, { town: '', storeName: '', category: '', segment: '' }],
    ['restos dentro de listas', { colores: 'undefined:#ffffff,Rojo:undefined,null', tallas: 'NaN,M,null' }, { colours: [{ name: 'Rojo', hex: null }], sizes: ['M'] }],
    ['un color que no lo es', { colores: 'Rojo:red;x,Azul:#12345' }, { colours: [{ name: 'Rojo', hex: null }, { name: 'Azul', hex: null }] }],
    ['precios raros', { precios: '3:-5,6:0,7:abc,x:10,9:1e9,0:5,2.5:5,12:78' }, { tiers: [{ from: 12, price: 7800 }] }],
    ['mínimos raros', { minimo: '-3', multiplo: '0' }, { minimum: 1, multiple: 1 }],
    ['mínimos infinitos', { minimo: '1e999', multiplo: '2.5' }, { minimum: 1, multiple: 1 }],
    ['marcas que voltean el texto', { nombre: '\u202EBlusa\u2066 lino\u0000' }, { name: 'Blusa lino' }],
    ['HTML, que es solo texto', { nombre: '<img src=x onerror=alert(1)>' }, { name: '<img src=x onerror=alert(1)>' }],
  ])('aguanta %s', async (_, change, expected) => {
    expect(await first(change)).toEqual({ ...PRODUCT, ...expected })
  })

  it.each(['../secreto.svg', '/raiz.svg', '//otro.mx/a.svg', 'https://otro.mx/a.svg', 'javascript:alert(1)', 'data:image/svg+xml,x', 'a/../../b', 'a b.svg', 'a\\b', 'a?b'])(
    'no toma «%s» por una imagen de la casa',
    async (imagen) => {
      expect(await first({ imagen })).toMatchObject({ image: null })
    },
  )
})

describe('Los precios en pesos', () => {
  const minimumOf = async (pedido_minimo: unknown) => {
    const result = await catalogue([{ id: '1', nombre: 'Telar', pedido_minimo }]).companies({ limit: 1 })
    return result.ok ? result.value[0]?.minimumOrder : result
  }

  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    [' $1,500.00 ', 150_000],
    ['1,234,567.89', 123_456_789],
    ['78.50 MXN', 7850],
    [0.07, 7],
    ['0', 0],
  ])('%s son %i centavos', async (wire, centavos) => {
    expect(await minimumOf(wire)).toBe(centavos)
  })

  it.each(['', null, 'abc', '-5', '78,50', '1,23', '1e3', '0x10', '10000001', 'Infinity', {}, [], true])(
    '%j no es un precio',
    async (wire) => {
      expect(await minimumOf(wire)).toBeNull()
    },
  )
})

describe('Las fechas', () => {
  const dateOf = async (fecha: unknown) => {
    const result = await createBlog(answering(JSON.stringify([{ id: '1', titulo: 'Lino', fecha }]))).articles()
    return result.ok ? result.value[0]?.publishedAt : result
  }

  it.each([
    ['2026-11-21 10:30:15', '2026-11-21T16:30:15.000Z'],
    ['2026-11-21T10:30:15', '2026-11-21T16:30:15.000Z'],
    ['2026-11-21 20:30', '2026-11-22T02:30:00.000Z'],
    ['2024-02-29', '2024-02-29T06:00:00.000Z'],
    ['2026-12-31 23:59:59', '2027-01-01T05:59:59.000Z'],
    ['1990-01-01', '1990-01-01T06:00:00.000Z'],
    ['2100-12-31', '2100-12-31T06:00:00.000Z'],
  ])('%s es hora de Guanajuato', async (wire, utc) => {
    expect(await dateOf(wire)).toBe(Date.parse(utc))
  })

  it.each(['0000-00-00 00:00:00', '2026-02-30', '2026-13-01', '2026-11-21 24:00:00', '2026-11-21 10:60', '21/11/2026', 'ayer', '', null, 1e15, {}, '9999-01-01', '1989-12-31', '2101-01-01', '2026-11-21 10:00:60'])(
    '%j no es una fecha',
    async (wire) => {
      expect(await dateOf(wire)).toBeNull()
    },
  )
})

describe('R3.03 Los segmentos', () => {
  it('llevan nombre y archivo de ícono, que está en segments/svg', async () => {
    const result = await catalogue([{ segmento: 'Tallas extra', svg: 'tallas-extra.svg' }]).segments()

    expect(result).toEqual({ ok: true, value: [{ name: 'Tallas extra', slug: 'tallas-extra', icon: 'segments/svg/tallas-extra.svg' }] })
  })
})

describe('Las ligas de una promoción', () => {
  it.each([
    ['/productos/dama/1/blusas', '/productos/dama/1/blusas'],
    [' /articulos ', '/articulos'],
    ['//otro.mx', null],
    ['/\\otro.mx', null],
    ['https://otro.mx', null],
    ['javascript:alert(1)', null],
    ['/.//otro.mx', null],
    ['data:text/html,x', null],
    ['/a\tb', null],
    ['articulos', null],
    ['/"onclick="x', null],
  ])('«%s» lleva a %s', async (liga, link) => {
    const result = await catalogue([{ id: '1', titulo: 'Frío', liga }]).banners('inicio')

    expect(result.ok && result.value[0]?.link).toBe(link)
  })
})

describe('Una lista', () => {
  const names = async (body: unknown) => {
    const result = await catalogue(body).suggestions('a')
    return result.ok ? result.value : result.failure
  }

  it.each([
    ['vacía', [], []],
    ['null', null, []],
    ['false', false, []],
    ['texto vacío', '', []],
    ['un objeto vacío', {}, []],
    ['un solo objeto', { nombre: 'a' }, ['a']],
    ['un objeto con números', { 0: { nombre: 'a' }, 2: { nombre: 'b' } }, ['a', 'b']],
    ['filas', [{ nombre: 'a' }, { nombre: 7 }], ['a', '7']],
  ])('%s se entiende', async (_, body, expected) => {
    expect(await names(body)).toEqual(expected)
  })

  it.each([
    ['un texto', 'registered'],
    ['un número', 5],
    ['verdadero', true],
    ['otra cosa', { estado: 'ok', datos: { total: null } }],
    ['filas que no son filas', [null, 'x', 3, []]],
    ['todas las filas malas', [{ nombre: '' }, { nombre: null }, { name: 'a' }]],
  ])('que es %s no cumple el contrato', async (_, body) => {
    expect(await names(body)).toMatchObject({ kind: 'malformed', where: expect.stringContaining('/get_results_search.php: ') })
  })

  it.each([
    ['vacío', ''],
    ['truncado', '[{"nombre":"a"},{"nom'],
    ['una página', '<!DOCTYPE html><html></html>'],
    ['con un aviso de PHP delante', '<br />\n<b>Warning</b>: mysqli\n[{"nombre":"a"}]'],
  ])('con un cuerpo %s no cumple el contrato', async (_, body) => {
    const result = await catalogueSaying(body).suggestions('a')

    expect(result).toEqual({ ok: false, failure: { kind: 'malformed', where: '/get_results_search.php: se esperaba una lista' } })
  })

  it('dice qué campo no cumple', async () => {
    expect(await catalogue([{ nombre: 'Sin id' }]).products({ limit: 1 })).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/list-products.php: id: se esperaba identificador' },
    })
  })

  it('muestra lo bueno y reporta lo malo una sola vez', async () => {
    expectConsole(/^\[puntada\] \/list-products\.php: se omitieron 3 elementos que no cumplen el contrato \(nombre: se esperaba texto no vacío\)$/)
    const rows = [{ ...WIRE, nombre: null }, WIRE, null, 'x', { ...WIRE, id: 'p2' }]
    const result = await catalogue(rows).products({ limit: 5 })

    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('deja fuera lo repetido, y lo reporta', async () => {
    expectConsole(/^\[puntada\] \/list-products\.php: se omitieron 1 elementos que no cumplen el contrato \(id repetido: p1\)$/)
    const result = await catalogue([WIRE, { ...WIRE, id: 'p2' }, { ...WIRE, nombre: 'Otra' }]).products({ limit: 5 })

    expect(result.ok && result.value.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Blusa lino', 'p2 Blusa lino'])
  })

  it('no se confunde de fila', async () => {
    const rows = [WIRE, { id: 'p2', nombre: 'Otra' }, { ...WIRE, id: 'p3' }]
    const result = await catalogue(rows).products({ limit: 5 })

    expect(result.ok && result.value[0]).toEqual(PRODUCT)
    expect(result.ok && result.value[1]).toMatchObject({ name: 'Otra', image: null, tiers: [], sizes: [], minimum: 1 })
    expect(result.ok && result.value[2]).toEqual({ ...PRODUCT, id: 'p3' })
  })
})

describe('Una sola cosa', () => {
  it.each([[[]], [null], [false], [[false]], [[null]], ['']])('que viene como %j no existe', async (body) => {
    expect(await catalogue(body).company('9')).toEqual({ ok: true, value: null })
  })

  it('puede venir suelta o como primera de una lista', async () => {
    const company = { id: '9', name: 'Telar', logo: null, town: '', speciality: '', verified: false, minimumOrder: null, cover: null, story: '', since: null, phone: '', mail: '' }

    expect(await catalogue({ id: 9, nombre: 'Telar', desde: '19' }).company('9')).toEqual({ ok: true, value: company })
    expect(await catalogue([{ id: 9, nombre: 'Telar', desde: '1987' }]).company('9')).toEqual({ ok: true, value: { ...company, since: 1987 } })
  })

  it('que no cumple dice en qué', async () => {
    expect(await catalogue([{ id: 9 }]).company('9')).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/data-company.php: nombre: se esperaba texto no vacío' },
    })
  })

  it('de un producto trae galería, agotados y si se guarda', async () => {
    const wire = { ...WIRE, galeria: 'productos/1-2.svg,http://x/y', cuidados: 'Lavar a mano,No planchar', agotados: 'Rojo:G,Hueso', pedido_minimo: '1500', verificada: 1, favorito: '0' }

    expect(await catalogue([wire]).productForUser({ id: 'p1', user: 'ana@ejemplo.mx' })).toEqual({
      ok: true,
      value: {
        ...PRODUCT,
        gallery: ['productos/1-2.svg'],
        description: '',
        fabric: '',
        care: ['Lavar a mano', 'No planchar'],
        origin: '',
        storePhone: '',
        storeMinimum: 150_000,
        storeVerified: true,
        soldOut: [{ colour: 'Rojo', size: 'G' }],
        favourite: false,
      },
    })
    expect(await catalogue([WIRE]).product('p1')).toMatchObject({ value: { gallery: ['productos/1-1.svg'], favourite: null } })
  })
})

describe('R3.04 La cuenta de favoritos', () => {
  it.each([
    [[{ cantidad: '6' }], 6],
    [[{ cantidad: 0 }], 0],
    [{ cantidad: '2', extra: 1 }, 2],
    [null, 0],
    [[], 0],
  ])('%j son %i', async (body, count) => {
    expect(await createFavourites(answering(JSON.stringify(body))).count('ana@ejemplo.mx')).toEqual({ ok: true, value: count })
  })

  it.each([[[{ cantidad: '-1' }]], [[{ cantidad: null }]], [[{ total: 3 }]], [[{ cantidad: '1.5' }]], [[{ cantidad: ' ' }]], [[{ cantidad: '' }]]])('%j no es una cuenta', async (body) => {
    expect(await createFavourites(answering(JSON.stringify(body))).count('ana@ejemplo.mx')).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/data-user-favs-cant.php: cantidad: se esperaba número entero desde 0' },
    })
  })
})

describe('La palabra que responde a una escritura', () => {
  const subscribe = (body: string) => createNewsletter(answering(body)).subscribe('ana@ejemplo.mx')

  it.each(['registered', '"registered"', ' REGISTERED\n', '[{"response":"registered"}]', '{"response":" Registered "}', '["registered"]', '\uFEFFregistered'])(
    'R7.45 %s es un éxito',
    async (body) => {
      expect(await subscribe(body)).toEqual({ ok: true, value: undefined })
    },
  )

  it.each([
    ['Ese correo ya está suscrito.', 'Ese correo ya está suscrito.'],
    ['"Ya estás"', 'Ya estás'],
    ['[{"response":"No se pudo"}]', 'No se pudo'],
    ['\u202Eregistered al revés', 'registered al revés'],
    ['x'.repeat(1000), 'x'.repeat(300)],
  ])('«%s» es una negativa con sus palabras', async (body, text) => {
    expect(await subscribe(body)).toEqual({ ok: false, failure: { kind: 'refused', text } })
  })

  it.each(['', '[]', 'null', '5', '{}', '\u202E', '<br /><b>Warning</b>: x', '<!DOCTYPE html><h1>x</h1>', '"<p>registered"'])('«%s» no es una palabra', async (body) => {
    expect(await subscribe(body)).toEqual({ ok: false, failure: { kind: 'malformed', where: '/suscribir-newspaper.php: se esperaba una palabra' } })
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

  it.each(['[{"response":"exist"}]', '[{"response":"exist","name":" "}]', '"exist"', 'exist', '[{"response":"exist","name":"undefined"}]'])(
    'sin nombre no deja entrar a nadie: %s',
    async (body) => {
      expect(await login(body)).toEqual({ ok: false, failure: { kind: 'malformed', where: '/login-user.php: se esperaba name' } })
    },
  )

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

    expect(await catalogue([{ nombre: 'Blusa' }, { nombre: 'Blusa' }, { nombre: 'Saco' }]).suggestions('a')).toEqual({ ok: true, value: ['Blusa', 'Saco'] })
  })

  it('llevan de quién son y cuándo', async () => {
    const messaging = createMessaging(answering('{"id":1,"mensaje":"Hola","fecha":"0000-00-00 00:00:00"}'))
    const thread = { user: 'ana@ejemplo.mx', storeId: '7' }

    expect(await messaging.sentTo(thread)).toEqual({ ok: true, value: [{ id: '1', from: 'user', text: 'Hola', at: null }] })
    expect(await messaging.receivedFrom(thread)).toEqual({ ok: true, value: [{ id: '1', from: 'store', text: 'Hola', at: null }] })
  })
})
