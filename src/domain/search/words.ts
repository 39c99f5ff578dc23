import { foldText, stem, stemsOf } from '../text.ts'

export const list = (text: string) => text.split(/,\s*/)

/** Words that only join others: «de niño», «color negro», «lo más barato». */
export const JOINING = new Set(
  list(
    `de, del, la, el, los, las, para, en, con, que, color, colores, tono, y, o, a, al, por, un, una, tipo, lo, mas,
      muy`,
  ),
)

/** Nouns for all that the shop has: they name nothing to look for, and stand in a title. */
export const ANYTHING = list('ropa, prenda, prendas, producto, productos, articulo, articulos')

/** Words that name nothing a server could look for. */
export const FILLING = new Set([
  ...ANYTHING,
  ...list(
    `mayoreo, pieza, piezas, algo, busco, quiero,
      necesito, corrida, corridas, completa, completas, paquete, docena, docenas, talla, tallas, anos`,
  ),
])

/** These words begin what is not wanted. */
export const REFUSING = new Set(list('sin, no, ni, excepto, salvo, menos, nada'))

export const SEGMENT_WORDS: readonly (readonly string[])[] = [
  list('dama, mujer, señora, femenino'),
  list('caballero, hombre, señor, masculino'),
  list('bebé, recién nacido'),
  list('juvenil, joven, adolescente'),
  list('talla extra, curvy'),
]

const SAME_COLOUR = [
  list('vino, guinda, tinto'),
  list('rosa, fucsia'),
  list('café, marrón, chocolate'),
  list('morado, violeta'),
  list('beige, arena, crema'),
  list('celeste, azul cielo'),
]
/** Shades that makers call by a name of their own. */
const SHADES: Readonly<Record<string, readonly string[]>> = {
  azul: list('marino, índigo, celeste'),
  verde: list('jade, olivo, esmeralda'),
  gris: list('oxford'),
}
const PLAIN_COLOURS = list(
  `azul, verde, gris, negro, blanco, rojo, amarillo, naranja, hueso, oxford, marino, turquesa, jade, limón,
      mostaza, durazno, coral, lila, camel, miel, nude, índigo, dorado, plateado, olivo, menta, lavanda, kaki, perla`,
)
const PAIRS = list(
  `azul marino, azul rey, azul turquesa, verde militar, verde botella, verde olivo, verde limón, verde jade,
      gris oxford, gris jaspe, palo de rosa, rosa mexicano, rosa bebé, rosa pastel`,
)

/** Colours that buyers name, with the other names that makers have for each. */
export const COLOURS: readonly { readonly name: string; readonly others: readonly string[] }[] = [
  ...PAIRS.map((name) => ({ name, others: [name.split(' ').at(-1) ?? name] })),
  ...PLAIN_COLOURS.map((name) => ({ name, others: SHADES[name] ?? [] })),
  ...SAME_COLOUR.flatMap((group) => group.map((name) => ({ name, others: group.filter((other) => other !== name) }))),
]

/** Names of the same garment, in the singular; the first is the commonest here. */
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

/** Words by their folded singular. */
export type Words = ReadonlyMap<string, string>

export const byStem = (words: Iterable<string>): Words =>
  new Map([...words].map((word) => [stem(foldText(word)), word] as const))

export const GARMENTS = byStem([
  ...list(
    `blusa, vestido, falda, pantalón, camisa, polo, abrigo, chaleco, cárdigan, saco, traje, blazer, body, top,
      conjunto, jumper, pañalero, bota, botín, zapato, mocasín, flats, tacón, sombrero, gorro, bufanda, rebozo,
      poncho, gabán, guante, mochila, uniforme, filipina, bata, bikini, lencería, faja, camisón, enagua, medias,
      corbata, moño, ajuar, boina, texana, guayabera, rompevientos, impermeable`,
  ),
  ...SAME.flat(),
])

/** The key of a word, or of the last of several: «de fiesta» → `fiesta`. */
export const keyOf = (word: string) => stemsOf(word).at(-1) ?? ''
export const isGarment = (word: string) => GARMENTS.has(keyOf(word))

export const DESCRIBING = byStem(
  list(
    `largo, larga, corto, corta, liso, lisa, manga, cuello, capucha, algodón, lana, piel, estampado, estampada,
      bordado, bordada, tejido, tejida, rayas, cuadros, flores, escolar, deportiva, casual, vaquera, ancho, ancha,
      recto, recta`,
  ),
)
