import { test as base, expect } from '@playwright/test'
import { watch, type Oracle } from './chaos-oracle.ts'
import { createChaosProxy, type ChaosProxy } from './chaos-proxy.ts'

interface Chaos {
  chaos: ChaosProxy
  /** Already watching; whatever it found fails the check at its end. */
  oracle: Oracle
}

/** The built shop behind a misbehaving proxy, watched by the oracle. */
export const test = base.extend<Chaos>({
  chaos: async ({ baseURL }, use) => {
    const proxy = await createChaosProxy(baseURL ?? '')
    proxy.plainPictures = true
    await use(proxy)
    await proxy.close()
  },
  oracle: async ({ page, chaos }, use) => {
    const oracle = await watch(page, chaos.origin)
    await use(oracle)
    if (!page.isClosed()) await page.close()
    expect(oracle.problems()).toEqual([])
  },
})

export { expect }
