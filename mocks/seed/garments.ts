import type { ShapeName } from '../pictures/shapes/shapes.ts'
import type { Choices, Column, Listed, Value } from './design.ts'

/** What garments of one name are: their silhouette, and of each column the values that they may have. */
type Garment = readonly [shape: ShapeName, choices: Choices]

/** With spaces between the values of a column. */
type Written = Readonly<Partial<Record<Column, string>>>

/** A row; the compiler reads its words. */
const row = <const Row extends Written>(
  shape: ShapeName,
  choices: Row & { readonly [Of in Column]?: Listed<Value<Of> & string, Row[Of]> },
): Garment => [
  shape,
  Object.fromEntries(Object.entries(choices as Written).map(([column, text]) => [column, text.split(' ')])),
]

const PRINTED = 'liso flores rayas puntos cuadros'
const STRIPED = 'liso rayas'
const SPORTY = 'liso bloques rayas'
const CHECKED = 'liso rayas cuadros'
const SOFT = 'liso puntos rayas'
const PIPED = 'ninguno vivos'
const FITS = 'regular slim amplio'
const JERSEY = 'redondo v'

const COTTON = { fabric: 'algodon algodonElastano', pattern: STRIPED } as const
const FLOWING = { fabric: 'viscosa poliester lino', pattern: PRINTED } as const
const YARN = { fabric: 'acrilico acrilicoLana algodon', pattern: 'liso trenzas rayas rombos grecas' } as const
const WARM = 'lana acrilicoLana'
const DENIM = { fabric: 'mezclilla mezclillaElastica', pattern: 'liso' } as const
const TAILORED = 'gabardina poliester lino'
const SPORT = { fabric: 'deportivo poliester', pattern: SPORTY } as const
const FLEECE = { fabric: 'felpa', pattern: SPORTY } as const
const WORK = { fabric: 'gabardina poliester', pattern: 'liso' } as const
const LEATHER = { fabric: 'piel sintetico', pattern: 'liso' } as const

const TEE = { ...COTTON, sleeve: 'corta larga', neck: JERSEY } as const
const SHIRT = { pattern: 'liso', sleeve: 'larga corta', neck: 'camisero', closing: 'botones' } as const
const POLO = { neck: 'camisero', closing: 'polo', cut: FITS } as const
const DRESS = { ...FLOWING, length: 'medio midi largo' } as const
const SWEATER = { ...YARN, sleeve: 'larga' } as const
const SCHOOL = { fabric: 'acrilico', pattern: STRIPED, neck: 'v', trim: PIPED } as const
const JACKET = { fabric: 'poliester', sleeve: 'larga', pattern: 'liso' } as const
const JEANS = { ...DENIM, rise: 'media alta' } as const
const BABY = { fabric: 'bebe', pattern: SOFT, sleeve: 'corta larga' } as const
const LEG = 'recto slim ancho'
const HAT = { fabric: 'palma lana', pattern: 'liso' } as const

/** All garments by their names: a new one of a known silhouette is a new row. */
export const GARMENTS = {
  // Worn above
  Playera: row('playera', { ...TEE, cut: 'regular amplio', trim: 'ninguno bolsa estampado' }),
  'Playera básica': row('playera', { ...TEE, pattern: 'liso', cut: FITS }),
  'Playera de niña': row('playera', { ...TEE, pattern: PRINTED, neck: 'redondo', trim: 'olanes estampado ninguno' }),
  'Playera de niño': row('playera', { ...TEE, pattern: SPORTY, neck: 'redondo', trim: 'estampado bolsa ninguno' }),
  'Playera acanalada': row('playera', { ...TEE, pattern: 'acanalado', cut: 'slim' }),
  'Top básico': row('playera', { ...COTTON, sleeve: 'sin tirantes', cut: 'regular slim' }),
  'Crop top': row('playera', {
    ...COTTON,
    pattern: SPORTY,
    sleeve: 'corta media sin',
    neck: 'redondo',
    length: 'corto',
    cut: 'amplio',
  }),
  Henley: row('playera', { ...COTTON, sleeve: 'corta larga', neck: 'redondo', closing: 'polo', cut: FITS }),
  'Playera deportiva': row('playera', { ...SPORT, sleeve: 'corta raglan sin', neck: JERSEY, trim: PIPED }),
  Jersey: row('playera', { ...SPORT, sleeve: 'raglan larga corta', neck: 'v', cut: 'amplio', trim: PIPED }),
  'Playera polo': row('playera', { ...COTTON, sleeve: 'corta larga', ...POLO, trim: 'ninguno bolsa' }),
  'Polo piqué': row('playera', { fabric: 'algodon poliester', pattern: SPORTY, sleeve: 'corta', ...POLO, trim: PIPED }),
  Blusa: row('blusa', {
    ...FLOWING,
    sleeve: 'globo media corta mariposa',
    neck: 'v redondo cuadrado',
    trim: 'ninguno olanes',
  }),
  'Blusa campesina': row('blusa', {
    fabric: 'algodon lino viscosa',
    pattern: 'liso',
    sleeve: 'globo media',
    neck: 'cuadrado v',
    trim: 'bordado',
  }),
  'Blusa de tirantes': row('blusa', { ...FLOWING, sleeve: 'tirantes', cut: 'regular evase' }),
  'Blusa con botones': row('blusa', {
    ...FLOWING,
    sleeve: 'globo larga media',
    neck: 'v camisero mao lazo',
    closing: 'botones',
  }),
  Túnica: row('blusa', { ...FLOWING, sleeve: 'media larga mariposa', neck: JERSEY, length: 'largo', cut: 'evase' }),
  Camisola: row('camisa', {
    ...FLOWING,
    pattern: CHECKED,
    sleeve: 'larga media',
    neck: 'camisero mao',
    closing: 'botones',
    cut: 'amplio',
  }),
  Camisa: row('camisa', {
    fabric: 'algodon lino gabardina',
    pattern: CHECKED,
    sleeve: 'larga corta',
    neck: 'camisero mao',
    closing: 'botones',
    cut: 'regular slim',
    trim: 'bolsa ninguno',
  }),
  'Camisa leñadora': row('camisa', {
    ...SHIRT,
    fabric: 'algodon',
    pattern: 'cuadros',
    sleeve: 'larga',
    trim: 'parches bolsa',
    cut: 'regular amplio',
  }),
  Guayabera: row('camisa', { ...SHIRT, fabric: 'lino algodon', trim: 'alforzas' }),
  Sudadera: row('sudadera', {
    ...FLEECE,
    sleeve: 'larga raglan contraste',
    neck: 'redondo',
    cut: 'regular amplio',
    trim: 'estampado canguro ninguno',
  }),
  Hoodie: row('sudadera', {
    ...FLEECE,
    sleeve: 'larga contraste',
    neck: 'capucha',
    closing: 'ninguno cierre',
    cut: 'regular amplio',
    trim: 'canguro',
  }),
  Suéter: row('sueter', { ...SWEATER, neck: 'redondo v tortuga', length: 'medio corto largo', trim: PIPED }),
  'Suéter de niña': row('sueter', {
    ...SWEATER,
    pattern: 'liso rayas trenzas',
    neck: 'redondo tortuga',
    trim: 'corazones ninguno vivos',
  }),
  'Suéter de ochos': row('sueter', {
    ...SWEATER,
    pattern: 'trenzas',
    neck: 'redondo v tortuga chal',
    length: 'medio largo',
  }),
  'Suéter calado': row('sueter', { ...SWEATER, pattern: 'liso', neck: JERSEY, length: 'medio corto', trim: 'calado' }),
  'Suéter con medio cierre': row('sueter', { ...SWEATER, neck: 'alto', closing: 'medio', trim: PIPED }),
  Cárdigan: row('sueter', {
    ...SWEATER,
    neck: 'v redondo chal',
    closing: 'botones',
    length: 'medio largo corto',
    trim: 'ninguno bolsas',
  }),
  'Cárdigan abierto': row('sueter', { ...SWEATER, closing: 'abierto', length: 'medio largo', trim: 'bolsas ninguno' }),
  'Cárdigan con capucha': row('sueter', {
    ...SWEATER,
    pattern: STRIPED,
    neck: 'capucha',
    closing: 'botones',
    trim: 'ninguno bolsas',
  }),
  'Chaleco tejido': row('sueter', { ...SWEATER, sleeve: 'sin', neck: JERSEY, closing: 'ninguno botones' }),
  'Suéter escolar': row('sueter', { ...SCHOOL, sleeve: 'larga', closing: 'ninguno botones' }),
  'Chaleco escolar': row('sueter', { ...SCHOOL, sleeve: 'sin', closing: 'ninguno botones' }),
  Chamarra: row('chamarra', {
    fabric: 'poliester gabardina',
    pattern: 'liso',
    sleeve: 'larga',
    neck: 'alto capucha camisero',
    closing: 'cierre',
    length: 'medio largo',
    trim: 'bolsas vivos',
  }),
  'Chamarra de mezclilla': row('chamarra', {
    ...DENIM,
    sleeve: 'larga',
    neck: 'camisero',
    closing: 'botones',
    cut: 'regular amplio',
    trim: 'parches bordado',
  }),
  'Chamarra acolchada': row('chamarra', {
    ...JACKET,
    pattern: 'acolchado',
    neck: 'alto capucha',
    closing: 'cierre',
    length: 'medio largo',
    trim: 'bolsas',
  }),
  'Chamarra universitaria': row('chamarra', {
    fabric: 'felpa poliester',
    pattern: 'liso',
    sleeve: 'contraste',
    neck: 'redondo',
    closing: 'botones cierre',
    trim: 'bolsas vivos',
  }),
  'Chamarra de piel': row('chamarra', {
    ...LEATHER,
    sleeve: 'larga',
    neck: 'alto camisero',
    closing: 'cierre',
    length: 'medio corto',
    trim: 'bolsas',
  }),
  Rompevientos: row('chamarra', {
    ...JACKET,
    pattern: 'liso bloques',
    sleeve: 'larga contraste',
    neck: 'capucha alto',
    closing: 'cierre',
    trim: 'vivos bolsas',
  }),
  'Chaleco acolchado': row('chaleco', {
    fabric: 'poliester',
    pattern: 'acolchado',
    sleeve: 'sin',
    neck: 'alto capucha',
    closing: 'cierre',
    trim: 'bolsas ninguno',
  }),
  'Chaleco de seguridad': row('chaleco', {
    fabric: 'poliester',
    pattern: 'liso',
    sleeve: 'sin',
    neck: JERSEY,
    closing: 'cierre broches',
    trim: 'reflejante',
  }),
  Filipina: row('filipina', { ...WORK, sleeve: 'corta larga', neck: 'v mao', trim: 'bolsas vivos bolsa' }),
  'Filipina de chef': row('filipina', {
    fabric: 'gabardina algodon',
    pattern: STRIPED,
    sleeve: 'larga corta',
    neck: 'mao',
    closing: 'doble',
  }),
  'Bata médica': row('bata', {
    ...WORK,
    sleeve: 'larga corta',
    neck: 'solapa mao',
    closing: 'botones',
    trim: 'bolsas',
  }),
  Bata: row('bata', {
    fabric: 'algodon poliester viscosa',
    pattern: PRINTED,
    sleeve: 'larga media',
    neck: 'chal',
    trim: 'cinto',
  }),
  'Camisola de trabajo': row('camisa', { ...SHIRT, fabric: 'gabardina mezclilla', trim: 'parches reflejante' }),
  // In one piece
  Vestido: row('vestido', {
    ...DRESS,
    sleeve: 'globo corta sin media mariposa',
    neck: 'v redondo cuadrado',
    trim: 'ninguno bolsas cinto abertura',
  }),
  'Vestido de tirantes': row('vestido', { ...DRESS, sleeve: 'tirantes', trim: 'ninguno olanes abertura' }),
  'Vestido camisero': row('vestido', {
    ...DRESS,
    sleeve: 'corta media larga',
    neck: 'camisero',
    closing: 'botones',
    trim: 'cinto bolsas',
  }),
  'Vestido cruzado': row('vestido', { ...DRESS, sleeve: 'media mariposa sin corta', closing: 'cruce' }),
  'Vestido de punto': row('vestido', {
    ...SWEATER,
    neck: 'tortuga redondo v',
    cut: 'tubo',
    length: 'medio midi',
    trim: 'cinto ninguno',
  }),
  'Vestido de niña': row('vestido', {
    fabric: 'algodon viscosa',
    pattern: PRINTED,
    sleeve: 'globo corta sin',
    neck: 'redondo cuadrado',
    length: 'medio',
    trim: 'moño olanes bordado bolsas',
  }),
  'Vestido de fiesta': row('vestido', {
    fabric: 'poliester viscosa',
    pattern: 'liso puntos flores',
    sleeve: 'globo tirantes mariposa',
    trim: 'moño olanes',
  }),
  Jumper: row('vestido', {
    fabric: 'gabardina mezclilla viscosa',
    pattern: 'liso cuadros',
    sleeve: 'tirantes',
    length: 'corto',
    trim: 'plisado bolsas ninguno',
  }),
  Camisón: row('vestido', {
    fabric: 'algodon viscosa',
    pattern: PRINTED,
    sleeve: 'corta tirantes mariposa',
    cut: 'linea',
    length: 'medio midi',
  }),
  Mameluco: row('mameluco', { ...BABY, neck: 'redondo', closing: 'broches cierre', trim: PIPED }),
  'Pijama entera': row('mameluco', { ...BABY, sleeve: 'larga', neck: 'redondo v', closing: 'cierre broches' }),
  Pañalero: row('pañalero', { ...BABY, neck: 'redondo v', trim: 'estampado corazones ninguno' }),
  Body: row('pañalero', { ...BABY, closing: 'cruce broches', trim: 'ninguno bolsa' }),
  Overol: row('mono', {
    fabric: 'gabardina mezclilla',
    pattern: 'liso',
    sleeve: 'larga corta',
    neck: 'camisero',
    closing: 'cierre botones',
    trim: 'reflejante parches ninguno',
  }),
  'Overol de peto': row('overol', { fabric: 'gabardina mezclilla', pattern: 'liso', trim: 'reflejante ninguno' }),
  'Overol de mezclilla': row('overol', { ...DENIM, trim: 'bordado ninguno', cut: 'recto ancho' }),
  'Uniforme escolar': row('jumper', { fabric: 'poliester gabardina', pattern: 'liso cuadros rayas' }),
  // Worn below
  Falda: row('falda', {
    fabric: 'viscosa poliester gabardina',
    pattern: PRINTED,
    cut: 'linea tubo circular holanes',
    length: 'medio midi corto',
  }),
  'Falda plisada': row('falda', {
    fabric: 'poliester gabardina',
    pattern: PRINTED,
    cut: 'tablas',
    length: 'medio midi corto',
  }),
  'Falda con botones': row('falda', {
    fabric: 'gabardina mezclilla viscosa',
    pattern: 'liso cuadros',
    cut: 'tubo linea',
    length: 'medio midi corto',
    closing: 'botones',
  }),
  'Falda pantalón': row('pantalon', {
    fabric: TAILORED,
    pattern: PRINTED,
    cut: 'ancho',
    length: 'bermuda corto',
    closing: 'resorte ninguno',
  }),
  Jeans: row('jeans', { ...JEANS, cut: 'recto ajustado acampanado ancho' }),
  'Jeans con roturas': row('jeans', { ...JEANS, cut: 'recto ancho ajustado', trim: 'roturas' }),
  'Jeans de niño': row('jeans', { ...JEANS, cut: 'recto slim puño', trim: 'rodilleras ninguno cargo' }),
  'Jeans de niña': row('jeans', { ...JEANS, cut: 'recto ajustado acampanado', trim: 'bordado ninguno' }),
  'Pantalón de mezclilla': row('jeans', { ...JEANS, cut: 'recto slim acampanado', trim: 'ninguno cargo' }),
  Cargo: row('jeans', { fabric: 'mezclilla gabardina', pattern: 'liso', cut: 'recto ancho puño', trim: 'cargo' }),
  Pantalón: row('pantalon', {
    fabric: TAILORED,
    pattern: CHECKED,
    cut: LEG,
    length: 'medio tobillo',
    trim: 'ninguno pinzas',
  }),
  'Pantalón de vestir': row('pantalon', {
    ...WORK,
    pattern: CHECKED,
    cut: 'recto slim',
    trim: 'pinzas ninguno',
    rise: 'media alta',
  }),
  Palazzo: row('pantalon', {
    ...FLOWING,
    pattern: 'liso rayas flores',
    cut: 'ancho',
    rise: 'media alta',
    trim: 'cinto ninguno',
  }),
  Chino: row('pantalon', { ...WORK, cut: 'recto slim', rise: 'media alta', length: 'medio tobillo' }),
  Bermuda: row('pantalon', {
    fabric: TAILORED,
    pattern: 'liso cuadros',
    length: 'bermuda',
    trim: 'cargo pinzas ninguno',
  }),
  Leggings: row('leggings', { ...SPORT, length: 'medio tobillo', trim: 'bolsas franja ninguno vivos' }),
  Pants: row('pants', { fabric: 'felpa poliester', pattern: SPORTY, cut: 'recto puño', trim: 'franja ninguno vivos' }),
  Jogger: row('pants', { fabric: 'felpa algodon', pattern: SPORTY, cut: 'puño', trim: 'cargo franja ninguno' }),
  Short: row('pants', { ...SPORT, length: 'corto', cut: 'recto ancho', trim: 'franja vivos ninguno' }),
  Ciclista: row('leggings', { ...SPORT, length: 'bermuda corto', trim: 'bolsas vivos ninguno' }),
  // Sets
  'Conjunto deportivo': row('deportivo', {
    fabric: 'felpa poliester',
    pattern: SPORTY,
    neck: 'capucha alto',
    closing: 'cierre',
    trim: 'ninguno franja',
  }),
  'Conjunto de verano': row('verano', {
    fabric: 'algodon',
    pattern: 'liso rayas puntos',
    trim: 'vivos estampado ninguno',
  }),
  'Conjunto con falda': row('verano', {
    fabric: 'algodon',
    pattern: 'liso puntos flores cuadros',
    cut: 'tablas',
    trim: 'estampado corazones ninguno',
  }),
  'Conjunto tejido': row('tejido', {
    fabric: 'acrilico algodon',
    pattern: 'liso trenzas rayas',
    trim: 'gorrito botitas ninguno',
  }),
  Ajuar: row('tejido', { fabric: 'acrilico algodon', pattern: 'liso trenzas', trim: 'gorrito botitas' }),
  Pijama: row('pijama', { fabric: 'algodon poliester viscosa', pattern: PRINTED, length: 'medio corto' }),
  'Uniforme quirúrgico': row('quirurgico', { ...WORK, pattern: STRIPED }),
  // Underneath
  Brasier: row('brasier', {
    fabric: 'microfibra algodonElastano',
    pattern: 'liso puntos',
    sleeve: 'tirantes sin',
    trim: 'varilla ninguno',
  }),
  'Brasier de encaje': row('brasier', {
    fabric: 'encaje',
    pattern: 'encaje',
    sleeve: 'tirantes',
    trim: 'varilla ninguno cruzada',
  }),
  Bralette: row('brasier', { fabric: 'encaje microfibra', pattern: 'liso encaje', trim: 'ninguno cruzada' }),
  'Top deportivo': row('top', { ...SPORT, trim: 'cruzada ninguno' }),
  'Bra deportivo': row('top', { fabric: 'deportivo microfibra', pattern: SPORTY, trim: 'cruzada ninguno' }),
  Pantaleta: row('panty', { fabric: 'algodonElastano microfibra', pattern: 'liso puntos rayas', rise: 'media alta' }),
  Bikini: row('panty', { fabric: 'algodonElastano encaje', pattern: 'liso puntos', rise: 'baja' }),
  Cachetero: row('panty', { fabric: 'encaje', pattern: 'encaje', rise: 'media baja' }),
  Bóxer: row('boxer', { fabric: 'algodonElastano microfibra', pattern: STRIPED, length: 'medio largo' }),
  Trusa: row('boxer', { ...COTTON, length: 'corto' }),
  Calceta: row('calcetas', { ...COTTON, pattern: 'liso rayas rombos' }),
  Tines: row('calcetas', { ...COTTON, length: 'corto' }),
  'Calceta escolar': row('calcetas', { fabric: 'algodonElastano acrilico', pattern: 'liso' }),
  // On shoulders, in the house
  Poncho: row('poncho', {
    fabric: WARM,
    pattern: 'grecas rayas liso cuadros',
    neck: 'v tortuga',
    trim: 'flecos ninguno',
  }),
  Ruana: row('poncho', { fabric: WARM, pattern: 'grecas rayas cuadros', closing: 'abierto', trim: 'flecos ninguno' }),
  Capa: row('poncho', { fabric: WARM, pattern: 'grecas liso cuadros', neck: 'tortuga', trim: 'ninguno flecos' }),
  Bufanda: row('rebozo', { ...YARN, pattern: 'liso trenzas rayas cuadros', trim: 'flecos ninguno' }),
  Rebozo: row('rebozo', { fabric: 'algodon lana acrilico', pattern: 'rayas grecas liso', trim: 'flecos' }),
  Snood: row('snood', { ...YARN, pattern: 'liso trenzas rayas' }),
  Cobija: row('cobija', { fabric: 'acrilico algodon felpa', pattern: 'liso cuadros puntos' }),
  'Sarape de bebé': row('cobija', { fabric: 'lana algodon', pattern: 'rayas grecas', trim: 'flecos ninguno' }),
  Mandil: row('mandil', {
    fabric: 'gabardina mezclilla',
    pattern: STRIPED,
    length: 'medio corto',
    trim: 'bolsas ninguno',
  }),
  Delantal: row('mandil', { fabric: 'gabardina algodon', pattern: 'liso cuadros puntos', trim: 'olanes bolsas' }),
  // On the head
  Sombrero: row('sombrero', { ...HAT, trim: 'toquilla ninguno' }),
  Texana: row('sombrero', { fabric: 'lana piel', pattern: 'liso', trim: 'toquilla ninguno' }),
  'Sombrero panamá': row('panama', HAT),
  Gorra: row('gorra', { fabric: 'algodon gabardina', pattern: CHECKED }),
  Gorro: row('gorro', { ...YARN, pattern: STRIPED, trim: 'pompon ninguno' }),
  'Gorro con orejitas': row('orejitas', { fabric: 'acrilico bebe', pattern: STRIPED }),
  Boina: row('boina', { fabric: 'lana acrilico', pattern: 'liso cuadros' }),
  // Of leather
  Cinturón: row('cinturon', { ...LEATHER, trim: 'ninguno trenza' }),
  'Cinto piteado': row('cinturon', { fabric: 'piel', pattern: 'liso', trim: 'bordado' }),
  Bolsa: row('bolsa', LEATHER),
  Bandolera: row('bandolera', LEATHER),
  Mochila: row('mochila', LEATHER),
  Cartera: row('cartera', LEATHER),
  // On the feet
  Botitas: row('botitas', { fabric: 'acrilico bebe', pattern: STRIPED }),
  Tenis: row('tenis', { ...LEATHER, heel: 'piso bota', closing: 'agujeta' }),
  'Tenis urbano': row('tenis', { ...LEATHER, pattern: 'liso bloques', heel: 'piso bota', closing: 'agujeta' }),
  'Tenis infantil': row('tenis', { fabric: 'sintetico', pattern: 'liso bloques', closing: 'velcro agujeta' }),
  'Zapato escolar': row('zapato', { fabric: 'piel', pattern: 'liso', closing: 'velcro agujeta' }),
  Zapato: row('zapato', { ...LEATHER, closing: 'agujeta' }),
  Mocasín: row('mocasin', { ...LEATHER, trim: 'ninguno moño' }),
  Zapatilla: row('zapatilla', { ...LEATHER, heel: 'fino ancho', closing: 'ninguno correa' }),
  Flat: row('flat', { ...LEATHER, closing: 'ninguno correa', trim: 'moño ninguno' }),
  Mule: row('mule', { ...LEATHER, heel: 'piso ancho' }),
  Bota: row('bota', { ...LEATHER, heel: 'piso cubano', closing: 'cierre agujeta' }),
  'Bota vaquera': row('vaquera', { fabric: 'piel', pattern: 'liso' }),
  Botín: row('botin', { ...LEATHER, heel: 'piso ancho', closing: 'resorte agujeta cierre' }),
  Sandalia: row('sandalia', { ...LEATHER, heel: 'piso plataforma ancho', trim: 'ninguno correas' }),
  'Sandalia infantil': row('sandalia', { fabric: 'sintetico', pattern: 'liso', heel: 'piso', trim: 'correas ninguno' }),
  Huarache: row('sandalia', { fabric: 'piel', pattern: 'liso', heel: 'piso plataforma', trim: 'trenza' }),
} satisfies Readonly<Record<string, Garment>>

export type GarmentName = keyof typeof GARMENTS
