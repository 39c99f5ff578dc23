import type { ComponentType } from 'react'

interface Module<P> {
  readonly default: ComponentType<P>
}

/** Code that is fetched on its own when it is needed. */
export interface Chunk<P = object> {
  /** What was fetched before is given at once. */
  readonly load: () => Promise<Module<P>>
  /** Fetches ahead of need; what cannot be fetched is complained about when it is needed. */
  readonly preload: () => Promise<unknown>
  /** Fetches what could not be fetched before. */
  readonly loadAgain: () => Promise<Module<P>>
}

/** A synchronous thenable: React renders preloaded code without showing its skeleton first. */
// oxlint-disable-next-line unicorn/no-thenable
const settled = <T>(value: T) => ({ then: (give: (value: T) => void) => give(value) }) as unknown as Promise<T>

/** The file that a failed import asked for, where the browser's message names it. */
const fileIn = (error: unknown): string | undefined =>
  error instanceof Error ? new RegExp(`${window.location.origin}/[^\\s?]+\\.js`).exec(error.message)?.[0] : undefined

export const createChunk = <P = object>(fetchCode: () => Promise<Module<P>>): Chunk<P> => {
  let loaded: Module<P> | null = null
  const take = (module: Module<P>): Module<P> => (loaded = module)
  const load = () => (loaded === null ? fetchCode().then(take) : settled(loaded))
  return {
    load,
    preload: () => Promise.resolve(load()).catch(() => undefined),
    loadAgain: () =>
      fetchCode()
        .catch(async (error: unknown) => {
          // Chromium does not fetch a failed import again under the same address.
          const file = fileIn(error)
          const module = file === undefined ? {} : ((await import(/* @vite-ignore */ `${file}?${Date.now()}`)) as object)
          if ('default' in module) return module as Module<P>
          throw error
        })
        .then(take),
  }
}
