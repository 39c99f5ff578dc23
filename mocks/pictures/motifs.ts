import { hash } from './ink.ts'
import type { Pattern } from './patterns.ts'
import type { Garment } from './wardrobe.ts'

export interface Cast {
  readonly garments: readonly Garment[]
  readonly patterns: readonly Pattern[]
}

/** What a cover shows, by a word in its motif (a segment, a speciality, a town's trade). The first match wins. */
const CASTS: readonly (readonly [RegExp, Cast])[] = [
  [/mezclilla|jean|denim/, { garments: ['jeans', 'overol', 'chamarra', 'falda', 'short'], patterns: ['mezclilla'] }],
  [
    /tejid|punto|sueter|invierno|moroleon/,
    {
      garments: ['sueter', 'cardigan', 'vestido', 'chaleco', 'sueter'],
      patterns: ['tejido', 'rayas', 'liso', 'grecas'],
    },
  ],
  [
    /calzado|zapat|bota|leon|purisima/,
    { garments: ['bota', 'tenis', 'zapato', 'botin', 'sandalia'], patterns: ['piel', 'liso'] },
  ],
  [/piel|cuero|talabarter/, { garments: ['bolsa', 'bota', 'cinturon', 'chamarra', 'botin'], patterns: ['piel'] }],
  [/sombrero|gorra/, { garments: ['sombrero', 'gorra', 'sombrero', 'mascada', 'gorra'], patterns: ['liso'] }],
  [/tenis/, { garments: ['tenis', 'conjunto-deportivo', 'gorra', 'tenis', 'short'], patterns: ['liso'] }],
  [
    /lana|coroneo|jorongo|rebozo/,
    { garments: ['jorongo', 'rebozo', 'sueter', 'cardigan', 'jorongo'], patterns: ['grecas', 'tejido', 'rayas'] },
  ],
  [
    /interior|lencer|corset|cortazar/,
    { garments: ['brasier', 'boxer', 'pijama', 'panty', 'brasier'], patterns: ['liso', 'puntos', 'flores'] },
  ],
  [
    /deport/,
    { garments: ['conjunto-deportivo', 'leggings', 'playera', 'short', 'sudadera'], patterns: ['liso', 'rayas'] },
  ],
  [
    /bebe/,
    {
      garments: ['mameluco', 'panalero', 'overol', 'calcetines', 'mameluco'],
      patterns: ['puntos', 'rayas', 'liso', 'flores'],
    },
  ],
  [
    /nina/,
    { garments: ['vestido', 'falda', 'overol', 'blusa', 'leggings'], patterns: ['flores', 'puntos', 'rayas', 'liso'] },
  ],
  [/nino/, { garments: ['playera', 'short', 'sudadera', 'polo', 'jeans'], patterns: ['rayas', 'liso', 'cuadros'] }],
  [
    /uniform|escolar|medic/,
    { garments: ['uniforme-escolar', 'filipina', 'bata-medica', 'polo', 'chaleco'], patterns: ['liso'] },
  ],
  [
    /accesor/,
    { garments: ['bolsa', 'mascada', 'sombrero', 'cinturon', 'gorra'], patterns: ['piel', 'liso', 'puntos'] },
  ],
  [
    /caballero|hombre/,
    { garments: ['camisa', 'pantalon', 'polo', 'chamarra', 'traje'], patterns: ['liso', 'cuadros', 'rayas'] },
  ],
  [
    /juvenil/,
    { garments: ['sudadera', 'jeans', 'playera', 'chamarra', 'tenis'], patterns: ['liso', 'rayas', 'cuadros'] },
  ],
  [/extra/, { garments: ['blusa', 'vestido', 'camisa', 'falda', 'cardigan'], patterns: ['flores', 'liso', 'puntos'] }],
  [
    /dama|mujer|vestid/,
    { garments: ['vestido', 'blusa', 'falda', 'cardigan', 'bolsa'], patterns: ['flores', 'liso', 'puntos', 'rayas'] },
  ],
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
  return found?.[1] ?? MIXED[hash(word) % MIXED.length] ?? { garments: ['playera'], patterns: ['liso'] }
}
