import { figure, mappedRow, row, rows, write } from '../call.ts'
import { countRequired } from '../values.ts'
import { product } from './catalogue.ts'

/** The answer is a list whose first item has cantidad (R3.04). */
const count = mappedRow(
  row({ count: ['cantidad', countRequired] }),
  (item) => item.count,
  (saved) => ({ count: saved }),
)

export const favouritesCalls = {
  count: figure('/data-user-favs-cant.php', count, {
    asks: { user: 'user' },
    source: 'R7.29',
    assumed: '',
  }),
  list: rows('/list-products-user-favs.php', product, {
    asks: { user: 'user' },
    source: 'R7.30',
  }),
  add: write('/usuario-fav.php', {
    asks: { user: 'user', productId: 'id_producto' },
    source: 'R7.47',
    done: 'registered',
  }),
  remove: write('/usuario-fav-delete.php', {
    asks: { user: 'user', productId: 'id_producto' },
    source: 'R7.48',
    done: 'deleted',
  }),
}
