import type { Browser, Locator, Page } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { LIMITS } from '../../src/hosting/pages/budgets.ts'
import { button, header, message, quantities } from '../support/shop.ts'
import { asDemo } from '../support/test.ts'
import { PAGES } from './builds.ts'
import { byTurns, hasProducts, load, open, WIDE_LINE, withPage } from './page.ts'
import type { Line } from './table.ts'

const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0
const LIST = '/productos/todos/0/todas'

type Origins = Readonly<Record<'written' | 'bare' | 'stack', string>>

export const measurePages = async (browser: Browser, { written, bare }: Origins, rounds: number): Promise<Line[]> => {
  const lines: Line[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const { ours, still } = await byTurns(rounds, {
      ours: () => load(browser, written + path, isHydrated),
      still: () => load(browser, bare + path),
    })
    lines.push(
      [`${name}: primer pintado (FCP)`, 'ms', ours.fcp, 1.05, [still.fcp, 'sin código']],
      [`${name}: mayor pintado (LCP)`, 'ms', ours.lcp, 1.05, [still.lcp, 'sin código']],
      [`${name}: saltos de la página (CLS)`, '', ours.cls, 0.0005],
    )
  }
  return lines
}

export const measureCode = async (browser: Browser, { written, stack }: Origins, rounds: number): Promise<Line[]> => {
  const { ours, libraries } = await byTurns(rounds, {
    ours: () => load(browser, written, hasProducts),
    libraries: () => load(browser, stack, isHydrated),
  })
  return [
    ['Hidratado', 'ms', ours.hydrated, 1.05, [libraries.hydrated, 'stack']],
    ['Productos de la API a la vista', 'ms', ours.products, 1.1, [libraries.hydrated, 'stack']],
    ['Tiempo de scripts', 'ms', ours.script, 1.9, [libraries.script, 'stack']],
    ['Memoria tras cargar', 'MB', ours.heap, 1.6, [libraries.heap, 'stack']],
    ['JavaScript transferido', 'KB', ours.code, LIMITS.homeCode / 1000],
    ['Peticiones, sin imágenes', 'n', ours.requests, LIMITS.homeRequests],
  ]
}

type Act = (page: Page) => Promise<unknown>
type Press = readonly [what: string, path: string, press: Act, ...before: readonly Act[]]

const BOUGHT = '/vistaproducto/12'
/** Playwright's own click asks in its `pointerdown` what lies there, which takes a slow phone 8 ms of the answer. */
const touch = async (control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await control.page().mouse.click(x + width / 2, y + height / 2)
}
const focusPieces: Act = (page) => quantities(page).first().focus()
const typePieces: Act = (page) => page.keyboard.press('6')
const again: Act = (page) => open(page, page.url(), isHydrated)
/** A maker's largest table: 28 colours in 24 sizes. */
const withLargeTable: Act = async (page) => {
  const names = (many: number, name: string) => Array.from({ length: many }, (_, at) => `${name} ${at + 1}`).join(',')
  const large = { colores: names(28, 'Tono'), tallas: names(24, 'T'), agotados: '' }
  await page.route(`**${CALLS.catalogue.product.path}*`, async (route) => {
    const [product] = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: [{ ...product, ...large }] })
  })
  await again(page)
}

/** Each says what is done first, and whose answer is measured. */
const PRESSES: readonly Press[] = [
  ['Inicio: abrir el menú', '/', (page) => touch(button(header(page), 'Menú'))],
  ['Lista: abrir los filtros', LIST, (page) => touch(button(page, 'Filtros'))],
  [
    'Lista: elegir un color',
    LIST,
    (page) => touch(page.getByRole('dialog').locator('label:has(input:enabled)').first()),
    (page) => button(page, 'Filtros').click(),
    (page) => button(page.getByRole('dialog'), 'Color').click(),
  ],
  ['Producto: escribir piezas', BOUGHT, typePieces, focusPieces],
  ['28 colores y 24 tallas: escribir piezas', BOUGHT, typePieces, withLargeTable, focusPieces],
  ['Pedido: agregar, y abrirlo', BOUGHT, (page) => touch(button(page, 'Agregar al pedido')), focusPieces, typePieces],
  [
    'Chat: escribir una letra',
    '/chat/1',
    (page) => page.keyboard.press('h'),
    (page) => asDemo(page).then(() => again(page)),
    (page) => message(page).click(),
  ],
]

/** The longest interaction in ms from the input to the next frame, as browsers count INP. */
const answerTo = (browser: Browser, origin: string, [, path, press, ...before]: Press) =>
  withPage(browser, async (page) => {
    await open(page, origin + path, isHydrated)
    for (const act of before) {
      await act(page)
      await page.waitForTimeout(800)
    }
    await page.evaluate(() => Object.assign(window.told, { events: [], since: performance.now() }))
    await press(page)
    await page.waitForTimeout(700)
    return { inp: await page.evaluate(() => Math.max(0, ...window.told.events)) }
  })

export const measurePress = async (browser: Browser, origin: string, rounds: number): Promise<Line[]> => {
  const figures = await byTurns<string, 'inp'>(
    rounds,
    Object.fromEntries(PRESSES.map((press) => [press[0], () => answerTo(browser, origin, press)])),
  )
  return Object.entries(figures).map(([what, { inp }]): Line => [what, 'ms', inp, 100])
}

/** From the navigation to the first rows, and the longest task while the list scrolls, or 0 where none took 50 ms. */
const scrollList = (browser: Browser, origin: string) =>
  withPage(
    browser,
    async (page) => {
      await open(page, origin + LIST, hasProducts)
      await page.evaluate(() => void (window.told.tasks = []))
      await page.mouse.move(200, 400)
      for (let step = 0; step < 30; step++) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(60)
      }
      await page.waitForTimeout(600)
      if ((await page.evaluate(() => scrollY)) < 1000) throw new Error('La lista debía desplazarse.')
      return page.evaluate(() => ({
        rows: window.told.products ?? Number.NaN,
        task: Math.max(0, ...window.told.tasks),
      }))
    },
    WIDE_LINE,
  )

/** Each origin is a shop with that many products. */
export const measureLists = async (browser: Browser, short: string, long: string, rounds: number): Promise<Line[]> => {
  const figures = await byTurns(rounds, {
    short: () => scrollList(browser, short),
    long: () => scrollList(browser, long),
  })
  return [
    ['Primeras filas', 'ms', figures.long.rows, 1.5, [figures.short.rows, 'de 100']],
    ['Tarea más larga al desplazarse', 'ms', figures.long.task, 50],
  ]
}
