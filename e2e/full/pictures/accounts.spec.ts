import type { Page } from '@playwright/test'
import { IDENTITY_ERRORS } from '../../../src/domain/account/identity.ts'
import { picture } from '../../support/picture.ts'
import { asDemo, DEMO, expect, fillLogin, markPage, openLogin, test, wasReloaded } from '../../support/test.ts'
import { h1, header, main, signUp } from '../../support/shop.ts'

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('imágenes del ingreso: la contraseña a la vista, lo que falta, el rechazo, la cuenta y la salida', async ({
  page,
}) => {
  const dialog = await openLogin(page)
  const enter = dialog.getByRole('button', { name: 'Ingresar', exact: true })
  for (const [id, mail, password] of [
    ['R5.01', '', DEMO.password],
    ['R5.02', DEMO.mail, ''],
  ] as const) {
    await fillLogin(dialog, { mail, password })
    await enter.click()
    await expect(toast(page, 'Debes completar todos los datos de tu registro.')).toBeVisible()
    await picture(page, id, 'R8.07')
    await page.getByRole('button', { name: 'Cerrar aviso' }).first().click()
  }
  await fillLogin(dialog, { mail: DEMO.mail, password: 'no-es-esta' })
  await picture(page, 'R2.33')
  await dialog.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await picture(page, 'R4.05')
  await enter.click()
  await expect(toast(page, 'Correo o contraseña incorrectos.')).toBeVisible()
  await picture(page, 'R8.03')
  await fillLogin(dialog)
  await markPage(page)
  await enter.click()
  await expect(page.getByText('Se ha iniciado sesión con demo@puntada.mx')).toBeVisible()
  await picture(page, 'R7.43', 'R8.05', 'R8.06')
  await expect.poll(() => wasReloaded(page)).toBe(true)
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  await picture(page, 'R1.10', 'R4.01', 'R6.01')
  await page.reload()
  await header(page).getByRole('button', { name: 'Mi cuenta' }).click()
  const account = page.getByRole('dialog', { name: 'Mi cuenta' })
  await expect(account.getByText(DEMO.mail)).toBeVisible()
  await picture(page, 'R2.34', 'R6.03')
  await account.getByRole('button', { name: 'Cerrar sesión' }).click()
  const leave = page.getByRole('dialog', { name: 'Seguro que deseas cerrar sesión?' })
  await expect(leave).toBeVisible()
  await picture(page, 'R2.35')
  await leave.getByRole('button', { name: 'Sí, cerrar sesión' }).click()
  await expect(header(page).getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await picture(page, 'R4.03', 'R6.01')
})

test.describe('con el servidor caído', () => {
  test.use({ tolerates: [/Failed to load resource/] })

  test('imagen del ingreso que falla', async ({ page }) => {
    await page.goto('/login?fallas=login-user.php:500')
    await fillLogin(main(page))
    await main(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(toast(page, 'Todavía no has ingresado: puedes volver a intentarlo.')).toBeVisible()
    await picture(page, 'R8.04')
  })
})

const chooserOf = async (page: Page, provider: string) => {
  const button = main(page).getByRole('button', { name: `Continuar con ${provider}` })
  await button.click()
  return page.getByRole('dialog', { name: `Elige una cuenta de ${provider}` })
}

for (const [provider, choice, account, entered] of [
  ['Google', 'R1.11', /Guadalupe Ramírez/, 'R7.44'],
  ['Facebook', 'R1.12', /Lucía Hernández/, 'R7.42'],
] as const) {
  test(`imágenes de ingresar y crear cuenta con ${provider}`, async ({ page }) => {
    await page.goto(entered === 'R7.42' ? '/registro' : '/login')
    const chooser = await chooserOf(page, provider)
    await expect(chooser).toContainText('Proveedor simulado')
    await picture(page, choice)
    await chooser.getByRole('button', { name: account }).click()
    await expect(page.getByText(/Se ha iniciado sesión con/)).toBeVisible()
    await picture(page, choice, entered)
    await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
  })
}

test('imágenes de cada error del proveedor, y de una cuenta sin correo', async ({ page }) => {
  await page.goto('/login')
  const close = page.getByRole('button', { name: 'Cerrar aviso' })
  for (const [at, code] of IDENTITY_ERRORS.entries()) {
    const chooser = await chooserOf(page, 'Google')
    await chooser.getByRole('combobox').selectOption(code)
    await chooser.getByRole('button', { name: 'Responder con este error' }).click()
    await expect(chooser).toBeHidden()
    const silent = ['popup-closed-by-user', 'cancelled-popup-request'].includes(code)
    await expect(close).toHaveCount(silent ? 0 : 1)
    await picture(page, `R8.${21 + at}`)
    if (!silent) await close.click()
    await expect(close).toHaveCount(0)
  }
  const chooser = await chooserOf(page, 'Facebook')
  await chooser
    .getByRole('button', { name: /sin correo/i })
    .first()
    .click()
  await expect(toast(page, 'Tu cuenta de Facebook no nos compartió un correo.')).toBeVisible()
  await picture(page, 'R5.06')
})

test('imágenes de crear una cuenta y de recuperar la contraseña', async ({ page }) => {
  await page.goto('/registro')
  await main(page).getByRole('button', { name: 'Crear mi cuenta' }).click()
  await expect(main(page).getByText('Escribe tu nombre.')).toBeVisible()
  await picture(page, 'R1.09', 'R2.04')
  await signUp(page, 'rosa@correo.mx')
  await expect(h1(page, 'Verifica tu cuenta')).toBeVisible()
  await picture(page, 'R1.09', 'R2.19', 'R7.41')
  await page.goto('/recoverypass')
  await main(page).getByLabel('Correo electrónico').fill(DEMO.mail)
  await main(page).getByRole('button', { name: 'Enviar instrucciones' }).click()
  await expect(main(page).getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  await picture(page, 'R2.06', 'R7.50')
})

test('imagen del menú del celular de quien ingresó', async ({ page }) => {
  await asDemo(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/articulos')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menú' }).getByText(`Hola, ${DEMO.name}`)).toBeVisible()
  await picture(page, 'R2.30', 'R2.32')
})
