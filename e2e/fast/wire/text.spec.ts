import type { Page } from '@playwright/test'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { coverOf, placeOf } from '../../support/places.ts'
import { footer, h1, header, main, products, quantities } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

/** What a browser does that translates a page: each text, also a later one, becomes two elements of its own. */
const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const wrap = (node: Node): void => {
      if (node instanceof Text) {
        if (node.data.trim() === '' || node.parentElement?.closest('font, script, style, textarea, title')) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = node.data
        outer.append(inner)
        node.replaceWith(outer)
      } else for (const child of node.childNodes) wrap(child)
    }
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node)
    })
    addEventListener('traducir', () => {
      wrap(document.body)
      watch.observe(document.body, { childList: true, subtree: true })
    })
  })

test('R11.240 en una página traducida las cifras cambian y nada se rompe', async ({ page }) => {
  await translatePage(page)
  const open = async (address: string) => {
    await page.goto(address)
    await expect(products(page).first()).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('traducir')))
    await expect(h1(page).locator('font').first()).toBeVisible()
  }
  await open('/vistaproducto/12')
  const field = quantities(page).first()
  await field.fill('6')
  await expect(main(page)).toContainText('$834')
  await field.fill('24')
  await expect(main(page)).toContainText('$3,096')
  await expect(main(page)).not.toContainText('$834')
  await field.fill('')
  await expect(main(page)).not.toContainText('$3,096')
  await open('/productos/dama/0/todas')
  await main(page).getByRole('checkbox').first().check()
  await main(page)
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click()
  await expect(products(page).first()).toBeVisible()
  await expect(h1(page)).toHaveText('Dama')
})

test.describe('con el servidor caído', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  test('R8.07, R11.08, R11.242 un aviso no tapa lo que se oprime ni lo que falló, tampoco en un diálogo', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.route(`**${CALLS.newsletter.subscribe.path}`, (route) => route.fulfill({ status: 500 }))
    await page.goto('/login')
    const toast = page.locator('.toaster-toast')
    await main(page).getByRole('button', { name: 'Ingresar' }).click()
    await expect(toast).toBeVisible()
    for (const control of await page.locator('button:visible, a:visible, input:visible').all()) {
      const inside = await control.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        if (element.closest('.action-bar, header, .toaster')) return top >= 0
        const edge = (bar: string) => document.querySelector(bar)!.getBoundingClientRect()
        return top >= edge('header').bottom && bottom <= edge('.action-bar').top
      })
      if (inside) expect.soft(await coverOf(control), (await control.textContent()) ?? '').toBeNull()
    }
    const bar = await placeOf(page.locator('.action-bar'))
    expect((await placeOf(toast)).bottom, 'sobre la barra fija').toBeLessThanOrEqual(bar.top)

    const field = footer(page).getByLabel('Tu correo electrónico')
    await field.fill('ana@correo.mx')
    await field.press('Enter')
    const told = footer(page).locator('.field-error')
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(toast.last()).toBeVisible()
    for (const each of [field, told]) expect(await coverOf(each)).toBeNull()

    await header(page).getByRole('button', { name: 'Ingresar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
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
})
