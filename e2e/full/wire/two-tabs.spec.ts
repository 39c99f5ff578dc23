import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { Request } from '@playwright/test'
import { addToOrder, button, fillRun, header, orderDrawer, sendOrder } from '../../support/shop.ts'
import { PRODUCT_12 } from '../../support/screens.ts'
import { expect, logIn, test } from '../../support/test.ts'

test.use({ tolerates: [/Failed to load resource|^\[puntada\] /] })

test('R11.54, R11.55, R11.81 dos pestañas: el borrador, y el pedido en camino', async ({ page, context, account }) => {
  test.slow()
  const writes: Request[] = []
  context.on('request', (sent) => {
    if (sent.method() === 'POST') writes.push(sent)
  })
  const writesTo = (path: string) => writes.filter((sent) => sent.url().endsWith(path))
  await logIn(page, account)
  await page.goto('/quienessomos')
  const other = await context.newPage()
  await other.goto('/vistaproducto/12')

  await expect(header(page).getByRole('button', { name: 'Pedido', exact: true })).toBeVisible()
  await fillRun(other)
  await addToOrder(other)
  await expect(sendOrder(other)).toBeVisible()
  await button(header(page), /^Pedido \d/).click()
  await expect(orderDrawer(page).getByText(PRODUCT_12)).toBeVisible()

  // The order on its way: no other tab offers it, and once its tab is gone nobody knows.
  await context.route(`**${CALLS.orders.create.path}`, async (route) => void (await route.fetch()))
  await sendOrder(other).click()
  await expect(orderDrawer(page).getByText(/^Enviando tu pedido a /)).toBeVisible()
  await expect(sendOrder(page)).toHaveCount(0)
  await expect.poll(() => writesTo(CALLS.orders.create.path).length).toBe(1)
  await other.reload()
  await expect(other.getByText(/^No sabemos si tu pedido a .+ se envió/)).toBeVisible()
  await expect(orderDrawer(page).getByText('No sabemos si se envió.')).toBeVisible()
})
