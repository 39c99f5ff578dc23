import type { Promotion } from '../../src/domain/catalogue/catalogue.ts'

export interface SeededPromotion extends Promotion {
  readonly kind: 'carrusel' | 'banner'
  readonly motif: string
}

export const PROMOTIONS: readonly SeededPromotion[] = [
  {
    kind: 'carrusel',
    motif: 'taller',
    id: '1',
    title: 'Directo del taller a tu tienda',
    text: 'Cuarenta fabricantes de Guanajuato con precio de mayoreo desde tres piezas.',
    image: 'carrusel/1.svg',
    link: '/catalogoempresa',
  },
  {
    kind: 'carrusel',
    motif: 'tejido de punto',
    id: '2',
    title: 'Punto de Moroleón para el frío',
    text: 'Suéteres, cárdigans y ponchos de la temporada, en corridas completas.',
    image: 'carrusel/2.svg',
    link: '/busqueda/sueter',
  },
  {
    kind: 'carrusel',
    motif: 'mezclilla',
    id: '3',
    title: 'Mezclilla que se resurte sola',
    text: 'Jeans de Irapuato y Pénjamo, de la talla 26 a la 48.',
    image: 'carrusel/3.svg',
    link: '/busqueda/jeans',
  },
  {
    kind: 'carrusel',
    motif: 'calzado',
    id: '4',
    title: 'Calzado y piel de los pueblos del Rincón y León',
    text: 'Botines, tenis y cinturones con entrega a todo el país.',
    image: 'carrusel/4.svg',
    link: '/busqueda/botin',
  },
  {
    kind: 'carrusel',
    motif: 'mayoreo',
    id: '5',
    title: '¿Primer pedido? Te acompañamos',
    text: 'Escríbenos y armamos contigo una primera corrida que sí se venda.',
    image: 'carrusel/5.svg',
    link: '/chat/1',
  },
  {
    kind: 'banner',
    motif: 'uniformes',
    id: '1',
    title: 'Uniformes escolares',
    text: 'Suéteres, pants y calcetas por docena.',
    image: 'banners/1.svg',
    link: '/busqueda/escolar',
  },
  {
    kind: 'banner',
    motif: 'tallas-extra',
    id: '2',
    title: 'Tallas extra que sí hay',
    text: 'De la 2XG a la 5XG, con el mismo precio por modelo.',
    image: 'banners/2.svg',
    link: '/busqueda/extra',
  },
  {
    kind: 'banner',
    motif: 'fabricantes',
    id: '3',
    title: 'Fabricantes verificados',
    text: 'Conoce a los talleres que llevan la insignia de la cámara.',
    image: 'banners/3.svg',
    link: '/canaive',
  },
  {
    kind: 'banner',
    motif: 'bebe',
    id: '4',
    title: 'Recién nacidos',
    text: 'Ajuares y mamelucos de algodón en colores suaves.',
    image: 'banners/4.svg',
    link: '/busqueda/mameluco',
  },
]
