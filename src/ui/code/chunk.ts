import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { importCode } from './import-code.ts'

interface Module<P> {
  readonly default: ComponentType<P>
}

type Code<P> = Readonly<{ Part: ComponentType<P> } | { error: unknown }>

export interface Chunk<P = object> {
  /** The component, or `skeleton` until its code is here. If it never comes, the nearest boundary shows the failure. */
  readonly Late: (props: { with: P; skeleton: ReactNode }) => ReactNode
  readonly preload: () => Promise<unknown>
}

export const createChunk = <P extends object = object>(fetchCode: () => Promise<Module<P>>): Chunk<P> => {
  let loaded: Code<P> | null = null
  const load = async () => (loaded = { Part: (await importCode(fetchCode, 'default')).default })
  return {
    // Not React's `lazy`, which shows a skeleton for 300 ms at least, however soon the code is here.
    Late: ({ with: given, skeleton }) => {
      const [code, setCode] = useState(loaded)
      useEffect(() => {
        if (code !== null) return undefined
        let isGone = false
        const show = (found: Code<P>) => {
          if (!isGone) setCode(found)
        }
        load().then(show, (error: unknown) => show({ error }))
        return () => {
          isGone = true
        }
      }, [code])
      if (code === null) return skeleton
      if ('error' in code) throw code.error
      return createElement<P>(code.Part, given)
    },
    preload: () => (loaded === null ? load().catch(() => undefined) : Promise.resolve()),
  }
}
