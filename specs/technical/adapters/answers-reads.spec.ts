// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createBlog } from '../../../src/adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../../../src/adapters/http/endpoints/catalogue.ts'
import { createFavourites } from '../../../src/adapters/http/endpoints/account.ts'
import { createMessaging } from '../../../src/adapters/http/endpoints/trade.ts'
import type { HttpClient } from '../../../src/adapters/http/client/client.ts'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import type { Result } from '../../../src/domain/result.ts'
import { clientOver } from '../../support/http.ts'

// What the site says of answers that PHP servers really give: no figure that the server did not say in the contract's
// notation, and no empty shop where the server broke.

const ROW = { id: '12', nombre: 'Blusa', precios: '1:85,6:78', minimo: '6', multiplo: '3' }

const answering = (body: unknown, status = 200) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return clientOver(() => Promise.resolve(new Response(text, { status })))
}
const failed = (result: Result<unknown>): string => {
  if (result.ok) return ''
  return result.failure.kind === 'server' ? `falla ${result.failure.status}` : `falla: ${result.failure.kind}`
}
const priceOf = ({ tiers, minimum, multiple }: ProductSummary): string =>
  [
    tiers.map(({ from, price }) => `$${(price / 100).toFixed(2)} desde ${from}`).join(' · ') || 'a consultar',
    minimum === null ? 'consulta el mínimo' : `mínimo ${minimum}`,
    multiple === null ? '' : `de ${multiple} en ${multiple}`,
  ]
    .filter(Boolean)
    .join(' · ')

const price = async (change: object): Promise<string> => {
  const result = await createCatalogue(answering([{ ...ROW, ...change }])).products({ limit: 9 })
  return result.ok ? result.value.map(priceOf).join() : failed(result)
}

describe('El precio que se muestra', () => {
  it.each<readonly [string, object, string]>([
    ['lo del contrato', {}, '$85.00 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3'],
    [
      'números por texto y espacios',
      { precios: ' 1 : 85.50 , 6:78 ', minimo: ' 6 ', multiplo: 3 },
      '$85.50 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3',
    ],
    ['DECIMAL de MySQL', { precios: '1:85.0000', minimo: '6.00' }, '$85.00 desde 1 · mínimo 6 · de 3 en 3'],
    ['tramos sin orden', { precios: '6:78,1:85' }, '$85.00 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3'],
    [
      'el mismo precio en dos tramos',
      { precios: '1:85,6:85' },
      '$85.00 desde 1 · $85.00 desde 6 · mínimo 6 · de 3 en 3',
    ],
  ])('R11.39 %s', async (_, change, shown) => expect(await price(change)).toBe(shown))

  it.each<readonly [string, object]>([
    ['columnas de otro nombre', { precios: undefined, precio: 85, mayoreo: 1 }],
    ['un número solo', { precios: 85 }],
    ['un número solo, como texto', { precios: '85.00' }],
    ['texto vacío', { precios: '' }],
    ['null', { precios: null }],
    ['cero', { precios: '1:0' }],
    ['un tramo ilegible entre buenos', { precios: '1:85,6:setenta' }],
    ['negativo', { precios: '1:-85' }],
    ['más caro por más piezas', { precios: '1:80,6:100' }],
    ['dos precios para las mismas piezas', { precios: '6:80,6:78' }],
    [
      'una lista de objetos',
      {
        precios: [
          { desde: 1, precio: 80 },
          { desde: 6, precio: 100 },
        ],
      },
    ],
    ['una lista de objetos como texto', { precios: '[{"desde":1,"precio":80}]' }],
    ['una lista por número', { precios: { 1: 85, 2: 78, 3: 70 } }],
    ['una lista de números', { precios: [85, 78, 70] }],
    ['una lista de textos', { precios: ['1:85', '6:78'] }],
    ['un precio por talla', { precios: { CH: 80, G: 100 } }],
    ['con signo de pesos', { precios: '1:$85' }],
    ['con dólares', { precios: '1:US$85' }],
    ['con moneda en el texto', { precios: '1:85 USD' }],
    ['con coma decimal', { precios: '1:85,50' }],
    ['con miles', { precios: '1:1,250.00' }],
    ['con fracción de centavo', { precios: '1:85.333' }],
    ['con exponente', { precios: '1:8e1' }],
    ['con más signos', { precios: '6+:78' }],
    ['con igual en vez de dos puntos', { precios: '1=85;6=78' }],
    ['rango de piezas', { precios: '1-5:85,6-11:78' }],
    ['otra moneda', { moneda: 'USD' }],
    ['la moneda sin que nadie lo explique', { moneda: 'MXN' }],
    ['currency', { currency: 'USD' }],
    ['divisa_precio', { divisa_precio: 'EUR' }],
    ['tipoMoneda', { tipoMoneda: 2 }],
    [
      'tallas que cuestan distinto',
      {
        tallas: [
          { talla: 'CH', precio: 80 },
          { talla: 'EG', precio: 100 },
        ],
      },
    ],
    [
      'un inventario que cuesta distinto',
      {
        variantes: [
          { sku: 'a', price: 80 },
          { sku: 'b', price: 95 },
        ],
      },
    ],
    ['tallas con su precio', { tallas: 'CH:80,EG:100' }],
    ['tallas con su precio entre paréntesis', { tallas: 'CH ($80),EG ($100)' }],
    ['precios por talla en otra columna', { precios_talla: { CH: 80, EG: 100 } }],
    ['un inventario como texto que cuesta distinto', { inventario: '[{"precio":"80"},{"precio":"95"}]' }],
    ['un objeto', { precios: { precio: 85 } }],
    ['verdadero', { precios: true }],
    ['Infinity', { precios: '1:Infinity' }],
    ['cuatro mil espacios', { precios: `1:${' '.repeat(4000)}x` }],
  ])('R11.39 es a consultar con %s', async (_, change) =>
    expect(await price(change)).toBe('a consultar · mínimo 6 · de 3 en 3'),
  )

  it.each<readonly [string, object, string]>([
    ['una docena como unidad', { unidad: 'docena' }, 'a consultar · consulta el mínimo'],
    ['unidad_venta', { unidad_venta: 'paquete' }, 'a consultar · consulta el mínimo'],
    [
      'ningún mínimo',
      { minimo: undefined, multiplo: undefined },
      '$85.00 desde 1 · $78.00 desde 6 · consulta el mínimo',
    ],
    ['mínimo 0', { minimo: '0' }, '$85.00 desde 1 · $78.00 desde 6 · consulta el mínimo · de 3 en 3'],
    ['mínimo en piezas', { minimo: '6 pzas' }, '$85.00 desde 1 · $78.00 desde 6 · consulta el mínimo · de 3 en 3'],
    ['mínimo con decimales', { minimo: 6.5 }, '$85.00 desde 1 · $78.00 desde 6 · consulta el mínimo · de 3 en 3'],
    [
      'mínimo bajo otro nombre',
      { minimo: undefined, pedido_minimo_piezas: 3 },
      '$85.00 desde 1 · $78.00 desde 6 · consulta el mínimo · de 3 en 3',
    ],
    ['múltiplo verdadero', { multiplo: true }, '$85.00 desde 1 · $78.00 desde 6 · mínimo 6'],
    [
      'inventario que cuesta igual',
      { variantes: [{ precio: 85 }, { precio: '85' }] },
      '$85.00 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3',
    ],
    ['una moneda vacía', { moneda: '' }, '$85.00 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3'],
    ['unitalla, que no es unidad', { unitalla: '1' }, '$85.00 desde 1 · $78.00 desde 6 · mínimo 6 · de 3 en 3'],
  ])('R11.39 con %s', async (_, change, shown) => expect(await price(change)).toBe(shown))
})

const names = (items: readonly unknown[]): string =>
  items.map((item) => (item as { id?: string }).id ?? (item as { name: string }).name).join() || 'nada'
const many =
  (call: (http: HttpClient) => Promise<Result<readonly unknown[]>>) =>
  async (body: unknown, status?: number): Promise<string> => {
    const result = await call(answering(body, status))
    return result.ok ? names(result.value) : failed(result)
  }
const list = many((http) => createCatalogue(http).products({ limit: 9 }))
const NOTICE = '<br />\n<b>Warning</b>:  mysqli_query(): Duplicate in <b>/var/www/x.php</b> on line <b>12</b><br />\n'

describe('Una lista', () => {
  it.each<readonly [string, unknown, string]>([
    ['vacía', [], 'nada'],
    ['null', 'null', 'nada'],
    ['false', 'false', 'nada'],
    ['[null]', [null], 'nada'],
    ['una fila sola', ROW, '12'],
    ['con llaves numéricas', { 0: ROW, 2: { ...ROW, id: 13 } }, '12,13'],
    ['con avisos antes', `${NOTICE}${JSON.stringify([ROW])}`, '12'],
    ['con avisos después', `${JSON.stringify([ROW])}\n${NOTICE}`, '12'],
    [
      'con dos avisos de texto',
      `\nDeprecated: a in /x.php on line 3\n\nNotice: b in /x.php on line 4\n${JSON.stringify([ROW])}`,
      '12',
    ],
    ['con marca de orden', `\uFEFF${JSON.stringify([ROW])}`, '12'],
    ['con una fila mala entre buenas', [{ id: 1 }, ROW, 'x', null], '12'],
    ['con un id repetido', [ROW, ROW], '12'],
    ['con id 0', [{ ...ROW, id: 0 }], '0'],
  ])('R11.40 %s', async (_, body, shown) => expect(await list(body)).toBe(shown))

  it.each<readonly [string, unknown]>([
    ['un error junto a una lista vacía', { success: false, message: 'Error al consultar', data: [] }],
    ['un error de PHP', { error: "Class 'Db' not found" }],
    ['las filas bajo otro nombre', { data: [ROW] }],
    ['las filas en data.productos', { data: { productos: [ROW] } }],
    ['{}', {}],
    ['una frase', '"No se encontraron productos"'],
    ['una frase en un objeto', { mensaje: 'No hay productos' }],
    ['nada', ''],
    ['texto', 'Connection failed: Access denied for user'],
    ['una página', '<!DOCTYPE html><html><body><form><input type="password"></form></body></html>'],
    ['JSON cortado', '[{"id":"12","nombre":"Blu'],
    ['un aviso y nada', NOTICE],
    ['un aviso y una lista vacía', `${NOTICE}[]`],
    ['un aviso y false', `${NOTICE}false`],
    [
      'un error fatal',
      '<br />\n<b>Fatal error</b>:  Uncaught Error: Class "Db" not found in /x.php:3 on line <b>3</b><br />',
    ],
    ['texto antes', `conectado${JSON.stringify([ROW])}`],
    ['un número', '5'],
    ['verdadero', 'true'],
    ['filas sin id', [{ nombre: 'Blusa' }]],
    ['filas con id de otro nombre', [{ id_producto: '12', nombre: 'Blusa' }]],
    ['el código en vez del id', [{ codigo_producto: 'BL-1', nombre: 'Blusa' }]],
    ['filas sin nombre', [{ id: '12', producto: 'Blusa' }]],
    ['una lista de listas', [[ROW]]],
    ['una lista de textos', ['Blusa', 'Falda']],
    ['un id demasiado largo', [{ ...ROW, id: 'x'.repeat(301) }]],
  ])('R11.40 es una falla, nunca una tienda vacía: %s', async (_, body) =>
    expect(await list(body)).toBe('falla: malformed'),
  )

  it.each([
    [404, 'Route not found'],
    [404, '{"error":"No se encontraron productos"}'],
    [403, '[]'],
    [401, '[]'],
    [500, '[]'],
    [503, '<h1>Mantenimiento</h1>'],
    [429, 'espera'],
  ])('R11.40 con %i y %s es una falla', async (status, body) =>
    expect(await list(body, status)).toBe(`falla ${status}`),
  )

  it('R11.40 lo que falla se dice una vez en la consola, con la llamada, lo esperado y el comando', async () => {
    const http = answering([{ id: '12', producto: 'Blusa' }])
    const said = vi
      .spyOn(console, 'warn')
      .mockReset()
      .mockImplementation(() => undefined)
    const catalogue = createCatalogue(http)
    await catalogue.products({ limit: 9 })
    await catalogue.products({ limit: 9 })
    expect(said.mock.calls).toEqual([
      [
        '[puntada] /list-products.php: nombre: se esperaba texto no vacío; precios: se esperaba precios "piezas:pesos". ' +
          'Para describir este servidor: npm run contract -- --api URL --suggest dialecto.json',
      ],
    ])
  })
})

describe('Otras lecturas', () => {
  const suggestions = many((http) => createCatalogue(http).suggestions('bl'))
  const segments = many((http) => createCatalogue(http).segments())
  const carousel = many((http) => createCatalogue(http).carousel('inicio'))
  const inbox = async (body: unknown) => {
    const result = await createMessaging(answering(body)).inbox('ana@x.mx')
    return result.ok
      ? result.value.map(({ storeId, lastAt }) => `${storeId} ${lastAt}`).join() || 'nada'
      : failed(result)
  }
  const received = many((http) => createMessaging(http).receivedFrom({ user: 'ana@x.mx', storeId: '7' }))
  const count = async (body: unknown, status?: number) => {
    const result = await createFavourites(answering(body, status)).count('ana@x.mx')
    return result.ok ? String(result.value) : failed(result)
  }
  const one = async (body: unknown, status?: number) => {
    const result = await createCatalogue(answering(body, status)).product('12')
    if (!result.ok) return failed(result)
    return result.value === null
      ? 'ninguno'
      : `${result.value.id} tienda «${result.value.storeId}» ${result.value.soldOut.length} agotados`
  }
  const article = async (body: unknown) => {
    const result = await createBlog(answering(body)).article('3')
    return result.ok ? (result.value === null ? 'ninguno' : String(result.value.publishedAt)) : failed(result)
  }
  const minimum = async (change: object) => {
    const result = await createCatalogue(answering([{ id: '7', nombre: 'Telar', ...change }])).company('7')
    return result.ok ? String(result.value?.minimumOrder) : failed(result)
  }

  it.each<readonly [string, (body: unknown, status?: number) => Promise<string>, unknown, string]>([
    ['sugerencias que son textos', suggestions, ['Blusa'], 'falla: malformed'],
    ['sugerencias con su nombre', suggestions, [{ nombre: 'Blusa' }], 'Blusa'],
    ['segmentos sin nombre', segments, [{ nombre: 'Dama' }], 'falla: malformed'],
    ['un segmento solo', segments, { segmento: 'Dama' }, 'Dama'],
    ['un error en vez de carrusel', carousel, { success: false, message: 'x' }, 'falla: malformed'],
    ['favoritos contados', count, [{ cantidad: '3' }], '3'],
    ['favoritos contados sin lista', count, { cantidad: 3 }, '3'],
    ['favoritos: ninguno', count, [], '0'],
    ['favoritos: un error', count, { success: false, data: [] }, 'falla: malformed'],
    ['favoritos: un error de PHP', count, { error: 'Db' }, 'falla: malformed'],
    ['favoritos: un total que no es cantidad', count, [{ total: 3 }], 'falla: malformed'],
    ['favoritos: un número solo', count, 3, 'falla: malformed'],
    ['favoritos: cantidad negativa', count, [{ cantidad: -1 }], 'falla: malformed'],
    ['favoritos: cantidad vacía', count, [{ cantidad: '' }], 'falla: malformed'],
    ['favoritos: texto', count, 'error', 'falla: malformed'],
    ['un producto en lista de uno', one, [{ ...ROW, id_tienda: 7 }], '12 tienda «7» 0 agotados'],
    ['un producto solo', one, ROW, '12 tienda «» 0 agotados'],
    ['el id como número', one, [{ ...ROW, id: 12 }], '12 tienda «» 0 agotados'],
    ['otro producto', one, [{ ...ROW, id: '13' }], 'ninguno'],
    ['el pedido entre otros', one, [{ ...ROW, id: '13' }, ROW], '12 tienda «» 0 agotados'],
    ['ninguno', one, [], 'ninguno'],
    ['ninguno con false', one, 'false', 'ninguno'],
    ['código y no id', one, [{ codigo_producto: '12', nombre: 'Blusa' }], 'falla: malformed'],
    ['código junto al id', one, [{ ...ROW, codigo_producto: 'BL-1' }], '12 tienda «» 0 agotados'],
    ['la tienda con otro nombre', one, [{ ...ROW, empresa_id: 9 }], '12 tienda «» 0 agotados'],
    ['agotados del contrato', one, [{ ...ROW, agotados: 'Rojo:G,Hueso:CH' }], '12 tienda «» 2 agotados'],
    [
      'existencias sin dialecto',
      one,
      [{ ...ROW, existencias: [{ talla: 'G', piezas: 0 }] }],
      '12 tienda «» 0 agotados',
    ],
    ['un error en vez del producto', one, { error: 'Route not found' }, 'falla: malformed'],
    [
      'el id de un mensaje no es la tienda',
      inbox,
      [{ id: '99', tienda: 'Telar', mensaje: 'Hola' }],
      'falla: malformed',
    ],
    [
      'una conversación',
      inbox,
      [{ id: '99', id_tienda: '7', tienda: 'Telar', fecha: '2026-11-20 12:00:00' }],
      `7 ${Date.UTC(2026, 10, 20, 18)}`,
    ],
    ['con otra fecha', inbox, [{ id_tienda: '7', tienda: 'Telar', fecha: '20/11/2026' }], '7 null'],
    ['con fecha en segundos', inbox, [{ id_tienda: '7', tienda: 'Telar', fecha: 1763658000 }], '7 null'],
    [
      'con la fecha vacía de MySQL',
      inbox,
      [{ id_tienda: '7', tienda: 'Telar', fecha: '0000-00-00 00:00:00' }],
      '7 null',
    ],
    ['con el 31 de febrero', inbox, [{ id_tienda: '7', tienda: 'Telar', fecha: '2026-02-31 10:00:00' }], '7 null'],
    ['solo con el día', inbox, [{ id_tienda: '7', tienda: 'Telar', fecha: '2026-11-20' }], '7 null'],
    ['mensajes con error', received, { success: false, message: 'Error' }, 'falla: malformed'],
    [
      'un artículo con su día',
      article,
      [{ id: 3, titulo: 'Lana', fecha: '2026-11-20' }],
      String(Date.UTC(2026, 10, 20, 6)),
    ],
    [
      'un artículo en verano de 2021',
      article,
      [{ id: 3, titulo: 'Lana', fecha: '2021-07-01 12:00:00' }],
      String(Date.UTC(2021, 6, 1, 17)),
    ],
  ])('R11.40 %s', async (_, call, body, shown) => expect(await call(body)).toBe(shown))

  it.each<readonly [object, string]>([
    [{ pedido_minimo: '2500.00' }, '250000'],
    [{ pedido_minimo: 2500.5 }, '250050'],
    [{ pedido_minimo: '$2,500' }, 'null'],
    [{ pedido_minimo: '' }, 'null'],
    [{ pedido_minimo: 0 }, 'null'],
    [{ minimo_compra: 2500 }, 'null'],
    [{ pedido_minimo: 2500, moneda: 'USD' }, 'null'],
  ])('R11.39 el pedido mínimo de %j', async (change, shown) => expect(await minimum(change)).toBe(shown))

  it('R11.40 favoritos con 404 fallan', async () => expect(await count([], 404)).toBe('falla 404'))
})
