// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import { answering } from '../../support/answering.ts'
import { expectConsole } from '../../support/console.ts'
import { catalogue, PRODUCT, ROW } from '../../support/product-row.ts'

const catalogueSaying = (body: string) => createCatalogue(answering(body))

describe('Una lista', () => {
  afterEach(() => void vi.unstubAllGlobals())

  const names = async (body: unknown) => {
    const result = await catalogue(body).suggestions('a')
    return result.ok ? result.value.map(({ name }) => name) : result.failure
  }

  it.each([
    ['vacía', [], []],
    ['null', null, []],
    ['false', false, []],
    ['texto vacío', '', []],
    ['un objeto vacío', {}, []],
    ['un solo objeto', { nombre: 'a' }, ['a']],
    ['filas dentro de otra lista', [[{ nombre: 'a' }, { nombre: 'b' }]], ['a', 'b']],
    ['una lista dentro de otra', [[]], []],
    ['un objeto con números', { 0: { nombre: 'a' }, 2: { nombre: 'b' } }, ['a', 'b']],
    ['filas', [{ nombre: 'a' }, { nombre: 7 }], ['a', '7']],
  ])('%s se entiende', async (_, body, expected) => {
    expect(await names(body)).toEqual(expected)
  })

  it('larga se lee por partes, y entre una y otra la página atiende', async () => {
    const turns = vi.fn(() => Promise.resolve())
    vi.stubGlobal('scheduler', { yield: turns })
    const rows = Array.from({ length: 900 }, (_, at) => ({ nombre: `n${at}` }))

    expect(await names(rows)).toEqual(rows.map(({ nombre }) => nombre))
    expect(turns).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['un texto', 'registered'],
    ['un número', 5],
    ['verdadero', true],
    ['otra cosa', { estado: 'ok', datos: { total: null } }],
    ['filas que no son filas', [null, 3, true, []]],
    ['todas las filas malas', [{ nombre: '' }, { nombre: null }, { precio: 'a' }]],
  ])('que es %s no cumple el contrato', async (_, body) => {
    expect(await names(body)).toMatchObject({
      kind: 'malformed',
      where: expect.stringContaining('/get_results_search.php: '),
    })
  })

  it.each([
    ['vacío', ''],
    ['truncado', '[{"nombre":"a"},{"nom'],
    ['una página', '<!DOCTYPE html><html></html>'],
    ['con un aviso de PHP y nada más', '<br />\n<b>Warning</b>: mysqli\n'],
  ])('con un cuerpo %s no cumple el contrato', async (_, body) => {
    const result = await catalogueSaying(body).suggestions('a')

    expect(result).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/get_results_search.php: se esperaba una lista' },
    })
  })

  it('dice qué campo no cumple', async () => {
    expect(await catalogue([{ nombre: 'Sin id' }]).products({ limit: 1 })).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/list-products.php: id: se esperaba identificador' },
    })
  })

  it('R11.29 muestra lo bueno y reporta lo malo una sola vez', async () => {
    expectConsole(
      /^\[puntada\] \/list-products\.php: se omitieron 3 elementos que no cumplen el contrato \(nombre: se esperaba texto no vacío\)$/,
    )
    const rows = [{ ...ROW, nombre: null }, ROW, null, 'x', { ...ROW, id: 'p2' }]
    const result = await catalogue(rows).products({ limit: 5 })

    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('R11.30 deja fuera lo repetido, y lo reporta', async () => {
    expectConsole(
      /^\[puntada\] \/list-products\.php: se omitieron 1 elementos que no cumplen el contrato \(id repetido: p1\)$/,
    )
    const result = await catalogue([ROW, { ...ROW, id: 'p2' }, { ...ROW, nombre: 'Otra' }]).products({ limit: 5 })

    expect(result.ok && result.value.map(({ id, name }) => `${id} ${name}`)).toEqual(['p1 Blusa lino', 'p2 Blusa lino'])
  })

  it('no toma los datos de otra fila', async () => {
    const rows = [ROW, { id: 'p2', nombre: 'Otra' }, { ...ROW, id: 'p3' }]
    const result = await catalogue(rows).products({ limit: 5 })

    expect(result.ok && result.value[0]).toEqual(PRODUCT)
    expect(result.ok && result.value[1]).toMatchObject({ name: 'Otra', image: null, tiers: [], sizes: [], minimum: 1 })
    expect(result.ok && result.value[2]).toEqual({ ...PRODUCT, id: 'p3' })
  })
})

describe('La lectura de una sola fila', () => {
  it.each([[[]], [null], [false], [[false]], [[null]], ['']])('que viene como %j no existe', async (body) => {
    expect(await catalogue(body).company('9')).toEqual({ ok: true, value: null })
  })

  it('puede venir suelta o como primera de una lista', async () => {
    const company = {
      id: '9',
      name: 'Telar',
      logo: null,
      town: '',
      speciality: '',
      verified: false,
      minimumOrder: null,
      cover: null,
      story: '',
      since: null,
      phone: '',
      mail: '',
    }

    expect(await catalogue({ id: 9, nombre: 'Telar', desde: '19' }).company('9')).toEqual({ ok: true, value: company })
    expect(await catalogue([{ id: 9, nombre: 'Telar', desde: '1987' }]).company('9')).toEqual({
      ok: true,
      value: { ...company, since: 1987 },
    })
  })

  it.each([
    ['null', [null, { id: 9, nombre: 'Telar' }]],
    ['false, un texto y una fila sin nombre', [false, 'x', { id: 9 }, { id: 9, nombre: 'Telar' }, null]],
  ])('R11.29 se muestra aunque antes venga %s', async (_, body) => {
    expect(await catalogue(body).company('9')).toMatchObject({ ok: true, value: { id: '9', name: 'Telar' } })
    expect(await catalogue(body).product('9')).toMatchObject({ ok: true, value: { id: '9', name: 'Telar' } })
  })

  it('que no cumple dice en qué', async () => {
    expect(await catalogue([{ id: 9 }]).company('9')).toEqual({
      ok: false,
      failure: { kind: 'malformed', where: '/data-company.php: nombre: se esperaba texto no vacío' },
    })
  })

  it('de un producto trae galería, agotados y si se guarda', async () => {
    const detail = {
      ...ROW,
      galeria: 'productos/1-2.svg,http://x/y',
      cuidados: 'Lavar a mano,No planchar',
      agotados: 'Rojo:G',
      pedido_minimo: '1500',
      verificada: 1,
      favorito: '0',
    }

    expect(await catalogue([detail]).productForUser({ id: 'p1', user: 'ana@ejemplo.mx' })).toEqual({
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
        key: '',
        leadTime: '',
        shipping: '',
        sizeGuide: '',
      },
    })
    expect(await catalogue([ROW]).product('p1')).toMatchObject({
      value: { gallery: ['productos/1-1.svg'], favourite: null },
    })
  })

  it('R12.87 R12.88 R12.89 de un producto trae clave, entrega, envío y medidas donde las hay', async () => {
    const said = {
      sku: 'PLA-0012',
      tiempo_entrega: '3 a 5 días hábiles',
      envio: '<p>Por paquetería</p>',
      guia_tallas: 'CH: busto 86-90; M: busto 91-95',
    }
    expect(await catalogue([{ ...ROW, ...said }]).product('p1')).toMatchObject({
      value: {
        key: 'PLA-0012',
        leadTime: '3 a 5 días hábiles',
        shipping: 'Por paquetería',
        sizeGuide: 'CH: busto 86-90; M: busto 91-95',
      },
    })
    const elsewhere = { clave: 'A-7', dias: 3, tiempo_de_entrega: 'Una semana', shipping: 'Gratis' }
    expect(await catalogue([{ ...ROW, ...elsewhere }]).product('p1')).toMatchObject({
      value: { id: 'p1', key: 'A-7', leadTime: 'Una semana', shipping: 'Gratis' },
    })
    expect(await catalogue([{ ...ROW, sku: null, envio: [] }]).product('p1')).toMatchObject({
      value: { key: '', leadTime: '', shipping: '', sizeGuide: '' },
    })
  })
})

const first = async (change: object) => {
  const result = await catalogue([{ ...ROW, ...change }]).products({ limit: 1 })
  return result.ok ? result.value[0] : result
}

describe('Una fila de producto', () => {
  it('se lee como la manda MySQL, todo en texto', async () => {
    expect(await first({})).toEqual(PRODUCT)
  })

  it.each([
    ['números y booleanos de verdad', { id_tienda: 7, minimo: 3, multiplo: 3, nuevo: true }, {}],
    ['campos de más', { precio_viejo: '1', __proto__: null, constructor: 'x' }, {}],
    [
      'listas de verdad',
      { colores: ['Rojo:#cc0000', 'Hueso'], tallas: ['CH', 'M', 'G'], precios: ['3:98.5', '12:78'] },
      {},
    ],
    ['tallas en desorden', { tallas: 'G, CH,M' }, {}],
    ['escalones en desorden', { precios: '12:78, 3:98.50' }, {}],
    ['lo mismo dos veces', { colores: 'Rojo:#CC0000, Rojo:#CC0000,Hueso', tallas: 'CH,CH,M,G' }, {}],
    ['un campo que falta', { nuevo: undefined, poblacion: undefined }, { isNew: false, town: '' }],
    [
      'null por vacío',
      { imagen: null, precios: null, colores: null, tallas: null, tienda: null },
      { image: null, tiers: [], colours: [], sizes: [], storeName: '' },
    ],
    [
      'texto vacío por vacío',
      { imagen: '', precios: '', colores: '', minimo: '', nuevo: '' },
      { image: null, tiers: [], colours: [], minimum: 1, isNew: false },
    ],
    [
      'false por vacío',
      { imagen: false, precios: false, tallas: false, poblacion: false },
      { image: null, tiers: [], sizes: [], town: '' },
    ],
    [
      'objetos donde iba texto',
      { poblacion: {}, tienda: ['x'], colores: {} },
      { town: '', storeName: '', colours: [] },
    ],
    [
      'restos de JavaScript',
      { poblacion: 'undefined', tienda: 'null', categoria: 'NaN', segmento: '[object Object]' },
      { town: '', storeName: '', category: '', segment: '' },
    ],
    [
      'restos dentro de listas',
      { colores: 'undefined:#ffffff,Rojo:undefined,null', tallas: 'NaN,M,null' },
      { colours: [{ name: 'Rojo', hex: null }], sizes: ['M'] },
    ],
    [
      'un color que no lo es',
      { colores: 'Rojo:red,Azul:#12345' },
      {
        colours: [
          { name: 'Rojo', hex: null },
          { name: 'Azul', hex: null },
        ],
      },
    ],
    ['mínimos raros', { minimo: '-3', multiplo: '0' }, { minimum: 1, multiple: 1 }],
    ['mínimos infinitos', { minimo: '1e999', multiplo: '2.5' }, { minimum: 1, multiple: 1 }],
    ['marcas que voltean el texto', { nombre: '\u202EBlusa\u2066 lino\u0000' }, { name: 'Blusa lino' }],
    ['HTML, que es solo texto', { nombre: '<img src=x onerror=alert(1)>' }, { name: '<img src=x onerror=alert(1)>' }],
  ])('aguanta %s', async (_, change, expected) => {
    expect(await first(change)).toEqual({ ...PRODUCT, ...expected })
  })
})
