import { expect, fillLogin, markPage, test, wasReloaded } from '../support/test.ts'
import { header } from '../support/shop.ts'

test('R1.03 en la tienda sin conexión, el favorito que se empezó sin sesión se completa tras ingresar', async ({
  page,
}) => {
  await page.goto('/productos/todos/0/todas')
  const favourites = header(page).getByRole('link', { name: /^Favoritos/ })
  await expect(favourites).toHaveAccessibleName(/\b0$/)
  await page.getByRole('button', { name: 'Guardar en favoritos' }).nth(2).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await fillLogin(dialog)
  await markPage(page)
  await dialog.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect.poll(() => wasReloaded(page)).toBe(true)
  await expect(page.getByText('El producto que elegiste ya está en tus favoritos.')).toBeVisible()
  // The demo account had six.
  await expect(favourites).toHaveAccessibleName(/\b7$/)
  await page.reload()
  await expect(favourites).toHaveAccessibleName(/\b7$/)
})
