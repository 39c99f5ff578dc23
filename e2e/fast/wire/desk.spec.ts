import { expect, logIn, test } from '../../support/test.ts'
import { header } from '../../support/shop.ts'

test('R12.10 quitar un favorito no mueve la página, y Deshacer lo devuelve a su lugar', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, account)
  await page.goto('/productos/dama/0/todas')
  for (const _ of [1, 2, 3, 4])
    await page
      .getByRole('button', { name: /^Guardar en favoritos/ })
      .first()
      .click()
  await expect(header(page).getByRole('link', { name: 'Favoritos 4' })).toBeVisible()
  await page.goto('/favoritos')
  const last = page.getByRole('button', { name: /^Quitar de favoritos/ }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await last.click()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(8)
  await undo.click()
  await expect(page.getByRole('button', { name: /^Quitar de favoritos/ })).toHaveCount(4)
})
