import type { Page } from '@playwright/test'
import { picture } from './support/picture.ts'
import { asDemo, DEMO, expect, test } from './support/test.ts'

/** An answer as it travels, by the names of the PHP API. */
type Row = Readonly<Record<string, string>>

/**
 * Each read of section 7: the screen that uses it, what it asks with, and the field of the answer's first item that
 * the visitor must see.
 */
const READS = [
  { id: 'R7.11', endpoint: 'list-categories', path: '/categorias', asks: [], field: 'categoria' },
  { id: 'R7.12', endpoint: 'list-products', path: '/', asks: ['limit'], field: 'nombre' },
  { id: 'R7.13', endpoint: 'list-products-page', path: '/productos/dama/0/todas', asks: ['segmento', 'categoria', 'talla'], field: 'nombre' },
  { id: 'R7.14', endpoint: 'list-products-user', path: '/', asks: ['limit', 'user', 'precio_inicial', 'precio_final'], field: 'nombre' },
  { id: 'R7.15', endpoint: 'data-product', path: '/vistaproducto/12', asks: ['id'], field: 'nombre' },
  { id: 'R7.16', endpoint: 'data-product-user', path: '/vistaproducto/12', asks: ['id', 'user'], field: 'nombre' },
  { id: 'R7.17', endpoint: 'list-products-similares', path: '/vistaproducto/12', asks: ['category', 'id_producto'], field: 'nombre' },
  { id: 'R7.18', endpoint: 'list-products-company', path: '/empresa/2', asks: ['id_tienda'], field: 'nombre' },
  { id: 'R7.19', endpoint: 'data-product-busqueda', path: '/busqueda/blusa', asks: ['busqueda'], field: 'nombre' },
  { id: 'R7.20', endpoint: 'list-companies', path: '/catalogoempresa', asks: ['limit'], field: 'nombre' },
  { id: 'R7.21', endpoint: 'data-company', path: '/empresa/2', asks: ['id'], field: 'historia' },
  { id: 'R7.22', endpoint: 'list-segmentos', path: '/', asks: [], field: 'segmento' },
  { id: 'R7.23', endpoint: 'list-blog', path: '/articulos', asks: [], field: 'titulo' },
  { id: 'R7.24', endpoint: 'data-blog-article', path: '/articulo/1', asks: ['id'], field: 'titulo' },
  { id: 'R7.25', endpoint: 'list-blog-article-relacion', path: '/articulo/1', asks: ['id', 'clasificacion'], field: 'titulo' },
  { id: 'R7.26', endpoint: 'list-carrusel', path: '/', asks: ['tipo'], field: 'titulo' },
  { id: 'R7.27', endpoint: 'list-banners', path: '/', asks: ['tipo'], field: 'titulo' },
  { id: 'R7.30', endpoint: 'list-products-user-favs', path: '/favoritos', asks: ['user'], field: 'nombre' },
  { id: 'R7.31', endpoint: 'list-user-inbox', path: '/mensajes', asks: ['user'], field: 'tienda' },
  { id: 'R7.32', endpoint: 'list-user-mensajes', path: '/chat/2', asks: ['user', 'id_tienda'], field: 'mensaje' },
  { id: 'R7.33', endpoint: 'list-tienda-mensajes', path: '/chat/2', asks: ['user', 'id_tienda'], field: 'mensaje' },
] as const

const answerOf = async (page: Page, endpoint: string) => {
  const response = await page.waitForResponse((each) => new URL(each.url()).pathname.endsWith(`/${endpoint}.php`))
  const { searchParams } = new URL(response.url())
  const [first] = (await response.json()) as readonly Row[]
  return { asked: searchParams, first: first ?? {} }
}

for (const { id, endpoint, path, asks, field } of READS) {
  test(`${id} lo que responde ${endpoint} se ve en ${path}`, async ({ page }) => {
    if ((asks as readonly string[]).includes('user')) await asDemo(page)
    const answer = answerOf(page, endpoint)
    await page.goto(path)
    // Some sections ask only when they come near the window.
    const near = setInterval(() => void page.mouse.wheel(0, 400).catch(() => undefined), 250)
    const { asked, first } = await answer.finally(() => clearInterval(near))
    expect([...asked.keys()].toSorted()).toEqual([...asks].toSorted())
    if (asked.has('user')) expect(asked.get('user')).toBe(DEMO.mail)
    const text = first[field] ?? ''
    expect(text).toMatch(/\p{L}{3}/u)
    const seen = page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first()
    await expect(seen).toBeVisible()
    await seen.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await picture(page, id)
  })
}

test('R7.28 lo que responde get_results_search se ofrece bajo la caja de búsqueda', async ({ page }) => {
  await page.goto('/articulos')
  const answer = answerOf(page, 'get_results_search')
  // At once: what is typed slowly is asked for more than once, and an answer that is given up has no body.
  await page.getByRole('banner').getByRole('combobox').fill('blusa')
  const { first } = await answer
  await expect(page.getByRole('option', { name: first['nombre'] ?? '?' }).first()).toBeVisible()
  await picture(page, 'R7.28')
})

test('R7.29 lo que responde data-user-favs-cant es la cuenta del encabezado', async ({ page }) => {
  await asDemo(page)
  const answer = answerOf(page, 'data-user-favs-cant')
  await page.goto('/articulos')
  const { asked, first } = await answer
  expect(asked.get('user')).toBe(DEMO.mail)
  await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^Favoritos.*\\b${first['cantidad']}$`) })).toBeVisible()
  await picture(page, 'R7.29')
})
