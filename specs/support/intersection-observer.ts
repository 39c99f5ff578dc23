import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean }[]) => void

/** Nothing is near until told so. */
export const stubIntersectionObserver = (): { comeNear: () => Promise<void>; goAway: () => Promise<void> } => {
  const watchers: Tell[] = []
  class Watch {
    readonly #tell: Tell
    constructor(tell: Tell) {
      this.#tell = tell
    }
    observe(): void {
      watchers.push(this.#tell)
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 0)))
  const tellAll = async (isIntersecting: boolean) => {
    // Effects that begin to observe may still be waiting.
    await settled()
    await act(async () => {
      for (const tell of watchers) tell([{ isIntersecting }])
      await new Promise((done) => setTimeout(done, 0))
    })
  }
  return { comeNear: () => tellAll(true), goAway: () => tellAll(false) }
}
