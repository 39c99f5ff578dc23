import { picture } from '../../support/evidence.ts'
import { expect, test } from '../../support/test.ts'
import { h1, main } from '../../support/shop.ts'

test('R2.11 Atrás y un enlace compartido devuelven filtros, orden, profundidad y lugar', async ({ page, context }) => {
  await page.goto('/productos/todos/0/todas')
  const cards = page.getByRole('list', { name: /productos/i }).getByRole('listitem')
  const total = main(page)
    .getByRole('status')
    .filter({ hasText: /productos?$/ })
  const everything = await total.innerText()
  await page
    .getByRole('complementary', { name: 'Filtros de la lista' })
    .getByRole('checkbox', { name: /^CH\b/ })
    .check()
  await expect(page.getByRole('button', { name: /Talla CH/ })).toBeVisible()
  await expect(total).not.toHaveText(everything)
  const firstLink = cards.first().getByRole('link')
  const first = (await firstLink.getAttribute('href')) ?? ''
  await page.getByLabel('Ordenar por').selectOption('precio-menor')
  await expect(page).toHaveURL(/orden=precio-menor/)
  // The cards follow the choice.
  await expect(firstLink).not.toHaveAttribute('href', first)
  // Cards come in slices: a step is over when all of its 24 are there.
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(cards).toHaveCount(48)
  const filtered = await total.innerText()
  await picture('R2.11 La lista, afinada, ordenada y alargada', total)

  const card = cards.locator('a[href^="/vistaproducto/"]').nth(27)
  const address = (await card.getAttribute('href')) ?? ''
  await card.scrollIntoViewIfNeeded()
  const shared = page.url()
  await card.click()
  await expect(page).toHaveURL(address)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(total).toHaveText(filtered)
  await expect(page.getByLabel('Ordenar por')).toHaveValue('precio-menor')
  await expect(cards).toHaveCount(48)
  await expect(page.locator(`main a[href="${address}"]`).first(), 'lo que se veía se vuelve a ver').toBeInViewport()

  const other = await context.newPage()
  await other.goto(shared)
  await expect(other.getByRole('button', { name: /Talla CH/ })).toBeVisible()
  await expect(main(other).getByRole('status').filter({ hasText: filtered })).toBeVisible()
  await expect(other.getByRole('list', { name: /productos/i }).getByRole('listitem')).toHaveCount(48)
  await other.close()

  await page.getByRole('button', { name: /Talla CH/ }).click()
  await expect(total).toHaveText(everything)
})

test('R12.23 una dirección que no existe lleva al principio del inicio, y lo dice', async ({ page }) => {
  await page.goto('/articulos')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.goto('/verificacion/enlace-vencido')
  await expect(h1(page, 'Ropa de mayoreo de Guanajuato')).toBeInViewport()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Esa dirección no existe. Te trajimos al inicio.' }),
  ).toBeVisible()
})

for (const { width, height, query, at } of [
  { width: 1280, height: 800, query: '?pagina=3', at: 50 },
  { width: 360, height: 740, query: '?pagina=2', at: 30 },
]) {
  test(`R11.60 Atrás y recargar devuelven la misma tarjeta al mismo lugar de la ventana, a ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/productos/todos/0/todas${query}`)
    const card = page
      .getByRole('list', { name: /productos/i })
      .getByRole('listitem')
      .nth(at)
    const link = card.locator('a[href^="/vistaproducto/"]')
    const address = (await link.getAttribute('href')) ?? ''
    const same = page.locator(`main li a[href="${address}"]`).first()
    const placeOf = () => same.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    let before = Number.NaN
    // Cards above take their final height as they are painted: the place counts once the card rests in the window.
    await expect
      .poll(async () => {
        await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        const last = before
        before = await placeOf()
        return before === last
      })
      .toBe(true)
    // Not `link.click()`, which would scroll once more in some browsers.
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 20, y + 10)
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect.poll(async () => Math.abs((await placeOf()) - before), 'tras Atrás').toBeLessThanOrEqual(4)
    await page.reload()
    await expect.poll(async () => Math.abs((await placeOf()) - before), 'tras recargar').toBeLessThanOrEqual(4)
  })
}

test('R12.250 en un celular lo que se entendió de la búsqueda ocupa un renglón, y hay productos a la vista', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/busqueda/playera%20negra%20de%20ni%C3%B1o%20talla%208%20barata')
  const chips = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button')
  await expect(page.getByRole('button', { name: 'Quitar filtro: Precio de menor a mayor' })).toBeVisible()
  const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1)
  expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  const name = main(page).getByRole('article').first().getByRole('heading')
  await expect(name).toBeInViewport({ ratio: 1 })
  await chips.last().focus()
  await expect(chips.last()).toBeInViewport({ ratio: 1 })
})
