import { expect, fillLogin, markPage, test, reloaded } from '../support/test.ts'
import { button, header, link, main } from '../support/shop.ts'

test('R1.03 en la tienda sin conexión, el favorito que se empezó sin sesión se completa tras ingresar', async ({
  page,
}) => {
  await page.goto('/productos/todos/0/todas')
  const favourites = link(header(page), /^Favoritos/)
  await expect(favourites).toHaveAccessibleName(/\b0$/)
  await button(page, 'Guardar en favoritos').nth(2).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await fillLogin(dialog)
  await markPage(page)
  await dialog.getByLabel('Contraseña', { exact: true }).press('Enter')
  await reloaded(page)
  await expect(page.getByText('El producto que elegiste ya está en tus favoritos.')).toBeVisible()
  // The demo account had six.
  await expect(favourites).toHaveAccessibleName(/\b7$/)
})

test.describe('con un bloqueador de anuncios', () => {
  test.use({ tolerates: [/Failed to (?:load resource|fetch dynamically imported)/] })

  test('R13.13 donde se detienen las redes sociales, se ingresa con correo y contraseña', async ({ page }) => {
    // Asked again it has another query.
    await page.route(/\/assets\/.*\.js/, async (route) => {
      const answer = await route.fetch({ maxRetries: 2 })
      return (await answer.text()).includes('Continuar con') ? route.abort() : route.fulfill({ response: answer })
    })
    await page.goto('/login')
    await fillLogin(main(page))
    await expect(button(main(page), /Continuar con/)).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(button(header(page), 'Mi cuenta')).toBeVisible({ timeout: 10_000 })
  })
})
