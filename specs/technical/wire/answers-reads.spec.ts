// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { catalogueOver } from '../../../src/adapters/http/calls/catalogue.ts'
import { favouritesCalls } from '../../../src/adapters/http/calls/favourites.ts'
import { messagingCalls } from '../../../src/adapters/http/calls/messaging.ts'
import { portOver } from '../../../src/adapters/http/port.ts'
import type { ProductSummary } from '../../../src/domain/catalogue/catalogue.ts'
import type { Result } from '../../../src/domain/result.ts'
import { clientOver } from '../../support/http.ts'

// What the site says of answers that PHP servers really give: no figure that the server did not say in the contract's
// notation, and no empty shop where the server broke.

const ROW = { id: '12', nombre: 'Blusa', precios: '1:85,6:78', minimo: '6', multiplo: '3' }

const answering = (body: unknown, status = 200) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return clientOver(() => Promise.resolve(new Response(text, { status })))
}
const MALFORMED = 'falla: malformed'
const shown = <T>(result: Result<T>, text: (value: T) => string): string => {
  if (result.ok) return text(result.value)
  return result.failure.kind === 'server' ? `falla ${result.failure.status}` : `falla: ${result.failure.kind}`
}
const priceOf = ({ tiers, minimum, multiple }: ProductSummary): string => {
  const prices = tiers.map(({ from, price }) => `$${(price / 100).toFixed(2)} desde ${from}`)
  return `${prices.join(' · ') || 'a consultar'}, mínimo ${minimum}, de ${multiple} en ${multiple}`
}
const price = async (change: object): Promise<string> =>
  shown(await catalogueOver(answering([{ ...ROW, ...change }])).products({ limit: 9 }), (items) =>
    items.map(priceOf).join(),
  )

describe('El precio que se muestra', () => {
  const PRICE = '$85.00 desde 1 · $78.00 desde 6'
  it('R11.39 es el que el servidor dijo, entero', async () => {
    for (const [change, text] of [
      [{}, `${PRICE}, mínimo 6, de 3 en 3`],
      [{ precios: ' 1 : 85 , 6:78 ', minimo: ' 6 ', multiplo: 3 }, `${PRICE}, mínimo 6, de 3 en 3`],
      [{ precios: '1:85.0000', minimo: '6.00' }, '$85.00 desde 1, mínimo 6, de 3 en 3'],
      [{ precios: '6:78,1:85' }, `${PRICE}, mínimo 6, de 3 en 3`],
      [{ precios: '1:85,6:85' }, '$85.00 desde 1, mínimo 6, de 3 en 3'],
      [{ minimo: undefined, multiplo: true }, `${PRICE}, mínimo null, de null en null`],
    ] as const)
      expect(await price(change), JSON.stringify(change)).toBe(text)
  })

  it('R11.39 o es a consultar', async () => {
    const prices = ['1:0', '1:85,6:setenta', '1:80,6:100', '6:80,6:78', '1:$85', '1:85,50', '1:85.333', '1:85:2']
    for (const precios of [undefined, 85, [{ desde: 1, precio: 80 }], ['1:85', '6:78'], ...prices])
      expect(await price({ precios, precio: 85 }), JSON.stringify(precios)).toBe('a consultar, mínimo 6, de 3 en 3')
  })
})

const names = (items: readonly { readonly id?: string; readonly name?: string }[]): string =>
  items.map(({ id, name }) => id ?? name).join() || 'nada'
const list = async (body: unknown, status?: number) =>
  shown(await catalogueOver(answering(body, status)).products({ limit: 9 }), names)
const NOTICE = '<br />\n<b>Warning</b>:  mysqli_query(): Duplicate in <b>/var/www/x.php</b> on line <b>12</b><br />\n'

describe('Una lista', () => {
  it('R11.40 se lee, con avisos de PHP o sin ellos', async () => {
    for (const [body, text] of [
      [[], 'nada'],
      ['null', 'nada'],
      ['false', 'nada'],
      [ROW, '12'],
      [{ 0: ROW, 2: { ...ROW, id: 13 } }, '12,13'],
      [`${NOTICE}${JSON.stringify([ROW])}\n${NOTICE}${NOTICE}`, '12'],
      [`\nDeprecated: a in /x.php on line 3\n\nNotice: b in /x.php on line 4\n${JSON.stringify([ROW])}`, '12'],
      [`\uFEFF${JSON.stringify([ROW])}`, '12'],
      [[{ id: 1 }, ROW, 'x', null], '12'],
      [[{ ...ROW, id: 0 }], '0'],
    ])
      expect(await list(body), JSON.stringify(body)).toBe(text)
  })

  it('R11.40 o es una falla, nunca una tienda vacía', async () => {
    for (const body of [
      { success: false, message: 'Error al consultar', data: [] },
      { data: [ROW] },
      {},
      '"No se encontraron productos"',
      '',
      '[{"id":"12","nombre":"Blu',
      `${NOTICE}[]`,
      `${NOTICE}false`,
      `conectado${JSON.stringify([ROW])}`,
      [{ codigo_producto: 'BL-1', id_producto: '12', nombre: 'Blusa' }],
      [{ id: '12', producto: 'Blusa' }],
      [[ROW]],
      [{ ...ROW, id: 'x'.repeat(301) }],
    ])
      expect(await list(body), JSON.stringify(body)).toBe(MALFORMED)
    expect(await list('{"error":"No se encontraron productos"}', 404)).toBe('falla 404')
    expect(await list('[]', 500)).toBe('falla 500')
  })

  const LISTS = READS.filter(({ kind, path }) => kind === 'rows' && path !== CALLS.catalogue.segments.path)
  it.each(LISTS)('R11.29 R11.36 en $path una fila que llega dos veces se ve una, con nombres cortos', async (read) => {
    const long = 'x'.repeat(400)
    const required = read.row.columns.filter((it) => it.isRequired).map((it) => [it.column, '1'])
    const row = { ...Object.fromEntries(required), nombre: long, tienda: long, titulo: long }
    const port = portOver(answering([row, { ...row }]), { read })
    const ask = port.read as (...asked: object[]) => Promise<unknown>
    const answer = await (read.asks.columns.length > 0 ? ask({}) : ask())
    expect(answer).toMatchObject({ value: { length: 1 } })
    expect(JSON.stringify(answer)).not.toContain('x'.repeat(301))
  })

  it('R11.40 lo que falla se dice una vez en la consola, con lo esperado y el comando', async () => {
    const catalogue = catalogueOver(answering([{ id: '12', producto: 'Blusa' }]))
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue()
    await catalogue.products({ limit: 9 })
    await catalogue.products({ limit: 9 })
    expect(warn.mock.calls).toEqual([
      [
        '[puntada] /list-products.php: nombre: se esperaba texto no vacío. ' +
          'Para revisar este servidor: npm run contract -- --api URL',
      ],
    ])
  })
})

describe('Otras lecturas', () => {
  const suggestions = async (body: unknown) =>
    shown(await catalogueOver(answering(body)).suggestions({ text: 'bl' }), names)
  const segments = async (body: unknown) => shown(await catalogueOver(answering(body)).segments(), names)
  const inbox = async (body: unknown) =>
    shown(await portOver(answering(body), messagingCalls).inbox({ user: 'ana@x.mx' }), (items) =>
      items.map(({ storeId, lastAt }) => `${storeId} ${lastAt}`).join(),
    )
  const count = async (body: unknown) =>
    shown(await portOver(answering(body), favouritesCalls).count({ user: 'ana@x.mx' }), String)
  const product = async (body: unknown) =>
    shown(await catalogueOver(answering(body)).product({ id: '12' }), (found) =>
      found === null ? 'ninguno' : `${found.id} tienda «${found.storeId}» ${found.soldOut.length} agotados`,
    )
  const minimum = async (change: unknown) =>
    shown(
      await catalogueOver(answering([{ id: '7', nombre: 'Telar', ...(change as object) }])).company({ id: '7' }),
      (found) => String(found?.minimumOrder),
    )

  it('R11.40 R3.04 se leen igual de estrictas', async () => {
    const at = '2026-11-20 12:00:00'
    for (const [read, body, text] of [
      [suggestions, ['Blusa'], MALFORMED],
      [suggestions, [{ nombre: 'Blusa' }], 'Blusa'],
      [segments, [{ nombre: 'Dama' }], MALFORMED],
      [segments, ['Dama', 'Niño'].map((segmento) => ({ segmento, svg: 'a.svg' })), 'Dama,Niño'],
      [product, [{ ...ROW, id_tienda: 7 }], '12 tienda «7» 0 agotados'],
      [product, [{ ...ROW, id: '13' }], 'ninguno'],
      [product, [{ ...ROW, id: '13' }, ROW], '12 tienda «» 0 agotados'],
      [product, [], 'ninguno'],
      [product, [{ codigo_producto: '12', nombre: 'Blusa' }], MALFORMED],
      [product, [{ ...ROW, empresa_id: 9, existencias: [{ talla: 'G', piezas: 0 }] }], '12 tienda «» 0 agotados'],
      [product, [{ ...ROW, agotados: 'Rojo:G,Hueso:CH' }], '12 tienda «» 2 agotados'],
      [inbox, [{ id: '99', tienda: 'Telar' }], MALFORMED],
      [inbox, [{ id_tienda: '7', tienda: 'Telar', id: '99', fecha: at }], `7 ${Date.UTC(2026, 10, 20, 18)}`],
      [minimum, { pedido_minimo: 2500.5 }, '250050'],
      [minimum, { minimo_compra: 2500 }, 'null'],
      [count, { cantidad: 3 }, '3'],
      [count, [{ cantidad: 0 }], '0'],
      // Without a row nothing is saved.
      [count, [], '0'],
      [count, 'null', MALFORMED],
      [count, [{ total: 3 }], MALFORMED],
      [count, 3, MALFORMED],
    ] as readonly (readonly [(body: unknown) => Promise<string>, unknown, string])[])
      expect(await read(body), JSON.stringify(body)).toBe(text)
  })
})
