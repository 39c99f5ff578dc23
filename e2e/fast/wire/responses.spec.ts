import { SITE } from '../../hosting/site-cases.ts'
import { expect, test } from '../../support/test.ts'

// `npm run hosting:check` asks the same of nginx and Apache. The preview packs nothing by itself.
for (const [title, look] of Object.entries(SITE))
  test(title, async ({ baseURL }) => void (await look({ origin: `${baseURL}`, dist: 'dist', packs: [], limits: {} })))

// The browser says what it blocked, each with its own words.
test.use({ tolerates: [/TrustedScript|injection sink/] })

test('R11.86 los estilos construidos conservan lo que pide el iPhone acostado', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('-webkit-text-size-adjust:100%')
})

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
