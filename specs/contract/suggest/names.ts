import { meant, NOUNS, phrasesOf, wordsOf, type Thing } from './words.ts'

/** How much a server's word is worth as one of ours. */
const WORTH = {
  /** `nom` and `nombre` stand on one line of the table. */
  same: 1,
  /** `categ` begins `categoria`, `descrip` `descripcion`. */
  beginning: 0.85,
} as const

const TAKES = {
  /** `logo_tienda` of a product is another thing's picture. */
  anotherThing: 0.35,
  /** `fecha_baja` is a date, and who knows of what. */
  unknown: 0.75,
  /** `boton.texto` is a text of something. */
  unknownAround: 0.85,
  /** `folio` is a folio before `id_pedido` is one. */
  laterPhrase: 0.05,
  /** `empresa.rfc` is not the company because it stands in it. */
  onlyAround: 0.5,
} as const

const SILENT = new Set(
  (
    'es is en in at de del la el los las the of url src archivo file path ruta num total str txt val valor dato ' +
    'info datos data attributes atributos ficha detalle detalles details contacto contact ubicacion address ' +
    'direccion lista list rules reglas cents cent centavos comercial'
  ).split(' '),
)

const worthOf = (theirs: string, ours: string): number => {
  if (meant(theirs) === ours) return WORTH.same
  return theirs.length >= 3 && ours.startsWith(theirs) ? WORTH.beginning : 0
}

/** Things whose fields may stand in another thing's row; an order's do not. */
const THINGS = new Set([...Object.values(NOUNS), 'autor'].map(String))
THINGS.delete(NOUNS.pedido)

/** How well a column's name (`fabricante.ciudad`) fits a field of ours, 0 to 1. */
export const nameLikeness = (thing: Thing, field: string, column: string): number => {
  const words = wordsOf(column)
  const around = wordsOf(column.slice(0, Math.max(0, column.lastIndexOf('.')))).length
  const noun: string = NOUNS[thing]
  let best = 0
  for (const [index, phrase] of phrasesOf(thing, field).entries()) {
    const used = new Set<number>()
    let score = 1
    for (const word of phrase) {
      const worths = words.map((own, position) => (used.has(position) ? 0 : worthOf(own, word)))
      const worth = Math.max(0, ...worths)
      if (worth > 0) used.add(worths.lastIndexOf(worth))
      score = Math.min(score, worth)
    }
    if (score === 0) continue
    const silent = new Set([noun, ...phrase])
    const isSilent = (word: string): boolean => SILENT.has(word) || silent.has(meant(word))
    if ([...used].every((position) => position < around) && !words.slice(around).every(isSilent))
      score *= TAKES.onlyAround
    for (const [position, word] of words.entries()) {
      const meaning = meant(word)
      if (used.has(position) || isSilent(word)) continue
      if (THINGS.has(meaning)) score *= TAKES.anotherThing
      else score *= position >= around ? TAKES.unknown : TAKES.unknownAround
    }
    best = Math.max(best, score * (1 - TAKES.laterPhrase * index))
  }
  return best
}
