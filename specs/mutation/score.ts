/** What Stryker keeps of a run: how each mutant ended, by file. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** Percent of the mutants that some specification must notice. */
const LEAST = 90

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** One line for an area, and whether its specifications notice enough. A part without mutants is not enough. */
export const scoreOf = (area: string, parts: readonly (MutationReport | null)[]): { line: string; enough: boolean } => {
  const ends = parts.flatMap((part) =>
    Object.values(part?.files ?? {}).flatMap(({ mutants }) => mutants.map(({ status }) => status)),
  )
  const noticed = ends.filter((status) => NOTICED.includes(status)).length
  const unnoticed = ends.filter((status) => UNNOTICED.includes(status)).length
  // A glob that names no file leaves a report without files.
  const missing = parts.filter((part) => Object.keys(part?.files ?? {}).length === 0).length
  const percent = noticed + unnoticed === 0 ? 0 : (100 * noticed) / (noticed + unnoticed)
  const enough = missing === 0 && percent >= LEAST
  // Cut, not rounded: 89.96 is not 90.
  const shown = (Math.floor(percent * 10) / 10).toFixed(1)
  const gaps = missing === 0 ? '' : `, y ${missing} ${missing === 1 ? 'parte no corrió' : 'partes no corrieron'}`
  return {
    line:
      `${enough ? '✓' : '✗'} ${area}: ${shown} % de los mutantes se notan (${unnoticed} de ` +
      `${noticed + unnoticed} no${gaps}); el mínimo es ${LEAST} %`,
    enough,
  }
}
