import type { Response } from '@playwright/test'
import { contentLoaded } from '../../support/axe.ts'
import { picture } from '../../support/picture.ts'
import { asDemo, expect, test } from '../../support/test.ts'
import { h1, header, main } from '../../support/shop.ts'

type Row = Readonly<Record<string, string>>

interface Seen {
  readonly id: string
  readonly endpoint: string
  /** The field of the answer's first item that the picture must show. */
  readonly field: string
  readonly also?: string
}

/** What each screen shows of what it reads (section 7); that every read is shown is proven in specs/. */
const READS: Readonly<Record<string, readonly Seen[]>> = {
  '/': [
    { id: 'R7.12', endpoint: 'list-products', field: 'nombre' },
    { id: 'R7.14', endpoint: 'list-products-user', field: 'nombre' },
    { id: 'R7.22', endpoint: 'list-segmentos', field: 'segmento' },
    { id: 'R7.26', endpoint: 'list-carrusel', field: 'titulo' },
    { id: 'R7.27', endpoint: 'list-banners', field: 'titulo' },
  ],
  '/categorias': [{ id: 'R7.11', endpoint: 'list-categories', field: 'categoria' }],
  '/productos/dama/0/todas': [{ id: 'R7.13', endpoint: 'list-products-page', field: 'nombre' }],
  '/vistaproducto/12': [
    { id: 'R7.16', endpoint: 'data-product-user', field: 'nombre' },
    { id: 'R7.17', endpoint: 'list-products-similares', field: 'nombre' },
  ],
  '/empresa/2': [
    { id: 'R7.18', endpoint: 'list-products-company', field: 'nombre' },
    { id: 'R7.21', endpoint: 'data-company', field: 'historia' },
  ],
  '/busqueda/blusa': [{ id: 'R7.19', endpoint: 'data-product-busqueda', field: 'nombre' }],
  '/catalogoempresa': [{ id: 'R7.20', endpoint: 'list-companies', field: 'nombre' }],
  '/articulos': [{ id: 'R7.23', endpoint: 'list-blog', field: 'titulo' }],
  '/articulo/1': [
    { id: 'R7.24', endpoint: 'data-blog-article', field: 'titulo' },
    { id: 'R7.25', endpoint: 'list-blog-article-relacion', field: 'titulo' },
  ],
  '/favoritos': [{ id: 'R7.30', endpoint: 'list-products-user-favs', field: 'nombre' }],
  '/mensajes': [{ id: 'R7.31', endpoint: 'list-user-inbox', field: 'tienda', also: 'R1.07' }],
  '/chat/2': [
    { id: 'R7.32', endpoint: 'list-user-mensajes', field: 'mensaje' },
    { id: 'R7.33', endpoint: 'list-tienda-mensajes', field: 'mensaje' },
  ],
}

for (const [address, reads] of Object.entries(READS)) {
  test(`imágenes de lo que ${address} lee`, async ({ page }) => {
    await asDemo(page)
    const answers = new Map<string, Response>()
    page.on('response', (response) => answers.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', response))
    await page.goto(address)
    await contentLoaded(page)
    for (const { id, endpoint, field, also } of reads) {
      await expect.poll(() => answers.has(`${endpoint}.php`), endpoint).toBe(true)
      const rows = (await answers.get(`${endpoint}.php`)?.json()) as readonly Row[] | undefined
      const text = rows?.[0]?.[field] ?? `nada de ${endpoint}`
      const seen = main(page).getByText(text, { exact: true }).filter({ visible: true }).first()
      await expect(seen, endpoint).toBeVisible()
      await seen.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await picture(page, id, ...(also === undefined ? [] : [also]))
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
