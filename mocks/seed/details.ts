import type { ProductDetail, ProductSummary } from '../../src/domain/catalogue/catalogue.ts'
import { FABRICS, type FabricSheet } from './fabrics.ts'
import type { MadeProduct } from './products.ts'
import { randomFor } from './random.ts'
import type { SeededStore } from './stores.ts'

const OPENINGS = [
  '{name}: un modelo que se vende solo en {season}.',
  '{name}, de nuestra línea de {season}.',
  '{name}. Lo hacemos desde hace varias temporadas y se sigue agotando.',
  '{name}, {made} para resurtir sin complicaciones.',
] as const
const SEASONS = [
  'media temporada',
  'otoño e invierno',
  'primavera y verano',
  'todo el año',
  'regreso a clases',
] as const
const CLOSINGS = [
  'Se surte por corrida completa o en los colores que elijas.',
  'Cada pieza va en bolsa individual con etiqueta de talla y composición.',
  'Puedes mezclar tallas y colores para alcanzar el precio de docena.',
  'Horma mexicana: la talla corresponde a lo que tu clienta ya conoce.',
  'Para boutique recomendamos empezar con una corrida por color.',
] as const

const CLOTH: Readonly<Record<string, string>> = {
  liso: 'Color liso',
  acolchado: 'Tela acolchada',
  acanalado: 'Tela acanalada',
  encaje: 'De encaje',
  trenzas: 'Tejido de trenzas',
}

/** Nouns that agree with "pensada"; the rest of the shop's are masculine. */
const FEMININE = new RegExp(
  `^(?:${(
    'bandolera bata bermuda blusa boina bolsa bota botitas bufanda calceta camisa camisola capa cartera ' +
    'chamarra cobija falda filipina frazada gorra guayabera mochila pantaleta pijama playera ruana ' +
    'sandalia sudadera texana trusa túnica zapatilla'
  ).replaceAll(' ', '|')})(?![\\p{L}])`,
  'iu',
)
const PLURAL = /^(?:botitas|jeans|leggings|pants|tines|tenis)\b/i

/** "pensada", "pensados"…: the participle that goes with a product's first word. */
export const agreeing = (name: string, stem: string): string =>
  `${stem}${FEMININE.test(name) ? 'a' : 'o'}${PLURAL.test(name) ? 's' : ''}`

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
const ownGuide = ({ sizes, category }: ProductSummary): string => {
  if (!/^\d?X?[CMGE]/.test(sizes[1] ?? '')) return ''
  const isLower = /bermuda|boxer|falda|jean|legging|pant|short|trusa/i.test(category)
  const extra = sizes[0]?.startsWith('2') ? 30 : 0
  const measures = (index: number): string =>
    isLower
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
  store: SeededStore,
): Pick<ProductDetail, 'leadTime' | 'shipping' | 'sizeGuide'> => {
  const random = randomFor(seed, 'terms', summary.id)
  const ofStore = randomFor(seed, 'terms of the store', store.id)
  return {
    leadTime: random.chance(0.7) ? random.pick(LEAD_TIMES) : '',
    shipping: ofStore.pick(SHIPPINGS).replace('{town}', store.town),
    sizeGuide: ofStore.chance(0.25) ? ownGuide(summary) : '',
  }
}

/**
 * The long texts of one product, made when somebody asks: a shop of 100,000 products starts without them.
 * `favourite` is null; whoever knows the user fills it.
 */
export const detailOf = (seed: number, { summary, traits }: MadeProduct, store: SeededStore): ProductDetail => {
  const random = randomFor(seed, 'detail', summary.id)
  const sheet: FabricSheet = FABRICS[traits.fabric]
  const pattern = CLOTH[traits.pattern] ?? `Diseño de ${traits.pattern}`
  const description = [
    random
      .pick(OPENINGS)
      .replace('{name}', summary.name)
      .replace('{season}', random.pick(SEASONS))
      .replace('{made}', agreeing(summary.name, 'pensad')),
    `${random.pick(sheet.feel)}. ${pattern}, en ${summary.colours.length} colores y ` +
      `${summary.sizes.length === 1 ? 'talla única' : `${summary.sizes.length} tallas`}.`,
    random.pick(CLOSINGS),
  ].join(' ')
  const pairs = summary.colours.flatMap((colour) => summary.sizes.map((size) => ({ colour: colour.name, size })))
  // A third of the products lack something, never more than a sixth of what they come in.
  const soldOut = random.chance(0.35)
    ? random.some(pairs, Math.min(random.int(1, 4), Math.floor(pairs.length / 6)))
    : []
  return {
    ...summary,
    gallery: [1, 2, 3, 4].map((number) => `productos/${summary.id}-${number}.svg`),
    description,
    fabric: random.pick(sheet.compositions),
    care: sheet.care,
    origin: `Hecho en ${store.town}, Guanajuato, México`,
    storePhone: store.phone,
    storeMinimum: store.minimumOrder,
    storeVerified: store.verified,
    soldOut,
    favourite: null,
    ...termsOf(seed, summary, store),
  }
}
