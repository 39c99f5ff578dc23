import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { main } from '../../support/shop.ts'

/** Whether a tap at its middle reaches it. */
const canBePressed = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('R11.242 un aviso no tapa lo que se oprime: en una pantalla y en un diálogo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/login')
  const enter = main(page).getByRole('button', { name: 'Ingresar' })
  await enter.click()
  await expect(page.locator('.toaster-toast')).toBeVisible()
  for (const control of await page.locator('button:visible, a:visible, input:visible').all()) {
    const inside = await control.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      if (element.closest('.action-bar, header, .toaster')) return top >= 0
      const edge = (bar: string) => document.querySelector(bar)!.getBoundingClientRect()
      return top >= edge('header').bottom && bottom <= edge('.action-bar').top
    })
    if (inside) expect.soft(await canBePressed(control), (await control.textContent()) ?? '').toBe(true)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  const toast = dialog.locator('.toaster-toast')
  await expect(toast).toBeVisible()
  const [below, box] = [await toast.boundingBox(), await dialog.boundingBox()]
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  for (const control of await dialog.getByRole('button').all())
    if (await control.evaluate((button) => button.closest('.toaster') === null && button.checkVisibility())) {
      await control.scrollIntoViewIfNeeded()
      expect.soft(await canBePressed(control), (await control.textContent()) ?? '').toBe(true)
    }
})
