import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { Page } from '@playwright/test'
import { only } from '../../support/chaos-proxy.ts'
import { expect, test } from '../../support/chaos-test.ts'
import {
  addToOrder,
  fillRun,
  h1,
  header,
  logOut,
  main,
  message,
  openOrder,
  orderDrawer,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'
import { createAccount, fillLogin, type Account } from '../../support/test.ts'

/** Through the form, so that nothing logs in again by itself later. */
const logIn = async (page: Page, origin: string, account: Account): Promise<void> => {
  await page.goto(`${origin}/login`)
  await fillLogin(main(page), account)
  await main(page).getByLabel('Contraseña', { exact: true }).press('Enter')
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
  await logIn(page, chaos.origin, await createAccount(context.request, chaos.origin))
  const other = await context.newPage()
  await other.goto(`${chaos.origin}/vistaproducto/12`)

  await expect(header(page).getByRole('button', { name: 'Pedido', exact: true })).toBeVisible()
  await fillRun(other)
  await addToOrder(other)
  await expect(sendOrder(other)).toBeVisible()
  await header(page)
    .getByRole('button', { name: /^Pedido \d/ })
    .click()
  await expect(orderDrawer(page).getByText('Conjunto tejido Ofelia de tres piezas')).toBeVisible()

  // The order on its way: no other tab offers it, and once its tab is gone nobody knows.
  chaos.rule = only(CALLS.orders.create.path, (truth) => ({ ...truth, end: 'never' }))
  await sendOrder(other).click()
  await expect(orderDrawer(page).getByText(/^Enviando tu pedido a /)).toBeVisible()
  await expect(sendOrder(page)).toHaveCount(0)
  await expect.poll(() => chaos.writesTo(CALLS.orders.create.path).length).toBe(1)
  await other.reload()
  await expect(other.getByText(/^No sabemos si tu pedido a .+ se envió/)).toBeVisible()
  await expect(orderDrawer(page).getByText('No sabemos si se envió.')).toBeVisible()
  await orderDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()

  // The message that the server never stored: both tabs show it, and either sends it, once.
  chaos.swallows = true
  chaos.rule = only(CALLS.messaging.send.path, (truth) => ({ ...truth, status: 500, body: Buffer.from('') }))
  for (const each of [page, other]) await each.goto(`${chaos.origin}/chat/2`)
  await message(other).fill('¿Hay talla EG?')
  await sendMessage(other).click()
  await expect(other.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toBeVisible()
  await expect(page.getByRole('log').getByText('¿Hay talla EG?')).toBeVisible()
  chaos.swallows = false
  chaos.rule = () => null
  await page.getByRole('log').getByRole('button', { name: 'Enviar otra vez' }).click()
  for (const each of [page, other]) {
    await expect(each.getByRole('log').getByText('¿Hay talla EG?')).toHaveCount(1)
    await expect(each.getByRole('log').getByRole('button', { name: 'Enviar otra vez' })).toHaveCount(0)
  }
  expect(chaos.writesTo(CALLS.messaging.send.path)).toHaveLength(2)

  // A draft of a message stays with its user when another person comes.
  await message(page).fill('A medio escribir')
  await logOut(other)
  await expect(page.getByRole('heading', { name: 'Ingresa para escribirle al fabricante' })).toBeVisible()
  await expect(page.getByText('¿Hay talla EG?')).toHaveCount(0)
  await openOrder(page)
  await expect(orderDrawer(page).getByText('Cerraste tu sesión en otra pestaña')).toBeVisible()
  await orderDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()

  await expect(header(other).getByRole('button', { name: 'Ingresar' })).toBeVisible()
  const eva = await createAccount(other.request, chaos.origin)
  await logIn(other, chaos.origin, eva)
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect(page.getByText('¿Hay talla EG?')).toHaveCount(0)
  expect(chaos.writesTo(CALLS.messaging.send.path).filter((body) => body.includes(eva.mail))).toEqual([])
  await oracle.look()
})
