import { picture } from '../../support/picture.ts'
import { asDemo, expect, fillLogin, markPage, openLogin, test, wasReloaded } from '../../support/test.ts'

test('R1.10, R8.05, R8.06 ingresar: los dos avisos, y la cuenta después de la recarga', async ({ page }) => {
  const dialog = await openLogin(page)
  await fillLogin(dialog)
  await markPage(page)
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Tus datos se verificaron.')).toBeVisible()
  await expect(page.getByText('Se ha iniciado sesión con demo@puntada.mx')).toBeVisible()
  await picture(page, 'R7.43', 'R8.05', 'R8.06')
  await expect.poll(() => wasReloaded(page)).toBe(true)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await picture(page, 'R1.10', 'R4.01', 'R6.01')
})

test('R2.35, R4.03 cerrar sesión: la pregunta, y el sitio sin sesión', async ({ page }) => {
  await asDemo(page)
  await page.goto('/articulos')
  await page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Seguro que deseas cerrar sesión?')).toBeVisible()
  await picture(page, 'R2.35')
  await page.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await picture(page, 'R4.03', 'R6.01')
})
