import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import type { Page, Request } from '@playwright/test'
import {
  addToOrder,
  button,
  fillRun,
  h1,
  header,
  logOut,
  main,
  message,
  orderDrawer,
  sendOrder,
} from '../../support/shop.ts'
import { PRODUCT_12 } from '../../support/screens.ts'
import { createAccount, expect, fillLogin, test, type Account } from '../../support/test.ts'

test.use({ tolerates: [/Failed to load resource|^\[puntada\] /] })

/** Through the form, so that nothing logs in again by itself later. */
const logIn = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/login')
  await fillLogin(main(page), account)
  await main(page).getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(h1(page, 'Ropa de mayoreo de Guanajuato')).toBeVisible()
  await expect(button(header(page), 'Mi cuenta')).toBeVisible()
}

test('R11.54, R11.55, R11.66, R11.81 dos pestañas: borrador, pedido en camino, y otra persona', async ({
  page,
  context,
  request,
  account,
}) => {
  test.slow()
  const writes: Request[] = []
  context.on('request', (sent) => {
    if (sent.method() === 'POST') writes.push(sent)
  })
  const writesTo = (path: string) => writes.filter((sent) => sent.url().endsWith(path))
  await logIn(page, account)
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
  await orderDrawer(page).getByRole('button', { name: 'Cerrar', exact: true }).click()

  for (const each of [page, other]) await each.goto('/chat/2')
  // A draft of a message stays with its user when another person comes.
  await message(page).fill('A medio escribir')
  await logOut(other)
  await expect(page.getByRole('heading', { name: 'Ingresa para escribirle al fabricante' })).toBeVisible()
  await expect(button(header(other), 'Ingresar')).toBeVisible()
  const eva = await createAccount(request)
  await logIn(other, eva)
  await expect(button(header(page), 'Mi cuenta')).toBeVisible()
  await expect(message(page)).toHaveValue('')
})
