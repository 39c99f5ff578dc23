import { hash } from '../seed/random.ts'
import type { Pattern } from './patterns.ts'
import type { Garment } from './wardrobe.ts'

export interface Cast {
  readonly garments: readonly Garment[]
  readonly patterns: readonly Pattern[]
}

/** What a cover shows, by a word in its motif (a segment, a speciality, a town's trade). The first match wins. */
const CASTS: readonly (readonly [RegExp, Cast['garments'], Cast['patterns']])[] = [
  [/mezclilla|jean|denim/, ['jeans', 'overol', 'chamarra', 'falda', 'short'], ['mezclilla']],
  [
    /tejid|punto|sueter|invierno|moroleon/,
    ['sueter', 'cardigan', 'vestido', 'chaleco', 'sueter'],
    ['tejido', 'rayas', 'liso', 'grecas'],
  ],
  [/calzado|zapat|bota|leon|purisima/, ['bota', 'tenis', 'zapato', 'botin', 'sandalia'], ['piel', 'liso']],
  [/piel|cuero|talabarter/, ['bolsa', 'bota', 'cinturon', 'chamarra', 'botin'], ['piel']],
  [/sombrero|gorra/, ['sombrero', 'gorra', 'panama', 'boina', 'gorra'], ['liso']],
  [/tenis/, ['tenis', 'conjunto-deportivo', 'gorra', 'tenis', 'short'], ['liso']],
  [
    /lana|coroneo|jorongo|rebozo/,
    ['jorongo', 'rebozo', 'sueter', 'cardigan', 'jorongo'],
    ['grecas', 'tejido', 'rayas'],
  ],
  [/interior|lencer|corset|cortazar/, ['brasier', 'boxer', 'pijama', 'panty', 'brasier'], ['liso', 'puntos', 'flores']],
  [/deport/, ['conjunto-deportivo', 'leggings', 'playera', 'short', 'sudadera'], ['liso', 'rayas']],
  [/bebe/, ['mameluco', 'panalero', 'overol', 'calcetines', 'mameluco'], ['puntos', 'rayas', 'liso', 'flores']],
  [/nina/, ['vestido', 'falda', 'overol', 'blusa', 'leggings'], ['flores', 'puntos', 'rayas', 'liso']],
  [/nino/, ['playera', 'short', 'sudadera', 'polo', 'jeans'], ['rayas', 'liso', 'cuadros']],
  [/uniform|escolar|medic/, ['uniforme-escolar', 'filipina', 'bata-medica', 'polo', 'chaleco'], ['liso']],
  [/accesor/, ['bolsa', 'cartera', 'sombrero', 'cinturon', 'gorra'], ['piel', 'liso', 'puntos']],
  [/caballero|hombre/, ['camisa', 'pantalon', 'polo', 'chamarra', 'sueter'], ['liso', 'cuadros', 'rayas']],
  [/juvenil/, ['sudadera', 'jeans', 'playera', 'chamarra', 'tenis'], ['liso', 'rayas', 'cuadros']],
  [/extra/, ['blusa', 'vestido', 'camisa', 'falda', 'cardigan'], ['flores', 'liso', 'puntos']],
  [/dama|mujer|vestid/, ['vestido', 'blusa', 'falda', 'cardigan', 'bolsa'], ['flores', 'liso', 'puntos', 'rayas']],
]

const MIXED: readonly Cast[] = [
  {
    garments: ['vestido', 'camisa', 'sudadera', 'blusa', 'chamarra'],
    patterns: ['flores', 'cuadros', 'liso', 'rayas'],
  },
  {
    garments: ['playera', 'jorongo', 'blusa', 'sueter', 'polo'],
    patterns: ['rayas', 'grecas', 'puntos', 'tejido', 'liso'],
  },
  {
    garments: ['chamarra', 'vestido', 'playera', 'cardigan', 'camisa'],
    patterns: ['liso', 'puntos', 'rayas', 'tejido', 'cuadros'],
  },
]

export function castFor(motif: string): Cast {
  const word = motif.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = CASTS.find(([pattern]) => pattern.test(word))
  if (found !== undefined) return { garments: found[1], patterns: found[2] }
  return MIXED[hash(word) % MIXED.length] ?? { garments: ['playera'], patterns: ['liso'] }
}
