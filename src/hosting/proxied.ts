import { loadEnv, type ResolvedConfig } from 'vite'
import { readSettings, type Settings } from '../composition/settings.ts'
import { HEADERS, type Headers } from './headers.ts'

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

/** Those of `.env`, for Vite's own servers. */
export const proxiedByEnv = ({ mode, envDir }: ResolvedConfig): readonly Proxied[] =>
  proxiedBases(readSettings(loadEnv(mode, envDir || '.')))
