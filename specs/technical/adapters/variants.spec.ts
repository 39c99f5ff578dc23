// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { catalogueEndpoints, createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import type { HttpClient } from '../../../src/adapters/http/client.ts'
import { translatorOf } from '../../../src/adapters/http/columns.ts'
import { gridOf, isSoldOut } from '../../../src/domain/orders/quantity-grid.ts'
import { json, open, read } from '../../support/http.ts'

const products = (http: HttpClient) => createCatalogue(http).products({ limit: 1 })
const product = (http: HttpClient) => createCatalogue(http).product('1')

describe('La corrida en filas', () => {
  const corrida = [
    { talla: 'M', color: 'Azul', cod_color: '#1A2A57', existencia: '5', sku: 'a' },
    { talla: 'CH', color: 'Azul', cod_color: '#1A2A57', existencia: '0', sku: 'b' },
    { talla: 'M', color: 'Gris', cod_color: '', existencia: '0', sku: 'c' },
    { talla: 'M', color: 'Gris', cod_color: '', existencia: '3', sku: 'd' },
  ]

  it.each(['corrida', 'inventario', 'variantes', 'existencias', 'tallas'])(
    'da tallas, colores y lo agotado con el nombre «%s»',
    async (name) => {
      const { explain } = translatorOf(catalogueEndpoints.product, { dialect: {}, imagesBase: '/images' })
      expect(explain({ id: 1, nombre: 'A', [name]: corrida })).toMatchObject({
        tallas: name,
        colores: name,
        agotados: name,
      })
      expect(await read({ id: 1, nombre: 'A', [name]: corrida }, product)).toMatchObject({
        sizes: ['CH', 'M'],
        colours: [
          { name: 'Azul', hex: '#1a2a57' },
          { name: 'Gris', hex: null },
        ],
        soldOut: [
          { colour: 'Azul', size: 'CH' },
          { colour: 'Gris', size: 'CH' },
        ],
      })
    },
  )

  it('también con objetos dentro, o como JSON en un texto', async () => {
    const rows = corrida.map(({ talla, color, cod_color, existencia }) => ({
      talla: { id: 1, nombre: talla },
      color: { id: 2, nombre: color, hex: cod_color },
      stock: Number(existencia),
    }))
    const expected = {
      sizes: ['CH', 'M'],
      colours: [
        { name: 'Azul', hex: '#1a2a57' },
        { name: 'Gris', hex: null },
      ],
      soldOut: [
        { colour: 'Azul', size: 'CH' },
        { colour: 'Gris', size: 'CH' },
      ],
    }
    expect(await read({ id: 1, nombre: 'A', variants: rows }, product)).toMatchObject(expected)
    expect(await read({ id: 1, nombre: 'A', corrida: JSON.stringify(corrida) }, product)).toMatchObject(expected)
    expect(await read({ id: 1, nombre: 'A', tallas: JSON.stringify(corrida) }, product)).toMatchObject(expected)
  })

  it('también cuando la fila de antes trae sus tallas en un texto', async () => {
    expect(
      await read(
        [
          { id: 1, nom_prod: 'A', tallas: 'CH,M' },
          { id: 2, nom_prod: 'B', tallas: corrida },
        ],
        products,
      ),
    ).toMatchObject([
      { sizes: ['CH', 'M'], colours: [] },
      {
        sizes: ['CH', 'M'],
        colours: [
          { name: 'Azul', hex: '#1a2a57' },
          { name: 'Gris', hex: null },
        ],
      },
    ])
  })

  it('de la que alguien llamó tallas o colores en su dialecto se toman las tallas y los colores', async () => {
    const { http } = open(
      [() => json({ id: 1, nombre: 'A', surtido: corrida.map((row) => ({ ...row, nombre: 'Suéter' })) })],
      { dialect: { campos: { producto: { tallas: ['surtido'], colores: ['surtido'], galeria: [''] } } } },
    )
    const found = await createCatalogue(http).product('1')
    expect(found.ok && found.value).toMatchObject({
      sizes: ['CH', 'M'],
      colours: [
        { name: 'Azul', hex: '#1a2a57' },
        { name: 'Gris', hex: null },
      ],
    })
  })

  it('no quita lo que el producto ya dice de sí', async () => {
    expect(
      await read({ id: 1, nombre: 'A', tallas: 'CH,M,G', colores: 'Azul:#000000', corrida }, product),
    ).toMatchObject({ sizes: ['CH', 'M', 'G'], colours: [{ name: 'Azul', hex: '#000000' }] })
  })

  it('dice cuáles son las tallas de un rango', async () => {
    const existencias = [
      { Talla: '6', Color: 'Azul', Cantidad: '3' },
      { Talla: '8', Color: 'Azul', Cantidad: '0' },
    ]
    expect(await read({ id: 1, nombre: 'A', tallas: '6-8', existencias }, product)).toMatchObject({
      sizes: ['6', '8'],
      soldOut: [{ colour: 'Azul', size: '8' }],
    })
    expect(await read({ id: 1, nombre: 'A', tallas: '6', existencias }, product)).toMatchObject({ sizes: ['6'] })
  })

  const productWith = async (variantes: unknown) => {
    const found = await createCatalogue(open([() => json({ id: 1, nombre: 'A', variantes })]).http).product('1')
    if (!found.ok || found.value === null) throw new Error('no se leyó el producto')
    return found.value
  }

  it('la combinación que no está en la corrida no se puede pedir', async () => {
    const rows = [
      { color: 'Negro', talla: 'CH', stock: 4 },
      { color: 'Negro', talla: 'M', stock: 2 },
      { color: 'Rojo', talla: 'CH', stock: 3 },
    ]
    const { colours, sizes, soldOut } = await productWith(rows)
    expect([colours.map(({ name }) => name), sizes, soldOut]).toEqual([
      ['Negro', 'Rojo'],
      ['CH', 'M'],
      [{ colour: 'Rojo', size: 'M' }],
    ])
  })

  it.each<[object, boolean]>([
    [{ disponible: 'no' }, true],
    [{ disponible: 'N' }, true],
    [{ existencia: 'Agotado' }, true],
    [{ stock: false }, true],
    [{ stock: '0.00' }, true],
    [{ stock: -2 }, true],
    [{ agotado: '1' }, true],
    [{ agotado: '0' }, false],
    [{ disponible: 'si' }, false],
    [{ stock: '1,200' }, false],
    [{ stock: null }, false],
    [{ stock: '' }, false],
    [{}, false],
  ])('de %j se entiende que está agotada: %s', async (says, isSoldOutToo) => {
    const { soldOut } = await productWith([
      { color: 'Negro', talla: 'CH', ...says },
      { color: 'Negro', talla: 'M', stock: 5 },
    ])
    expect(soldOut).toEqual(isSoldOutToo ? [{ colour: 'Negro', size: 'CH' }] : [])
  })

  it.each<[string, readonly object[], readonly object[]]>([
    ['no da un precio que no vale para todas', [{ precio: '145.00' }, { precio: '160.00' }], []],
    ['tampoco si uno viene en centavos', [{ price_cents: 14500 }, { price_cents: 16000 }], []],
    ['deja el del producto si todas cuestan igual', [{ precio: '145' }, { precio: 145 }], [{ from: 1, price: 14500 }]],
    ['o si solo alguna lo dice', [{ precio: '145' }, { precio: 0 }], [{ from: 1, price: 14500 }]],
  ])('de tallas con precio propio: %s', async (_, [small, large], tiers) => {
    const corrida = [
      { talla: 'CH', color: 'Azul', ...small },
      { talla: 'XG', color: 'Azul', ...large },
    ]
    expect(await read({ id: 1, nombre: 'A', precio: '145.00', corrida }, product)).toMatchObject({
      sizes: ['CH', 'XG'],
      tiers,
    })
    expect(await read([{ id: 1, nombre: 'A', precio: '145.00', corrida }], products)).toMatchObject([{ tiers }])
  })

  it('un renglón malo no quita los buenos, y un color guarda el tono que algún renglón dijo', async () => {
    const rows = [
      { color: 'Azul', hex: '#1a2a57', talla: 'CH' },
      null,
      { nota: 'revisar' },
      { color: 'Azul', hex: '', talla: 'M' },
    ]
    const { colours, sizes } = await productWith(rows)
    expect([colours, sizes]).toEqual([[{ name: 'Azul', hex: '#1a2a57' }], ['CH', 'M']])
  })

  it('sin colores, lo agotado de una talla vale para todos', async () => {
    const found = await createCatalogue(
      open([
        () =>
          json({
            id: 1,
            nombre: 'A',
            colores: 'Rojo,Azul',
            inventario: [
              { talla: 'CH', existencia: 0 },
              { talla: 'M', existencia: 4 },
            ],
          }),
      ]).http,
    ).product('1')
    const grid = gridOf((found.ok && found.value) as Parameters<typeof gridOf>[0])
    expect(['Rojo', 'Azul'].map((colour) => ['CH', 'M'].map((size) => isSoldOut(grid, colour, size)))).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it.each<[string, unknown]>([
    ['un número de existencias', 240],
    ['las existencias por sucursal', [{ sucursal: 'Centro', existencia: 4 }]],
    ['nada', []],
    ['un texto', 'corrida completa'],
  ])('%s no es una corrida', async (_, existencias) => {
    expect(await read({ id: 1, nombre: 'A', existencias }, product)).toMatchObject({
      sizes: [],
      colours: [],
      soldOut: [],
    })
  })
})
