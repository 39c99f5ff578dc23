import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

/** Opens a page whose scripts come only when the returned function is called. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/base-*.js', async (route) => {
    await held
    await route.continue()
  })
  // Not by the page's own `goto`, which waits until the page answers.
  await page.evaluate((to) => location.assign(to), address)
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

test.beforeEach(({ page }) => page.goto('/articulos').then(() => undefined))

for (const address of ['/', '/vistaproducto/12'])
  test(`R11.90 lo que se presiona en ${address} antes de que conteste se abre cuando contesta, una vez`, async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, address)
    await page.getByRole('banner').getByRole('button', { name: 'Pedido' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

test('R11.90 lo que se busca antes de que la página conteste se busca cuando contesta', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await box.fill('playera')
  await box.press('Enter')
  release()
  await expect(page).toHaveURL(/\/busqueda\/playera$/)
})
