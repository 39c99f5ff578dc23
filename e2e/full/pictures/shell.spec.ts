import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { card, exchange, picture } from '../../support/evidence.ts'
import { footer, header, main, press } from '../../support/shop.ts'
import { expect, test } from '../../support/test.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ tolerates: [/Failed to load resource/] })

test('el encabezado', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await exchange(page, CALLS.catalogue.segments, () => page.goto('/articulos'), 'R7.01 R7.04')
  files.length = 0
  await page.goto('/quienessomos')
  const code = files.filter((file) => file.endsWith('.js'))
  await card('R2.20 El código que /quienessomos pide después de /articulos', ...code)
  const link = (name: string | RegExp) => header(page).getByRole('link', { name })
  const enter = header(page).getByRole('button', { name: 'Ingresar' })
  for (const [title, ...shown] of [
    ['R2.23 Las redes sociales en el encabezado', link(/Facebook/), link(/Instagram/)],
    ['R2.24 La caja de búsqueda', header(page).getByRole('combobox')],
    ['R2.25 R2.29 Ingresar y crear cuenta', enter, link('Crear cuenta')],
    ['R2.26 Favoritos, con su cantidad', link(/^Favoritos/)],
    ['R2.28 El menú principal', header(page).getByRole('navigation', { name: 'Principal' })],
  ] as const)
    await picture(title, ...shown)
  await press(header(page), 'Segmentos')
  const list = header(page).getByRole('list', { name: 'Segmentos' })
  await expect(list.getByRole('link')).toHaveCount(12)
  await picture('R2.27 R3.03 Los segmentos, con su ícono', list)
  const icons = files.filter((file) => file.includes('/segments/svg/')).slice(0, 4)
  await card('R3.03 R7.03 De dónde salen los íconos', ...icons)
})

test('la búsqueda: sugerencias, sin ellas y vacía', async ({ page }) => {
  await page.goto('/articulos')
  const box = header(page).getByRole('combobox', { name: 'Buscar productos' })
  const options = page.getByRole('option')
  await exchange(page, CALLS.catalogue.suggestions, () => box.fill('bl'), 'R3.05')
  await picture('R5.07 R7.28 R9.01 Como máximo ocho sugerencias', box, options.last())
  await box.fill('')
  await expect(options).toHaveCount(0)
  await picture('R4.06 La caja vacía, sin sugerencias', box)
  await press(header(page), 'Buscar')
  await picture('R5.03 R8.08 Buscar sin texto', page.getByText('Escribe el nombre del producto.'), box)
})

test('las sugerencias y los segmentos que fallan, y los que no hay', async ({ page }) => {
  const failed = page.getByText('Error al conectar al sitio')
  await page.goto(`/articulos?fallas=${CALLS.catalogue.suggestions.path.slice(1)}:500`)
  const box = header(page).getByRole('combobox', { name: 'Buscar productos' })
  await box.fill('blusa')
  await picture('R8.02 Las sugerencias no llegan', failed, box)
  await page.goto(`/articulos?fallas=${CALLS.catalogue.segments.path.slice(1)}:500`)
  await picture('R8.01 Los segmentos no llegan', failed)
  await page.goto('/categorias?escenario=vacio&fallas=')
  await picture('R3.08 Una pantalla sin categorías lo dice', main(page))
  await press(page, 'Segmentos')
  await picture('R4.07 Una lista de segmentos vacía', header(page).getByText('Aún no hay segmentos'))
})

test('el pie de página y sus diálogos', async ({ page }) => {
  await page.goto('/articulos')
  const link = (name: string | RegExp) => footer(page).getByRole('link', { name })
  const button = (name: string) => footer(page).getByRole('button', { name })
  for (const [title, ...shown] of [
    ['R2.40 R9.04 El teléfono y el correo', link(/^[\d ]+$/), link(/@/)],
    ['R2.41 Quiénes somos, contacto y cómo unirse', link('Quiénes somos'), button('Contacto'), link('Cómo unirte')],
    ['R2.42 La ayuda al cliente', link(/cómo comprar/), button('Información de envíos'), button('Formas de pago')],
    ['R2.43 La garantía de compra', link('Marca Guanajuato'), link('Verificación Canaive'), link(/^Chat/)],
    ['R2.45 Las redes sociales en el pie', link(/Facebook/)],
    ['R2.46 Los enlaces a las empresas', link('Todas las empresas'), link('Empresas verificadas')],
  ] as const)
    await picture(title, ...shown)
  for (const [id, name] of [
    ['R2.37', 'Contacto'],
    ['R2.38', 'Formas de pago'],
    ['R2.39', 'Información de envíos'],
  ] as const) {
    await button(name).click()
    const dialog = page.getByRole('dialog', { name })
    await picture(`${id} El diálogo «${name}»`, dialog)
    await page.keyboard.press('Escape')
  }
})

test('el boletín: vacío, inscrito y repetido', async ({ page }) => {
  await page.goto('/articulos')
  const form = footer(page).getByRole('form', { name: 'Boletín' })
  const field = form.getByRole('textbox')
  const send = () => press(form, 'Suscribirme')
  await picture('R2.44 R5.05 El boletín en el pie', form)
  await send()
  await picture('R5.04 R8.09 Suscribirse sin correo', page.getByText('Escribe tu correo electrónico.'), form)
  await field.fill('boutique@correo.mx')
  await exchange(page, CALLS.newsletter.subscribe, send, 'R3.06')
  await picture('R1.06 R8.10 La suscripción hecha', page.getByText('Te has suscrito al NEWSLETTER.'), form)
  await field.fill('boutique@correo.mx')
  await send()
  await picture('R8.11 Otra respuesta, como error', page.getByText('Ese correo ya está suscrito.'), form)
})
