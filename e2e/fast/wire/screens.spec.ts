import { PATHS, PATH_NAMES } from '../../../src/ui/site/paths.ts'
import { AXE, contrastFaults, examine, inChromium, look, LOOKS } from '../../support/axe.ts'
import { makeOld } from '../../support/old-browser.ts'
import { measure } from '../../support/places.ts'
import { SCREENS } from '../../support/screens.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { button, h1, link, main, retry } from '../../support/shop.ts'

test.use(AXE)

for (const [at, name] of PATH_NAMES.entries()) {
  const { id, address, title, member, still } = SCREENS[name]
  // A path without a variable part is the same in every shop.
  const tag = PATHS[name] === address && member === undefined ? ['@lectura'] : []

  test(
    `${id}, R2.20, R11.244 ${address} abre como enlace directo, accesible y sin desbordarse`,
    { tag },
    async ({ page, context }) => {
      await makeOld(context)
      if (member) await asDemo(page)
      const shown = LOOKS[at % LOOKS.length] ?? LOOKS[0]
      await look(page, shown)
      await page.goto(address)
      await expect(h1(page, title)).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Puntada`)
      await expect(page).toHaveURL(address)
      if (!still)
        await expect(main(page).locator('a[href^="/"], [role=log] li').filter({ visible: true }).first()).toBeVisible()
      await expect(retry(page)).toHaveCount(0)
      if (name === 'company') {
        await button(main(page), 'Leer más').click()
        await expect(link(main(page), '¿Qué significa?')).toBeVisible()
      }
      await examine(page, `${title}, ${shown.words}`)
      const other = shown.colorScheme === 'dark' ? 'light' : 'dark'
      // What is around it is the same on each screen of a guest.
      const area = at === 0 || member ? 'html' : 'main'
      if (inChromium(page)) expect.soft(await contrastFaults(page, other, area)).toEqual([])
      for (const [width, size] of [
        [320, 100],
        [768, 100],
        [1024, 100],
        [360, 200],
        [360, 100],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
        const extra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.soft.poll(extra, `a ${width} px, texto al ${size} %: píxeles de más`).toBeLessThanOrEqual(0)
      }
      expect.soft(await measure(main(page)), 'lo que se oprime, a 360 px').toEqual([])
    },
  )
}
