import type { Page } from '@playwright/test'
import { DEMO, expect, test } from '../../support/chaos-test.ts'
import { addToOrder, h1, header, main, orderDrawer } from '../../support/shop.ts'

/** Logged in through the form, so that nothing logs in again by itself later. */
const logIn = async (page: Page, origin: string, mail: string, password: string): Promise<void> => {
  await page.goto(`${origin}/login`)
  const form = main(page)
  await form.getByLabel('Correo electrónico').fill(mail)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
  await form.getByLabel('Contraseña', { exact: true }).press('Enter')
  // Loaded again, and led home.
  await expect(h1(page, 'Ropa de mayoreo de Guanajuato')).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
}

test('R11.54, R11.55, R11.66 dos pestañas: el borrador, el pedido y el mensaje en camino, y otra persona', async ({
  page,
  context,
  chaos,
  oracle,
}) => {
  test.slow()
  chaos.plainPictures = true
  await logIn(page, chaos.origin, DEMO.mail, DEMO.password)
  const other = await context.newPage()
  await other.goto(`${chaos.origin}/vistaproducto/12`)

  // The draft.
  await expect(header(page).getByRole('button', { name: 'Pedido', exact: true })).toBeVisible()
  await other
    .getByRole('group', { name: 'Cantidades por color y talla' })
    .getByRole('button', { name: /Llenar corrida/ })
    .first()
    .click()
  await addToOrder(other)
  await expect(orderDrawer(other).getByRole('button', { name: /^Enviar pedido/ })).toBeVisible()
  await header(page)
    .getByRole('button', { name: /^Pedido \d/ })
    .click()
  await expect(orderDrawer(page).getByText('Conjunto tejido Ofelia de tres piezas')).toBeVisible()

  // The order on its way: no other tab offers it, and once its tab is gone nobody knows.
  chaos.rule = ({ endpoint }) => (endpoint === 'create_pedido.php' ? (truth) => ({ ...truth, end: 'never' }) : null)
  await orderDrawer(other)
    .getByRole('button', { name: /^Enviar pedido/ })
    .click()
  await expect(orderDrawer(page).getByText(/^Enviando tu pedido a /)).toBeVisible()
  await expect(orderDrawer(page).getByRole('button', { name: /^Enviar pedido/ })).toHaveCount(0)
  await expect.poll(() => chaos.writes.filter(({ endpoint }) => endpoint === 'create_pedido.php').length).toBe(1)
  await other.reload()
  // The page that comes back says so at once.
  await expect(other.getByText(/^No sabemos si tu pedido a .+ se envió/)).toBeVisible()
  await expect(orderDrawer(page).getByText('No sabemos si se envió.')).toBeVisible()
  await orderDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()

  // The message that did not go out, because the server never stored it: both tabs show it, and either sends it, once.
  chaos.swallows = true
  chaos.rule = ({ endpoint }) =>
    endpoint === 'message-user.php' ? (truth) => ({ ...truth, status: 500, body: Buffer.from('') }) : null
  for (const each of [page, other]) await each.goto(`${chaos.origin}/chat/2`)
  await other.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('¿Hay talla EG?')
  await other.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(other.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toBeVisible()
  await expect(page.getByRole('log').getByText('¿Hay talla EG?')).toBeVisible()
  chaos.swallows = false
  chaos.rule = () => null
  await page.getByRole('log').getByRole('button', { name: 'Enviar otra vez' }).click()
  for (const each of [page, other]) {
    await expect(each.getByRole('log').getByText('¿Hay talla EG?')).toHaveCount(1)
    await expect(each.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toHaveCount(0)
  }
  expect(chaos.writes.filter(({ endpoint }) => endpoint === 'message-user.php')).toHaveLength(2)

  // A draft of a message stays with its user when another person comes.
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('A medio escribir')
  await header(other).getByRole('button', { name: 'Mi cuenta' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await other.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Ingresa para escribirle al fabricante' })).toBeVisible()
  await expect(page.getByText('¿Hay talla EG?')).toHaveCount(0)
  await header(page)
    .getByRole('button', { name: /^Pedido/ })
    .click()
  await expect(orderDrawer(page).getByText('Cerraste tu sesión en otra pestaña')).toBeVisible()
  await orderDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()

  await expect(header(other).getByRole('button', { name: 'Ingresar' })).toBeVisible()
  const eva = { name: 'Eva Solís', email: 'eva@ejemplo.mx', phone: '4451230000', password: 'costura2026' }
  expect(
    await other.evaluate(async (data) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch('/api/register-user.php', {
        method: 'POST',
        headers: { 'X-XSRF-TOKEN': token },
        body: JSON.stringify(data),
      })
      return answer.text()
    }, eva),
  ).toContain('registered')
  await logIn(other, chaos.origin, eva.email, eva.password)
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Escribe un mensaje' })).toHaveValue('')
  await expect(page.getByText('¿Hay talla EG?')).toHaveCount(0)
  for (const [path, nothing] of [
    ['/mensajes', 'Aún no tienes mensajes'],
    ['/favoritos', 'Todavía no guardas favoritos'],
  ] as const) {
    await oracle.visit(path)
    await expect(main(page).getByText(nothing)).toBeVisible()
  }
  expect(chaos.writes.filter(({ body }) => body.includes(eva.email)).map(({ endpoint }) => endpoint)).not.toContain(
    'message-user.php',
  )
  await oracle.look()
})
