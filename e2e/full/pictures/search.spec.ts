import { picture } from '../../support/picture.ts'
import { expect, test } from '../../support/test.ts'

test('R2.24 la caja de búsqueda ofrece sugerencias', async ({ page }) => {
  await page.goto('/articulos')
  await page.getByRole('banner').getByRole('combobox', { name: 'Buscar productos' }).fill('bl')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await picture(page, 'R2.24', 'R3.05', 'R5.07', 'R9.01')
})

test('R4.06 al borrar lo escrito se van las sugerencias', async ({ page }) => {
  await page.goto('/articulos')
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Buscar productos' })
  await box.fill('play')
  await expect(page.getByRole('option').first()).toBeVisible()
  await picture(page, 'R4.06')
  await box.fill('')
  await expect(page.getByRole('option')).toHaveCount(0)
  await picture(page, 'R4.06')
})

for (const text of ['', '   ']) {
  test(`R5.03 y R8.08 buscar «${text}» avisa y no lleva a ninguna parte`, async ({ page }) => {
    await page.goto('/articulos')
    await page.getByRole('banner').getByRole('combobox', { name: 'Buscar productos' }).fill(text)
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Escribe el nombre del producto.' })
    await expect(toast).toBeVisible()
    await expect(toast).toContainText('Aviso')
    await picture(page, 'R5.03', 'R8.08')
    expect(new URL(page.url()).pathname).toBe('/articulos')
  })
}

test('R2.13 y R7.19 busca sin acentos ni mayúsculas, y con sinónimos', async ({ page }) => {
  const total = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /\d productos?$/ })
  const counts: string[] = []
  for (const text of ['pantalón', 'PANTALON', 'playera', 'camiseta']) {
    await page.goto(`/busqueda/${encodeURIComponent(text)}`)
    await expect(total).toBeVisible()
    counts.push(await total.innerText())
  }
  expect(counts[0]).toBe(counts[1])
  expect(counts[2]).toBe(counts[3])
  await picture(page, 'R2.13')
})

test('R2.13 sin resultados lleva a categorías cercanas y a contacto', async ({ page }) => {
  await page.goto('/busqueda/xilófono')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await main.locator('a[href^="/productos/"]').count()).toBeGreaterThan(0)
  await picture(page, 'R2.13')
})

test.describe('con fallas del servidor', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  test('R8.02 si las sugerencias fallan, lo dice y se puede buscar igual', async ({ page }) => {
    await page.goto('/articulos?fallas=get_results_search.php:500')
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Buscar productos' })
    await box.fill('blusa')
    const toast = page.getByRole('alert').filter({ hasText: 'Error al conectar al sitio' })
    await expect(toast).toBeVisible()
    await expect(toast).toContainText('Aviso')
    await picture(page, 'R8.02')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /blusa/i })).toBeVisible()
  })

  test('R8.01 si los segmentos fallan, lo dice', async ({ page }) => {
    await page.goto('/articulos?fallas=list-segmentos.php:500')
    const toast = page.getByRole('alert').filter({ hasText: 'Error al conectar al sitio' })
    await expect(toast).toBeVisible()
    await expect(toast).toContainText('Aviso')
    await picture(page, 'R8.01')
  })
})

test('R3.08 y R4.07 sin segmentos y sin categorías, las pantallas lo dicen', async ({ page }) => {
  await page.goto('/categorias?escenario=vacio')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await picture(page, 'R3.08')
  await page.getByRole('button', { name: 'Segmentos' }).click()
  await expect(page.getByRole('banner').getByText('Aún no hay segmentos')).toBeVisible()
  await picture(page, 'R4.07', 'R3.08')
})
