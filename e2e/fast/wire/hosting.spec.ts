import { expect, test } from '../../support/test.ts'

test('las páginas llevan sus encabezados de seguridad, y lo que falta responde 404', async ({ request }) => {
  for (const path of ['/', '/vistaproducto/12', '/no/existe/nada', '/%E0%A4%A']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy, path).toContain(rule)
    }
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cache-control'], path).toBe('no-cache')
  }
  for (const path of ['/assets/no-existe-00000000.js', '/assets/%E0%A4%A.js']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const html = await (await request.get('/')).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(html).not.toMatch(/mockServiceWorker|virtual:msw/)
})

test.describe('con un código ajeno', () => {
  // The browser says what it blocked, each with its own words.
  test.use({ tolerates: [/TrustedScript|injection sink/] })

  test('R11.44 la política de seguridad no lo deja correr', async ({ page }) => {
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
})

/** Addresses that nobody meant, and the path where each must end. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/no-existe': '/',
  '/empresa': '/',
  '/productos/dama': '/',
  '/vistaproducto/1/2': '/',
  '/constructor/__proto__': '/',
  '/%E0%A4%A': '/',
}

test('R2.22 una dirección que no es de ninguna pantalla lleva al inicio, y desde ahí se navega', async ({ page }) => {
  for (const [address, end] of Object.entries(ADDRESSES)) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Ropa de mayoreo de Guanajuato' }), address).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname, address).toBe(end)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(/\/articulos$/)
})
