import { list } from '../../src/domain/search/words.ts'
import { slug } from '../../src/domain/text.ts'
import type { Palette } from './colours.ts'
import type { Listed } from './design.ts'
import type { GarmentName } from './garments.ts'
import type { SizeRun } from './sizes.ts'
import type { Trade } from './towns.ts'

/** A category has its makers' trade, pesos of the cheapest, and garments; colours and sizes are usually its segment's. */
const line = <const Names extends string>(
  name: string,
  trade: Trade,
  pesos: number,
  garments: Names & Listed<GarmentName, Names, ', '>,
  palette?: Palette,
  sizes?: SizeRun,
) => ({ name, trade, pesos, garments: list(garments) as readonly GarmentName[], palette, sizes })

/** `weight`: how much of the shop a segment fills. */
const segment = <const Name extends string>(
  name: Name,
  weight: number,
  palette: Palette,
  sizes: SizeRun,
  lines: readonly ReturnType<typeof line>[],
) => ({ name, weight, palette, sizes, lines })

/** The twelve segments in the order of the menu. */
const SHOP = [
  segment('Dama', 5, 'basicos', 'letras', [
    line(
      'Blusas',
      'casual',
      95,
      'Blusa, Blusa campesina, Blusa de tirantes, Blusa con botones',
      'suaves',
      'letrasDama',
    ),
    line('Playeras', 'casual', 59, 'Playera, Top básico, Playera acanalada'),
    line('Suéteres', 'punto', 129, 'Suéter, Cárdigan, Cárdigan abierto, Suéter de ochos, Suéter calado', 'invierno'),
    line('Vestidos', 'casual', 165, 'Vestido, Vestido camisero, Vestido cruzado, Vestido de tirantes', 'vivos'),
    line('Faldas', 'casual', 110, 'Falda, Falda plisada, Falda con botones, Falda pantalón'),
    line('Jeans', 'mezclilla', 185, 'Jeans, Jeans con roturas', 'mezclilla', 'pantalonDama'),
    line('Pantalones', 'casual', 139, 'Pantalón, Palazzo, Pantalón de vestir'),
    line('Abrigos y ponchos', 'lana', 245, 'Poncho, Ruana, Capa', 'invierno', 'unitalla'),
  ]),
  segment('Caballero', 4, 'basicos', 'letras', [
    line('Playeras', 'casual', 65, 'Playera, Henley'),
    line('Playeras polo', 'punto', 99, 'Playera polo'),
    line('Camisas', 'casual', 139, 'Camisa, Camisa leñadora, Guayabera'),
    line('Suéteres', 'punto', 139, 'Suéter, Chaleco tejido, Cárdigan, Suéter con medio cierre', 'invierno'),
    line('Chamarras', 'invierno', 319, 'Chamarra, Chamarra acolchada, Rompevientos, Chamarra de piel', 'invierno'),
    line('Sudaderas', 'deportiva', 149, 'Sudadera, Hoodie'),
    line('Jeans', 'mezclilla', 195, 'Jeans, Cargo', 'mezclilla', 'pantalonCaballero'),
    line('Pantalones', 'uniformes', 169, 'Pantalón de vestir, Chino, Bermuda', 'basicos', 'pantalonCaballero'),
  ]),
  segment('Niña', 2, 'suaves', 'infantil', [
    line('Vestidos', 'infantil', 119, 'Vestido de niña, Vestido de fiesta, Jumper'),
    line('Playeras y blusas', 'infantil', 48, 'Playera de niña, Blusa', 'vivos'),
    line('Suéteres', 'punto', 89, 'Suéter de niña, Cárdigan'),
    line('Jeans', 'mezclilla', 119, 'Jeans de niña, Overol de mezclilla', 'mezclilla'),
    line('Conjuntos', 'infantil', 119, 'Conjunto con falda, Conjunto de verano, Pants'),
  ]),
  segment('Niño', 2, 'vivos', 'infantil', [
    line('Playeras', 'infantil', 45, 'Playera de niño, Playera polo'),
    line('Jeans', 'mezclilla', 115, 'Jeans de niño', 'mezclilla'),
    line('Sudaderas y chamarras', 'invierno', 135, 'Sudadera, Hoodie, Chamarra, Chaleco acolchado', 'basicos'),
    line('Suéteres', 'punto', 89, 'Suéter, Chaleco tejido, Suéter con medio cierre', 'invierno'),
    line('Conjuntos', 'infantil', 109, 'Conjunto de verano, Conjunto deportivo, Pants'),
  ]),
  segment('Bebé', 2, 'suaves', 'bebe', [
    line('Mamelucos', 'infantil', 59, 'Mameluco'),
    line('Pañaleros', 'infantil', 32, 'Pañalero, Body'),
    line('Conjuntos tejidos', 'punto', 109, 'Conjunto tejido, Ajuar'),
    line('Cobijas', 'lana', 109, 'Cobija, Sarape de bebé', 'suaves', 'unitalla'),
    line('Gorros y zapatitos', 'punto', 28, 'Gorro, Botitas, Gorro con orejitas'),
  ]),
  segment('Juvenil', 2, 'vivos', 'letras', [
    line('Playeras', 'deportiva', 59, 'Playera, Crop top'),
    line('Sudaderas', 'invierno', 139, 'Sudadera, Hoodie'),
    line('Jeans', 'mezclilla', 155, 'Jeans con roturas, Jeans, Cargo', 'mezclilla', 'juvenil'),
    line('Vestidos y faldas', 'casual', 119, 'Vestido de tirantes, Falda, Falda plisada, Jumper'),
    line('Chamarras', 'mezclilla', 239, 'Chamarra de mezclilla, Rompevientos, Chamarra universitaria', 'basicos'),
  ]),
  segment('Tallas extra', 2, 'vivos', 'extra', [
    line('Blusas y playeras', 'casual', 109, 'Blusa, Túnica, Playera, Blusa con botones'),
    line('Vestidos', 'casual', 179, 'Vestido, Vestido camisero, Vestido cruzado'),
    line('Suéteres', 'punto', 155, 'Suéter, Cárdigan, Cárdigan abierto', 'invierno'),
    line('Jeans', 'mezclilla', 219, 'Jeans, Cargo', 'mezclilla', 'pantalonExtra'),
    line('Chamarras', 'invierno', 299, 'Chamarra, Chaleco acolchado, Chamarra acolchada', 'invierno'),
  ]),
  segment('Deportiva', 2, 'vivos', 'letras', [
    line('Leggings', 'deportiva', 99, 'Leggings'),
    line('Pants y conjuntos', 'deportiva', 159, 'Pants, Conjunto deportivo, Jogger', 'basicos'),
    line('Playeras deportivas', 'deportiva', 75, 'Playera deportiva'),
    line('Tops', 'lenceria', 69, 'Top deportivo'),
    line('Shorts', 'deportiva', 79, 'Short, Ciclista', 'basicos'),
  ]),
  segment('Interior', 2, 'lenceria', 'letras', [
    line('Brasieres', 'lenceria', 79, 'Brasier, Brasier de encaje, Bralette', 'lenceria', 'brasier'),
    line('Pantaletas', 'lenceria', 29, 'Pantaleta, Bikini'),
    line('Pijamas', 'lenceria', 129, 'Pijama, Camisón, Bata', 'suaves'),
    line('Bóxers', 'lenceria', 38, 'Bóxer, Trusa', 'basicos'),
    line('Calcetas y medias', 'punto', 16, 'Calceta, Tines', 'basicos', 'unitalla'),
  ]),
  segment('Uniformes', 2, 'trabajo', 'letras', [
    line('Escolar', 'uniformes', 99, 'Suéter escolar, Chaleco escolar, Uniforme escolar', 'trabajo', 'infantil'),
    line('Médico', 'uniformes', 169, 'Filipina, Uniforme quirúrgico, Bata médica', 'trabajo', 'letrasDama'),
    line('Industrial', 'uniformes', 189, 'Camisola de trabajo, Overol, Overol de peto, Chaleco de seguridad'),
    line('Gastronomía', 'uniformes', 109, 'Mandil, Filipina de chef, Delantal'),
  ]),
  segment('Calzado', 3, 'piel', 'calzadoDama', [
    line('Botas y botines', 'calzado', 329, 'Botín, Bota'),
    line('Zapatos de caballero', 'piel', 329, 'Zapato, Mocasín, Bota vaquera', 'piel', 'calzadoCaballero'),
    line('Sandalias', 'calzado', 159, 'Sandalia, Huarache'),
    line('Flats y tacones', 'calzado', 199, 'Flat, Zapatilla, Mule', 'lenceria'),
    line('Tenis', 'tenis', 229, 'Tenis', 'vivos', 'calzadoCaballero'),
    line('Infantil', 'tenis', 159, 'Tenis infantil, Zapato escolar', 'basicos', 'calzadoInfantil'),
  ]),
  segment('Accesorios', 3, 'piel', 'unitalla', [
    line('Sombreros', 'sombreros', 179, 'Sombrero, Texana, Sombrero panamá', 'palma', 'sombrero'),
    line('Gorras y gorros', 'sombreros', 59, 'Gorra, Gorro, Boina', 'basicos'),
    line('Cinturones', 'piel', 99, 'Cinturón, Cinto piteado', 'piel', 'cinturon'),
    line('Bolsas y carteras', 'piel', 229, 'Bolsa, Cartera, Mochila, Bandolera'),
    line('Bufandas y rebozos', 'lana', 99, 'Bufanda, Rebozo, Snood', 'invierno'),
  ]),
]

export type SegmentName = (typeof SHOP)[number]['name']
export const SEGMENTS = SHOP.map(({ name }) => name)

/** A category belongs to one segment, though its name may return in another. */
export const CATEGORIES = SHOP.flatMap(({ name: segment, lines, ...usual }) =>
  lines.map(({ palette = usual.palette, sizes = usual.sizes, ...category }) => ({
    ...usual,
    ...category,
    segment,
    palette,
    sizes,
    slug: slug(category.name),
  })),
).map((category, index) => ({ id: String(index + 1), ...category }))
export type SeededCategory = (typeof CATEGORIES)[number]
