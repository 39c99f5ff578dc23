import { picture } from './support/picture.ts'
import { asDemo, DEMO, expect, test } from './support/test.ts'

test('R1.10, R3.01, R4.01, R4.02, R8.05, R8.06 y R9.02 ingresar guarda la sesión, avisa dos veces y recarga a los 2 segundos', async ({ page }) => {
  await page.goto('/articulos')
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(DEMO.mail)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await page.evaluate(() => {
    Object.assign(window, { sinRecargar: true })
    // Set when the third item lands: from there the two seconds count.
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'puntada_phone') sessionStorage.setItem.call(sessionStorage, 'ingreso', String(Date.now()))
      set.call(this, key, value)
    }
    window.addEventListener('pagehide', () => set.call(sessionStorage, 'recarga', String(Date.now())))
  })
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Tus datos se verificaron.')).toBeVisible()
  await expect(page.getByText('Aviso de inicio de sesión')).toBeVisible()
  await expect(page.getByText('Se ha iniciado sesión con demo@puntada.mx')).toBeVisible()
  await picture(page, 'R7.43', 'R8.05', 'R8.06')
  // The page may be on its way out at the very moment of asking.
  await expect.poll(() => page.evaluate(() => 'sinRecargar' in window).catch(() => true)).toBe(false)
  const stored = await page.evaluate(() => ({
    name: localStorage.getItem('puntada_name'),
    mail: localStorage.getItem('puntada_mail'),
    phone: localStorage.getItem('puntada_phone'),
    waited: Number(sessionStorage.getItem('recarga')) - Number(sessionStorage.getItem('ingreso')),
  }))
  expect(stored.name).toBe('"Guadalupe Ramírez"')
  expect(stored.mail).toBe('"demo@puntada.mx"')
  expect(JSON.parse(stored.phone ?? 'null')).toMatch(/^\d[\d ]+$/)
  expect(stored.waited).toBeGreaterThanOrEqual(1950)
  expect(stored.waited).toBeLessThan(3000)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await picture(page, 'R1.10', 'R4.01', 'R6.01')
})

test('R4.03 y R2.35 cerrar sesión quita los tres datos, recarga y lo saben las otras pestañas', async ({ page, context }) => {
  await asDemo(page)
  await page.goto('/articulos')
  const other = await context.newPage()
  await other.goto('/articulos')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sinRecargar: true }))
  await page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Seguro que deseas cerrar sesión?')).toBeVisible()
  await picture(page, 'R2.35')
  await page.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  // The page may be on its way out at the very moment of asking.
  await expect.poll(() => page.evaluate(() => 'sinRecargar' in window).catch(() => true)).toBe(false)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /puntada_(name|mail|phone)/.test(key)))).toEqual([])
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await picture(page, 'R4.03', 'R6.01')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
})

test('R1.03, R2.26 y R3.07 el favorito que empezó sin sesión se completa después de ingresar', async ({ page }) => {
  await page.goto('/productos/todos/0/todas')
  await page.getByRole('button', { name: 'Guardar en favoritos' }).nth(2).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(DEMO.mail)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await dialog.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await expect(page.getByText('El producto que elegiste ya está en tus favoritos.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos.*[1-9]\d*$/ })).toBeVisible()
})

test('R1.13 cargar y recargar no abre ventanas ni inicia sesión en redes', async ({ page, context }) => {
  let popups = 0
  const social: string[] = []
  context.on('page', () => (popups += 1))
  page.on('request', (request) => {
    if (/redes|identitytoolkit|apis\.google/.test(request.url())) social.push(request.url())
  })
  for (const path of ['/', '/login', '/registro']) {
    await page.goto(path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(popups).toBe(0)
  expect(social).toEqual([])
})

const PROMISES: readonly { ids: readonly [string, ...string[]]; width: number; shown: RegExp; absent: RegExp }[] = [
  { ids: ['R2.47', 'R9.03'], width: 390, shown: /10\s?%/, absent: /novedades/i },
  { ids: ['R2.48'], width: 1280, shown: /novedades/i, absent: /10\s?%/ },
]

for (const { ids, width, shown, absent } of PROMISES) {
  test(`${ids.join(' y ')} el texto del boletín a ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/articulos')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('button', { name: 'Suscribirme' })).toBeVisible()
    await expect.poll(async () => await footer.innerText()).toMatch(shown)
    expect(await footer.innerText()).not.toMatch(absent)
    await footer.getByLabel('Tu correo electrónico').scrollIntoViewIfNeeded()
    await picture(footer, ...ids)
  })
}
