import { expect, logIn, test } from '../../support/test.ts'
import { addToOrder, header, main, orderDrawer, sendOrder } from '../../support/shop.ts'

const PHONE = { width: 360, height: 740 }
const PRODUCT = '/vistaproducto/12'

test('R12.10 quitar un favorito no mueve la página, y Deshacer lo devuelve a su lugar', async ({ page, account }) => {
  await page.setViewportSize(PHONE)
  await logIn(page, account)
  await page.goto('/productos/dama/0/todas')
  for (const _ of [1, 2, 3, 4])
    await page
      .getByRole('button', { name: /^Guardar en favoritos/ })
      .first()
      .click()
  await expect(header(page).getByRole('link', { name: 'Favoritos 4' })).toBeVisible()
  await page.goto('/favoritos')
  const last = page.getByRole('button', { name: /^Quitar de favoritos/ }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await last.click()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(8)
  await undo.click()
  await expect(page.getByRole('button', { name: /^Quitar de favoritos/ })).toHaveCount(4)
})

test(
  'R12.75 R12.76 lo que falta se cierra con un toque; lo enviado es un boleto, y Volver a pedir lo abre para cambiarlo',
  { tag: '@chromium' },
  async ({ page, account }) => {
    await page.setViewportSize(PHONE)
    await logIn(page, account)
    await page.goto(PRODUCT)
    const corrida = (name: RegExp) => page.getByRole('button', { name }).first().click()
    for (const name of [/Llenar corrida/, /^Agregar una corrida/, /^Agregar una corrida/, /^Quitar una corrida/])
      await corrida(name)
    await addToOrder(page)
    const drawer = orderDrawer(page)
    await drawer
      .getByRole('list', { name: 'Para llegar al mínimo' })
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await expect(drawer.getByText(/^Llegaste al mínimo de/)).toBeVisible()
    await sendOrder(page).click()
    for (const next of ['Enviar resumen por WhatsApp', 'Ver mis pedidos'])
      await expect(drawer.getByRole('link', { name: next })).toBeInViewport({ ratio: 1 })
    await drawer.getByRole('link', { name: 'Ver mis pedidos' }).click()
    const ticket = main(page).getByRole('article')
    await expect(ticket.getByRole('heading', { name: /^Folio / })).toBeVisible()
    await expect(ticket.getByRole('table')).toHaveCount(2)
    await ticket.getByRole('button', { name: 'Volver a pedir' }).click()
    await expect(drawer.getByText(/^Agregamos \d+ pzs de tu pedido anterior/)).toBeVisible()
    await drawer
      .getByRole('button', { name: /^Agregar una corrida de/ })
      .first()
      .click()
    await expect(sendOrder(page)).toBeInViewport({ ratio: 1 })
  },
)
