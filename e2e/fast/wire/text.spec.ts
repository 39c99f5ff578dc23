import type { Locator, Page } from '@playwright/test'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { expect, test } from '../../support/test.ts'
import { h1, main, products, quantities } from '../../support/shop.ts'

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

/** Whether a tap at its middle reaches it. */
const canBePressed = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('R11.242 un aviso no tapa lo que se oprime: en una pantalla y en un diálogo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/login')
  const enter = main(page).getByRole('button', { name: 'Ingresar' })
  await enter.click()
  await expect(page.locator('.toaster-toast')).toBeVisible()
  for (const control of await page.locator('button:visible, a:visible, input:visible').all()) {
    const inside = await control.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      if (element.closest('.action-bar, header, .toaster')) return top >= 0
      const edge = (bar: string) => document.querySelector(bar)!.getBoundingClientRect()
      return top >= edge('header').bottom && bottom <= edge('.action-bar').top
    })
    if (inside) expect.soft(await canBePressed(control), (await control.textContent()) ?? '').toBe(true)
  }
  const [shown, bar] = await Promise.all(['.toaster-toast', '.action-bar'].map((it) => page.locator(it).boundingBox()))
  expect((shown?.y ?? 0) + (shown?.height ?? 0), 'sobre la barra fija').toBeLessThanOrEqual(bar?.y ?? 0)
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  const toast = dialog.locator('.toaster-toast')
  await expect(toast).toBeVisible()
  const [below, box] = [await toast.boundingBox(), await dialog.boundingBox()]
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  for (const control of await dialog.getByRole('button').all())
    if (await control.evaluate((button) => button.closest('.toaster') === null && button.checkVisibility())) {
      await control.scrollIntoViewIfNeeded()
      expect.soft(await canBePressed(control), (await control.textContent()) ?? '').toBe(true)
    }
})

test.describe('Dos avisos a la vez', () => {
  test.use({ tolerates: [/Failed to load resource/] })
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`R11.242 dos avisos en la portada de ${width} px no quedan sobre nada que se oprima`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.route(`**${CALLS.catalogue.segments.path}*`, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/no-existe')
      await expect(page.locator('.toaster-toast')).toHaveCount(2)
      const covered = await page.evaluate(() => {
        const notices = document.querySelector('.toaster')!.getBoundingClientRect()
        return [...document.querySelectorAll('header :is(a, button), main :is(a:not(.card-link), button, input)')]
          .filter((each) => {
            const { top, right, bottom, left, height: tall } = each.getBoundingClientRect()
            const isBeside = right <= notices.left || left >= notices.right
            return tall > 0 && !isBeside && top < notices.bottom && bottom > notices.top
          })
          .map((each) => each.textContent)
      })
      expect(covered).toEqual([])
    })
})

test('R11.244 con el texto al doble nada se corre de lado en un celular', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/', '/productos/dama/0/todas', '/vistaproducto/12', '/empresa/2', '/login']) {
    await page.goto(address)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(h1(page)).toBeVisible()
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over, address).toBeLessThanOrEqual(0)
  }
})
