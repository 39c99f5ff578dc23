import type { Design, Detail } from '../pictures/design.ts'

type Rule<T> = readonly (readonly [name: RegExp, what: T])[]

const SLEEVE: Rule<NonNullable<Design['sleeve']>> = [
  [/manga larga|manga raglán|puño tejido/i, 'larga'],
  [/manga corta/i, 'corta'],
  [/sin mangas|de tirantes|chaleco|^top básico|jumper/i, 'sin'],
  [/tres cuartos|mariposa|campesina|manga caída|kimono/i, 'media'],
  [/manga globo|de fiesta/i, 'globo'],
  [/camisero/i, 'corta'],
]
const NECK: Rule<NonNullable<Design['neck']>> = [
  [/cuello v\b|cruzado|cruce|escote v\b/i, 'v'],
  [/cuello redondo/i, 'redondo'],
  [/escote cuadrado/i, 'cuadrado'],
  [/tortuga|^(?:poncho|ruana|capa) .*cuello alto/i, 'tortuga'],
  [/cuello mao/i, 'mao'],
  [/cuello chal/i, 'chal'],
  [/escolar|quirúrgico/i, 'v'],
]
const LENGTH: Rule<NonNullable<Design['length']>> = [
  [
    /\bcorto\b|^tines|^falda pantalón|crop top|capri|tobillero|bermuda|boxy|trusa|^(?:mandil|delantal) .*de cintura/i,
    'corto',
  ],
  [/\bmidi\b/i, 'midi'],
  [/\blargo\b|largo tres cuartos|al muslo|túnica|cintura alta|pierna larga|de bota\b/i, 'largo'],
]
const LEG: Rule<NonNullable<Design['leg']>> = [
  [/skinny|slim|ciclista|mallón|jogger/i, 'ajustada'],
  [/palazzo|^falda pantalón|wide leg|baggy|mom fit/i, 'ancha'],
  [/acampanado/i, 'acampanada'],
  [/corte recto|regular|vaquero/i, 'recta'],
]
const DETAILS: Rule<Detail> = [
  [/\babierto\b|abertura|strapless|mocasín|^ruana|de descanso/i, 'abierto'],
  [/acolchad|puffer/i, 'acolchado'],
  [/de agujeta|derby|oxford/i, 'agujeta'],
  [/oversize|boxy|evasé|túnica|circular|línea a\b|tipo tote|baggy|mom fit|asimétrica/i, 'amplio'],
  [/tacón/i, 'bloque'],
  [/con bolsas?\b|bolsas de parche|bolsa lateral|bolsas reforzadas/i, 'bolsa'],
  [/con bordado|bordada|calado/i, 'bordado'],
  [/botitas/i, 'botines'],
  [/botones|henley|camisero|bermuda|chambrita/i, 'botones'],
  [/cargo/i, 'cargo'],
  [/de chef/i, 'chef'],
  [/de cierre\b|cierre completo/i, 'cierre'],
  [/con cinto|cinto de tela/i, 'cinto'],
  [/capucha|hoodie|con gorro\b|gorro desmontable|rompevientos/i, 'capucha'],
  [/contrastantes|universitaria|con vivos?\b/i, 'contraste'],
  [/corazones/i, 'corazones'],
  [/pulsera/i, 'correa'],
  [/cruzad|deportivo|bandolera/i, 'cruzado'],
  [/con estampado/i, 'estampado'],
  [/con falda/i, 'falda'],
  [/franja|con vivos/i, 'franja'],
  [/con gorrito/i, 'gorrito'],
  [/grecas/i, 'grecas'],
  [/guayabera/i, 'guayabera'],
  [/lazo|moño/i, 'lazo'],
  [/medio cierre/i, 'medio cierre'],
  [/mochila/i, 'mochila'],
  [/olanes|holán/i, 'olanes'],
  [/orejitas/i, 'orejas'],
  [/plataforma/i, 'plataforma'],
  [/plisada|tablas|pinzas/i, 'plisado'],
  [/pompón/i, 'pompon'],
  [/pretina elástica|de puño|jogger|resorte/i, 'puño'],
  [/reflejante|seguridad/i, 'reflejante'],
  [/rodillera/i, 'rodillera'],
  [/roturas/i, 'roturas'],
  [/de short|de verano|para deporte$/i, 'short'],
  [/camisón/i, 'suelto'],
  [/huarache|tejido a mano/i, 'trenzado'],
  [/de tubo|corte corto$/i, 'tubo'],
  [/vaquera|campirana/i, 'vaquera'],
]

const first = <T>(rules: Rule<T>, name: string): T | undefined => rules.find(([words]) => words.test(name))?.[1]

/** What a product's name says about its design, for the drawing. */
export const designOf = (name: string): Design => {
  const [sleeve, neck, length, leg] = [first(SLEEVE, name), first(NECK, name), first(LENGTH, name), first(LEG, name)]
  const details = DETAILS.flatMap(([words, detail]) => (words.test(name) ? [detail] : []))
  return {
    ...(sleeve && { sleeve }),
    ...(neck && { neck }),
    ...(length && { length }),
    ...(leg && { leg }),
    ...(details.length > 0 && { details }),
  }
}

const PATTERNS: Rule<string> = [
  [/de rayas/i, 'rayas'],
  [/de bloques/i, 'bloques'],
  [/de rombos/i, 'rombos'],
  [/grecas/i, 'grecas'],
  [/acanalad/i, 'acanalado'],
  [/leñadora|franela/i, 'cuadros'],
  [/acolchad|puffer/i, 'acolchado'],
  [/de ochos/i, 'trenzas'],
  [/de encaje/i, 'encaje'],
  [/con estampado|de corazones|con bordado|bordada|con roturas/i, 'liso'],
]

/** The pattern that a product's name promises; undefined where any will do. */
export const patternOf = (name: string): string | undefined => first(PATTERNS, name)
