import { picture } from '../../support/picture.ts'
import { expect, test } from '../../support/test.ts'
import { header, main } from '../../support/shop.ts'

test.use({ tolerates: [/Failed to load resource/] })

test('imágenes de la búsqueda: sugerencias, sin ellas, vacía, con resultados y sin ninguno', async ({ page }) => {
  await page.goto('/articulos')
  const box = header(page).getByRole('combobox', { name: 'Buscar productos' })
  const options = page.getByRole('option')
  await box.fill('bl')
  await expect(options.first()).toBeVisible()
  await picture(page, 'R2.24', 'R3.05', 'R4.06', 'R5.07', 'R9.01')
  await box.fill('')
  await expect(options).toHaveCount(0)
  await picture(page, 'R4.06')
  await header(page).getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Escribe el nombre del producto.' })).toBeVisible()
  await picture(page, 'R5.03', 'R8.08')
  for (const text of ['camiseta', 'xilófono']) {
    await page.goto(`/busqueda/${text}`)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await picture(page, 'R2.13')
  }
})

test('imágenes de las sugerencias y los segmentos que fallan, y de los que no hay', async ({ page }) => {
  const failed = page.getByRole('alert').filter({ hasText: 'Error al conectar al sitio' })
  await page.goto('/articulos?fallas=get_results_search.php:500')
  await header(page).getByRole('combobox', { name: 'Buscar productos' }).fill('blusa')
  await expect(failed).toBeVisible()
  await picture(page, 'R8.02')
  await page.goto('/articulos?fallas=list-segmentos.php:500')
  await expect(failed).toBeVisible()
  await picture(page, 'R8.01')
  await page.goto('/categorias?escenario=vacio&fallas=')
  await page.getByRole('button', { name: 'Segmentos' }).click()
  await expect(header(page).getByText('Aún no hay segmentos')).toBeVisible()
  await picture(page, 'R3.08', 'R4.07')
})
