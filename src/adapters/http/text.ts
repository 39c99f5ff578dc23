// Marks that reorder or hide text have no place in names and messages.
// oxlint-disable-next-line no-control-regex
const EVERY_UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Most text is of letters and single spaces from end to end, and a glance at each character is enough to see it. */
const isPlain = (text: string): boolean => {
  const { length } = text
  if (length > 0 && (text.charCodeAt(0) === 32 || text.charCodeAt(length - 1) === 32)) return false
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 || code > 0x167f || (code > 126 && code < 161)) return false
  }
  return true
}

const withoutMarks = (text: string): string => (isPlain(text) ? text : text.replace(EVERY_UNPRINTABLE, '').trim())

/** Text that can be shown: without marks that reorder or hide it, and empty for what JavaScript prints by mistake. */
export const printable = (text: string): string => {
  const clean = withoutMarks(text)
  const mistake = clean === 'null' || clean === 'undefined' || clean === 'NaN' || clean === '[object Object]'
  return mistake ? '' : clean
}
