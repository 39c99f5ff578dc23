import type { Response } from '@playwright/test'
import { ENDPOINTS } from '../../../src/adapters/http/endpoints/endpoints.ts'
import { contentLoaded } from '../../support/axe.ts'
import { picture } from '../../support/picture.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { h1, header, main } from '../../support/shop.ts'

type Row = Readonly<Record<string, string>>

/** Of each read of a screen (section 7), the field of its first row that the picture must show. */
const READS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {
    'list-products': 'nombre',
    'list-products-user': 'nombre',
    'list-segmentos': 'segmento',
    'list-carrusel': 'titulo',
    'list-banners': 'titulo',
  },
  '/categorias': { 'list-categories': 'categoria' },
  '/productos/dama/0/todas': { 'list-products-page': 'nombre' },
  '/vistaproducto/12': { 'data-product-user': 'nombre', 'list-products-similares': 'nombre' },
  '/empresa/2': { 'list-products-company': 'nombre', 'data-company': 'historia' },
  '/busqueda/blusa': { 'data-product-busqueda': 'nombre' },
  '/catalogoempresa': { 'list-companies': 'nombre' },
  '/articulos': { 'list-blog': 'titulo' },
  '/articulo/1': { 'data-blog-article': 'titulo', 'list-blog-article-relacion': 'titulo' },
  '/favoritos': { 'list-products-user-favs': 'nombre' },
  '/mensajes': { 'list-user-inbox': 'tienda' },
  '/chat/2': { 'list-user-mensajes': 'mensaje', 'list-tienda-mensajes': 'mensaje' },
}
const idOf = (endpoint: string): string => ENDPOINTS.find(({ path }) => path === `/${endpoint}.php`)?.id ?? endpoint

for (const [address, reads] of Object.entries(READS)) {
  test(`imágenes de lo que ${address} lee`, async ({ page }) => {
    await asDemo(page)
    const answers = new Map<string, Response>()
    page.on('response', (response) => answers.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', response))
    await page.goto(address)
    await contentLoaded(page)
    for (const [endpoint, field] of Object.entries(reads)) {
      await expect.poll(() => answers.has(`${endpoint}.php`), endpoint).toBe(true)
      const rows = (await answers.get(`${endpoint}.php`)?.json()) as readonly Row[] | undefined
      const text = rows?.[0]?.[field] ?? `nada de ${endpoint}`
      const seen = main(page).getByText(text, { exact: true }).filter({ visible: true }).first()
      await expect(seen, endpoint).toBeVisible()
      await seen.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await picture(page, idOf(endpoint), ...(address === '/mensajes' ? ['R1.07'] : []))
    }
  })
}

test('imagen del producto que ve quien no ha ingresado', async ({ page }) => {
  await page.goto('/vistaproducto/12')
  await expect(h1(page, 'Conjunto tejido Ofelia de tres piezas')).toBeVisible()
  await picture(page, 'R7.15')
})

test('imágenes de las sugerencias y de la cuenta de favoritos en el encabezado', async ({ page }) => {
  await asDemo(page)
  await page.goto('/articulos')
  await expect(header(page).getByRole('link', { name: /^Favoritos/ })).toHaveAccessibleName(/\b6$/)
  await picture(page, 'R7.29')
  await header(page).getByRole('combobox').fill('blusa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await picture(page, 'R7.28')
})
