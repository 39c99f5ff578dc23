import type { Page } from '@playwright/test'
import { contentLoaded } from '../../support/axe.ts'
import { tabThrough } from '../../support/focus-stops.ts'
import { coverOf, placeOf } from '../../support/places.ts'
import { button, main, quantities } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

/** Opened, it fills the window, and Acercar makes it larger than that, around its middle. */
const enlargePhoto = async (page: Page) => {
  await button(main(page), 'Ampliar foto').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // The page's scroll bar keeps its place beside a mouse.
  const [room, height] = await page.evaluate(() => [document.body.offsetWidth, innerHeight])
  await expect.poll(() => placeOf(dialog)).toEqual({ left: 0, top: 0, right: room, bottom: height })
  const photo = dialog.getByRole('img')
  const wide = async () => (await placeOf(photo)).right - (await placeOf(photo)).left
  expect(await wide()).toBeLessThanOrEqual(room)
  await button(dialog, 'Acercar').click()
  await expect.poll(wide).toBeGreaterThanOrEqual(800)
  const { left, right } = await placeOf(photo)
  expect(Math.abs((left + right - room) / 2), 'el medio de la foto, del medio de la ventana').toBeLessThan(20)
  for (const control of await dialog.getByRole('button').all()) expect(await coverOf(control)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('R11.81 R12.04 R12.05 R12.34 R12.73 la tabla está junto a la foto, que se amplía; la barra no tapa nada', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/vistaproducto/12')
  const add = button(page, 'Agregar al pedido')
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
  await page.setViewportSize({ width: 1280, height: 800 })
  await enlargePhoto(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await enlargePhoto(page)
  expect((await placeOf(table)).top).toBeGreaterThanOrEqual((await placeOf(picture)).bottom)
  const jump = button(page, 'Arma tu pedido')
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
    await button(colour, /Llenar corrida/).click()
    // It takes the focus when it comes.
    await expect(button(colour, /^Agregar una corrida/)).toBeFocused()
    const row = colour.getByRole('textbox', { disabled: false }).last()
    await row.focus()
    await page.keyboard.type('2')
    await expect(row).toHaveValue(/2/)
    const [bar, place] = [await placeOf(page.locator('.dock', { has: add })), await placeOf(add)]
    expect(bar.bottom - bar.top).toBeLessThanOrEqual(96)
    await expect.poll(async () => (await placeOf(row)).bottom).toBeLessThanOrEqual(bar.top)
    expect(place.top).toBeGreaterThanOrEqual(bar.top)
  }
  // Tab goes on from the field that was typed in to the page's end, and back to its start.
  const { stops, hidden } = await tabThrough(page, 'producto')
  expect(hidden).toEqual([])
  expect(stops).toBeGreaterThan(50)
})

const heightOf = async (place: Parameters<typeof placeOf>[0]) =>
  (await placeOf(place)).bottom - (await placeOf(place)).top

test('R12.293 R12.34 seis renglones de 52 sobre la barra; en un celular la barra queda sobre el teclado, sin pestañas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/vistaproducto/15')
  const table = page.getByRole('group', { name: 'Cantidades por color y talla' })
  const rows = table.getByRole('group')
  const add = button(page, 'Agregar al pedido')
  const bar = page.locator('.dock', { has: add })
  await expect(rows).toHaveCount(6)
  for (const row of await rows.all()) expect(await heightOf(row)).toBe(52)
  expect((await placeOf(rows.last())).bottom).toBeLessThanOrEqual((await placeOf(bar)).top)
  expect(await heightOf(main(page).getByRole('table', { name: 'Precios de mayoreo' }))).toBe(56)

  const cells = quantities(page)
  await cells.first().fill('10')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    expect(await heightOf(bar), `a ${width} px`).toBeLessThanOrEqual(66)
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await button(rows.nth(1), /^Llenar corrida/).click()
  const [less, more] = [/^Quitar una corrida/, /^Agregar una corrida/].map((name) => button(rows.nth(1), name))
  expect((await placeOf(more!)).right - (await placeOf(less!)).left).toBe(44 + 72 + 44)

  await page.setViewportSize({ width: 390, height: 460 })
  const tabs = page.locator('.action-bar')
  await main(page).getByRole('heading', { level: 1 }).click()
  await expect(tabs).toBeVisible()
  await cells.first().click()
  await expect(tabs).toBeHidden()
  expect((await placeOf(bar)).bottom).toBe(460)
  await button(bar, 'Talla siguiente').click()
  await expect(cells.nth(1)).toBeFocused()
  expect(await coverOf(cells.nth(1))).toBeNull()
  // Its message is as much above the bar as the field.
  await page.keyboard.type('10000')
  const message = table.getByText(/^Lo más que cabe en una casilla son 9,999 piezas/)
  await expect(message).toBeVisible()
  await expect.poll(() => coverOf(message)).toBeNull()
  await button(bar, 'Talla anterior').click()
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await main(page).getByRole('heading', { level: 1 }).click()
  await expect(tabs).toBeVisible()
})
