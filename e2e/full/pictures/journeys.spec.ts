import { picture } from '../../support/picture.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import {
  addToOrder,
  header,
  main,
  message,
  orderDrawer,
  products,
  quantities,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'

test('imagen del inicio sin sesión', async ({ page }) => {
  await page.goto('/')
  await expect(products(page).first()).toBeVisible()
  await picture(page, 'R1.01', 'R1.02', 'R6.02')
})

test('imágenes de guardar un favorito, encontrarlo y quitarlo', async ({ page }) => {
  await asDemo(page)
  await page.goto('/productos/dama/0/todas')
  const link = header(page).getByRole('link', { name: /^Favoritos/ })
  await expect(link).toHaveAccessibleName(/\b6$/)
  await page.getByRole('button', { name: 'Guardar en favoritos' }).first().click()
  await expect(link).toHaveAccessibleName(/\b7$/)
  await link.click()
  const kept = main(page).getByRole('button', { name: 'Quitar de favoritos' })
  await expect(kept).toHaveCount(7)
  await picture(page, 'R1.03', 'R2.07', 'R2.26', 'R3.07', 'R7.47')
  await kept.first().click()
  await expect(kept).toHaveCount(6)
  await picture(page, 'R7.48')
})

test('imágenes del pedido: la tabla de cantidades, el borrador y el folio', async ({ page }) => {
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  const whatsApp = page.getByRole('link', { name: /Contactar por WhatsApp/ }).first()
  await whatsApp.scrollIntoViewIfNeeded()
  await picture(page, 'R1.08', 'R3.09')
  for (const at of [0, 1]) await quantities(page).nth(at).fill('6')
  await quantities(page).first().scrollIntoViewIfNeeded()
  await picture(page, 'R1.05', 'R2.03')
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await drawer.getByLabel(/^Nota para/).fill('Mándenlo por paquetería, por favor.')
  await picture(page, 'R1.05')
  await sendOrder(page).click()
  await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
  await picture(page, 'R1.05', 'R7.49')
})

test('imagen de un mensaje y de la respuesta de la tienda', async ({ page }) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  const log = page.getByRole('log')
  await message(page).fill('Hola, ¿qué tallas tienen disponibles?')
  await sendMessage(page).click()
  await expect(log.getByText('Hola, ¿qué tallas tienen disponibles?')).toHaveCount(1)
  await expect(log.getByRole('listitem').filter({ hasText: 'El fabricante:' }).last()).toContainText(
    /De ese modelo tenemos|horma mexicana/,
    // An open chat asks again after fifteen seconds.
    { timeout: 40_000 },
  )
  await picture(page, 'R1.04', 'R2.14', 'R7.46')
})
