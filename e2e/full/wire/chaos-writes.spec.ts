import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { only } from '../../support/chaos-proxy.ts'
import { asVisitor, expect, test } from '../../support/chaos-test.ts'
import {
  addToOrder,
  main,
  message,
  openOrder,
  orderDrawer,
  quantities,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'

test('R11.04 un pedido cuya conexión se corta se envía una vez, aun al recargar, y no se da por enviado', async ({
  page,
  chaos,
  oracle,
}) => {
  chaos.swallows = true
  await asVisitor(page)
  chaos.rule = only(CALLS.orders.create.path.slice(1), (truth) => ({ ...truth, end: 'cut' }))
  await oracle.open('/vistaproducto/12')
  await quantities(page).first().fill('24')
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await drawer.getByLabel(/Nota para el fabricante/).fill('Por paquetería, por favor')
  await sendOrder(page).dblclick()
  await expect(drawer.getByRole('alert').first()).toBeVisible()
  await oracle.settled()
  await oracle.look()
  await page.reload()
  await oracle.settled()
  await openOrder(page)
  await expect(drawer).toBeVisible()
  await expect(drawer.getByText('Pedido enviado', { exact: true })).toHaveCount(0)
  await expect(drawer.getByText(/24/).first()).toBeVisible()
  expect(chaos.writesTo(CALLS.orders.create.path.slice(1))).toHaveLength(1)
  await oracle.look()
})

test('R11.89 en un celular se ve que no se sabe si el pedido y el mensaje salieron, y cómo seguir', async ({
  page,
  chaos,
  oracle,
}) => {
  chaos.swallows = true
  await page.setViewportSize({ width: 360, height: 640 })
  await asVisitor(page)
  chaos.rule = ({ endpoint }) =>
    /^(?:create_pedido|message-user)/.test(endpoint)
      ? (truth) => ({ ...truth, status: 500, body: Buffer.from('') })
      : null
  await oracle.open('/chat/2')
  await message(page).fill('¿Tienen existencia?')
  await sendMessage(page).click()
  await expect(page.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toBeInViewport({ ratio: 1 })
  await oracle.open('/vistaproducto/12')
  await quantities(page).first().fill('24')
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await sendOrder(page).click()
  await expect(drawer.getByText('No sabemos si se envió.')).toBeInViewport({ ratio: 1 })
})

test('R4.03 sin red, y sin nada instalado, también se cierra la sesión', async ({ page, oracle }) => {
  await asVisitor(page)
  await oracle.open('/perfil')
  await page.context().setOffline(true)
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await expect(dialog).toBeVisible()
  // The page that is loaded afterwards is the browser's own, so the storage is looked at before.
  const kept = await dialog.getByRole('button', { name: 'Sí, cerrar sesión' }).evaluate((button: HTMLElement) => {
    button.click()
    return localStorage.getItem('puntada_name')
  })
  expect(kept).toBeNull()
  await page.context().setOffline(false)
})
