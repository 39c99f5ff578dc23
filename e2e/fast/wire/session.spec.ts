import { asDemo, expect, markPage, test, wasReloaded } from '../../support/test.ts'
import { addToOrder, fillRun, logOut, header, main, openOrder, orderDrawer, sendOrder } from '../../support/shop.ts'

test('R4.03 cerrar sesión borra los tres datos y recarga, y las otras pestañas dejan de mostrar lo suyo', async ({
  page,
  context,
}) => {
  await asDemo(page)
  await page.goto('/articulos')
  const other = await context.newPage()
  await other.goto('/favoritos')
  await expect(other.getByRole('button', { name: 'Quitar de favoritos' }).first()).toBeVisible()
  await markPage(page)
  await logOut(page)
  await expect.poll(() => wasReloaded(page)).toBe(true)
  await expect(header(page).getByRole('button', { name: 'Ingresar' })).toBeVisible()
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^puntada_(name|mail|phone)$/.test(key)),
  )
  expect(kept).toEqual([])
  await expect(header(other).getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Ingresa para ver tus favoritos' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Quitar de favoritos' })).toHaveCount(0)
})

test('R1.05 el borrador del pedido sigue ahí después de recargar, y enviarlo pide ingresar', async ({ page }) => {
  await page.goto('/vistaproducto/12')
  await fillRun(page)
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await expect(drawer.getByText('Conjunto tejido Ofelia de tres piezas')).toBeVisible()
  await page.reload()
  await openOrder(page)
  await expect(drawer.getByText('Conjunto tejido Ofelia de tres piezas')).toBeVisible()
  await sendOrder(page).click()
  await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
})

test('R2.03 compartir un producto copia su dirección', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/vistaproducto/12')
  await main(page).getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByText('Copiamos el enlace. Pégalo donde quieras compartirlo.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/vistaproducto/12`)
})
