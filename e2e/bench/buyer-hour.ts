import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { heapOf, metricsOf, openPage, slopeOf } from './page.ts'

/** What the page holds at one moment of the hour. */
interface Held {
  /** Navigations until then. */
  readonly at: number
  /** Bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  /** Bytes that localStorage and sessionStorage occupy. */
  readonly stored: number
}

export interface HourFigures {
  readonly navigations: number
  readonly favourites: number
  readonly messages: number
  readonly orders: number
  readonly start: Held
  readonly end: Held
  /** Bytes, nodes and listeners that each navigation leaves behind, by least squares over the samples. */
  readonly heapSlope: number
  readonly nodesSlope: number
  readonly listenersSlope: number
}

/** Navigations of one round through the shop. */
const LAP = 10
const LAPS = 100
/**
 * Laps before the first sample: the answers of the last ten minutes are kept, which are 167 of a thousand navigations
 * an hour.
 */
const WARM_UP = 20
const EVERY = 5
const HOUR_MS = 60 * 60_000
const WORDS = [
  'blusa',
  'playera',
  'bota',
  'vestido',
  'sudadera',
  'pantalón',
  'short',
  'falda',
  'chamarra',
  'tenis',
  'uniforme',
  'gorra',
]
const BUYER = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', phone: '4451234567' }

/**
 * Does something that leads to another address, and waits until its screen is there. Time passes as for somebody who
 * looks at it.
 */
const arrive = async (page: Page, lead: () => Promise<unknown>): Promise<void> => {
  const before = await page.evaluate(() => location.pathname)
  await lead()
  await page.waitForFunction((path) => location.pathname !== path && document.querySelector('main h1') !== null, before)
  await page.clock.fastForward(HOUR_MS / (LAP * LAPS))
}

/** Follows a link of the page, whether it is in view or not; of several the one at `place`, counted around. */
const follow = (page: Page, selector: string, place = 0): Promise<void> =>
  arrive(page, async () => {
    await page.locator(selector).first().waitFor({ state: 'attached' })
    await page.evaluate(
      ([links, at]) => {
        const all = document.querySelectorAll<HTMLElement>(links)
        all[at % all.length]?.click()
      },
      [selector, place] as const,
    )
  })

const press = (locator: Locator): Promise<void> => locator.dispatchEvent('click', { detail: 1 })

/** Makes a favourite of the first product of this screen that is none; false where all are. */
const addFavourite = async (page: Page): Promise<boolean> => {
  await page.locator('main button[title$="favoritos"]:not([aria-disabled])').first().waitFor({ state: 'attached' })
  return page.evaluate(async () => {
    const heart = document.querySelector<HTMLButtonElement>('main button[title="Guardar en favoritos"]')
    heart?.click()
    const until = performance.now() + 30_000
    while (
      heart?.isConnected === true &&
      (heart.getAttribute('aria-pressed') !== 'true' || heart.hasAttribute('aria-busy'))
    ) {
      if (performance.now() > until) throw new Error(`El favorito no se guardó en ${location.pathname}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return heart !== null
  })
}

const sendOrder = async (page: Page): Promise<void> => {
  const grid = page.getByRole('group', { name: 'Cantidades por color y talla' })
  await grid.getByRole('textbox', { disabled: false }).first().fill('240')
  await press(page.getByRole('button', { name: 'Agregar al pedido' }))
  const drawer = page.getByRole('dialog', { name: /pedido/i })
  await press(drawer.getByRole('button', { name: /^Enviar pedido/ }).first())
  await drawer.getByText('Pedido enviado', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

const sendMessage = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await field.fill(text)
  await field.press('Enter')
  await page.getByRole('log').getByText(text).first().waitFor()
}

const held = async (page: Page, cdp: CDPSession, at: number): Promise<Held> => {
  // What the bench itself notes down is no part of the page.
  await page.evaluate(() => Object.assign(window.told, { tasks: [], events: [] }))
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((store) => Object.entries(store))
      .reduce((sum, [key, value]) => sum + 2 * (key.length + String(value).length), 0),
  )
  const heap = await heapOf(cdp)
  const { Nodes = 0, JSEventListeners = 0 } = await metricsOf(cdp)
  return { at, heap, nodes: Nodes, listeners: JSEventListeners, stored }
}

/**
 * One hour of a buyer who is logged in: 1,000 navigations, 200 favourites, 50 messages and 20 orders, in an engine that
 * optimizes nothing. The page's clock is put forward by what a person would look at each screen.
 */
export const measureHour = async (origin: string): Promise<HourFigures> => {
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--js-flags=--lite-mode'] })
  try {
    const { page, cdp } = await openPage(browser, { cpu: 1, line: 'free' }, true)
    await page.addInitScript((buyer) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('puntada_name') !== null) return
      for (const [key, value] of Object.entries(buyer)) localStorage.setItem(`puntada_${key}`, JSON.stringify(value))
    }, BUYER)
    await page.clock.install()
    await page.goto(`${origin}/quienessomos`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const done = { favourites: 0, messages: 0, orders: 0 }
    const samples: Held[] = []
    for (let lap = -WARM_UP; lap <= LAPS; lap++) {
      const turn = lap + WARM_UP
      await follow(page, 'header a[href="/"]')
      if (lap >= 0 && lap % EVERY === 0) samples.push(await held(page, cdp, lap * LAP))
      if (lap === LAPS) break
      const counts = lap >= 0
      await follow(page, 'main a[href^="/productos/"]:not([href^="/productos/todos"])', turn)
      if (counts && (await addFavourite(page))) done.favourites += 1
      await follow(page, 'main .product-grid a.card-link', turn)
      if (counts && (await addFavourite(page))) done.favourites += 1
      if (counts && lap % 5 === 0) {
        await sendOrder(page)
        done.orders += 1
      }
      await follow(page, 'main a[href^="/empresa/"]')
      await follow(page, 'main .product-grid a.card-link', turn)
      if (counts && lap % 2 === 0) {
        await follow(page, 'main a[href^="/chat/"]')
        await sendMessage(page, `Buenas tardes, ¿tienen existencias para el pedido ${lap}?`)
        done.messages += 1
      } else await follow(page, 'footer a[href="/quienessomos"]')
      await arrive(page, () => page.goBack())
      await arrive(page, () =>
        page.evaluate((word) => history.pushState(null, '', `/busqueda/${word}`), WORDS[turn % WORDS.length]),
      )
      await follow(page, 'main .product-grid a.card-link', turn)
      await follow(
        page,
        ['header a[href="/favoritos"]', 'header a[href="/articulos"]', 'header a[href="/catalogoempresa"]'][turn % 3] ??
          '',
      )
    }
    const [start, end] = [samples[0], samples.at(-1)]
    if (start === undefined || end === undefined) throw new Error('La hora no tiene medidas.')
    const slope = (of: (sample: Held) => number) => slopeOf(samples.map((sample) => [sample.at, of(sample)]))
    return {
      navigations: LAP * LAPS,
      ...done,
      start,
      end,
      heapSlope: slope(({ heap }) => heap),
      nodesSlope: slope(({ nodes }) => nodes),
      listenersSlope: slope(({ listeners }) => listeners),
    }
  } finally {
    await browser.close()
  }
}
