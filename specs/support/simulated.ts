import { createSimulation, type Simulation } from '../../mocks/db.ts'
import type { Result } from '../../src/domain/result.ts'

/** Fails the check when the port answered a failure. */
export const value = async <T>(asked: Promise<Result<T>>): Promise<T> => {
  const result = await asked
  if (!result.ok) throw new Error(`No se esperaba ${JSON.stringify(result.failure)}`)
  return result.value
}
export const START = Date.UTC(2027, 2, 4, 12)

export const small = (options: Parameters<typeof createSimulation>[0] = {}): Simulation =>
  createSimulation({ seed: 1, products: 80, now: () => START, ...options })
