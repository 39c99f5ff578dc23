import { OWN_DIALECT, type Dialect } from '../../../src/adapters/http/dialect.ts'
import { accountOf, DEMO_USER, liveOf, termsOf, type CheckOptions } from '../check.ts'
import { createDraft } from './draft.ts'
import { findFolders } from './folders.ts'
import { surveyReads } from './reads.ts'
import { learnWrites } from './writes.ts'

export interface Suggestion {
  readonly dialect: Dialect
  /** The file's text, notes and open questions among it. */
  readonly file: string
  readonly findings: readonly string[]
  /** Paths of the POSTs that left something behind, once for each time. */
  readonly left: readonly string[]
}

/** Learns a server's own names from its answers; with `writes`, those of bodies too. What is unsure is left open. */
export const suggestDialect = async (options: CheckOptions): Promise<Suggestion> => {
  const { user = DEMO_USER, writes = false, dialect = OWN_DIALECT } = options
  const live = liveOf(options)
  const draft = createDraft(dialect)
  const survey = await surveyReads({ live, draft }, user)
  const around = { live, draft, terms: () => termsOf(live, draft.dialect), survey: () => survey }
  await findFolders(around)
  const left = writes ? await learnWrites(around, accountOf(options)) : []
  return { dialect: draft.dialect, file: draft.print(), findings: draft.findings, left }
}
