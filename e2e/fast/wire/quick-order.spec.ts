import { picture } from '../../support/picture.ts'
import { addToOrder, button, main, openOrder } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

test('R12.304 Agregar se ve con el ratón o el teclado en la tarjeta; la lista queda donde estaba', async ({ page }) => {
  await page.goto('/productos/todos/0/todas')
  const card = main(page).getByRole('article').nth(9)
  const add = button(card, /^Agregar /)
  await card.scrollIntoViewIfNeeded()
  await expect(add).toHaveCSS('opacity', '0')
  await card.getByRole('link').focus()
  await expect(add).toHaveCSS('opacity', '1')
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(add).toBeFocused()
  const place = () =>
    card.evaluate((element) => [window.scrollY, Math.round(element.getBoundingClientRect().top)] as const)
  const before = await place()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Agregar' })
  await sheet.getByRole('textbox', { disabled: false }).first().fill('12')
  await picture('R12.304 La hoja Agregar, sobre la lista', sheet)
  await addToOrder(page)
  await expect(sheet).toBeHidden()
  await expect(add).toBeFocused()
  expect(await place()).toEqual(before)
  await add.click()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(await place()).toEqual(before)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(add).toBeHidden()
  await openOrder(page)
  await expect(page.getByRole('dialog', { name: 'Tu pedido' }).getByText('12 pzs').first()).toBeVisible()
})
