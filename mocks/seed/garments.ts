import { slug } from '../../src/domain/text.ts'
import type { Design } from '../pictures/design.ts'
import type { Pattern } from '../pictures/garment.ts'
import { WARDROBE, type Garment } from '../pictures/wardrobe.ts'
import { designOf } from './designs.ts'
import type { ProductRow } from '../models.ts'
import { CATEGORIES } from './segments.ts'

/** What is drawn neither as its first word says nor as the rest of its category. The first that fits. */
const BY_NOUN: readonly (readonly [RegExp, Garment])[] = [
  [/^suéter .*(?:abierto|con botones)/i, 'cardigan'],
  [/^chaleco (?:tejido|escolar)/i, 'sueter'],
  [/^jogger/i, 'pants'],
  [/^(?:conjunto tejido|ajuar)/i, 'conjunto-tejido'],
  [/^playera polo/i, 'polo'],
  [/^bermuda/i, 'short'],
  [/^falda pantalón/i, 'pantalon'],
  [/^pantalón de mezclilla/i, 'jeans'],
  [/^pijama entera/i, 'mameluco'],
  [/^bata médica/i, 'bata-medica'],
  [/^delantal/i, 'mandil'],
  [/^(?:frazada|sarape)/i, 'cobija'],
  [/^sombrero panamá/i, 'panama'],
  [/^uniforme quirúrgico/i, 'quirurgico'],
  [/^uniforme escolar/i, 'uniforme-escolar'],
  [/^camisola de trabajo/i, 'camisa'],
  [/^camisón/i, 'vestido'],
]

const ofFirstWord = (name: string) => {
  const word = slug(name.split(' ', 1)[0] ?? '')
  return Object.keys(WARDROBE).find((garment): garment is Garment => garment === word)
}

const PATTERN: Readonly<Record<string, Pattern>> = {
  liso: 'liso',
  rayas: 'rayas',
  bloques: 'bloques',
  cuadros: 'cuadros',
  acolchado: 'acolchado',
  acanalado: 'acanalado',
  rombos: 'rombos',
  puntos: 'puntos',
  flores: 'flores',
  encaje: 'encaje',
  trenzas: 'tejido',
  grecas: 'grecas',
  costuras: 'piel',
}

const CLOTH: Readonly<Partial<Record<ProductRow['fabric'], Pattern>>> = {
  mezclilla: 'mezclilla',
  mezclillaElastica: 'mezclilla',
  piel: 'piel',
  acrilico: 'tejido',
  acrilicoLana: 'tejido',
  lana: 'tejido',
}

export interface Look {
  readonly garment: Garment
  readonly pattern: Pattern
  readonly design: Design
}

const GARMENTS = new Map(CATEGORIES.map(({ id, line }) => [id, line.garment]))

/** What the picture of a product shows. A garment without a design of its own shows its fabric. */
export const lookOf = ({ name, categoryId, pattern, fabric }: ProductRow): Look => ({
  garment: BY_NOUN.find(([noun]) => noun.test(name))?.[1] ?? ofFirstWord(name) ?? GARMENTS.get(categoryId) ?? 'playera',
  pattern: (pattern === 'liso' ? CLOTH[fabric] : undefined) ?? PATTERN[pattern] ?? 'liso',
  design: designOf(name),
})
