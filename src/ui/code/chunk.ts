import type { ComponentType } from 'react'
import { importCode } from './import-code.ts'

interface Module<P> {
  readonly default: ComponentType<P>
}

/** Code that is fetched on its own when it is needed. */
export interface Chunk<P = object> {
  /** Fetches the code; once it is here, resolves synchronously. */
  readonly load: () => Promise<Module<P>>
  /** Fetches the code in advance; never rejects. */
  readonly preload: () => Promise<unknown>
}

/** A synchronous thenable: React renders preloaded code without showing its skeleton first. */
// oxlint-disable-next-line unicorn/no-thenable
const settled = <T>(value: T) => ({ then: (give: (value: T) => void) => give(value) }) as unknown as Promise<T>

export const createChunk = <P = object>(fetchCode: () => Promise<Module<P>>): Chunk<P> => {
  let loaded: Module<P> | null = null
  const fetchOnce = async () => (loaded = await importCode(fetchCode, 'default'))
  return {
    load: () => (loaded === null ? fetchOnce() : settled(loaded)),
    preload: () => (loaded === null ? fetchOnce().catch(() => undefined) : Promise.resolve()),
  }
}
