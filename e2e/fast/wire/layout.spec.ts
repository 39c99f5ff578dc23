import { picture } from '../../support/picture.ts'
import { placeOf, watchShifts } from '../../support/places.ts'
import {
  addToOrder,
  button,
  fillRun,
  footer,
  h1,
  header,
  link,
  main,
  message,
  orderDrawer,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'
import { asDemo, expect, test } from '../../support/test.ts'

test('R2.30, R4.04 en el celular el menú y los filtros se abren a lo ancho y se cierran solos', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/productos/dama/0/todas')
  const opener = page.getByRole('button', { name: 'Menú', exact: true })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  for (const name of ['Productos', 'Empresas', 'Blog', 'Nosotros', 'Crear cuenta']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport()
  }
  await picture('R2.30 R2.31 R4.04 El menú del celular, sin sesión', menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await button(page, 'Filtros').click()
  const filters = page.getByRole('dialog', { name: 'Filtros' })
  const see = button(filters, /^Ver [\d,]+ productos?$/)
  const everything = await see.innerText()
  // Two windows at most (R12.250).
  expect(await filters.locator('.dialog-body').evaluate((body) => body.scrollHeight)).toBeLessThan(2 * 740)
  await button(filters, 'Color').click()
  await filters.getByRole('checkbox').first().check()
  await expect(see).not.toHaveText(everything)
  await expect(see).toBeInViewport()
  await picture('R2.11 Los filtros en el celular', filters)
  const wanted = /\d[\d,]*/.exec(await see.innerText())?.[0] ?? 'nada'
  await see.click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `${wanted} producto` }),
  ).toBeVisible()
  await expect(button(page, 'Filtros (1)')).toBeFocused()
})

const OFFERS = {
  phone: 'Suscríbete y recibe 10% de descuento en tu primera compra.',
  desk: 'Suscríbete y entérate primero de las novedades de los fabricantes de la región.',
}

test('R2.47, R2.48, R9.03, R12.296, R12.297 según la ventana: la promesa del boletín, el formulario al centro, y las pestañas en una tira', async ({
  page,
}) => {
  await page.goto('/login')
  const offer = (text: string) => footer(page).getByText(text, { exact: true })
  for (const [width, shown, hidden, caption] of [
    [1920, OFFERS.desk, OFFERS.phone],
    [1024, OFFERS.desk, OFFERS.phone, 'R2.48 En la computadora'],
    [1023, OFFERS.phone, OFFERS.desk],
    [390, OFFERS.phone, OFFERS.desk, 'R2.47 R9.03 En el teléfono'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(offer(shown)).toBeVisible()
    await expect(offer(hidden)).toBeHidden()
    if (caption !== undefined) await picture(caption, offer(shown))
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const { left, right } = await placeOf(main(page).locator('form'))
  expect(right - left).toBeLessThanOrEqual(760)
  const body = await placeOf(page.locator('body'))
  expect(Math.abs(left - (body.right - right))).toBeLessThan(2)

  // A low window: the header goes with the page.
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(link(header(page), /^Ingresa para contactar/)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Menú', exact: true })
  const rail = await opener.evaluate((button) => {
    const { left, top, width, height } = button.parentElement!.getBoundingClientRect()
    return { left, top, width, height }
  })
  expect(rail).toEqual({ left: 0, top: 0, width: 56, height: 360 })
  for (const name of [/^Menú/, /^Ingresar/, /^Pedido/])
    await expect(button(header(page), name)).toBeInViewport({ ratio: 1 })
  expect((await placeOf(h1(page))).left).toBeGreaterThanOrEqual(56)
  await page.mouse.wheel(0, 600)
  await expect(link(header(page), 'Puntada, inicio')).not.toBeInViewport()
  await expect(opener).toBeInViewport({ ratio: 1 })
})

test('R2.14 R2.40 R12.270 en un celular el chat es toda la ventana, con y sin teclado; el pie está abajo', async ({
  page,
}) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  const log = page.getByRole('log')
  // Its last line: the message may be taller than what a keyboard leaves.
  const end = log
    .locator('li')
    .last()
    .getByText(/[ap]\.m\.$/)
  const field = message(page)
  await expect(link(main(page), /^Conjunto tejido/)).toBeVisible()
  for (const [width, height, share] of [
    [360, 740, 0.62],
    [360, 420, 0.45],
    [740, 360, 0.55],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(end).toBeInViewport({ ratio: 1 })
    await field.click()
    await expect(sendMessage(page)).toBeInViewport({ ratio: 1 })
    await expect(header(page)).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const { top, bottom } = await placeOf(log)
    expect((bottom - top) / height, `${width} × ${height}`).toBeGreaterThanOrEqual(share)
    expect(height - (await placeOf(field)).bottom).toBeLessThan(16)
  }
  const last = link(footer(page), 'Quiénes somos')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('R12.296 R12.308 en un celular el inicio mide menos de 5,000 px, también con sesión y un pedido', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  await fillRun(page)
  await addToOrder(page)
  await sendOrder(page).click()
  await expect(orderDrawer(page).getByText(/Folio \S+/)).toBeVisible()
  const moved = await watchShifts(page)
  await page.goto('/')
  await expect(button(main(page), 'Volver a pedir')).toBeVisible()
  expect(await moved()).toBeLessThan(0.005)
  for (const name of ['Para ti', 'Fabricantes destacados', 'Del blog']) {
    const cards = page.getByRole('list', { name, exact: true })
    await expect(async () => {
      await page.mouse.wheel(0, 800)
      await expect(cards.getByRole('link').first()).toBeAttached({ timeout: 500 })
    }).toPass()
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
})
