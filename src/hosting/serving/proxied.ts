import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../composition/settings.ts'
import { HEADERS, type Headers } from './headers.ts'
import { BASES_FILE } from './pages.ts'

export type Bases = Pick<Settings, 'apiBase' | 'imagesBase'>

/** Where `npm run api` answers, and what the server files name unless `API_ORIGIN` says otherwise. */
export const LOCAL_API = 'http://127.0.0.1:8787'

export interface Proxied {
  readonly base: string
  readonly headers: Headers
}

/** The bases that the site's own server passes on, with the headers of their answers. */
export const proxiedBases = ({ apiBase, imagesBase }: Bases): readonly Proxied[] =>
  [
    { base: apiBase, headers: HEADERS.api },
    { base: imagesBase, headers: HEADERS.images },
  ].filter(({ base }) => base.startsWith('/'))

export const basesFile = ({ apiBase, imagesBase }: Bases): string => JSON.stringify({ apiBase, imagesBase })

export const readBases = (folder: string): Bases => {
  try {
    return JSON.parse(readFileSync(join(folder, BASES_FILE), 'utf8')) as Bases
  } catch {
    // A folder that this build did not write: the benchmark's floors.
    return { apiBase: '/api', imagesBase: '/images' }
  }
}
