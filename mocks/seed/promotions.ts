import type { Motif } from '../pictures/covers.ts'
import type { Promotion } from '../../src/domain/catalogue/catalogue.ts'

export interface SeededPromotion extends Promotion {
  readonly kind: 'carrusel' | 'banner'
  readonly motif: Motif
}

type Written = Pick<SeededPromotion, 'motif' | 'title' | 'text' | 'link'>

const SLIDES: readonly Written[] = [
  {
    motif: null,
    title: 'Directo del taller a tu tienda',
    text: 'Cuarenta fabricantes de Guanajuato con precio de mayoreo desde tres piezas.',
    link: '/catalogoempresa',
  },
  {
    motif: 'punto',
    title: 'Punto de Moroleón para el frío',
    text: 'Suéteres, cárdigans y ponchos de la temporada, en corridas completas.',
    link: '/busqueda/sueter',
  },
  {
    motif: 'mezclilla',
    title: 'Mezclilla que se resurte sola',
    text: 'Jeans de Irapuato y Pénjamo, de la talla 26 a la 48.',
    link: '/busqueda/jeans',
  },
  {
    motif: 'calzado',
    title: 'Calzado y piel de los pueblos del Rincón y León',
    text: 'Botines, tenis y cinturones con entrega a todo el país.',
    link: '/busqueda/botin',
  },
  {
    motif: null,
    title: '¿Primer pedido? Te acompañamos',
    text: 'Escríbenos y armamos contigo una primera corrida que sí se venda.',
    link: '/chat/1',
  },
]

const BANNERS: readonly Written[] = [
  {
    motif: 'uniformes',
    title: 'Uniformes escolares',
    text: 'Suéteres, pants y calcetas por docena.',
    link: '/busqueda/escolar',
  },
  {
    motif: 'Tallas extra',
    title: 'Tallas extra que sí hay',
    text: 'De la 2XG a la 5XG, con el mismo precio por modelo.',
    link: '/busqueda/extra',
  },
  {
    motif: null,
    title: 'Fabricantes verificados',
    text: 'Conoce a los talleres que llevan la insignia de la cámara.',
    link: '/canaive',
  },
  {
    motif: 'Bebé',
    title: 'Recién nacidos',
    text: 'Ajuares y mamelucos de algodón en colores suaves.',
    link: '/busqueda/mameluco',
  },
]

const numbered = (kind: SeededPromotion['kind'], folder: string, written: readonly Written[]) =>
  written.map((own, index) => ({ kind, id: `${index + 1}`, image: `${folder}/${index + 1}.svg`, ...own }))

export const PROMOTIONS: readonly SeededPromotion[] = [
  ...numbered('carrusel', 'carrusel', SLIDES),
  ...numbered('banner', 'banners', BANNERS),
]
