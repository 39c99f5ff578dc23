import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { ProductRow, StoreRow } from '../models.ts'
import { readDesign, tellingWords } from './design.ts'
import { GARMENTS } from './garments.ts'
import { type Shape, SHAPES } from '../pictures/shapes/shapes.ts'
import { FABRICS, type FabricSheet } from './fabrics.ts'
import { fakerFor } from './faker.ts'

const OPENINGS = [
  '{name}: un modelo que se vende solo en {season}.',
  '{name}, de nuestra línea de {season}.',
  '{name}. Lo hacemos desde hace varias temporadas y se sigue agotando.',
  '{name}, para resurtir sin complicaciones.',
] as const
const SEASONS = ['media temporada', 'otoño e invierno', 'primavera y verano', 'todo el año'] as const
const CLOSINGS = [
  'Se surte por corrida completa o en los colores que elijas.',
  'Cada pieza va en bolsa individual con etiqueta de talla y composición.',
  'Puedes mezclar tallas y colores para alcanzar el precio de docena.',
  'Horma mexicana: la talla corresponde a lo que tu clienta ya conoce.',
  'Para boutique recomendamos empezar con una corrida por color.',
] as const

const LEAD_TIMES = [
  '2 a 4 días hábiles, de existencia',
  '3 a 5 días hábiles',
  '5 a 8 días hábiles',
  '2 semanas, sobre pedido',
] as const
const SHIPPINGS = [
  'Por paquetería a todo México; lo paga quien compra',
  'Por paquetería o autobús desde {town}; el costo depende del destino',
  'Por paquetería, o se recoge en el taller de {town} con cita',
] as const

/** A manufacturer's own measures, of what is sized by letters: `CH: cintura 68, cadera 92; M: …` */
const ownGuide = ({ sizes }: ProductSummary, { low }: Shape): string => {
  if (!sizes.some((size) => size === 'M' || size === '3XG')) return ''
  const extra = sizes[0]?.startsWith('2') ? 30 : 0
  const measures = (index: number): string =>
    low
      ? `cintura ${66 + extra + 6 * index}, cadera ${92 + extra + 6 * index}`
      : `pecho ${84 + extra + 6 * index}, largo ${60 + 2 * index}`
  return sizes.map((size, index) => `${size}: ${measures(index)}`).join('; ')
}

/**
 * Every maker says how it delivers; some say how long it takes, and one in four gives its measures.
 */
const termsOf = (
  seed: number,
  summary: ProductSummary,
  store: StoreRow,
  shape: Shape,
): Pick<ProductDetail, 'leadTime' | 'shipping' | 'sizeGuide'> => {
  const { helpers, datatype } = fakerFor(seed, 'terms', summary.id)
  const leadTime = datatype.boolean(0.7) ? helpers.arrayElement(LEAD_TIMES) : ''
  fakerFor(seed, 'terms of the store', store.id)
  return {
    leadTime,
    shipping: helpers.arrayElement(SHIPPINGS).replace('{town}', store.town),
    sizeGuide: datatype.boolean(0.25) ? ownGuide(summary, shape) : '',
  }
}

/** `de manga corta, de cuello V y con bolsas` */
const inWords = (words: readonly string[]) => new Intl.ListFormat('es-MX').format(words)

/** A product with what it refers to. */
export interface JoinedProduct {
  readonly row: ProductRow
  readonly store: StoreRow
  readonly summary: ProductSummary
}

/**
 * The long texts of one product, made when somebody asks: a shop of 100,000 products starts without them.
 * `favourite` is null; whoever knows the user fills it.
 */
export const detailOf = (seed: number, { row, store, summary }: JoinedProduct): ProductDetail => {
  const { helpers, number, datatype } = fakerFor(seed, 'detail', summary.id)
  const design = readDesign(row.design)
  const shape: Shape = SHAPES[GARMENTS[row.garment][0]]
  const sheet: FabricSheet = FABRICS[design.fabric ?? 'algodon']
  const own = inWords(tellingWords(design))
  const description = [
    helpers.arrayElement(OPENINGS).replace('{name}', summary.name).replace('{season}', helpers.arrayElement(SEASONS)),
    own && `Es ${own}.`,
    `${helpers.arrayElement(sheet.feel)}, ` +
      `en ${summary.colours.length} colores y ` +
      `${summary.sizes.length === 1 ? 'talla única' : `${summary.sizes.length} tallas`}.`,
    helpers.arrayElement(CLOSINGS),
  ]
    .filter(Boolean)
    .join(' ')
  const pairs = summary.colours.flatMap((colour) => summary.sizes.map((size) => ({ colour: colour.name, size })))
  // A third of the products lack something, never more than a sixth of what they come in.
  const most = Math.floor(pairs.length / 6)
  const someGone = datatype.boolean(0.35)
    ? helpers.arrayElements(pairs, Math.min(number.int({ min: 1, max: 4 }), most))
    : []
  return {
    ...summary,
    gallery: [1, 2, 3, 4].map((view) => `productos/${summary.id}-${view}.svg`),
    description,
    fabric: helpers.arrayElement(sheet.compositions),
    care: sheet.care,
    origin: `Hecho en ${store.town}, Guanajuato, México`,
    storePhone: store.phone,
    storeMinimum: store.minimumOrder,
    storeVerified: store.verified,
    soldOut: summary.soldOut ?? someGone,
    favourite: null,
    ...termsOf(seed, summary, store, shape),
  }
}
