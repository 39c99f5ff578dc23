import { DEMO, expect, test } from '../support/test.ts'

test('R11.52 con las cookies bloqueadas la tienda sin conexión se ve entera, y al ingresar dice por qué no se pudo', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  for (const path of ['/', '/vistaproducto/12']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  }
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill(DEMO.mail)
  await main.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await main.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(
    page.getByText('Tu navegador no permite guardar tu sesión: durará hasta que cierres esta pestaña.'),
  ).toBeVisible()
})
