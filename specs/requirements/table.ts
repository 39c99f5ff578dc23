/** One numbered sentence of what is asked of the product, in the words of a product owner. */
export interface Requirement {
  readonly id: string
  readonly section: string
  readonly text: string
}

export const section = (title: string, rows: Readonly<Record<string, string>>): readonly Requirement[] =>
  Object.entries(rows).map(([id, text]) => ({ id, section: title, text }))
