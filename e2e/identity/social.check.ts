import type { Page, Request } from '@playwright/test'
import { simulatedToken } from '../../mocks/memory/reply.ts'
import { launchOptions } from '../../src/commands/browser.ts'
import { header } from '../support/shop.ts'
import { expect, markPage, openLogin, reloaded, test as base } from '../support/test.ts'
import { API_SCRIPT, API_STAND_IN } from './api-stand-in.ts'
import { serveWithEmulator } from './servers.ts'

/**
 * `npm run identity:check`: in Chromium, a production build's real Firebase library against the real Auth emulator.
 * It does not exercise the consent screens of Google and Facebook; the true script of API_SCRIPT; the page
 * /__/auth/handler and the project's allowed domains; the production addresses in the CSP; other browsers.
 */
type Provider = 'Google' | 'Facebook'
const NAME = 'Lucía Prueba'
const mailAt = (provider: Provider) => `lucia.${provider.toLowerCase()}@correo.example`

interface Web {
  /** Requests to the shop's own API, each with the person of whom its token speaks. */
  readonly sent: (readonly [path: string, body: unknown, person: string])[]
  readonly ofFirebase: string[]
  hasScript: boolean
}

/** Whom the token speaks of. The emulator signs nothing, so that this is as much as a server could check. */
const personIn = (request: Request) => {
  const [, claims = 'e30'] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]*$/.exec(request.headers()['authorization'] ?? '') ?? []
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { email?: string }).email)
}

const test = base.extend<{ web: Web }, { servers: Awaited<ReturnType<typeof serveWithEmulator>> }>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants it so
    async ({}, use) => {
      const servers = await serveWithEmulator()
      await use(servers)
      await servers.stop()
    },
    // The first time the emulator is fetched; and without a way out it first looks for one, for a minute.
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
  baseURL: ({ servers }, use) => use(servers.site),
  web: async ({ page, context, servers: { site, emulator } }, use) => {
    const web: Web = { sent: [], ofFirebase: [], hasScript: true }
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site) web.ofFirebase.push(request.url())
    })
    // Nothing leaves this machine: not even the fonts of the emulator's window.
    await context.route(
      (url) => ![site, emulator].includes(url.origin),
      (route) =>
        web.hasScript && route.request().url().startsWith(API_SCRIPT)
          ? route.fulfill({ contentType: 'text/javascript', body: API_STAND_IN })
          : route.abort(),
    )
    // The simulated API knows its own kind of token alone: it is given that of the mail in the real one.
    await context.route('**/api/*-user-redes.php', (route) => {
      const request = route.request()
      const person = personIn(request)
      web.sent.push([new URL(request.url()).pathname.replace('/api/', ''), request.postDataJSON(), person])
      const headers = { ...request.headers(), authorization: `Bearer ${simulatedToken(person)}` }
      return route.continue({ headers })
    })
    await use(web)
  },
})
// Accounts of the former ones are logged in by the others.
test.describe.configure({ mode: 'serial' })
// What the emulator's frame says, and what the check breaks, is not the site's.
test.use({
  tolerates: [/^https?:|Failed to load resource|emulator|net::ERR_|firebase/i],
  // Windows that no click asked for are blocked, as for any visitor; a headless shell blocks none.
  launchOptions: { ...launchOptions({ full: true }), ignoreDefaultArgs: ['--disable-popup-blocking'] },
})

const button = (page: Page, provider: Provider) =>
  page.getByRole('dialog').getByRole('button', { name: `Continuar con ${provider}` })

/** The provider's window, once it offers its accounts. */
const askWindow = async (page: Page, provider: Provider, press: 'click' | 'dblclick' = 'click'): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, provider)[press]()])
  await popup.locator('.js-new-account').waitFor()
  return popup
}

const stored = (page: Page) =>
  page.evaluate(() =>
    ['name', 'mail', 'phone'].map((part) => JSON.parse(localStorage.getItem(`puntada_${part}`) ?? 'null') as unknown),
  )

const isLoggedIn = async (page: Page, mail: string): Promise<void> => {
  await expect.poll(() => stored(page).catch(() => null)).toEqual([NAME, mail, ''])
  await reloaded(page)
  await expect(header(page).getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
}

const login = (mail: string, metodo: Provider) => ['login-user-redes.php', { email: mail, metodo }, mail] as const

for (const [id, provider] of [
  ['R1.11', 'Google'],
  ['R1.12', 'Facebook'],
] as const)
  test(`${id} R1.13 R7.42 R7.44 una cuenta nueva de ${provider} se registra e ingresa; antes no se pide nada`, async ({
    page,
    web,
  }) => {
    const mail = mailAt(provider)
    await openLogin(page)
    await expect(button(page, provider)).toBeVisible()
    // Longer than the site waits before it does what can wait.
    await page.waitForTimeout(8000)
    expect(web.ofFirebase).toEqual([])
    await button(page, provider).hover()
    await expect.poll(() => web.ofFirebase.length).toBeGreaterThan(0)
    await markPage(page)
    const popup = await askWindow(page, provider)
    await popup.locator('.js-new-account').click()
    await popup.locator('#email-input').fill(mail)
    await popup.locator('#display-name-input').fill(NAME)
    await popup.locator('#sign-in').click()
    // Refused: the account that is at hand is registered on a second click, without another window.
    await page.getByRole('button', { name: `Crear cuenta con ${provider}` }).click()
    await isLoggedIn(page, mail)
    const entry = login(mail, provider)
    const account = { name: NAME, email: mail, phone: '', metodo: provider }
    expect(web.sent).toEqual([entry, ['register-user-redes.php', account, mail], entry])
    expect(popup.isClosed(), 'la ventana del proveedor').toBe(true)
  })

/** What goes before, with accounts that the former ones made; then an account of the provider is logged in. */
const SCENARIOS: Readonly<Record<string, readonly [Provider, (page: Page, web: Web) => Promise<unknown>]>> = {
  'R8.25 cerrar la ventana es callado y deja el botón útil; el segundo intento ingresa': [
    'Google',
    async (page) => {
      await (await askWindow(page, 'Google')).close()
      await expect(button(page, 'Google')).toBeEnabled({ timeout: 500 })
      await expect(page.getByText('Sigue en la ventana de Google')).toBeHidden({ timeout: 20_000 })
      expect((await page.getByRole('alert').allInnerTexts()).join('').trim(), 'es callado').toBe('')
    },
  ],
  'R8.26 empezar con Google y seguir con Facebook ingresa con Facebook': [
    'Facebook',
    (page) => askWindow(page, 'Google'),
  ],
  'R8.28 sin red hacia el guion de Google se dice, y el siguiente intento ingresa': [
    'Google',
    async (page, web) => {
      web.hasScript = false
      await button(page, 'Google').click()
      await expect(page.getByText('No hay conexión con la red social. Revisa tu internet').first()).toBeVisible()
      web.hasScript = true
    },
  ],
}
for (const [title, [provider, first]] of Object.entries(SCENARIOS))
  test(`${title}; un doble clic abre una sola ventana`, async ({ page, web, context }) => {
    await openLogin(page)
    await markPage(page)
    await first(page, web)
    expect([await stored(page), web.sent]).toEqual([[null, null, null], []])
    const before = context.pages().length
    const popup = await askWindow(page, provider, 'dblclick')
    expect(context.pages().length - before, 'ventanas más').toBeLessThan(2)
    const mail = mailAt(provider)
    await popup.locator('.js-reuse-account').filter({ hasText: mail }).click()
    await isLoggedIn(page, mail)
    expect(web.sent).toEqual([login(mail, provider)])
  })
