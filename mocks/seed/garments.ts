import type { ShapeName } from '../pictures/shapes/shapes.ts'
import { type Choices, choicesOf, type Written } from './design.ts'

/** Garments of one name have a silhouette, and in each column the values that they may have. */
type Garment = readonly [shape: ShapeName, choices: Choices]

/**
 * Garments of one silhouette have a common row and one each. A row names columns' values in any order, with strokes
 * between those of one; the compiler checks the words. The last values of a column count.
 */
const garments = <const Common extends string, const Rows extends Readonly<Record<string, string>>>(
  shape: ShapeName,
  common: Common & Written<Common>,
  rows: { readonly [Name in keyof Rows]: Rows[Name] & (Rows[Name] extends '' ? '' : Written<Rows[Name]>) },
) =>
  Object.fromEntries(
    Object.entries<string>(rows).map(([name, row]): [string, Garment] => [
      name,
      [shape, choicesOf(`${common} ${row}`.trim())],
    ]),
  ) as { readonly [Name in keyof Rows]: Garment }

const PRINTED = 'liso/flores/rayas/puntos/cuadros'
const SPORTY = 'liso/bloques/rayas'
const PIPED = 'ninguno/vivos'

const COTTON = 'algodon/algodonElastano liso/rayas'
const FLOWING = `viscosa/poliester/lino ${PRINTED}` as const
const YARN = 'acrilico/acrilicoLana/algodon liso/trenzas/rayas/rombos/grecas'
const DENIM = 'mezclilla/mezclillaElastica liso'
const SPORT = `deportivo/poliester ${SPORTY}` as const
const LEATHER = 'piel/sintetico liso'

/** All garments by their names: a new one of a known silhouette is a new row. */
export const GARMENTS = {
  // Worn above
  ...garments('playera', `${COTTON} corta/larga redondo/v`, {
    Playera: 'regular/amplio ninguno/bolsa/estampado',
    'Playera de niña': `${PRINTED} redondo olanes/estampado/ninguno`,
    'Playera de niño': `${SPORTY} redondo estampado/bolsa/ninguno`,
    'Playera acanalada': 'acanalado slim',
    'Top básico': 'sin/tirantes redondo regular/slim',
    'Crop top': `${SPORTY} corta/media/sin redondo corto amplio`,
    Henley: 'redondo polo regular/slim/amplio',
    'Playera deportiva': `${SPORT} corta/raglan/sin regular/amplio ${PIPED}`,
    'Playera polo': `${SPORTY} camisero polo regular/slim/amplio ninguno/bolsa/vivos`,
  }),
  ...garments('blusa', FLOWING, {
    Blusa: 'globo/media/corta/mariposa v/redondo/cuadrado ninguno/olanes',
    'Blusa campesina': 'algodon/lino/viscosa liso globo/media cuadrado/v bordado',
    'Blusa de tirantes': 'tirantes regular/evase',
    'Blusa con botones': 'globo/larga/media v/camisero/mao/lazo botones',
    Túnica: 'media/larga/mariposa redondo/v largo evase',
  }),
  ...garments('camisa', 'liso larga/corta camisero botones', {
    Camisa: 'algodon/lino/gabardina liso/rayas/cuadros camisero/mao regular/slim bolsa/ninguno',
    'Camisa leñadora': 'algodon cuadros larga parches/bolsa regular/amplio',
    Guayabera: 'lino/algodon alforzas',
    'Camisola de trabajo': 'gabardina/mezclilla parches/reflejante',
  }),
  ...garments('sudadera', `felpa ${SPORTY} regular/amplio`, {
    Sudadera: 'larga/raglan/contraste redondo estampado/canguro/ninguno',
    Hoodie: 'larga/contraste capucha nada/cierre canguro',
  }),
  ...garments('sueter', `${YARN} larga`, {
    Suéter: `redondo/v/tortuga normal/corto/largo ${PIPED}`,
    'Suéter de niña': 'liso/rayas/trenzas redondo/tortuga corazones/ninguno/vivos',
    'Suéter de ochos': 'trenzas redondo/v/tortuga/chal normal/largo',
    'Suéter calado': 'liso redondo/v normal/corto calado',
    'Suéter con medio cierre': `alto medio ${PIPED}`,
    Cárdigan: 'v/redondo/chal botones normal/largo/corto ninguno/bolsas',
    'Cárdigan abierto': 'abierto normal/largo bolsas/ninguno',
    'Chaleco tejido': 'sin redondo/v nada/botones',
    'Suéter escolar': `acrilico liso/rayas v nada/botones ${PIPED}`,
    'Chaleco escolar': `acrilico liso/rayas v sin nada/botones ${PIPED}`,
  }),
  ...garments('chamarra', 'poliester liso larga cierre bolsas', {
    Chamarra: 'poliester/gabardina alto/capucha/camisero normal/largo bolsas/vivos',
    'Chamarra de mezclilla': 'mezclilla camisero botones regular/amplio parches/bordado',
    'Chamarra acolchada': 'acolchado alto/capucha normal/largo',
    'Chamarra universitaria': 'felpa/poliester contraste redondo botones/cierre bolsas/vivos',
    'Chamarra de piel': 'piel alto/camisero normal/corto',
    Rompevientos: 'liso/bloques larga/contraste capucha/alto vivos/bolsas',
  }),
  ...garments('chaleco', 'poliester sin', {
    'Chaleco acolchado': 'acolchado alto/capucha cierre bolsas/ninguno',
    'Chaleco de seguridad': 'liso redondo/v cierre/broches reflejante',
  }),
  ...garments('filipina', 'gabardina/poliester liso corta/larga', {
    Filipina: 'v/mao bolsas/vivos/bolsa',
    'Filipina de chef': 'gabardina/algodon liso/rayas mao doble',
  }),
  ...garments('bata', 'larga', {
    'Bata médica': 'gabardina/poliester liso larga/corta solapa/mao botones bolsas',
    Bata: `algodon/poliester/viscosa ${PRINTED} larga/media chal cinto`,
  }),
  // In one piece
  ...garments('vestido', `${FLOWING} normal/midi/largo`, {
    Vestido: 'globo/corta/sin/media/mariposa v/redondo/cuadrado ninguno/bolsas/cinto/abertura',
    'Vestido de tirantes': 'tirantes ninguno/olanes/abertura',
    'Vestido camisero': 'corta/media/larga camisero botones cinto/bolsas',
    'Vestido cruzado': 'media/mariposa/sin/corta cruce',
    'Vestido de niña': 'algodon/viscosa globo/corta/sin redondo/cuadrado normal moño/olanes/bordado/bolsas',
    'Vestido de fiesta': 'poliester/viscosa liso/puntos/flores normal globo/tirantes/mariposa moño/olanes',
    Jumper: 'gabardina/mezclilla/viscosa liso/cuadros tirantes corto plisado/bolsas/ninguno',
    Camisón: 'algodon/viscosa corta/tirantes/mariposa linea normal/midi',
  }),
  ...garments('mameluco', 'bebe liso/puntos/rayas', { Mameluco: `corta/larga redondo/v broches/cierre ${PIPED}` }),
  ...garments('pañalero', 'bebe liso/puntos/rayas corta/larga', {
    Pañalero: 'redondo/v estampado/corazones/ninguno',
    Body: 'cruce/broches ninguno/bolsa',
  }),
  ...garments('mono', 'gabardina/mezclilla liso larga/corta camisero', {
    Overol: 'cierre/botones reflejante/parches/ninguno',
  }),
  ...garments('overol', 'gabardina/mezclilla liso', {
    'Overol de peto': 'reflejante/ninguno',
    'Overol de mezclilla': `${DENIM} bordado/ninguno recto/ancho`,
  }),
  ...garments('jumper', 'poliester/gabardina', { 'Uniforme escolar': 'liso/cuadros/rayas' }),
  // Worn below
  ...garments('falda', `viscosa/poliester/gabardina ${PRINTED} normal/midi/corto`, {
    Falda: 'linea/tubo/circular/holanes',
    'Falda plisada': 'poliester/gabardina tablas',
    'Falda con botones': 'gabardina/mezclilla/viscosa liso/cuadros tubo/linea botones',
  }),
  ...garments('jeans', `${DENIM} usual/alta`, {
    Jeans: 'recto/ajustado/slim/acampanado/ancho',
    'Jeans con roturas': 'recto/ancho/ajustado roturas',
    'Jeans de niño': 'recto/slim/puño rodilleras/ninguno/cargo',
    'Jeans de niña': 'recto/ajustado/acampanado bordado/ninguno',
    Cargo: 'mezclilla/gabardina recto/ancho/puño cargo',
  }),
  ...garments('pantalon', 'gabardina/poliester/lino liso/rayas/cuadros', {
    'Falda pantalón': `${PRINTED} ancho bermuda/corto resorte/nada`,
    Pantalón: 'recto/slim/ancho normal/tobillo ninguno/pinzas',
    'Pantalón de vestir': 'gabardina/poliester recto/slim pinzas/ninguno usual/alta',
    Palazzo: 'viscosa/poliester/lino liso/rayas/flores ancho usual/alta cinto/ninguno',
    Chino: 'gabardina/poliester liso recto/slim usual/alta normal/tobillo',
    Bermuda: 'liso/cuadros bermuda cargo/pinzas/ninguno',
  }),
  ...garments('leggings', SPORT, {
    Leggings: 'normal/tobillo bolsas/franja/ninguno/vivos',
    Ciclista: 'bermuda/corto bolsas/vivos/ninguno',
  }),
  ...garments('pants', SPORTY, {
    Pants: 'felpa/poliester recto/puño franja/ninguno/vivos',
    Jogger: 'felpa/algodon puño cargo/franja/ninguno',
    Short: 'deportivo/poliester corto recto/ancho franja/vivos/ninguno',
  }),
  // Sets
  ...garments('deportivo', `felpa/poliester ${SPORTY}`, { 'Conjunto deportivo': 'capucha/alto cierre ninguno/franja' }),
  ...garments('verano', 'algodon', {
    'Conjunto de verano': 'liso/rayas/puntos vivos/estampado/ninguno',
    'Conjunto con falda': 'liso/puntos/flores/cuadros tablas estampado/corazones/ninguno',
  }),
  ...garments('tejido', 'acrilico/algodon liso/trenzas', {
    'Conjunto tejido': 'liso/trenzas/rayas gorrito/botitas/ninguno',
    Ajuar: 'gorrito/botitas',
  }),
  ...garments('pijama', `algodon/poliester/viscosa ${PRINTED}`, { Pijama: 'normal/corto' }),
  ...garments('quirurgico', 'gabardina/poliester', { 'Uniforme quirúrgico': 'liso/puntos' }),
  // Underneath
  ...garments('brasier', 'blonda encaje varilla/ninguno/strapless', {
    Brasier: 'microfibra/algodonElastano liso/puntos',
    'Brasier de encaje': '',
    Bralette: 'blonda/microfibra liso/encaje ninguno/cruzada',
  }),
  ...garments('top', SPORT, { 'Top deportivo': 'cruzada/ninguno' }),
  ...garments('panty', 'algodonElastano', {
    Pantaleta: 'algodonElastano/microfibra liso/puntos/rayas usual/alta',
    Bikini: 'algodonElastano/blonda liso/puntos/encaje baja',
  }),
  ...garments('boxer', COTTON, { Bóxer: 'algodonElastano/microfibra normal/largo', Trusa: 'corto' }),
  ...garments('calcetas', COTTON, { Calceta: 'liso/rayas/rombos', Tines: 'corto' }),
  // On shoulders, in the house
  ...garments('poncho', 'lana/acrilicoLana grecas/rayas/liso/cuadros flecos/ninguno', {
    Poncho: 'v/tortuga',
    Ruana: 'grecas/rayas/cuadros abierto',
    Capa: 'grecas/liso/cuadros tortuga',
  }),
  ...garments('rebozo', 'flecos', {
    Bufanda: `${YARN} liso/trenzas/rayas/cuadros flecos/ninguno`,
    Rebozo: 'algodon/lana/acrilico rayas/grecas/liso',
  }),
  ...garments('snood', YARN, { Snood: 'liso/trenzas/rayas' }),
  ...garments('cobija', 'algodon', {
    Cobija: 'acrilico/algodon/felpa liso/cuadros/puntos',
    'Sarape de bebé': 'lana/algodon rayas/grecas flecos/ninguno',
  }),
  ...garments('mandil', 'gabardina', {
    Mandil: 'gabardina/mezclilla liso/rayas normal/corto bolsas/ninguno',
    Delantal: 'gabardina/algodon liso/cuadros/puntos olanes/bolsas',
  }),
  // On the head
  ...garments('sombrero', 'liso toquilla/ninguno', { Sombrero: 'palma/lana', Texana: 'lana/piel' }),
  ...garments('panama', 'palma', { 'Sombrero panamá': 'liso' }),
  ...garments('gorra', 'algodon/gabardina', { Gorra: 'liso/rayas/cuadros' }),
  ...garments('gorro', 'acrilico/acrilicoLana/algodon', { Gorro: 'liso/rayas pompon/ninguno' }),
  ...garments('orejitas', 'acrilico/bebe', { 'Gorro con orejitas': 'liso/rayas' }),
  ...garments('boina', 'lana/acrilico', { Boina: 'liso/cuadros' }),
  // Of leather
  ...garments('cinturon', LEATHER, { Cinturón: 'ninguno/trenza', 'Cinto piteado': 'piel bordado' }),
  ...garments('bolsa', LEATHER, { Bolsa: '' }),
  ...garments('bandolera', LEATHER, { Bandolera: '' }),
  ...garments('mochila', LEATHER, { Mochila: '' }),
  ...garments('cartera', LEATHER, { Cartera: '' }),
  // On the feet
  ...garments('botitas', 'acrilico/bebe', { Botitas: 'liso/rayas' }),
  ...garments('tenis', LEATHER, {
    Tenis: 'liso/bloques bajo/bota agujeta',
    'Tenis infantil': 'sintetico liso/bloques velcro/agujeta',
  }),
  ...garments('zapato', LEATHER, {
    'Zapato escolar': 'piel velcro/agujeta',
    Zapato: 'agujeta',
    Mocasín: 'ninguno/moño',
  }),
  ...garments('zapatilla', `${LEATHER} nada/correa`, { Zapatilla: 'fino/grueso', Flat: 'moño/ninguno' }),
  ...garments('mule', LEATHER, { Mule: 'piso/grueso' }),
  ...garments('bota', LEATHER, { Bota: 'piso/cubano cierre/agujeta', 'Bota vaquera': 'piel' }),
  ...garments('botin', LEATHER, { Botín: 'piso/grueso resorte/agujeta/cierre' }),
  ...garments('sandalia', LEATHER, {
    Sandalia: 'piso/plataforma/grueso ninguno/correas',
    Huarache: 'piel piso/plataforma trenza',
  }),
}

export type GarmentName = keyof typeof GARMENTS
