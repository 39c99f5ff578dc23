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
  /** Addresses of the files that carry the library. */
  readonly library: readonly string[]
  readonly visit: () => Promise<Visit>
}

const KNOWN: Readonly<Record<Provider, Account>> = {
  Google: { name: 'Lucía Google', mail: 'lucia.google@correo.example' },
  Facebook: { name: 'Raúl Facebook', mail: 'raul.facebook@correo.example' },
}
const PROVIDERS = ['Google', 'Facebook'] as const

const ofFirebase = (visit: Visit, { site, library }: Surroundings): readonly string[] =>
  visit.asked.filter((url) => new URL(url).origin !== site || library.includes(new URL(url).pathname))

const toast = (visit: Visit, text: string): Promise<void> => visit.page.getByText(text).first().waitFor()

const withVisit = async <T>({ visit }: Surroundings, run: (visit: Visit) => Promise<T>): Promise<T> => {
  const started = await visit()
  try {
    const result = await run(started)
    assert.deepEqual(started.troubles, [], 'La página tuvo tropiezos')
    return result
  } finally {
    await started.context.close()
  }
}

/** The same, with the login dialog open. */
const withLogin = <T>(all: Surroundings, run: (visit: Visit) => Promise<T>): Promise<T> =>
  withVisit(all, async (visit) => {
    await openLogin(visit)
    await markPage(visit)
    return run(visit)
  })

/** In the provider's window: this known account, which logs in. */
const enterAs = async (visit: Visit, popup: Page, account: Account): Promise<void> => {
  await chooseAccount(popup, account)
  await assertLoggedIn(visit, account)
}

const untilIntent = (all: Surroundings) =>
  withVisit(all, async (visit) => {
    let windows = 0
    visit.context.on('page', () => (windows += 1))
    for (const path of ['/', '/login', '/registro', '/articulos']) {
      await visit.page.goto(path)
      await visit.page.reload()
      await visit.page.getByRole('heading', { level: 1 }).first().waitFor()
      await visit.page.waitForLoadState('networkidle')
    }
    // Longer than the site waits before it does what can wait.
    await visit.page.waitForTimeout(8000)
    await visit.page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
    await button(visit, 'Google').waitFor()
    await visit.page.waitForTimeout(500)
    assert.deepEqual(ofFirebase(visit, all), [])
    await button(visit, 'Google').hover()
    await eventually(
      'Acercarse al botón no trajo la biblioteca',
      () => ofFirebase(visit, all).length,
      (count) => count > 0,
    )
    await visit.page.waitForTimeout(500)
    const elsewhere = ofFirebase(visit, all).filter((url) => !url.startsWith(all.site))
    for (const url of elsewhere)
      assert.match(url, /^https:\/\/apis\.google\.com\/js\/api\.js|\/emulator\/auth\/iframe\?/)
    assert.equal(windows, 0)
    assert.deepEqual(visit.sent, [])
  })

const newAccount = (all: Surroundings, provider: Provider) =>
  withLogin(all, async (visit) => {
    const account = KNOWN[provider]
    const start = performance.now()
    const popup = await askWindow(visit, provider)
    await popup.locator('.js-new-account').waitFor()
    const opened = performance.now()
    await addAccount(popup, account)
    // Refused: the account that is at hand is registered on a second click, without another window.
    await visit.page.getByRole('button', { name: `Crear mi cuenta con ${provider}` }).click()
    await toast(visit, `Se ha iniciado sesión con ${account.mail}`)
    const done = performance.now()
    assertSent(visit, [
      ['login-user-redes.php', { email: account.mail, metodo: provider }],
      ['register-user-redes.php', { name: account.name, email: account.mail, phone: '', metodo: provider }],
      ['login-user-redes.php', { email: account.mail, metodo: provider }],
    ])
    assert.match(visit.sent[0]?.answer ?? '', /no existe/)
    await assertLoggedIn(visit, account)
    assert.equal(popup.isClosed(), true, 'La ventana del proveedor sigue abierta')
    assert.deepEqual(await leftBehind(visit), [])
    const before = ofFirebase(visit, all).length
    await visit.page.reload()
    await visit.page.waitForLoadState('networkidle')
    assert.equal(ofFirebase(visit, all).length, before, 'La recarga volvió a pedir algo de Firebase')
    return `ventana lista en ${Math.round(opened - start)} ms, sesión ${Math.round(done - opened)} ms después`
  })

const knownAccount = (all: Surroundings, provider: Provider) =>
  withLogin(all, async (visit) => {
    const account = KNOWN[provider]
    await enterAs(visit, await askWindow(visit, provider), account)
    assertSent(visit, [['login-user-redes.php', { email: account.mail, metodo: provider }]])
  })

const fromSignUp = (all: Surroundings) =>
  withVisit(all, async (visit) => {
    const account = { name: 'Elena Alta', mail: 'elena.alta@correo.example' }
    await visit.page.goto('/registro')
    await markPage(visit)
    const opened = visit.page.waitForEvent('popup')
    await visit.page.getByRole('main').getByRole('button', { name: 'Continuar con Google' }).click()
    await addAccount(await opened, account)
    await assertLoggedIn(visit, account)
    assert.equal(visit.sent.length, 3)
  })

const closedWindow = (all: Surroundings, provider: Provider) =>
  withLogin(all, async (visit) => {
    const first = await askWindow(visit, provider)
    await first.locator('.js-new-account').waitFor()
    await first.close()
    await unhurried(visit)
    assert.equal(await button(visit, provider).isEnabled(), true)
    assert.equal(await button(visit, provider).getAttribute('aria-busy'), null)
    await enterAs(visit, await askWindow(visit, provider), KNOWN[provider])
    assert.equal(visit.sent.length, 1)
  })

const closedForGood = (all: Surroundings) =>
  withLogin(all, async (visit) => {
    const popup = await askWindow(visit, 'Google')
    await popup.locator('.js-new-account').waitFor()
    const start = performance.now()
    await popup.close()
    await visit.page.getByText('Sigue en la ventana de Google').waitFor({ state: 'hidden', timeout: 20_000 })
    const heard = performance.now() - start
    await visit.page.waitForTimeout(300)
    assert.equal(
      (await visit.page.getByRole('alert').allInnerTexts()).join('').trim(),
      '',
      'Cerrar la ventana es callado',
    )
    assert.deepEqual(await storedSession(visit), [null, null, null])
    assert.deepEqual(visit.sent, [])
    return `la biblioteca lo supo ${(heard / 1000).toFixed(1)} s después`
  })

const otherProvider = (all: Surroundings) =>
  withLogin(all, async (visit) => {
    const first = await askWindow(visit, 'Google')
    await first.locator('.js-new-account').waitFor()
    await enterAs(visit, await askWindow(visit, 'Facebook'), KNOWN.Facebook)
    assertSent(visit, [['login-user-redes.php', { email: KNOWN.Facebook.mail, metodo: 'Facebook' }]])
  })

const doubleClick = (all: Surroundings) =>
  withLogin(all, async (visit) => {
    const opened = visit.page.waitForEvent('popup')
    await button(visit, 'Google').dblclick()
    await enterAs(visit, await opened, KNOWN.Google)
    assert.equal(visit.sent.length, 1)
    assert.equal(visit.context.pages().length, 1, 'Quedó abierta otra ventana')
  })

const withoutScript = (all: Surroundings) =>
  withLogin(all, async (visit) => {
    visit.apiScript('gone')
    await button(visit, 'Google').click()
    await toast(visit, 'No hay conexión con la red social. Revisa tu internet e inténtalo de nuevo.')
    assert.deepEqual(visit.sent, [])
    visit.apiScript('there')
    await enterAs(visit, await askWindow(visit, 'Google'), KNOWN.Google)
  })

const slowScript = (all: Surroundings) =>
  withLogin(all, async (visit) => {
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
  })

const preparedSlowly = (all: Surroundings) =>
  withLogin(all, async (visit) => {
    visit.apiScript('slow')
    await button(visit, 'Google').hover()
    await visit.page.locator('iframe[src*="/emulator/auth/iframe"]').waitFor({ state: 'attached' })
    await visit.page.waitForTimeout(500)
    const start = performance.now()
    const popup = await askWindow(visit, 'Google')
    const opened = performance.now() - start
    await enterAs(visit, popup, KNOWN.Google)
    return `del clic a la ventana, ${Math.round(opened)} ms`
  })

/** All that is tried, in order: the known accounts of the later steps are made by the earlier ones. */
export const runScenarios = async (all: Surroundings, { step }: Report): Promise<void> => {
  await step('R1.13 cargar no trae nada de Firebase; acercarse al botón trae la biblioteca, y no abre nada', () =>
    untilIntent(all),
  )
  for (const provider of PROVIDERS) {
    const id = provider === 'Google' ? 'R1.11' : 'R1.12'
    await step(`${id} R7.42 R7.44 una cuenta nueva de ${provider} es rechazada, queda registrada e ingresa`, () =>
      newAccount(all, provider),
    )
    await step(`${id} R7.44 una cuenta conocida de ${provider} ingresa sin registrarse`, () =>
      knownAccount(all, provider),
    )
    await step(`cerrar la ventana de ${provider} deja el botón útil, y el segundo intento ingresa`, () =>
      closedWindow(all, provider),
    )
  }
  await step('R1.11 también desde la creación de cuenta', () => fromSignUp(all))
  await step('R8.25 una ventana cerrada y ya: sin aviso, sin sesión y sin envíos', () => closedForGood(all))
  await step('R8.26 empezar con Google y seguir con Facebook ingresa con Facebook, sin avisos', () =>
    otherProvider(all),
  )
  await step('un doble clic abre una sola ventana, y esa ingresa', () => doubleClick(all))
  await step('R8.28 sin red hacia el guion de Google se dice, y el siguiente intento ingresa', () => withoutScript(all))
  await step('R8.24 si el guion tarda más que el permiso del clic se dice, y el siguiente clic ingresa', () =>
    slowScript(all),
  )
  await step('con el guion lento, haberse acercado al botón a tiempo basta: el primer clic abre la ventana', () =>
    preparedSlowly(all),
  )
}
