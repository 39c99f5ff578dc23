import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { button, header, link } from '../support/shop.ts'
import { expect, fillLogin, markPage, reloaded, test } from '../support/test.ts'

// A blocker stops some scripts.
test.use({ tolerates: [/Failed to (?:load resource|fetch dynamically imported)/] })

test('R1.03 R13.13 en la tienda sin conexión, sin las redes sociales, el favorito se completa tras ingresar', async ({
  page,
  context,
}) => {
  let stopped = 0
  for (const file of globSync('dist-offline/assets/*.js'))
    // Asked again it has another query.
    if (readFileSync(file, 'utf8').includes('Continuar con'))
      await context.route(`**/${basename(file)}*`, (route) => {
        stopped += 1
        return route.abort()
      })
  await page.goto('/productos/todos/0/todas')
  const favourites = link(header(page), /^Favoritos/)
  await expect(favourites).toHaveAccessibleName(/\b0$/)
  await button(page, 'Guardar en favoritos').nth(2).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await expect.poll(() => stopped).toBeGreaterThan(0)
  await fillLogin(dialog)
  await expect(button(dialog, /Continuar con/)).toHaveCount(0)
  await markPage(page)
  await dialog.getByLabel('Contraseña', { exact: true }).press('Enter')
  await reloaded(page)
  await expect(page.getByText('El producto que elegiste ya está en tus favoritos.')).toBeVisible()
  // The demo account had six.
  await expect(favourites).toHaveAccessibleName(/\b7$/)
})
