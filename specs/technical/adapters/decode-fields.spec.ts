// @vitest-environment node
import { describe, expect, it } from 'vitest'
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
})

describe('R3.03 Los segmentos', () => {
  it('llevan nombre y archivo de ícono, que está en segments/svg', async () => {
    const result = await catalogue([{ segmento: 'Tallas extra', svg: 'tallas-extra.svg' }]).segments()

    expect(result).toEqual({ ok: true, value: [{ name: 'Tallas extra', slug: 'tallas-extra', icon: 'segments/svg/tallas-extra.svg' }] })
  })
})
