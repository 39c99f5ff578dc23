/** Why a file cannot be read as a list. */
export type FileProblem = 'spreadsheet' | 'picture' | 'document' | 'empty' | 'too-big'

/** Twenty times a list of two thousand lines. */
export const MOST_BYTES = 2_000_000

const startsWith = (bytes: Uint8Array, signs: string) =>
  Array.from(signs).every((sign, at) => bytes[at] === sign.charCodeAt(0))

/** The first characters of files of other kinds, whatever type or name they have. */
const KINDS: readonly (readonly [FileProblem, readonly string[]])[] = [
  ['spreadsheet', ['PK\x03\x04', '\xd0\xcf\x11\xe0', '<html', '<HTML', '<?xml', '<table']],
  ['picture', ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'BM', '\0\0\0']],
  ['document', ['%PDF', '{\\rtf', '\x1f\x8b']],
]

/** The encoding of a text: a spreadsheet writes UTF-16 («Texto Unicode»), UTF-8 or, in Spanish, Windows-1252. */
const encodingOf = (bytes: Uint8Array) => {
  if (startsWith(bytes, '\xff\xfe')) return 'utf-16le'
  if (startsWith(bytes, '\xfe\xff')) return 'utf-16be'
  // UTF-16 without a mark has an empty byte beside almost every Latin letter.
  const sample = bytes.subarray(0, 1000)
  const empty = [0, 1].map((odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  if (Math.max(...empty) > sample.length / 4) return (empty[1] ?? 0) > (empty[0] ?? 0) ? 'utf-16le' : 'utf-16be'
  return 'utf-8'
}

/** The text of a file, judged by its contents: Windows gives a CSV the type of the program that opens it. */
export const textOfFile = (bytes: Uint8Array): { readonly text: string } | { readonly problem: FileProblem } => {
  if (bytes.length > MOST_BYTES) return { problem: 'too-big' }
  const kind = KINDS.find(([, signs]) => signs.some((sign) => startsWith(bytes, sign)))
  if (kind !== undefined) return { problem: kind[0] }
  const encoding = encodingOf(bytes)
  const decoded = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes)
  let text = ''
  try {
    text = decoded(encoding, true)
  } catch {
    text = decoded(encoding === 'utf-8' ? 'windows-1252' : encoding)
  }
  if (text.includes('\0')) return { problem: 'document' }
  return text.trim() === '' ? { problem: 'empty' } : { text }
}
