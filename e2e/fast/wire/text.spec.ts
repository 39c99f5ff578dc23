import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { coverOf, placeOf } from '../../support/places.ts'
import { button, footer, header, main } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

test.use({ tolerates: [/Failed to load resource/] })

test('R8.07, R11.08, R11.242 un aviso no tapa lo que se oprime ni lo que falló, tampoco en un diálogo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route(`**${CALLS.newsletter.subscribe.path}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/login')
  const toast = page.locator('.toaster-toast')
  await button(main(page), 'Ingresar').click()
  await expect(toast).toBeVisible()
  const controls = page.locator('button:visible, a:visible, input:visible')
  const covered = await controls.evaluateAll((elements) => {
    const edge = (bar: string) => document.querySelector(bar)!.getBoundingClientRect()
    const [first, last] = [edge('header').bottom, edge('.action-bar').top]
    return elements
      .filter((element) => {
        const { left, top, width, height, bottom } = element.getBoundingClientRect()
        const isInBar = element.closest('.action-bar, header, .toaster') !== null
        if (isInBar ? top < 0 : top < first || bottom > last) return false
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map(({ textContent }) => textContent)
  })
  expect.soft(covered).toEqual([])
  const bar = await placeOf(page.locator('.action-bar'))
  expect((await placeOf(toast)).bottom, 'sobre la barra fija').toBeLessThanOrEqual(bar.top)

  const card = await placeOf(page.locator('.account-card'))
  expect.soft(card.top - (await placeOf(toast)).bottom, 'lejos del borde de arriba').toBeGreaterThanOrEqual(8)

  const field = footer(page).getByLabel('Tu correo electrónico')
  await field.fill('ana@correo.mx')
  await field.press('Enter')
  const told = footer(page).locator('.field-error')
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(toast.last()).toBeVisible()
  for (const each of [field, told]) expect(await coverOf(each)).toBeNull()

  await button(header(page), 'Ingresar').click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await button(dialog, 'Ingresar').click()
  const inside = dialog.locator('.toaster-toast')
  await expect(inside).toBeVisible()
  // It slides in.
  await expect.poll(async () => (await placeOf(inside)).bottom).toBeLessThanOrEqual((await placeOf(dialog)).bottom)
  for (const control of await dialog.locator('button, input, a').all())
    if (await control.evaluate((each) => each.closest('.toaster') === null && each.checkVisibility())) {
      await control.scrollIntoViewIfNeeded()
      expect.soft(await coverOf(control), (await control.textContent()) ?? '').toBeNull()
    }
})

test('R11.242 dos avisos en la portada no quedan sobre nada que se oprima, a 360 ni a 1440 px', async ({ page }) => {
  await page.route(`**${CALLS.catalogue.segments.path}*`, (route) => route.fulfill({ status: 404, body: '' }))
  const covered = () =>
    page.evaluate(() => {
      const notices = document.querySelector('.toaster')!.getBoundingClientRect()
      return [...document.querySelectorAll('header :is(a, button), main :is(a:not(.card-link), button, input)')]
        .filter((each) => {
          const { top, right, bottom, left, height: tall } = each.getBoundingClientRect()
          const isBeside = right <= notices.left || left >= notices.right
          return tall > 0 && !isBeside && top < notices.bottom && bottom > notices.top
        })
        .map((each) => each.textContent)
    })
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/no-existe')
    await expect(page.locator('.toaster-toast')).toHaveCount(2)
    await expect.poll(covered, `${width} px`).toEqual([])
  }
})

test('R11.242 un aviso se aparta de lo que se corre debajo de él, aunque la página mida lo mismo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/vistaproducto/12')
  const toast = page.locator('.toaster-toast')
  const retry = await placeOf(button(main(page), 'Reintentar'))
  const down = (await placeOf(toast)).top - retry.top
  await button(main(page), 'Reintentar').evaluate((each, px) => (each.style.translate = `0 ${px}px`), down)
  await expect.poll(async () => (await placeOf(toast)).bottom).toBeLessThanOrEqual(retry.top + down)
  const [title, top] = [await placeOf(main(page).getByRole('heading', { level: 1 })), await placeOf(header(page))]
  expect.soft(title.top - top.bottom, 'el título, abajo del encabezado').toBe(24)
})
