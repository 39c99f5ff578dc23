/** One numbered sentence of what is asked of the product, in the words of a product owner. */
export interface Requirement {
  readonly id: string
  readonly section: string
  readonly text: string
}

export const section = (title: string, rows: Readonly<Record<string, string>>): readonly Requirement[] =>
  Object.entries(rows).map(([id, text]) => ({ id, section: title, text }))

/** `R2.09 R7.24-25` → `R2.09`, `R7.24` and `R7.25`. */
export const idsIn = (text: string): readonly string[] =>
  text.split(' ').flatMap((part) => {
    const [, chapter = '', from = '', to = from] = /^(R\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? []
    const count = Number(to) - Number(from) + 1
    return Array.from({ length: count }, (_, index) => `${chapter}.${String(Number(from) + index).padStart(2, '0')}`)
  })
