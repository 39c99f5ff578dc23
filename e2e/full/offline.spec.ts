import type { Page } from '@playwright/test'
import { picture } from '../support/picture.ts'
import { asDemo, DEMO, expect, postsTo, test } from '../support/test.ts'

/** What the browser says by itself where a request does not get through. */
const OWN_NOISE = /Failed to load resource|net::ERR/
test.use({ tolerates: [OWN_NOISE] })

const OFFLINE = 'No hay conexión con el sitio. Revisa tu internet e inténtalo de nuevo.'

/** The network is there, or not: the simulated backend does as the panel's switch would have it. */
const network = async (page: Page, state: 'con' | 'sin'): Promise<void> => {
  await page.getByRole('button', { name: 'Simulador · datos simulados' }).click()
  await page.getByRole('region', { name: 'Simulador' }).getByLabel('Escenario').selectOption(state === 'sin' ? 'sin-conexion' : '')
  await page.getByRole('button', { name: 'Cerrar el simulador' }).click()
}

for (const path of ['/productos/todos/0/todas', '/vistaproducto/12', '/empresa/2', '/articulos', '/catalogoempresa']) {
  test(`sin conexión al abrir ${path}: lo dice, y Reintentar la muestra cuando vuelve`, async ({ page }) => {
    await page.goto(`${path}?escenario=sin-conexion`)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert').filter({ hasText: OFFLINE }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await network(page, 'con')
    const retry = main.getByRole('button', { name: 'Reintentar' })
    // The return of the network may have asked again by itself, and taken the button away.
    await expect(async () => {
      if ((await retry.count()) > 0) await retry.first().click({ timeout: 1000 })
      expect(await retry.count()).toBe(0)
    }).toPass()
    await expect(main.locator('a[href^="/"]').nth(3)).toBeVisible()
    await expect(main.getByText(OFFLINE)).toHaveCount(0)
  })
}

test('sin conexión al ingresar: lo dice, no pierde lo escrito, y después ingresa', async ({ page }) => {
  const sent = postsTo(page, 'login-user.php')
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill(DEMO.mail)
  await main.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await network(page, 'sin')
  const enter = main.getByRole('button', { name: 'Ingresar', exact: true })
  await enter.click()
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE }).first()).toBeVisible()
  await picture(page, 'R8.04')
  await expect(main.getByLabel('Correo electrónico')).toHaveValue(DEMO.mail)
  await expect(main.getByLabel('Contraseña', { exact: true })).toHaveValue(DEMO.password)
  expect(sent.length).toBeLessThanOrEqual(1)
  await network(page, 'con')
  await enter.click()
  await expect(page.getByText(`Se ha iniciado sesión con ${DEMO.mail}`)).toBeVisible()
})

test('sin conexión al crear la cuenta, el formulario se queda como estaba', async ({ page }) => {
  await page.goto('/registro')
  const main = page.getByRole('main')
  const typed = { 'Nombre completo': 'Rosa Tapia', 'Correo electrónico': 'rosa@correo.mx', Teléfono: '4421234567' }
  for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).fill(text)
  await main.getByLabel('Contraseña', { exact: true }).fill('costura2026')
  await network(page, 'sin')
  await main.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(main.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible()
  for (const [label, text] of Object.entries(typed)) await expect(main.getByLabel(label)).toHaveValue(text)
  await network(page, 'con')
  await main.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' })).toBeVisible()
})

test('sin conexión al suscribirse, el correo se queda escrito', async ({ page }) => {
  await page.goto('/articulos')
  const field = page.getByRole('contentinfo').getByLabel('Tu correo electrónico')
  await field.fill('boutique@correo.mx')
  await network(page, 'sin')
  await page.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE }).first()).toBeVisible()
  await expect(field).toHaveValue('boutique@correo.mx')
})

test('sin conexión el mensaje dice que no se envió, y Reintentar lo envía en su lugar', async ({ page }) => {
  await asDemo(page)
  await page.goto('/chat/2')
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible()
  await network(page, 'sin')
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill('¿Tienen la blusa en talla grande?')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const bubble = page.getByRole('log').getByRole('listitem').filter({ hasText: '¿Tienen la blusa en talla grande?' })
  await expect(bubble).toContainText(/No se envió|No sabemos si llegó/)
  await picture(page, 'R1.04')
  await network(page, 'con')
  await bubble.getByRole('button', { name: 'Reintentar' }).click()
  await expect(bubble.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await expect(bubble).toHaveCount(1)
})

test('sin conexión al enviar, el pedido no se pierde ni se envía dos veces', async ({ page }) => {
  await asDemo(page)
  const orders = postsTo(page, 'create_pedido.php')
  await page.goto('/vistaproducto/12')
  await page.getByRole('button', { name: /Llenar corrida/ }).first().click()
  await network(page, 'sin')
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
  const drawer = page.getByRole('dialog', { name: /pedido/i })
  await drawer.getByLabel(/Nota para la tienda/).fill('Por paquetería')
  await drawer.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(drawer.getByText(/El pedido no se envió\.|No sabemos si se envió\./)).toBeVisible()
  await picture(page, 'R1.05')
  const tries = orders.length
  expect(tries).toBeLessThanOrEqual(1)
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: /^Pedido/ }).click()
  await expect(drawer.getByText(/pza|pzs/).first()).toBeVisible()
  expect(orders).toHaveLength(tries)
})

for (const { what, items } of [
  { what: 'roto', items: { puntada_name: '{', puntada_mail: '"', puntada_phone: 'undefined' } },
  { what: 'de otro', items: { puntada_name: '{"a":1}', puntada_mail: '[1,2]', puntada_phone: '12', puntada_pendiente: '[]', puntada_pedidos: '7' } },
  { what: 'sin JSON', items: { puntada_name: 'Ana', puntada_mail: 'ana@correo.mx', puntada_phone: '442' } },
] as const) {
  test(`un almacenamiento ${what} deja el sitio en pie`, async ({ page }) => {
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
    }, items as Readonly<Record<string, string>>)
    for (const path of ['/', '/perfil', '/mensajes']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /^(Ingresar|Mi cuenta)$/ })).toBeVisible()
    }
  })
}

test('con un almacenamiento que no deja leer ni escribir se navega, y al ingresar se dice por qué no se pudo', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, method)?.value as (...given: string[]) => string | null
      Storage.prototype[method] = function (this: Storage, ...given: string[]) {
        // The simulation's own library cannot do without; the site must.
        if (given[0]?.startsWith('__msw')) return own.apply(this, given)
        throw new DOMException('The operation is insecure.', 'SecurityError')
      } as never
    }
  })
  for (const path of ['/', '/productos/dama/0/todas', '/vistaproducto/12', '/perfil']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/"]').first()).toBeVisible()
  }
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill(DEMO.mail)
  await main.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await main.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Tu navegador no permitió guardar tu sesión.')).toBeVisible()
})

test('con las cookies bloqueadas la tienda se ve entera, y al ingresar dice por qué no se pudo', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  for (const path of ['/', '/vistaproducto/12']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/vistaproducto/"]').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  }
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill(DEMO.mail)
  await main.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await main.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByText('Tu navegador no permitió guardar tu sesión.')).toBeVisible()
})
