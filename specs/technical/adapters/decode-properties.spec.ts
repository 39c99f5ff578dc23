// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { productRow } from '../../../mocks/handlers/encode.ts'
import { createShop } from '../../../mocks/shop.ts'
import { createCatalogue } from '../../../src/adapters/http/catalogue.ts'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints.ts'
import type { Schema } from '../../../src/adapters/http/fields.ts'
import { fieldsOf } from '../../../src/adapters/http/decode.ts'
import { answering } from '../../support/answering.ts'
import { READS, WRITES, type Call } from '../../support/api-calls.ts'

/** The product that a plain map makes of a row of the simulated server, which is written without a fault. */
const plainProduct = (row: Readonly<Record<string, string>>) => ({
  id: row['id'],
  name: row['nombre'],
  image: row['imagen'],
  segment: row['segmento'],
  category: row['categoria'],
  storeId: row['id_tienda'],
  storeName: row['tienda'],
  town: row['poblacion'],
  tiers: row['precios']?.split(',').map((tier) => {
    const [from = '', price = ''] = tier.split(':')
    return { from: Number(from), price: Math.round(Number(price) * 100) }
  }),
  minimum: Number(row['minimo']),
  multiple: Number(row['multiplo']),
  colours: row['colores']?.split(',').map((colour, at) => {
    const [name = '', hex = null] = colour.split(':')
    return { name, hex, image: row['imagenes_color']?.split(',')[at]?.split(':')[1] ?? '' }
  }),
  sizes: row['tallas']?.split(','),
  isNew: row['nuevo'] === '1',
  ...(row['verificada'] === '1' && { storeVerified: true }),
  key: row['sku'],
})

/** Every call of the API that has an answer, by its path. */
const CALLS = new Map<string, Call>([
  ...READS.map(([, address, call]) => [address.replace(/\?.*/, ''), call] as const),
  ...WRITES.map(([, path, , , call]) => [path, call] as const),
])

// Made once: fast-check indexes all of Unicode for each of these.
const anyText = fc.string({ unit: 'binary' })

/** Values of a field as a broken or hostile server may send them. */
const value = fc.oneof(
  {
    arbitrary: fc.constantFrom<unknown>(
      '1',
      'a',
      'Blusa',
      'exist',
      'registered',
      'a/b.svg',
      '3:98.50,12:78',
      'Rojo:#cc0000,Azul',
      '2026-11-21 10:00:00',
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom<unknown>(
      'undefined',
      'NaN',
      'null',
      '[object Object]',
      'NaN:1,undefined:#ffffff',
      ':::,,:',
      '\u202Enull',
      ' NaN ',
      '/\\x',
      '//x',
      '1e999',
      1e21,
      -0,
      '',
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      false,
      true,
      {},
      [],
      [null],
      ['undefined'],
      [['a']],
      { toString: 'x' },
      { length: 3 },
    ),
    weight: 2,
  },
  anyText,
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
)

const NAMES = ['response', 'name', 'phone', 'folio', '__proto__', 'constructor']

const rowOf = (schema: Schema<unknown> | null) => {
  const names = [...(schema === null ? [] : fieldsOf(schema).map(([name]) => name)), ...NAMES]
  return fc.oneof(
    { arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }), weight: 5 },
    value,
  )
}

const bodyFor = (schema: Schema<unknown> | null): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> => {
  const row = rowOf(schema)
  const json = fc
    .oneof(fc.array(row, { maxLength: 4 }), row, fc.dictionary(fc.constantFrom('0', '1', '7'), row))
    .map((body) => JSON.stringify(body))
  const cut = fc.tuple(json, fc.nat(200)).map(([body, length]) => body.slice(0, length))
  const wrapped = fc
    .tuple(fc.constantFrom('\uFEFF', '<br /><b>Warning</b>: x\n', ' ', 'registered'), json)
    .map((parts) => parts.join(''))
  const bytes = fc.uint8Array({ maxLength: 60 }).map((raw) => new Uint8Array(raw))
  return fc.oneof({ arbitrary: json, weight: 6 }, cut, wrapped, anyText, bytes)
}

const BAD_TEXTS = ['undefined', 'NaN', 'null', '[object Object]']

/** What must never reach a screen, wherever it hides in a value. */
const ugly = (found: unknown): readonly unknown[] => {
  if (typeof found === 'string') return BAD_TEXTS.includes(found.trim()) ? [found] : []
  if (typeof found === 'number') return Number.isFinite(found) ? [] : [found]
  if (typeof found === 'object' && found !== null) return Object.values(found).flatMap(ugly)
  return []
}

const KINDS = ['malformed', 'refused']

describe('Ante respuestas con cualquier contenido', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

  const answered = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET' || endpoint.done.length > 0)

  it('se prueban todas las llamadas que alguien lee', () => {
    expect(answered.map(({ path }) => path).toSorted()).toEqual([...CALLS.keys()].toSorted())
  })

  it.each(answered.map((endpoint) => [endpoint.path, endpoint] as const))(
    'R11.27 %s da un resultado y nunca lanza un error',
    async (path, endpoint) => {
      const call = CALLS.get(path)
      if (call === undefined) throw new Error(path)
      await fc.assert(
        fc.asyncProperty(bodyFor(endpoint.method === 'GET' ? endpoint.schema : null), async (body) => {
          const result = await call(answering(body))

          if (result.ok) expect(ugly(result.value)).toEqual([])
          else {
            expect(KINDS).toContain(result.failure.kind)
            expect(ugly(result.failure)).toEqual([])
          }
        }),
        { numRuns: 80 },
      )
    },
  )
})

describe('La medida de la lectura', () => {
  it('se hace contra un mapa llano que da los mismos productos', async () => {
    const rows = createShop(5, 300).products.map(productRow)
    const result = await createCatalogue(answering(JSON.stringify(rows))).products({ limit: 300 })

    expect(result).toEqual({ ok: true, value: rows.map(plainProduct) })
  })
})
