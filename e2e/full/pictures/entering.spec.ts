import type { Page } from '@playwright/test'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { IDENTITY_ERRORS } from '../../../src/domain/account/identity.ts'
import { card, exchange, picture } from '../../support/evidence.ts'
import { h1, header, main, press, signUp } from '../../support/shop.ts'
import { asDemo, DEMO, expect, fillLogin, openLogin, test } from '../../support/test.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ tolerates: [/Failed to load resource/] })

const notice = (page: Page, text: string | RegExp) => page.getByText(text).first()
const refusal = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /_(name|mail|phone)$/.test(key))
      .map(([key, value]) => `${key} = ${String(value)}`),
  )

test('ingresar: lo que falta, el rechazo, el éxito, la cuenta y la salida', async ({ page }) => {
  const popups: Page[] = []
  page.on('popup', (popup) => popups.push(popup))
  const dialog = await openLogin(page)
  await card(
    'R1.13 Al abrir la página nada ingresa solo',
    `Ventanas abiertas: ${popups.length}`,
    `Datos guardados de una sesión: ${(await stored(page)).length}`,
  )
  await picture('R2.33 R1.10 El diálogo de ingreso', dialog)
  for (const [title, account] of [
    ['R5.01 R8.07 Ingresar sin correo', { mail: '', password: DEMO.password }],
    ['R5.02 R8.07 Ingresar sin contraseña', { mail: DEMO.mail, password: '' }],
  ] as const) {
    await fillLogin(dialog, account)
    await press(dialog, 'Ingresar')
    await picture(title, notice(page, 'Debes completar todos los datos de tu registro.'), dialog.getByRole('textbox'))
    await press(page, 'Cerrar aviso')
  }
  await fillLogin(dialog, { mail: DEMO.mail, password: 'no-es-esta' })
  await press(dialog, 'Mostrar contraseña')
  await picture('R4.05 La contraseña a la vista', dialog.getByLabel('Contraseña', { exact: true }))
  await press(dialog, 'Ingresar')
  await picture('R8.03 El rechazo, con el texto del servidor', refusal(page, 'Correo o contraseña incorrectos.'))
  await fillLogin(dialog)
  await exchange(page, CALLS.session.login, () => press(dialog, 'Ingresar'), 'R3.02')
  const [first, second] = [
    notice(page, 'Tus datos se verificaron.'),
    notice(page, `Se ha iniciado sesión con ${DEMO.mail}`),
  ]
  await picture('R8.05 R8.06 Los dos avisos, tras ingresar', first, second)
  const mine = header(page).getByRole('button', { name: 'Mi cuenta' })
  await expect(dialog).toBeHidden()
  await card('R3.01 R4.01 R6.01 Lo que queda guardado en el navegador', ...(await stored(page)))
  await picture('R1.10 R2.25 El encabezado de quien ingresó', mine)
  await mine.click()
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  await picture('R2.34 R6.03 El diálogo de la cuenta', account)
  await press(account, 'Cerrar sesión')
  const leave = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await picture('R2.35 La pregunta antes de salir', leave)
  await press(leave, 'Sí, cerrar sesión')
  await picture('R4.03 R6.01 R6.02 El encabezado tras salir', header(page).getByRole('button', { name: 'Ingresar' }))
})

const chooserOf = async (page: Page, provider: string) => {
  await press(main(page), `Continuar con ${provider}`)
  return page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
}

for (const [provider, id, account, address, call] of [
  ['Google', 'R1.11', /Guadalupe Ramírez/, '/login', CALLS.session.loginSocial],
  ['Facebook', 'R1.12', /Lucía Hernández/, '/registro', CALLS.accounts.registerSocial],
] as const) {
  test(`ingresar o crear cuenta con ${provider}`, async ({ page }) => {
    await page.goto(address)
    const chooser = await chooserOf(page, provider)
    await picture(`${id} Elegir una cuenta de ${provider}`, chooser)
    await exchange(page, call, () => press(chooser, account))
    await notice(page, /Se ha iniciado sesión con/).waitFor()
    const start = Date.now()
    await page.waitForEvent('framenavigated')
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    await card('R4.02 R9.02 La recarga', `La página se recargó ${seconds} s después de decir que se ingresó`)
    await picture(`${id} Tras entrar con ${provider}`, header(page).getByRole('button', { name: 'Mi cuenta' }))
  })
}

test('el ingreso que falla, cada error del proveedor, y una cuenta sin correo', async ({ page }) => {
  await page.goto('/login?fallas=login-user.php:500')
  await fillLogin(main(page))
  await press(main(page), 'Ingresar')
  await picture('R8.04 El servidor falla al ingresar', refusal(page, /Todavía no has ingresado/))
  await page.goto('/login?fallas=')
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  for (const [at, code] of IDENTITY_ERRORS.entries()) {
    const chooser = await chooserOf(page, 'Google')
    await chooser.getByRole('combobox').selectOption(code)
    await press(chooser, 'Responder con este error')
    await expect(chooser).toBeHidden()
    const silent = ['popup-closed-by-user', 'cancelled-popup-request'].includes(code)
    await expect(close).toHaveCount(silent ? 0 : 1)
    await picture(
      `R8.${21 + at} ${silent ? 'Sin aviso: se puede volver a intentar, tras' : 'Qué se dice con'} auth/${code}`,
      silent ? main(page).getByRole('button', { name: 'Continuar con Google' }) : close.locator('..'),
    )
    if (!silent) await close.click()
  }
  const chooser = await chooserOf(page, 'Facebook')
  await press(chooser, /sin correo/i)
  await picture('R5.06 Una cuenta sin correo', notice(page, 'Tu cuenta de Facebook no nos compartió un correo.'))
})

test('crear una cuenta y recuperar la contraseña', async ({ page }) => {
  await page.goto('/registro')
  await press(main(page), 'Crear mi cuenta')
  await picture('R1.09 R2.04 Lo que falta para crear la cuenta', main(page).getByText('Escribe tu nombre.'))
  await exchange(page, CALLS.accounts.register, () => signUp(page, 'rosa@correo.mx'))
  await picture('R1.09 R2.19 La cuenta creada', h1(page, 'Verifica tu cuenta'))
  await page.goto('/recoverypass')
  await main(page).getByLabel('Correo electrónico').fill(DEMO.mail)
  await exchange(page, CALLS.accounts.recoverPassword, () => press(main(page), 'Enviar instrucciones'))
  await picture('R2.06 La recuperación enviada', main(page).getByRole('heading', { name: 'Revisa tu correo' }))
})

test('el menú del celular de quien ingresó', async ({ page }) => {
  await asDemo(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/articulos')
  await press(page, 'Menú')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await picture('R2.30 R2.32 El menú del celular de quien ingresó', menu.getByText(`Hola, ${DEMO.name}`), menu)
})
