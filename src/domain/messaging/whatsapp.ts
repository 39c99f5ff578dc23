/**
 * A Mexican number as wa.me wants it (52 and ten digits), from 10 digits, 52…, 521… or +52 with any
 * punctuation; null for anything else.
 */
export const whatsappNumber = (phone: string): string | null => {
  if (/[^\d\s()+.\-/]/.test(phone)) return null
  const digits = phone.replace(/\D/g, '')
  const national = /^(?:521?)?([1-9]\d{9})$/.exec(digits)?.[1]
  return national === undefined ? null : `52${national}`
}

/** The chat link (R1.08); null when the number is of no use. */
export const whatsappLink = (phone: string, text: string): string | null => {
  const number = whatsappNumber(phone)
  // Half a surrogate pair, as a cut-off emoji leaves it, would make encodeURIComponent throw.
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`
}
