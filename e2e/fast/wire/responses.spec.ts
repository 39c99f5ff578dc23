import { checking } from '../../hosting/ask.ts'
import { DELIVERY, PATHS, TITLES } from '../../hosting/site-cases.ts'
import { expect, test } from '../../support/test.ts'

// The rows that `npm run hosting:check` tries on nginx and Apache, here on the preview, which packs nothing by itself.
for (const [id, cases] of [
  ['R11.43', PATHS],
  ['R11.44', DELIVERY],
  ['R10.01', [TITLES]],
] as const)
  for (const { title, look } of cases)
    test(`${id} en el sitio construido, ${title}`, async ({ baseURL }) => {
      const origin = baseURL ?? ''
      const host = { origin, dist: 'dist', packs: [], limits: {} }
      await checking(origin, (checks) => look(checks, host))
    })

// The browser says what it blocked, each with its own words.
test.use({ tolerates: [/TrustedScript|injection sink/] })

test('R11.44 la política de seguridad no deja correr un código ajeno', async ({ page }) => {
  await page.goto('/quienessomos')
  const refused = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.textContent = 'window.intrusa = "corrió"'
      document.body.append(script)
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toMatch(/TrustedScript|blocked by CSP/)
  expect(await page.evaluate(() => 'intrusa' in window)).toBe(false)
})
