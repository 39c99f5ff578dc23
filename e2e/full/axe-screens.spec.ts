import { AXE, everyLook, examine, look, LOOKS, ready } from '../support/axe.ts'
import { ALL_SCREENS } from '../support/screens.ts'
import { asDemo, expect, test } from '../support/test.ts'
import { h1 } from '../support/shop.ts'

test.use(AXE)

/** Screens whose form is for those who have not logged in. */
const FOR_VISITORS = new Set(['/registro', '/recoverypass', '/login', '/verificacion'])

for (const [turn, { id, title, address, still }] of ALL_SCREENS.entries()) {
  test(`${id} «${title}»: accesible con contenido, angosta y ancha, en claro y en oscuro`, async ({ page }) => {
    test.slow()
    if (!FOR_VISITORS.has(address)) await asDemo(page)
    await page.goto(address)
    await ready(page)
    await everyLook(page, `${title} con contenido`, turn)
  })

  // A screen that reads nothing has no state to wait for.
  if (still) continue

  test(`${id} «${title}»: accesible mientras carga, sin nada y con falla`, async ({ page }) => {
    test.slow()
    await asDemo(page)
    await look(page, LOOKS[0])
    await page.goto(`${address}?escenario=lento`)
    await expect(h1(page)).toBeVisible()
    await examine(page, `${title} mientras carga`, { loading: true })
    await page.goto(`${address}?escenario=vacio`)
    await ready(page)
    await examine(page, `${title} sin nada`)
    await look(page, LOOKS[3])
    await page.goto(`${address}?escenario=error`)
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
    await examine(page, `${title} con falla`)
  })
}
