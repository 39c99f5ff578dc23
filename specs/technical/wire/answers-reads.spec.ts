// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { textOf } from '../../../src/adapters/http/client/answer.ts'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { catalogueOver } from '../../../src/adapters/http/calls/catalogue.ts'
import { favouritesCalls } from '../../../src/adapters/http/calls/favourites.ts'
import { messagingCalls } from '../../../src/adapters/http/calls/messaging.ts'
import { portOver } from '../../../src/adapters/http/port.ts'
import type { Result } from '../../../src/domain/result.ts'
import { clientOver } from '../../support/http.ts'

// What the site says of answers that PHP servers really give: no empty shop where the server broke.

const ROW = { id: '12', nombre: 'Blusa' }

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
const names = (items: readonly { readonly id?: string | null; readonly name?: string }[]): string =>
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
    ])
      expect(await list(body), JSON.stringify(body)).toBe(text)
  })

  it('R11.40 o es una falla, nunca una tienda vacía', async () => {
    for (const body of [
      { data: [ROW] },
      {},
      '',
      '[{"id":"12","nombre":"Blu',
      `${NOTICE}[]`,
      `conectado${JSON.stringify([ROW])}`,
      [{ id: '12', producto: 'Blusa' }],
      [[ROW]],
      [{ ...ROW, id: 'x'.repeat(301) }],
    ])
      expect(await list(body), JSON.stringify(body)).toBe(MALFORMED)
    expect(await list('{"error":"No se encontraron productos"}', 404)).toBe('falla 404')
    expect(await list('[]', 500)).toBe('falla 500')
  })

  const LISTS = READS.filter(({ kind, path }) => kind === 'rows' && path !== CALLS.catalogue.segments.path)
  it.each(LISTS)('R11.27 R11.36 en $path una fila que llega dos veces se ve una, con nombres cortos', async (read) => {
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
    const { products } = catalogueOver(answering([{ id: '12', producto: 'Blusa' }]))
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue()
    for (const limit of [9, 9]) await products({ limit })
    const expected = '[puntada] /list-products.php: nombre: se esperaba texto no vacío. '
    expect(warn.mock.calls).toEqual([[`${expected}Para revisar este servidor: npm run contract -- --api URL`]])
  })
})

it('R11.40 R3.04 otras lecturas se leen igual de estrictas', async () => {
  type Read = (body: unknown) => Promise<string>
  const suggestions: Read = async (body) =>
    shown(await catalogueOver(answering(body)).suggestions({ text: 'bl' }), names)
  const segments: Read = async (body) => shown(await catalogueOver(answering(body)).segments(), names)
  const inbox: Read = async (body) =>
    shown(await portOver(answering(body), messagingCalls).inbox({ user: 'ana@x.mx' }), (items) =>
      items.map(({ storeId, lastAt }) => `${storeId} ${lastAt}`).join(),
    )
  const count: Read = async (body) =>
    shown(await portOver(answering(body), favouritesCalls).count({ user: 'ana@x.mx' }), String)
  const product: Read = async (body) =>
    shown(await catalogueOver(answering(body)).product({ id: '12' }), (found) =>
      found === null ? 'ninguno' : `${found.id} tienda «${found.storeId}»`,
    )
  const ofSize: Read = async (body) =>
    shown(await catalogueOver(answering(body)).productsPage({ segment: '', category: '', size: 'CH' }), (items) =>
      items.map(({ sizes }) => sizes.join()).join(' y '),
    )
  const at = '2026-11-20 12:00:00'
  for (const [read, body, text] of [
    [suggestions, [{ nombre: 'Blusa' }], 'Blusa'],
    [segments, [{ nombre: 'Dama' }], MALFORMED],
    [product, [{ ...ROW, id_tienda: 7 }], '12 tienda «7»'],
    [product, [{ ...ROW, id: '13' }], 'ninguno'],
    [product, [{ ...ROW, id: '13' }, ROW], '12 tienda «»'],
    [product, [], 'ninguno'],
    [ofSize, [ROW, { ...ROW, id: '13', tallas: 'M' }], 'CH y M'],
    [inbox, [{ id: '99', tienda: 'Telar' }], MALFORMED],
    [inbox, [{ id_tienda: '7', tienda: 'Telar', id: '99', fecha: at }], `7 ${Date.UTC(2026, 10, 20, 18)}`],
    [count, { cantidad: 3 }, '3'],
    [count, [{ cantidad: 0 }], '0'],
    // Without a row nothing is saved.
    [count, [], '0'],
    [count, 'null', MALFORMED],
    [count, [{ total: 3 }], MALFORMED],
  ] as const)
    expect(await read(body), JSON.stringify(body)).toBe(text)
})

it('R11.40 el texto es UTF-8, o Latin-1 donde ninguna letra cabe en UTF-8', () => {
  expect(textOf(new TextEncoder().encode('niña').buffer)).toBe('niña')
  expect(textOf(new Uint8Array([0x6e, 0x69, 0xf1, 0x61]).buffer)).toBe('niña')
  expect(textOf(new Uint8Array([0xf1, 0xc3, 0xb1]).buffer)).toBe('\ufffdñ')
})
