/** Lower case, without accents, with single spaces: what two texts have in common when a buyer types them. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** True for text with nothing in it that can be read (empty, spaces, invisible marks). */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** A name as it stands in a path: `Tallas extra` → `tallas-extra`. Empty when nothing readable is left. */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
