import { test as base, expect } from '@playwright/test'
import { serveApi } from './servers.ts'
import { HURRY, watch, type Oracle } from './chaos-oracle.ts'
import { createChaosProxy, type ChaosProxy } from './chaos-proxy.ts'
import { asDemo, DEMO } from './test.ts'

interface Chaos {
  chaos: ChaosProxy
  /** Already watching; whatever it found fails the check at its end. */
  oracle: Oracle
}

/** The built shop behind a misbehaving proxy, with a simulated backend of its own, watched by the oracle. */
export const test = base.extend<Chaos>({
  chaos: async ({ baseURL }, use) => {
    const api = await serveApi({})
    const proxy = await createChaosProxy(baseURL ?? '', api.origin)
    await use(proxy)
    await proxy.close()
    await api.stop()
  },
  oracle: async ({ page, chaos }, use) => {
    const oracle = await watch(page, chaos.origin, HURRY)
    await use(oracle)
    if (!page.isClosed()) await page.close()
    expect(oracle.problems()).toEqual([])
  },
})

export { asDemo as asVisitor, DEMO, expect }
