import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { asDemo, expect, test } from './support/test.ts'

/** Faults on purpose show up in the browser's own console, too. */
test.use({
  tolerates: [/Failed to load resource/],
  // Colours on their way from one to another are not what a visitor reads.
  contextOptions: { reducedMotion: 'reduce' },
})

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until nothing moves for some frames: half-faded colours are nobody's. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise(requestAnimationFrame)
      const ending = moving()
      if (ending.length > 0) quiet = -1
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })

/** Waits for all content, scrolling to what asks for its data only when it comes near the window. */
const loaded = (page: Page) =>
  expect
    .poll(() =>
      page.getByText('Cargando…').evaluateAll((waiting) => {
        waiting[0]?.scrollIntoView()
        return waiting.length
      }),
    )
    .toBe(0)

/** What holds in any state: nothing for axe, one h1, a title, nothing wider than the window. */
const examine = async (page: Page, state: string, { loading = false } = {}): Promise<void> => {
  await test.step(state, async () => {
    if (!loading) await loaded(page)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('aside[aria-label="Simulador"]').analyze()
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`))
    expect.soft(faults, state).toEqual([])
    expect.soft(await page.getByRole('heading', { level: 1, includeHidden: true }).count(), `${state}: un solo h1`).toBe(1)
    expect.soft(await page.title(), `${state}: título`).toMatch(/\S+ · Puntada$/)
    const wider = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth)
    expect.soft(wider, `${state}: se desborda a lo ancho`).toBeLessThanOrEqual(0)
  })
}

const LOOKS = [
  { width: 320, colorScheme: 'dark', words: '320 px, oscuro' },
  { width: 320, colorScheme: 'light', words: '320 px, claro' },
  { width: 1280, colorScheme: 'dark', words: '1280 px, oscuro' },
  { width: 1280, colorScheme: 'light', words: '1280 px, claro' },
] as const

const look = async (page: Page, { width, colorScheme }: (typeof LOOKS)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  // What is clicked next must not be on its way to somewhere else.
  await settled(page)
}

/** Both schemes and both widths in two looks: which goes with which alternates, so that a run sees all four. */
const everyLook = async (page: Page, state: string, turn = 0): Promise<void> => {
  for (const each of LOOKS.filter((_, at) => (at === 0 || at === 3) === (turn % 2 === 0))) {
    await look(page, each)
    await examine(page, `${state}, ${each.words}`)
  }
}

const ready = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const SCREENS = [
  { id: 'R2.01', name: 'inicio', path: '/' },
  { id: 'R2.02', name: 'empresa', path: '/empresa/2' },
  { id: 'R2.03', name: 'producto', path: '/vistaproducto/12' },
  { id: 'R2.04', name: 'registro', path: '/registro', still: true },
  { id: 'R2.05', name: 'empresas', path: '/catalogoempresa' },
  { id: 'R2.06', name: 'recuperación', path: '/recoverypass', still: true },
  { id: 'R2.07', name: 'favoritos', path: '/favoritos' },
  { id: 'R2.08', name: 'perfil', path: '/perfil', still: true },
  { id: 'R2.09', name: 'artículo', path: '/articulo/1' },
  { id: 'R2.10', name: 'blog', path: '/articulos' },
  { id: 'R2.11', name: 'lista de productos', path: '/productos/dama/0/todas' },
  { id: 'R2.12', name: 'categorías', path: '/categorias' },
  { id: 'R2.13', name: 'búsqueda', path: '/busqueda/blusa' },
  { id: 'R2.14', name: 'chat', path: '/chat/2' },
  { id: 'R2.15', name: 'mensajes', path: '/mensajes' },
  { id: 'R2.16', name: 'quiénes somos', path: '/quienessomos', still: true },
  { id: 'R2.17', name: 'Canaive', path: '/canaive' },
  { id: 'R2.18', name: 'ingreso', path: '/login', still: true },
  { id: 'R2.19', name: 'verificación', path: '/verificacion', still: true },
] as const

/** Screens whose form is for those who have not logged in. */
const ANONYMOUS = new Set(['R2.04', 'R2.06', 'R2.18', 'R2.19'])

for (const [turn, screen] of SCREENS.entries()) {
  const { id, name, path } = screen
  test(`${id} ${name}: accesible con contenido, angosta y ancha, en claro y en oscuro`, async ({ page }) => {
    test.slow()
    if (!ANONYMOUS.has(id)) await asDemo(page)
    await page.goto(path)
    await ready(page)
    await everyLook(page, `${name} con contenido`, turn)
  })

  // A form of our own reads nothing: there is no state to wait for.
  if ('still' in screen) continue

  test(`${id} ${name}: accesible mientras carga, sin nada y con falla`, async ({ page }) => {
    test.slow()
    await asDemo(page)
    await look(page, LOOKS[0])
    await page.goto(`${path}?escenario=lento`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await examine(page, `${name} mientras carga`, { loading: true })
    await page.goto(`${path}?escenario=vacio`)
    await ready(page)
    await examine(page, `${name} sin nada`)
    await look(page, LOOKS[3])
    await page.goto(`${path}?escenario=error`)
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
    await examine(page, `${name} con falla`)
  })
}

const OPENERS = [
  { name: 'ingresar', ids: 'R2.33', open: (page: Page) => page.getByRole('button', { name: 'Ingresar', exact: true }).first().click() },
  { name: 'contacto', ids: 'R2.37', open: (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Contacto' }).click() },
  { name: 'formas de pago', ids: 'R2.38', open: (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Formas de pago' }).click() },
  { name: 'envíos', ids: 'R2.39', open: (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Información de envíos' }).click() },
  { name: 'pedido vacío', ids: 'R1.05', open: (page: Page) => page.getByRole('button', { name: /^Pedido/ }).first().click() },
] as const

test(`${OPENERS.map(({ ids }) => ids).join(', ')} los diálogos del sitio son accesibles y devuelven el foco`, async ({ page }) => {
  test.slow()
  await page.goto('/articulos')
  await ready(page)
  for (const [at, { name, open }] of OPENERS.entries()) {
    await look(page, LOOKS[at % 2 === 0 ? 0 : 3])
    await open(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await examine(page, `diálogo: ${name}`)
    await look(page, LOOKS[at % 2 === 0 ? 3 : 0])
    await examine(page, `diálogo: ${name}, con el otro aspecto`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const focused = await page.evaluate(() => document.activeElement?.tagName)
    expect.soft(focused, `${name}: el foco vuelve a quien lo abrió`).toBe('BUTTON')
  }
})

test('R2.34 y R2.35 los diálogos de la cuenta son accesibles', async ({ page }) => {
  await asDemo(page)
  await page.goto('/articulos')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: 'Mi cuenta' }).click()
  await everyLook(page, 'cuenta')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })).toBeVisible()
  await everyLook(page, 'cerrar sesión', 1)
})

test('R2.27, R2.30 y R2.36 los menús, la búsqueda y sus sugerencias son accesibles', async ({ page }) => {
  test.slow()
  await page.goto('/articulos')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await examine(page, 'menú lateral, oscuro')
  await page.getByRole('dialog').getByRole('button', { name: 'Segmentos' }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Segmentos' })).toBeVisible()
  await look(page, LOOKS[1])
  await examine(page, 'menú lateral con segmentos, claro')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buscar productos' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('bl')
  await expect(page.getByRole('option').first()).toBeVisible()
  await examine(page, 'búsqueda angosta, con sugerencias')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const each of LOOKS.slice(2)) {
    await look(page, each)
    await page.getByRole('button', { name: 'Segmentos' }).click()
    await expect(page.getByRole('banner').getByRole('list', { name: 'Segmentos' })).toBeVisible()
    await examine(page, `segmentos, ${each.words}`)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('combobox').fill('play')
    await expect(page.getByRole('option').first()).toBeVisible()
    await examine(page, `sugerencias, ${each.words}`)
    await page.getByRole('banner').getByRole('combobox').fill('')
    await page.keyboard.press('Escape')
  }
})

test('R8.07 y R8.10 los avisos son accesibles, buenos y malos', async ({ page }) => {
  await page.goto('/articulos')
  await ready(page)
  const end = page.getByRole('contentinfo')
  await end.getByRole('button', { name: 'Suscribirme' }).click()
  await end.getByLabel('Tu correo electrónico').fill('ana@correo.mx')
  await end.getByRole('button', { name: 'Suscribirme' }).click()
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  await expect(close).toHaveCount(2)
  // Time stands still while one is over them.
  await close.first().hover()
  await everyLook(page, 'avisos')
})

test('R2.11 los filtros en el celular son accesibles, y una lista filtrada también', async ({ page }) => {
  await page.goto('/productos/dama/0/todas?talla=CH')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await examine(page, 'filtros, oscuro')
  await look(page, LOOKS[1])
  await examine(page, 'filtros, claro')
})

test('R1.05 y R2.03 la tabla de cantidades, el pedido y su folio son accesibles', async ({ page }) => {
  test.slow()
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  await look(page, LOOKS[0])
  await ready(page)
  await page.getByRole('button', { name: /Llenar corrida/ }).first().click()
  await everyLook(page, 'tabla de cantidades llena')
  await page.getByRole('button', { name: 'Agregar al pedido' }).click()
  const drawer = page.getByRole('dialog', { name: /pedido/i })
  await expect(drawer.getByRole('button', { name: 'Enviar pedido' })).toBeVisible()
  await everyLook(page, 'pedido', 1)
  await drawer.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(drawer.getByText(/Folio \S+/)).toBeVisible()
  await everyLook(page, 'folio')
})

test('R2.04 y R2.06 los formularios con errores son accesibles', async ({ page }) => {
  test.slow()
  for (const { path, button } of [
    { path: '/registro', button: 'Crear mi cuenta' },
    { path: '/recoverypass', button: 'Enviar instrucciones' },
  ]) {
    await page.goto(path)
    await ready(page)
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await look(page, LOOKS[0])
    await examine(page, `${path} con errores, oscuro`)
    await look(page, LOOKS[3])
    await examine(page, `${path} con errores, claro`)
  }
})

test('al navegar el foco está en el h1, y se ve', async ({ page }) => {
  await page.goto('/articulos')
  await ready(page)
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
