import type { Page } from '@playwright/test'
import { expect, test, type Fault } from '../../support/broken-start.ts'
import { makeOld } from '../../support/old-browser.ts'

const LATE = 'La página no terminó de cargar y no contesta. Copia lo que hayas escrito y carga de nuevo.'
const OLD = 'Tu navegador es muy antiguo: sirven Chrome 111, Safari 16.4 (iOS 16.4), Firefox 121 o más nuevos.'
const SHARED = /^\/assets\/vendor-.*\.js$/

const notice = (page: Page) => page.locator('body > .halted')
const says = (page: Page, text: string) => expect(notice(page)).toHaveText(text, { useInnerText: true })
/** Counts how often the page is loaded. The page's own `goto` would wait until it answers. */
const open = async (page: Page, address: string) => {
  const loads = { count: 0 }
  page.on('request', (request) => (loads.count += Number(request.isNavigationRequest())))
  await page.evaluate((to) => location.assign(to), address)
  return loads
}

for (const [path, fault, files] of [
  ['/', 'missing', /^\/assets\/.*\.js$/],
  ['/login', 'unreadable', /^\/assets\/base-.*\.js$/],
] as const satisfies readonly (readonly [string, Fault, RegExp])[])
  test(`R11.392 ${path} con un código que no sirve (${fault}) se carga otra vez, una sola, y luego dice qué pasa`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/icon.svg`)
    Object.assign(site, { fault, files })
    const loads = await open(page, path)
    await says(page, LATE)
    expect(loads.count).toBe(2)
    site.fault = null
    await notice(page).getByRole('link', { name: 'carga de nuevo' }).click()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(notice(page)).toBeHidden()
    // A file that the browser keeps for a year is asked for once more.
    expect(loads.count).toBe(fault === 'missing' ? 3 : 4)
  })

test('R11.392 lo que el navegador guardó mal se pide de nuevo: la segunda vez sirve', async ({ page, site }) => {
  await page.goto(`${site.origin}/icon.svg`)
  site.fault = 'page'
  // The browser keeps them for a year, before the site is opened.
  await page.evaluate(async () => {
    const text = await (await fetch('/')).text()
    for (const [, file = ''] of text.matchAll(/ src="(\/assets\/[\w-]+\.js)"/g)) await fetch(file)
  })
  site.fault = null
  const loads = await open(page, '/')
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  expect(loads.count).toBe(2)
})

test('R11.392 sin respuesta lo dice, y sobre lo escrito no carga nada', async ({ page, site }) => {
  await page.goto(`${site.origin}/icon.svg`)
  await page.clock.install()
  site.fault = 'silent'
  const loads = await open(page, '/registro')
  const name = page.getByLabel('Nombre completo')
  await name.fill('Ana')
  await page.clock.runFor(9000)
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(5000)
  await page.clock.runFor(9000)
  await says(page, LATE)
  site.fault = null
  await expect(name).toHaveValue('Ana')
  expect(loads.count).toBe(1)
})

test('R11.392 un navegador anterior lo sabe desde el principio, y cuáles sirven', async ({ page, site }) => {
  await makeOld(page.context())
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(`${site.origin}/icon.svg`)
  await open(page, '/')
  await says(page, OLD)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('R11.393 sin scripts dice qué falta, y ni el correo ni la contraseña quedan en la dirección', async ({
    page,
    site,
  }) => {
    const bare = await page.context().newPage()
    await bare.goto(`${site.origin}/login`)
    await expect(bare.locator('noscript p')).toHaveText('Sin JavaScript no hay precios, búsqueda, ingreso ni pedidos.')
    await bare.locator('[name=mail]').fill('ana@correo.mx')
    await bare.locator('[name=password]').fill('costura2026')
    const sent = bare.waitForRequest((request) => request.method() === 'POST')
    await bare.locator('[name=password]').press('Enter')
    expect((await sent).url()).toBe(`${site.origin}/login`)
  })
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })
  test('R11.392 un trabajador que guardó otra cosa se va con lo que guardó', async ({ page, site }) => {
    await page.goto(site.origin)
    await page.evaluate(async (file) => {
      type Rules = { createScriptURL: (address: string) => string }
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules }
      }
      const policy = trustedTypes.createPolicy('puntada-trabajador', { createScriptURL: String })
      await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'))
      await navigator.serviceWorker.ready
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys())
          if (new RegExp(file).test(new URL(url).pathname))
            await cache.put(url, new Response('}{', { headers: { 'content-type': 'text/javascript' } }))
      }
    }, SHARED.source)
    await open(page, '/login')
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})
