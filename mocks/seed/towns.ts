import { list } from '../../src/domain/search/words.ts'

/** What a trade puts before its own name: «Tejidos Xilote». */
export const TRADE_WORDS = {
  punto: ['Tejidos', 'Hilados', 'Suéteres'],
  casual: ['Confecciones', 'Modas', 'Creaciones'],
  invierno: ['Abrigos', 'Chamarras'],
  piel: ['Pieles', 'Talabartería'],
  calzado: ['Calzado', 'Zapatería'],
  tenis: ['Tenis', 'Calzado'],
  sombreros: ['Sombreros', 'Sombrerería'],
  lenceria: ['Lencería', 'Íntimos'],
  mezclilla: ['Mezclilla', 'Denim'],
  lana: ['Lanas', 'Telares'],
  deportiva: ['Deportivos', 'Activa'],
  uniformes: ['Uniformes', 'Ropa de Trabajo'],
  infantil: ['Infantiles', 'Pequeños'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What workshops are known for; each store has one trade, each line of garments its trades. */
export type Trade = keyof typeof TRADE_WORDS

export interface Workshop {
  readonly town: string
  readonly trade: Trade
  readonly speciality: string
  /** How many of forty stores. */
  readonly share: number
}

/** What real towns of Guanajuato are known for. The stores in them are invented. */
export const WORKSHOPS: readonly Workshop[] = [
  { town: 'Moroleón', trade: 'punto', speciality: 'Tejido de punto', share: 7 },
  { town: 'Uriangato', trade: 'casual', speciality: 'Ropa casual', share: 5 },
  { town: 'Uriangato', trade: 'invierno', speciality: 'Ropa de invierno', share: 3 },
  { town: 'León', trade: 'piel', speciality: 'Artículos de piel', share: 3 },
  { town: 'León', trade: 'calzado', speciality: 'Calzado', share: 2 },
  { town: 'San Francisco del Rincón', trade: 'sombreros', speciality: 'Sombreros', share: 2 },
  { town: 'San Francisco del Rincón', trade: 'tenis', speciality: 'Tenis', share: 2 },
  { town: 'Purísima del Rincón', trade: 'calzado', speciality: 'Calzado', share: 2 },
  { town: 'Cortazar', trade: 'lenceria', speciality: 'Lencería', share: 3 },
  { town: 'Irapuato', trade: 'mezclilla', speciality: 'Mezclilla', share: 2 },
  { town: 'Pénjamo', trade: 'mezclilla', speciality: 'Mezclilla', share: 2 },
  { town: 'Coroneo', trade: 'lana', speciality: 'Lana', share: 2 },
  { town: 'Irapuato', trade: 'uniformes', speciality: 'Uniformes', share: 1 },
  { town: 'Celaya', trade: 'uniformes', speciality: 'Uniformes', share: 1 },
  { town: 'Yuriria', trade: 'deportiva', speciality: 'Ropa deportiva', share: 2 },
  { town: 'Uriangato', trade: 'infantil', speciality: 'Ropa infantil', share: 2 },
]

/** Invented names. */
export const BRAND_NAMES = list(
  `Xilote, Tres Varales, La Urdimbre, Nube Baja, Doña Trini, Cerro Pinto, El Carrete, Agua Zarca, Maruca, Hilo Norte,
    Los Telares de Ofelia, Cuatro Cabos, Santa Bobina, Pespunte, La Lanzadera, Ojo de Aguja, Tunal, Casa Berenjena,
    Lomerío, Dedal de Plata, Garambullo, Mezquital, Vereda Alta, Hermanos Zavaleta, La Presilla, Colibrí Cosido,
    Sol del Bajío, Cantarito, Río Turbio, Doble Vista, Nopalera, Pinta Fina, Bastilla, El Ojal, Guayabo Azul,
    Tía Chonita, La Carda, Barranca Honda, Piedra Lumbre, Huizache, Madeja, Laguna Seca, Altos de Ocampo, Jaral,
    Cinco Hebras, Botón Rojo, La Ruana, Torzal, Cañada Clara, Mil Puntadas`,
)
