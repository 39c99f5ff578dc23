import type { Locator, Page } from '@playwright/test'
import { picture } from '../../support/picture.ts'
import { button, main } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

const cards = (page: Page) => page.getByRole('list', { name: /productos/i }).getByRole('listitem')

/** Brings it to the middle of the window. Cards above take their final height as they are painted, and move it. */
const bringToRest = async (element: Locator) => {
  let before = Number.NaN
  const scroll = () =>
    element.evaluate((target) => {
      target.scrollIntoView({ block: 'center' })
      return Math.round(target.getBoundingClientRect().top)
    })
  await expect
    .poll(async () => {
      const last = before
      before = await scroll()
      return before === last
    })
    .toBe(true)
}

/** Opens a card's product from the middle of the window: after Back, and after loading again, it is where it was. */
const comeBack = async (page: Page, card: Locator, look: () => Promise<unknown>) => {
  const link = card.locator('a[href^="/vistaproducto/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  const same = page.locator(`main li a[href="${address}"]`).first()
  const top = () => same.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await bringToRest(card)
  const before = await top()
  // `link.click()` would scroll once more in some browsers.
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 20, y + 10)
  await expect(page).toHaveURL(address)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await look()
  await expect.poll(async () => Math.abs((await top()) - before), 'tras Atrás').toBeLessThanOrEqual(4)
  await page.reload()
  await expect.poll(async () => Math.abs((await top()) - before), 'tras recargar').toBeLessThanOrEqual(4)
}

test('R2.11 R11.60 Atrás, recargar y un enlace compartido devuelven filtros, orden, profundidad y lugar', async ({
  page,
  context,
}) => {
  await page.goto('/productos/todos/0/todas')
  const total = main(page)
    .getByRole('status')
    .filter({ hasText: /productos?$/ })
  const everything = await total.innerText()
  await page
    .getByRole('complementary', { name: 'Filtros de la lista' })
    .getByRole('checkbox', { name: /^CH\b/ })
    .check()
  await expect(button(page, /Talla CH/)).toBeVisible()
  await expect(total).not.toHaveText(everything)
  const firstLink = cards(page).first().getByRole('link')
  const first = (await firstLink.getAttribute('href')) ?? ''
  await page.getByLabel('Ordenar por').selectOption('precio-menor')
  await expect(page).toHaveURL(/orden=precio-menor/)
  // The cards follow the choice.
  await expect(firstLink).not.toHaveAttribute('href', first)
  // Cards come in slices: a step is over when all of its 24 are there.
  await expect(cards(page)).toHaveCount(24)
  const more = button(page, 'Cargar más')
  // A button that moves between the two halves of a click is not pressed.
  await bringToRest(more)
  await more.click()
  await expect(cards(page)).toHaveCount(48)
  const filtered = await total.innerText()
  await picture('R2.11 La lista, afinada, ordenada y alargada', total)

  const shared = page.url()
  const isThere = async (seen: Page) => {
    await expect(main(seen).getByRole('status').filter({ hasText: filtered })).toBeVisible()
    await expect(seen.getByLabel('Ordenar por')).toHaveValue('precio-menor')
    await expect(button(seen, /Talla CH/)).toBeVisible()
    await expect(cards(seen)).toHaveCount(48)
  }
  await comeBack(page, cards(page).nth(27), () => isThere(page))
  const other = await context.newPage()
  await other.goto(shared)
  await isThere(other)
  await other.close()

  await button(page, /Talla CH/).click()
  await expect(total).toHaveText(everything)
})

test('R12.250 lo entendido de la búsqueda ocupa un renglón en un celular', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/busqueda/playera%20negra%20de%20ni%C3%B1o%20talla%208%20barata')
  const chips = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button')
  await expect(button(page, 'Quitar filtro: Precio de menor a mayor')).toBeVisible()
  const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1)
  expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  const name = main(page).getByRole('article').first().getByRole('heading')
  await expect(name).toBeInViewport({ ratio: 1 })
  await chips.last().focus()
  await expect(chips.last()).toBeInViewport({ ratio: 1 })
})
