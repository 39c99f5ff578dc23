import type { Page, Request } from '@playwright/test'
import { DEMO, expect, postsTo, test } from '../support/test.ts'

const apiCalls = (page: Page): readonly Request[] => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

const endpointOf = (request: Request): string => new URL(request.url()).pathname.slice('/api/'.length)

const enter = async (page: Page): Promise<void> => {
  await page.goto('/quienessomos')
  await page.evaluate(({ name, mail }) => {
    localStorage.setItem('puntada_name', JSON.stringify(name))
    localStorage.setItem('puntada_mail', JSON.stringify(mail))
    localStorage.setItem('puntada_phone', JSON.stringify('4451234567'))
  }, DEMO)
}

test('R7.01, R7.03 y R7.04 producción por la red: inicio, lista, producto y empresa desde la API, sin service worker', async ({ page }) => {
  const calls = apiCalls(page)
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Productos', exact: true }).click()
  await expect(page.getByRole('list', { name: /productos/i }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('main').locator('a[href^="/vistaproducto/"]').first().click()
  await expect(page.getByRole('button', { name: 'Agregar al pedido' })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/empresa/"]').first().click()
  await expect(page).toHaveURL(/\/empresa\/\d+$/)
  await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map((one) => one.active?.scriptURL ?? '').filter((url) => /mock/i.test(url)))).toEqual([])
  const reads = calls.filter((call) => call.method() === 'GET')
  expect(reads.map(endpointOf)).toEqual(expect.arrayContaining(['list-segmentos.php', 'list-products.php', 'list-products-page.php', 'data-product.php', 'data-company.php']))
  for (const read of reads) {
    expect(read.headers()['x-xsrf-token']).toBeUndefined()
    expect(read.headers()['content-type']).toBe('application/json')
  }
  expect(pictures.filter((path) => path.startsWith('/images/')).length).toBeGreaterThan(5)
})

test('R7.51, R7.52, R7.54 y R7.56 cada vista se registra una sola vez', async ({ page }) => {
  const views = new Map<string, number>()
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const view = `${endpointOf(request)} ${request.postData() ?? ''}`
    views.set(view, (views.get(view) ?? 0) + 1)
  })
  await page.goto('/quienessomos')
  for (const [name, address] of [['Empresas', /catalogoempresa/], ['Blog', /articulos/], ['Productos', /productos\//]] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  await page.getByRole('main').locator('a[href^="/vistaproducto/"]').first().click()
  await expect(page.getByRole('button', { name: 'Agregar al pedido' })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/empresa/"]').first().click()
  await expect(page).toHaveURL(/\/empresa\//)
  await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
  await page.goto('/articulo/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => [...views.keys()].some((view) => view.startsWith('vista-articulo.php'))).toBe(true)
  const kinds = [...views.keys()].map((view) => view.split(' ')[0])
  expect(kinds.filter((kind) => kind === 'view_page.php')).toHaveLength(7)
  for (const kind of ['usuario-vista-producto.php', 'usuario-vista-tienda.php', 'vista-articulo.php']) expect(kinds.filter((each) => each === kind)).toHaveLength(1)
  expect([...views.values()].filter((times) => times !== 1)).toEqual([])
})

test('R7.19, R7.28 y R9.01 buscar con sugerencias', async ({ page }) => {
  await page.goto('/quienessomos')
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await box.pressSequentially('blus')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/busqueda\//)
  await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
})

test('R4.01, R4.02, R7.02, R7.43, R8.05 y R8.06 ingresar: avisos, datos guardados y recarga', async ({ page }) => {
  const sent = postsTo(page, 'login-user.php')
  await page.goto('/articulos')
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await dialog.getByLabel('Correo electrónico').fill(DEMO.mail)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).dblclick()
  await expect(page.getByText('Tus datos se verificaron.')).toBeVisible()
  await expect(page.getByText(`Se ha iniciado sesión con ${DEMO.mail}`)).toBeVisible()
  await reloaded
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  const kept = await page.evaluate(() => ['name', 'mail', 'phone'].map((key) => JSON.parse(localStorage.getItem(`puntada_${key}`) ?? 'null') as unknown))
  expect(kept).toEqual([DEMO.name, DEMO.mail, expect.stringMatching(/^[\d ]{10,}$/)])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test('R1.03, R7.29 y R7.47 guardar un favorito: la cuenta del encabezado lo sigue', async ({ page }) => {
  const sent = postsTo(page, 'usuario-fav.php')
  await enter(page)
  await page.goto('/productos/dama/0/todas')
  const link = page.getByRole('banner').getByRole('link', { name: /^Favoritos/ })
  const count = async () => Number(/\d+$/.exec(await link.innerText())?.[0] ?? -1)
  await expect(page.getByRole('main').getByRole('button', { name: 'Guardar en favoritos' }).first()).toBeVisible()
  await expect.poll(count).toBeGreaterThanOrEqual(1)
  const had = await count()
  await page.getByRole('main').getByRole('button', { name: 'Guardar en favoritos' }).last().click()
  await expect.poll(count).toBe(had + 1)
  await page.reload()
  await expect.poll(count).toBe(had + 1)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test('R1.04, R7.32, R7.33 y R7.46 un mensaje, y la respuesta de la tienda', async ({ page }) => {
  const sent = postsTo(page, 'message-user.php')
  await enter(page)
  await page.goto('/chat/5?producto=12')
  const log = page.getByRole('log')
  await expect(log).toBeVisible()
  const answers = log.getByRole('listitem').filter({ hasText: 'La tienda:' })
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('¿Hacen envíos a Celaya?')
  const had = await answers.count()
  await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick()
  await expect.poll(() => answers.count(), { timeout: 20_000 }).toBeGreaterThan(had)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test('R1.05, R7.02 y R7.49 un pedido: un solo POST con su CSRF, y un folio', async ({ page }) => {
  const sent = postsTo(page, 'create_pedido.php')
  await enter(page)
  await page.goto('/vistaproducto/12')
  const cells = page.getByRole('group', { name: 'Cantidades por color y talla' }).getByRole('textbox', { disabled: false })
  await cells.nth(0).fill('24')
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
  const drawer = page.getByRole('dialog', { name: /pedido/i })
  await drawer.getByRole('button', { name: 'Enviar pedido' }).dblclick()
  await expect(drawer.getByText('Pedido enviado', { exact: true })).toBeVisible()
  await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test('Las páginas llevan sus encabezados de seguridad, y lo que falta responde 404', async ({ request }) => {
  for (const path of ['/', '/vistaproducto/12', '/no/existe/nada', '/%E0%A4%A']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("object-src 'none'")
    expect(policy, path).toContain("base-uri 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cache-control'], path).toBe('no-cache')
  }
  for (const path of ['/assets/no-existe-00000000.js', '/no-existe.png', '/assets/%E0%A4%A.js']) expect((await request.get(path)).status(), path).toBe(404)
  const html = await (await request.get('/')).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const asset = await request.get(script)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(html).not.toMatch(/mockServiceWorker|virtual:msw/)
})

test.describe('direcciones mal escritas', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  for (const path of [
    '/%E0%A4%A',
    '/busqueda/%E0%A4%A',
    '/busqueda/50%25',
    '/busqueda/a+b',
    '/busqueda/nin%CC%83o',
    '/busqueda/%E2%80%AEoirartnoc',
    '/busqueda/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/busqueda/..',
    '/vistaproducto/..%2f..',
    '/vistaproducto/%00',
    '/vistaproducto/undefined%00',
    '/empresa/-1',
    '/articulo/%F0%9F%91%96',
    '/chat/%20',
    '/productos/%25/0/%25',
    '/productos/dama/0/todas?talla=%E0%A4%A&precio=NaN&mostrar=-5&orden=__proto__',
    '/?%E0%A4%A',
    '/#%E0%A4%A',
    '//malo.example/',
    '/\\malo.example',
    '/favoritos/',
    '/constructor/__proto__',
  ]) {
    test(`R2.22 ${path} da una página que sirve, con encabezado y un h1`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${path}`)
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 3000 })
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('')
      await expect(page.getByText('Algo salió mal')).toHaveCount(0)
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
      await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
      await expect(page).toHaveURL(/\/articulos$/)
    })
  }
})
