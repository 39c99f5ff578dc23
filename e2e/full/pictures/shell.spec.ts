import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { card, exchange, picture } from '../../support/evidence.ts'
import { footer, header, main } from '../../support/shop.ts'
import { asDemo, expect, test } from '../../support/test.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ tolerates: [/Failed to load resource/] })

test('el encabezado', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await exchange(page, 'list-segmentos', () => page.goto('/articulos'), 'La lectura de los segmentos', 'R7.01', 'R7.04')
  await card(
    files.filter((file) => file.endsWith('.js')),
    'Los archivos de código que pidió esta pantalla',
    'R2.20',
  )
  await picture(header(page).getByRole('link', { name: /Facebook/ }), 'Las redes sociales en el encabezado', 'R2.23')
  await picture(header(page).getByRole('combobox'), 'La caja de búsqueda', 'R2.24')
  await picture(header(page).getByRole('button', { name: 'Ingresar' }), 'Ingresar y crear cuenta', 'R2.25', 'R2.29')
  await picture(header(page).getByRole('link', { name: /^Favoritos/ }), 'Favoritos, con su cantidad', 'R2.26')
  await picture(header(page).getByRole('link', { name: 'Nosotros' }), 'El menú principal', 'R2.28')
  await header(page).getByRole('button', { name: 'Segmentos' }).click()
  const list = header(page).getByRole('list', { name: 'Segmentos' })
  await expect(list.getByRole('link')).toHaveCount(12)
  await picture(list, 'Los segmentos, con su ícono', 'R2.27', 'R3.03')
  await card(
    files.filter((file) => file.includes('/segments/svg/')).slice(0, 4),
    'De dónde salen los íconos',
    'R3.03',
    'R7.03',
  )
})

test('cada navegación empieza desde arriba, y una dirección que no existe lleva al inicio', async ({ page }) => {
  await page.goto('/articulos')
  await page.evaluate(() => scrollTo(0, 600))
  const from = await page.evaluate(() => scrollY)
  await header(page).getByRole('link', { name: 'Nosotros' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await card([`Blog: a ${from} px de arriba`, 'Nosotros: a 0 px'], 'Dónde queda la página al navegar', 'R2.21')
  await page.goto('/no-existe')
  await expect(page).toHaveURL('/')
  await card(['/no-existe → /'], 'Una dirección que no existe', 'R2.22')
})

test('lo que se envía lleva la protección CSRF, y la cuenta de favoritos es un número', async ({ page }) => {
  await asDemo(page)
  const open = () => page.goto('/productos/dama/0/todas')
  await exchange(
    page,
    'data-user-favs-cant',
    open,
    'Una lectura, sin protección: la cuenta de favoritos',
    'R3.04',
    'R7.02',
    'R7.04',
  )
  const save = () => page.getByRole('button', { name: 'Guardar en favoritos' }).first().click()
  await exchange(page, 'usuario-fav', save, 'Un envío, con su protección', 'R7.02')
})

test('la búsqueda: sugerencias, sin ellas, vacía, con resultados y sin ninguno', async ({ page }) => {
  await page.goto('/articulos')
  const box = header(page).getByRole('combobox', { name: 'Buscar productos' })
  const options = page.getByRole('option')
  await exchange(
    page,
    'get_results_search',
    () => box.fill('bl'),
    'Las sugerencias que responde el servidor',
    'R3.05',
    'R7.28',
  )
  await picture(options.nth(3), 'Como máximo ocho sugerencias', 'R5.07', 'R7.28', 'R9.01')
  await box.fill('')
  await expect(options).toHaveCount(0)
  await picture(box, 'La caja vacía, sin sugerencias', 'R4.06')
  await header(page).getByRole('button', { name: 'Buscar' }).click()
  await picture(page.getByText('Escribe el nombre del producto.').first(), 'Buscar sin texto', 'R5.03', 'R8.08')
  for (const [text, caption] of [
    ['camiseta', 'Una búsqueda con resultados'],
    ['xilófono', 'Una búsqueda sin resultados'],
  ] as const) {
    await page.goto(`/busqueda/${text}`)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await picture(main(page), caption, 'R2.13')
  }
})

test('las sugerencias y los segmentos que fallan, y los que no hay', async ({ page }) => {
  const failed = page.getByRole('alert').filter({ hasText: 'Error al conectar al sitio' })
  await page.goto(`/articulos?fallas=${CALLS.catalogue.suggestions.path.slice(1)}:500`)
  await header(page).getByRole('combobox', { name: 'Buscar productos' }).fill('blusa')
  await picture(failed, 'Las sugerencias no llegan', 'R8.02')
  await page.goto(`/articulos?fallas=${CALLS.catalogue.segments.path.slice(1)}:500`)
  await picture(failed, 'Los segmentos no llegan', 'R8.01')
  await page.goto('/categorias?escenario=vacio&fallas=')
  await picture(main(page), 'Una pantalla sin categorías lo dice', 'R3.08')
  await page.getByRole('button', { name: 'Segmentos' }).click()
  await picture(header(page).getByText('Aún no hay segmentos'), 'Una lista de segmentos vacía', 'R4.07')
})

test('el pie de página y sus diálogos', async ({ page }) => {
  await page.goto('/articulos')
  for (const [id, caption, name] of [
    ['R2.40', 'El teléfono y el correo', /@/],
    ['R2.41', 'Quiénes somos, contacto y cómo unirse', /Quiénes somos/],
    ['R2.42', 'La ayuda al cliente', /[Cc]ómo comprar/],
    ['R2.43', 'La garantía de compra', /Marca|Guanajuato/],
    ['R2.45', 'Las redes sociales en el pie', /Facebook/],
    ['R2.46', 'El enlace a las empresas', /Empresas|fabricantes/],
  ] as const)
    await picture(footer(page).getByRole('link', { name }).first(), caption, id, ...(id === 'R2.40' ? ['R9.04'] : []))
  for (const [id, name] of [
    ['R2.37', 'Contacto'],
    ['R2.38', 'Formas de pago'],
    ['R2.39', 'Información de envíos'],
  ] as const) {
    await footer(page).getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(/\p{L}{4,}/u)
    await picture(dialog, `El diálogo «${name}»`, id)
    await page.keyboard.press('Escape')
  }
})

test('el boletín: vacío, inscrito y repetido', async ({ page }) => {
  await page.goto('/articulos')
  const field = footer(page).getByLabel('Tu correo electrónico')
  const send = footer(page).getByRole('button', { name: 'Suscribirme' })
  await picture(field, 'El boletín en el pie', 'R2.44', 'R5.05')
  await send.click()
  await picture(page.getByText('Escribe tu correo electrónico.').first(), 'Suscribirse sin correo', 'R5.04', 'R8.09')
  await field.fill('boutique@correo.mx')
  await exchange(page, 'suscribir-newspaper', () => send.click(), 'Qué se envía al suscribirse', 'R3.06', 'R7.45')
  await picture(page.getByText('Te has suscrito al NEWSLETTER.').first(), 'La suscripción hecha', 'R1.06', 'R8.10')
  await field.fill('boutique@correo.mx')
  await send.click()
  await picture(page.getByText('Ese correo ya está suscrito.').first(), 'Otra respuesta, como error', 'R8.11')
})
