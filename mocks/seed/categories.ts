import { slug } from '../../src/domain/text.ts'
import type { Palette } from './colours.ts'
import type { Listed } from './design.ts'
import type { GarmentName } from './garments.ts'
import type { SizeRun } from './sizes.ts'
import type { Trade } from './towns.ts'

/** One category: who makes it, how it is sized and coloured, pesos of a piece at the first tier, and its garments. */
const line = <const Trades extends string, const Names extends string>(
  name: string,
  trades: Trades & Listed<Trade, Trades, ', '>,
  sizes: SizeRun,
  palette: Palette,
  from: number,
  to: number,
  garments: Names & Listed<GarmentName, Names, ', '>,
) => ({
  name,
  slug: slug(name),
  trades: trades.split(', ') as readonly Trade[],
  sizes,
  palette,
  pesos: [from, to] as const,
  garments: garments.split(', ') as readonly GarmentName[],
})

/** A segment, and how much of the shop it fills. */
const segment = <const Name extends string>(name: Name, weight: number, lines: readonly ReturnType<typeof line>[]) =>
  [name, weight, lines] as const

/** The twelve segments in the order of the menu. */
const SHOP = [
  segment('Dama', 5, [
    line(
      'Blusas',
      'casual',
      'letrasDama',
      'suaves',
      95,
      189,
      'Blusa, Blusa campesina, Blusa de tirantes, Blusa con botones, Camisola',
    ),
    line('Playeras', 'casual, deportiva', 'letras', 'basicos', 59, 110, 'Playera, Top básico, Playera acanalada'),
    line(
      'Suéteres',
      'punto',
      'letras',
      'invierno',
      129,
      245,
      'Suéter, Cárdigan, Cárdigan abierto, Suéter de ochos, Suéter calado',
    ),
    line(
      'Vestidos',
      'casual, punto',
      'letras',
      'vivos',
      149,
      320,
      'Vestido, Vestido camisero, Vestido cruzado, Vestido de tirantes',
    ),
    line('Faldas', 'casual', 'letras', 'basicos', 110, 199, 'Falda, Falda plisada, Falda con botones, Falda pantalón'),
    line('Jeans', 'mezclilla', 'pantalonDama', 'mezclilla', 185, 310, 'Jeans, Pantalón de mezclilla'),
    line('Pantalones', 'casual', 'letras', 'basicos', 139, 239, 'Pantalón, Palazzo, Pantalón de vestir'),
    line('Abrigos y ponchos', 'lana, invierno, punto', 'unitalla', 'invierno', 219, 480, 'Poncho, Ruana, Capa'),
  ]),
  segment('Caballero', 4, [
    line('Playeras', 'casual, deportiva', 'letras', 'basicos', 65, 119, 'Playera, Playera básica, Henley'),
    line('Playeras polo', 'punto, casual', 'letras', 'basicos', 99, 175, 'Playera polo, Polo piqué'),
    line('Camisas', 'casual', 'letras', 'basicos', 139, 249, 'Camisa, Camisa leñadora, Guayabera'),
    line(
      'Suéteres',
      'punto, lana',
      'letras',
      'invierno',
      139,
      265,
      'Suéter, Chaleco tejido, Cárdigan, Suéter con medio cierre',
    ),
    line(
      'Chamarras',
      'invierno, mezclilla, piel',
      'letras',
      'invierno',
      259,
      620,
      'Chamarra, Chamarra acolchada, Rompevientos, Chamarra de piel',
    ),
    line('Sudaderas', 'invierno, deportiva', 'letras', 'basicos', 149, 259, 'Sudadera, Hoodie'),
    line('Jeans', 'mezclilla', 'pantalonCaballero', 'mezclilla', 195, 329, 'Jeans, Pantalón de mezclilla, Cargo'),
    line(
      'Pantalones',
      'casual, uniformes',
      'pantalonCaballero',
      'basicos',
      169,
      279,
      'Pantalón de vestir, Chino, Bermuda',
    ),
  ]),
  segment('Niña', 2, [
    line('Vestidos', 'infantil, casual', 'infantil', 'suaves', 99, 219, 'Vestido de niña, Vestido de fiesta, Jumper'),
    line('Playeras y blusas', 'infantil, casual', 'infantil', 'vivos', 45, 95, 'Playera de niña, Blusa'),
    line(
      'Suéteres',
      'punto, infantil',
      'infantil',
      'suaves',
      89,
      169,
      'Suéter de niña, Cárdigan, Cárdigan con capucha',
    ),
    line('Jeans', 'mezclilla, infantil', 'infantil', 'mezclilla', 119, 199, 'Jeans de niña, Overol de mezclilla'),
    line(
      'Conjuntos',
      'infantil, deportiva',
      'infantil',
      'suaves',
      119,
      229,
      'Conjunto con falda, Conjunto de verano, Pants',
    ),
  ]),
  segment('Niño', 2, [
    line('Playeras', 'infantil, casual', 'infantil', 'vivos', 42, 89, 'Playera de niño, Playera polo'),
    line('Jeans', 'mezclilla, infantil', 'infantil', 'mezclilla', 115, 195, 'Jeans de niño, Pantalón de mezclilla'),
    line(
      'Sudaderas y chamarras',
      'invierno, infantil',
      'infantil',
      'basicos',
      119,
      259,
      'Sudadera, Hoodie, Chamarra, Chaleco acolchado',
    ),
    line('Suéteres', 'punto', 'infantil', 'invierno', 89, 165, 'Suéter, Chaleco tejido, Suéter con medio cierre'),
    line(
      'Conjuntos',
      'infantil, deportiva',
      'infantil',
      'vivos',
      109,
      215,
      'Conjunto de verano, Conjunto deportivo, Pants',
    ),
  ]),
  segment('Bebé', 2, [
    line('Mamelucos', 'punto, infantil', 'bebe', 'suaves', 59, 119, 'Mameluco, Pijama entera'),
    line('Pañaleros', 'infantil', 'bebe', 'suaves', 29, 59, 'Pañalero, Body'),
    line('Conjuntos tejidos', 'punto', 'bebe', 'suaves', 109, 219, 'Conjunto tejido, Ajuar'),
    line('Cobijas', 'punto, lana', 'unitalla', 'suaves', 95, 220, 'Cobija, Sarape de bebé'),
    line('Gorros y zapatitos', 'punto', 'bebe', 'suaves', 22, 55, 'Gorro, Botitas, Gorro con orejitas'),
  ]),
  segment('Juvenil', 2, [
    line('Playeras', 'casual, deportiva', 'letras', 'vivos', 59, 115, 'Playera, Crop top'),
    line('Sudaderas', 'invierno', 'letras', 'vivos', 139, 249, 'Sudadera, Hoodie'),
    line('Jeans', 'mezclilla', 'juvenil', 'mezclilla', 175, 289, 'Jeans con roturas, Jeans, Cargo'),
    line(
      'Vestidos y faldas',
      'casual',
      'letras',
      'vivos',
      119,
      219,
      'Vestido de tirantes, Falda, Falda plisada, Jumper',
    ),
    line(
      'Chamarras',
      'invierno, mezclilla',
      'letras',
      'basicos',
      239,
      459,
      'Chamarra de mezclilla, Rompevientos, Chamarra universitaria, Chamarra acolchada',
    ),
  ]),
  segment('Tallas extra', 2, [
    line('Blusas y playeras', 'casual, punto', 'extra', 'vivos', 109, 215, 'Blusa, Túnica, Playera, Blusa con botones'),
    line('Vestidos', 'casual', 'extra', 'vivos', 175, 345, 'Vestido, Vestido camisero, Vestido cruzado'),
    line('Suéteres', 'punto', 'extra', 'invierno', 155, 275, 'Suéter, Cárdigan, Cárdigan abierto'),
    line('Jeans', 'mezclilla', 'pantalonExtra', 'mezclilla', 219, 349, 'Jeans, Pantalón de mezclilla'),
    line('Chamarras', 'invierno', 'extra', 'invierno', 299, 640, 'Chamarra, Chaleco acolchado, Chamarra acolchada'),
  ]),
  segment('Deportiva', 2, [
    line('Leggings', 'deportiva', 'letras', 'vivos', 99, 185, 'Leggings'),
    line(
      'Pants y conjuntos',
      'deportiva, invierno',
      'letras',
      'basicos',
      149,
      329,
      'Pants, Conjunto deportivo, Jogger',
    ),
    line('Playeras deportivas', 'deportiva', 'letras', 'vivos', 75, 135, 'Playera deportiva, Jersey'),
    line('Tops', 'deportiva, lenceria', 'letras', 'vivos', 69, 129, 'Top deportivo, Bra deportivo'),
    line('Shorts', 'deportiva', 'letras', 'basicos', 79, 139, 'Short, Ciclista'),
  ]),
  segment('Interior', 2, [
    line('Brasieres', 'lenceria', 'brasier', 'lenceria', 79, 165, 'Brasier, Brasier de encaje, Bralette'),
    line('Pantaletas', 'lenceria', 'letras', 'lenceria', 25, 59, 'Pantaleta, Bikini, Cachetero'),
    line('Pijamas', 'lenceria, casual', 'letras', 'suaves', 129, 239, 'Pijama, Camisón, Bata'),
    line('Bóxers', 'lenceria', 'letras', 'basicos', 35, 75, 'Bóxer, Trusa'),
    line('Calcetas y medias', 'punto, lenceria', 'unitalla', 'basicos', 14, 38, 'Calceta, Tines, Calceta escolar'),
  ]),
  segment('Uniformes', 2, [
    line(
      'Escolar',
      'uniformes, punto',
      'infantil',
      'trabajo',
      99,
      179,
      'Suéter escolar, Chaleco escolar, Uniforme escolar',
    ),
    line('Médico', 'uniformes', 'letrasDama', 'trabajo', 169, 289, 'Filipina, Uniforme quirúrgico, Bata médica'),
    line(
      'Industrial',
      'uniformes, mezclilla',
      'letras',
      'trabajo',
      189,
      359,
      'Camisola de trabajo, Overol, Overol de peto, Chaleco de seguridad',
    ),
    line('Gastronomía', 'uniformes', 'letras', 'trabajo', 79, 229, 'Mandil, Filipina de chef, Delantal'),
  ]),
  segment('Calzado', 3, [
    line('Botas y botines', 'calzado, piel', 'calzadoDama', 'piel', 329, 640, 'Botín, Bota'),
    line(
      'Zapatos de caballero',
      'calzado, piel',
      'calzadoCaballero',
      'piel',
      339,
      620,
      'Zapato, Mocasín, Bota vaquera',
    ),
    line('Sandalias', 'calzado', 'calzadoDama', 'piel', 149, 320, 'Sandalia, Huarache'),
    line('Flats y tacones', 'calzado', 'calzadoDama', 'lenceria', 189, 399, 'Flat, Zapatilla, Mule'),
    line('Tenis', 'tenis', 'calzadoCaballero', 'vivos', 229, 449, 'Tenis, Tenis urbano'),
    line(
      'Infantil',
      'tenis, calzado',
      'calzadoInfantil',
      'basicos',
      159,
      299,
      'Tenis infantil, Zapato escolar, Sandalia infantil',
    ),
  ]),
  segment('Accesorios', 3, [
    line('Sombreros', 'sombreros', 'sombrero', 'palma', 129, 390, 'Sombrero, Texana, Sombrero panamá'),
    line('Gorras y gorros', 'sombreros, punto', 'unitalla', 'basicos', 49, 119, 'Gorra, Gorro, Boina'),
    line('Cinturones', 'piel', 'cinturon', 'piel', 89, 195, 'Cinturón, Cinto piteado'),
    line('Bolsas y carteras', 'piel', 'unitalla', 'piel', 129, 520, 'Bolsa, Cartera, Mochila, Bandolera'),
    line('Bufandas y rebozos', 'punto, lana', 'unitalla', 'invierno', 49, 259, 'Bufanda, Rebozo, Snood'),
  ]),
]

export type SegmentName = (typeof SHOP)[number][0]
export const SEGMENTS = SHOP.map(([segment]) => segment)

/** Every category with its id: a category belongs to one segment, though its name may return in another. */
export const CATEGORIES = SHOP.flatMap(([segment, weight, lines]) =>
  lines.map((category) => ({ ...category, segment, weight })),
).map((category, index) => ({ id: String(index + 1), ...category }))
export type SeededCategory = (typeof CATEGORIES)[number]
