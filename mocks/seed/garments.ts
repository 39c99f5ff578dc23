import type { ShapeName } from '../pictures/shapes/shapes.ts'
import { type Choices, choicesOf, type Written } from './design.ts'

/** What garments of one name are: their silhouette, and of each column the values that they may have. */
type Garment = readonly [shape: ShapeName, choices: Choices]

/**
 * A row: of each column the values, with a stroke between, in any order; the compiler reads the words. What stands last
 * of a column counts.
 */
const row = <const Text extends string>(shape: ShapeName, text: Text & Written<Text>): Garment => [
  shape,
  choicesOf(text),
]

const PRINTED = 'liso/flores/rayas/puntos/cuadros'
const STRIPED = 'liso/rayas'
const SPORTY = 'liso/bloques/rayas'
const CHECKED = 'liso/rayas/cuadros'
const SOFT = 'liso/puntos/rayas'
const PIPED = 'ninguno/vivos'
const FITS = 'regular/slim/amplio'
const JERSEY = 'redondo/v'

const COTTON = `algodon/algodonElastano ${STRIPED}` as const
const FLOWING = `viscosa/poliester/lino ${PRINTED}` as const
const YARN = 'acrilico/acrilicoLana/algodon liso/trenzas/rayas/rombos/grecas'
const WARM = 'lana/acrilicoLana'
const DENIM = 'mezclilla/mezclillaElastica liso'
const TAILORED = 'gabardina/poliester/lino'
const SPORT = `deportivo/poliester ${SPORTY}` as const
const FLEECE = `felpa ${SPORTY}` as const
const WORK = 'gabardina/poliester liso'
const LEATHER = 'piel/sintetico liso'

const TEE = `${COTTON} corta/larga ${JERSEY}` as const
const SHIRT = 'liso larga/corta camisero botones'
const POLO = `camisero polo ${FITS}` as const
const DRESS = `${FLOWING} normal/midi/largo` as const
const SWEATER = `${YARN} larga` as const
const SCHOOL = `acrilico ${STRIPED} v ${PIPED}` as const
const JACKET = 'poliester larga liso'
const JEANS = `${DENIM} usual/alta` as const
const BABY = `bebe ${SOFT} corta/larga` as const
const LEG = 'recto/slim/ancho'
const HAT = 'palma/lana liso'

/** All garments by their names: a new one of a known silhouette is a new row. */
export const GARMENTS = {
  // Worn above
  Playera: row('playera', `${TEE} regular/amplio ninguno/bolsa/estampado`),
  'Playera básica': row('playera', `${TEE} liso ${FITS}`),
  'Playera de niña': row('playera', `${TEE} ${PRINTED} redondo olanes/estampado/ninguno`),
  'Playera de niño': row('playera', `${TEE} ${SPORTY} redondo estampado/bolsa/ninguno`),
  'Playera acanalada': row('playera', `${TEE} acanalado slim`),
  'Top básico': row('playera', `${COTTON} sin/tirantes regular/slim`),
  'Crop top': row('playera', `${COTTON} ${SPORTY} corta/media/sin redondo corto amplio`),
  Henley: row('playera', `${COTTON} corta/larga redondo polo ${FITS}`),
  'Playera deportiva': row('playera', `${SPORT} corta/raglan/sin ${JERSEY} ${PIPED}`),
  Jersey: row('playera', `${SPORT} raglan/larga/corta v amplio ${PIPED}`),
  'Playera polo': row('playera', `${COTTON} corta/larga ${POLO} ninguno/bolsa`),
  'Polo piqué': row('playera', `algodon/poliester ${SPORTY} corta ${POLO} ${PIPED}`),
  Blusa: row('blusa', `${FLOWING} globo/media/corta/mariposa v/redondo/cuadrado ninguno/olanes`),
  'Blusa campesina': row('blusa', 'algodon/lino/viscosa liso globo/media cuadrado/v bordado'),
  'Blusa de tirantes': row('blusa', `${FLOWING} tirantes regular/evase`),
  'Blusa con botones': row('blusa', `${FLOWING} globo/larga/media v/camisero/mao/lazo botones`),
  Túnica: row('blusa', `${FLOWING} media/larga/mariposa ${JERSEY} largo evase`),
  Camisola: row('camisa', `${FLOWING} ${CHECKED} larga/media camisero/mao botones amplio`),
  Camisa: row(
    'camisa',
    `algodon/lino/gabardina ${CHECKED} larga/corta camisero/mao botones regular/slim bolsa/ninguno`,
  ),
  'Camisa leñadora': row('camisa', `${SHIRT} algodon cuadros larga parches/bolsa regular/amplio`),
  Guayabera: row('camisa', `${SHIRT} lino/algodon alforzas`),
  Sudadera: row('sudadera', `${FLEECE} larga/raglan/contraste redondo regular/amplio estampado/canguro/ninguno`),
  Hoodie: row('sudadera', `${FLEECE} larga/contraste capucha nada/cierre regular/amplio canguro`),
  Suéter: row('sueter', `${SWEATER} redondo/v/tortuga normal/corto/largo ${PIPED}`),
  'Suéter de niña': row('sueter', `${SWEATER} liso/rayas/trenzas redondo/tortuga corazones/ninguno/vivos`),
  'Suéter de ochos': row('sueter', `${SWEATER} trenzas redondo/v/tortuga/chal normal/largo`),
  'Suéter calado': row('sueter', `${SWEATER} liso ${JERSEY} normal/corto calado`),
  'Suéter con medio cierre': row('sueter', `${SWEATER} alto medio ${PIPED}`),
  Cárdigan: row('sueter', `${SWEATER} v/redondo/chal botones normal/largo/corto ninguno/bolsas`),
  'Cárdigan abierto': row('sueter', `${SWEATER} abierto normal/largo bolsas/ninguno`),
  'Cárdigan con capucha': row('sueter', `${SWEATER} ${STRIPED} capucha botones ninguno/bolsas`),
  'Chaleco tejido': row('sueter', `${SWEATER} sin ${JERSEY} nada/botones`),
  'Suéter escolar': row('sueter', `${SCHOOL} larga nada/botones`),
  'Chaleco escolar': row('sueter', `${SCHOOL} sin nada/botones`),
  Chamarra: row('chamarra', 'poliester/gabardina liso larga alto/capucha/camisero cierre normal/largo bolsas/vivos'),
  'Chamarra de mezclilla': row('chamarra', `${DENIM} larga camisero botones regular/amplio parches/bordado`),
  'Chamarra acolchada': row('chamarra', `${JACKET} acolchado alto/capucha cierre normal/largo bolsas`),
  'Chamarra universitaria': row('chamarra', 'felpa/poliester liso contraste redondo botones/cierre bolsas/vivos'),
  'Chamarra de piel': row('chamarra', 'piel liso larga alto/camisero cierre normal/corto bolsas'),
  Rompevientos: row('chamarra', `${JACKET} liso/bloques larga/contraste capucha/alto cierre vivos/bolsas`),
  'Chaleco acolchado': row('chaleco', 'poliester acolchado sin alto/capucha cierre bolsas/ninguno'),
  'Chaleco de seguridad': row('chaleco', `poliester liso sin ${JERSEY} cierre/broches reflejante`),
  Filipina: row('filipina', `${WORK} corta/larga v/mao bolsas/vivos/bolsa`),
  'Filipina de chef': row('filipina', `gabardina/algodon ${STRIPED} larga/corta mao doble`),
  'Bata médica': row('bata', `${WORK} larga/corta solapa/mao botones bolsas`),
  Bata: row('bata', `algodon/poliester/viscosa ${PRINTED} larga/media chal cinto`),
  'Camisola de trabajo': row('camisa', `${SHIRT} gabardina/mezclilla parches/reflejante`),
  // In one piece
  Vestido: row('vestido', `${DRESS} globo/corta/sin/media/mariposa v/redondo/cuadrado ninguno/bolsas/cinto/abertura`),
  'Vestido de tirantes': row('vestido', `${DRESS} tirantes ninguno/olanes/abertura`),
  'Vestido camisero': row('vestido', `${DRESS} corta/media/larga camisero botones cinto/bolsas`),
  'Vestido cruzado': row('vestido', `${DRESS} media/mariposa/sin/corta cruce`),
  'Vestido de punto': row('vestido', `${SWEATER} tortuga/redondo/v tubo normal/midi cinto/ninguno`),
  'Vestido de niña': row(
    'vestido',
    `algodon/viscosa ${PRINTED} globo/corta/sin redondo/cuadrado normal moño/olanes/bordado/bolsas`,
  ),
  'Vestido de fiesta': row('vestido', 'poliester/viscosa liso/puntos/flores globo/tirantes/mariposa moño/olanes'),
  Jumper: row('vestido', 'gabardina/mezclilla/viscosa liso/cuadros tirantes corto plisado/bolsas/ninguno'),
  Camisón: row('vestido', `algodon/viscosa ${PRINTED} corta/tirantes/mariposa linea normal/midi`),
  Mameluco: row('mameluco', `${BABY} redondo broches/cierre ${PIPED}`),
  'Pijama entera': row('mameluco', `${BABY} larga redondo/v cierre/broches`),
  Pañalero: row('pañalero', `${BABY} redondo/v estampado/corazones/ninguno`),
  Body: row('pañalero', `${BABY} cruce/broches ninguno/bolsa`),
  Overol: row('mono', 'gabardina/mezclilla liso larga/corta camisero cierre/botones reflejante/parches/ninguno'),
  'Overol de peto': row('overol', 'gabardina/mezclilla liso reflejante/ninguno'),
  'Overol de mezclilla': row('overol', `${DENIM} bordado/ninguno recto/ancho`),
  'Uniforme escolar': row('jumper', 'poliester/gabardina liso/cuadros/rayas'),
  // Worn below
  Falda: row('falda', `viscosa/poliester/gabardina ${PRINTED} linea/tubo/circular/holanes normal/midi/corto`),
  'Falda plisada': row('falda', `poliester/gabardina ${PRINTED} tablas normal/midi/corto`),
  'Falda con botones': row('falda', 'gabardina/mezclilla/viscosa liso/cuadros tubo/linea normal/midi/corto botones'),
  'Falda pantalón': row('pantalon', `${TAILORED} ${PRINTED} ancho bermuda/corto resorte/nada`),
  Jeans: row('jeans', `${JEANS} recto/ajustado/acampanado/ancho`),
  'Jeans con roturas': row('jeans', `${JEANS} recto/ancho/ajustado roturas`),
  'Jeans de niño': row('jeans', `${JEANS} recto/slim/puño rodilleras/ninguno/cargo`),
  'Jeans de niña': row('jeans', `${JEANS} recto/ajustado/acampanado bordado/ninguno`),
  'Pantalón de mezclilla': row('jeans', `${JEANS} recto/slim/acampanado ninguno/cargo`),
  Cargo: row('jeans', 'mezclilla/gabardina liso recto/ancho/puño cargo'),
  Pantalón: row('pantalon', `${TAILORED} ${CHECKED} ${LEG} normal/tobillo ninguno/pinzas`),
  'Pantalón de vestir': row('pantalon', `${WORK} ${CHECKED} recto/slim pinzas/ninguno usual/alta`),
  Palazzo: row('pantalon', `${FLOWING} liso/rayas/flores ancho usual/alta cinto/ninguno`),
  Chino: row('pantalon', `${WORK} recto/slim usual/alta normal/tobillo`),
  Bermuda: row('pantalon', `${TAILORED} liso/cuadros bermuda cargo/pinzas/ninguno`),
  Leggings: row('leggings', `${SPORT} normal/tobillo bolsas/franja/ninguno/vivos`),
  Pants: row('pants', `felpa/poliester ${SPORTY} recto/puño franja/ninguno/vivos`),
  Jogger: row('pants', `felpa/algodon ${SPORTY} puño cargo/franja/ninguno`),
  Short: row('pants', `${SPORT} corto recto/ancho franja/vivos/ninguno`),
  Ciclista: row('leggings', `${SPORT} bermuda/corto bolsas/vivos/ninguno`),
  // Sets
  'Conjunto deportivo': row('deportivo', `felpa/poliester ${SPORTY} capucha/alto cierre ninguno/franja`),
  'Conjunto de verano': row('verano', 'algodon liso/rayas/puntos vivos/estampado/ninguno'),
  'Conjunto con falda': row('verano', 'algodon liso/puntos/flores/cuadros tablas estampado/corazones/ninguno'),
  'Conjunto tejido': row('tejido', 'acrilico/algodon liso/trenzas/rayas gorrito/botitas/ninguno'),
  Ajuar: row('tejido', 'acrilico/algodon liso/trenzas gorrito/botitas'),
  Pijama: row('pijama', `algodon/poliester/viscosa ${PRINTED} normal/corto`),
  'Uniforme quirúrgico': row('quirurgico', `${WORK} liso/puntos`),
  // Underneath
  Brasier: row('brasier', 'microfibra/algodonElastano liso/puntos varilla/ninguno/strapless'),
  'Brasier de encaje': row('brasier', 'blonda encaje varilla/ninguno/strapless'),
  Bralette: row('brasier', 'blonda/microfibra liso/encaje ninguno/cruzada'),
  'Top deportivo': row('top', `${SPORT} cruzada/ninguno`),
  'Bra deportivo': row('top', `deportivo/microfibra ${SPORTY} cruzada/ninguno`),
  Pantaleta: row('panty', 'algodonElastano/microfibra liso/puntos/rayas usual/alta'),
  Bikini: row('panty', 'algodonElastano/blonda liso/puntos baja'),
  Cachetero: row('panty', 'blonda encaje usual/baja'),
  Bóxer: row('boxer', `algodonElastano/microfibra ${STRIPED} normal/largo`),
  Trusa: row('boxer', `${COTTON} corto`),
  Calceta: row('calcetas', `${COTTON} liso/rayas/rombos`),
  Tines: row('calcetas', `${COTTON} corto`),
  'Calceta escolar': row('calcetas', 'algodonElastano/acrilico liso'),
  // On shoulders, in the house
  Poncho: row('poncho', `${WARM} grecas/rayas/liso/cuadros v/tortuga flecos/ninguno`),
  Ruana: row('poncho', `${WARM} grecas/rayas/cuadros abierto flecos/ninguno`),
  Capa: row('poncho', `${WARM} grecas/liso/cuadros tortuga ninguno/flecos`),
  Bufanda: row('rebozo', `${YARN} liso/trenzas/rayas/cuadros flecos/ninguno`),
  Rebozo: row('rebozo', 'algodon/lana/acrilico rayas/grecas/liso flecos'),
  Snood: row('snood', `${YARN} liso/trenzas/rayas`),
  Cobija: row('cobija', 'acrilico/algodon/felpa liso/cuadros/puntos'),
  'Sarape de bebé': row('cobija', 'lana/algodon rayas/grecas flecos/ninguno'),
  Mandil: row('mandil', `gabardina/mezclilla ${STRIPED} normal/corto bolsas/ninguno`),
  Delantal: row('mandil', 'gabardina/algodon liso/cuadros/puntos olanes/bolsas'),
  // On the head
  Sombrero: row('sombrero', `${HAT} toquilla/ninguno`),
  Texana: row('sombrero', 'lana/piel liso toquilla/ninguno'),
  'Sombrero panamá': row('panama', 'palma liso'),
  Gorra: row('gorra', `algodon/gabardina ${CHECKED}`),
  Gorro: row('gorro', `${YARN} ${STRIPED} pompon/ninguno`),
  'Gorro con orejitas': row('orejitas', `acrilico/bebe ${STRIPED}`),
  Boina: row('boina', 'lana/acrilico liso/cuadros'),
  // Of leather
  Cinturón: row('cinturon', `${LEATHER} ninguno/trenza`),
  'Cinto piteado': row('cinturon', 'piel liso bordado'),
  Bolsa: row('bolsa', LEATHER),
  Bandolera: row('bandolera', LEATHER),
  Mochila: row('mochila', LEATHER),
  Cartera: row('cartera', LEATHER),
  // On the feet
  Botitas: row('botitas', `acrilico/bebe ${STRIPED}`),
  Tenis: row('tenis', `${LEATHER} bajo/bota agujeta`),
  'Tenis urbano': row('tenis', `${LEATHER} liso/bloques bajo/bota agujeta`),
  'Tenis infantil': row('tenis', 'sintetico liso/bloques velcro/agujeta'),
  'Zapato escolar': row('zapato', 'piel liso velcro/agujeta'),
  Zapato: row('zapato', `${LEATHER} agujeta`),
  Mocasín: row('zapato', `${LEATHER} ninguno/moño`),
  Zapatilla: row('zapatilla', `${LEATHER} fino/grueso nada/correa`),
  Flat: row('zapatilla', `${LEATHER} nada/correa moño/ninguno`),
  Mule: row('mule', `${LEATHER} piso/grueso`),
  Bota: row('bota', `${LEATHER} piso/cubano cierre/agujeta`),
  'Bota vaquera': row('bota', 'piel liso'),
  Botín: row('botin', `${LEATHER} piso/grueso resorte/agujeta/cierre`),
  Sandalia: row('sandalia', `${LEATHER} piso/plataforma/grueso ninguno/correas`),
  'Sandalia infantil': row('sandalia', 'sintetico liso piso correas/ninguno'),
  Huarache: row('sandalia', 'piel liso piso/plataforma trenza'),
} satisfies Readonly<Record<string, Garment>>

export type GarmentName = keyof typeof GARMENTS
