import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import type { ProductRow, StoreRow } from '../models.ts'
import { readDesign, tellingWords } from './design.ts'
import { GARMENTS } from './garments.ts'
import { type Shape, SHAPES } from '../pictures/shapes/shapes.ts'
import { FABRICS } from './fabrics.ts'
import { fakerFor } from './faker.ts'

const OPENINGS = [
  '{name}: un modelo que se vende solo.',
  '{name}, de nuestra línea de todo el año.',
  '{name}, para resurtir sin complicaciones.',
]
const CLOSINGS = [
  'Se surte por corrida completa o en los colores que elijas.',
  'Cada pieza va en bolsa individual con etiqueta de talla y composición.',
  'Para boutique recomendamos empezar con una corrida por color.',
]
const LEAD_TIMES = ['2 a 4 días hábiles, de existencia', '5 a 8 días hábiles', '2 semanas, sobre pedido']
const SHIPPINGS = [
  'Por paquetería a todo México; lo paga quien compra',
  'Por paquetería o autobús desde {town}; el costo depende del destino',
]

/** A maker's own measures, where sizes are letters: `CH: cintura 68, cadera 92; M: …` */
const makersGuide = ({ sizes }: ProductSummary, { low }: Shape): string => {
  if (!sizes.some((size) => size === 'M' || size === '3XG')) return ''
  const extra = sizes[0]?.startsWith('2') ? 30 : 0
  return sizes
    .map((size, index) => {
      const wider = extra + 6 * index
      const upper = `pecho ${84 + wider}, largo ${60 + 2 * index}`
      return `${size}: ${low ? `cintura ${66 + wider}, cadera ${92 + wider}` : upper}`
    })
    .join('; ')
}

/** Every maker says how it delivers; some say how long it takes, and one in four gives its measures. */
const termsOf = (seed: number, summary: ProductSummary, store: StoreRow, shape: Shape) => {
  const { helpers, datatype } = fakerFor(seed, 'terms', summary.id)
  const leadTime = datatype.boolean(0.7) ? helpers.arrayElement(LEAD_TIMES) : ''
  fakerFor(seed, 'terms of the store', store.id)
  return {
    leadTime,
    shipping: helpers.arrayElement(SHIPPINGS).replace('{town}', store.town),
    sizeGuide: datatype.boolean(0.25) ? makersGuide(summary, shape) : '',
  }
}

export interface JoinedProduct {
  readonly row: ProductRow
  readonly store: StoreRow
  readonly summary: ProductSummary
}

/**
 * The long texts of a product are made when somebody asks: a shop of 100,000 products starts without them. `favourite`
 * is null until somebody who knows the user fills it.
 */
export const detailOf = (seed: number, { row, store, summary }: JoinedProduct): ProductDetail => {
  const { helpers, number, datatype } = fakerFor(seed, 'detail', summary.id)
  const { id, name, colours, sizes } = summary
  const design = readDesign(row.design)
  const [compositions, care, feel] = FABRICS[design.fabric ?? 'algodon']
  const words = tellingWords(design)
  const range = `${colours.length} colores y ${sizes.length === 1 ? 'talla única' : `${sizes.length} tallas`}`
  const description = [
    helpers.arrayElement(OPENINGS).replace('{name}', name),
    ...(words.length > 0 ? [`Es ${new Intl.ListFormat('es-MX').format(words)}.`] : []),
    `${feel}, en ${range}.`,
    helpers.arrayElement(CLOSINGS),
  ].join(' ')
  const pairs = colours.flatMap((colour) => sizes.map((size) => ({ colour: colour.name, size })))
  // A third of the products lack some colours in some sizes, a sixth at most.
  const most = Math.min(number.int({ min: 1, max: 4 }), Math.floor(pairs.length / 6))
  const someGone = datatype.boolean(0.35) ? helpers.arrayElements(pairs, most) : []
  return {
    ...summary,
    gallery: [1, 2, 3, 4].map((view) => `productos/${id}-${view}.svg`),
    description,
    fabric: helpers.arrayElement(compositions),
    care,
    origin: `Hecho en ${store.town}, Guanajuato, México`,
    storePhone: store.phone,
    storeMinimum: store.minimumOrder,
    soldOut: row.isSoldOut ? summary.soldOut : someGone,
    favourite: null,
    ...termsOf(seed, summary, store, SHAPES[GARMENTS[row.garment][0]]),
  }
}
