import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { AXE, axeFaults, everyLook, examine, look, LOOKS, ready } from '../support/axe.ts'
import { ALL_SCREENS } from '../support/screens.ts'
import { asDemo, expect, test } from '../support/test.ts'
import { button, fillRun, footer, h1, main, products, retry } from '../support/shop.ts'

// With content, and what opens on a phone: e2e/fast looks at them.
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

test('el panel del simulador es accesible; pone una falla, y al quitarla Reintentar trae los productos', async ({
  page,
}) => {
  const name = CALLS.catalogue.productsPage.path.slice(1)
  await page.goto('/articulos')
  await button(page, 'Simulador · datos simulados').click()
  await expect(page.getByRole('region', { name: 'Simulador' })).toBeVisible()
  expect(await axeFaults(page, 'aside[aria-label="Simulador"]')).toEqual([])
  await page.getByLabel('Llamada').selectOption(`${name} (GET)`)
  await page.getByRole('combobox', { name: 'Falla', exact: true }).selectOption('Error 500')
  await button(page, 'Poner la falla').click()
  await page.goto('/productos/todos/0/todas')
  await expect(retry(page)).toBeVisible()
  await button(page, `Quitar la falla de ${name}`).click()
  await retry(page).click()
  await expect(products(page).first()).toBeVisible()
})
