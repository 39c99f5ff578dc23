import type { Dialect } from '../../src/adapters/http/schema/dialect.ts'
import { OWN_DIALECT } from '../../src/adapters/http/schema/dialect.ts'
import { parseDialect } from '../../src/hosting/dialect-file.ts'
import { accountOf, DEMO_USER, liveOf, loggedIn, type CheckOptions } from './check.ts'
import type { Person } from './questions.ts'
import { createBodies, samples } from './samples.ts'
import { readThrough } from './reads.ts'
import { createSite } from './site.ts'
import { planWrites } from './suggest/plan.ts'
import { learnServer } from './suggest/suggest.ts'
import type { Sent } from './suggest/writes.ts'

interface LearnOptions extends CheckOptions {
  readonly person: Person
  readonly isYes?: boolean
  readonly given?: string | undefined
  readonly say?: (line: string) => void
}

/** Learns a live API, read as the site would read it. */
export const learnApi = async (
  options: LearnOptions,
): Promise<{ readonly text: string; readonly dialect: Dialect; readonly sent: ReadonlyMap<string, Sent> }> => {
  const { person, isYes = false, given, store, writes = false, dialect = OWN_DIALECT, say = () => undefined } = options
  const bare = liveOf(options)
  const account = accountOf(options)
  const { text, sent } = await learnServer({
    live: loggedIn(bare, dialect, account),
    start: samples(options.user ?? DEMO_USER, { store }),
    person,
    isYes,
    given: given === undefined ? undefined : (JSON.parse(given) as unknown),
    writes: writes ? { plan: planWrites(store), bodyOf: createBodies(account, store) } : null,
    read: async (path, file, known) => {
      const { ports } = createSite(bare, parseDialect(JSON.stringify(file)))
      const result = await readThrough(ports, path, known)
      return result.ok ? result.value : []
    },
    say,
  })
  return { text, dialect: parseDialect(text), sent }
}
