/** What others wrote, for a terminal: signs that nobody sees, which could move its cursor or turn a line, as codes. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
