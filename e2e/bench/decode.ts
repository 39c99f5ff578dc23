import { productRow } from '../../mocks/handlers/encode.ts'
import { createShop } from '../../mocks/shop.ts'
import { createCatalogue } from '../../src/adapters/http/catalogue.ts'
import type { ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { clientOver } from '../../specs/support/answering.ts'

export interface DecodeFigures {
  readonly products: number
  /** ms of text from bytes, JSON.parse and a plain map to the same objects, as one writes it who trusts the server. */
  readonly baselineMs: number
  /** ms of text from bytes, JSON.parse and a map that only renames: packed prices, colours and sizes stay text. */
  readonly renamingMs: number
  /** ms of the whole way: client, decoding, checks, domain objects. */
  readonly decodeMs: number
  /** decodeMs to baselineMs */
  readonly ratio: number
  /** decodeMs to renamingMs */
  readonly renamingRatio: number
}

type PlainRow = Readonly<Record<keyof ReturnType<typeof productRow>, string>>

/** The smallest work that gives objects with these names: a floor, so the adapter's own mapping is not used. */
const renamed = (row: PlainRow) => ({
  id: row.id,
  name: row.nombre,
  image: row.imagen,
  segment: row.segmento,
  category: row.categoria,
  storeId: row.id_tienda,
  storeName: row.tienda,
  town: row.poblacion,
  tiers: row.precios,
  minimum: Number(row.minimo),
  multiple: Number(row.multiplo),
  colours: row.colores,
  sizes: row.tallas,
  isNew: row.nuevo === '1',
  ...(row.verificada === '1' && { storeVerified: true }),
})

/** The same products from a server that is trusted: no checks, no cache, no other notations. */
export const plainProduct = (row: PlainRow): ProductSummary => ({
  ...renamed(row),
  tiers: row.precios.split(',').map((tier) => {
    const [from = '', price = ''] = tier.split(':')
    return { from: Number(from), price: Math.round(Number(price) * 100) }
  }),
  colours: row.colores.split(',').map((colour, at) => {
    const [name = '', hex = null] = colour.split(':')
    return { name, hex, image: row.imagenes_color.split(',')[at]?.split(':')[1] ?? '' }
  }),
  sizes: row.tallas.split(','),
})

/**
 * How long a list of many products takes to become domain objects, next to JSON.parse and a plain map on the same text.
 */
export const measureDecode = async (products = 10_000, rounds = 15): Promise<DecodeFigures> => {
  const body = JSON.stringify(createShop(1, products).products.map(productRow))
  // What browsers have and Node has not: a list gives up its turn between parts.
  Object.assign(globalThis, { scheduler: { yield: () => new Promise((resolve) => setImmediate(resolve)) } })
  const bytes = new TextEncoder().encode(body)
  const rows = () => JSON.parse(new TextDecoder().decode(bytes)) as readonly PlainRow[]
  // The bytes are there already: what arriving costs is the same for both.
  const answer = Object.assign(new Response(), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
  const catalogue = createCatalogue(clientOver(() => Promise.resolve(answer), { readTimeoutMs: 60_000 }))
  const decode = async () => {
    const result = await catalogue.products({ limit: products })
    if (!result.ok || result.value.length !== products) throw new Error('La lista no se leyó entera.')
    return result.value
  }
  const least = { baseline: Infinity, renaming: Infinity, decode: Infinity }
  const clock = async (name: keyof typeof least, work: () => Promise<unknown> | readonly unknown[]) => {
    const start = performance.now()
    await work()
    // The least disturbed round counts: what other programs take away is no property of ours.
    least[name] = Math.min(least[name], performance.now() - start)
  }
  // By turns, so that whatever else the machine does falls on all.
  for (let round = 0; round < rounds; round++) {
    await clock('baseline', () => rows().map(plainProduct))
    await clock('renaming', () => rows().map(renamed))
    await clock('decode', decode)
  }
  return {
    products,
    baselineMs: least.baseline,
    renamingMs: least.renaming,
    decodeMs: least.decode,
    ratio: least.decode / least.baseline,
    renamingRatio: least.decode / least.renaming,
  }
}
