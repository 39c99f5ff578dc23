import type { Page } from '@playwright/test'
import { picture } from '../../support/picture.ts'
import { DEMO, expect, fillLogin, openLogin, postsTo, test } from '../../support/test.ts'

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('R2.33 y R4.05 el diálogo de ingreso y su contraseña que se muestra y se oculta', async ({ page }) => {
  const dialog = await openLogin(page)
  const password = dialog.getByLabel('Contraseña', { exact: true })
  await password.fill('secreta123')
  await picture(page, 'R2.33')
  await dialog.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await picture(page, 'R4.05')
  await dialog.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  for (const name of ['¿Olvidaste tu contraseña?', 'Crea tu cuenta'])
    await expect(dialog.getByRole('link', { name })).toBeVisible()
  for (const name of ['Continuar con Google', 'Continuar con Facebook'])
    await expect(dialog.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeFocused()
})

for (const { id, mail, password } of [
  { id: 'R5.01', mail: '', password: 'mayoreo123' },
  { id: 'R5.02', mail: 'demo@puntada.mx', password: '' },
] as const) {
  test(`${id} ingresar con ${mail === '' ? 'el correo vacío' : 'la contraseña vacía'} avisa y no envía nada`, async ({
    page,
  }) => {
    const sent = postsTo(page, 'login-user.php')
    const dialog = await openLogin(page)
    await fillLogin(dialog, { mail, password })
    await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(toast(page, 'Debes completar todos los datos de tu registro.')).toContainText('Aviso')
    await picture(page, id, 'R8.07')
    expect(sent).toHaveLength(0)
  })
}

test('R8.03 si el ingreso se rechaza, se dice lo que respondió el servidor', async ({ page }) => {
  const sent = postsTo(page, 'login-user.php')
  const dialog = await openLogin(page)
  await dialog.getByLabel('Correo electrónico').fill(DEMO.mail)
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).dblclick()
  await expect(toast(page, 'Correo o contraseña incorrectos.')).toContainText('Aviso')
  await picture(page, 'R8.03')
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue(DEMO.mail)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toEqual({ email: DEMO.mail, password: 'no-es-esta' })
})

test.describe('con el servidor caído', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  test('R8.04 si el ingreso falla, se dice qué pasó', async ({ page }) => {
    await page.goto('/login?fallas=login-user.php:500')
    const main = page.getByRole('main')
    await main.getByLabel('Correo electrónico').fill(DEMO.mail)
    await main.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
    await main.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(toast(page, 'El sitio tuvo un problema. Inténtalo de nuevo en unos minutos.')).toContainText('Aviso')
    await expect(main.getByLabel('Contraseña', { exact: true })).toHaveValue(DEMO.password)
    await picture(page, 'R8.04')
  })
})

test('R1.11, R1.12, R7.42 y R7.44 se ingresa y se crea cuenta con Google y con Facebook', async ({ page }) => {
  const entered = postsTo(page, 'login-user-redes.php')
  const created = postsTo(page, 'register-user-redes.php')
  for (const { provider, account, mail } of [
    { provider: 'Google', account: /Guadalupe Ramírez/, mail: 'demo@puntada.mx' },
    { provider: 'Facebook', account: /Lucía Hernández/, mail: 'lucia.hernandez@correo.example' },
  ] as const) {
    await page.goto('/login')
    await page.evaluate(() => ['name', 'mail', 'phone'].forEach((part) => localStorage.removeItem(`puntada_${part}`)))
    await page.reload()
    await page
      .getByRole('main')
      .getByRole('button', { name: `Continuar con ${provider}` })
      .click()
    const chooser = page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
    await expect(chooser).toContainText('Proveedor simulado')
    await picture(page, provider === 'Google' ? 'R1.11' : 'R1.12')
    await chooser.getByRole('button', { name: account }).click()
    await expect(page.getByText(`Se ha iniciado sesión con ${mail}`)).toBeVisible()
    await picture(page, provider === 'Google' ? 'R1.11' : 'R1.12', provider === 'Google' ? 'R7.44' : 'R7.42')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('puntada_mail'))).toBe(`"${mail}"`)
    expect(entered.at(-1)?.postDataJSON()).toEqual({ email: mail, metodo: provider })
    // The visit goes on when the page has come back by itself.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  }
  expect(created).toHaveLength(1)
})

test('R5.06 una cuenta de redes sin correo no ingresa, y se dice', async ({ page }) => {
  const entered = postsTo(page, 'login-user-redes.php')
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Continuar con Facebook' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /sin correo/i })
    .first()
    .click()
  await expect(toast(page, 'Tu cuenta de Facebook no nos compartió un correo.')).toBeVisible()
  await picture(page, 'R5.06')
  expect(entered).toHaveLength(0)
})

const IDENTITY_ERRORS = [
  ['R8.21', 'user-mismatch', 'Esa cuenta no es la misma con la que empezaste.'],
  ['R8.22', 'provider-already-linked', 'Esa red social ya está unida a tu cuenta.'],
  ['R8.23', 'no-such-provider', 'Tu cuenta no está unida a esa red social.'],
  ['R8.24', 'popup-blocked', 'Tu navegador bloqueó la ventana de ingreso.'],
  ['R8.25', 'popup-closed-by-user', null],
  ['R8.26', 'cancelled-popup-request', null],
  ['R8.27', 'unauthorized-domain', 'El ingreso con redes sociales no está disponible en esta dirección.'],
  ['R8.28', 'network-request-failed', 'No hay conexión con la red social.'],
  ['R8.29', 'invalid-api-key', 'El ingreso con redes sociales no está disponible por ahora.'],
  ['R8.30', 'multi-factor-auth-required', 'Tu cuenta pide un segundo paso que aquí no podemos hacer.'],
  ['R8.31', 'internal-error', 'La red social tuvo un problema.'],
  ['R8.32', 'argument-error', 'No pudimos pedir tus datos a la red social.'],
  ['R8.33', 'web-storage-unsupported', 'Tu navegador no permite guardar datos de este sitio.'],
] as const

test(`${IDENTITY_ERRORS.map(([id]) => id).join(', ')} cada error del proveedor se atiende sin ingresar a medias`, async ({
  page,
}) => {
  const entered = postsTo(page, 'login-user-redes.php')
  await page.goto('/login')
  for (const [at, [id, code, words]] of IDENTITY_ERRORS.entries()) {
    const provider = at % 2 === 0 ? 'Google' : 'Facebook'
    await page
      .getByRole('main')
      .getByRole('button', { name: `Continuar con ${provider}` })
      .click()
    const chooser = page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
    await chooser.getByRole('combobox').selectOption(code)
    await chooser.getByRole('button', { name: 'Responder con este error' }).click()
    await expect(chooser).toBeHidden()
    if (words === null) await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toHaveCount(0)
    else await expect(toast(page, words)).toContainText('Aviso')
    await picture(page, id)
    const close = page.getByRole('button', { name: 'Cerrar aviso' })
    if (words !== null) await close.first().click()
    await expect(close).toHaveCount(0)
  }
  expect(entered).toHaveLength(0)
  expect(await page.evaluate(() => localStorage.getItem('puntada_name'))).toBeNull()
})

test('R1.09, R2.04, R2.19 y R7.41 crear una cuenta, con ayuda en cada campo, e ingresar con ella', async ({ page }) => {
  const sent = postsTo(page, 'register-user.php')
  await page.goto('/registro')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Crear mi cuenta' }).click()
  for (const text of [
    'Escribe tu nombre.',
    'Escribe un correo completo, como ana@correo.mx.',
    'Usa 8 caracteres o más.',
  ]) {
    await expect(main.getByText(text)).toBeVisible()
  }
  await expect(main.getByLabel('Nombre completo')).toBeFocused()
  await picture(page, 'R1.09', 'R2.04')
  expect(sent).toHaveLength(0)
  await main.getByLabel('Nombre completo').fill('Rosa María Tapia')
  await main.getByLabel('Correo electrónico').fill('rosa@correo.mx')
  await main.getByLabel('Teléfono').fill('442 123 4567')
  await main.getByLabel('Contraseña', { exact: true }).fill('costura2026')
  await main.getByRole('button', { name: 'Crear mi cuenta' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Verifica tu cuenta' })).toBeFocused()
  await expect(page.getByText('Tu cuenta quedó creada.')).toBeVisible()
  await expect(page.getByRole('main').getByText('rosa@correo.mx')).toBeVisible()
  await picture(page, 'R1.09', 'R2.19', 'R7.41')
  expect(sent).toHaveLength(1)
  await main.getByRole('link', { name: 'Ir a ingresar' }).click()
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('rosa@correo.mx')
  await main.getByLabel('Contraseña', { exact: true }).fill('costura2026')
  await main.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(page.getByText('Se ha iniciado sesión con rosa@correo.mx')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
})

test('R2.06 y R7.50 recuperar la contraseña: correo incompleto, desconocido y conocido', async ({ page }) => {
  await page.goto('/recoverypass')
  const main = page.getByRole('main')
  const field = main.getByLabel('Correo electrónico')
  const send = main.getByRole('button', { name: 'Enviar instrucciones' })
  await field.fill('demo@')
  await send.click()
  await expect(main.getByText('Escribe un correo completo, como ana@correo.mx.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('nadie@correo.mx')
  await send.click()
  await expect(main.getByText('No encontramos una cuenta con ese correo.')).toBeVisible()
  await expect(field).toHaveValue('nadie@correo.mx')
  await field.fill(DEMO.mail)
  await send.click()
  await expect(main.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused()
  await picture(page, 'R2.06', 'R7.50')
})
