import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Requirement } from '../requirements.ts'
import type { Failure } from './failure.ts'

/** A picture shows requirements. */
export interface Evidence {
  readonly ids: readonly string[]
  readonly caption: string
  readonly path: string
}

export interface Check {
  /** Titles go from the outermost group to the check. */
  readonly titles: readonly string[]
  readonly file: string
  /** `skipped`: not run, or run so that it cannot fail. */
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly failure?: Failure
  readonly evidence: readonly Evidence[]
}

/** Each tool's reporter leaves these in reports/. */
export interface Results {
  readonly checks: readonly Check[]
  readonly errors: readonly string[]
}

export const saveResults = (file: string, results: Results): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(results, null, 1))
}

const ID = /R\d+\.\d+/
export const LEADING_IDS = new RegExp(`^(?:@\\S+\\s+)*((?:${ID.source}(?:\\s*(?:,|;|·|\\by\\b)\\s*|\\s+|(?=[:.]|$)))+)`)

/** The ids that a title starts with: `R5.03 avisa…`, `R5.01, R5.02 y R8.07 avisan…`. */
export const leadingIds = (title: string): readonly string[] =>
  LEADING_IDS.exec(title)?.[1]?.match(new RegExp(ID.source, 'g')) ?? []

export const idsOf = ({ titles }: Pick<Check, 'titles'>): readonly string[] => [...new Set(titles.flatMap(leadingIds))]

const ACCEPTANCE = 'specs/acceptance/'
/** `R2.23 a R2.29` credits two requirements, not seven. */
const RANGE = /R\d+\.\d+ (?:a|al|hasta) (?:la |el )?R\d+\.\d+/

/** A value as a program prints it; five figures are cents. */
const CODE = /\b(?:null|undefined)\b|\{ ?["']?\w+["']?:|\[Array\]|\[\w|\b\d{5,}\b/

export const titleOf = ({ titles }: Pick<Check, 'titles'>): string => titles.join(' › ')

const nameOf = (check: Check): string => `«${titleOf(check)}» (${check.file})`

export const traceProblems = (requirements: readonly Requirement[], checks: readonly Check[]): readonly string[] => {
  const ids = new Set(requirements.map(({ id }) => id))
  const covered = new Set(checks.filter(({ status }) => status !== 'skipped').flatMap(idsOf))
  return [
    ...requirements
      .filter(({ id }) => !covered.has(id))
      .map(
        ({ id, text }) => `${id} no tiene ninguna prueba: ${text} (pon su número en una prueba de specs/acceptance)`,
      ),
    ...checks.flatMap((check) =>
      idsOf(check)
        .filter((id) => !ids.has(id))
        .map((id) => `${id} no existe, y lo nombra ${nameOf(check)}; ` + 'los números están en specs/requirements/'),
    ),
    ...checks
      .filter((check) => check.file.startsWith(ACCEPTANCE) && idsOf(check).length === 0)
      .map((check) => `Sin número de requisito: ${nameOf(check)}; ponle uno o llévala a specs/technical`),
    ...checks
      .filter(({ titles }) => titles.some((title) => RANGE.test(title)))
      .map((check) => `Un intervalo de números no cuenta: ${nameOf(check)}; escríbelos uno por uno`),
    ...checks
      .filter((check) => idsOf(check).length > 0 && CODE.test(titleOf(check).replace(/«[^»]*»|\/\S+/g, '')))
      .map((check) => `Un dueño del producto no lee código: ${nameOf(check)}; di qué valor es`),
    ...checks
      .filter(({ status }) => status === 'skipped')
      .map((check) => `Prueba omitida o pendiente: ${nameOf(check)}`),
  ]
}

export const checksOf = (id: string, checks: readonly Check[]): readonly Check[] =>
  checks.filter((check) => idsOf(check).includes(id))

/** A requirement is passed when it has checks and all of them passed. */
export const acceptance = (requirements: readonly Requirement[], checks: readonly Check[]) =>
  requirements.map(({ id, text }) => {
    const proofs = checksOf(id, checks)
    return {
      id,
      requirement: text,
      status: proofs.length > 0 && proofs.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
      checks: proofs.map((check) => ({ title: titleOf(check), file: check.file, status: check.status })),
    }
  })
