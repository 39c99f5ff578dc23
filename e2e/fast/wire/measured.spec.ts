import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { contentLoaded } from '../../support/axe.ts'
import { coverOf, placeOf } from '../../support/places.ts'
import { footer, header, main, quantities } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

test('R12.73 R12.34 la tabla de cantidades está junto a la foto; en un celular, abajo, con un botón fijo que lleva a ella', async ({
  page,
}) => {
  await page.goto('/vistaproducto/12')
  await contentLoaded(page)
  const picture = main(page).getByRole('group', { name: /^Fotos de / })
  const table = page.getByRole('group', { name: 'Cantidades por color y talla' })
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const [pictures, order] = [await placeOf(picture), await placeOf(table)]
    expect(order.left, `a ${width} px, a la derecha de la foto`).toBeGreaterThanOrEqual(pictures.right)
    expect(order.top, `a ${width} px, a su lado`).toBeLessThan(pictures.bottom + 800)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  expect((await placeOf(table)).top).toBeGreaterThanOrEqual((await placeOf(picture)).bottom)
  const jump = page.getByRole('button', { name: 'Arma tu pedido' })
  expect(await coverOf(jump)).toBeNull()
  await jump.click()
  await expect(jump).toBeHidden()
  // One colour is open, and each opens by its name.
  const names = table.getByRole('button', { expanded: false })
  const [colours, open] = [await names.count(), await quantities(page).count()]
  expect(open).toBeGreaterThan(0)
  await names.first().click()
  await expect(names).toHaveCount(colours - 1)
  expect(await quantities(page).filter({ visible: true }).count()).toBeGreaterThan(open)
})

test('R12.79 la foto ampliada se abre entera en toda la ventana, y Acercar la hace más grande que ella', async ({
  page,
}) => {
  await page.goto('/vistaproducto/12')
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await main(page).getByRole('button', { name: 'Ampliar foto' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Beside a mouse the page's scroll bar keeps its place.
    const room = await page.evaluate(() => document.body.offsetWidth)
    await expect.poll(() => placeOf(dialog)).toEqual({ left: 0, top: 0, right: room, bottom: height })
    const photo = dialog.getByRole('img')
    const fitted = await placeOf(photo)
    expect(fitted.right - fitted.left).toBeLessThanOrEqual(room)
    await dialog.getByRole('button', { name: 'Acercar' }).click()
    await expect
      .poll(async () => (await placeOf(photo)).right - (await placeOf(photo)).left)
      .toBeGreaterThanOrEqual(800)
    for (const button of await dialog.getByRole('button').all()) expect(await coverOf(button)).toBeNull()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test.describe('con el servidor caído', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  test('R11.08 en un celular, lo que falla en el boletín se lee junto a su campo, y el aviso no tapa ni el campo ni los botones', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.route(`**${CALLS.newsletter.subscribe.path}`, (route) => route.fulfill({ status: 500 }))
    await page.goto('/articulos')
    const field = footer(page).getByLabel('Tu correo electrónico')
    await field.fill('ana@correo.mx')
    await field.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(toast).toBeVisible()
    const told = footer(page).locator('.field-error')
    await expect(told).toBeInViewport({ ratio: 1 })
    const actions = header(page).getByRole('button', { name: /^(Menú|Ingresar|Pedido)/ })
    await expect(actions).toHaveCount(3)
    const close = page.getByRole('button', { name: 'Cerrar aviso' })
    for (const each of [field, told, close, ...(await actions.all())]) expect(await coverOf(each)).toBeNull()
    expect(await coverOf(header(page).getByRole('link', { name: /^Favoritos/ }))).toBeNull()
  })
})
