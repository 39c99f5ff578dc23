import type { Centavos } from './catalogue.ts'
import { visibleText } from '../text.ts'

/** Dearer is no price of clothes. */
const DEAREST: Centavos = 10_000_000_00

/** `120`, `$1,200`, `78.50` in centavos; null for anything that is no price. */
export const parsePesos = (text: string): Centavos | null => {
  const figure = visibleText(text)
    .replace(/[$\s]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(figure)) return null
  const price = Math.round(Number(figure) * 100)
  return price <= DEAREST ? price : null
}

/** No price is in a range whose ends are crossed. */
export const isCrossed = (from: Centavos | null, to: Centavos | null): boolean => (from ?? 0) > (to ?? Infinity)
