import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from './test.ts'
import { h1 } from './shop.ts'

export const AXE = {
  // Faults on purpose are on the console, too.
  tolerates: [/Failed to load resource/],
  // Visitors do not read colours on their way.
  contextOptions: { reducedMotion: 'reduce' as const },
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Half faded colours would be faults to axe. */
export const animationsEnded = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise(requestAnimationFrame)
      const ending = moving()
      if (ending.length > 0) quiet = -1
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })

/** Waits for all content, scrolling to parts that load when near; then scrolls back. */
export const contentLoaded = async (page: Page, timeout = 5000): Promise<void> => {
  const before = await page.evaluate(() => window.scrollY)
  await expect
    .poll(
      () =>
        page.getByText('Cargando…').evaluateAll((waiting) => {
          waiting[0]?.scrollIntoView()
          return waiting.length
        }),
      { intervals: [50], timeout },
    )
    .toBe(0)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
}

const SCRIPT = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Axe's findings in `area`, a CSS selector, by the WCAG or these rules alone. */
export const axeFaults = async (page: Page, area = 'html', rules: readonly string[] = []): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT)
  return page.evaluate(
    async ([include, runOnly]) => {
      const isWhole = include === 'html'
      const { violations } = await (window as Window & { axe?: typeof axe }).axe!.run(
        { include: [include], exclude: isWhole ? ['aside[aria-label="Simulador"]'] : [] },
        // Only violations are told; the controls of a part are measured elsewhere.
        { runOnly: [...runOnly], rules: { 'target-size': { enabled: isWhole } }, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
    },
    [area, rules.length > 0 ? rules : AXE_TAGS] as const,
  )
}

/** Texts in `area` that cannot be read in this scheme, which the page keeps. */
export const contrastFaults = async (page: Page, colorScheme: 'dark' | 'light', area = 'html'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme })
  await animationsEnded(page)
  return (await axeFaults(page, area, ['color-contrast'])).map((fault) => `${colorScheme}: ${fault}`)
}

export const inChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium'

/** Any state has no finding of axe, one h1, a title, nothing wider than the window. */
export const examine = async (page: Page, state: string, { loading = false, area = 'html' } = {}): Promise<void> => {
  await test.step(state, async () => {
    if (!loading) await contentLoaded(page)
    // A control half under the sticky header would count as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await animationsEnded(page)
    const faults = inChromium(page) ? await axeFaults(page, area) : []
    expect.soft(faults, state).toEqual([])
    expect
      .soft(await page.getByRole('heading', { level: 1, includeHidden: true }).count(), `${state}: un solo h1`)
      .toBe(1)
    expect.soft(await page.title(), `${state}: título`).toMatch(/\S+ · Puntada$/)
    const wider = await page.evaluate(
      () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth,
    )
    expect.soft(wider, `${state}: se desborda a lo ancho`).toBeLessThanOrEqual(0)
  })
}

export const LOOKS = [
  { width: 320, colorScheme: 'dark', words: '320 px, oscuro' },
  { width: 320, colorScheme: 'light', words: '320 px, claro' },
  { width: 1280, colorScheme: 'dark', words: '1280 px, oscuro' },
  { width: 1280, colorScheme: 'light', words: '1280 px, claro' },
] as const

export const look = async (page: Page, { width, colorScheme }: (typeof LOOKS)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

/** Both schemes and both widths in two looks. */
export const everyLook = async (page: Page, state: string): Promise<void> => {
  for (const each of [LOOKS[0], LOOKS[3]]) {
    await look(page, each)
    await examine(page, `${state}, ${each.words}`)
  }
}

export const ready = async (page: Page): Promise<void> => {
  await expect(h1(page)).toBeVisible()
  await contentLoaded(page)
}
