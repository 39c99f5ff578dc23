import { record } from '../call.ts'

const store = { storeId: 'id_tienda', user: 'user' } as const
const product = { productId: 'id_producto', user: 'user' } as const

export const visitsCalls = {
  page: record('/view_page.php', { asks: { page: 'pagina', user: 'user' }, source: 'R7.51' }),
  store: record('/usuario-vista-tienda.php', { asks: store, source: 'R7.52' }),
  storeContact: record('/vista-tienda-contacto.php', { asks: store, source: 'R7.53' }),
  product: record('/usuario-vista-producto.php', { asks: product, source: 'R7.54' }),
  productContact: record('/usuario-vista-producto-contacto.php', { asks: product, source: 'R7.55' }),
  article: record('/vista-articulo.php', { asks: { articleId: 'id_articulo', user: 'user' }, source: 'R7.56' }),
  whatsappContact: record('/vista-contacto-whatsapp.php', {
    asks: { storeId: 'id_tienda', ...product },
    source: 'R7.57',
  }),
}
