/** Area codes of two digits: Guadalajara, Mexico City and Monterrey. */
const SHORT_AREA_CODE = /^(?:33|55|56|81)/

/** Ten digits as Mexicans write them: `445 123 4567`, `55 1234 5678`. Anything else as it came. */
export const phoneText = (phone: string): string => {
  const digits = phone.trim()
  if (!/^\d{10}$/.test(digits)) return digits
  const area = SHORT_AREA_CODE.test(digits) ? 2 : 3
  return `${digits.slice(0, area)} ${digits.slice(area, 6)} ${digits.slice(6)}`
}
