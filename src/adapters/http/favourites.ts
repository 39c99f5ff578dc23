import type { FavouritesPort } from '../../domain/favourites/favourites.ts'
import { mapResult } from '../../domain/result.ts'
import type { HttpClient } from './client.ts'
import { byId, getMany, getOne, reads, writes } from './endpoint.ts'
import { postWord } from './post.ts'
import { products, toProduct } from './product-rows.ts'
import { field } from './fields.ts'

/** Section 7, favourites. R3.04: the count is a list whose first item has cantidad. */
export const favouritesEndpoints = {
  count: reads({
    id: 'R7.29',
    path: '/data-user-favs-cant.php',
    parameters: ['user'],
    answers: 'row',
    entity: 'cuenta_favoritos',
    schema: { count: ['cantidad', field.countRequired] },
    assumed: '',
    prefetch: [{ on: ['*'], query: { user: '$user' }, who: 'user' }],
  }),
  list: reads({
    id: 'R7.30',
    path: '/list-products-user-favs.php',
    parameters: ['user'],
    ...products,
    prefetch: [{ on: ['favoritos'], query: { user: '$user' }, who: 'user' }],
  }),
  add: writes('R7.47', '/usuario-fav.php', ['user', 'id_producto'], ['registered']),
  remove: writes(
    'R7.48',
    '/usuario-fav-delete.php',
    ['user', 'id_producto'],
    ['deleted', 'eliminado', 'borrado', 'quitado', 'removed'],
  ),
} as const

const E = favouritesEndpoints

/** Favourites over HTTP (R7.29, R7.30, R7.47, R7.48). */
export const createFavourites = (http: HttpClient): FavouritesPort => ({
  count: async (user, signal) => mapResult(await getOne(http, E.count, { user }, signal), (row) => row?.count ?? 0),
  list: (user, signal) => getMany(http, E.list, { user }, signal, byId, toProduct),
  add: ({ user, productId }) => postWord(http, E.add, { user, id_producto: productId }),
  remove: ({ user, productId }) => postWord(http, E.remove, { user, id_producto: productId }),
})
