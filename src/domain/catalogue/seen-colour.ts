import { foldText } from '../text.ts'
import type { Colour, ProductSummary } from './catalogue.ts'

export const wantedColour = (
  { colours }: Pick<ProductSummary, 'colours'>,
  wanted: readonly string[],
): Colour | undefined => {
  if (wanted.length === 0) return undefined
  const keys = new Set(wanted.map(foldText))
  return colours.find(({ name }) => keys.has(foldText(name)))
}
