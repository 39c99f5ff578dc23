export type FileProblem = 'spreadsheet' | 'document' | 'empty' | 'too-big'

/** Twenty times a list of two thousand lines. */
export const MOST_BYTES = 2_000_000

/** The first characters of workbooks, and of pictures and documents, whatever type or name their files have. */
const SPREADSHEET = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '<html', '<HTML', '<?xml', '<table']
const DOCUMENT = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'BM', '%PDF', '{\\rtf', '\x1f\x8b']

/**
 * The text of a file, judged by its contents: Windows gives a CSV the type of the program that opens it. A spreadsheet
 * writes UTF-16 («Texto Unicode»), UTF-8 or, in Spanish, Windows-1252.
 */
export const textOfFile = (bytes: Uint8Array): { readonly text: string } | { readonly problem: FileProblem } => {
  if (bytes.length > MOST_BYTES) return { problem: 'too-big' }
  const signs = String.fromCharCode(...bytes.subarray(0, 8))
  if (SPREADSHEET.some((kind) => signs.startsWith(kind))) return { problem: 'spreadsheet' }
  if (DOCUMENT.some((kind) => signs.startsWith(kind))) return { problem: 'document' }
  const encoding = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[signs.slice(0, 2)] ?? 'utf-8'
  let text = ''
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes)
  }
  if (text.includes('\0')) return { problem: 'document' }
  return text.trim() === '' ? { problem: 'empty' } : { text }
}
