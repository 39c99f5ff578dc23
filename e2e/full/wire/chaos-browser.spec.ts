import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { FAULTS } from '../../support/chaos-faults.ts'
import { expect, test } from '../../support/chaos-test.ts'
import { ALL_SCREENS } from '../../support/screens.ts'
import { addToOrder, message, orderDrawer, quantities, sendMessage, sendOrder } from '../../support/shop.ts'
import { asDemo } from '../../support/test.ts'

test('R11.36 palabras larguísimas y textos hostiles no ensanchan la página ni en un celular', async ({
  page,
  chaos,
  oracle,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  await asDemo(page)
  for (const name of ['palabras larguísimas', 'textos hostiles'] as const) {
    chaos.rule = () => FAULTS[name] ?? null
    await oracle.open('/quienessomos')
    for (const { address: path } of ALL_SCREENS.filter(({ still }) => !still)) {
      await oracle.visit(path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(over, `${name} en ${path}: px de más`).toBeLessThanOrEqual(0)
    }
  }
})

test('R11.89 en un celular se ve que no se sabe si el pedido y el mensaje salieron, y cómo seguir', async ({
  page,
  chaos,
  oracle,
}) => {
  chaos.swallows = true
  await page.setViewportSize({ width: 360, height: 640 })
  await asDemo(page)
  chaos.rule = (endpoint) =>
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
  for (const { path } of [CALLS.messaging.send, CALLS.orders.create]) expect(chaos.writesTo(path)).toHaveLength(1)
})

test('R11.52 donde el navegador prohíbe guardar con solo mencionarlo, la tienda funciona sin sesión', async ({
  page,
  oracle,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('prohibido', 'SecurityError')
        },
      })
  })
  await oracle.open('/')
  for (const path of ['/productos/todos/0/todas', '/favoritos', '/chat/2', '/login', '/busqueda/blusa'])
    await oracle.visit(path)
  await oracle.visit('/vistaproducto/12')
  await quantities(page).first().fill('24')
  await addToOrder(page)
  await expect(orderDrawer(page)).toBeVisible()
  await oracle.look()
})
