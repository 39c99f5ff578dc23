import type { OrdersPort } from '../../domain/orders/orders.ts'
import { ok } from '../../domain/result.ts'
import type { HttpClient } from './client.ts'
import { decodeRow } from './translate.ts'
import { decodeAnswer, post } from './post.ts'
import { writes } from './endpoint.ts'
import { field } from './fields.ts'
import { writePesos } from './prices.ts'

/** Section 7, orders. */
export const ordersEndpoints = {
  create: writes(
    'R7.49',
    '/create_pedido.php',
    ['id_cliente', 'user', 'id_tienda', 'nota', 'total', 'productos'],
    ['registered'],
    'los campos del cuerpo, la palabra de éxito y el folio',
  ),
} as const

/** Orders over HTTP (R7.49): sent once, never repeated by us. */
export const createOrders = (http: HttpClient): OrdersPort => ({
  async create(order) {
    const { create } = ordersEndpoints
    const answer = await post(http, create.path, {
      id_cliente: order.clientId,
      user: order.user,
      id_tienda: order.storeId,
      nota: order.note,
      total: writePesos(order.total),
      productos: order.lines.map((line) => ({
        id_producto: line.productId,
        producto: line.productName,
        color: line.colour,
        talla: line.size,
        cantidad: line.pieces,
        precio: writePesos(line.price),
      })),
    })
    if (!answer.ok) return answer
    const word = decodeAnswer(create, answer.value, http)
    if (!word.ok) return word
    const details = decodeRow(
      {
        path: create.path,
        answers: 'row',
        entity: 'pedido',
        schema: { folio: ['folio', field.text], total: ['total', field.pesosOrNull] },
      },
      answer.value,
      http,
    )
    const { folio = '', total = null } = (details.ok && details.value) || {}
    return ok({ folio, ...(total !== null && { total }) })
  },
})
