import type { Locator, Page } from '@playwright/test'
import { contentLoaded } from '../../support/axe.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { button, footer, header, main } from '../../support/shop.ts'

/** Safari's rule: what is pressed takes no focus; what is around it takes it, or nothing has it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener(
      'mousedown',
      (event) => {
        const control = (event.target as Element).closest('button, a, summary, label, [type=checkbox]')
        if (control === null) return
        event.preventDefault()
        const around = control.parentElement?.closest<HTMLElement>('[tabindex]')
        if (around) around.focus({ preventScroll: true })
        else (document.activeElement as HTMLElement | null)?.blur()
      },
      true,
    ),
  ),
)

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** The control's place, once the page no longer moves it. */
const restingPlace = async (control: Locator) => {
  let place = { x: 0, y: 0 }
  await expect(async () => {
    const { x, y } = place
    place = (await control.boundingBox()) ?? place
    expect(place).toMatchObject({ x, y })
  }).toPass({ intervals: [50] })
  return place
}

/** Opens it with a press and closes it: the page stays where it was, and the focus comes back. */
const opensAndCloses = async (page: Page, opener: Locator): Promise<void> => {
  const place = await opener.boundingBox()
  if (place === null || place.y > 700 || place.y < 0)
    await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y } = await restingPlace(opener)
  const top = await scrolled(page)
  // `click` would scroll a page whose header stays in sight.
  await page.mouse.click(x + 8, y + 8)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await scrolled(page), String(opener)).toBe(top)
}

test('R11.394 cerrar una ventana deja la página donde estaba, también donde pulsar no da el foco', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await asDemo(page)
  await page.goto('/productos/todos/0/todas')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 300)
  await opensAndCloses(page, button(main(page), 'Filtros'))
  await opensAndCloses(page, button(header(page), 'Menú'))
  await opensAndCloses(page, button(footer(page), 'Contacto'))
  await opensAndCloses(page, button(header(page), 'Pedido'))
  expect(await scrolled(page)).toBeGreaterThan(500)
})

test('R11.394 lo que se cierra al perder el foco se puede oprimir: búsquedas recientes, sugerencias, segmentos', async ({
  page,
}) => {
  await page.goto('/articulos')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await box.fill('blusa')
  await page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first().click()
  // The results take the focus once they are there.
  const title = page.getByRole('heading', { level: 1, name: /^Resultados|blusa/i })
  await expect(title).toBeFocused()
  await contentLoaded(page)
  await expect(title).toBeFocused()
  await box.fill('')
  await button(page, 'Borrar búsquedas recientes').click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toBeFocused()

  await button(header(page), 'Segmentos').click()
  const list = header(page).getByRole('list', { name: 'Segmentos' })
  await expect(list).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
  // Nothing can be pressed at the edge.
  await page.mouse.click(3, 790)
  await expect(list).toHaveCount(0)
  await button(header(page), 'Segmentos').click()
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productos\//)
})
