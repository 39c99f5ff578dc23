import { test, type Locator, type Page } from '@playwright/test'
import type { Call } from '../../src/adapters/http/call.ts'
import { NO_PICTURE } from '../../specs/report/collect.ts'

// Pictures and cards of the acceptance report, which `npm run acceptance` alone asks for. The title of each is the ids
// of the rules that it shows, and its caption: `R2.33 R1.10 El diálogo de ingreso`.

export const wantsPictures = process.env['E2E_PICTURES'] !== undefined

/** Nothing loads in the window any more. */
const isDrawn = () => {
  const images = [...document.images].filter(({ complete }) => !complete)
  return ![...document.querySelectorAll('[aria-busy="true"]:not(button)'), ...images].some((element) => {
    const { width, top, bottom } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
}

/** The part of the window around them all, or null where something lies over one. A screen is seen from its top. */
const frame = (elements: readonly Element[]) => {
  for (const element of elements) {
    if (element.localName === 'main') scrollTo(0, 0)
    else element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  // A notice lets presses pass through.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const boxes = elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const across = [Math.max(0, left), Math.min(innerWidth, right)] as const
    const down = [Math.max(0, top), Math.min(innerHeight, bottom)] as const
    const over = document.elementFromPoint((across[0] + across[1]) / 2, (down[0] + down[1]) / 2)
    // A link may lie over the whole card that it belongs to.
    const isSeen = element.contains(over) || over?.closest('li, article, a')?.contains(element)
    return isSeen ? { across, down } : null
  })
  document.adoptedStyleSheets.pop()
  if (boxes.includes(null)) return null
  const around = (edges: readonly number[], least: number, most: number) => {
    const [start, end] = [Math.min(...edges), Math.max(...edges)]
    const size = Math.min(most, Math.max(end - start + 80, least))
    return [Math.max(0, Math.min((start + end - size) / 2, most - size)), size] as const
  }
  const [x, width] = around(
    boxes.flatMap((box) => box?.across ?? []),
    640,
    innerWidth,
  )
  const [y, height] = around(
    boxes.flatMap((box) => box?.down ?? []),
    320,
    innerHeight,
  )
  return { x, y, width, height }
}

/** Of what a rule speaks of, only when it is in sight with nothing over it; else the report says why there is none. */
export const picture = async (title: string, ...shows: readonly Locator[]): Promise<void> => {
  const page = shows[0]?.page()
  if (!wantsPictures || page === undefined) return
  try {
    for (const shown of shows) await shown.first().waitFor({ timeout: 10_000 })
    await page.waitForFunction(isDrawn, null, { timeout: 2000 }).catch(() => undefined)
    const elements = await Promise.all(shows.map((shown) => shown.first().elementHandle({ timeout: 5000 })))
    const clip = await page.evaluate(
      frame,
      elements.filter((element) => element !== null),
    )
    if (clip === null) throw new Error('algo la tapa')
    const path = test.info().outputPath(`${test.info().attachments.length}.jpg`)
    await page.screenshot({ path, clip, type: 'jpeg', quality: 72, animations: 'disabled' })
    await test.info().attach(title, { path, contentType: 'image/jpeg' })
  } catch (reason) {
    const [why] = String(reason)
      .replace(/^\w*Error: /, '')
      .split('\n')
    await test.info().attach(title, { body: `Sin imagen: ${why}`, contentType: NO_PICTURE })
  }
}

/** Lines to read, for a rule of which nothing is to be seen. */
export const card = async (title: string, ...lines: readonly string[]): Promise<void> => {
  if (wantsPictures) await test.info().attach(title, { body: lines.join('\n'), contentType: 'text/plain' })
}

/** What the page asks with a call while `act` runs, and what is answered, as a card of its own rule and of others. */
export const exchange = async (
  page: Page,
  { path, source }: Pick<Call, 'path' | 'source'>,
  act: () => Promise<unknown>,
  others = '',
): Promise<void> => {
  const answered = page.waitForResponse((response) => response.url().includes(path), { timeout: 60_000 })
  const [answer] = await Promise.all([answered, act()])
  const request = answer.request()
  const { pathname, search } = new URL(request.url())
  const isGuarded = 'x-xsrf-token' in (await request.allHeaders())
  const text = await answer.text()
  await card(
    `${source} ${others} ${isGuarded ? 'Lo que se envía, con su protección CSRF' : 'Lo que se lee'}, y la respuesta`,
    `${request.method()} ${pathname}${decodeURIComponent(search.replaceAll('+', ' '))}`,
    ...(isGuarded ? ['X-XSRF-TOKEN: …'] : []),
    ...[request.postData()].filter((body) => body !== null),
    `→ ${answer.status()} ${text.length > 400 ? `${text.slice(0, 400)}…` : text}`,
  )
}
