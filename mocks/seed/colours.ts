import type { Colour } from '../../src/domain/catalogue/catalogue.ts'
import { slug } from '../../src/domain/text.ts'

const palette = <const T extends Record<string, string>>(colours: T) => colours

/** Colours by the names that Mexican makers print on the tag. */
const HEX = palette({
  Negro: '#14110f',
  Blanco: '#fbfaf6',
  Hueso: '#efe6d2',
  'Gris jaspe': '#a7a6a3',
  Oxford: '#4a4c50',
  Marino: '#1c2a48',
  'Azul rey': '#1f46b5',
  'Azul cielo': '#9cc7e8',
  Turquesa: '#1aa6a6',
  Jade: '#2f8f6b',
  'Verde botella': '#154734',
  'Verde militar': '#5a6140',
  Limón: '#b7cf3a',
  Mostaza: '#d3a021',
  Amarillo: '#f4cf3c',
  Durazno: '#f4b48c',
  Coral: '#ef6a57',
  Rojo: '#c5202b',
  Vino: '#6b1a2b',
  'Rosa mexicano': '#e4007c',
  'Palo de rosa': '#d8a39d',
  'Rosa bebé': '#f6cfd6',
  Lila: '#b79ad0',
  Morado: '#5c2f86',
  Camel: '#c08a52',
  Café: '#5b3a26',
  Chocolate: '#3b241a',
  Miel: '#b9752f',
  Arena: '#d6c3a1',
  Nude: '#e3b998',
  Índigo: '#27365c',
  Deslavado: '#8fa8c4',
  Stone: '#5f7ea3',
})

export type ColourName = keyof typeof HEX

export const PALETTES = {
  basicos: ['Negro', 'Blanco', 'Hueso', 'Gris jaspe', 'Oxford', 'Marino', 'Vino', 'Verde militar', 'Arena'],
  vivos: ['Rosa mexicano', 'Turquesa', 'Coral', 'Amarillo', 'Azul rey', 'Morado', 'Limón', 'Rojo', 'Jade', 'Negro', 'Blanco'],
  suaves: ['Rosa bebé', 'Azul cielo', 'Lila', 'Durazno', 'Hueso', 'Blanco', 'Palo de rosa', 'Jade'],
  invierno: ['Vino', 'Mostaza', 'Verde botella', 'Camel', 'Hueso', 'Negro', 'Oxford', 'Marino', 'Palo de rosa', 'Chocolate'],
  mezclilla: ['Índigo', 'Stone', 'Deslavado', 'Negro', 'Oxford'],
  piel: ['Negro', 'Café', 'Miel', 'Chocolate', 'Camel', 'Vino'],
  lenceria: ['Negro', 'Blanco', 'Nude', 'Vino', 'Palo de rosa', 'Rojo', 'Lila'],
  trabajo: ['Blanco', 'Marino', 'Azul rey', 'Verde botella', 'Oxford', 'Negro', 'Vino', 'Turquesa'],
  palma: ['Hueso', 'Arena', 'Miel', 'Café', 'Negro'],
} as const satisfies Record<string, readonly ColourName[]>

export type Palette = keyof typeof PALETTES

export const colour = (name: ColourName): Colour => ({ name, hex: HEX[name] })

const SLUGS = new Map<string, string>(Object.keys(HEX).map((name) => [name, slug(name)]))
/** The name as it stands in a picture's path. */
export const colourSlug = (name: ColourName): string => SLUGS.get(name) ?? slug(name)
