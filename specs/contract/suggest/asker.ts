import { OWN_DIALECT } from '../../../src/adapters/http/schema/dialect.ts'
import { queryIn } from '../../../src/adapters/http/schema/request-names.ts'
import { parsed } from '../described.ts'
import type { Came, Live } from '../live.ts'
import type { Draft } from './draft.ts'

export type Query = Readonly<Record<string, string>>

export interface Answer {
  readonly came: Came
  readonly json: unknown
  readonly isGood: boolean
}

interface Try {
  readonly ruta?: string
  readonly parametros?: Readonly<Record<string, string>>
  /** Values as they are, whatever the draft says of them. */
  readonly plain?: boolean
  /** Further parameters, in the server's own names. */
  readonly more?: Query
}

export interface Asker {
  /** Asks in our names, as the draft says them so far. Null where no answer came. */
  ask(path: string, query: Query, change?: Try): Promise<Answer | null>
}

export const createAsker = (live: Live, draft: Draft): Asker => ({
  async ask(path, query, change = {}) {
    const call = draft.file().llamadas?.[path] ?? {}
    const { ruta = call.ruta ?? path, plain = false, more } = change
    const parametros = { ...call.parametros, ...change.parametros }
    const named = { parametros, ...(!plain && call.valores && { valores: call.valores }) }
    const search = new URLSearchParams({
      ...(queryIn({ ...OWN_DIALECT, llamadas: { [path]: named } }, path, query) as Query),
      ...more,
    })
    try {
      const came = await live.send(
        'GET',
        search.size === 0 ? ruta : `${ruta}${ruta.includes('?') ? '&' : '?'}${search}`,
      )
      const json = parsed(came.body)?.json
      return { came, json, isGood: came.status >= 200 && came.status < 300 && json !== undefined }
    } catch {
      return null
    }
  },
})
