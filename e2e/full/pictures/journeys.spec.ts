import { picture } from '../../support/picture.ts'
import { asDemo, expect, postsTo, test } from '../../support/test.ts'

const LIST = '/productos/dama/0/todas'

test('R1.02, R2.01, R2.11 y R6.02 del inicio a la lista, al producto y a la empresa, sin sesión', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Ingresa para contactar a los mejores fabricantes de la región').first()).toBeVisible()
  await picture(page, 'R1.01', 'R1.02', 'R6.02')
  await page.getByRole('main').locator('a[href="/productos/dama/0/todas"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /dama/i })).toBeVisible()
  const card = page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()
  // Not what is painted: a card is painted once it is known to be near the window.
  const name = ((await card.textContent()) ?? '').trim()
  expect(name).not.toBe('')
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('main').locator('a[href^="/empresa/"]').first().click()
  await expect(page).toHaveURL(/\/empresa\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R1.03, R2.26, R7.47 y R7.48 quien ingresó guarda un favorito, lo encuentra, y lo quita', async ({ page }) => {
  await asDemo(page)
  await page.goto(LIST)
  const count = async () =>
    Number(
      /\d+$/.exec(
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Favoritos/ })
          .innerText(),
      )?.[0],
    )
  await expect.poll(count).toBeGreaterThan(0)
  const had = await count()
  await page.getByRole('button', { name: 'Guardar en favoritos' }).first().click()
  await expect.poll(count).toBe(had + 1)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/ })
    .click()
  const kept = page.getByRole('main').getByRole('button', { name: 'Quitar de favoritos' })
  await expect(kept).toHaveCount(had + 1)
  await picture(page, 'R1.03', 'R2.07', 'R2.26', 'R3.07', 'R7.47')
  await kept.first().click()
  await expect(kept).toHaveCount(had)
  await picture(page, 'R7.48')
  await expect.poll(count).toBe(had)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(count).toBe(had + 1)
})

test('R1.05, R7.49 y R7.02 el pedido: tabla de cantidades, un solo envío con doble clic, folio', async ({ page }) => {
  await asDemo(page)
  const orders = postsTo(page, 'create_pedido.php')
  await page.goto('/vistaproducto/12')
  const cells = page
    .getByRole('group', { name: 'Cantidades por color y talla' })
    .getByRole('textbox', { disabled: false })
  await cells.nth(0).fill('6')
  await cells.nth(1).fill('6')
  await expect(page.getByText(/12 (pzs|piezas)/).first()).toBeVisible()
  await page.getByRole('group', { name: 'Cantidades por color y talla' }).scrollIntoViewIfNeeded()
  await picture(page, 'R1.05', 'R2.03')
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
  const drawer = page.getByRole('dialog', { name: /pedido/i })
  await drawer.getByLabel(/Nota para el fabricante/).fill('Mándenlo por paquetería, por favor.')
  await picture(page, 'R1.05')
  await drawer.getByRole('button', { name: /^Enviar pedido/ }).dblclick()
  await expect(drawer.getByText('Pedido enviado', { exact: true })).toBeVisible()
  await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
  await picture(page, 'R1.05', 'R7.49')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
  await page.reload()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Pedido/ })
    .click()
  await expect(page.getByRole('dialog', { name: /pedido/i })).toBeVisible()
  expect(orders).toHaveLength(1)
  await page.goto('/perfil')
  await expect(page.getByRole('button', { name: /volver a pedir/i }).first()).toBeVisible()
})

test('R1.04, R2.14, R7.32, R7.33 y R7.46 el mensaje a la tienda se envía una vez y llega la respuesta', async ({
  page,
}) => {
  await asDemo(page)
  const sent = postsTo(page, 'message-user.php')
  await page.goto('/vistaproducto/12')
  await page.getByRole('main').getByRole('link', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL(/\/chat\/\d+\?producto=12$/)
  const log = page.getByRole('log')
  await expect(log).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await field.fill('Hola, ¿qué tallas tienen disponibles?')
  await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick()
  await expect(log.getByText('Hola, ¿qué tallas tienen disponibles?')).toHaveCount(1)
  await expect(field).toHaveValue('')
  await expect(log.getByRole('listitem').filter({ hasText: 'El fabricante:' }).last()).toContainText(
    /De ese modelo tenemos|horma mexicana/,
  )
  await picture(page, 'R1.04', 'R2.14', 'R7.46')
  expect(sent).toHaveLength(1)
})

test('R1.07, R2.15 y R7.31 la bandeja lleva a cada conversación', async ({ page }) => {
  await asDemo(page)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mi bandeja de entrada' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /mensajes/i })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/chat/"]').first().click()
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
})

test('R1.08, R3.09 el enlace de WhatsApp va con el saludo escrito', async ({ page }) => {
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  const link = page.getByRole('link', { name: /Contactar por WhatsApp/ })
  await expect(link).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.origin).toBe('https://wa.me')
  expect(href.pathname).toMatch(/^\/52\d{10}$/)
  expect(href.searchParams.get('text')).toContain(`Hola, vi el producto ${name} en Puntada y me interesa.`)
  await expect(link).toHaveAttribute('rel', /noopener/)
  await link.scrollIntoViewIfNeeded()
  await picture(page, 'R1.08', 'R3.09')
})
