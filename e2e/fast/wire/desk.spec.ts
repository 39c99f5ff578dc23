import { expect, logIn, test } from '../../support/test.ts'
import { picture } from '../../support/picture.ts'
import { button, h1, header, link } from '../../support/shop.ts'

test('R12.10 quitar un favorito no mueve la página, y Deshacer lo devuelve a su lugar', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, account)
  await page.goto('/productos/dama/0/todas')
  for (const _ of [1, 2, 3, 4])
    await button(page, /^Guardar en favoritos/)
      .first()
      .click()
  const count = link(header(page), 'Favoritos 4')
  await picture('R2.26 R3.07 R7.29 La cuenta de favoritos en el encabezado', count)
  await count.click()
  await expect(h1(page, 'Favoritos')).toBeVisible()
  const hearts = button(page, /^Quitar de favoritos/)
  await expect(hearts).toHaveCount(4)
  const last = hearts.last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await last.click()
  const undo = button(page, 'Deshacer')
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(8)
  await undo.click()
  await expect(hearts).toHaveCount(4)
})
