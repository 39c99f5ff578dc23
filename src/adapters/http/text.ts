import { foldText } from '../../domain/text.ts'

/** Longest text of a field, in characters, and most items of a list: a broken answer must not freeze the page. */
export const LONGEST_TEXT = 20_000
export const MOST_ITEMS = 1000

// Control characters, and marks that reorder or hide text.
// oxlint-disable-next-line no-control-regex
const EVERY_UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** A fast path for text of letters and single spaces, which needs no cleaning. */
const isPlain = (text: string): boolean => {
  const { length } = text
  if (length > 0 && (text.charCodeAt(0) === 32 || text.charCodeAt(length - 1) === 32)) return false
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code === 38 || code > 0x167f || (code > 126 && code < 161)) return false
  }
  return true
}

const ACCENTS: Readonly<Record<string, string>> = { acute: '\u0301', grave: '\u0300', tilde: '\u0303', uml: '\u0308' }
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bull: '•',
}

/** Undoes PHP's `htmlspecialchars` or `htmlentities` once: `&amp;ntilde;` becomes `&ntilde;`. */
export const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|tilde|uml)|([a-z]{2,6}\d{0,2}));/gi,
    (whole, decimal?: string, hex?: string, letter?: string, accent?: string, sign?: string) => {
      if (letter !== undefined && accent !== undefined)
        return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC')
      if (sign !== undefined) return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? whole) : whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
    },
  )

/** Half of a surrogate pair, left by a server that cut a text: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Text that can be shown: entities as letters, without marks that reorder or hide it, and empty for what JavaScript
 * prints by mistake.
 */
export const printable = (text: string): string => {
  const clean = isPlain(text)
    ? text
    : withoutEntities(text).replace(EVERY_UNPRINTABLE, '').replace(LONE_SURROGATE, '\ufffd').trim()
  const mistake =
    clean === 'null' || clean === 'NULL' || clean === 'undefined' || clean === 'NaN' || clean === '[object Object]'
  return mistake ? '' : clean
}

/** HTML as plain text: blocks become lines, tags are removed. */
export const withoutTags = (text: string): string =>
  /<[a-z/!]/i.test(text)
    ? text
        .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
        .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)>/gi, '\n')
        .replace(/<[a-z/!][^<>]*>/gi, '')
        .replace(/[ \t]*\n\s*/g, '\n')
        .trim()
    : text

const NOTICE =
  /(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards|Fatal error|Parse error)(?:<\/b>)?:[\s\S]{0,2000}? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?\s*/g

const NONE =
  /\bno (?:se |hay |existen? |tienes? |fue )?(?:\w+ )?(?:encontr|result|registr|coincid|product|prendas|articul|mensaj|favorit)|\bsin (?:resultados|registros|coincidencias)\b|\bno existen?\b|\bnot found\b|\bdoes not exist\b|\b(?:no|0) result(?:s|ados)\b/
const ERROR_WORDS = /\b(?:error|conexion|base de datos|servidor|tabla|archivo|pagina|sql\w*)\b/

/** Whether a sentence of the server says that it found nothing. */
export const saysNone = (sentence: string): boolean => {
  if (sentence.length > 200 || sentence.includes('<')) return false
  const folded = foldText(sentence)
  return NONE.test(folded) && !ERROR_WORDS.test(folded)
}

/** An answer without what PHP prints of itself before or after it (`Warning: … in x.php on line 12`). */
export const withoutNotices = (body: string): string => body.replace(NOTICE, '').trim()

const MOST_REMEMBERED = 5000

/** A memo: prices and colours repeat from row to row. Results are shared and must not be mutated. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.value
    const value = read(text)
    // When it is full it stays as it is: emptied, it would be filled again by a list with more values than it holds.
    if (known.size < MOST_REMEMBERED) known.set(text, { value })
    return value
  }
}

/** Without percent signs, if they are well-formed. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined for a text that is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A value, or what is in it where it is PHP's `json_encode` of a list as a text. */
export const withoutJson = (raw: unknown): unknown =>
  typeof raw === 'string' && /^\s*[[{]/.test(raw) ? (parseJson(raw) ?? raw) : raw
