import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { asDemo, expect, test } from '../support/test.ts'

/** A fault on purpose shows up in the browser's own console, too. */
const OWN_NOISE = [/Failed to load resource/]

const tab = (page: Page) => page.getByRole('button', { name: 'Simulador · datos simulados' })
const panel = (page: Page) => page.getByRole('region', { name: 'Simulador' })

const openPanel = async (page: Page) => {
  await tab(page).click()
  await expect(panel(page)).toBeVisible()
}

const LIST = '/productos/todos/0/todas'
const firstCard = (page: Page) => page.getByRole('button', { name: 'Guardar en favoritos' }).first()

test('el panel se abre y se cierra con el teclado, devuelve el foco y se acuerda', async ({ page }) => {
  await page.goto('/articulos')
  await expect(tab(page)).toBeVisible()
  await tab(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cerrar el simulador' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Escenario')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(tab(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(panel(page)).toBeVisible()
})

test('no tiene faltas de accesibilidad, ni abierto ni con la página «Qué se simula», en claro y en oscuro', async ({
  page,
}) => {
  await page.goto('/articulos')
  await openPanel(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('aside[aria-label="Simulador"]').analyze()
    expect(violations).toEqual([])
  }
  await page.getByRole('button', { name: 'Qué se simula' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qué se simula' })
  await expect(dialog.getByRole('row')).toHaveCount(41)
  const { violations } = await new AxeBuilder({ page }).include('aside[aria-label="Simulador"]').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toBeVisible()
})

test('en un teléfono la pestaña no tapa la barra de abajo ni ensancha la página', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/articulos')
  const bar = await page.getByRole('button', { name: 'Pedido' }).boundingBox()
  const box = await tab(page).boundingBox()
  expect(box && bar && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(box?.width).toBeGreaterThanOrEqual(24)
  expect(box?.width).toBeLessThanOrEqual(28)
  await openPanel(page)
  const open = await panel(page).boundingBox()
  expect(open && bar && open.y + open.height).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('con fallas', () => {
  test.use({ tolerates: OWN_NOISE })

  test('una falla en una llamada muestra el error del sitio, y quitarla lo recupera', async ({ page }) => {
    await page.goto('/articulos')
    await openPanel(page)
    await page.getByLabel('Llamada').selectOption('list-products-page.php (GET)')
    await page.getByRole('combobox', { name: 'Falla', exact: true }).selectOption('Respuesta truncada')
    await page.getByRole('button', { name: 'Poner la falla' }).click()
    await expect(page.getByRole('list', { name: 'Fallas puestas' })).toHaveText(
      'list-products-page.php: Respuesta truncadaQuitar',
    )
    await page.goto(LIST)
    const again = page.getByRole('button', { name: 'Reintentar' })
    await expect(again.first()).toBeVisible()
    await expect(firstCard(page)).toBeHidden()
    await page.getByRole('button', { name: 'Quitar la falla de list-products-page.php' }).click()
    await again.first().click()
    await expect(firstCard(page)).toBeVisible()
  })

  test('el enlace copiado da el mismo estado en otro navegador', async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await asDemo(page)
    await page.goto('/articulos?semilla=7')
    await openPanel(page)
    await page.getByLabel('Latencia').selectOption('Ninguna')
    await page.getByLabel('Escenario').selectOption('Lento: de 1.5 a 3.5 segundos')
    await page.getByLabel('Llamada').selectOption('list-blog.php (GET)')
    await page.getByRole('combobox', { name: 'Falla', exact: true }).selectOption('Error 500')
    await page.getByRole('button', { name: 'Poner la falla' }).click()
    await page.getByRole('button', { name: 'Adelantar 1 día' }).click()
    const tomorrow =
      /^\S+ \d+ de \S+ de \d+/.exec(
        (await page.getByText(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d/).textContent()) ?? '',
      )?.[0] ?? 'sin fecha'
    await page.getByLabel('Incluir quién ingresó').check()
    await page.getByRole('button', { name: 'Copiar enlace' }).click()
    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(`${baseURL}/articulos?`)).toBe(true)

    const elsewhere = await browser.newContext({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
    await openPanel(other)
    await expect(other.getByLabel('Escenario')).toHaveValue('lento')
    await expect(other.getByLabel('Latencia')).toHaveValue('0')
    await expect(other.getByLabel('Semilla')).toHaveValue('7')
    await expect(other.getByRole('list', { name: 'Fallas puestas' })).toContainText('list-blog.php: Error 500')
    await expect(other.getByText(new RegExp(`^${tomorrow}`))).toBeVisible()
    await elsewhere.close()
  })
})

test('ingresar como otra cuenta recarga con su nombre, y salir la quita', async ({ page }) => {
  await page.goto('/articulos')
  await openPanel(page)
  await page.getByLabel('Ingresar como').selectOption('Marisol Becerra (marisol@puntada.mx)')
  await page.getByRole('button', { name: 'Usar esta cuenta' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('puntada_name'))).toBe('"Marisol Becerra"')
  await page.getByRole('button', { name: 'Salir de la cuenta' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
})

test('lo que se hizo dura, lo ve otra pestaña, y reiniciar lo olvida', async ({ page, context }) => {
  await asDemo(page)
  await page.goto(LIST)
  const count = (where: Page, favourites: number) =>
    expect(
      where.getByRole('banner').getByRole('link', { name: new RegExp(`^Favoritos.*${favourites}$`) }),
    ).toBeVisible()
  await count(page, 6)
  await firstCard(page).click()
  await count(page, 7)
  const other = await context.newPage()
  await other.goto('/articulos')
  await count(other, 7)
  await openPanel(other)
  await other.getByRole('button', { name: 'Reiniciar los datos' }).click()
  await count(other, 6)
  await page.reload()
  await count(page, 6)
})

test.describe('sin red', () => {
  test.use({ tolerates: OWN_NOISE })

  test('después de cargar, la tienda se recarga y abre otras pantallas sin red', async ({ page, context }) => {
    await page.goto('/articulos')
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('puntada-demo:'))
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/__completa__')))
          return kept.some((each) => each !== undefined)
        }),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(LIST)
    await expect(firstCard(page)).toBeVisible()
    await context.setOffline(false)
  })
})
