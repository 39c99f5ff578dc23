import { test, type Locator, type Page } from '@playwright/test'

/**
 * Takes a picture for the acceptance report, where it stands beside the requirements named: `picture(page, 'R2.33')`,
 * `picture(dialog, 'R2.33', 'R2.34')`. Only `npm run acceptance` asks for pictures; elsewhere this does nothing.
 */
export const picture = async (subject: Page | Locator, ...ids: readonly [string, ...string[]]): Promise<void> => {
  if (process.env['E2E_PICTURES'] === undefined) return
  const name = ids.join(' ')
  const file = test.info().outputPath(`${name.replaceAll(' ', '-')}-${test.info().attachments.length}.jpg`)
  await subject.screenshot({ path: file, type: 'jpeg', quality: 72, animations: 'disabled' })
  await test.info().attach(name, { path: file, contentType: 'image/jpeg' })
}
