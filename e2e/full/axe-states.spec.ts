import { AXE, everyLook, examine, look, LOOKS, ready } from '../support/axe.ts'
import { ALL_SCREENS } from '../support/screens.ts'
import { asDemo, expect, test } from '../support/test.ts'
import { button, fillRun, footer, h1, main } from '../support/shop.ts'

// Screens with content, and dialogs, are looked at in e2e/fast.
test.use(AXE)
test.slow()

for (const { id, title, address } of ALL_SCREENS.filter(({ still }) => !still)) {
  test(`${id} «${title}»: accesible mientras carga, sin nada y con falla`, async ({ page }) => {
    await asDemo(page)
    await look(page, LOOKS[0])
    await page.goto(`${address}?escenario=lento`)
    await expect(h1(page)).toBeVisible()
    await examine(page, `${title} mientras carga`, { loading: true })
    await page.goto(`${address}?escenario=vacio`)
    await ready(page)
    await examine(page, `${title} sin nada`)
    await look(page, LOOKS[3])
    await page.goto(`${address}?escenario=error`)
    await expect(button(page, 'Reintentar').first()).toBeVisible()
    await examine(page, `${title} con falla`)
  })
}

test('R8.07 y R8.10 los avisos son accesibles, buenos y malos', async ({ page }) => {
  await page.goto('/articulos')
  await ready(page)
  for (const [mail, text] of [
    ['', 'Escribe tu correo electrónico.'],
    ['ana@correo.mx', 'Te has suscrito al NEWSLETTER.'],
  ] as const) {
    await footer(page).getByLabel('Tu correo electrónico').fill(mail)
    await button(footer(page), 'Suscribirme').click()
    await expect(page.getByText(text)).toBeVisible()
    // Time stands still while one is over it.
    await button(page, 'Cerrar aviso').hover()
    await everyLook(page, text)
  }
})

test('R2.03, R2.04 y R2.06 la tabla llena y los formularios con errores son accesibles', async ({ page }) => {
  await page.goto('/vistaproducto/12')
  await ready(page)
  await fillRun(page)
  await everyLook(page, 'tabla de cantidades llena')
  for (const [path, name] of [
    ['/registro', 'Crear mi cuenta'],
    ['/recoverypass', 'Enviar instrucciones'],
  ] as const) {
    await page.goto(path)
    await ready(page)
    await button(main(page), name).click()
    await everyLook(page, `${path} con errores`)
  }
})
