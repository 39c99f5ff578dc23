import { expect, onTestFinished, test } from 'vitest'
import type { Simulation } from '../../../mocks/db.ts'
import type { Failure, Result } from '../../../src/domain/result.ts'
import type { Ports } from './ports.ts'
import { shopOf, type Target } from './targets.ts'

type Call<T> = (ports: Ports) => Promise<Result<T>>

/** A shop behind one target, with a twin in memory that every answer is held against. */
export type Ask = Shop['ask']

interface Shop {
  readonly simulation: Simulation
  readonly ports: Ports
  ask: <T>(call: Call<T>) => Promise<T>
  refusal: (call: Call<unknown>) => Promise<Failure>
  later(milliseconds: number): void
}

const openShop = async (target: Target): Promise<Shop> => {
  let now = 1_000_000
  const simulation = shopOf(() => now)
  const twin = shopOf(() => now)
  const connection = await target.connect(simulation)
  const { ports } = connection
  onTestFinished(() => connection.close())
  const both = async <T>(call: Call<T>): Promise<Result<T>> => {
    const result = await call(ports)
    expect(result).toEqual(await call(twin.ports))
    return result
  }
  return {
    simulation,
    ports,
    async ask(call) {
      const result = await both(call)
      if (!result.ok) throw new Error(`Falló: ${JSON.stringify(result.failure)}`)
      return result.value
    },
    async refusal(call) {
      const result = await both(call)
      if (result.ok) throw new Error(`No falló: ${JSON.stringify(result.value)}`)
      return result.failure
    },
    later(milliseconds) {
      now += milliseconds
    },
  }
}

/** Checks of a contract: each has a shop of its own behind this target. */
export const contractTest = (target: Target) =>
  test
    .extend('shop', () => openShop(target))
    .extend('ask', ({ shop }) => shop.ask)
    .extend('refusal', ({ shop }) => shop.refusal)
export type ContractTest = ReturnType<typeof contractTest>

export const DEMO_MAIL = 'demo@puntada.mx'
