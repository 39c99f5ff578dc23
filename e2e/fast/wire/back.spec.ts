import type { Page } from '@playwright/test'
import { asDemo, expect, test } from '../../support/test.ts'
import { button, h1, header, link, openOrder, press } from '../../support/shop.ts'

const LIST = '/productos/dama/0/todas'
const BEFORE = '/login'

/** The history has an entry for what is open, which follows the press. */
const hasEntry = (page: Page, has: boolean) =>
  expect.poll(() => page.evaluate(() => 'below' in (history.state ?? {}))).toBe(has)

test('R12.287 Atrás cierra lo que está abierto antes de salir de la página: el cajón y los segmentos', async ({
  page,
}) => {
  // A dialog, and a list that is none: all that opens is one of them.
  const drawer = page.getByRole('dialog', { name: 'Tu pedido' })
  const openSegments = () => press(header(page), 'Segmentos')
  for (const [width, shown, open, close] of [
    [390, drawer, () => openOrder(page), () => press(drawer, 'Cerrar')],
    [1280, page.locator('.segments-panel'), openSegments, openSegments],
  ] as const) {
    await page.setViewportSize({ width, height: 760 })
    await page.goto(BEFORE)
    await page.goto('/quienessomos')
    for (const way of ['Atrás', 'Escape', 'Cerrar', 'recargar', 'Atrás y Adelante'] as const)
      await test.step(`${way} a ${width} px`, async () => {
        await open()
        await expect(shown).toBeVisible()
        await hasEntry(page, true)
        if (way === 'Escape') await page.keyboard.press('Escape')
        else if (way === 'recargar') await page.reload()
        else if (way === 'Cerrar') await close()
        else await page.goBack()
        await expect(shown).toBeHidden()
        if (way === 'Atrás y Adelante') await page.goForward()
        await hasEntry(page, false)
        await expect(page).toHaveURL('/quienessomos')
      })
    await page.goBack()
    await expect(page).toHaveURL(BEFORE)
  }
})

test('R12.287 filtrar en la hoja es un paso; un enlace del menú no deja nada en medio, y la lista vuelve a su lugar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto(BEFORE)
  await page.goto(LIST)
  await press(page, /^Filtros/)
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await press(sheet, 'Color')
  for (const box of [0, 1]) await sheet.getByRole('checkbox').nth(box).check()
  const filtered = page.url()
  expect(filtered).not.toMatch(new RegExp(`${LIST}$`))
  await hasEntry(page, true)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(filtered)
  await page.goBack()
  await expect(page).toHaveURL(LIST)

  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const place = await page.evaluate(() => scrollY)
  await press(header(page), 'Menú')
  await hasEntry(page, true)
  await link(page.getByRole('dialog'), 'Empresas').click()
  await expect(h1(page)).toBeFocused()
  await expect(page).toHaveURL('/catalogoempresa')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goBack()
  await expect(page).toHaveURL(BEFORE)
})

test('R12.287 de una ventana que abre otra queda un paso', async ({ page }) => {
  await asDemo(page)
  await page.goto(BEFORE)
  await page.goto('/quienessomos')
  await press(header(page), /^Mi cuenta/)
  await press(page.getByRole('dialog', { name: 'Mi cuenta' }), 'Cerrar sesión')
  await expect(button(page, 'Sí, cerrar sesión')).toBeVisible()
  await hasEntry(page, true)
  await page.goBack()
  await expect(button(page, 'Sí, cerrar sesión')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(BEFORE)
})
