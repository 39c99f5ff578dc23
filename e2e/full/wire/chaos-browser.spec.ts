import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { FAULTS } from '../../support/chaos-faults.ts'
import { asVisitor, expect, test } from '../../support/chaos-test.ts'
import { ALL_SCREENS } from '../../support/screens.ts'
import { addToOrder, header, main, orderDrawer, quantities, retry } from '../../support/shop.ts'

const SCREENS = ['/productos/todos/0/todas', '/vistaproducto/12', '/favoritos', '/chat/2', '/perfil', '/login', '/']

test('R11.23 nada responde: cada pantalla lo dice y ofrece reintentar', async ({ page, chaos, oracle }) => {
  test.slow()
  chaos.plainPictures = true
  // Chromium holds the connection of a keepalive POST whose headers never come, even after it is given up.
  chaos.rule = ({ method }) => (method === 'GET' ? (truth) => ({ ...truth, end: 'never' }) : null)
  await asVisitor(page)
  await oracle.open('/quienessomos')
  for (const path of ['/vistaproducto/12', '/empresa/3', '/busqueda/blusa', '/favoritos', '/mensajes']) {
    const seen = await oracle.visit(path, 30_000)
    expect.soft(seen.text.includes('Reintentar'), path).toBe(true)
    expect.soft(seen.text.includes('El sitio tardó demasiado en responder'), path).toBe(true)
  }
})

test('R11.38 Reintentar y recargar preguntan al servidor aunque el navegador guardara la respuesta rota', async ({
  page,
  chaos,
  oracle,
}) => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=86400' }
  const body = Buffer.from('<h1>Error</h1>')
  for (const again of [() => retry(page).click(), () => page.reload()]) {
    chaos.rule = ({ endpoint }) =>
      endpoint === CALLS.blog.articles.path.slice(1) ? () => ({ status: 200, headers, body }) : null
    await page.goto(`${chaos.origin}/articulos`)
    await expect(page.getByText('El sitio respondió algo que no pudimos leer. Inténtalo de nuevo.')).toBeVisible()
    chaos.rule = () => null
    await again()
    await expect(page.getByRole('article').first()).toBeVisible()
    await oracle.look()
  }
})

test('R11.36 palabras larguísimas y textos hostiles no ensanchan la página ni en un celular', async ({
  page,
  chaos,
  oracle,
}) => {
  test.slow()
  chaos.plainPictures = true
  await page.setViewportSize({ width: 320, height: 700 })
  await asVisitor(page)
  for (const name of ['palabras larguísimas', 'textos hostiles'] as const) {
    chaos.rule = () => FAULTS[name] ?? null
    await oracle.open('/quienessomos')
    for (const { address: path } of ALL_SCREENS.filter(({ still }) => !still)) {
      await oracle.visit(path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(over, `${name} en ${path}: px de más`).toBeLessThanOrEqual(0)
    }
  }
})

test('R11.56 la parte que ya no está tras una publicación llega al recargar una vez', async ({
  page,
  chaos,
  oracle,
}) => {
  await oracle.open('/quienessomos')
  let loads = 0
  page.on('load', () => (loads += 1))
  // What is loaded again is the new version, whose parts are there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) chaos.gone = () => false
  })
  chaos.gone = (path) => path.startsWith('/assets/') && path.endsWith('.js')
  await page.getByRole('navigation').getByRole('link', { name: 'Empresas', exact: true }).first().click()
  await expect(main(page).locator('a[href^="/empresa/"]').first()).toBeVisible()
  expect(loads).toBe(1)
  await oracle.look()
  expect(oracle.problems().filter((problem) => !/dynamically imported|preload/i.test(problem))).toEqual([])
})

test('R11.70 el código de un diálogo que no llegó se trae con Reintentar, y lo escrito se queda', async ({
  page,
  chaos,
  oracle,
}) => {
  await oracle.open('/registro')
  await page.getByLabel('Nombre completo').fill('Rosa Tapia')
  let loads = 0
  page.on('load', () => (loads += 1))
  chaos.gone = (path) => path.includes('login-dialog')
  await header(page).getByRole('button', { name: 'Ingresar' }).click()
  const lost = page.getByRole('dialog', { name: 'No se pudo abrir' })
  await expect(lost.getByText('El sitio tuvo un problema. Inténtalo de nuevo en unos minutos.')).toBeVisible()
  chaos.gone = () => false
  await lost.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Tapia')
  expect(loads).toBe(0)
  expect(oracle.problems().filter((problem) => !/dynamically imported|preload|404/i.test(problem))).toEqual([])
})

const STORAGES: Readonly<Record<string, () => void>> = {
  'prohibido con solo mencionarlo': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('prohibido', 'SecurityError')
        },
      })
    }
  },
  lleno: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('lleno', 'QuotaExceededError')
    }
  },
}

for (const [name, breaks] of Object.entries(STORAGES)) {
  test(`R11.52 con el almacenamiento ${name} la tienda funciona sin sesión`, async ({ page, oracle }) => {
    await page.addInitScript(breaks)
    await oracle.open('/')
    for (const path of SCREENS) await oracle.visit(path)
    await oracle.visit('/busqueda/blusa')
    await oracle.visit('/vistaproducto/12')
    await quantities(page).first().fill('24')
    await addToOrder(page)
    await expect(orderDrawer(page)).toBeVisible()
    await oracle.look()
  })
}
