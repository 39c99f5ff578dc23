import { picture } from './support/picture.ts'
import { asDemo, expect, test } from './support/test.ts'

const SCREENS = [
  { id: 'R2.01', path: '/', heading: /mayoreo/i, from: '/articulos', link: 'Puntada, inicio' },
  { id: 'R2.02', path: '/empresa/2', heading: /\p{L}/u, from: '/catalogoempresa' },
  { id: 'R2.03', path: '/vistaproducto/12', heading: /\p{L}/u, from: '/' },
  { id: 'R2.04', path: '/registro', heading: 'Crea tu cuenta', from: '/' },
  { id: 'R2.05', path: '/catalogoempresa', heading: /empresas|fabricantes/i, from: '/' },
  { id: 'R2.06', path: '/recoverypass', heading: /contraseña/i, from: '/login' },
  { id: 'R2.07', path: '/favoritos', heading: /favoritos/i, from: '/' },
  { id: 'R2.08', path: '/perfil', heading: /cuenta/i, from: null },
  { id: 'R2.09', path: '/articulo/1', heading: /\p{L}/u, from: '/articulos' },
  { id: 'R2.10', path: '/articulos', heading: /blog/i, from: '/' },
  { id: 'R2.11', path: '/productos/dama/0/todas', heading: /dama/i, from: '/categorias' },
  { id: 'R2.12', path: '/categorias', heading: /categorías/i, from: '/' },
  { id: 'R2.13', path: '/busqueda/blusa', heading: /blusa/i, from: null },
  { id: 'R2.14', path: '/chat/2', heading: /chat/i, from: null },
  { id: 'R2.15', path: '/mensajes', heading: /mensajes/i, from: null },
  { id: 'R2.16', path: '/quienessomos', heading: /\p{L}/u, from: '/' },
  { id: 'R2.17', path: '/canaive', heading: /canaive/i, from: '/' },
  { id: 'R2.18', path: '/login', heading: /ingresa/i, from: '/registro' },
  { id: 'R2.19', path: '/verificacion', heading: /verifica/i, from: null },
] as const

for (const { id, path, heading, from } of SCREENS) {
  test(`${id} ${path} abre como enlace directo`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveTitle(/\S+ · Puntada$/)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.waitForLoadState('networkidle')
    await picture(page, id)
  })

  test(`${id} ${path} abre desde otra pantalla sin volver a cargar la página`, async ({ page }) => {
    await page.goto(from ?? '/articulos')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sinRecargar: true }))
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
    if (from !== null && (await link.count()) > 0) await link.click()
    else {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
      }, path)
    }
    await expect(page).toHaveURL(new RegExp(`${path === '/' ? '/' : path}$`))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await page.evaluate(() => 'sinRecargar' in window)).toBe(true)
  })
}

test('R2.20 cada pantalla llega en un archivo propio, cuando se pide', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto('/articulos')
  // The list pushes the footer down as it arrives: a click on its way would land beside the link.
  await expect(page.getByRole('main').locator('a[href^="/articulo/"]').first()).toBeVisible()
  expect(scripts.some((script) => script.includes('/canaive'))).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: /canaive/i }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /canaive/i })).toBeVisible()
  expect(scripts.some((script) => script.includes('/canaive'))).toBe(true)
})

test('R2.21 cada navegación empieza arriba, y Atrás vuelve a donde se estaba', async ({ page }) => {
  await page.goto('/productos/todos/0/todas')
  const card = page.getByRole('main').locator('a[href^="/vistaproducto/"]').nth(14)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL(/vistaproducto/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80)
})

test('al navegar el foco está en el h1, y se ve', async ({ page }) => {
  await page.goto('/articulos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Empresas', 'Nosotros', 'Productos', 'Blog']) {
    const link = page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeFocused()
    const outline = await title.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow, textDecorationLine, backgroundImage } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none' || textDecorationLine !== 'none' || backgroundImage !== 'none'
    })
    expect.soft(outline, `${name}: el foco del título se ve`).toBe(true)
  }
})

for (const path of ['/no-existe', '/empresa', '/productos/dama', '/vistaproducto/1/2', '/%E0%A4%A']) {
  test(`R2.22 ${path} no es de nadie y lleva al inicio`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /mayoreo/i })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('R2.08, R2.15 y R6.03 quien ingresó ve su cuenta y su bandeja', async ({ page }) => {
  await asDemo(page)
  await page.goto('/perfil')
  await expect(page.getByText('demo@puntada.mx').first()).toBeVisible()
  await picture(page, 'R2.08')
  await page.goto('/mensajes')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await picture(page, 'R1.07', 'R2.15')
})
