import { foldText, wordsOf } from '../text.ts'

/** Singular and plural meet here: «pantalones» and «pantalón», «bloques» and «bloque». Takes a folded word. */
export const stem = (word: string): string =>
  word.length <= 3 ? word : word.replace(/s$/, '').replace(/([^aeiou])e$/, '$1')

/** The words of a text, folded and in the singular. */
export const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem)

/** A way to type something, in folded words and in the singular. */
export interface Form<T> {
  readonly means: T
  readonly stems: readonly string[]
}

/** The ways to type these things, the longest first: «azul marino» before «azul». */
export const formsOf = <T>(named: readonly (readonly [means: T, names: readonly string[]])[]): readonly Form<T>[] =>
  named
    .flatMap(([means, names]) => names.map((name) => ({ means, stems: stemsOf(name) })))
    .sort((a, b) => b.stems.length - a.stems.length)

const list = (text: string): readonly string[] => text.split(/,\s*/)

/** Words that only join others; they go with what they join to the garment («de niño», «color negro»). */
export const JOINING = new Set(
  list('de, del, la, el, los, las, para, en, con, color, colores, tono, y, a, al, por, un, una, tipo'),
)

/** Words that name nothing a server could look for. */
export const FILLING = new Set(
  list(
    'ropa, prenda, prendas, producto, productos, articulo, articulos, mayoreo, guanajuato, pieza, piezas, algo, busco, quiero',
  ),
)

/** Words of prices and sizes, and small words: right as they are. */
export const SPEAKING = new Set(
  list(
    'menos, hasta, desde, entre, pesos, maximo, minimo, mayor, menor, abajo, arriba, debajo, partir, talla, numero, chica, mediana, grande, meses, anos, sin, como, muy, solo, todo, toda, docena, corrida, paquete, larga, largo, corta, corto, adulto, infantil, moda, temporada',
  ),
)
export const CHEAP = new Set(
  list('barato, barata, baratos, baratas, baratito, baratita, economico, economica, economicos, economicas'),
)
export const NEW = new Set(list('nuevo, nueva, nuevos, nuevas, novedad, novedades'))

/** Other words for the segments that shops have. */
export const SEGMENT_WORDS: readonly (readonly string[])[] = [
  list('dama, mujer, senora, femenino'),
  list('caballero, hombre, senor, masculino'),
  list('bebe, recien nacido'),
  list('juvenil, joven, adolescente'),
  list('talla extra, curvy'),
  list('nino'),
  list('nina'),
  list('calzado'),
  list('accesorio'),
  list('uniforme'),
  list('deportiva'),
  list('interior'),
]

const inGenders = (word: string): readonly string[] => (word.endsWith('o') ? [word, `${word.slice(0, -1)}a`] : [word])

/**
 * Colours that buyers name, each with the words by which makers call its shades. Colours of two words come first:
 * «azul marino» is not any blue.
 */
const COLOURS: readonly { readonly name: string; readonly shades: readonly string[] }[] = [
  ...list(
    'azul marino, azul rey, azul cielo, azul turquesa, verde militar, verde botella, verde olivo, verde limon, verde jade, gris oxford, gris jaspe, palo de rosa, rosa mexicano, rosa bebe, rosa pastel',
  ).map((name) => ({ name, shades: [name, name.split(' ').at(-1) ?? name] })),
  ...(
    [
      ['azul', 'azul, marino, indigo, celeste'],
      ['verde', 'verde, jade, olivo, esmeralda'],
      ['rosa', 'rosa, fucsia'],
      ['gris', 'gris, oxford'],
      ['café', 'cafe, chocolate, marron'],
      ['beige', 'beige, arena, crema'],
      ['morado', 'morado, violeta'],
      ['vino', 'vino, tinto, guinda'],
      ['marrón', 'marron, cafe, chocolate'],
      ['celeste', 'celeste, azul cielo'],
    ] as const
  ).map(([name, shades]) => ({ name, shades: list(shades) })),
  ...list(
    'negro, blanco, rojo, amarillo, naranja, hueso, oxford, marino, turquesa, jade, limón, mostaza, durazno, coral, lila, camel, chocolate, miel, arena, nude, índigo, fucsia, guinda, dorado, plateado, olivo, menta, lavanda, kaki, perla',
  ).map((name) => ({ name, shades: [foldText(name)] })),
]

export const COLOUR_FORMS = formsOf(COLOURS.map((colour) => [colour, inGenders(foldText(colour.name))]))

/** Municipalities of Guanajuato with workshops, and how buyers shorten their names. */
export const TOWNS: readonly (readonly string[])[] = [
  ...list(
    'Moroleón, Uriangato, León, Irapuato, Celaya, Salamanca, Pénjamo, Cortazar, Coroneo, Silao, Acámbaro, Yuriria, Salvatierra, Valle de Santiago, Abasolo, Comonfort, Villagrán, Manuel Doblado, Jaral del Progreso, Apaseo el Grande, Apaseo el Alto, Tarimoro, Jerécuaro, San Luis de la Paz, San José Iturbide, San Felipe, Cuerámaro, Huanímaro, Pueblo Nuevo, Romita, Tierra Blanca, Santa Catarina, Tarandacuao',
  ).map((name) => [name]),
  ['San Francisco del Rincón', 'San Pancho', 'San Francisco'],
  ['Purísima del Rincón', 'Purísima'],
  ['Dolores Hidalgo', 'Dolores'],
  ['San Miguel de Allende', 'San Miguel'],
  ['Santa Cruz de Juventino Rosas', 'Juventino Rosas'],
]

/** What buyers call the same garment, in the singular; the first is the commonest here. */
export const SAME: readonly (readonly string[])[] = [
  list('playera, camiseta, remera, polera'),
  list('chamarra, chaqueta, campera, cazadora'),
  list('tenis, zapatilla, sneaker'),
  list('sudadera, hoodie, buzo'),
  list('suéter, jersey, pulóver, chompa'),
  list('jeans, mezclilla, vaquero, denim'),
  list('pants, deportivo, jogger'),
  list('calceta, calcetín, tines'),
  list('brasier, sostén, sujetador, bra, corpiño'),
  list('pantaleta, calzón, braga'),
  list('bóxer, calzoncillo, trusa'),
  list('bolsa, bolso, cartera'),
  list('sandalia, huarache, chancla'),
  list('gorra, cachucha'),
  list('mandil, delantal'),
  list('leggings, mallas, mallón, licra'),
  list('pijama, piyama'),
  list('cobija, manta, frazada'),
  list('mameluco, enterito'),
  list('cinturón, cinto, correa'),
  list('overol, jardinera, peto'),
  list('short, bermuda, pantaloncillo'),
]

/** Garments, and words that go with them: what a wrong letter is measured against, beside the shop's own names. */
export const GARMENTS: readonly string[] = [
  ...SAME.flat(),
  ...list(
    'blusa, vestido, falda, pantalón, camisa, polo, abrigo, chaleco, cárdigan, saco, traje, blazer, body, top, conjunto, jumper, pañalero, bota, botín, zapato, mocasín, flats, tacón, sombrero, gorro, bufanda, rebozo, poncho, gabán, guante, mochila, cinturón, uniforme, filipina, bata, bikini, lencería, faja, camisón, enagua, medias, corbata, moño, ajuar, boina, texana, guayabera, rompevientos, impermeable, manga, cuello, capucha, algodón, lana, piel, estampado, bordado, tejido, liso, rayas, cuadros, flores, escolar, deportiva, vaquera',
  ),
]
