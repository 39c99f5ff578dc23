import { tenDigits } from '../phone.ts'

/** A Mexican number as wa.me wants it; null for anything else. */
export const whatsappNumber = (phone: string): string | null => {
  const national = tenDigits(phone)
  return national === null ? null : `52${national}`
}

/** The chat link; null if the number is not valid. */
export const whatsappLink = (phone: string, text: string): string | null => {
  const number = whatsappNumber(phone)
  // `encodeURIComponent` throws on half a surrogate pair, which a cut emoji leaves.
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`
}
