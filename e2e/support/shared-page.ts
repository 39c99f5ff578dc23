import type { Page } from '@playwright/test'
import { test as base, watched } from './test.ts'

interface Person {
  readonly name: string
  readonly mail: string
}

/**
 * Checks that share one page for as long as their worker lives: each visits its own address, and only the first one
 * pays for a cold browser. Log in or out with `become`.
 */
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
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage, baseURL, tolerates }, use) => watched(sharedPage, { baseURL, tolerates }, use),
})

/** Leaves in the browser the session of that person, or none. */
export const become = async (page: Page, person: Person | null): Promise<void> => {
  // A page of the same origin without the site in it.
  await page.goto('/robots.txt')
  await page.evaluate((entered) => {
    localStorage.clear()
    sessionStorage.clear()
    if (entered === null) return
    localStorage.setItem('puntada_name', JSON.stringify(entered.name))
    localStorage.setItem('puntada_mail', JSON.stringify(entered.mail))
    localStorage.setItem('puntada_phone', JSON.stringify('4451234567'))
  }, person)
}
