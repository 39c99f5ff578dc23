/** Of what a server keeps and lists in its own way: without markup, escapes, spaces, quotes, accents and invisible marks. */
const plain = (text: string): string =>
  text
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:amp;)*([a-z])(?:acute|grave|tilde|uml);/gi, '$1')
    .replace(/&(?:amp;)*(?:(?:lt|gt|quot|apos|nbsp|#0*39|#0*34);)?/gi, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s\\<>"'“”‘’]/gu, '')

// Old databases of MySQL keep no emoji, and old pages only Latin letters and signs.
const EMOJI = /\p{Extended_Pictographic}|[\u{10000}-\u{10FFFF}]/u
const withoutEmoji = (text: string) => text.replace(new RegExp(EMOJI, 'gu'), '').replace(/[?\uFFFD]/g, '')

/** Whether a listed text is what was sent, as this server keeps it. Each emoji may be lost, a `?`, or the text's end. */
export const isSameText = (sent: string, listed: string): boolean => {
  const [whole, found] = [plain(sent), plain(listed)]
  if (whole === found) return true
  if (!EMOJI.test(whole) || EMOJI.test(found)) return false
  const isCut = found !== '' && whole.startsWith(found) && whole.slice(found.length).search(EMOJI) === 0
  return isCut || withoutEmoji(whole) === withoutEmoji(found)
}
