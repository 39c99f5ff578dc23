import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { ready } from '../../support/axe.ts'
import type { Page } from '@playwright/test'
import { expect, installed, test } from '../../support/deployed-site.ts'
import { asDemo } from '../../support/test.ts'
import { button } from '../../support/shop.ts'

/** What the worker keeps: addresses, and what was answered. */
const cached = (page: Page): Promise<(readonly [address: string, text: string])[]> =>
  page.evaluate(async () => {
    const found: (readonly [string, string])[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push([request.url, (await (await cache.match(request))?.text()) ?? ''])
    }
    return found
  })

test.use({ tolerates: [/net::ERR_|MIME type of "text\/html"/] })
test.slow()

test('R11.38 lo de una persona no queda en ningún caché', async ({ page, site }) => {
  await asDemo(page)
  await page.goto(site.origin)
  await installed(page)
  for (const path of ['/', '/favoritos', '/mensajes', '/vistaproducto/7', '/busqueda/vestido']) {
    await page.goto(site.origin + path)
    await ready(page)
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${site.origin}/sw.js`)

  const kept = await cached(page)
  const addresses = kept.map(([address]) => address)
  expect(addresses.length).toBeGreaterThan(30)
  expect(addresses).toContainEqual(expect.stringContaining(`/api${CALLS.catalogue.segments.path}`))
  expect(
    addresses.filter((address) => address.includes('/api/') && /user|fav|inbox|mensaje|busqueda|demo/i.test(address)),
  ).toEqual([])
  expect(kept.filter(([, text]) => text.includes('demo@puntada.mx'))).toEqual([])
})

test('una versión nueva se ofrece; no entra hasta que se le pide, y lo escrito sigue ahí', async ({ page, site }) => {
  await page.goto(site.origin)
  await installed(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('vestido')

  site.version += 1
  const offer = page.getByText('Hay una versión nueva de Puntada.')
  await expect(button(page, 'Actualizar')).toHaveCount(0)
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
        return offer.count()
      },
      // The page looks for versions five seconds after it has loaded.
      { intervals: [1000], timeout: 20_000 },
    )
    .toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('vestido')
  expect(loads).toBe(0)

  await button(page, 'Actualizar').click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('')
  await expect(offer).toHaveCount(0)
  expect(loads).toBe(1)
})

/** Of the site's own files, those that the worker keeps and are pages. */
const pagesKept = async (page: Page) => {
  const kept = await cached(page)
  return kept.filter(([address, text]) => !address.includes('200.html') && /^<!doctype/i.test(text)).length
}
const works = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

test('R11.272 un portal que contesta mientras se instala no deja nada; después se instala', async ({ page, site }) => {
  site.portal = true
  const worker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return (registration?.installing ?? registration?.waiting ?? registration?.active) ? 'sí' : 'no'
    })
  const asked = page.context().waitForEvent('serviceworker')
  await page.goto(site.origin)
  await asked
  await expect.poll(worker).toBe('no')
  expect(await pagesKept(page)).toBe(0)
  site.portal = false
  await page.reload()
  await installed(page)
  await page.reload()
  await works(page)
})
