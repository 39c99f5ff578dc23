import { contentLoaded } from '../../support/axe.ts'
import { walkFocus } from '../../support/focus-stops.ts'
import { coverOf, placeOf } from '../../support/places.ts'
import { main, quantities } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

const PRODUCT = '/vistaproducto/12'
const PHONE = { width: 360, height: 640 }

test('R12.04 R12.34 R12.73 la tabla está junto a la foto; en un celular abajo, y la barra no la tapa', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PRODUCT)
  const add = page.getByRole('button', { name: 'Agregar al pedido' })
  await expect(add).toBeInViewport({ ratio: 1 })
  await contentLoaded(page)
  const picture = main(page).getByRole('group', { name: /^Fotos de / })
  const table = page.getByRole('group', { name: 'Cantidades por color y talla' })
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const [pictures, order] = [await placeOf(picture), await placeOf(table)]
    expect(order.left, `a ${width} px, a la derecha de la foto`).toBeGreaterThanOrEqual(pictures.right)
    expect(order.top, `a ${width} px, a su lado`).toBeLessThan(pictures.bottom + 800)
  }
  await page.setViewportSize(PHONE)
  expect((await placeOf(table)).top).toBeGreaterThanOrEqual((await placeOf(picture)).bottom)
  const jump = page.getByRole('button', { name: 'Arma tu pedido' })
  expect(await coverOf(jump)).toBeNull()
  await jump.click()
  await expect(jump).toBeHidden()
  await expect(quantities(page).first()).toBeInViewport({ ratio: 1 })
  // One colour is open, and each opens by its name.
  const names = table.getByRole('button', { expanded: false })
  const [colours, open] = [await names.count(), await quantities(page).count()]
  expect(open).toBeGreaterThan(0)
  await names.first().click()
  await expect(names).toHaveCount(colours - 1)
  expect(await quantities(page).filter({ visible: true }).count()).toBeGreaterThan(open)
  for (const colour of [table.getByRole('group').first(), table.getByRole('group').last()]) {
    await colour.getByRole('button', { name: /Llenar corrida/ }).click()
    // It takes the focus when it comes.
    await expect(colour.getByRole('button', { name: /^Agregar una corrida/ })).toBeFocused()
    const row = colour.getByRole('textbox', { disabled: false }).last()
    await row.focus()
    await page.keyboard.type('2')
    await expect(row).toHaveValue(/2/)
    const [bar, button] = [await placeOf(page.locator('.dock', { has: add })), await placeOf(add)]
    expect(bar.bottom - bar.top).toBeLessThanOrEqual(96)
    await expect.poll(async () => (await placeOf(row)).bottom).toBeLessThanOrEqual(bar.top)
    expect(button.top).toBeGreaterThanOrEqual(bar.top)
  }
})

test('R12.05 la foto ampliada se abre entera en toda la ventana, y Acercar la hace más grande que ella', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  for (const { width, height } of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize({ width, height })
    await main(page).getByRole('button', { name: 'Ampliar foto' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Beside a mouse the page's scroll bar keeps its place.
    const room = await page.evaluate(() => document.body.offsetWidth)
    await expect.poll(() => placeOf(dialog)).toEqual({ left: 0, top: 0, right: room, bottom: height })
    const photo = dialog.getByRole('img')
    const wide = async () => (await placeOf(photo)).right - (await placeOf(photo)).left
    expect(await wide()).toBeLessThanOrEqual(room)
    await dialog.getByRole('button', { name: 'Acercar' }).click()
    await expect.poll(wide).toBeGreaterThanOrEqual(800)
    for (const button of await dialog.getByRole('button').all()) expect(await coverOf(button)).toBeNull()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('R11.81 con teclado en un celular, lo que tiene el foco en un producto nunca queda bajo una barra fija', async ({
  page,
}) => {
  test.slow()
  const { stops, hidden } = await walkFocus(page, PRODUCT)
  expect(hidden).toEqual([])
  expect(stops).toBeGreaterThan(50)
})
