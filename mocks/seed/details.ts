import type { ProductDetail } from '../../src/domain/catalogue/catalogue.ts'
import { FABRICS } from './fabrics.ts'
import type { MadeProduct } from './products.ts'
import { randomFor } from './random.ts'
import type { SeededStore } from './stores.ts'

const OPENINGS = [
  '{name}: un modelo que se vende solo en {season}.',
  '{name}, de nuestra línea de {season}.',
  '{name}. Lo hacemos desde hace varias temporadas y se sigue agotando.',
  '{name}, {made} para resurtir sin complicaciones.',
] as const
const SEASONS = ['media temporada', 'otoño e invierno', 'primavera y verano', 'todo el año', 'regreso a clases'] as const
const CLOSINGS = [
  'Se surte por corrida completa o en los colores que elijas.',
  'Cada pieza va en bolsa individual con etiqueta de talla y composición.',
  'Puedes mezclar tallas y colores para alcanzar el precio de docena.',
  'Horma mexicana: la talla corresponde a lo que tu clienta ya conoce.',
  'Para boutique recomendamos empezar con una corrida por color.',
] as const

const CLOTH: Readonly<Record<string, string>> = { liso: 'Color liso', acolchado: 'Tela acolchada', acanalado: 'Tela acanalada', encaje: 'De encaje', trenzas: 'Tejido de trenzas' }

/** Nouns that agree with "pensada"; the rest of the shop's are masculine. */
const FEMININE =
  /^(?:bandolera|bata|bermuda|blusa|boina|bolsa|bota|botitas|bufanda|calceta|camisa|camisola|capa|cartera|chamarra|cobija|falda|filipina|frazada|gorra|guayabera|mochila|pantaleta|pijama|playera|ruana|sandalia|sudadera|texana|trusa|túnica|zapatilla)(?![\p{L}])/iu
const PLURAL = /^(?:botitas|jeans|leggings|pants|tines|tenis)\b/i

/** "pensada", "pensados"…: the participle that goes with a product's first word. */
export const agreeing = (name: string, stem: string): string => `${stem}${FEMININE.test(name) ? 'a' : 'o'}${PLURAL.test(name) ? 's' : ''}`

/**
 * The long texts of one product, made when somebody asks: a shop of 100,000 products starts without them.
 * `favourite` is null; whoever knows the user fills it.
 */
export const detailOf = (seed: number, { summary, traits }: MadeProduct, store: SeededStore): ProductDetail => {
  const random = randomFor(seed, 'detail', summary.id)
  const sheet = FABRICS[traits.fabric]
  const pattern = CLOTH[traits.pattern] ?? `Diseño de ${traits.pattern}`
  const description = [
    random.pick(OPENINGS).replace('{name}', summary.name).replace('{season}', random.pick(SEASONS)).replace('{made}', agreeing(summary.name, 'pensad')),
    `${random.pick(sheet.feel)}. ${pattern}, en ${summary.colours.length} colores y ${summary.sizes.length === 1 ? 'talla única' : `${summary.sizes.length} tallas`}.`,
    random.pick(CLOSINGS),
  ].join(' ')
  const pairs = summary.colours.flatMap((colour) => summary.sizes.map((size) => ({ colour: colour.name, size })))
  // A third of the products lack something, never more than a sixth of what they come in.
  const soldOut = random.chance(0.35) ? random.some(pairs, Math.min(random.int(1, 4), Math.floor(pairs.length / 6))) : []
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
  }
}
