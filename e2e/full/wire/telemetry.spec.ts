import { expect, test } from '../../support/test.ts'
import { h1 } from '../../support/shop.ts'

// The product's picture comes early for a screen that never does.
test.use({ tolerates: [/Failed to load resource|dynamically imported module|was preloaded using link preload/] })

test('R11.45 lo que se rompe se cuenta con el patrón de la pantalla, sin datos de nadie', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[puntada]')) told.push(message.text())
  })
  // The code of the screen, whatever its file is called, also when it is asked for again.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const isScreen = (await response.text()).includes('Este producto ya no está')
    await route.fulfill(isScreen ? { status: 404 } : { response })
  })
  await page.goto('/vistaproducto/7')
  await expect(h1(page, 'No pudimos abrir esta pantalla')).toBeVisible()
  await expect
    // What tells of it comes five seconds after the page.
    .poll(() => told.filter((line) => / (?:chunk|error) en /.test(line)), { timeout: 20_000 })
    .toEqual([
      '[puntada] chunk en /vistaproducto/:id: una parte del sitio no llegó',
      '[puntada] chunk en /vistaproducto/:id: una parte del sitio no llegó',
      expect.stringMatching(/^\[puntada\] error en \/vistaproducto\/:id: Failed to fetch dynamically imported module/),
    ])
})
