import type { Response } from '@playwright/test'
import { card, exchange, picture } from '../../support/evidence.ts'
import {
  addToOrder,
  header,
  main,
  message,
  orderDrawer,
  products,
  quantities,
  sendMessage,
  sendOrder,
} from '../../support/shop.ts'
import { asDemo, DEMO, expect, test } from '../../support/test.ts'

// What is only shown may take its time, also beside a busy core.
test.describe.configure({ timeout: 180_000 })

test('el inicio sin sesión', async ({ page }) => {
  await page.goto('/')
  await picture(
    header(page).getByText(/mejores fabricantes de la región/),
    'La invitación a ingresar',
    'R1.01',
    'R6.02',
  )
  await picture(products(page).first(), 'Productos a la vista sin ingresar', 'R1.02')
})

test('guardar un favorito, encontrarlo y quitarlo', async ({ page }) => {
  await asDemo(page)
  await page.goto('/productos/dama/0/todas')
  const link = header(page).getByRole('link', { name: /^Favoritos/ })
  await expect(link).toHaveAccessibleName(/\b6$/, { timeout: 20_000 })
  const save = () => page.getByRole('button', { name: 'Guardar en favoritos' }).first().click()
  await exchange(page, 'usuario-fav', save, 'Qué se envía al guardar un favorito', 'R7.47')
  await expect(link).toHaveAccessibleName(/\b7$/)
  await picture(link, 'La cuenta de favoritos en el encabezado', 'R2.26', 'R3.07', 'R7.29')
  await link.click()
  const kept = main(page).getByRole('button', { name: 'Quitar de favoritos' })
  await expect(kept).toHaveCount(7)
  await picture(main(page), 'Los favoritos', 'R1.03', 'R2.07')
  await exchange(page, 'usuario-fav-delete', () => kept.first().click(), 'Qué se envía al quitarlo', 'R7.48')
})

test('el pedido: WhatsApp, la tabla de cantidades, el borrador y el folio', async ({ page }) => {
  await asDemo(page)
  await page.goto('/vistaproducto/12')
  const whatsApp = page.getByRole('link', { name: /Contactar por WhatsApp/ }).first()
  await picture(whatsApp, 'El botón de WhatsApp', 'R1.08')
  const greeting = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  await card([greeting], 'El saludo que lleva escrito el enlace', 'R1.08', 'R3.09')
  for (const at of [0, 1]) await quantities(page).nth(at).fill('6')
  await picture(quantities(page).first(), 'Las cantidades por color y talla', 'R1.05', 'R2.03')
  await addToOrder(page)
  const drawer = orderDrawer(page)
  await drawer.getByLabel(/^Nota para/).fill('Mándenlo por paquetería, por favor.')
  await picture(sendOrder(page), 'El pedido listo para enviarse', 'R1.05')
  await exchange(page, 'create_pedido', () => sendOrder(page).click(), 'Qué se envía con el pedido', 'R7.49')
  await picture(drawer.getByText(/Folio \S+/), 'El pedido enviado, con su folio', 'R1.05')
})

test('un mensaje y la respuesta de la tienda', async ({ page }) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  await message(page).fill('Hola, ¿qué tallas tienen disponibles?')
  await exchange(page, 'message-user', () => sendMessage(page).click(), 'Qué se envía con un mensaje', 'R7.46')
  const log = page.getByRole('log')
  const answer = log.getByRole('listitem').filter({ hasText: 'El fabricante:' }).last()
  // An open chat asks again after fifteen seconds.
  await expect(answer).toContainText(/De ese modelo tenemos|horma mexicana/, { timeout: 40_000 })
  await picture(log, 'El mensaje y la respuesta', 'R1.04', 'R2.14')
})

type Row = Readonly<Record<string, string>>

/** Of each read of a screen (section 7), its requirement, its endpoint and the column whose first value is shown. */
const READS: Readonly<Record<string, readonly (readonly [id: string, endpoint: string, column: string])[]>> = {
  '/': [
    ['R7.12', 'list-products', 'nombre'],
    ['R7.14', 'list-products-user', 'nombre'],
    ['R7.22', 'list-segmentos', 'segmento'],
    ['R7.26', 'list-carrusel', 'titulo'],
    ['R7.27', 'list-banners', 'titulo'],
  ],
  '/categorias': [['R7.11', 'list-categories', 'categoria']],
  '/productos/dama/0/todas': [['R7.13', 'list-products-page', 'nombre']],
  '/vistaproducto/12': [
    ['R7.16', 'data-product-user', 'nombre'],
    ['R7.17', 'list-products-similares', 'nombre'],
  ],
  '/empresa/2': [
    ['R7.18', 'list-products-company', 'nombre'],
    ['R7.21', 'data-company', 'historia'],
  ],
  '/busqueda/blusa': [['R7.19', 'data-product-busqueda', 'nombre']],
  '/catalogoempresa': [['R7.20', 'list-companies', 'nombre']],
  '/articulos': [['R7.23', 'list-blog', 'titulo']],
  '/articulo/1': [
    ['R7.24', 'data-blog-article', 'titulo'],
    ['R7.25', 'list-blog-article-relacion', 'titulo'],
  ],
  '/favoritos': [['R7.30', 'list-products-user-favs', 'nombre']],
  '/mensajes': [['R7.31', 'list-user-inbox', 'tienda']],
  '/chat/2': [
    ['R7.32', 'list-user-mensajes', 'mensaje'],
    ['R7.33', 'list-tienda-mensajes', 'mensaje'],
  ],
}

for (const [address, reads] of Object.entries(READS)) {
  test(`lo que ${address} lee`, async ({ page }) => {
    await asDemo(page)
    const answers = new Map<string, Response>()
    page.on('response', (response) => answers.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', response))
    await page.goto(address)
    for (const [id, endpoint, column] of reads) {
      await expect.poll(() => answers.has(`${endpoint}.php`), { message: endpoint, timeout: 20_000 }).toBe(true)
      const response = answers.get(`${endpoint}.php`)
      const text = ((await response?.json()) as readonly Row[] | undefined)?.[0]?.[column] ?? `nada de ${endpoint}`
      const asked = decodeURIComponent(new URL(response?.url() ?? '').search)
      const seen = main(page).getByText(text, { exact: true }).filter({ visible: true }).first()
      await picture(
        seen,
        `«${text.slice(0, 60)}», de ${endpoint}.php${asked}`,
        id,
        ...(address === '/mensajes' ? ['R1.07'] : []),
      )
      if (asked.includes(DEMO.mail))
        await card([`GET …/${endpoint}.php${asked}`], 'El correo identifica a la persona', 'R6.04')
    }
  })
}

test('el producto de quien no ha ingresado', async ({ page }) => {
  const open = () => page.goto('/vistaproducto/12')
  await exchange(page, 'data-product', open, 'Cómo se pide un producto', 'R7.15')
})

/** What is recorded of a visit, and what makes the page record it. */
const VISITS = [
  ['R7.51', 'view_page', '/articulos', null],
  ['R7.52', 'usuario-vista-tienda', '/empresa/2', null],
  ['R7.53', 'vista-tienda-contacto', '/empresa/2', /WhatsApp/],
  ['R7.54', 'usuario-vista-producto', '/vistaproducto/12', null],
  ['R7.55', 'usuario-vista-producto-contacto', '/vistaproducto/12', /WhatsApp/],
  ['R7.56', 'vista-articulo', '/articulo/1', null],
  ['R7.57', 'vista-contacto-whatsapp', '/vistaproducto/12', /WhatsApp/],
] as const

for (const [id, endpoint, address, link] of VISITS) {
  test(`el registro ${endpoint}`, async ({ page, context }) => {
    await asDemo(page)
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    if (link !== null) await page.goto(address)
    const act = () =>
      link === null ? page.goto(address) : main(page).getByRole('link', { name: link }).first().click()
    await exchange(page, endpoint, act, `Qué se registra en ${address}`, id)
  })
}
