import type { Motif } from '../pictures/covers.ts'
import type { Promotion } from '../../src/domain/catalogue/catalogue.ts'

export interface SeededPromotion extends Promotion {
  readonly kind: 'carrusel' | 'banner'
  readonly motif: Motif
}

type Slide = readonly [motif: Motif, title: string, text: string, link: string]

const numbered = (kind: SeededPromotion['kind'], folder: string, slides: readonly Slide[]): SeededPromotion[] =>
  slides.map(([motif, title, text, link], index) => {
    const id = String(index + 1)
    return { kind, id, image: `${folder}/${id}.svg`, motif, title, text, link }
  })

export const PROMOTIONS: readonly SeededPromotion[] = [
  ...numbered('carrusel', 'carrusel', [
    [
      null,
      'Directo del taller a tu tienda',
      'Cuarenta fabricantes de Guanajuato, desde tres piezas.',
      '/catalogoempresa',
    ],
    ['punto', 'Punto de Moroleón para el frío', 'Suéteres y ponchos en corridas completas.', '/busqueda/sueter'],
    ['mezclilla', 'Mezclilla que se resurte sola', 'Jeans de Irapuato y Pénjamo, del 26 al 48.', '/busqueda/jeans'],
    ['calzado', 'Calzado y piel de León y los pueblos del Rincón', 'Con entrega a todo el país.', '/busqueda/botin'],
    [null, '¿Primer pedido? Te acompañamos', 'Escríbenos y armamos contigo una primera corrida.', '/chat/1'],
  ]),
  ...numbered('banner', 'banners', [
    ['uniformes', 'Uniformes escolares', 'Suéteres, pants y calcetas por docena.', '/busqueda/escolar'],
    ['Tallas extra', 'Tallas extra que sí hay', 'De la 2XG a la 5XG, al mismo precio.', '/busqueda/extra'],
    [null, 'Fabricantes verificados', 'Los talleres que llevan la insignia de la cámara.', '/canaive'],
    ['Bebé', 'Recién nacidos', 'Ajuares y mamelucos de algodón.', '/busqueda/mameluco'],
  ]),
]
