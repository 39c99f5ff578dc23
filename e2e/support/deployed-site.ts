import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { test as base, type Page } from '@playwright/test'
import { createChaosProxy, type ChaosProxy } from './chaos-proxy.ts'
import { expect, watched } from './test.ts'

/** The built site behind a door that can be shut, and at which a new version can arrive. */
export const test = base.extend<{ site: ChaosProxy; tolerates: readonly RegExp[] }>({
  tolerates: [[], { option: true }],
  serviceWorkers: 'allow',
  site: async ({ baseURL }, use) => {
    const proxy = await createChaosProxy(baseURL ?? '')
    await use(proxy)
    await proxy.close()
  },
  page: ({ page, site, tolerates }, use) => watched(page, { baseURL: site.origin, tolerates }, use),
})

/** What the worker keeps: addresses, and what was answered. */
export const cached = (page: Page): Promise<(readonly [address: string, text: string])[]> =>
  page.evaluate(async () => {
    const found: (readonly [string, string])[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push([request.url, (await (await cache.match(request))?.text()) ?? ''])
    }
    return found
  })

/** Until the worker has kept what the first visit saw. */
export const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const path = `/api${CALLS.catalogue.products.path}`
  await page.waitForFunction(
    async (kept) => (await caches.match(kept, { ignoreSearch: true, ignoreVary: true })) !== undefined,
    path,
  )
}

export { expect }
