// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createBlog } from '../../../src/adapters/http/blog.ts'
import { answering } from '../../support/answering.ts'
import { catalogue, PRODUCT, ROW } from '../../support/product-row.ts'

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
    ['un color que no lo es', { colores: 'Rojo:red,Azul:#12345' }, { colours: [{ name: 'Rojo', hex: null }, { name: 'Azul', hex: null }] }],
    ['mínimos raros', { minimo: '-3', multiplo: '0' }, { minimum: 1, multiple: 1 }],
    ['mínimos infinitos', { minimo: '1e999', multiplo: '2.5' }, { minimum: 1, multiple: 1 }],
    ['marcas que voltean el texto', { nombre: '\u202EBlusa\u2066 lino\u0000' }, { name: 'Blusa lino' }],
    ['HTML, que es solo texto', { nombre: '<img src=x onerror=alert(1)>' }, { name: '<img src=x onerror=alert(1)>' }],
  ])('aguanta %s', async (_, change, expected) => {
    expect(await first(change)).toEqual({ ...PRODUCT, ...expected })
  })

  it.each(['../secreto.svg', '//otro.mx/a.svg', 'https://otro.mx/a.svg', 'javascript:alert(1)', 'data:image/svg+xml,x', 'a/../../b', 'a\\b', 'a/%2e%2e/b', '.oculta', 'a/', 'a//b', 'a%2Fb', 'vbscript:x'])(
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
  ])('%s son %i centavos', async (text, centavos) => {
    expect(await minimumOf(text)).toBe(centavos)
  })

  it.each(['', null, 'abc', '-5', '78,50', '1,23', '1e3', '0x10', '10000001', 'Infinity', {}, [], true])(
    '%j no es un precio',
    async (text) => {
      expect(await minimumOf(text)).toBeNull()
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
  ])('%s es hora de Guanajuato', async (text, utc) => {
    expect(await dateOf(text)).toBe(Date.parse(utc))
  })

  it.each(['0000-00-00 00:00:00', '2026-02-30', '2026-13-01', '2026-11-21 24:00:00', '2026-11-21 10:60', '31/02/2026', 'ayer', '', null, 1e16, {}, '9999-01-01', '1989-12-31', '2101-01-01', '2026-11-21 10:00:60'])(
    '%j no es una fecha',
    async (text) => {
      expect(await dateOf(text)).toBeNull()
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
