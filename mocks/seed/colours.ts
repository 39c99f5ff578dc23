/** The site knows how colours of these names look. */
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
} as const satisfies Record<string, readonly string[]>

export type Palette = keyof typeof PALETTES
