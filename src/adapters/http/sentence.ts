import { printable } from './text.ts'

// A server speaks to a buyer in one or two Spanish sentences. Firewalls, databases and programs answer in its place in
// ways that nobody can list, so this tells what a sentence is made of, and refuses all else.

const LONGEST = 240
const OPEN = `[¿¡("'«“‘]*`
const CLOSE = `["'»”’)]*[.,;:?!…]*["'»”’)]*`
/** `camelCase`, `snake_case` and `name()` are a program's. */
const PART = String.raw`(?:WhatsApp|\p{Lu}?\p{Ll}+|\p{Lu}+)(?:\((?:la|[aes]{1,2})\))?`
const DOMAIN = String.raw`(?:[\w-]+\.)+(?:com|mx|net|org)`
const TOKEN = new RegExp(
  `^${OPEN}(?:${[
    `${PART}(?:[-/’']${PART})*`,
    // A sum, a date, a time, a telephone, a size, a folio.
    String.raw`[#$+]{0,2}\d[\d.,:/-]*(?:%|\p{L}{1,3}|[ªº°])?`,
    String.raw`\p{Lu}{1,5}-\d+`,
    String.raw`[\w.+-]+@${DOMAIN}`,
    String.raw`(?:https?:\/\/)?${DOMAIN}(?:\/[\w-]+)*\/?`,
    String.raw`[-–—&+]|\p{Extended_Pictographic}\uFE0F?`,
  ].join('|')})${CLOSE}$`,
  'u',
)
const SPANISH = new RegExp(
  String.raw`[áéíóúüñ¿¡]|(?<!\p{L})(?:` +
    'el|la|los|las|un|una|de|del|al|y|o|en|con|por|para|sin|que|se|ya|te|tu|tus|su|sus|lo|le|les|este|esta|ese|esa|hoy|' +
    String.raw`muy|hay|es|faltan?|quedan?|deben?|puedes?|pueden|existen?|tienes?|tienen|\p{L}{3,}(?:[oa]s?|mente))(?!\p{L})`,
  'u',
)
const ENGLISH = /\b(?:\w{2,}(?:(?<!ust|par|merc)ed|ing|tion)|the|to|of|for|from|with|by|this|that|and|too)\b/
/** A verb makes an English text a sentence; «Access denied» has none. */
const ENGLISH_VERB = /\b(?:is|are|was|were|be|been|not|has|have|you|your|already)\b/

/** `exist`, `AUTH-401`: what programs say to each other. */
export const isCode = (value: unknown) =>
  typeof value === 'string' && /^["'«]?(?:[a-z]|[A-Z](?=[\w-]*[_\d]))[\w-]{0,39}["'»]?$/.test(value.trim())

/** The sentence that a server says, or ''. `isOwn`: the shop's own program says it, which may do so in English. */
export const sentence = (value: unknown, isOwn = false) => {
  const text = typeof value === 'string' && value.length <= 2 * LONGEST ? printable(value, 2 * LONGEST) : ''
  const line = text.replace(/\s+/g, ' ')
  const isShort = line.length <= LONGEST && line.split(/[.?!…]["»”’)]* (?=\P{Ll})/u).length <= 2
  const words = line.toLowerCase()
  const isForBuyers = ENGLISH_VERB.test(words) ? isOwn : SPANISH.test(words) && !ENGLISH.test(words)
  return isShort && isForBuyers && !isCode(line) && line.split(' ').every((token) => TOKEN.test(token)) ? line : ''
}
