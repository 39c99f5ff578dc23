// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { favouritesQueries } from '../../../src/domain/favourites/favourites.ts'
import { askFavourites, findFavourite, showFavourite } from '../../../src/ui/data/favourites.ts'
import { alwaysAnswers, aProduct } from '../../support/builders.ts'
import { ANA } from '../../support/device.ts'

const user = ANA.mail
const OLD = [aProduct({ id: '1' })]
const NEW = [aProduct({ id: '2' }), ...OLD]
const { key } = favouritesQueries.list({ user })
const { key: countKey } = favouritesQueries.count({ user })

it.each<[what: string, change: (queries: QueryClient) => unknown, ids: readonly string[], count: number]>([
  ['se guarda uno', (queries) => showFavourite(queries, { user, product: NEW[0]!, isFavourite: true }), ['2', '1'], 8],
  [
    'se lee para salir de dudas',
    (queries) =>
      findFavourite({ favourites: { list: alwaysAnswers(NEW) } as never }, queries, { user, productId: '2' }),
    ['2', '1'],
    2,
  ],
  ['se pide otra vez', (queries) => askFavourites(queries, user), ['1'], 7],
])(
  'R11.06 la lista que venía en camino cuando %s no cuenta, y el encabezado dice cuántos son',
  async (_what, change, ids, count) => {
    const queries = new QueryClient()
    queries.setQueryData(key, OLD)
    queries.setQueryData(countKey, 7)
    const late = Promise.withResolvers<typeof OLD>()
    void queries.fetchQuery({ queryKey: key, queryFn: () => late.promise }).catch(() => undefined)
    await change(queries)
    late.resolve(OLD)
    await turn()
    expect(queries.getQueryData<typeof OLD>(key)?.map(({ id }) => id)).toEqual(ids)
    expect(queries.getQueryData(countKey)).toBe(count)
    expect(queries.getQueryState(key)).toMatchObject({ isInvalidated: count === 7 })
  },
)
