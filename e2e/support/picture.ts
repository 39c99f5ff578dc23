import { test, type Locator } from '@playwright/test'

/**
 * A picture of the window for the acceptance report, which `npm run acceptance` alone asks for. Its title is the ids of
 * the rules that it shows, and its caption: `R2.33 R1.10 El diálogo de ingreso`.
 */
export const picture = async (title: string, shown: Locator): Promise<void> => {
  if (process.env['E2E_PICTURES'] === undefined) return
  await shown.first().waitFor()
  // Its code may come meanwhile, and draw another in its place.
  await shown
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    .catch(() => undefined)
  const path = test.info().outputPath(`${test.info().attachments.length}.jpg`)
  await shown.page().screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled' })
  await test.info().attach(title, { path, contentType: 'image/jpeg' })
}
