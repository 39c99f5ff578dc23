import { test, type Locator, type Page } from '@playwright/test'
import { READS, WRITES } from '../../src/adapters/http/calls/all.ts'
import { main } from './shop.ts'

// Pictures and cards of the acceptance report, which `npm run acceptance` alone asks for. The title of each is the ids
// of the rules that it shows, and its caption: `R2.33 R1.10 El diálogo de ingreso`.

export const wantsPictures = process.env['E2E_PICTURES'] !== undefined

/** A drawn window loads nothing any more. */
const isDrawn = () => {
  const images = [...document.images].filter(({ complete }) => !complete)
  return ![...document.querySelectorAll('[aria-busy="true"]:not(button)'), ...images].some((element) => {
    const { width, top, bottom } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
}

/** The frame is around all elements, or null where something lies over one. A screen is seen from its top. */
const frame = (elements: readonly Element[]) => {
  // A notice, a card and a row are shown whole, where nothing lies over them.
  const blockOf = (element: Element) => {
    const block = element.closest('.toaster-toast, li, article, tr')
    return block !== null && block.getBoundingClientRect().height < innerHeight ? block : element
  }
  for (const element of elements) {
    if (element.localName === 'main') scrollTo(0, 0)
    else blockOf(element).scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  // Notices let presses through: without this they would not be found.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const boxOf = (element: Element) => {
    // Words over several lines count by their first.
    const [{ left, top, right, bottom } = element.getBoundingClientRect()] = element.getClientRects()
    const across = [Math.max(0, left), Math.min(innerWidth, right)] as const
    const down = [Math.max(0, top), Math.min(innerHeight, bottom)] as const
    const isSeenAt = (x: number, y: number): boolean => {
      const over = document.elementFromPoint(across[0] + (across[1] - across[0]) * x, down[0] + (down[1] - down[0]) * y)
      // A link may lie over the whole card that it belongs to.
      return element.contains(over) || over?.closest('li, article, a')?.contains(element) === true
    }
    const steps = element.localName === 'main' ? [0.5] : [0.25, 0.5, 0.75]
    return steps.every((x) => steps.every((y) => isSeenAt(x, y))) ? { across, down } : null
  }
  const boxes = elements.map((element) => boxOf(blockOf(element)) ?? boxOf(element))
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

/** Pictures show a rule's elements in sight, with nothing over them; else the report says why there is none. */
export const picture = async (title: string, ...shows: readonly Locator[]): Promise<void> => {
  const page = shows[0]?.page()
  if (!wantsPictures || page === undefined) return
  try {
    for (const shown of shows) await shown.first().waitFor({ timeout: 10_000 })
    await page.waitForFunction(isDrawn, null, { timeout: 2000 }).catch(() => undefined)
    const elements = await Promise.all(shows.map((shown) => shown.first().evaluateHandle((element) => element)))
    // A dialog or screen that comes or goes lies over it for a moment.
    const seen = await page
      .waitForFunction(frame, elements, { polling: 100, timeout: 3000 })
      .catch(() => Promise.reject(new Error('algo la tapa')))
    const clip = (await seen.jsonValue()) as NonNullable<ReturnType<typeof frame>>
    const path = test.info().outputPath(`${test.info().attachments.length}.jpg`)
    await page.screenshot({ path, clip, type: 'jpeg', quality: 72, animations: 'disabled' })
    await test.info().attach(title, { path, contentType: 'image/jpeg' })
  } catch (reason) {
    const [why] = String(reason)
      .replace(/^\w*Error: /, '')
      .split('\n')
    await test.info().attach(title, { body: `Sin imagen: ${why}`, contentType: 'text/x-sin-imagen' })
  }
}

/** A card has lines to read, for a rule with nothing to see. */
export const card = async (title: string, ...lines: readonly string[]): Promise<void> => {
  if (wantsPictures) await test.info().attach(title, { body: lines.join('\n'), contentType: 'text/plain' })
}

/** A call's own rule shows these others too. */
const SHOWS_TOO: Readonly<Record<string, string>> = {
  'R7.22': 'R7.01 R7.04',
  'R7.28': 'R3.05 R7.04',
  'R7.29': 'R3.04 R6.04 R7.02 R7.04',
  'R7.31': 'R1.07',
  'R7.43': 'R3.02',
  'R7.45': 'R3.06',
  'R7.47': 'R7.02',
}
const SOURCES = new Map([...READS, ...WRITES].map(({ path, source }) => [`/api${path}`, source]))
/** A row's name on screen is one of these columns. */
const NAMED = ['titulo', 'nombre', 'tienda', 'mensaje', 'categoria', 'segmento']

/** The rules of calls that this process has shown already. */
const carded = new Set<string>()
const pictured = new Set<string>()

/**
 * Notes the page's calls. The returned function shows the first good answer of each: as a card, and as a picture where
 * the page shows its first row.
 */
export const noteCalls = (page: Page): (() => Promise<void>) => {
  const answers = new Map<string, { readonly lines: readonly string[]; readonly first: string | undefined }>()
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url())
    const source = SOURCES.get(pathname)
    if (source === undefined || !response.ok() || answers.has(source)) return
    const text = await response.text().catch(() => '')
    const request = response.request()
    const isGuarded = 'x-xsrf-token' in request.headers()
    const asked = `${request.method()} ${pathname}${decodeURIComponent(search.replaceAll('+', ' '))}`
    const lines = [
      asked,
      ...(isGuarded ? ['X-XSRF-TOKEN: …'] : []),
      ...[request.postData()].filter((body) => body !== null),
      `→ ${response.status()} ${text.length > 400 ? `${text.slice(0, 400)}…` : text}`,
    ]
    const rows = (await response.json().catch(() => null)) as Record<string, string>[] | null
    // A list that nothing narrows shows least of its rule.
    if (search !== '' && !/=[^&]/.test(search)) return
    answers.set(source, { lines, first: NAMED.map((column) => rows?.[0]?.[column]).find(Boolean) })
  })
  return async () => {
    const isCovered = (await page.locator('dialog:modal').count()) > 0
    for (const [source, { lines, first }] of answers) {
      const ids = `${source} ${SHOWS_TOO[source] ?? ''}`
      const isSent = lines[0]?.startsWith('POST')
      if ((isSent || source in SHOWS_TOO) && !carded.has(source))
        await card(`${ids} Lo que se ${isSent ? 'envía, con su protección CSRF' : 'lee'}, y la respuesta`, ...lines)
      carded.add(source)
      const row = main(page)
        .getByText(first ?? '', { exact: true })
        .filter({ visible: true })
      if (isCovered || isSent || first === undefined || pictured.has(source) || (await row.count()) === 0) continue
      pictured.add(source)
      await picture(`${ids} «${first}», de ${lines[0]}`, row)
    }
  }
}
