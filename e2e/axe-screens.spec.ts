import { AXE, everyLook, examine, look, LOOKS, ready } from './support/axe.ts'
import { asDemo, expect, test } from './support/test.ts'

test.use(AXE)

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
