import { list } from '../../src/domain/search/words.ts'

/** A trade has its speciality, words that stand before a store's own name, and a story of its beginning. */
export const TRADES = {
  punto: ['Tejido de punto', 'Tejidos, Hilados, Suéteres', 'Empezamos con dos máquinas rectilíneas en casa'],
  casual: ['Ropa casual', 'Confecciones, Modas, Creaciones', 'Abrimos con cuatro máquinas y una mesa prestada'],
  invierno: ['Ropa de invierno', 'Abrigos, Chamarras', 'Nuestro primer modelo sigue en el catálogo'],
  piel: ['Artículos de piel', 'Pieles, Talabartería', 'El abuelo curtía y mi padre cortaba'],
  calzado: ['Calzado', 'Calzado, Zapatería', 'Heredamos las hormas de madera del taller familiar'],
  tenis: ['Tenis', 'Tenis, Calzado', 'Montamos la primera banda con hormas de segunda mano'],
  sombreros: ['Sombreros', 'Sombreros, Sombrerería', 'Seguimos planchando la palma con las prensas del bisabuelo'],
  lenceria: ['Lencería', 'Lencería, Íntimos', 'Somos tres hermanas que comenzaron cosiendo encaje'],
  mezclilla: ['Mezclilla', 'Mezclilla, Denim', 'Abrimos con seis máquinas de cadeneta y una lavandería vecina'],
  lana: ['Lana', 'Lanas, Telares', 'Cardamos, hilamos y tejemos en telar de pedal'],
  deportiva: ['Ropa deportiva', 'Deportivos, Activa', 'Empezamos con uniformes para la liga municipal de fútbol'],
  uniformes: ['Uniformes', 'Uniformes, Ropa de Trabajo', 'Empezamos bordando escudos para una primaria'],
  infantil: ['Ropa infantil', 'Infantiles, Pequeños', 'Cosimos la primera ropa para nuestros propios hijos'],
} as const satisfies Readonly<Record<string, readonly [speciality: string, names: string, beginning: string]>>

export type Trade = keyof typeof TRADES

/** Towns of Guanajuato and their area codes are real; the stores, forty by their shares, are invented. */
export const WORKSHOPS: readonly (readonly [town: string, area: number, trade: Trade, share: number])[] = [
  ['Moroleón', 445, 'punto', 7],
  ['Uriangato', 445, 'casual', 5],
  ['Uriangato', 445, 'invierno', 3],
  ['León', 477, 'piel', 3],
  ['León', 477, 'calzado', 2],
  ['San Francisco del Rincón', 476, 'sombreros', 2],
  ['San Francisco del Rincón', 476, 'tenis', 2],
  ['Purísima del Rincón', 476, 'calzado', 2],
  ['Cortazar', 411, 'lenceria', 3],
  ['Irapuato', 462, 'mezclilla', 2],
  ['Pénjamo', 469, 'mezclilla', 2],
  ['Coroneo', 421, 'lana', 2],
  ['Irapuato', 462, 'uniformes', 1],
  ['Celaya', 461, 'uniformes', 1],
  ['Yuriria', 445, 'deportiva', 2],
  ['Uriangato', 445, 'infantil', 2],
]

export const BRAND_NAMES = list(
  `Xilote, Tres Varales, La Urdimbre, Nube Baja, Doña Trini, Cerro Pinto, El Carrete, Agua Zarca, Maruca, Hilo Norte,
    Los Telares de Ofelia, Cuatro Cabos, Santa Bobina, Pespunte, La Lanzadera, Ojo de Aguja, Tunal, Casa Berenjena,
    Lomerío, Dedal de Plata, Garambullo, Mezquital, Vereda Alta, Hermanos Zavaleta, La Presilla, Colibrí Cosido,
    Sol del Bajío, Cantarito, Río Turbio, Doble Vista, Nopalera, Pinta Fina, Bastilla, El Ojal, Guayabo Azul,
    Tía Chonita, La Carda, Barranca Honda, Piedra Lumbre, Huizache`,
)
