import type { Page } from '@playwright/test'
import { makeOld } from './old-browser.ts'
import { test as base, watched } from './test.ts'

/** Checks that share one page: only the first one pays for a cold browser. Log in or out with `become`. */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(viewport !== undefined && { viewport }),
        reducedMotion: 'reduce',
      })
      await makeOld(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage, baseURL, tolerates }, use) => watched(sharedPage, { baseURL, tolerates }, use),
})
