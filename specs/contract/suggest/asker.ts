import type { CallInFile } from './types.ts'
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

const inTheirs = ({ parametros, valores }: CallInFile, query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const theirs = parametros?.[name] === undefined ? name : parametros[name]
      const values = valores?.[name]
      const given =
        values?.[`${query['segmento']}/${value}`] ??
        values?.[value] ??
        (value === '' ? undefined : values?.['*']) ??
        value
      return theirs === null ? [] : [[theirs, String(given)]]
    }),
  )

export const createAsker = (live: Live, draft: Draft): Asker => ({
  async ask(path, query, change = {}) {
    const call = draft.file().llamadas?.[path] ?? {}
    const { ruta = path, ...rest } = {
      ...call,
      ...change,
      ...(change.plain === true && { valores: {} }),
      parametros: { ...call.parametros, ...change.parametros },
    }
    const search = new URLSearchParams({ ...inTheirs(rest, query), ...change.more })
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
