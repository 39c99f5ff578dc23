import type { Line } from './line.ts'

const ESTAMPADO = ['liso', 'flores', 'puntos', 'rayas'] as const
const TEJIDO = ['liso', 'trenzas', 'rayas', 'rombos'] as const

export const NINA: readonly Line[] = [
  { category: 'Vestidos', garment: 'vestido', trades: ['infantil', 'casual'], sizes: 'infantil', palette: 'suaves', pesos: [99, 219], fabrics: ['algodon', 'viscosa', 'poliester'], nouns: ['Vestido', 'Vestido jumper', 'Vestido de fiesta'], cuts: ['con olanes', 'de manga corta', 'con moño', 'de tirantes', 'con bordado'], patterns: ESTAMPADO },
  { category: 'Playeras y blusas', garment: 'playera', trades: ['infantil', 'casual'], sizes: 'infantil', palette: 'vivos', pesos: [45, 95], fabrics: ['algodon', 'algodonElastano'], nouns: ['Playera', 'Blusa'], cuts: ['de manga corta', 'de manga larga', 'con holán', 'con estampado'], patterns: ESTAMPADO },
  { category: 'Suéteres', garment: 'sueter', trades: ['punto', 'infantil'], sizes: 'infantil', palette: 'suaves', pesos: [89, 169], fabrics: ['acrilico', 'algodon'], nouns: ['Suéter', 'Cárdigan'], cuts: ['con botones', 'con capucha', 'de corazones', 'de cuello redondo'], patterns: TEJIDO },
  { category: 'Jeans', garment: 'jeans', trades: ['mezclilla', 'infantil'], sizes: 'infantil', palette: 'mezclilla', pesos: [119, 199], fabrics: ['mezclillaElastica'], nouns: ['Jeans', 'Overol de mezclilla'], cuts: ['con bordado', 'de resorte ajustable', 'de corte acampanado', 'skinny'], patterns: ['liso'] },
  { category: 'Conjuntos', garment: 'conjunto-deportivo', trades: ['infantil', 'deportiva'], sizes: 'infantil', palette: 'suaves', pesos: [119, 229], fabrics: ['felpa', 'algodon'], nouns: ['Conjunto', 'Pants'], cuts: ['de dos piezas', 'con falda', 'de felpa', 'de verano'], patterns: ESTAMPADO },
]

export const NINO: readonly Line[] = [
  { category: 'Playeras', garment: 'playera', trades: ['infantil', 'casual'], sizes: 'infantil', palette: 'vivos', pesos: [42, 89], fabrics: ['algodon'], nouns: ['Playera', 'Playera polo'], cuts: ['de manga corta', 'de manga larga', 'de rayas', 'de bloques'], patterns: ['liso', 'rayas', 'bloques'] },
  { category: 'Jeans', garment: 'jeans', trades: ['mezclilla', 'infantil'], sizes: 'infantil', palette: 'mezclilla', pesos: [115, 195], fabrics: ['mezclilla', 'mezclillaElastica'], nouns: ['Jeans', 'Pantalón de mezclilla'], cuts: ['de corte recto', 'con rodillera', 'jogger', 'de pretina ajustable'], patterns: ['liso'] },
  { category: 'Sudaderas y chamarras', garment: 'sudadera', trades: ['invierno', 'infantil'], sizes: 'infantil', palette: 'basicos', pesos: [119, 259], fabrics: ['felpa', 'poliester'], nouns: ['Sudadera', 'Chamarra', 'Chaleco acolchado'], cuts: ['con capucha', 'de cierre', 'reversible', 'con forro polar'], patterns: ['liso', 'bloques', 'acolchado'] },
  { category: 'Suéteres', garment: 'sueter', trades: ['punto'], sizes: 'infantil', palette: 'invierno', pesos: [89, 165], fabrics: ['acrilico', 'algodon'], nouns: ['Suéter', 'Chaleco tejido'], cuts: ['de cuello V', 'de cuello redondo', 'de medio cierre', 'con grecas'], patterns: TEJIDO },
  { category: 'Conjuntos', garment: 'conjunto-deportivo', trades: ['infantil', 'deportiva'], sizes: 'infantil', palette: 'vivos', pesos: [109, 215], fabrics: ['felpa', 'algodon'], nouns: ['Conjunto', 'Pants'], cuts: ['de short', 'para deporte', 'de felpa', 'de dos piezas'], patterns: ['liso', 'rayas', 'bloques'] },
]

export const BEBE: readonly Line[] = [
  { category: 'Mamelucos', garment: 'mameluco', trades: ['punto', 'infantil'], sizes: 'bebe', palette: 'suaves', pesos: [59, 119], fabrics: ['bebe'], nouns: ['Mameluco', 'Pijama entera'], cuts: ['con broches', 'de manga larga', 'con pie', 'de cierre'], patterns: ['liso', 'puntos', 'rayas'] },
  { category: 'Pañaleros', garment: 'panalero', trades: ['infantil'], sizes: 'bebe', palette: 'suaves', pesos: [29, 59], fabrics: ['bebe'], nouns: ['Pañalero', 'Body'], cuts: ['de manga corta', 'de manga larga', 'de cruce al frente', 'de cuello americano'], patterns: ['liso', 'puntos', 'rayas'] },
  { category: 'Conjuntos tejidos', garment: 'conjunto-deportivo', trades: ['punto'], sizes: 'bebe', palette: 'suaves', pesos: [109, 219], fabrics: ['acrilico', 'algodon'], nouns: ['Conjunto tejido', 'Ajuar'], cuts: ['de tres piezas', 'con gorrito', 'de chambrita', 'con botitas'], patterns: ['liso', 'trenzas'] },
  { category: 'Cobijas', garment: 'rebozo', trades: ['punto', 'lana'], sizes: 'unitalla', palette: 'suaves', pesos: [95, 220], fabrics: ['acrilico', 'felpa', 'algodon'], nouns: ['Cobija', 'Frazada', 'Sarape de bebé'], cuts: ['de punto arroz', 'con borrega', 'con orilla tejida', 'de telar'], patterns: ['liso', 'cuadros', 'rayas'] },
  { category: 'Gorros y zapatitos', garment: 'gorra', trades: ['punto'], sizes: 'bebe', palette: 'suaves', pesos: [22, 55], fabrics: ['acrilico', 'bebe'], nouns: ['Gorro', 'Botitas', 'Gorro con orejitas'], cuts: ['de punto', 'de algodón', 'con pompón', 'de invierno'], patterns: ['liso', 'rayas'] },
]

export const JUVENIL: readonly Line[] = [
  { category: 'Playeras', garment: 'playera', trades: ['casual', 'deportiva'], sizes: 'letras', palette: 'vivos', pesos: [59, 115], fabrics: ['algodon'], nouns: ['Playera', 'Crop top'], cuts: ['oversize', 'de manga caída', 'con estampado', 'boxy'], patterns: ['liso', 'rayas', 'bloques'] },
  { category: 'Sudaderas', garment: 'sudadera', trades: ['invierno'], sizes: 'letras', palette: 'vivos', pesos: [139, 249], fabrics: ['felpa'], nouns: ['Sudadera', 'Hoodie'], cuts: ['oversize', 'con capucha', 'de corte corto', 'de bloques', 'de cierre'], patterns: ['liso', 'bloques', 'rayas'] },
  { category: 'Jeans', garment: 'jeans', trades: ['mezclilla'], sizes: 'juvenil', palette: 'mezclilla', pesos: [175, 289], fabrics: ['mezclilla', 'mezclillaElastica'], nouns: ['Jeans', 'Cargo'], cuts: ['baggy', 'wide leg', 'de tiro alto', 'con roturas', 'de corte recto'], patterns: ['liso'] },
  { category: 'Vestidos y faldas', garment: 'vestido', trades: ['casual'], sizes: 'letras', palette: 'vivos', pesos: [119, 219], fabrics: ['viscosa', 'algodonElastano'], nouns: ['Vestido', 'Falda', 'Jumper'], cuts: ['de corte corto', 'de tela acanalada', 'de tirantes', 'de tablas'], patterns: ['liso', 'flores', 'cuadros'] },
  { category: 'Chamarras', garment: 'chamarra', trades: ['invierno', 'mezclilla'], sizes: 'letras', palette: 'basicos', pesos: [239, 459], fabrics: ['mezclilla', 'poliester'], nouns: ['Chamarra', 'Rompevientos', 'Chamarra universitaria'], cuts: ['de corte corto', 'trucker', 'de mangas contrastantes', 'puffer'], patterns: ['liso', 'bloques', 'acolchado'] },
]

export const CALZADO: readonly Line[] = [
  { category: 'Botas y botines', garment: 'bota', trades: ['calzado', 'piel'], sizes: 'calzadoDama', palette: 'piel', pesos: [329, 640], fabrics: ['piel', 'sintetico'], nouns: ['Botín', 'Bota'], cuts: ['chelsea', 'de tacón cubano', 'de agujeta', 'campirana', 'con cierre lateral'], patterns: ['liso', 'costuras'] },
  { category: 'Zapatos de caballero', garment: 'zapato', trades: ['calzado', 'piel'], sizes: 'calzadoCaballero', palette: 'piel', pesos: [339, 620], fabrics: ['piel'], nouns: ['Zapato', 'Mocasín', 'Bota vaquera'], cuts: ['derby', 'oxford', 'de descanso', 'de suela cosida', 'de horma ancha'], patterns: ['liso', 'costuras'] },
  { category: 'Sandalias', garment: 'sandalia', trades: ['calzado'], sizes: 'calzadoDama', palette: 'piel', pesos: [149, 320], fabrics: ['sintetico', 'piel'], nouns: ['Sandalia', 'Huarache'], cuts: ['de plataforma', 'de tejido a mano', 'de piso', 'de correa cruzada', 'de tacón bajo'], patterns: ['liso', 'trenzas'] },
  { category: 'Flats y tacones', garment: 'zapato', trades: ['calzado'], sizes: 'calzadoDama', palette: 'lenceria', pesos: [189, 399], fabrics: ['sintetico', 'piel'], nouns: ['Flat', 'Zapatilla', 'Mule'], cuts: ['de punta fina', 'con moño', 'de tacón ancho', 'de pulsera'], patterns: ['liso'] },
  { category: 'Tenis', garment: 'tenis', trades: ['tenis'], sizes: 'calzadoCaballero', palette: 'vivos', pesos: [229, 449], fabrics: ['sintetico'], nouns: ['Tenis', 'Tenis urbano'], cuts: ['de suela ligera', 'de bota', 'para correr', 'retro', 'de malla'], patterns: ['liso', 'bloques'] },
  { category: 'Infantil', garment: 'tenis', trades: ['tenis', 'calzado'], sizes: 'calzadoInfantil', palette: 'vivos', pesos: [159, 299], fabrics: ['sintetico', 'piel'], nouns: ['Tenis', 'Zapato escolar', 'Sandalia'], cuts: ['con velcro', 'con luces', 'de agujeta elástica', 'de punta reforzada'], patterns: ['liso', 'bloques'] },
]

export const ACCESORIOS: readonly Line[] = [
  { category: 'Sombreros', garment: 'sombrero', trades: ['sombreros'], sizes: 'sombrero', palette: 'palma', pesos: [129, 390], fabrics: ['palma', 'lana'], nouns: ['Sombrero', 'Texana', 'Sombrero panamá'], cuts: ['de ala ancha', 'de copa baja', 'con toquilla', 'de horma vaquera', 'plegable'], patterns: ['liso', 'trenzas'] },
  { category: 'Gorras y gorros', garment: 'gorra', trades: ['sombreros', 'punto'], sizes: 'unitalla', palette: 'basicos', pesos: [49, 119], fabrics: ['algodon', 'acrilico'], nouns: ['Gorra', 'Gorro', 'Boina'], cuts: ['de visera curva', 'con pompón', 'de cinco paneles', 'de punto'], patterns: ['liso', 'bloques', 'rayas'] },
  { category: 'Cinturones', garment: 'cinturon', trades: ['piel'], sizes: 'cinturon', palette: 'piel', pesos: [89, 195], fabrics: ['piel'], nouns: ['Cinturón', 'Cinto piteado'], cuts: ['de hebilla sencilla', 'trenzado', 'reversible', 'grabado'], patterns: ['liso', 'costuras', 'trenzas'] },
  { category: 'Bolsas y carteras', garment: 'bolsa', trades: ['piel'], sizes: 'unitalla', palette: 'piel', pesos: [129, 520], fabrics: ['piel', 'sintetico'], nouns: ['Bolsa', 'Cartera', 'Mochila', 'Bandolera'], cuts: ['de asa larga', 'de broche', 'tipo tote', 'de tres compartimentos'], patterns: ['liso', 'costuras'] },
  { category: 'Bufandas y rebozos', garment: 'rebozo', trades: ['punto', 'lana'], sizes: 'unitalla', palette: 'invierno', pesos: [49, 259], fabrics: ['acrilico', 'lana', 'acrilicoLana'], nouns: ['Bufanda', 'Rebozo', 'Snood'], cuts: ['de punto inglés', 'con flecos', 'de telar', 'reversible'], patterns: ['liso', 'rayas', 'cuadros', 'grecas'] },
]
