import { test, type Locator, type Page } from '@playwright/test'
import { NO_PICTURE } from '../../specs/report/collect.ts'

const wanted = process.env['E2E_PICTURES'] !== undefined
const attach = (
  caption: string,
  ids: readonly string[],
  what: { path?: string; body?: string; contentType: string },
): Promise<void> => test.info().attach(`${ids.join(' ')} ${caption}`, what)

/** Nothing loads in the window any more. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const inWindow = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const inside = right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        return inside && element.checkVisibility({ visibilityProperty: true })
      }
      const pictures = [...document.images].filter(({ complete }) => !complete)
      return ![...document.querySelectorAll('[aria-busy="true"]'), ...pictures].some(inWindow)
    },
    null,
    { timeout: 2000 },
  )

/** The part of it in the window, or null where something else covers its middle. What is higher stands at its top. */
const uncovered = (element: Element) => {
  const tall = element.getBoundingClientRect().height > innerHeight
  if (tall) window.scrollTo(0, 0)
  else element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
  // A notice lets presses pass through.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const found = document.elementFromPoint(x + width / 2, y + height / 2)
  document.adoptedStyleSheets.pop()
  return found !== null && (element.contains(found) || found.contains(element)) ? { x, y, width, height } : null
}

const MARGIN = 56
const SMALLEST = 360

/**
 * A picture for the acceptance report of what a rule speaks of, with its surroundings. It is taken only when what it
 * shows is in sight and nothing lies over it; else the report says that there is no picture, and why. Only
 * `npm run acceptance` asks for pictures.
 */
const take = async (
  shows: Locator,
  caption: string,
  ids: readonly string[],
  settled: (page: Page) => Promise<unknown>,
) => {
  if (!wanted) return
  const page = shows.page()
  try {
    await shows.first().waitFor({ timeout: 10_000 })
    await settled(page)
    const box = await shows.first().evaluate(uncovered, undefined, { timeout: 5000 })
    if (box === null) throw new Error('algo la tapa')
    const window = page.viewportSize() ?? { width: 1280, height: 800 }
    const wide = Math.min(window.width, Math.max(box.width + 2 * MARGIN, SMALLEST))
    const high = Math.min(window.height, Math.max(box.height + 2 * MARGIN, SMALLEST * 0.6))
    const start = (from: number, size: number, length: number, all: number) =>
      Math.max(0, Math.min(from + size / 2 - length / 2, all - length))
    const clip = {
      x: start(box.x, box.width, wide, window.width),
      y: start(box.y, box.height, high, window.height),
      width: wide,
      height: high,
    }
    const path = test.info().outputPath(`${ids.join('-')}-${test.info().attachments.length}.jpg`)
    await page.screenshot({ path, clip, type: 'jpeg', quality: 72, animations: 'disabled' })
    await attach(caption, ids, { path, contentType: 'image/jpeg' })
  } catch (reason) {
    const body = `Sin imagen: ${reason instanceof Error ? (reason.message.split('\n')[0] ?? '') : String(reason)}`
    await attach(caption, ids, { body, contentType: NO_PICTURE })
  }
}

export const picture = (shows: Locator, caption: string, ...ids: readonly string[]): Promise<void> =>
  take(shows, caption, ids, (page) => drawn(page).catch(() => undefined))

/** The same at once, for what does not stay. */
export const notice = (shows: Locator, caption: string, ...ids: readonly string[]): Promise<void> =>
  take(shows, caption, ids, () => Promise.resolve())

/** Lines to read, for a rule of which nothing is to be seen. */
export const card = async (lines: readonly string[], caption: string, ...ids: readonly string[]): Promise<void> => {
  if (wanted) await attach(caption, ids, { body: lines.join('\n'), contentType: 'text/plain' })
}

/** What the page asks of `endpoint` while `act` runs, and what is answered, as a card. */
export const exchange = async (
  page: Page,
  endpoint: string,
  act: () => Promise<unknown>,
  caption: string,
  ...ids: readonly string[]
): Promise<void> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(`/${endpoint}.php`), { timeout: 60_000 }),
    act(),
  ])
  const request = answer.request()
  const { pathname, search } = new URL(request.url())
  const token = (await request.allHeaders())['x-xsrf-token']
  const text = await answer.text()
  await card(
    [
      `${request.method()} ${pathname}${decodeURIComponent(search)}`,
      ...(token === undefined ? [] : ['X-XSRF-TOKEN: …']),
      ...(request.postData() === null ? [] : [request.postData() ?? '']),
      `→ ${answer.status()} ${text.length > 400 ? `${text.slice(0, 400)}…` : text}`,
    ],
    caption,
    ...ids,
  )
}
