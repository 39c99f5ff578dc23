import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { picture } from '../../support/picture.ts'
import { makeOld } from '../../support/old-browser.ts'
import { button, header, logOut, main } from '../../support/shop.ts'
import { asDemo, expect, fillLogin, isLoggedOut, markPage, postsTo, test, reloaded } from '../../support/test.ts'

test('R1.13, R4.01, R7.43 ingresar guarda tres datos, recarga y se envía una vez; nada ingresa solo', async ({
  page,
  context,
}) => {
  await makeOld(context)
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  // A blocked window is no event of the browser: whoever tries to open one is noted here.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...asked) => {
      console.error(`se quiso abrir una ventana: ${String(asked[0])}`)
      return open(...asked)
    }
  })
  const social = postsTo(page, '-redes.php')
  for (const path of ['/registro', '/login']) await page.goto(path)
  await main(page).getByLabel('Correo electrónico').fill('ana@correo.mx')
  expect([opened, social]).toEqual([[], []])

  const sent = postsTo(page, CALLS.session.login.path)
  await button(header(page), 'Ingresar').click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
  await fillLogin(dialog)
  await markPage(page)
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).dblclick()
  const notices = ['Tus datos se verificaron.', 'Se ha iniciado sesión con demo@puntada.mx'].map((text) =>
    page.getByText(text),
  )
  for (const notice of notices) await expect(notice).toBeVisible()
  await picture('R8.05 R8.06 Los dos avisos, tras ingresar', dialog)
  await reloaded(page)
  const account = button(header(page), 'Mi cuenta')
  await expect(account).toBeVisible()
  await picture('R1.10 R2.25 El encabezado de quien ingresó', account)
  const stored = await page.evaluate(() =>
    ['name', 'mail', 'phone'].map((part) => localStorage.getItem(`puntada_${part}`)),
  )
  expect(stored).toEqual(['"Guadalupe Ramírez"', '"demo@puntada.mx"', expect.stringMatching(/^"\d[\d ]+"$/)])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['x-xsrf-token']).toMatch(/\S+/)
})

test('R4.03 cerrar sesión borra los tres datos y recarga, y las otras pestañas dejan de mostrar lo suyo', async ({
  page,
  context,
}) => {
  await asDemo(page)
  await page.goto('/quienessomos')
  const other = await context.newPage()
  await other.goto('/favoritos')
  await expect(button(other, 'Quitar de favoritos').first()).toBeVisible()
  await markPage(page)
  await logOut(page)
  await reloaded(page)
  await isLoggedOut(page)
  await picture('R4.03 R6.01 R6.02 El encabezado tras salir', button(header(page), 'Ingresar'))
  await expect(button(header(other), 'Ingresar')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Ingresa para ver tus favoritos' })).toBeVisible()
  await expect(button(other, 'Quitar de favoritos')).toHaveCount(0)
})
