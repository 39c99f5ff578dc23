import { expect, installed, test } from '../../support/deployed-site.ts'

// The browser says by itself that a request did not get through.
test.use({ tolerates: [/net::ERR_|Unable to preload CSS/] })

test(
  'R8.01 y R11.35 sin servidor y sin red, la segunda visita abre el sitio con el catálogo como se vio, y lo dice',
  { tag: '@chromium' },
  async ({ page, site }) => {
    await page.goto(site.origin)
    const product = page.getByRole('link', { name: /./ }).and(page.locator('[href^="/vistaproducto/"]')).first()
    await expect(product).toBeVisible()
    const address = (await product.getAttribute('href')) ?? ''
    await installed(page)
    await expect(page.getByText('Error al conectar al sitio')).toHaveCount(0)

    // The server is down, and the browser still says that it is online.
    site.reachable = false
    await page.reload()
    await expect(page.locator(`[href="${address}"]`).first()).toBeVisible()
    await expect(page.getByText('Error al conectar al sitio')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)

    await page.context().setOffline(true)
    await page.reload()

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(`[href="${address}"]`).first()).toBeVisible()
    await expect(page.getByText('Sin conexión: el catálogo se ve como la última vez.')).toBeVisible()
    await expect(page.getByText('Error al conectar al sitio')).toHaveCount(1)

    // A screen that was never opened is there too; what it would ask for is not, and it says so.
    await page.goto(`${site.origin}/articulos`)
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()

    site.reachable = true
    await page.context().setOffline(false)
    // Nobody needs to press anything.
    await expect(page.locator('[href^="/articulo/"]').first()).toBeVisible()
    await expect(page.getByText('Sin conexión: el catálogo se ve como la última vez.')).toHaveCount(0)

    // What the server answers through the worker is not called old.
    const segments = page.waitForResponse(/list-segmentos/)
    await page.goto(site.origin)
    const answered = await segments
    expect([answered.fromServiceWorker(), answered.headers()['x-puntada-stale']]).toEqual([true, undefined])
    await expect(page.locator(`[href="${address}"]`).first()).toBeVisible()
    await expect(page.getByText('Error al conectar al sitio')).toHaveCount(0)
  },
)

test.describe('Sin el sitio instalado', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'R11.56 si el servidor se cae, una pantalla nueva lo dice, y Reintentar la abre cuando vuelve',
    { tag: '@chromium' },
    async ({ page, site }) => {
      await page.goto(site.origin)
      await expect(page.locator('[href^="/vistaproducto/"]').first()).toBeVisible()
      site.reachable = false
      await page.getByRole('contentinfo').getByRole('link', { name: 'Quiénes somos' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'No pudimos abrir esta pantalla' })).toBeVisible()
      const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
      await retry.click()
      await expect(page.getByRole('banner')).toBeVisible()

      site.reachable = true
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeVisible()
    },
  )
})
