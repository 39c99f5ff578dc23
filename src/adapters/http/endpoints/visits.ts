import type { VisitsPort } from '../../../domain/visits/visits.ts'
import type { HttpClient } from '../client/client.ts'
import { writes } from './endpoint.ts'

const UNREAD = { done: '', assumed: 'los campos del cuerpo; nadie lee la respuesta' }

/** Section 7, view records. */
export const visitsEndpoints = {
  page: writes('R7.51', '/view_page.php', ['pagina', 'user'], UNREAD),
  store: writes('R7.52', '/usuario-vista-tienda.php', ['id_tienda', 'user'], UNREAD),
  storeContact: writes('R7.53', '/vista-tienda-contacto.php', ['id_tienda', 'user'], UNREAD),
  product: writes('R7.54', '/usuario-vista-producto.php', ['id_producto', 'user'], UNREAD),
  productContact: writes('R7.55', '/usuario-vista-producto-contacto.php', ['id_producto', 'user'], UNREAD),
  article: writes('R7.56', '/vista-articulo.php', ['id_articulo', 'user'], UNREAD),
  whatsappContact: writes('R7.57', '/vista-contacto-whatsapp.php', ['id_tienda', 'id_producto', 'user'], UNREAD),
} as const

const E = visitsEndpoints

/** View records over HTTP (R7.51 to R7.57). */
export const createVisits = (http: HttpClient): VisitsPort => ({
  page: ({ page, user }) => http.record(E.page.path, { pagina: page, user }),
  store: ({ storeId, user }) => http.record(E.store.path, { id_tienda: storeId, user }),
  storeContact: ({ storeId, user }) => http.record(E.storeContact.path, { id_tienda: storeId, user }),
  product: ({ productId, user }) => http.record(E.product.path, { id_producto: productId, user }),
  productContact: ({ productId, user }) => http.record(E.productContact.path, { id_producto: productId, user }),
  article: ({ articleId, user }) => http.record(E.article.path, { id_articulo: articleId, user }),
  whatsappContact: ({ storeId, productId, user }) =>
    http.record(E.whatsappContact.path, { id_tienda: storeId, id_producto: productId, user }),
})
