import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { watchShifts } from '../../support/places.ts'
import { serveSite } from '../../../src/hosting/development/preview.ts'
import { buildSite, serveApi } from '../../support/servers.ts'
import { expect, hold, watched } from '../../support/test.ts'

interface Written {
  readonly origin: string
}

/** The site as a build with PRERENDER_API leaves it: what lasts of the catalogue is in its pages. */
const test = base.extend<{ page: Page }, { site: Written }>({
  site: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `puntada-${browserName}-`))
      const api = await serveApi({})
      await buildSite(folder, { PRERENDER_API: api.origin })
      const { origin, stop } = await serveSite(folder, api.origin)
      await use({ origin })
      await stop()
      await api.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  page: ({ page, site }, use) =>
    // An answer that is an error is what one of the checks wants.
    watched(page, { baseURL: site.origin, tolerates: [/404 \(Not Found\)/] }, use),
})

/** React warns of each part that it had to draw again. */
const watchRedrawn = (page: Page): readonly string[] => {
  const redrawn: string[] = []
  page.on('console', (message) => {
    // The journeys refuse the worker, which a page asks for after a while.
    const isOfWorker = message.text().startsWith('Service Worker registration blocked')
    if (message.type() === 'warning' && !isOfWorker) redrawn.push(message.text())
  })
  return redrawn
}

for (const [path, written, today] of [
  ['/vistaproducto/7', 'img, article img', /^\$[\d.,]+ c\/u$/],
  ['/productos/dama/0/todas', 'article img', /c\/u desde/],
  ['/articulo/1', '.article-body p', 'Sigue leyendo'],
] as const)
  test(`R13.08 ${path} llega dibujada, y la respuesta de hoy llena lo que falta sin mover nada`, async ({
    page,
    site: { origin },
  }) => {
    const redrawn = watchRedrawn(page)
    const moved = await watchShifts(page)
    for (const viewport of [
      { width: 412, height: 823 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      const release = await hold(page, '**/api/**')
      await page.goto(origin + path)
      const main = page.locator('main')
      await expect(main.locator(written).first()).toBeVisible()
      if (today instanceof RegExp) await expect(main).not.toContainText('$')
      const text = page.locator('.article-body')
      const before = await text.allInnerTexts()
      release()
      await expect(main.getByText(today).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await text.allInnerTexts()).toEqual(before)
      expect(redrawn).toEqual([])
      expect(await moved()).toBeLessThan(0.0005)
      await page.unrouteAll()
    }
  })

const answers: readonly [name: string, answer: (origin: string) => Promise<object>, said: string | RegExp][] = [
  [
    'trae otro nombre y otras fotos',
    async (origin) => {
      const [other] = (await (await fetch(`${origin}/api${CALLS.catalogue.product.path}?id=8`)).json()) as object[]
      return { json: [{ ...other, id: '7', nombre: 'Falda nueva de hoy' }] }
    },
    'Falda nueva de hoy',
  ],
  ['es un error', async () => ({ status: 404, body: 'no' }), /^El sitio tuvo un problema/],
  ['dice que ya no está', async () => ({ json: [] }), 'Este producto ya no está'],
]
for (const [name, answer, said] of answers) {
  test(`R13.08 si la respuesta de hoy ${name}, la página lo dice y React no la redibuja`, async ({ page, site }) => {
    const redrawn = watchRedrawn(page)
    const today = await answer(site.origin)
    await page.route(`**/api${CALLS.catalogue.product.path}*`, (route) => route.fulfill(today))
    await page.goto(`${site.origin}/vistaproducto/7`)
    await expect(page.locator('main').getByText(said).first()).toBeVisible()
    expect(redrawn).toEqual([])
  })
}
