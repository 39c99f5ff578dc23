import { getResponse } from 'msw/utils/get-response'
import { createSimulation, type Simulation } from '../../mocks/db.ts'
import type { createHandlers } from '../../mocks/handlers/handlers.ts'
import { createShop, type Shop } from '../../mocks/shop.ts'
import type { Result } from '../../src/domain/result.ts'
import { DEMO } from './device.ts'

/** Fails the check when the port answered a failure. */
export const value = async <T>(asked: Promise<Result<T>>): Promise<T> => {
  const result = await asked
  if (!result.ok) throw new Error(`No se esperaba ${JSON.stringify(result.failure)}`)
  return result.value
}
export const START = Date.UTC(2027, 2, 4, 12)

const shops = new Map<string, Shop>()

/** One shop serves all checks that change no product and no store: seeding takes longer than most of them. */
export const sharedShop = (seed: number, products: number): Shop => {
  const key = `${seed}/${products}`
  const shop = shops.get(key) ?? createShop(seed, products)
  shops.set(key, shop)
  return shop
}

export const small = (options: Parameters<typeof createSimulation>[0] = {}): Simulation =>
  createSimulation({ shop: sharedShop(1, 80), now: () => START, ...options })

/** A `fetch` over the handlers of a simulated server. */
export const fetchFrom =
  (handlers: ReturnType<typeof createHandlers>) =>
  async (url: string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, 'http://localhost'), { ...init, signal: null })
    const response = await getResponse(handlers, request)
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? new Response('', { status: 404 })
  }

export const orderFor = ({ id, name, storeId }: Readonly<{ id: string; name: string; storeId: string }>) => {
  const line = { productId: id, productName: name, colour: 'Negro', size: 'CH', pieces: 12, price: 9000 }
  return { clientId: 'p-1', user: DEMO.mail, storeId, note: '', lines: [line], total: 108_000 }
}
