import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets simulated time go by (after vi.useFakeTimers) with everything that it sets off on the screen. */
export const passTime = async (milliseconds: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
