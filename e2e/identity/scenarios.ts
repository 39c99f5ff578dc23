import { strict as assert } from 'node:assert'
import { expect } from '@playwright/test'
import { markPage } from '../support/test.ts'
import type { Report } from '../support/report.ts'
import {
  addAccount,
  askWindow,
  assertSent,
  button,
  enterAs,
  isLoggedIn,
  isNobody,
  leftBehind,
  openLogin,
  startVisit,
  type Account,
  type Provider,
  type Surroundings,
  type Visit,
} from './visit.ts'

type Scenario = (visit: Visit) => Promise<void>

const KNOWN: Readonly<Record<Provider, Account>> = {
  Google: { name: 'Lucía Google', mail: 'lucia.google@correo.example' },
  Facebook: { name: 'Raúl Facebook', mail: 'raul.facebook@correo.example' },
}

const loadsLate: Scenario = async (visit) => {
  const { page, context } = visit
  for (const path of ['/', '/login', '/registro', '/articulos']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  // Longer than the site waits before it does what can wait.
  await page.waitForTimeout(8000)
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  await button(visit, 'Google').waitFor()
  assert.deepEqual(visit.ofFirebase(), [])
  await button(visit, 'Google').hover()
  await expect.poll(() => visit.ofFirebase().length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  for (const url of visit.ofFirebase())
    assert.match(url, /\/assets\/|^https:\/\/apis\.google\.com\/js\/api\.js|\/emulator\/auth\/iframe\?/)
  assert.equal(context.pages().length, 1)
  assert.deepEqual(visit.sent, [])
}

const newAccount = async (visit: Visit, provider: Provider): Promise<void> => {
  const { page } = visit
  const account = KNOWN[provider]
  const popup = await askWindow(visit, button(visit, provider))
  await addAccount(popup, account)
  // Refused: the account that is at hand is registered on a second click, without another window.
  await page.getByRole('button', { name: `Crear cuenta con ${provider}` }).click()
  await page.getByText(`Se ha iniciado sesión con ${account.mail}`).first().waitFor()
  await isLoggedIn(visit, account)
  assertSent(
    visit,
    ['login-user-redes.php', { email: account.mail, metodo: provider }],
    ['register-user-redes.php', { name: account.name, email: account.mail, phone: '', metodo: provider }],
    ['login-user-redes.php', { email: account.mail, metodo: provider }],
  )
  assert.equal(popup.isClosed(), true, 'La ventana del proveedor sigue abierta')
  assert.deepEqual(await leftBehind(visit), [])
  const before = visit.ofFirebase().length
  await page.reload()
  await page.waitForLoadState('networkidle')
  assert.equal(visit.ofFirebase().length, before, 'La recarga volvió a pedir algo de Firebase')
}

/** A window that is closed leaves the button useful at once, and is forgotten in silence. */
const closedWindow: Scenario = async (visit) => {
  const { page } = visit
  const google = button(visit, 'Google')
  await (await askWindow(visit, google)).close()
  assert.equal(await google.isEnabled(), true)
  assert.equal(await google.getAttribute('aria-busy'), null)
  await page.getByText('Sigue en la ventana de Google').waitFor({ state: 'hidden', timeout: 20_000 })
  assert.equal((await page.getByRole('alert').allInnerTexts()).join('').trim(), '', 'Cerrar la ventana es callado')
  await isNobody(visit)
  await enterAs(visit, await askWindow(visit, google), KNOWN.Google)
  assertSent(visit, ['login-user-redes.php', { email: KNOWN.Google.mail, metodo: 'Google' }])
}

const fromSignUp: Scenario = async (visit) => {
  const account = { name: 'Elena Alta', mail: 'elena.alta@correo.example' }
  await visit.page.goto('/registro')
  await markPage(visit.page)
  const by = visit.page.getByRole('main').getByRole('button', { name: 'Continuar con Google' })
  await addAccount(await askWindow(visit, by), account)
  await isLoggedIn(visit, account)
  assertSent(
    visit,
    ['register-user-redes.php', { name: account.name, email: account.mail, phone: '', metodo: 'Google' }],
    ['login-user-redes.php', { email: account.mail, metodo: 'Google' }],
  )
}

const otherProvider: Scenario = async (visit) => {
  await askWindow(visit, button(visit, 'Google'))
  await enterAs(visit, await askWindow(visit, button(visit, 'Facebook')), KNOWN.Facebook)
  assertSent(visit, ['login-user-redes.php', { email: KNOWN.Facebook.mail, metodo: 'Facebook' }])
}

const doubleClick: Scenario = async (visit) => {
  const [popup] = await Promise.all([visit.page.waitForEvent('popup'), button(visit, 'Google').dblclick()])
  await enterAs(visit, popup, KNOWN.Google)
  assert.equal(visit.sent.length, 1)
  assert.equal(visit.context.pages().length, 1, 'Quedó abierta otra ventana')
}

const withoutScript: Scenario = async (visit) => {
  visit.setScript('gone')
  await button(visit, 'Google').click()
  await visit.page.getByText('No hay conexión con la red social. Revisa tu internet').first().waitFor()
  await isNobody(visit)
  visit.setScript('there')
  await enterAs(visit, await askWindow(visit, button(visit, 'Google')), KNOWN.Google)
}

const slowScript: Scenario = async (visit) => {
  visit.setScript('slow')
  await button(visit, 'Google').click()
  // Asking the page anything counts as one more click for Chromium's blocker: it is left alone until it is over.
  await visit.page.waitForTimeout(9000)
  await visit.page.getByText('Tu navegador bloqueó la ventana de ingreso.').first().waitFor()
  await isNobody(visit)
  await enterAs(visit, await askWindow(visit, button(visit, 'Google')), KNOWN.Google)
}

const preparedSlowly: Scenario = async (visit) => {
  visit.setScript('slow')
  await button(visit, 'Google').hover()
  await visit.page.locator('iframe[src*="/emulator/auth/iframe"]').waitFor({ state: 'attached' })
  await visit.page.waitForTimeout(500)
  await enterAs(visit, await askWindow(visit, button(visit, 'Google')), KNOWN.Google)
}

/** In this order: the accounts that the later ones know are made by the earlier ones. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'R1.13 cargar no trae nada de Firebase; acercarse al botón trae la biblioteca, y no abre nada': loadsLate,
  'R1.11 R7.42 R7.44 una cuenta nueva de Google se registra e ingresa': (visit) => newAccount(visit, 'Google'),
  'R1.12 R7.42 R7.44 una cuenta nueva de Facebook se registra e ingresa': (visit) => newAccount(visit, 'Facebook'),
  'R1.11 también desde la creación de cuenta': fromSignUp,
  'R8.25 cerrar la ventana es callado y deja el botón útil; el segundo intento ingresa': closedWindow,
  'R8.26 empezar con Google y seguir con Facebook ingresa con Facebook': otherProvider,
  'un doble clic abre una sola ventana, y esa ingresa': doubleClick,
  'R8.28 sin red hacia el guion de Google se dice, y el siguiente intento ingresa': withoutScript,
  'R8.24 si el guion tarda más que el permiso del clic se dice, y el siguiente clic ingresa': slowScript,
  'con el guion lento basta haberse acercado al botón a tiempo': preparedSlowly,
}

export const runScenarios = async (all: Surroundings, { step }: Report): Promise<void> => {
  for (const [title, run] of Object.entries(SCENARIOS))
    await step(title, async () => {
      const visit = await startVisit(all)
      try {
        if (run !== loadsLate && run !== fromSignUp) await openLogin(visit)
        await run(visit)
        assert.deepEqual(visit.problems(), [], 'La página tuvo tropiezos')
      } finally {
        await visit.context.close()
      }
    })
}
