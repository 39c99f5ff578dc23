import { PATHS, PATH_NAMES } from '../../../src/ui/lib/paths.ts'
import { AXE, contentLoaded, examine, look, LOOKS } from '../../support/axe.ts'
import { picture } from '../../support/picture.ts'
import { ALL_SCREENS, SCREENS } from '../../support/screens.ts'
import { become, test } from '../../support/shared-page.ts'
import { DEMO, expect } from '../../support/test.ts'

test.use({ tolerates: AXE.tolerates })

for (const [at, name] of PATH_NAMES.entries()) {
  const { id, address, title, member, still } = SCREENS[name]
  // A path without a variable part is the same in every shop.
  const tag = PATHS[name] === address && member === undefined ? ['@lectura'] : []

  test(`${id} ${address} abre como enlace directo, accesible y sin desbordarse`, { tag }, async ({ page }) => {
    await become(page, member ? DEMO : null)
    const shown = LOOKS[at % LOOKS.length] ?? LOOKS[0]
    await look(page, shown)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Puntada`)
    await expect(page).toHaveURL(address)
    if (!still) await expect(page.getByRole('main').locator('a[href^="/"], [role=log] li').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await examine(page, `${title}, ${shown.words}`)
    await look(page, LOOKS[3])
    await picture(page, id)
  })
}

test('ninguna pantalla se desborda a lo ancho, del celular al escritorio grande', async ({ page }) => {
  test.slow()
  await become(page, DEMO)
  await page.goto('/')
  for (const { address, title } of ALL_SCREENS) {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await contentLoaded(page)
    for (const width of [320, 360, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(extra, `${address} a ${width} px: píxeles de más`).toBeLessThanOrEqual(0)
    }
  }
})
