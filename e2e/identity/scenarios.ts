import { strict as assert } from 'node:assert'
import type { Page } from '@playwright/test'
import type { Report } from '../support/report.ts'
import {
  addAccount,
  askWindow,
  assertLoggedIn,
  assertSent,
  button,
  chooseAccount,
  eventually,
  leftBehind,
  markPage,
  openLogin,
  storedSession,
  unhurried,
  type Account,
  type Provider,
} from './steps.ts'
import type { Visit } from './visit.ts'

export interface Surroundings {
  readonly site: string
  readonly emulator: string
  /** Addresses of its files. */
  readonly library: readonly string[]
  readonly visit: () => Promise<Visit>
}

const KNOWN: Readonly<Record<Provider, Account>> = {
  Google: { name: 'Lucía Google', mail: 'lucia.google@correo.example' },
  Facebook: { name: 'Raúl Facebook', mail: 'raul.facebook@correo.example' },
}

type Scenario = (visit: Visit, all: Surroundings) => Promise<string | void>

const ofFirebase = ({ asked }: Visit, { site, library }: Surroundings): readonly string[] =>
  asked.filter((url) => new URL(url).origin !== site || library.includes(new URL(url).pathname))

const toast = ({ page }: Visit, text: string): Promise<void> => page.getByText(text).first().waitFor()

/** In the provider's window: this known account, which logs in. */
const enterAs = async (visit: Visit, popup: Page, account: Account): Promise<void> => {
  await chooseAccount(popup, account)
  await assertLoggedIn(visit, account)
}

/** The provider's window, once it offers its accounts. */
const readyWindow = async (visit: Visit, provider: Provider): Promise<Page> => {
  const popup = await askWindow(visit, provider)
  await popup.locator('.js-new-account').waitFor()
  return popup
}

const loadsLate: Scenario = async (visit, all) => {
  const { page, context, sent } = visit
  let windows = 0
  context.on('page', () => (windows += 1))
  for (const path of ['/', '/login', '/registro', '/articulos']) {
    await page.goto(path)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  // Longer than the site waits before it does what can wait.
  await page.waitForTimeout(8000)
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  await button(visit, 'Google').waitFor()
  await page.waitForTimeout(500)
  assert.deepEqual(ofFirebase(visit, all), [])
  await button(visit, 'Google').hover()
  await eventually(
    'Acercarse al botón no trajo la biblioteca',
    () => ofFirebase(visit, all).length,
    (count) => count > 0,
  )
  await page.waitForTimeout(500)
  for (const url of ofFirebase(visit, all).filter((asked) => !asked.startsWith(all.site)))
    assert.match(url, /^https:\/\/apis\.google\.com\/js\/api\.js|\/emulator\/auth\/iframe\?/)
  assert.equal(windows, 0)
  assert.deepEqual(sent, [])
}

const newAccount =
  (provider: Provider): Scenario =>
  async (visit, all) => {
    const { page, sent } = visit
    const account = KNOWN[provider]
    const start = performance.now()
    const popup = await readyWindow(visit, provider)
    const opened = performance.now()
    await addAccount(popup, account)
    // Refused: the account that is at hand is registered on a second click, without another window.
    await page.getByRole('button', { name: `Crear cuenta con ${provider}` }).click()
    await toast(visit, `Se ha iniciado sesión con ${account.mail}`)
    const done = performance.now()
    assertSent(visit, [
      ['login-user-redes.php', { email: account.mail, metodo: provider }],
      ['register-user-redes.php', { name: account.name, email: account.mail, phone: '', metodo: provider }],
      ['login-user-redes.php', { email: account.mail, metodo: provider }],
    ])
    assert.match(sent[0]?.answer ?? '', /no existe/)
    await assertLoggedIn(visit, account)
    assert.equal(popup.isClosed(), true, 'La ventana del proveedor sigue abierta')
    assert.deepEqual(await leftBehind(visit), [])
    const before = ofFirebase(visit, all).length
    await page.reload()
    await page.waitForLoadState('networkidle')
    assert.equal(ofFirebase(visit, all).length, before, 'La recarga volvió a pedir algo de Firebase')
    return `ventana lista en ${Math.round(opened - start)} ms, sesión ${Math.round(done - opened)} ms después`
  }

const knownAccount =
  (provider: Provider): Scenario =>
  async (visit) => {
    await enterAs(visit, await askWindow(visit, provider), KNOWN[provider])
    assertSent(visit, [['login-user-redes.php', { email: KNOWN[provider].mail, metodo: provider }]])
  }

const closedWindow =
  (provider: Provider): Scenario =>
  async (visit) => {
    await (await readyWindow(visit, provider)).close()
    await unhurried(visit)
    assert.equal(await button(visit, provider).isEnabled(), true)
    assert.equal(await button(visit, provider).getAttribute('aria-busy'), null)
    await enterAs(visit, await askWindow(visit, provider), KNOWN[provider])
    assert.equal(visit.sent.length, 1)
  }

const fromSignUp: Scenario = async (visit) => {
  const account = { name: 'Elena Alta', mail: 'elena.alta@correo.example' }
  await visit.page.goto('/registro')
  await markPage(visit)
  const opened = visit.page.waitForEvent('popup')
  await visit.page.getByRole('main').getByRole('button', { name: 'Continuar con Google' }).click()
  await addAccount(await opened, account)
  await assertLoggedIn(visit, account)
  assertSent(visit, [
    ['register-user-redes.php', { name: account.name, email: account.mail, phone: '', metodo: 'Google' }],
    ['login-user-redes.php', { email: account.mail, metodo: 'Google' }],
  ])
}

const closedForGood: Scenario = async (visit) => {
  const popup = await readyWindow(visit, 'Google')
  const start = performance.now()
  await popup.close()
  await visit.page.getByText('Sigue en la ventana de Google').waitFor({ state: 'hidden', timeout: 20_000 })
  const heard = performance.now() - start
  await visit.page.waitForTimeout(300)
  const alerts = await visit.page.getByRole('alert').allInnerTexts()
  assert.equal(alerts.join('').trim(), '', 'Cerrar la ventana es callado')
  assert.deepEqual(await storedSession(visit), [null, null, null])
  assert.deepEqual(visit.sent, [])
  return `la biblioteca lo supo ${(heard / 1000).toFixed(1)} s después`
}

const otherProvider: Scenario = async (visit, all) => {
  await readyWindow(visit, 'Google')
  await knownAccount('Facebook')(visit, all)
}

const doubleClick: Scenario = async (visit) => {
  const opened = visit.page.waitForEvent('popup')
  await button(visit, 'Google').dblclick()
  await enterAs(visit, await opened, KNOWN.Google)
  assert.equal(visit.sent.length, 1)
  assert.equal(visit.context.pages().length, 1, 'Quedó abierta otra ventana')
}

const withoutScript: Scenario = async (visit) => {
  visit.apiScript('gone')
  await button(visit, 'Google').click()
  await toast(visit, 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.')
  assert.deepEqual(visit.sent, [])
  visit.apiScript('there')
  await enterAs(visit, await askWindow(visit, 'Google'), KNOWN.Google)
}

const slowScript: Scenario = async (visit) => {
  visit.apiScript('slow')
  await button(visit, 'Google').click()
  // Asking the page anything counts as one more click for Chromium's blocker: it is left alone until it is over.
  await visit.page.waitForTimeout(9000)
  await toast(
    visit,
    'Tu navegador bloqueó la ventana de ingreso. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  )
  assert.deepEqual(visit.sent, [])
  await enterAs(visit, await askWindow(visit, 'Google'), KNOWN.Google)
}

const preparedSlowly: Scenario = async (visit) => {
  visit.apiScript('slow')
  await button(visit, 'Google').hover()
  await visit.page.locator('iframe[src*="/emulator/auth/iframe"]').waitFor({ state: 'attached' })
  await visit.page.waitForTimeout(500)
  const start = performance.now()
  const popup = await askWindow(visit, 'Google')
  const opened = performance.now() - start
  await enterAs(visit, popup, KNOWN.Google)
  return `del clic a la ventana, ${Math.round(opened)} ms`
}

const ofProvider = (provider: Provider, id: string): readonly (readonly [title: string, run: Scenario])[] => [
  [`${id} R7.42 R7.44 una cuenta nueva de ${provider} es rechazada, queda registrada e ingresa`, newAccount(provider)],
  [`${id} R7.44 una cuenta conocida de ${provider} ingresa sin registrarse`, knownAccount(provider)],
  [`cerrar la ventana de ${provider} deja el botón útil, y el segundo intento ingresa`, closedWindow(provider)],
]

/** In this order: the accounts that the later ones know are made by the earlier ones. */
const SCENARIOS: readonly (readonly [title: string, run: Scenario])[] = [
  ['R1.13 cargar no trae nada de Firebase; acercarse al botón trae la biblioteca, y no abre nada', loadsLate],
  ...ofProvider('Google', 'R1.11'),
  ...ofProvider('Facebook', 'R1.12'),
  ['R1.11 también desde la creación de cuenta', fromSignUp],
  ['R8.25 una ventana cerrada y ya: sin aviso, sin sesión y sin envíos', closedForGood],
  ['R8.26 empezar con Google y seguir con Facebook ingresa con Facebook, sin avisos', otherProvider],
  ['un doble clic abre una sola ventana, y esa ingresa', doubleClick],
  ['R8.28 sin red hacia el guion de Google se dice, y el siguiente intento ingresa', withoutScript],
  ['R8.24 si el guion tarda más que el permiso del clic se dice, y el siguiente clic ingresa', slowScript],
  ['con el guion lento, haberse acercado al botón a tiempo basta: el primer clic abre la ventana', preparedSlowly],
]

/** Those that begin without the login dialog. */
const FROM_NOWHERE: ReadonlySet<Scenario> = new Set([loadsLate, fromSignUp])

export const runScenarios = async (all: Surroundings, { step }: Report): Promise<void> => {
  for (const [title, run] of SCENARIOS)
    await step(title, async () => {
      const visit = await all.visit()
      try {
        if (!FROM_NOWHERE.has(run)) await openLogin(visit)
        const note = await run(visit, all)
        assert.deepEqual(visit.troubles, [], 'La página tuvo tropiezos')
        return note
      } finally {
        await visit.context.close()
      }
    })
}
