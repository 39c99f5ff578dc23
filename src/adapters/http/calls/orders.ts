import type { OrderReceipt } from '../../../domain/orders/orders.ts'
import { mappedRow, row, rowsIn, write } from '../call.ts'
import { idOrNone, ordered, pesosOrNull } from '../values.ts'

const line = row({
  productId: 'id_producto',
  productName: 'producto',
  colour: 'color',
  size: 'talla',
  pieces: ['cantidad', ordered],
  price: ['precio', pesosOrNull],
})
const receipt = mappedRow(
  row({ folio: ['folio', idOrNone], total: ['total', pesosOrNull] }),
  ({ folio, total }): OrderReceipt => ({ folio, ...(total !== null && { total }) }),
  ({ folio, total = null }) => ({ folio, total }),
)

/** An order is sent once, and never repeated by us. */
export const ordersCalls = {
  create: write('/create_pedido.php', {
    asks: {
      clientId: 'id_cliente',
      user: 'user',
      storeId: 'id_tienda',
      note: 'nota',
      total: ['total', pesosOrNull],
      lines: ['productos', rowsIn(line)],
    },
    source: 'R7.49',
    assumed: 'los campos del cuerpo, la palabra de éxito y el folio',
    done: 'registered',
    gives: receipt,
    result: (item, _, at): OrderReceipt => ({ ...(item ?? { folio: '' }), ...(at > 0 && { at }) }),
  }),
}
