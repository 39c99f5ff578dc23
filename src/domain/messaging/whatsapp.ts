/**
 * A Mexican number as wa.me wants it, from 10 digits, 52…, 521… or +52 with any punctuation; null for anything else.
 */
export const whatsappNumber = (phone: string): string | null => {
  if (/[^\d\s()+.\-/]/.test(phone)) return null
  const digits = phone.replace(/\D/g, '')
  const national = /^(?:521?)?([1-9]\d{9})$/.exec(digits)?.[1]
  return national === undefined ? null : `52${national}`
}

/** The chat link (R1.08); null if the number is not valid. */
export const whatsappLink = (phone: string, text: string): string | null => {
  const number = whatsappNumber(phone)
  // `encodeURIComponent` throws on half a surrogate pair, which a cut emoji leaves.
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`
}
