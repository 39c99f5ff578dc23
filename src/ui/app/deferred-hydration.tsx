import { startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react'

/** What a visitor does, or the browser on their behalf, before any part of the page can be asked to answer. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click', 'submit', 'popstate'] as const

/** A promise that React reads without waiting once it says that it is fulfilled. */
interface End extends Promise<void> {
  status?: 'pending' | 'fulfilled'
}

interface Sleep {
  readonly over: End
  readonly end: () => void
}

/** Null where nothing ever slept: on pages that were not drawn ahead of time. */
let sleep: Sleep | null = null

const isAsleep = (): boolean => sleep !== null && sleep.over.status !== 'fulfilled'

/** Parts that sleep are taken over now. Whatever changes them has to call this first. */
export const wake = (): void => {
  if (isAsleep()) sleep?.end()
}

/** To be called before a page that was drawn ahead of time is taken over: the first sign of a visitor wakes it. */
export const fallAsleep = (window: Window): void => {
  let resolve = () => {}
  const over: End = new Promise<void>((done) => (resolve = done))
  const end = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, end, true)
    over.status = 'fulfilled'
    resolve()
  }
  // On the way down, ahead of React: an event that finds its target asleep is then answered in the same breath.
  for (const sign of SIGNS) window.addEventListener(sign, end, { capture: true, passive: true })
  sleep = { over, end }
}

/**
 * False while the page sleeps. What waits for it is drawn a piece at a time, so that a finger is answered first. Not for
 * what is drawn ahead of time, where nothing sleeps.
 */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(() => !isAsleep())
  useEffect(() => {
    if (!awake) void sleep?.over.then(() => startTransition(() => setAwake(true)))
  }, [awake])
  return awake
}

const Sleeper = ({ children }: { children: ReactNode }) => {
  if (sleep !== null) use(sleep.over as Promise<void>)
  return children
}

/**
 * A part of the page that shows the same to everyone until someone touches it: as HTML it can be read and its links
 * lead on, and a slow phone need not take it over before it has drawn what the visitor waits for.
 */
export const Asleep = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Sleeper>{children}</Sleeper>
  </Suspense>
)
