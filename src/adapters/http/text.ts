import { clipped } from '../../domain/text.ts'

/** Longest text of a field, in characters, and most items of a list: a broken answer must not freeze the page. */
export const LONGEST_TEXT = 20_000
export const LONGEST_NAME = 300
export const MOST_ITEMS = 1000

// Control characters, and marks that reorder or hide text.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
/** Line ends of every system; Word's is the vertical tab. */
// oxlint-disable-next-line no-control-regex
const LINE_END = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g
/** Half of a surrogate pair, left by a server that cut a text: `encodeURIComponent` throws on it. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const MISTAKES: ReadonlySet<string> = new Set(['null', 'NULL', 'undefined', 'NaN', '[object Object]'])

/** Text that needs no cleaning, as almost all is: letters and signs, and one space between words. */
const PLAIN = /^[!-%'-~\u00A1-\u167F]+(?: [!-%'-~\u00A1-\u167F]+)*$/

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

export const withoutEntities = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|tilde|uml)|([a-z]{2,8}));/gi,
    (entity, decimal?: string, hex?: string, letter?: string, accent?: string, sign?: string) => {
      if (letter !== undefined && accent !== undefined)
        return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC')
      if (sign !== undefined) return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? entity) : entity
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity
    },
  )

/** HTML without unprintable marks, written out or as entities. */
export const withoutMarks = (html: string) =>
  html
    .replace(/&#\w+;/g, (entity) => (withoutEntities(entity).search(UNPRINTABLE) < 0 ? entity : ''))
    .replace(UNPRINTABLE, '')

/**
 * Text that can be shown, at most this long, without marks that reorder or hide it. Line ends stay, as `\\n`.
 * It is cut first: cleaning 20 MB would take seconds.
 */
export const printable = (raw: string, most: number) => {
  const text = raw.length > most * 2 ? raw.slice(0, most * 2) : raw
  const clean = PLAIN.test(text)
    ? text
    : withoutEntities(text)
        .replace(LINE_END, '\n')
        .replace(UNPRINTABLE, '')
        .replace(LONE_SURROGATE, '\ufffd')
        .replace(/[^\S\n]+/g, ' ')
        .trim()
  return MISTAKES.has(clean) ? '' : clipped(clean, most)
}

/** The whole text is what people and programs write where there is nothing: `0`, `-`, `N/A`, `s/d`. */
export const saysNothing = (text: string) =>
  text.length < 16 &&
  /^(?:[\p{P}\s]*|0+(?:[.,]0+)?|#?n ?\/ ?[ad]|s ?\/ ?[di]|n\.? ?a\.?|[ns]\. ?d\.|\W?(?:null|none|nil|undefined|nan)\W?|no aplica\.?)$/iu.test(
    text,
  )

/**
 * Elements whose text nobody wrote. Word hides its settings in comments and in `xml`. What is not closed goes on to the
 * end, so that no text is searched twice.
 */
const UNREAD = /<!--[^]*?(?:-->|$)|<(script|style|xml|head)\b[^]*?(?:<\/\1>|$)/gi
/** Word's settings as a server leaves them that removes tags. */
const WORD_SETTINGS =
  /^\s*Normal\s+0\s[\d\s]{0,20}(?:(?:true|false|[A-Z]{2}-[A-Z]{2}|X-NONE|MicrosoftInternetExplorer4)\s*){3,20}/

export const withoutTags = (raw: string) => {
  const text = raw.replace(WORD_SETTINGS, '')
  if (!/<[a-z/!]/i.test(text)) return text
  return text
    .replace(UNREAD, '')
    .replace(/<br ?\/?>|<\/(?:p|div|li|h\d|tr)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[a-z/!][^<>]{0,500}>/gi, '')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim()
}
