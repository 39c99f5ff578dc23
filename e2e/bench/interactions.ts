import type { Browser, Page } from '@playwright/test'
import { CHEAP_PHONE, median, openPage } from './page.ts'

/** Screens that one reaches from home, and where their links are. */
const WAYS: Readonly<Record<string, string>> = {
  productos: 'a.hero-go',
  empresas: 'a.hero-other',
  categorias: 'a.section-more[href="/categorias"]',
  nosotros: 'footer a[href="/quienessomos"]',
}

export interface NavigationFigures {
  /** ms from the click to the frame with the new h1, by screen. */
  readonly warm: Readonly<Record<string, number>>
  readonly cold: Readonly<Record<string, number>>
}

/** Waits in the page for the first frame that shows another h1, and gives the ms since the click that leads there. */
const armed = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const title = () => document.querySelector('main h1')?.textContent ?? ''
    const before = title()
    performance.clearMarks('llegada')
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (title() === before || title() === '') return
          watch.disconnect()
          requestAnimationFrame(() => performance.mark('llegada', { detail: performance.now() - timeStamp }))
        }
        const watch = new MutationObserver(look)
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })

const arrival = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName('llegada').length > 0)
  return page.evaluate(() => Number((performance.getEntriesByName('llegada')[0] as PerformanceMark).detail))
}

const follow = async (page: Page, selector: string): Promise<number> => {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  // The pointer rests on it, as it does before a click: its chunk is fetched.
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(900)
  // Sections that came near meanwhile may have pushed it away.
  await link.hover()
  await armed(page)
  await page.mouse.down()
  await page.mouse.up()
  return arrival(page)
}

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.told.products !== null)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

export const measureNavigation = async (
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<NavigationFigures> => {
  const found: Record<'warm' | 'cold', Record<string, number[]>> = { warm: {}, cold: {} }
  for (let round = 0; round < rounds; round++) {
    for (const [name, selector] of Object.entries(WAYS)) {
      const { page, close } = await openPage(browser, CHEAP_PHONE)
      try {
        await page.goto(origin)
        await settled(page)
        const cold = await follow(page, selector)
        await page.waitForLoadState('networkidle')
        await page.goBack()
        await settled(page)
        await page.locator(selector).first().waitFor()
        ;(found.cold[name] ??= []).push(cold)
        ;(found.warm[name] ??= []).push(await follow(page, selector))
      } finally {
        await close()
      }
    }
  }
  const medians = (all: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(all).map(([name, times]) => [name, median(times)]))
  return { warm: medians(found.warm), cold: medians(found.cold) }
}

const forget = (page: Page): Promise<void> => page.evaluate(() => void (window.told.events = []))

/** The longest of the interactions since `forget`: ms from the input to the next frame, as browsers count INP. */
const longest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(700)
  return page.evaluate(() =>
    Math.max(0, ...window.told.events.filter(({ interaction }) => interaction > 0).map(({ duration }) => duration)),
  )
}

type Deed = (page: Page, origin: string) => Promise<number>

const DEEDS: Readonly<Record<string, Deed>> = {
  'escribir en la búsqueda': async (page, origin) => {
    await page.goto(origin)
    await settled(page)
    await page.getByRole('button', { name: 'Buscar productos' }).click()
    const box = page.getByRole('combobox', { name: 'Buscar productos' }).last()
    await box.waitFor()
    await page.waitForTimeout(800)
    await forget(page)
    for (const letter of 'blusa') {
      await page.keyboard.press(letter)
      await page.waitForTimeout(150)
    }
    return longest(page)
  },
  'abrir el menú': async (page, origin) => {
    await page.goto(origin)
    await settled(page)
    await forget(page)
    await page.getByRole('button', { name: 'Menú' }).click()
    return longest(page)
  },
  'filtrar una lista': async (page, origin) => {
    await page.goto(`${origin}/productos/todos/0/todas`)
    await page.getByRole('button', { name: 'Filtros' }).click()
    const sizes = page.getByRole('dialog').getByRole('checkbox')
    await sizes.first().waitFor({ state: 'attached' })
    await page.waitForTimeout(800)
    await forget(page)
    const label = page.getByRole('dialog').locator('label:has(input:enabled)')
    await label.nth(0).click()
    await page.waitForTimeout(500)
    await label.nth(1).click()
    return longest(page)
  },
  'guardar un favorito': async (page, origin) => {
    await page.goto(origin)
    await settled(page)
    const heart = page.getByRole('button', { name: 'Guardar en favoritos' }).first()
    await heart.scrollIntoViewIfNeeded()
    await page.waitForTimeout(600)
    await forget(page)
    await heart.click()
    return longest(page)
  },
}

/** By deed, the median over the rounds. */
export const measureInteractions = async (
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Readonly<Record<string, number>>> => {
  const found: Record<string, number> = {}
  for (const [name, deed] of Object.entries(DEEDS)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const { page, close } = await openPage(browser, CHEAP_PHONE)
      try {
        times.push(await deed(page, origin))
      } finally {
        await close()
      }
    }
    found[name] = median(times)
  }
  return found
}
