import { accountEndpoints } from '../../src/adapters/http/endpoints/account.ts'
import { ENDPOINTS } from '../../src/adapters/http/endpoints/endpoints.ts'
import type { Columns } from './foreign.ts'

/** Name of an endpoint's entity → its table here. */
const NAMES = {
  producto: 'product',
  empresa: 'company',
  segmento: 'segment',
  categoria: 'category',
  promocion: 'promotion',
  sugerencia: 'suggestion',
  articulo: 'article',
  cuenta_favoritos: 'count',
  conversacion: 'conversation',
  mensaje: 'message',
} as const

/** The columns of each kind of thing. */
export type Tables = Readonly<
  Record<
    (typeof NAMES)[keyof typeof NAMES] | 'productDetail' | 'companyDetail' | 'articleDetail' | 'favourite',
    Columns
  >
>

/** The columns of each of the 23 reads, out of those of the things they answer. */
export const endpoints = (tables: Tables): Readonly<Record<string, Columns>> => {
  const byName = new Map(Object.entries(tables))
  const names = new Map<string, string>(Object.entries(NAMES))
  return Object.fromEntries(
    ENDPOINTS.flatMap((endpoint) => {
      if (endpoint.method !== 'GET') return []
      const { path, entity, answers } = endpoint
      const name = path === accountEndpoints.favourites.path ? 'favourite' : (names.get(entity) ?? '')
      return [[path, (answers === 'row' && byName.get(`${name}Detail`)) || byName.get(name) || {}]]
    }),
  )
}

type Names = Readonly<Record<string, string>>

/**
 * Body fields of each of the 17 writes, ours by theirs: `names` where they differ, `of` where those of one write do.
 */
export const bodies = (names: Names, of: Readonly<Record<string, Names>> = {}): Readonly<Record<string, Names>> =>
  Object.fromEntries(
    ENDPOINTS.filter(({ method }) => method === 'POST').map(({ path, parameters }) => [
      path,
      Object.fromEntries(parameters.map((name) => [name, of[path]?.[name] ?? names[name] ?? name])),
    ]),
  )
