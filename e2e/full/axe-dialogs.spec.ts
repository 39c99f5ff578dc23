import { AXE, everyLook, examine, look, LOOKS, ready } from '../support/axe.ts'
import { asDemo, expect, test } from '../support/test.ts'
import { addToOrder, fillRun, footer, header, main, orderDrawer, sendOrder } from '../support/shop.ts'

test.use(AXE)

const OPENERS = ['Ingresar', 'Contacto', 'Formas de pago', 'Información de envíos', /^Pedido/]

test('R1.05, R2.33, R2.37, R2.38, R2.39 los diálogos del sitio son accesibles', async ({ page }) => {
  test.slow()
  await page.goto('/articulos')
  await ready(page)
  for (const name of OPENERS) {
    // What is clicked next must not be on its way to somewhere else.
    await look(page, LOOKS[3])
    await page.getByRole('button', { name }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await everyLook(page, `diálogo: ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('R2.34 y R2.35 los diálogos de la cuenta son accesibles', async ({ page }) => {
  await asDemo(page)
  await page.goto('/articulos')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: 'Mi cuenta' }).click()
  await everyLook(page, 'cuenta')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeVisible()
  await everyLook(page, 'cerrar sesión', 1)
})

test('R2.27, R2.30 y R2.36 los menús, la búsqueda y sus sugerencias son accesibles', async ({ page }) => {
  test.slow()
  await page.goto('/articulos')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await examine(page, 'menú lateral, oscuro')
  await page.getByRole('dialog').getByRole('button', { name: 'Segmentos' }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Segmentos' })).toBeVisible()
  await look(page, LOOKS[1])
  await examine(page, 'menú lateral con segmentos, claro')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buscar productos' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('bl')
  await expect(page.getByRole('option').first()).toBeVisible()
  await examine(page, 'búsqueda angosta, con sugerencias')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const each of LOOKS.slice(2)) {
    await look(page, each)
    await page.getByRole('button', { name: 'Segmentos' }).click()
    await expect(header(page).getByRole('list', { name: 'Segmentos' })).toBeVisible()
    await examine(page, `segmentos, ${each.words}`)
    await page.keyboard.press('Escape')
    await header(page).getByRole('combobox').fill('play')
    await expect(page.getByRole('option').first()).toBeVisible()
    await examine(page, `sugerencias, ${each.words}`)
    await header(page).getByRole('combobox').fill('')
    await page.keyboard.press('Escape')
  }
})

test('R8.07 y R8.10 los avisos son accesibles, buenos y malos', async ({ page }) => {
  await page.goto('/articulos')
  await ready(page)
  const end = footer(page)
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  const examineNotice = async (text: string, what: string) => {
    await expect(page.getByText(text)).toBeVisible()
    // Time stands still while one is over it.
    await close.hover()
    await everyLook(page, what)
  }
  await end.getByRole('button', { name: 'Suscribirme' }).click()
  await examineNotice('Escribe tu correo electrónico.', 'aviso malo')
  await end.getByLabel('Tu correo electrónico').fill('ana@correo.mx')
  await end.getByRole('button', { name: 'Suscribirme' }).click()
  await examineNotice('Te has suscrito al NEWSLETTER.', 'aviso bueno')
})

test('R2.11 los filtros en el celular son accesibles, y una lista filtrada también', async ({ page }) => {
  await page.goto('/productos/dama/0/todas?talla=CH')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await examine(page, 'filtros, oscuro')
  await look(page, LOOKS[1])
  await examine(page, 'filtros, claro')
})

test('R1.05 y R2.03 la tabla de cantidades, el pedido y su folio son accesibles', async ({ page }) => {
  test.slow()
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  await look(page, LOOKS[0])
  await ready(page)
  await fillRun(page)
  await everyLook(page, 'tabla de cantidades llena')
  await addToOrder(page)
  await expect(sendOrder(page)).toBeVisible()
  await everyLook(page, 'pedido', 1)
  await sendOrder(page).click()
  await expect(orderDrawer(page).getByText(/Folio \S+/)).toBeVisible()
  await everyLook(page, 'folio')
})

test('R2.04 y R2.06 los formularios con errores son accesibles', async ({ page }) => {
  test.slow()
  for (const [path, button] of [
    ['/registro', 'Crear mi cuenta'],
    ['/recoverypass', 'Enviar instrucciones'],
  ] as const) {
    await page.goto(path)
    await ready(page)
    await main(page).getByRole('button', { name: button }).click()
    await everyLook(page, `${path} con errores`)
  }
})
