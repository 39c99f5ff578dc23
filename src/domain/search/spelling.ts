import { foldText, stem, stemsOf } from '../text.ts'
import {
  byStem,
  COLOURS,
  DESCRIBING,
  FILLING,
  GARMENTS,
  JOINING,
  REFUSING,
  SEGMENT_WORDS,
  type Words,
} from './words.ts'

/** The edit distance of two words; stops counting beyond `most`. */
const distance = (a: string, b: string, most: number) => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? most + 1
}

/** Letters that sound alike here are one: «plallera», «vlusa», «sapato», «mesclilla». */
const sound = (word: string) =>
  word
    .replace(/ll/g, 'y')
    .replace(/qu|c(?=[aou])/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1')

/**
 * How far a typed word is from a known one: letters that sound alike, two that changed places, or one wrong letter; in
 * a long word, two wrong ones. Infinity for more. Nobody mistakes the first letter, nor one of a short word: «cargo» is
 * not «largo», and «pana» not «lana».
 */
const mistakes = (typed: string, correct: string) => {
  if (sound(typed) === sound(correct)) return 0.5
  if (sound(typed)[0] !== sound(correct)[0]) return Infinity
  const most = typed.length >= 8 ? 2 : typed.length > 4 ? 1 : 0
  const far = distance(typed, correct, most)
  if (far <= most) return far
  const at = typed.split('').findIndex((letter, index) => letter !== correct[index])
  const swapped = typed.slice(0, at) + (typed[at + 1] ?? '') + (typed[at] ?? '') + typed.slice(at + 2)
  return swapped === correct ? 1 : Infinity
}

const wordsIn = (texts: readonly string[]) =>
  byStem(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2))

/** Words of prices, quantities, sizes and occasions: right as they are, and nothing is corrected into them. */
const SPEAKING = `
  ciento cien millar gruesa centenar medio media dos tres cuatro cinco seis siete ocho nueve diez once doce quince
  veinte treinta cuarenta cincuenta alto alta bajo baja mano tela pana seda boda fiesta evento noche playa invierno
  verano oferta cierre botones bolsillo postparto hasta desde entre pesos maximo minimo mayor menor abajo arriba debajo partir numero chica mediana grande meses
  anos como solo todo toda adulto infantil moda temporada barato barata economico economica nuevo nueva`

const RIGHT: Words = wordsIn([SPEAKING, ...FILLING, ...JOINING, ...REFUSING])
const OWN: Words = new Map([
  ...wordsIn(SEGMENT_WORDS.flat()),
  ...wordsIn(COLOURS.flatMap(({ name }) => [name, name.replace(/o$/, 'a')])),
  ...DESCRIBING,
  ...GARMENTS,
])

/** «pantalón» → «pantalones»: the accent goes with the syllable. */
const plural = (word: string) => {
  if (word.endsWith('s')) return word
  return /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word.slice(0, -2)}${foldText(word.slice(-2))}es`
}

/** A word with the accents of the known one where nothing else differs: «sueteres» is «suéteres». */
const accented = (typed: string) => {
  const ownWord = OWN.get(stem(foldText(typed))) ?? typed
  return [ownWord, plural(ownWord)].find((word) => foldText(word) === foldText(typed)) ?? typed
}
/** A text with its accents. `name`: the thing that the text names, if it is written otherwise. */
export const spelt = (typed: string, name = '') =>
  foldText(typed) === foldText(name) ? name : typed.split(' ').map(accented).join(' ')

const SHORTEST = 4

/**
 * The search with corrected spelling («platera negra» → «playera negra»); null if every word is known, or none is
 * similar to a known one. `names`: of the shop; `results`: texts of the results. The words of both are correct.
 */
export const corrected = (text: string, names: readonly string[], results: readonly string[] = []) => {
  const extra = wordsIn(names)
  // Long lists are folded only for a word that is not known otherwise.
  let resultWords: string | undefined
  const right = (typed: string) => {
    const key = stem(foldText(typed))
    if (key.length < SHORTEST || !/^[a-z]{1,40}$/.test(key) || RIGHT.has(key) || OWN.has(key) || extra.has(key))
      return typed
    if ((resultWords ??= foldText(results.join(' '))).includes(key)) return typed
    let best = typed
    let least = Infinity
    for (const [known, word] of [...OWN, ...extra]) {
      const far = known.length < SHORTEST ? Infinity : mistakes(key, known)
      if (far < least) [best, least] = [word, far]
    }
    if (least === Infinity) return typed
    return /s$/i.test(typed) ? plural(best) : best
  }
  const result = text.trim().split(/\s+/).map(right).join(' ')
  return foldText(result) === foldText(text) ? null : result
}

/** The items that have one of a text's words, spelt right or not, in their names: «plyeras» → Playeras. */
export const alike = <T extends { name: string }>(text: string, items: readonly T[]) => {
  const names = items.map(({ name }) => name)
  const words = stemsOf(corrected(text, names) ?? text).filter(
    (word) => word.length > 2 && !JOINING.has(word) && !FILLING.has(word),
  )
  const matches = items.filter(({ name }) => stemsOf(name).some((word) => words.includes(word)))
  return [...new Map(matches.map((item) => [foldText(item.name), item])).values()].slice(0, 6)
}
