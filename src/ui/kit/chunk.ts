import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { Failure } from '../../domain/result.ts'

interface Module<P> {
  default: ComponentType<P>
}

/** The file that a failed import requested, if the browser's message names it. */
const fileIn = (error: unknown) =>
  error instanceof Error ? new RegExp(`${window.location.origin}/[^\\s?]+\\.js`).exec(error.message)?.[0] : undefined

const LONGEST_MS = 25_000

/** Pictures that hang may hold all of a host's connections (HTTP/1.1), and then the code behind them never comes. */
const inTime = async <Code>(loading: Promise<Code>): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A dynamically imported module did not come in time')), LONGEST_MS)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Tries once more under another address, because Chromium never requests a failed import again under the same one. */
const importCode = async <P>(load: () => Promise<Module<P>>): Promise<Module<P>> => {
  try {
    return await inTime(load())
  } catch (error) {
    const file = fileIn(error)
    const code = file === undefined ? {} : ((await import(/* @vite-ignore */ `${file}?${Date.now()}`)) as object)
    if ('default' in code) return code as Module<P>
    throw error
  }
}

/** Code is lost without a network, and also after a deploy that removed its file. */
export const lostCode = (): Failure => (navigator.onLine ? { kind: 'server', status: 404 } : { kind: 'offline' })

type Code<P> = Readonly<{ Part: ComponentType<P> } | { error: unknown }>

export interface Chunk<P = object> {
  /** The component, or `skeleton` until its code is here. If it never comes, the nearest boundary shows the failure. */
  Late: (props: { with: P; skeleton: ReactNode }) => ReactNode
  preload: () => Promise<unknown>
}

export const createChunk = <P extends object = object>(fetchCode: () => Promise<Module<P>>): Chunk<P> => {
  let loaded: Code<P> | null = null
  const load = async () => (loaded = { Part: (await importCode(fetchCode)).default })
  return {
    // React's `lazy` would show a skeleton for 300 ms at least, however soon the code is here.
    Late: ({ with: props, skeleton }) => {
      const [code, setCode] = useState(loaded)
      useEffect(() => {
        if (code !== null) return undefined
        let isGone = false
        const show = (next: Code<P>) => {
          if (!isGone) setCode(next)
        }
        load().then(show, (error: unknown) => show({ error }))
        return () => {
          isGone = true
        }
      }, [code])
      if (code === null) return skeleton
      if ('error' in code) throw code.error
      return createElement<P>(code.Part, props)
    },
    preload: () => (loaded === null ? load().catch(() => undefined) : Promise.resolve()),
  }
}
