import type { Browser, Page } from '@playwright/test'
import { CHEAP_PHONE, median, until, withPage } from './page.ts'
import { atMost, type Line } from './table.ts'

/** Screens that one reaches from home, and where their links are. */
const WAYS: Readonly<Record<string, string>> = {
  productos: 'a.hero-go',
  empresas: 'a.hero-other',
  categorias: 'a.section-more[href="/categorias"]',
  nosotros: 'footer a[href="/quienessomos"]',
}

/** From the next click on, waits in the page for the first frame that shows another h1. */
const armed = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const title = () => document.querySelector('main h1')?.textContent ?? ''
    const before = title()
    performance.clearMarks('llegada')
    const onClick = ({ timeStamp }: Event) => {
      const watch = new MutationObserver(() => {
        if (title() === before || title() === '') return
        watch.disconnect()
        requestAnimationFrame(() => performance.mark('llegada', { detail: performance.now() - timeStamp }))
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })

/** Milliseconds from the click to the frame with the new h1. */
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
  await until(page, () => performance.getEntriesByName('llegada').length > 0)
  return page.evaluate(() => Number((performance.getEntriesByName('llegada')[0] as PerformanceMark).detail))
}

const settled = async (page: Page): Promise<void> => {
  await until(page, () => window.told.products !== null)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

export const measureNavigation = async (browser: Browser, origin: string, rounds: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [name, selector] of Object.entries(WAYS)) {
    const [cold, warm]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      await withPage(browser, CHEAP_PHONE, async (page) => {
        await page.goto(origin)
        await settled(page)
        cold.push(await follow(page, selector))
        await page.waitForLoadState('networkidle')
        await page.goBack()
        await settled(page)
        warm.push(await follow(page, selector))
      })
    }
    lines.push(atMost(`A ${name}, con su archivo adelantado`, 'ms', median(cold), 130))
    lines.push(atMost(`A ${name}, ya visitada`, 'ms', median(warm), 130))
  }
  return [...lines, atMost('La mediana de las ocho', 'ms', median(lines.map(({ ours }) => ours)), 100)]
}

const heart = (page: Page) => page.getByRole('button', { name: 'Guardar en favoritos' }).first()
const filters = (page: Page) => page.getByRole('dialog').locator('label:has(input:enabled)')

type Deed = readonly [path: string, prepare: (page: Page) => Promise<unknown>, deed: (page: Page) => Promise<unknown>]
const DEEDS: Readonly<Record<string, Deed>> = {
  'Escribir en la búsqueda': [
    '/',
    (page) => page.getByRole('button', { name: 'Buscar productos' }).click(),
    (page) => page.keyboard.type('blusa', { delay: 150 }),
  ],
  'Abrir el menú': ['/', settled, (page) => page.getByRole('button', { name: 'Menú' }).click()],
  'Guardar un favorito': ['/', (page) => heart(page).scrollIntoViewIfNeeded(), (page) => heart(page).click()],
  'Filtrar una lista': [
    '/productos/todos/0/todas',
    async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Color' }).click()
    },
    async (page) => {
      await filters(page).nth(0).click()
      await page.waitForTimeout(500)
      await filters(page).nth(1).click()
    },
  ],
}

/** By deed, the longest interaction in ms from the input to the next frame, as browsers count INP; the median. */
export const measureInteractions = async (browser: Browser, origin: string, rounds: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [name, [path, prepare, deed]] of Object.entries(DEEDS)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await withPage(browser, CHEAP_PHONE, async (page) => {
        await page.goto(origin + path)
        await settled(page)
        await prepare(page)
        await page.waitForTimeout(800)
        await page.evaluate(() => void (window.told.events = []))
        await deed(page)
        await page.waitForTimeout(700)
        times.push(await page.evaluate(() => Math.max(0, ...window.told.events)))
      })
    }
    lines.push(atMost(name, 'ms', median(times), 120))
  }
  return lines
}
