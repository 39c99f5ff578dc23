import { test, type Locator, type Page } from '@playwright/test'

/** Until nothing in the window loads, and every picture is drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const inWindow = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const inside = right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
      return inside && element.checkVisibility({ visibilityProperty: true })
    }
    const waits = [...document.querySelectorAll('[aria-busy="true"], [role="status"]')].filter(
      (element) => element.matches('[aria-busy="true"]') || element.textContent === 'Cargando…',
    )
    const pictures = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    return ![...waits, ...pictures].some(inWindow)
  })

/** A picture for the acceptance report, beside the requirements named. Only `npm run acceptance` asks for pictures. */
export const picture = async (subject: Page | Locator, ...ids: readonly [string, ...string[]]): Promise<void> => {
  if (process.env['E2E_PICTURES'] === undefined) return
  await drawn('page' in subject ? subject.page() : subject)
  const name = ids.join(' ')
  const file = test.info().outputPath(`${name.replaceAll(' ', '-')}-${test.info().attachments.length}.jpg`)
  await subject.screenshot({ path: file, type: 'jpeg', quality: 72, animations: 'disabled' })
  await test.info().attach(name, { path: file, contentType: 'image/jpeg' })
}
