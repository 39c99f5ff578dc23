import { createElement, lazy, useState, type ComponentType } from 'react'
import { importCode } from './import-code.ts'

interface Module<P> {
  readonly default: ComponentType<P>
}

export interface Chunk<P = object> {
  /** A component that suspends while its code is fetched; without suspending once it is here. */
  readonly component: () => ComponentType<P>
  readonly preload: () => Promise<unknown>
}

/** If the code never comes, `instead` is rendered; without it the nearest boundary shows the failure. */
export const createChunk = <P extends object = object>(
  fetchCode: () => Promise<Module<P>>,
  instead?: ComponentType<P>,
): Chunk<P> => {
  let loaded: Module<P> | null = null
  const load = async () => (loaded = await importCode(fetchCode, 'default'))
  return {
    component: () => {
      const Late = lazy(() =>
        load().catch((error: unknown) => {
          if (instead === undefined) throw error
          return { default: instead }
        }),
      )
      return (props) => {
        // Of code that is here already React's `lazy` would show the skeleton for a moment.
        const [Part] = useState<ComponentType<P>>(() => loaded?.default ?? Late)
        return createElement<P>(Part, props)
      }
    },
    preload: () => (loaded === null ? load().catch(() => undefined) : Promise.resolve()),
  }
}
