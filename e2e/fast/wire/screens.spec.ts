import { PATHS, PATH_NAMES, type PathName } from '../../../src/ui/site/paths.ts'
import { AXE, contrastFaults, examine, inChromium, look, LOOKS } from '../../support/axe.ts'
import { makeOld } from '../../support/old-browser.ts'
import { measure } from '../../support/places.ts'
import { SCREENS } from '../../support/screens.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { button, h1, link, main, retry } from '../../support/shop.ts'

test.use(AXE)
test.slow()

const isMember = (name: PathName) => SCREENS[name].member === true
/** A path without a variable part is the same in every shop. */
const isFixed = (name: PathName) => PATHS[name] === SCREENS[name].address && !isMember(name)
const fixed = PATH_NAMES.filter(isFixed)
const others = PATH_NAMES.filter((name) => !isFixed(name))

// One page opens several screens: a new one draws its first screen at twice the cost.
for (const [names, tag] of [
  [fixed.slice(0, 6), ['@lectura']],
  [fixed.slice(6), ['@lectura']],
  [[...others.filter((name) => !isMember(name)), ...others.filter(isMember)], []],
] as const)
  test(
    `${names.map((name) => SCREENS[name].id).join(', ')}, R2.20, R11.244 cada pantalla abre como enlace directo, accesible y sin desbordarse`,
    { tag: [...tag] },
    async ({ page, context }) => {
      await makeOld(context)
      let isLoggedIn = false
      for (const [at, name] of names.entries())
        await test.step(SCREENS[name].address, async () => {
          const { address, title, member, still } = SCREENS[name]
          // Header and footer are the same on each screen of a visitor.
          const area = at === 0 || (member && !isLoggedIn) ? 'html' : 'main'
          if (member && !isLoggedIn) await asDemo(page)
          isLoggedIn ||= member === true
          const shown = LOOKS[at % LOOKS.length] ?? LOOKS[0]
          await look(page, shown)
          await page.goto(address)
          await expect(h1(page, title)).toBeVisible()
          await expect(page).toHaveTitle(`${title} · Puntada`)
          await expect(page).toHaveURL(address)
          if (!still)
            await expect(
              main(page).locator('a[href^="/"], [role=log] li').filter({ visible: true }).first(),
            ).toBeVisible()
          await expect(retry(page)).toHaveCount(0)
          if (name === 'company') {
            await button(main(page), 'Leer más').click()
            await expect(link(main(page), '¿Qué significa?')).toBeVisible()
          }
          await examine(page, `${title}, ${shown.words}`, { area })
          const other = shown.colorScheme === 'dark' ? 'light' : 'dark'
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
            await expect.soft.poll(extra, `${address} a ${width} px, texto al ${size} %`).toBeLessThanOrEqual(0)
          }
          expect.soft(await measure(main(page)), `${address}: lo que se oprime, a 360 px`).toEqual([])
        })
    },
  )
