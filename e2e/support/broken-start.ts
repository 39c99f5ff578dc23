import { test as base } from '@playwright/test'
import { serveFront } from './front.ts'
import { expect, watched } from './test.ts'

/** These answers replace the site's scripts. */
const ANSWERS = {
  missing: () => new Response('No está', { status: 404 }),
  // Some hosts answer every address with their page, and let the browser keep it.
  page: () =>
    new Response('<!doctype html><title>Bienvenido</title>', {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' },
    }),
  unreadable: () =>
    new Response('let puntada = }{', {
      headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
    }),
  silent: () => new Promise<Response>(() => undefined),
}
export type Fault = keyof typeof ANSWERS

interface BrokenSite {
  readonly origin: string
  fault: Fault | null
  /** Scripts with the fault. */
  files: RegExp
}

/** The built site behind a door at which something else answers in the place of its scripts. */
export const test = base.extend<{ site: BrokenSite; tolerates: readonly RegExp[] }>({
  tolerates: [[/./], { option: true }],
  site: async ({ baseURL }, use) => {
    const state = { fault: null as Fault | null, files: /^\/assets\/.*\.js$/ }
    const { origin, stop } = await serveFront(baseURL ?? '', async (path, ask) =>
      state.fault !== null && state.files.test(path) ? ANSWERS[state.fault]() : ask(),
    )
    await use(Object.assign(state, { origin }))
    await stop()
  },
  page: ({ page, site, tolerates }, use) => watched(page, { baseURL: site.origin, tolerates }, use),
})

export { expect }
