import type { Locator, Page } from '@playwright/test'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { IDENTITY_ERRORS } from '../../src/domain/account/identity.ts'
import { ready } from '../support/axe.ts'
import { card, picture } from '../support/evidence.ts'
import {
  button,
  footer,
  h1,
  header,
  link,
  main,
  message,
  press,
  products,
  sendMessage,
  signUp,
} from '../support/shop.ts'
import { asDemo, DEMO, expect, fillLogin, test } from '../support/test.ts'

// What the acceptance report shows, and no journey of e2e/fast stands at. It may take its time, beside a busy core too.
test.describe.configure({ timeout: 180_000 })
test.use({ tolerates: [/Failed to load resource/] })

const search = (page: Page) => header(page).getByRole('combobox', { name: 'Buscar productos' })
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first()
const failed = (page: Page) => notice(page, 'Error al conectar al sitio')

type Shown = readonly [title: string, ...shows: Locator[]]
/** What is seen as soon as an address is open. */
const SEEN: Readonly<Record<string, (page: Page) => readonly Shown[]>> = {
  '/': (page) => [['R1.02 Productos a la vista sin ingresar', products(page)]],
  '/articulos': (page) => {
    const [top, foot] = [header(page), footer(page)]
    return [
      ['R1.01 R6.02 La invitación a ingresar', top.getByText(/mejores fabricantes de la región/)],
      ['R2.23 Las redes sociales en el encabezado', link(top, /Facebook/), link(top, /Instagram/)],
      ['R2.24 La caja de búsqueda', search(page)],
      ['R2.25 R2.29 Ingresar y crear cuenta', button(top, 'Ingresar'), link(top, 'Crear cuenta')],
      ['R2.26 Favoritos, con su cantidad', link(top, /^Favoritos/)],
      ['R2.28 El menú principal', top.getByRole('navigation', { name: 'Principal' })],
      ['R2.40 R9.04 El teléfono y el correo', link(foot, /^[\d ]+$/), link(foot, /@/)],
      [
        'R2.41 Quiénes somos, contacto y cómo unirse',
        link(foot, 'Quiénes somos'),
        button(foot, 'Contacto'),
        link(foot, 'Cómo unirte'),
      ],
      ['R2.42 La ayuda al cliente', link(foot, /cómo comprar/), button(foot, 'Formas de pago'), button(foot, /envíos/)],
      [
        'R2.43 La garantía de compra',
        link(foot, 'Marca Guanajuato'),
        link(foot, 'Verificación Canaive'),
        link(foot, /^Chat/),
      ],
      ['R2.44 R5.05 El boletín en el pie', foot.getByRole('form', { name: 'Boletín' })],
      ['R2.45 Las redes sociales en el pie', link(foot, /Facebook/)],
      ['R2.46 Los enlaces a las empresas', link(foot, 'Todas las empresas'), link(foot, 'Empresas verificadas')],
    ]
  },
  '/articulos?fallas=list-segmentos.php:500': (page) => [['R8.01 Los segmentos no llegan', failed(page)]],
  '/categorias?escenario=vacio': (page) => [['R3.08 Una pantalla sin categorías lo dice', main(page)]],
}
for (const [address, shown] of Object.entries(SEEN))
  test(`lo que se ve en ${address}`, async ({ page }) => {
    await page.goto(address)
    for (const row of shown(page)) await picture(...row)
  })

test('el código de una pantalla, y los segmentos: con su ícono, y cuando no hay', async ({ page }) => {
  await page.goto('/articulos')
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/quienessomos')
  const code = files.filter((file) => file.endsWith('.js'))
  await card('R2.20 El código que /quienessomos pide después de /articulos', ...code)
  await press(header(page), 'Segmentos')
  const list = header(page).getByRole('list', { name: 'Segmentos' })
  await expect(list.getByRole('link')).toHaveCount(12)
  await picture('R2.27 R3.03 Los segmentos, con su ícono', list)
  const icons = files.filter((file) => file.includes('/segments/svg/')).slice(0, 4)
  await card('R3.03 R7.03 De dónde salen los íconos', ...icons)
  await page.goto('/categorias?escenario=vacio')
  await press(page, 'Segmentos')
  await picture('R4.07 Una lista de segmentos vacía', header(page).getByText('Aún no hay segmentos'))
})

test('la búsqueda: sugerencias, sin ellas, vacía, y cuando no llegan', async ({ page }) => {
  await page.goto('/articulos')
  const options = page.getByRole('option')
  await search(page).fill('bl')
  await picture('R5.07 R7.28 R9.01 Como máximo ocho sugerencias', search(page), options.last())
  await search(page).fill('')
  await expect(options).toHaveCount(0)
  await picture('R4.06 La caja vacía, sin sugerencias', search(page))
  await press(header(page), 'Buscar')
  await picture('R5.03 R8.08 Buscar sin texto', notice(page, 'Escribe el nombre del producto.'), search(page))
  await page.goto('/articulos?fallas=get_results_search.php:500')
  await search(page).fill('blusa')
  await picture('R8.02 Las sugerencias no llegan', failed(page), search(page))
})

test('el boletín: vacío, inscrito y repetido', async ({ page }) => {
  await page.goto('/articulos')
  const form = footer(page).getByRole('form', { name: 'Boletín' })
  for (const [title, mail, text] of [
    ['R5.04 R8.09 Suscribirse sin correo', '', 'Escribe tu correo electrónico.'],
    ['R1.06 R8.10 La suscripción hecha', 'boutique@correo.mx', 'Te has suscrito al NEWSLETTER.'],
    ['R8.11 Otra respuesta, como error', 'boutique@correo.mx', 'Ese correo ya está suscrito.'],
  ] as const) {
    await form.getByRole('textbox').fill(mail)
    await press(form, 'Suscribirme')
    await picture(title, notice(page, text), form)
  }
})

test('el ingreso que no se puede', async ({ page }) => {
  await page.goto('/login?fallas=login-user.php:500')
  const alert = page.getByRole('alert')
  for (const [title, change, text] of [
    ['R5.01 R8.07 Ingresar sin correo', { mail: '' }, 'Debes completar todos los datos de tu registro.'],
    ['R5.02 R8.07 Ingresar sin contraseña', { password: '' }, 'Debes completar todos los datos de tu registro.'],
    ['R8.04 El servidor falla al ingresar', {}, 'Todavía no has ingresado'],
  ] as const) {
    await fillLogin(main(page), { ...DEMO, ...change })
    await press(main(page), 'Ingresar')
    await picture(
      title,
      alert.filter({ hasText: text }),
      ...('mail' in change ? [main(page).getByRole('textbox')] : []),
    )
    await press(page, 'Cerrar aviso')
  }
  await page.goto('/login?fallas=')
  await fillLogin(main(page), { ...DEMO, password: 'no-es-esta' })
  await press(main(page), 'Mostrar contraseña')
  await picture('R4.05 La contraseña a la vista', main(page).getByLabel('Contraseña', { exact: true }))
  await press(main(page), 'Ingresar')
  const refused = alert.filter({ hasText: 'Correo o contraseña incorrectos.' })
  await picture('R8.03 El rechazo, con el texto del servidor', refused)
})

const chooserOf = async (page: Page, provider: string) => {
  await press(main(page), `Continuar con ${provider}`)
  return page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
}

for (const [provider, id, account, address] of [
  ['Google', 'R1.11', /Guadalupe Ramírez/, '/login'],
  ['Facebook', 'R1.12', /Lucía Hernández/, '/registro'],
] as const)
  test(`ingresar o crear cuenta con ${provider}`, async ({ page }) => {
    await page.goto(address)
    const chooser = await chooserOf(page, provider)
    await picture(`${id} Elegir una cuenta de ${provider}`, chooser)
    await press(chooser, account)
    await notice(page, /Se ha iniciado sesión con/).waitFor()
    const start = Date.now()
    await page.waitForEvent('framenavigated')
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    await card('R4.02 R9.02 La recarga', `La página se recargó ${seconds} s después de decir que se ingresó`)
    await picture(`${id} Tras entrar con ${provider}`, button(header(page), 'Mi cuenta'))
  })

test('cada error del proveedor, y una cuenta sin correo', async ({ page }) => {
  await page.goto('/login')
  const close = button(page, 'Cerrar aviso')
  for (const [at, code] of IDENTITY_ERRORS.entries()) {
    const chooser = await chooserOf(page, 'Google')
    await chooser.getByRole('combobox').selectOption(code)
    await press(chooser, 'Responder con este error')
    await expect(chooser).toBeHidden()
    const isSilent = ['popup-closed-by-user', 'cancelled-popup-request'].includes(code)
    await expect(close).toHaveCount(isSilent ? 0 : 1)
    const [words, shown] = isSilent
      ? ['Sin aviso: se puede volver a intentar, tras', button(main(page), 'Continuar con Google')]
      : ['Qué se dice con', close.locator('..')]
    await picture(`R8.${21 + at} ${words} auth/${code}`, shown)
    if (!isSilent) await close.click()
  }
  await press(await chooserOf(page, 'Facebook'), /sin correo/i)
  await picture('R5.06 Una cuenta sin correo', notice(page, 'Tu cuenta de Facebook no nos compartió un correo.'))
})

test('crear una cuenta y recuperar la contraseña', async ({ page }) => {
  await page.goto('/registro')
  await press(main(page), 'Crear mi cuenta')
  await picture('R1.09 R2.04 Lo que falta para crear la cuenta', main(page).getByText('Escribe tu nombre.'))
  await signUp(page, 'rosa@correo.mx')
  await picture('R1.09 R2.19 La cuenta creada', h1(page, 'Verifica tu cuenta'))
  await page.goto('/recoverypass')
  await main(page).getByLabel('Correo electrónico').fill(DEMO.mail)
  await press(main(page), 'Enviar instrucciones')
  await picture('R2.06 La recuperación enviada', main(page).getByRole('heading', { name: 'Revisa tu correo' }))
})

test('de quien ingresó: su menú del celular, y un mensaje con su respuesta', async ({ page }) => {
  await asDemo(page)
  await page.goto('/chat/2?producto=12')
  await message(page).fill('Hola, ¿qué tallas tienen disponibles?')
  await sendMessage(page).click()
  const log = page.getByRole('log')
  const answer = log.getByRole('listitem').filter({ hasText: 'El fabricante:' }).last()
  // An open chat asks again after fifteen seconds.
  await expect(answer).toContainText(/Sí tenemos|está agotado|Gracias por tu mensaje/, { timeout: 40_000 })
  await picture('R1.04 R2.14 El mensaje y la respuesta', log)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/articulos')
  await press(page, 'Menú')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await picture('R2.30 R2.32 El menú del celular de quien ingresó', menu.getByText(`Hola, ${DEMO.name}`), menu)
})

for (const [address, record] of Object.entries({
  '/': CALLS.visits.page,
  '/favoritos': CALLS.visits.page,
  '/vistaproducto/12': CALLS.visits.product,
  '/articulo/1': CALLS.visits.article,
  '/empresa/2': CALLS.visits.store,
}))
  test(`lo que ${address} lee y registra de quien ingresó`, async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await asDemo(page)
    const recorded = page.waitForResponse(`**${record.path}`)
    await page.goto(address)
    await recorded
    await ready(page)
    if (address !== '/empresa/2') return
    const contacted = page.waitForResponse(`**${CALLS.visits.storeContact.path}`)
    await link(main(page), /WhatsApp/)
      .first()
      .click()
    await contacted
  })
