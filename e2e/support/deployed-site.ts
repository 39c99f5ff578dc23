import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { test as base, type Page } from '@playwright/test'
import { serveFront } from './front.ts'
import { expect, watched } from './test.ts'

interface DeployedSite {
  readonly origin: string
  /** False: neither the site nor its API answers. */
  reachable: boolean
  /** A new version has another service worker, with another first script. */
  version: number
  /** This call of the API answers with a page, which the browser may keep. */
  broken: string | null
}

/** The built site behind a door that can be shut, and at which a new version can arrive. */
export const test = base.extend<{ site: DeployedSite; tolerates: readonly RegExp[] }>({
  tolerates: [[], { option: true }],
  serviceWorkers: 'allow',
  site: async ({ baseURL }, use) => {
    const state = { reachable: true, version: 0, broken: null as string | null }
    const { origin, stop } = await serveFront(baseURL ?? '', async (path, ask) => {
      if (!state.reachable) return null
      if (path === `/api${state.broken}`)
        return new Response('<html>', {
          headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=600' },
        })
      const truth = await ask()
      if (path !== '/sw.js' || state.version === 0) return truth
      const script = (await truth.text()).replaceAll(/\/assets\/base-[\w-]+\.js/g, `$&?version=${state.version}`)
      return new Response(script, truth)
    })
    await use(Object.assign(state, { origin }))
    await stop()
  },
  page: ({ page, site, tolerates }, use) => watched(page, { baseURL: site.origin, tolerates }, use),
})

/** Waits until the worker has kept the first visit. `waitForFunction` does not do: a promise is true for it. */
export const installed = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const path = `/api${CALLS.catalogue.products.path}`
  const isKept = () =>
    page.evaluate(
      async (kept) => (await caches.match(kept, { ignoreSearch: true, ignoreVary: true })) !== undefined,
      path,
    )
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
}

export { expect }
