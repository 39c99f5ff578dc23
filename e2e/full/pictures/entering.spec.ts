import type { Page } from '@playwright/test'
import { IDENTITY_ERRORS } from '../../../src/domain/account/identity.ts'
import { card, exchange, notice, picture } from '../../support/evidence.ts'
import { h1, header, main, signUp } from '../../support/shop.ts'
import { asDemo, DEMO, expect, fillLogin, markPage, openLogin, test, wasReloaded } from '../../support/test.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ tolerates: [/Failed to load resource/] })

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /_(name|mail|phone)$/.test(key))
      .map(([key, value]) => `${key} = ${String(value)}`),
  )

test('ingresar: lo que falta, el rechazo, el éxito, la cuenta y la salida', async ({ page }) => {
  const popups: string[] = []
  page.on('popup', (popup) => popups.push(popup.url()))
  const dialog = await openLogin(page)
  await card(
    [`Ventanas abiertas: ${popups.length}`, ...(await stored(page))],
    'Al abrir la página nada ingresa solo',
    'R1.13',
  )
  const enter = dialog.getByRole('button', { name: 'Ingresar', exact: true })
  for (const [id, caption, mail, password] of [
    ['R5.01', 'Ingresar sin correo', '', DEMO.password],
    ['R5.02', 'Ingresar sin contraseña', DEMO.mail, ''],
  ] as const) {
    await fillLogin(dialog, { mail, password })
    await enter.click()
    await picture(toast(page, 'Debes completar todos los datos de tu registro.'), caption, id, 'R8.07')
    await page.getByRole('button', { name: 'Cerrar aviso' }).first().click()
  }
  await picture(dialog, 'El diálogo de ingreso', 'R2.33', 'R1.10')
  await fillLogin(dialog, { mail: DEMO.mail, password: 'no-es-esta' })
  await dialog.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await picture(dialog.getByLabel('Contraseña', { exact: true }), 'La contraseña a la vista', 'R4.05')
  await enter.click()
  await picture(toast(page, 'Correo o contraseña incorrectos.'), 'El rechazo, con el texto del servidor', 'R8.03')
  await fillLogin(dialog)
  await markPage(page)
  const start = Date.now()
  const answer = page.waitForResponse((response) => response.url().includes('/login-user'))
  await enter.click()
  const said = await (await answer).text()
  await notice(page.getByText('Tus datos se verificaron.'), 'Tras ingresar, el primer aviso', 'R8.05', 'R7.43')
  await notice(page.getByText(`Se ha iniciado sesión con ${DEMO.mail}`), 'Tras ingresar, el segundo aviso', 'R8.06')
  await card([said], 'Lo que se responde al ingresar', 'R3.02')
  await expect.poll(() => wasReloaded(page)).toBe(true)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  await card([`La página se recargó ${seconds} s después de oprimir Ingresar`], 'La recarga', 'R4.02', 'R9.02')
  const mine = header(page).getByRole('button', { name: 'Mi cuenta' })
  await expect(mine).toBeVisible()
  await card(await stored(page), 'Lo que queda guardado en el navegador', 'R3.01', 'R4.01', 'R6.01')
  await picture(mine, 'El encabezado de quien ingresó', 'R1.10', 'R2.25')
  await mine.click()
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  await picture(account, 'El diálogo de la cuenta', 'R2.34', 'R6.03')
  await account.getByRole('button', { name: 'Cerrar sesión' }).click()
  const leave = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await picture(leave, 'La pregunta antes de salir', 'R2.35')
  await leave.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  const back = header(page).getByRole('button', { name: 'Ingresar' })
  await expect(back).toBeVisible()
  await picture(back, 'El encabezado tras salir', 'R4.03', 'R6.01', 'R6.02')
})

test('el ingreso que falla', async ({ page }) => {
  await page.goto('/login?fallas=login-user.php:500')
  await fillLogin(main(page))
  await main(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
  await notice(toast(page, 'Todavía no has ingresado'), 'El servidor falla al ingresar', 'R8.04')
})

const chooserOf = async (page: Page, provider: string) => {
  await main(page)
    .getByRole('button', { name: `Continuar con ${provider}` })
    .click()
  return page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
}

for (const [provider, id, account, address, endpoint, call] of [
  ['Google', 'R1.11', /Guadalupe Ramírez/, '/login', 'login-user-redes', 'R7.44'],
  ['Facebook', 'R1.12', /Lucía Hernández/, '/registro', 'register-user-redes', 'R7.42'],
] as const) {
  test(`ingresar o crear cuenta con ${provider}`, async ({ page }) => {
    await page.goto(address)
    const chooser = await chooserOf(page, provider)
    await picture(chooser, `Elegir una cuenta de ${provider}`, id)
    const choose = () => chooser.getByRole('button', { name: account }).click()
    await exchange(page, endpoint, choose, `Qué se envía con ${provider}`, call)
    await notice(page.getByText(/Se ha iniciado sesión con/), `Tras entrar con ${provider}`, id)
  })
}

test('cada error del proveedor, y una cuenta sin correo', async ({ page }) => {
  await page.goto('/login')
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  for (const [at, code] of IDENTITY_ERRORS.entries()) {
    const chooser = await chooserOf(page, 'Google')
    await chooser.getByRole('combobox').selectOption(code)
    await chooser.getByRole('button', { name: 'Responder con este error' }).click()
    await expect(chooser).toBeHidden()
    const silent = ['popup-closed-by-user', 'cancelled-popup-request'].includes(code)
    const id = `R8.${21 + at}`
    if (silent) {
      await expect(close).toHaveCount(0)
      await picture(
        main(page).getByRole('button', { name: 'Continuar con Google' }),
        'Sin aviso: se puede volver a intentar',
        id,
      )
      continue
    }
    await expect(close).toHaveCount(1)
    await picture(page.getByRole('alert').filter({ hasText: /\S/ }), `Qué se dice con auth/${code}`, id)
    await close.click()
  }
  const chooser = await chooserOf(page, 'Facebook')
  await chooser
    .getByRole('button', { name: /sin correo/i })
    .first()
    .click()
  await picture(toast(page, 'Tu cuenta de Facebook no nos compartió un correo.'), 'Una cuenta sin correo', 'R5.06')
})

test('crear una cuenta y recuperar la contraseña', async ({ page }) => {
  await page.goto('/registro')
  await main(page).getByRole('button', { name: 'Crear mi cuenta' }).click()
  await picture(main(page).getByText('Escribe tu nombre.'), 'Lo que falta para crear la cuenta', 'R1.09', 'R2.04')
  await exchange(
    page,
    'register-user',
    () => signUp(page, 'rosa@correo.mx'),
    'Qué se envía al crear la cuenta',
    'R7.41',
  )
  await picture(h1(page, 'Verifica tu cuenta'), 'La cuenta creada', 'R1.09', 'R2.19')
  await page.goto('/recoverypass')
  await main(page).getByLabel('Correo electrónico').fill(DEMO.mail)
  const send = () => main(page).getByRole('button', { name: 'Enviar instrucciones' }).click()
  await exchange(page, 'recuperar-contrasena', send, 'Qué se envía al recuperar la contraseña', 'R7.50')
  await picture(main(page).getByRole('heading', { name: 'Revisa tu correo' }), 'La recuperación enviada', 'R2.06')
})

test('el menú del celular de quien ingresó', async ({ page }) => {
  await asDemo(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/articulos')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await picture(menu.getByText(`Hola, ${DEMO.name}`), 'El saludo en el menú del celular', 'R2.30', 'R2.32')
  await picture(menu.getByRole('button', { name: 'Cerrar sesión' }), 'Cerrar sesión en el menú del celular', 'R2.32')
})
