import { expect, installed, test } from '../../support/deployed-site.ts'
import { button } from '../../support/shop.ts'

test.use({ tolerates: [/net::ERR_/] })
test.slow()

test('una versión nueva se ofrece; no entra hasta que se le pide, y lo escrito sigue ahí', async ({ page, site }) => {
  await page.goto(site.origin)
  await installed(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('vestido')

  site.version += 1
  const offer = page.getByText('Hay una versión nueva de Puntada.')
  await expect(button(page, 'Actualizar')).toHaveCount(0)
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
        return offer.count()
      },
      // The page looks for versions five seconds after it has loaded.
      { intervals: [1000], timeout: 20_000 },
    )
    .toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('vestido')
  expect(loads).toBe(0)

  await button(page, 'Actualizar').click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('')
  await expect(offer).toHaveCount(0)
  expect(loads).toBe(1)
})
