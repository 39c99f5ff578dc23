import { picture } from '../../support/picture.ts'
import { expect, test } from '../../support/test.ts'
import { footer, header } from '../../support/shop.ts'

test('imágenes del encabezado y del pie', async ({ page }) => {
  await page.goto('/articulos')
  await header(page).getByRole('button', { name: 'Segmentos' }).click()
  await expect(header(page).getByRole('list', { name: 'Segmentos' }).getByRole('link')).toHaveCount(12)
  await picture(page, 'R1.01', 'R2.23', 'R2.24', 'R2.25', 'R2.26', 'R2.27', 'R2.28', 'R2.29', 'R3.03')
  const ids = ['R2.40', 'R2.41', 'R2.42', 'R2.43', 'R2.44', 'R2.45', 'R2.46', 'R9.04'] as const
  await picture(footer(page), ...ids)
})

test('imágenes de los diálogos del pie', async ({ page }) => {
  await page.goto('/articulos')
  for (const [id, name] of [
    ['R2.37', 'Contacto'],
    ['R2.38', 'Formas de pago'],
    ['R2.39', 'Información de envíos'],
  ] as const) {
    await footer(page).getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(/\p{L}{4,}/u)
    if (id === 'R2.37') {
      await dialog.getByLabel('Nombre').fill('Ana López')
      await dialog.getByLabel('Comentario').fill('¿Cómo me registro como fabricante?')
    }
    await picture(page, id)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('imágenes del boletín: vacío, inscrito y repetido', async ({ page }) => {
  await page.goto('/articulos')
  const field = footer(page).getByLabel('Tu correo electrónico')
  const send = footer(page).getByRole('button', { name: 'Suscribirme' })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Escribe tu correo electrónico.' })).toBeVisible()
  await picture(page, 'R5.04', 'R5.05', 'R8.09')
  await field.fill('boutique@correo.mx')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Te has suscrito al NEWSLETTER.' })).toBeVisible()
  await picture(page, 'R1.06', 'R3.06', 'R7.45', 'R8.10')
  await field.fill('boutique@correo.mx')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ese correo ya está suscrito.' })).toBeVisible()
  await picture(page, 'R8.11')
})
