import type { Locator } from '@playwright/test'
import { picture } from '../../support/picture.ts'
import { button, main } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

const box = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('R12.331 columnas de 220 px; en un celular de 150, con los nombres a la vista; la barra no tapa las pestañas', async ({
  page,
}) => {
  await page.goto('/productos/todos/0/todas')
  const ticks = main(page).getByRole('checkbox', { name: /^Comparar/ })
  for (const at of [0, 1, 2]) await ticks.nth(at).press('Space')
  const open = button(page, 'Comparar 3')
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Comparar' })
  const columns = sheet.getByRole('columnheader')
  await expect(columns).toHaveCount(3)
  await expect(sheet.getByText('Mejor precio').first()).toBeVisible()
  await picture('R12.330 R12.331 Tres productos, comparados', sheet)
  expect(Math.round((await box(columns.nth(1))).width)).toBe(220)
  await columns.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/vistaproducto\//)
  await page.goBack()
  await expect(columns).toHaveCount(3)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/productos/todos/0/todas')

  await page.setViewportSize({ width: 360, height: 740 })
  const bar = await box(page.getByRole('region', { name: 'Comparar productos' }))
  const tabs = await box(page.locator('.action-bar'))
  expect(bar.height).toBeGreaterThanOrEqual(44)
  expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y + 2)
  await open.click()
  expect(Math.round((await box(columns.nth(1))).width)).toBe(150)
  await columns.nth(2).getByRole('link').focus()
  await expect(columns.nth(2).getByRole('link')).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('rowheader', { name: 'Precio a 6 pzs' })).toBeInViewport({ ratio: 1 })
})
