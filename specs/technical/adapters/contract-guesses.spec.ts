// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { columnsOf, type Row } from '../../contract/suggest/columns.ts'
import { seemsRefused } from '../../contract/suggest/meaning.ts'
import { inWords, marksOf } from '../../contract/suggest/marks.ts'
import { nameLikeness } from '../../contract/suggest/names.ts'
import { dateFormat, inventoryOf, writtenAs } from '../../contract/suggest/notations.ts'
import { pairFields } from '../../contract/suggest/pairs.ts'
import { guessPrices } from '../../contract/suggest/prices.ts'
import { fieldMeant, namedIn } from '../../contract/suggest/refusals.ts'
import { errorMark, findRows, pageOf } from '../../contract/suggest/wrappers.ts'

const rowsOf = (...rows: readonly Row[]): readonly Row[] => rows
const prices = (...rows: readonly Row[]) => guessPrices(columnsOf(rows))?.column

describe('Qué columna es cada campo', () => {
  it.each([
    ['producto', 'nombre', 'NOM_PROD', 'NOM_TDA'],
    ['producto', 'id_tienda', 'store.store_id', 'store.name'],
    ['pedido', 'folio', 'data.folio', 'data.id'],
  ] as const)('%s: %s se parece más a %s que a %s', (thing, field, likely, unlikely) => {
    expect(nameLikeness(thing, field, likely)).toBeGreaterThan(nameLikeness(thing, field, unlikely))
  })

  const pairOf = (field: string, ...rows: readonly Row[]) => pairFields('mensaje', [field], columnsOf(rows))[0]

  it('la única columna de fechas es la fecha, se llame como se llame', () => {
    expect(pairOf('fecha', { id: 1, momento: '2026-01-20 10:00:00' })?.column).toBe('momento')
  })

  it('entre dos que no dicen cuál, pregunta', () => {
    const row = { fecha_alta: '2026-01-20 10:00:00', fecha_pub: '2026-01-21 10:00:00' }

    expect(pairOf('fecha', row)).toMatchObject({ column: null, candidates: ['fecha_alta', 'fecha_pub'] })
  })

  it('una columna de sí o no no es un texto, y una clave que se repite no es un id', () => {
    const rows = rowsOf({ clave_prod: 'A', id: 7, entrega: 'SI' }, { clave_prod: 'B', id: 7, entrega: 'NO' })

    expect(pairFields('producto', ['tiempo_entrega', 'id'], columnsOf(rows))).toEqual([])
  })
})

const steps = (...all: readonly (readonly [pieces: number | string, price: string])[]) => ({
  escalones: all.map(([piezas, precio]) => ({ piezas, precio })),
})
const BY_PIECE = steps([1, 'precio'])

describe('Cómo están escritos los precios', () => {
  it.each<[string, Row, unknown]>([
    ['como en el contrato', { precios: '1:85' }, {}],
    [
      'como en el contrato, con moneda',
      { precios: '1:85', moneda: 'MXN' },
      { columna: 'precios', entre: ':', moneda_en: 'moneda' },
    ],
    ['texto', { precios: '3=98.50;12=78.00' }, { columna: 'precios', separador: ';', entre: '=' }],
    ['por número de piezas', { precios: { 3: 98.5, 12: 78 } }, steps([3, 'precios.3'], [12, 'precios.12'])],
    [
      'columnas',
      { precio_menudeo: '85', precio_mayoreo: '78', min_mayoreo: '12' },
      steps([1, 'precio_menudeo'], ['min_mayoreo', 'precio_mayoreo']),
    ],
    ['la docena entera no es de una pieza', { precio: '85', precio_docena: '900' }, BY_PIECE],
    ['solo por docena', { precio_docena: '900' }, { ...steps([12, 'precio_docena']), por: 12 }],
    ['con signo y miles', { precio: '$1,250.00' }, { ...BY_PIECE, signo: '$', miles: ',' }],
    [
      'con moneda y unidad',
      { precio: 85, moneda: 'USD', unidad: 'docena' },
      {
        ...BY_PIECE,
        moneda_en: 'moneda',
        por: 12,
      },
    ],
    ['con oferta', { precio: 85, precio_oferta: 70, en_oferta: '1' }, BY_PIECE],
    [
      'por tallas',
      {
        precio: 85,
        variantes: [
          { talla: 'CH', precio: 85 },
          { talla: 'EG', precio: 99 },
        ],
      },
      null,
    ],
    ['un mayoreo que es sí o no', { precio: 85, mayoreo: 1, minimo: 6 }, BY_PIECE],
    ['ni costo ni precio sugerido', { costo: 50, precio_sugerido: 180, precio: 85 }, BY_PIECE],
    ['listas por número: pregunta', { precio1: 85, precio2: 80, precio3: 78 }, null],
    ['un mayoreo sin desde cuándo: pregunta', { precio_mayoreo: 78 }, null],
    ['nada que diga precio', { valor: 85, cantidad: 3 }, undefined],
  ])('%s', (_, row, expected) => {
    expect(prices(row)).toEqual(expected)
  })
})

describe('Cómo está escrito lo demás', () => {
  it.each([
    [['2026-11-20T15:00:00.000000Z'], 'Y-m-dTH:i:s.uP'],
    [['20/11/2026 15:00', '03/02/2026 09:00'], 'd/m/Y H:i'],
    [['11/20/2026'], 'm/d/Y'],
    [['03/02/2026'], 'd/m/Y'],
    [['20/11/2026 04:40 pm', '21/11/2026 12:05 a.m.'], 'd/m/Y h:i a'],
    [['ayer a las 10:00'], null],
    [[1795027200], 'U'],
    [['1795027200000'], 'U000'],
  ])('fechas %j: %s', (values, format) => {
    expect(dateFormat(values)).toBe(format)
  })

  it.each([
    ['nuevo', ['S', 'N'], { columna: 'x', si: ['S'] }],
    ['nuevo', ['NO'], { columna: 'x', si: ['SI'] }],
    ['nuevo', ['1', '0'], 'x'],
    ['tallas', ['CH|M'], { columna: 'x', separador: '|' }],
    ['tallas', ['CH-M-EG'], { columna: 'x', separador: '-' }],
    ['tallas', ['26-28'], 'x'],
    ['pedido_minimo', ['$3,000.00'], { columna: 'x', signo: '$', miles: ',' }],
  ])('%s %j', (field, values, expected) => {
    expect(writtenAs(field, { name: 'x', values })).toEqual(expected)
  })

  it('un inventario dice tallas, colores y agotados', () => {
    const stock = [{ talla: 'CH', color: 'Negro', colorHex: '#000000', existencia: 0 }]

    expect(inventoryOf(columnsOf([{ stock }]))).toMatchObject({
      tallas: { column: { columna: 'stock', nombre: 'talla' } },
      colores: { column: { columna: 'stock', nombre: 'color', hex: 'colorHex' } },
      agotados: { column: { existencias: 'stock', color: 'color', talla: 'talla', piezas: 'existencia' } },
    })
  })

  it.each<[unknown, boolean, string]>([
    [{ ok: true, data: { productos: [{ id: 1, nombre: 'Blusa', imagen: 'a.jpg' }] } }, false, 'data.productos'],
    [[{ id: 1, nombre: 'Blusa' }], false, ''],
    [{ data: { id: 1, nombre: 'Blusa', tienda: { id: 2, nombre: 'Madeja' } } }, true, 'data'],
  ])('las filas de %j', (json, isOne, path) => {
    expect(findRows(json, 'producto', ['id', 'nombre', 'imagen'], isOne)?.path).toBe(path)
  })

  it.each<[unknown, unknown, unknown]>([
    [{ ok: true, items: [] }, undefined, { ok: false }],
    [{ status: 1 }, { status: 0, msg: 'No existe' }, { status: 0 }],
    [[], { error: 'No existe' }, { error: '*' }],
  ])('un error, de %j y %j', (good, bad, mark) => {
    expect(errorMark(good, bad)).toEqual(mark)
  })

  it.each<[unknown, unknown]>([
    [
      { data: [], meta: { current_page: 1, last_page: 3, per_page: 15 } },
      { parametro: 'page', desde: 1, tamano: 15, ultima: 'meta.last_page' },
    ],
    [
      { offset: 0, total: 90 },
      { parametro: 'offset', desde: 0, cuenta: 'filas', tamano: 15, total: 'total' },
    ],
    [{ total: 15 }, null],
  ])('páginas de %j', (json, page) => {
    expect(pageOf(json, 15)).toEqual(page)
  })
})

describe('Qué dice la respuesta de una escritura', () => {
  const fields = [
    'user',
    'id_tienda',
    'mensaje',
    'id_producto',
    'productos',
    'productos.id_producto',
    'productos.cantidad',
  ]

  it.each([
    ['{"errors":{"tiendaId":["El campo tiendaId es obligatorio."]}}', 'tiendaId', 'id_tienda'],
    ['{"status":"error","mensaje":"Faltan datos (user, id_prod)"}', 'id_prod', 'id_producto'],
    ['Falta cve_tda', 'cve_tda', 'id_tienda'],
    ['{"error":"Faltan campos","fields":["texto"]}', 'texto', 'mensaje'],
    ['{"error":"productos.0.piezas es requerido"}', 'piezas', 'productos.cantidad'],
    ['{"ok":false,"error":"missing store_id"}', 'store_id', 'id_tienda'],
  ])('en la negativa %s entiende %s como %s', (refusal, name, field) => {
    expect(namedIn(refusal)).toContain(name)
    expect(fieldMeant(fields, name)).toBe(field)
  })

  it.each([
    [200, '[{"response":"sent"}]', false],
    [200, '{"status":1,"msg":"Pedido registrado"}', false],
    [200, '{"status":0,"msg":"Pedido registrado"}', true],
    [200, '{"error":false,"msg":"Va"}', false],
    [200, '{"error":true,"msg":"Va"}', true],
    [200, '{"error":"","id":"7"}', false],
    [200, '{"error":"Sin existencia"}', true],
    [200, '{"data":{"response":"exist"}}', false],
    [200, '{"msg":"No se pudo enviar"}', true],
    [200, '{"total":3}', false],
    [201, '{"total":3}', false],
    [204, '', false],
    [200, '"ningún pedido"', false],
    [200, '1', false],
    [200, '<html>', false],
    [422, '{"message":"Falta"}', true],
    [500, '{"status":1}', false],
  ])('si %i %s parece una negativa: %j', (status, body, isRefusal) => {
    expect(seemsRefused({ status, body, type: '', ms: 0 })).toBe(isRefusal)
  })
})

describe('Qué distingue lo que se guardó de lo que no', () => {
  it('se dice con palabras de quien sabe PHP', () => {
    expect(inWords({ error: '', id: '#', total: ['#', '0'] })).toBe(
      '«error» viene vacío, «id» trae un número, «total» trae un número o dice 0',
    )
    expect(inWords({ '': '', nombre: '*' })).toBe('la respuesta viene vacía, «nombre» trae algo')
    expect(inWords({ '': '*', ok: 'false' }, 'trae otra cosa')).toBe('la respuesta trae otra cosa, «ok» dice false')
  })

  const came = (body: unknown, status = 200) => ({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    type: '',
    ms: 0,
  })
  it.each<readonly [unknown, unknown, unknown, unknown, number?]>([
    [{ error: '' }, { error: 'Ya existe' }, { error: '' }, { error: '*' }],
    [{ error: '', id_pedido: '7' }, { error: 'Falta' }, { error: '', id_pedido: '#' }, { error: '*' }],
    [{ error: false }, { error: true, msg: 'Falta' }, { error: 'false' }, { error: '*' }],
    [{ errors: [] }, { errors: ['Falta'] }, { errors: '' }, { errors: '*' }],
    [{ status: 'success', m: 'Va' }, { status: 'error', m: 'No' }, { status: 'success' }, { status: 'error' }],
    [{ ok: 1, id: 3 }, { ok: 0, msg: 'Falta' }, { ok: '1', id: '#' }, { ok: '0' }],
    [{ codigo: 0 }, { codigo: 17 }, { codigo: '0' }, { codigo: '*' }],
    [{ estatus: 'guardado' }, { estatus: 'repetido' }, { estatus: 'guardado' }, { estatus: '*' }],
    [{ id: 12 }, { mensaje: 'Falta el producto' }, { id: '#' }, { mensaje: '*' }],
    [
      { mensaje: 'Pedido guardado', folio: 'A-17' },
      { mensaje: 'Se agotó' },
      { folio: '*', mensaje: 'pedido guardado' },
      { mensaje: '*' },
    ],
    [{ mensaje: 'Va el A-17', folio: 'A-17' }, { mensaje: 'Se agotó' }, { folio: '*' }, null],
    ['1', '0', { '': '1' }, { '': '0' }],
    ['318', 'No hay existencia', { '': '#' }, { '': '*' }],
    ['registered', 'Ya no hay', null, { '': '*' }],
    [[{ response: 'registered' }], [{ response: 'sin_existencia' }], null, { response: '*' }],
    [{ data: { id: 5 } }, { message: 'Falta' }, { 'data.id': '#' }, null, 422],
    [{ message: 'Pedido guardado' }, { message: 'Falta' }, { message: '*' }, null, 422],
    [{ favoritos: 3 }, { ok: false }, { favoritos: ['#', '0'] }, { ok: 'false' }],
    ['', { message: 'Falta' }, { '': '' }, null, 400],
    [{}, { message: 'Falta' }, { '': '' }, null, 400],
  ])('%j y %j', (good, bad, hecho, error, status) => {
    expect(marksOf(came(good), came(bad, status as number | undefined), ['registered', 'folio'])).toEqual({
      hecho,
      error,
    })
  })

  it('donde contesta lo mismo a las dos no hay nada que firmar; 201 y 204 no lo necesitan', () => {
    expect(marksOf(came({ mensaje: 'Gracias' }), null, ['sent'])).toBeNull()
    expect(marksOf(came({ id: 1 }, 201), came('', 422), ['sent'])).toEqual({ hecho: null, error: null })
    expect(marksOf(came('', 204), came({ ok: 0 }), ['sent'])).toEqual({ hecho: null, error: { ok: '0' } })
  })
})
