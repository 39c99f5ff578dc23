import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { expect, installed, test } from '../../support/deployed-site.ts'
import { button, footer, h1, header, link, logOut, products, retry } from '../../support/shop.ts'
import { asDemo, isLoggedOut } from '../../support/test.ts'

// A visit's record may cross the log-out that is repeated at the start, and carry the token that it takes away: 403.
test.use({
  tolerates: [/net::ERR_|status of 403|Unable to preload CSS|Failed to fetch dynamically imported module|\[puntada\]/],
})

test(
  'R4.03, R8.01 y R11.35 sin servidor y sin red, la segunda visita abre el sitio con el catálogo como se vio, y lo ' +
    'dice; también se cierra la sesión',
  { tag: '@chromium' },
  async ({ page, site }) => {
    await page.goto(site.origin)
    const product = link(page, /./).and(products(page)).first()
    const address = (await product.getAttribute('href')) ?? ''
    const remembered = page.locator(`[href="${address}"]`).first()
    const failed = page.getByText('Error al conectar al sitio')
    const old = page.getByText('Sin conexión: el catálogo se ve como la última vez.')
    await installed(page)
    await expect(failed).toHaveCount(0)

    site.reachable = false
    await page.reload()
    await expect(remembered).toBeVisible()
    await expect(failed).toHaveCount(1)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)

    await page.context().setOffline(true)
    await page.reload()

    await expect(h1(page)).toBeVisible()
    await expect(remembered).toBeVisible()
    await expect(old).toBeVisible()
    await expect(failed).toHaveCount(1)

    // A screen that was never opened is there too, without what it would ask for.
    await asDemo(page)
    await page.goto(`${site.origin}/articulos`)
    await expect(button(page, 'Reintentar')).toBeVisible()
    await logOut(page)
    await isLoggedOut(page)

    site.reachable = true
    await page.context().setOffline(false)
    await expect(page.locator('[href^="/articulo/"]').first()).toBeVisible()
    await expect(old).toHaveCount(0)

    const segments = page.waitForResponse(/list-segmentos/)
    await page.goto(site.origin)
    const answered = await segments
    expect([answered.fromServiceWorker(), answered.headers()['x-puntada-stale']]).toEqual([true, undefined])
    await expect(remembered).toBeVisible()
    await expect(failed).toHaveCount(0)
  },
)

test.describe('Sin el sitio instalado', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'R11.56, R11.81 si el servidor se cae, una pantalla nueva lo dice, y Reintentar la abre cuando vuelve, ' +
      'también si el navegador guardó la respuesta rota',
    { tag: '@chromium' },
    async ({ page, site }) => {
      // Home would read the makers too, and Canaive would have them already.
      await page.goto(`${site.origin}/articulos`)
      await expect(page.locator('[href^="/articulo/"]').first()).toBeVisible()
      site.reachable = false
      await link(footer(page), 'Quiénes somos').click()
      await expect(h1(page, 'No pudimos abrir esta pantalla')).toBeVisible()
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
      await retry(page).click()
      await lost
      await expect(header(page)).toBeVisible()

      site.reachable = true
      await retry(page).click()
      await expect(h1(page, 'Quiénes somos')).toBeVisible()

      site.broken = CALLS.catalogue.companies.path
      await link(footer(page), 'Verificación Canaive').click()
      await expect(retry(page)).toBeVisible()
      site.broken = null
      await retry(page).press('Enter')
      await expect(page.getByRole('list', { name: 'Fabricantes verificados' })).toBeVisible()
      await expect(h1(page, 'Verificación Canaive')).toBeFocused()
    },
  )
})
