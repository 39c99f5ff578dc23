import { within } from '@testing-library/react'
import type { Shop } from '../../../mocks/shop.ts'
import type { HttpSite } from '../../support/site-over-http.tsx'

interface Row {
  readonly id: string
  readonly path: string
  /** The screen that uses it; with `user` in what it asks, for somebody who is logged in. */
  readonly screen: string
  /** The query of the one request, letter by letter. */
  readonly asks: string | ((shop: Shop) => string)
  /** The field of the answer's first item that the visitor must see. */
  readonly field: string
  /** The part of the screen where it is seen, by its heading; the whole screen when missing. */
  readonly part?: string
  readonly act?: (site: HttpSite) => Promise<unknown>
  readonly sees?: (site: HttpSite, text: string) => Promise<unknown>
}

const inHeader = (site: HttpSite) => within(site.screen.getAllByRole('banner')[0]!)

/** Every read of section 7: who uses it, with what, and what of the answer is seen. */
export const READS: readonly Row[] = [
  { id: 'R7.11', path: '/list-categories.php', screen: '/categorias', asks: '', field: 'categoria' },
  { id: 'R7.12', path: '/list-products.php', screen: '/', asks: 'limit=12', field: 'nombre', part: 'Recién llegados' },
  {
    id: 'R7.13',
    path: '/list-products-page.php',
    screen: '/productos/dama/0/todas',
    asks: 'segmento=Dama&categoria=&talla=',
    field: 'nombre',
  },
  {
    id: 'R7.14',
    path: '/list-products-user.php',
    screen: '/',
    asks: 'limit=12&user=demo%40puntada.mx&precio_inicial=&precio_final=',
    field: 'nombre',
    part: 'Para ti',
  },
  { id: 'R7.15', path: '/data-product.php', screen: '/vistaproducto/12', asks: 'id=12', field: 'descripcion' },
  {
    id: 'R7.16',
    path: '/data-product-user.php',
    screen: '/vistaproducto/12',
    asks: 'id=12&user=demo%40puntada.mx',
    field: 'descripcion',
  },
  {
    id: 'R7.17',
    path: '/list-products-similares.php',
    screen: '/vistaproducto/12',
    asks: (shop) => `category=${shop.product('12')!.category.replaceAll(' ', '+')}&id_producto=12`,
    field: 'nombre',
    part: 'Productos similares',
  },
  { id: 'R7.18', path: '/list-products-company.php', screen: '/empresa/2', asks: 'id_tienda=2', field: 'nombre' },
  {
    id: 'R7.19',
    path: '/data-product-busqueda.php',
    screen: '/busqueda/pantal%C3%B3n',
    asks: 'busqueda=pantal%C3%B3n',
    field: 'nombre',
  },
  { id: 'R7.20', path: '/list-companies.php', screen: '/catalogoempresa', asks: 'limit=200', field: 'nombre' },
  { id: 'R7.21', path: '/data-company.php', screen: '/empresa/2', asks: 'id=2', field: 'historia' },
  { id: 'R7.22', path: '/list-segmentos.php', screen: '/', asks: '', field: 'segmento', part: 'Compra por segmento' },
  { id: 'R7.23', path: '/list-blog.php', screen: '/articulos', asks: '', field: 'titulo' },
  { id: 'R7.24', path: '/data-blog-article.php', screen: '/articulo/1', asks: 'id=1', field: 'titulo' },
  {
    id: 'R7.25',
    path: '/list-blog-article-relacion.php',
    screen: '/articulo/1',
    asks: 'id=1&clasificacion=Cuidado+de+prendas',
    field: 'titulo',
    part: 'Sigue leyendo',
  },
  {
    id: 'R7.26',
    path: '/list-carrusel.php',
    screen: '/',
    asks: 'tipo=principal',
    field: 'titulo',
    part: 'Promociones',
  },
  { id: 'R7.27', path: '/list-banners.php', screen: '/', asks: 'tipo=inicio', field: 'titulo', part: 'De temporada' },
  {
    id: 'R7.28',
    path: '/get_results_search.php',
    screen: '/articulos',
    asks: 'busqueda=blu',
    field: 'nombre',
    act: async (site) => {
      await site.user.click(inHeader(site).getByRole('combobox', { name: 'Buscar productos' }))
      await site.user.paste('blu')
    },
    sees: (site, text) => site.screen.findByRole('option', { name: text }),
  },
  {
    id: 'R7.29',
    path: '/data-user-favs-cant.php',
    screen: '/articulos',
    asks: 'user=demo%40puntada.mx',
    field: 'cantidad',
    sees: (site, count) => inHeader(site).findByRole('link', { name: new RegExp(`^Favoritos\\D*\\b${count}$`) }),
  },
  {
    id: 'R7.30',
    path: '/list-products-user-favs.php',
    screen: '/favoritos',
    asks: 'user=demo%40puntada.mx',
    field: 'nombre',
  },
  { id: 'R7.31', path: '/list-user-inbox.php', screen: '/mensajes', asks: 'user=demo%40puntada.mx', field: 'tienda' },
  {
    id: 'R7.32',
    path: '/list-user-mensajes.php',
    screen: '/chat/2',
    asks: 'user=demo%40puntada.mx&id_tienda=2',
    field: 'mensaje',
  },
  {
    id: 'R7.33',
    path: '/list-tienda-mensajes.php',
    screen: '/chat/2',
    asks: 'user=demo%40puntada.mx&id_tienda=2',
    field: 'mensaje',
  },
]
