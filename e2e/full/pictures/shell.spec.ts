import type { Page } from '@playwright/test'
import { picture } from '../../support/picture.ts'
import { asDemo, DEMO, expect, postsTo, test } from '../../support/test.ts'

const narrow = (page: Page) => page.setViewportSize({ width: 390, height: 800 })
const footer = (page: Page) => page.getByRole('contentinfo')

test('R1.01, R2.23, R2.24, R2.25, R2.26, R2.27, R2.28, R2.29, R3.03 el encabezado', async ({ page }) => {
  await page.goto('/articulos')
  const header = page.getByRole('banner')
  for (const name of ['Productos', 'Empresas', 'Blog', 'Nosotros']) {
    await expect(header.getByRole('navigation').getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const name of [/facebook/i, /instagram/i])
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  await expect(header.getByRole('link', { name: /^Favoritos.*0$/ })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Crear cuenta' })).toBeVisible()
  await expect(header.getByText('Ingresa para contactar a los mejores fabricantes de la región')).toBeVisible()
  await header.getByRole('button', { name: 'Segmentos' }).click()
  await expect(header.getByRole('list', { name: 'Segmentos' }).getByRole('link')).toHaveCount(12)
  await expect(header.getByRole('list', { name: 'Segmentos' }).locator('img').first()).toHaveAttribute(
    'src',
    /\/images\/segments\/svg\/[^/]+\.svg$/,
  )
  await picture(page, 'R1.01', 'R2.23', 'R2.24', 'R2.25', 'R2.26', 'R2.27', 'R2.28', 'R2.29', 'R3.03')
  await page.keyboard.press('Escape')
  await expect(header.getByRole('button', { name: 'Segmentos' })).toBeFocused()
})

test('R2.30, R2.31 y R4.04 el menú del celular, sin sesión', async ({ page }) => {
  await narrow(page)
  await page.goto('/articulos')
  const opener = page.getByRole('button', { name: 'Menú', exact: true })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  for (const name of ['Productos', 'Empresas', 'Blog', 'Nosotros', 'Crear cuenta']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await picture(page, 'R2.30', 'R2.31', 'R4.04')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('button', { name: 'Ingresa / Crea tu cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('R2.32 el menú del celular saluda a quien ingresó y cierra su sesión', async ({ page }) => {
  await asDemo(page)
  await narrow(page)
  await page.goto('/articulos')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu.getByText(`Hola, ${DEMO.name}`)).toBeVisible()
  await picture(page, 'R2.30', 'R2.32')
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeVisible()
})

test('R2.34, R2.35 y R6.03 los datos de la cuenta, y Cancelar conserva la sesión', async ({ page }) => {
  await asDemo(page)
  await page.goto('/articulos')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })
  await opener.click()
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  for (const text of [DEMO.name, DEMO.mail]) await expect(account.getByText(text)).toBeVisible()
  await expect(account.getByText(/445\s?123\s?4567/)).toBeVisible()
  await expect(account.getByRole('button', { name: 'Mi bandeja de entrada' })).toBeVisible()
  await picture(page, 'R2.34', 'R6.03')
  await account.getByRole('button', { name: 'Cerrar sesión' }).click()
  const leave = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await picture(page, 'R2.35')
  await leave.getByRole('button', { name: 'Cancelar' }).click()
  await expect(leave).toBeHidden()
  await expect(opener).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('puntada_name'))).toBe(`"${DEMO.name}"`)
})

test('R2.37 el formulario de contacto no envía nada, lo dice y no pierde lo escrito', async ({ page }) => {
  await page.goto('/articulos')
  await footer(page).getByRole('button', { name: 'Contacto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contacto' })
  await dialog.getByLabel('Nombre').fill('Ana López')
  await dialog.getByLabel('Teléfono').fill('4421234567')
  await dialog.getByLabel('Correo electrónico').fill('ana@correo.mx')
  await dialog.getByLabel('Comentario').fill('¿Cómo me registro como fabricante?')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await dialog.getByRole('button', { name: 'Enviar comentario' }).click()
  await expect(dialog.getByText('Este formulario todavía no envía mensajes.')).toBeVisible()
  await picture(page, 'R2.37')
  await page.keyboard.press('Escape')
  await footer(page).getByRole('button', { name: 'Contacto' }).click()
  await expect(dialog.getByLabel('Comentario')).toHaveValue('¿Cómo me registro como fabricante?')
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
})

for (const { id, name } of [
  { id: 'R2.38', name: 'Formas de pago' },
  { id: 'R2.39', name: 'Información de envíos' },
] as const) {
  test(`${id} y R2.42 «${name}» se abre, se cierra con Escape y devuelve el foco`, async ({ page }) => {
    await page.goto('/articulos')
    const opener = footer(page).getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/\p{L}{4,}/u)
    await picture(page, id)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('R2.40, R2.41, R2.42, R2.44, R2.46 el pie', async ({ page }) => {
  await page.goto('/articulos')
  const end = footer(page)
  await expect(end.locator('a[href^="tel:"]')).toHaveText(/\d{2,3} \d{3} \d{4}/)
  await expect(end.locator('a[href^="mailto:"]')).toHaveText(/\S+@\S+\.\S+/)
  await expect(end.getByRole('link', { name: 'Quiénes somos' })).toHaveAttribute('href', '/quienessomos')
  await expect(end.getByRole('button', { name: 'Contacto' })).toBeVisible()
  await expect(end.getByRole('link', { name: 'Cómo unirte' })).toBeVisible()
  await expect(end.getByRole('link', { name: 'Video: cómo comprar' })).toHaveAttribute('href', /^https:/)
  await expect(end.getByRole('link', { name: 'Marca Guanajuato' })).toHaveAttribute('rel', /noopener/)
  await expect(end.getByRole('link', { name: 'Verificación Canaive' })).toHaveAttribute('href', '/canaive')
  await expect(end.getByRole('link', { name: 'Chat de atención a clientes' })).toHaveAttribute('href', '/chat/1')
  await expect(end.getByRole('link', { name: 'Todas las empresas' })).toHaveAttribute('href', '/catalogoempresa')
  await expect(end.getByRole('link', { name: /facebook/i })).toBeVisible()
  await picture(end, 'R2.40', 'R2.41', 'R2.42', 'R2.43', 'R2.44', 'R2.45', 'R2.46', 'R9.04')
  await end.getByRole('link', { name: 'Chat de atención a clientes' }).click()
  await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
})

test('R1.06, R5.04, R5.05, R7.45, R8.09, R8.10 y R8.11 el boletín: vacío, inscrito y repetido', async ({ page }) => {
  const sent = postsTo(page, 'suscribir-newspaper.php')
  await page.goto('/articulos')
  const field = footer(page).getByLabel('Tu correo electrónico')
  const button = footer(page).getByRole('button', { name: 'Suscribirme' })
  await expect(field).toHaveAttribute('type', 'email')
  await expect(field).toHaveAttribute('required', '')
  await button.click()
  const empty = page.getByRole('alert').filter({ hasText: 'Escribe tu correo electrónico.' })
  await expect(empty).toContainText('Aviso')
  await picture(page, 'R5.04', 'R5.05', 'R8.09')
  expect(sent).toHaveLength(0)
  await field.fill('boutique@correo.mx')
  await button.click()
  const done = page.getByRole('status').filter({ hasText: 'Te has suscrito al NEWSLETTER.' })
  await expect(done).toContainText('Aviso')
  await expect(field).toHaveValue('')
  await picture(page, 'R1.06', 'R3.06', 'R7.45', 'R8.10')
  await field.fill('boutique@correo.mx')
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ese correo ya está suscrito.' })).toContainText('Aviso')
  await expect(field).toHaveValue('boutique@correo.mx')
  await picture(page, 'R8.11')
  expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
    { correo: 'boutique@correo.mx' },
    { correo: 'boutique@correo.mx' },
  ])
})
