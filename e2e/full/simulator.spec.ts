import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { products } from '../support/shop.ts'

// A fault on purpose shows up in the console: the browser's words and the site's own.
test.use({ tolerates: [/Failed to load resource|\[puntada\] \/list-products-page\.php: se esperaba JSON/] })

test('el panel del simulador es accesible, pone una falla, y al quitarla el sitio se recupera', async ({ page }) => {
  await page.goto('/articulos')
  await page.getByRole('button', { name: 'Simulador · datos simulados' }).click()
  await expect(page.getByRole('region', { name: 'Simulador' })).toBeVisible()
  expect(await axeFaults(page, 'aside[aria-label="Simulador"]')).toEqual([])
  await page.getByLabel('Llamada').selectOption(`${CALLS.catalogue.productsPage.path.slice(1)} (GET)`)
  await page.getByRole('combobox', { name: 'Falla', exact: true }).selectOption('Respuesta truncada')
  await page.getByRole('button', { name: 'Poner la falla' }).click()
  await page.goto('/productos/todos/0/todas')
  const again = page.getByRole('button', { name: 'Reintentar' }).first()
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: `Quitar la falla de ${CALLS.catalogue.productsPage.path.slice(1)}` }).click()
  await again.click()
  await expect(products(page).first()).toBeVisible()
})
