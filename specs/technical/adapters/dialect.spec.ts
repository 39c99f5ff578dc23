// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import { createMessaging, createOrders } from '../../../src/adapters/http/endpoints/trade.ts'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import { parseDialect } from '../../../src/hosting/dialect/dialect-file.ts'
import { bodyOf, clientOver, json, type Sent } from '../../support/http.ts'

const over = (dialect: unknown, answers: readonly unknown[], status = 200) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sent: Sent[] = []
  const fetch = (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return Promise.resolve(json(answers[sent.length - 1] ?? [], status))
  }
  return { http: clientOver(fetch, { dialect: parseDialect(JSON.stringify(dialect)) }), sent }
}
const READ = '/list-products.php'
const BLUSA = { id: '1', nombre: 'Blusa' }
const productOver = (campos: object, row: object, more: object = {}) =>
  createCatalogue(over({ entidades: { producto: campos }, ...more }, [[{ ...BLUSA, ...row }]]).http)
const product = async (campos: object, row: object): Promise<ProductSummary | undefined> => {
  const result = await productOver(campos, row).products({ limit: 9 })
  return result.ok ? result.value[0] : undefined
}

describe('Los precios que el dialecto explica', () => {
  const ONE = [{ piezas: 1, precio: 'p' }]
  const STEPS = {
    escalones: [
      { piezas: 1, precio: 'menudeo' },
      { piezas: 'min_mayoreo', precio: 'mayoreo' },
    ],
  }
  const LIST = { columna: 'e', piezas: 'd', precio: 'm' }
  const IN_CURRENCY = { ...STEPS, moneda_en: 'moneda' }
  it.each<readonly [unknown, object, string]>([
    [{ columna: 'p', separador: ';', entre: '=' }, { p: '1=85; 6=78' }, '1:8500 6:7800'],
    [{ escalones: ONE, signo: '$', miles: ',' }, { p: '$1,250.50' }, '1:125050'],
    [{ escalones: ONE, miles: ',' }, { p: '78,50' }, ''],
    [
      LIST,
      {
        e: [
          { d: 1, m: 85 },
          { d: '6', m: '78' },
        ],
      },
      '1:8500 6:7800',
    ],
    [LIST, { e: '[{"d":1,"m":85}]' }, '1:8500'],
    [LIST, { e: [{ d: 1, m: 85 }, { d: 6 }] }, ''],
    [STEPS, { menudeo: 85, mayoreo: '78.5', min_mayoreo: 6 }, '1:8500 6:7850'],
    [STEPS, { menudeo: 85, mayoreo: null, min_mayoreo: 6 }, '1:8500'],
    [STEPS, { menudeo: 85, mayoreo: 78 }, ''],
    [{ ...STEPS, unidad: 'centavos' }, { menudeo: 8500 }, '1:8500'],
    [{ ...STEPS, por: 12 }, { menudeo: 1020 }, '1:8500'],
    [{ ...STEPS, por: 12 }, { menudeo: 1000 }, ''],
    [IN_CURRENCY, { menudeo: 85, moneda: 'MXN' }, '1:8500'],
    [IN_CURRENCY, { menudeo: 85, moneda: 'USD' }, ''],
  ])('R11.39 %j de %j da «%s»', async (precios, row, shown) => {
    const tiers = (await product({ precios }, row))?.tiers.map(({ from, price }) => `${from}:${price}`)
    expect(tiers?.join(' ')).toBe(shown)
  })
})

describe('Las demás columnas', () => {
  const COLOURS = {
    colours: [
      { name: 'Rojo', hex: '#cc0000' },
      { name: 'Hueso', hex: null },
    ],
  }
  it.each<readonly [object, object, Partial<ProductSummary>]>([
    [
      { id: 'clave.0', nombre: 'd.corta' },
      { clave: [7], d: { corta: 'Falda' } },
      { id: '7', name: 'Falda' },
    ],
    [{ minimo: null }, { minimo: 6 }, { minimum: null }],
    [{ segmento: { columna: 'depto', valores: { '3': 'Dama' } } }, { depto: 3 }, { segment: 'Dama' }],
    [{ tallas: { columna: 'corrida', separador: '|' } }, { corrida: 'G|CH|M' }, { sizes: ['CH', 'M', 'G'] }],
    [
      { tallas: { columna: 'inv', nombre: 't' } },
      { inv: [{ t: 'G' }, { t: 'CH' }, { t: 'G' }] },
      { sizes: ['CH', 'G'] },
    ],
    [{ colores: { columna: 'c', nombre: 'n', hex: 't' } }, { c: [{ n: 'Rojo', t: '#C00' }, { n: 'Hueso' }] }, COLOURS],
    [{ colores: { columna: 'c', separador: '|', entre: '=' } }, { c: 'Rojo=#cc0000|Hueso' }, COLOURS],
    [{ nuevo: { columna: 'novedad', si: ['S'] } }, { novedad: 'S' }, { isNew: true }],
  ])('R11.39 %j de %j da %j', async (campos, row, expected) =>
    expect(await product(campos, row)).toMatchObject(expected),
  )

  it('R11.39 lo agotado, de las existencias: sin piezas en ningún almacén, o sin fila', async () => {
    const agotados = { existencias: 'inv', color: 'c', talla: 't', piezas: 'n' }
    const stock = (c: string, t: string, n: unknown) => ({ c, t, n })
    const inv = [stock('Rojo', 'CH', 0), stock('Rojo', 'CH', '3'), stock('Rojo', 'G', -1), stock('Hueso', 'CH', 5)]
    const soldOut = ['Rojo', 'Hueso'].map((colour) => ({ colour, size: 'G' }))
    expect(await productOver({ agotados }, { inv }).product({ id: '1' })).toMatchObject({ value: { soldOut } })
  })

  it('R11.39 las fotos de un texto, en su carpeta', async () => {
    const galeria = { columna: 'fotos', separador: '|' }
    const found = productOver({ galeria }, { fotos: 'a.jpg||b.jpg' }, { imagenes: { producto: 'fotos' } })
    expect(await found.product({ id: '1' })).toMatchObject({ value: { gallery: ['fotos/a.jpg', 'fotos/b.jpg'] } })
  })

  const sentAt = (dialect: object, row: object) =>
    createMessaging(over(dialect, [[{ id: 1, mensaje: 'Hola', ...row }]]).http).sentTo({ user: 'a', storeId: '7' })
  it.each([
    ['d/m/Y H:i', '20/11/2026 12:30', Date.UTC(2026, 10, 20, 18, 30)],
    ['d/m/Y', '20/11/2026', Date.UTC(2026, 10, 20, 6)],
    ['Y-m-d H:i:s.u', '2026-11-20 12:30:00.000000', Date.UTC(2026, 10, 20, 18, 30)],
    ['Y-m-dTH:i:sP', '2026-11-20T12:30:00-05:00', Date.UTC(2026, 10, 20, 17, 30)],
    ['Y-m-dTH:i:sP', '2026-11-20T12:30:00Z', Date.UTC(2026, 10, 20, 12, 30)],
    ['Y-m-d\\TH:i', '2026-11-20T12:30', Date.UTC(2026, 10, 20, 18, 30)],
    ['d/m/Y h:i a', '20/11/2026 04:05 pm', Date.UTC(2026, 10, 20, 22, 5)],
    ['d/m/Y g:i A', '20/11/2026 12:30 A.M.', Date.UTC(2026, 10, 20, 6, 30)],
    ['d/m/Y H:i a', '20/11/2026 16:40 pm', Date.UTC(2026, 10, 20, 22, 40)],
    ['U', 1_795_000_000, 1_795_000_000_000],
    ['U000', '1795000000000', 1_795_000_000_000],
    ['d/m/Y', '2026-11-20', null],
  ])('R11.39 la fecha %s', async (formato, f, at) => {
    const dialect = { entidades: { mensaje: { fecha: { columna: 'f', formato } } } }
    expect(await sentAt(dialect, { f })).toMatchObject({ value: [{ at }] })
  })

  it('R11.39 otra zona horaria', async () => {
    const at = Date.UTC(2026, 6, 1, 17)
    const found = await sentAt({ zona_horaria: 'America/Tijuana' }, { fecha: '2026-07-01 10:00:00' })
    expect(found).toMatchObject({ value: [{ at }] })
  })
})

describe('Las filas, los errores y las páginas', () => {
  const call = (said: object) => ({ llamadas: { [READ]: said } })
  const list = async (dialect: unknown, answer: unknown, status = 200) => {
    const result = await createCatalogue(over(dialect, [answer], status).http).products({ limit: 9 })
    return result.ok ? result.value.length : result.failure.kind
  }
  it.each<readonly [object, object, number | string, number?]>([
    [call({ filas: 'data.productos' }), { data: { productos: [BLUSA] } }, 1],
    [call({ filas: 'data' }), { data: [] }, 0],
    [call({ filas: 'data' }), { error: 'x' }, 'malformed'],
    [{ error: { success: [false, 0] }, ...call({ filas: 'data' }) }, { success: 0, data: [] }, 'malformed'],
    [{ error: { error: '*' } }, { error: 'x' }, 'malformed'],
    [{ error: { error: '*' }, ...call({ filas: 'data' }) }, { error: '', data: [BLUSA] }, 1],
    [call({ vacio: { mensaje: 'No hay' } }), { mensaje: 'No hay' }, 0],
    [call({ vacio: { mensaje: 'No hay' } }), { mensaje: 'No hay' }, 0, 404],
    [call({ error: { status: 0 }, vacio: { mensaje: 'No hay' } }), { status: 0, mensaje: 'No hay' }, 0],
    [call({ vacio: { mensaje: 'No hay' } }), { mensaje: 'Route not found' }, 'server', 404],
    [{ error: { error: '*' }, vacio: { error: 'No tienes mensajes' } }, { error: 'NO tienes mensajes' }, 0],
    [call({ vacio: { HTTP: 404 } }), { mensaje: 'No existe el 7' }, 0, 404],
    [{ filas: 'data' }, { data: [BLUSA] }, 1],
    [{ filas: 'data', ...call({ filas: '' }) }, [BLUSA], 1],
  ])('R11.40 con %j, %j da %s', async (dialect, answer, shown, status) =>
    expect(await list(dialect, answer, status as number | undefined)).toBe(shown),
  )

  const page = (from: number, size: number, more: object = {}) => ({
    data: Array.from({ length: size }, (_, at) => ({ id: from + at, nombre: 'Blusa' })),
    ...more,
  })
  it.each<readonly [object, readonly object[], readonly string[], number]>([
    [
      { parametro: 'page', desde: 1, tamano: 2, total: 'n' },
      [page(1, 2, { n: 5 }), page(3, 2), page(5, 1)],
      ['page=1', 'page=2', 'page=3'],
      5,
    ],
    [{ parametro: 'p', desde: 0, ultima: 'u' }, [page(1, 2, { u: 1 }), page(3, 2)], ['p=0', 'p=1'], 4],
    [
      { parametro: 'offset', desde: 0, cuenta: 'filas', tamano: 2, total: 't' },
      [page(1, 2, { t: 4 }), page(3, 2)],
      ['offset=0', 'offset=2'],
      4,
    ],
    [{ parametro: 'page', desde: 1, tamano: 2 }, [page(1, 2), page(3, 1)], ['page=1', 'page=2'], 3],
    [{ parametro: 'page', desde: 1, tamano: 2 }, [page(1, 2), page(1, 2)], ['page=1', 'page=2'], 2],
  ])('R11.40 las páginas con %j', async (pagina, answers, asked, rows) => {
    const { http, sent } = over(call({ filas: 'data', pagina, parametros: { limit: null } }), answers)
    const result = await createCatalogue(http).products({ limit: 9 })
    expect(result.ok && result.value.length).toBe(rows)
    expect(sent.map(({ url }) => url.replace(/^[^?]*\?/, ''))).toEqual(asked)
  })
})

describe('Lo que se pide', () => {
  it('R11.39 con la dirección, los nombres y los valores del servidor', async () => {
    const { http, sent } = over(
      {
        llamadas: {
          '/list-products-page.php': {
            ruta: '/api.php?accion=productos',
            parametros: { segmento: 'depto', talla: null },
            valores: { segmento: { Dama: '1' }, categoria: { 'Dama/Blusas': 40, '*': '0' } },
          },
          '/create_pedido.php': {
            ruta: '/v2/pedidos',
            cuerpo: { id_tienda: 'empresa', 'productos.cantidad': 'pzas', nota: null },
            valores: { 'productos.talla': { M: 'Mediana' } },
          },
        },
      },
      [[], []],
    )
    await createCatalogue(http).productsPage({ segment: 'Dama', category: 'Blusas', size: 'CH' })
    await createCatalogue(http).productsPage({ segment: '', category: 'Faldas', size: '' })
    const line = { productId: 'p', productName: 'Blusa', colour: 'Rojo', size: 'M', pieces: 3, price: 100 }
    await createOrders(http).create({ clientId: 'c', user: 'a', storeId: '7', note: 'x', lines: [line], total: 300 })
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/api.php?accion=productos&depto=1&categoria=40',
      '/api/api.php?accion=productos&depto=&categoria=0',
      '/api/v2/pedidos',
    ])
    expect(bodyOf(sent[2])).toEqual({
      id_cliente: 'c',
      user: 'a',
      empresa: '7',
      total: '3.00',
      productos: [{ id_producto: 'p', producto: 'Blusa', color: 'Rojo', talla: 'Mediana', pzas: 3, precio: '1.00' }],
    })
  })
})
