import { isObject } from '../../src/adapters/http/row.ts'
import { fieldsOf, imagesOf, type ServerTerms } from '../../src/adapters/http/decode.ts'
import { catalogueEndpoints } from '../../src/adapters/http/catalogue.ts'
import type { Endpoint, ReadEndpoint } from '../../src/adapters/http/endpoint.ts'
import { favouritesEndpoints } from '../../src/adapters/http/favourites.ts'
import { readWords } from '../../src/adapters/http/lists.ts'
import { readTiers } from '../../src/adapters/http/prices.ts'
import { ask, type Asked, type Row } from './asking.ts'
import type { Difference } from './diagnose.ts'
import type { Live } from './live.ts'
import type { Samples } from './samples.ts'

interface Context {
  readonly live: Live
  readonly terms: ServerTerms
  readonly known: Samples
}

interface Found {
  readonly differences: readonly Difference[]
  readonly notes: readonly string[]
}

const NOTHING: Found = { differences: [], notes: [] }
const TRIES = 3

/** Fetches one picture of each kind, and a few more where the first is not there: a file may well be missing. */
export const createPictureCheck = (live: Live, terms: ServerTerms) => {
  const seen = new Set<string>()
  return async (endpoint: ReadEndpoint<unknown>, ours: readonly Row[]): Promise<readonly Difference[]> => {
    const differences: Difference[] = []
    for (const [name, field] of fieldsOf(endpoint.schema)) {
      if (
        field.expected !== 'ruta de imagen' ||
        seen.has(`${endpoint.entity} ${name} ${endpoint.path.includes('carrusel')}`)
      )
        continue
      const paths = ours.map((row) => field.read(row[name], imagesOf(terms))).filter((path) => typeof path === 'string')
      if (paths.length === 0) continue
      seen.add(`${endpoint.entity} ${name} ${endpoint.path.includes('carrusel')}`)
      let got = ''
      for (const path of [...new Set(paths)].slice(0, TRIES)) {
        const said = await live.picture(path)
        if (said === '') {
          got = ''
          break
        }
        got ||= `${said} en ${live.images}/${decodeURIComponent(path)}`
      }
      if (got !== '')
        differences.push({ field: name, expected: 'una imagen que se puede traer', got, weight: 'se pierde' })
    }
    return differences
  }
}

const sizesOf = (row: Row): readonly string[] => readWords(row['tallas']) ?? []
const lowestOf = (row: Row): number | undefined => {
  const prices = (readTiers(row['precios']) ?? []).map(({ price }) => price)
  return prices.length === 0 ? undefined : Math.min(...prices)
}
const idsOf = (asked: Asked): string => asked.ours.map((row) => String(row['id'])).join()

const checkSize = async ({ live, terms }: Context, all: Asked): Promise<Found> => {
  const sizes = all.ours.flatMap(sizesOf)
  const size = sizes.find((each) => all.ours.some((row) => sizesOf(row).length > 0 && !sizesOf(row).includes(each)))
  if (size === undefined || terms.dialect.talla_filtra === false) return NOTHING
  const some = await ask(live, catalogueEndpoints.productsPage, { segmento: '', categoria: '', talla: size }, terms)
  const whole = await ask(live, catalogueEndpoints.productsPage, { segmento: '', categoria: '', talla: '' }, terms)
  if (idsOf(some) === idsOf(whole))
    return { ...NOTHING, notes: ['el servidor no filtra por talla: di "talla_filtra": false en el dialecto'] }
  if (some.rows.length === 0)
    return { ...NOTHING, notes: [`con talla ${size} no vino ningún producto, y hay con esa talla`] }
  return NOTHING
}

const checkPrices = async ({ live, terms, known }: Context, all: Asked): Promise<Found> => {
  const prices = all.ours
    .map(lowestOf)
    .filter((price) => price !== undefined)
    .toSorted((a, b) => a - b)
  const [low, high] = [prices[Math.floor(prices.length * 0.3)], prices[Math.floor(prices.length * 0.6)]]
  if (low === undefined || high === undefined || prices[0] === prices.at(-1)) return NOTHING
  const pesos = (price: number) => (price / 100).toFixed(2)
  const query = { limit: '20', user: known.user, precio_inicial: pesos(low), precio_final: pesos(high) }
  const some = await ask(live, catalogueEndpoints.productsForUser, query, terms)
  if (some.rows.length === 0)
    return { ...NOTHING, notes: [`entre $${pesos(low)} y $${pesos(high)} no vino ningún producto, y los hay`] }
  const asked = all.ours.length > 0 && idsOf(some) === idsOf(all)
  return asked ? { ...NOTHING, notes: ['el servidor no filtra por precio'] } : NOTHING
}

/** Whether what is asked for with a size or between prices is less than everything. */
export const checkFilters = async (context: Context, endpoint: Endpoint, asked: Asked): Promise<Found> => {
  if (endpoint.path === catalogueEndpoints.productsPage.path) return checkSize(context, asked)
  if (endpoint.path === catalogueEndpoints.productsForUser.path) return checkPrices(context, asked)
  return NOTHING
}

/** After a favourite was added or removed: whether the list says so too. */
export const checkFavourite = async ({ live, terms }: Context, endpoint: Endpoint, body: Row): Promise<Found> => {
  const isAdd = endpoint.path === favouritesEndpoints.add.path
  if (!isAdd && endpoint.path !== favouritesEndpoints.remove.path) return NOTHING
  const list = await ask(live, favouritesEndpoints.list, { user: String(body['user']) }, terms)
  const isIn = list.ours.some((row) => isObject(row) && String(row['id']) === String(body['id_producto']))
  if (isIn === isAdd) return NOTHING
  const got = isAdd ? 'no está en la lista' : 'sigue en la lista'
  return {
    differences: [
      {
        field: 'favoritos',
        expected: isAdd ? 'que el producto quede en la lista' : 'que el producto salga de la lista',
        got,
        weight: 'rompe',
      },
    ],
    notes: [],
  }
}
