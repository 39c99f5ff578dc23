import type { Page } from '@playwright/test'
import { asDemo, expect, markPage, test } from '../../support/test.ts'
import { button, h1, header, link, openOrder, press } from '../../support/shop.ts'

const LIST = '/productos/dama/0/todas'
const BEFORE = '/articulos'

/** The history has an entry for what is open, which follows the press. */
const hasEntry = (page: Page, has: boolean) =>
  expect.poll(() => page.evaluate(() => 'below' in (history.state ?? {}))).toBe(has)

/** A dialog, and a list that is none: all that opens is one of them. */
const KINDS = [
  ['cajón', LIST, 390, 'Tu pedido', openOrder],
  ['segmentos', LIST, 1280, null, (page: Page) => press(header(page), 'Segmentos')],
] as const

for (const [what, from, width, name, open] of KINDS)
  test(`R12.287 Atrás cierra lo que está abierto antes de salir de la página: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    await page.goto(BEFORE)
    await page.goto(from)
    const shown = name === null ? page.locator('.segments-panel') : page.getByRole('dialog', { name })
    for (const way of ['Atrás', 'Escape', 'Cerrar', 'recargar', 'Atrás y Adelante'] as const) {
      await test.step(way, async () => {
        await open(page)
        await expect(shown).toBeVisible()
        await hasEntry(page, true)
        if (way === 'Escape') await page.keyboard.press('Escape')
        else if (way === 'recargar') await page.reload()
        else if (way === 'Cerrar') await (name === null ? open(page) : press(shown, 'Cerrar'))
        else await page.goBack()
        await expect(shown).toBeHidden()
        if (way === 'Atrás y Adelante') await page.goForward()
        await hasEntry(page, false)
        await expect(page).toHaveURL(from)
      })
    }
    await page.goBack()
    await expect(page).toHaveURL(BEFORE)
  })

test('R12.287 un enlace de lo que está abierto no deja nada entre las dos pantallas, y la lista vuelve a su lugar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto(BEFORE)
  await page.goto(LIST)
  await markPage(page)
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

test('R12.287 lo que se filtró en la hoja se queda al cerrarla con Atrás, y es un solo paso', async ({ page }) => {
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
  await page.goBack()
  await expect(page).toHaveURL(BEFORE)
})

test('R12.287 de una ventana que abre otra queda un paso', async ({ page }) => {
  await asDemo(page)
  await page.goto(BEFORE)
  await page.goto(LIST)
  await press(header(page), /^Mi cuenta/)
  await press(page.getByRole('dialog', { name: 'Mi cuenta' }), 'Cerrar sesión')
  await expect(button(page, 'Sí, cerrar sesión')).toBeVisible()
  await hasEntry(page, true)
  await page.goBack()
  await expect(button(page, 'Sí, cerrar sesión')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(BEFORE)
})
