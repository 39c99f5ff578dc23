import type { Design } from '../pictures/design.ts'
import type { Garment, Pattern } from '../pictures/garment.ts'
import { designOf } from './designs.ts'
import type { ProductRow } from '../models.ts'
import { CATEGORIES } from './segments.ts'

/** What a noun is drawn as, where it differs from the rest of its category. The first that fits. */
const BY_NOUN: readonly (readonly [RegExp, Garment])[] = [
  [/^cárdigan/i, 'cardigan'],
  [/^suéter .*(?:abierto|con botones)/i, 'cardigan'],
  [/^chaleco (?:tejido|escolar)/i, 'sueter'],
  [/^chaleco/i, 'chaleco'],
  [/^(?:pants|jogger) /i, 'pants'],
  [/^(?:conjunto tejido|ajuar)/i, 'conjunto-tejido'],
  [/^(playera polo|polo)/i, 'polo'],
  [/^botín/i, 'botin'],
  [/^bota( |$)/i, 'bota'],
  [/^bermuda/i, 'short'],
  [/^falda pantalón/i, 'pantalon'],
  [/^falda/i, 'falda'],
  [/^overol/i, 'overol'],
  [/^bata médica/i, 'bata-medica'],
  [/^bata/i, 'bata'],
  [/^(mandil|delantal)/i, 'mandil'],
  [/^(cobija|frazada|sarape de bebé)/i, 'cobija'],
  [/^gorro/i, 'gorro'],
  [/^boina/i, 'boina'],
  [/panamá/i, 'panama'],
  [/^cartera/i, 'cartera'],
  [/^flat/i, 'flat'],
  [/^mule/i, 'mule'],
  [/^zapatilla/i, 'zapatilla'],
  [/^uniforme quirúrgico/i, 'quirurgico'],

  [/^filipina/i, 'filipina'],
  [/^camisola de trabajo/i, 'camisa'],
  [/^rompevientos/i, 'rompevientos'],
  [/^chamarra/i, 'chamarra'],
  [/^zapato/i, 'zapato'],
  [/^(sandalia|huarache)/i, 'sandalia'],
  [/^(vestido|camisón|jumper)/i, 'vestido'],
  [/^uniforme escolar/i, 'uniforme-escolar'],
  [/^playera/i, 'playera'],
  [/^blusa/i, 'blusa'],
  [/^botitas/i, 'botitas'],
  [/^(tines|calceta)/i, 'calcetines'],
  [/^snood/i, 'snood'],
]

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
  garment: BY_NOUN.find(([noun]) => noun.test(name))?.[1] ?? GARMENTS.get(categoryId) ?? 'playera',
  pattern: (pattern === 'liso' ? CLOTH[fabric] : undefined) ?? PATTERN[pattern] ?? 'liso',
  design: designOf(name),
})
