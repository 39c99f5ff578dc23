import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { test as base, type Page } from '@playwright/test'
import { createChaosProxy, type ChaosProxy } from './chaos-proxy.ts'
import { expect, watched } from './test.ts'

interface Deployed extends Pick<ChaosProxy, 'origin' | 'reachable' | 'rule'> {
  /** From now on the worker is another one, with another first script. */
  deploy(): void
}

/** The built site behind a door that can be shut, and at which a new version can arrive. */
export const test = base.extend<{ site: Deployed; tolerates: readonly RegExp[] }>({
  tolerates: [[], { option: true }],
  serviceWorkers: 'allow',
  site: async ({ baseURL }, use) => {
    const proxy = await createChaosProxy(baseURL ?? '')
    let version = 0
    proxy.rewrite = (path, script) =>
      path === '/sw.js' && version > 0
        ? script.replaceAll(/\/assets\/base-[\w-]+\.js/g, `$&?version=${version}`)
        : script
    const deploy = () => {
      version += 1
    }
    await use(Object.assign(proxy, { deploy }))
    await proxy.close()
  },
  page: ({ page, site, tolerates }, use) => watched(page, { baseURL: site.origin, tolerates }, use),
})

export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    }
    return found
  })

/** Until the worker has kept what the first visit saw. */
export const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => cachedAddresses(page))
    .toContainEqual(expect.stringContaining(`/api${CALLS.catalogue.products.path}`))
}

export { expect }
