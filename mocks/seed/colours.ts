import type { Colour } from '../../src/domain/catalogue/catalogue.ts'
import { hexOfName } from '../../src/domain/catalogue/colour-hex.ts'
import { slug } from '../../src/domain/text.ts'

const NAMES = [
  'Negro',
  'Blanco',
  'Hueso',
  'Gris jaspe',
  'Oxford',
  'Marino',
  'Azul rey',
  'Azul cielo',
  'Turquesa',
  'Jade',
  'Verde botella',
  'Verde militar',
  'Limón',
  'Mostaza',
  'Amarillo',
  'Durazno',
  'Coral',
  'Rojo',
  'Vino',
  'Rosa mexicano',
  'Palo de rosa',
  'Rosa bebé',
  'Lila',
  'Morado',
  'Camel',
  'Café',
  'Chocolate',
  'Miel',
  'Arena',
  'Nude',
  'Índigo',
  'Deslavado',
  'Stone',
] as const

export type ColourName = (typeof NAMES)[number]

export const PALETTES = {
  basicos: ['Negro', 'Blanco', 'Hueso', 'Gris jaspe', 'Oxford', 'Marino', 'Vino', 'Verde militar', 'Arena'],
  vivos: [
    'Rosa mexicano',
    'Turquesa',
    'Coral',
    'Amarillo',
    'Azul rey',
    'Morado',
    'Limón',
    'Rojo',
    'Jade',
    'Negro',
    'Blanco',
  ],
  suaves: ['Rosa bebé', 'Azul cielo', 'Lila', 'Durazno', 'Hueso', 'Blanco', 'Palo de rosa', 'Jade'],
  invierno: [
    'Vino',
    'Mostaza',
    'Verde botella',
    'Camel',
    'Hueso',
    'Negro',
    'Oxford',
    'Marino',
    'Palo de rosa',
    'Chocolate',
  ],
  mezclilla: ['Índigo', 'Stone', 'Deslavado', 'Negro', 'Oxford'],
  piel: ['Negro', 'Café', 'Miel', 'Chocolate', 'Camel', 'Vino'],
  lenceria: ['Negro', 'Blanco', 'Nude', 'Vino', 'Palo de rosa', 'Rojo', 'Lila'],
  trabajo: ['Blanco', 'Marino', 'Azul rey', 'Verde botella', 'Oxford', 'Negro', 'Vino', 'Turquesa'],
  palma: ['Hueso', 'Arena', 'Miel', 'Café', 'Negro'],
} as const satisfies Record<string, readonly ColourName[]>

export type Palette = keyof typeof PALETTES

export const colour = (name: ColourName): Colour => ({ name, hex: hexOfName(name) })

const SLUGS = new Map<string, string>(NAMES.map((name) => [name, slug(name)]))
/** The name as it stands in a picture's path. */
export const colourSlug = (name: ColourName): string => SLUGS.get(name) ?? slug(name)
