import type { Page, Request } from '@playwright/test'
import { CALLS, READS } from '../../../src/adapters/http/calls/all.ts'
import { contentLoaded } from '../../support/axe.ts'
import { watchShifts } from '../../support/places.ts'
import { ALL_SCREENS, type Screen, SHOP } from '../../support/screens.ts'
import { asDemo, expect, hold, markPage, test } from '../../support/test.ts'
import { h1, retry } from '../../support/shop.ts'

/** Goes to each screen by its own way; the page stays, starts at its top, and the title takes the focus. */
const walk = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  await page.goto('/articulos')
  await expect(h1(page, 'Blog')).toBeVisible()
  await markPage(page)
  for (const { address, title: ownTitle, arrive } of screens) {
    await test.step(address, async () => {
      const title = (await arrive(page)) ?? ownTitle
      expect(title, 'el enlace dice a dónde lleva').toMatch(/\p{L}{3}/u)
      const heading = h1(page, title)
      await expect(heading).toBeFocused()
      await expect(page).toHaveTitle(`${title} · Puntada`)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(retry(page)).toHaveCount(0)
      // Late content must not take the focus from the next link.
      await contentLoaded(page)
      await expect(heading).toBeFocused()
      // We put the focus there: a ring would look like something to press.
      await expect(heading).toHaveCSS('outline-style', 'none')
      // The next screen must start anew from here.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(await page.evaluate(() => 'sinRecargar' in window), 'la página es la misma').toBe(true)
    })
  }
}

// A live site is read, not written to: the screen that only a sent form leads to is left out.
const readable = ALL_SCREENS.filter(
  ({ member, writes }) => !member && (!writes || process.env['SITE_URL'] === undefined),
)
const ids = (screens: readonly Screen[]): string => screens.map(({ id }) => id).join(', ')

test(
  `R2.21, R10.23, R12.297, ${ids(readable)} sin sesión se llega a cada pantalla con clics o teclas, desde arriba y con el foco`,
  { tag: '@lectura' },
  async ({ page }) => {
    test.slow()
    const reads: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'GET' && request.url().includes('.php')) reads.push(request)
    })
    await walk(page, readable)
    const answers = await Promise.all(reads.map(async (read) => ({ read, response: await read.response() })))
    const wrong = answers.filter(({ response }) => response?.ok() !== true).map(({ read }) => read.url())
    expect(wrong, 'lecturas que el servidor no contestó').toEqual([])
    const asked = new Set(reads.map((read) => `/${new URL(read.url()).pathname.split('/').at(-1)}`))
    const anonymous = READS.filter(({ asks }) => !asks.columns.some(({ column }) => column === 'user'))
    expect(
      anonymous.map(({ path }) => path).filter((path) => !asked.has(path)),
      'lecturas que nadie pidió',
    ).toEqual([])
    for (const read of reads) {
      expect(read.headers()['x-xsrf-token'], read.url()).toBeUndefined()
      expect(read.headers()['content-type'], read.url()).toBe('application/json')
    }
  },
)

const personal = ALL_SCREENS.filter(({ member }) => member)
test(`R2.21, ${ids(personal)} con sesión se llega a cada pantalla propia con clics, sin volver a cargar`, async ({
  page,
}) => {
  await asDemo(page)
  await walk(page, personal)
})

test('los productos de un segmento se piden una vez, antes que el código; sus categorías no los mueven', async ({
  page,
}) => {
  const isList = (request: Request): boolean => request.url().includes(CALLS.catalogue.productsPage.path)
  const lists: string[] = []
  page.on('request', (request) => {
    if (isList(request)) lists.push(new URL(request.url()).search)
  })
  await page.setViewportSize({ width: 360, height: 800 })
  const answer = await hold(page, `**${CALLS.catalogue.categories.path}`)
  const asked = page.waitForRequest(isList)
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/productos/dama/0/todas')
  const total = page.getByRole('status').filter({ hasText: '193 productos' })
  const top = () => total.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect(total).toBeVisible()
  const before = await top()
  answer()
  await expect(page.getByRole('navigation', { name: 'Categorías de Dama' })).toBeVisible()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  expect(lists).toEqual(['?segmento=Dama&categoria=&talla='])
})

test(
  'un producto de nombre largo no mueve lo que está en su lugar mientras llega',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const moved = await watchShifts(page)
    const { id, name } = SHOP.products.reduce((long, each) => (each.name.length > long.name.length ? each : long))
    await page.goto(`/vistaproducto/${id}`)
    await expect(h1(page, name)).toBeVisible()
    await expect(page.getByRole('img', { name: `${name}, foto 1 de ` })).toBeVisible()
    expect(await moved()).toBeLessThan(0.005)
  },
)
