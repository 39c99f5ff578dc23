import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean }[]) => void

/** Nothing is near until `comeNear` is called. */
export const stubIntersectionObserver = () => {
  const watchers: Tell[] = []
  class Watch {
    readonly observe: () => void
    readonly unobserve = () => undefined
    readonly disconnect = () => undefined
    constructor(tell: Tell) {
      this.observe = () => void watchers.push(tell)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 0)))
  const tellAll = async (isIntersecting: boolean) => {
    // Effects that begin to observe may still be waiting.
    await settled()
    act(() => {
      for (const tell of watchers) tell([{ isIntersecting }])
    })
    await settled()
  }
  return { comeNear: () => tellAll(true), goAway: () => tellAll(false) }
}
