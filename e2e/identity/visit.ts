import { strict as assert } from 'node:assert'
import { expect, type Browser, type Locator, type Page, type Request } from '@playwright/test'
import { simulatedToken } from '../../mocks/memory/identity.ts'
import { markPage, wasReloaded } from '../support/test.ts'
import { noteTroubles } from '../support/troubles.ts'
import { API_SCRIPT, API_STAND_IN } from './api-stand-in.ts'

export interface Surroundings {
  readonly browser: Browser
  readonly site: string
  readonly emulator: string
  /** Addresses of the library's files. */
  readonly library: readonly string[]
}

export type Provider = 'Google' | 'Facebook'

export interface Account {
  readonly name: string
  readonly mail: string
}

interface Proof {
  readonly aud: string
  readonly iss: string
  readonly email: string
}

/** The emulator signs nothing, so that this reads as much as a server could check. */
const proofIn = (request: Request): Proof | null => {
  const [, claims] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]*$/.exec(request.headers()['authorization'] ?? '') ?? []
  return claims === undefined ? null : (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Proof)
}

/** Milliseconds: longer than a click gives the right to open a window. */
const SLOW_MS = 6500

export type Visit = Awaited<ReturnType<typeof startVisit>>

/** One browser of a visitor, and what is asked and sent from it. */
export const startVisit = async ({ browser, site, emulator, library }: Surroundings) => {
  const context = await browser.newContext({ baseURL: site, locale: 'es-MX', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const asked: string[] = []
  const sent: { readonly path: string; readonly body: { readonly email?: string }; readonly proof: Proof | null }[] = []
  // What the emulator's frame says, and what the check breaks, is not the site's.
  const foreign = /Failed to load resource|Service Worker registration blocked|emulator|net::ERR_|firebase/i
  const { problems } = noteTroubles(page, site, [foreign])
  let script: 'there' | 'gone' | 'slow' = 'there'
  // Nothing leaves this machine: not even the fonts of the emulator's window.
  await context.route(
    (url) => url.origin !== site && url.origin !== emulator,
    async (route) => {
      if (!route.request().url().startsWith(API_SCRIPT)) return route.abort()
      if (script === 'gone') return route.abort('internetdisconnected')
      if (script === 'slow' && route.request().frame() === page.mainFrame())
        await new Promise((next) => setTimeout(next, SLOW_MS))
      return route.fulfill({ contentType: 'text/javascript', body: API_STAND_IN })
    },
  )
  // The simulated API knows its own kind of token alone: it is given that of the mail in the real one.
  await context.route('**/api/*-user-redes.php', (route) => {
    const request = route.request()
    const proof = proofIn(request)
    const path = new URL(request.url()).pathname.replace('/api/', '')
    sent.push({ path, body: request.postDataJSON() as { email?: string }, proof })
    const authorization = proof === null ? '' : `Bearer ${simulatedToken(proof.email)}`
    return route.continue({ headers: { ...request.headers(), authorization } })
  })
  page.on('request', (request) => asked.push(request.url()))
  return {
    page,
    context,
    sent,
    /** What the page did that it must not; foreign addresses are looked at by `ofFirebase`. */
    problems: () => problems.filter((problem) => !problem.startsWith('petición ajena')),
    setScript: (next: typeof script) => (script = next),
    /** What was asked of Firebase, and for its library. */
    ofFirebase: () => asked.filter((url) => new URL(url).origin !== site || library.includes(new URL(url).pathname)),
  }
}

export const openLogin = async ({ page }: Visit): Promise<void> => {
  await page.goto('/articulos')
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('dialog').waitFor()
  await markPage(page)
}

export const button = ({ page }: Visit, provider: Provider): Locator =>
  page.getByRole('dialog').getByRole('button', { name: `Continuar con ${provider}` })

/** The provider's window, once it offers its accounts. */
export const askWindow = async ({ page }: Visit, by: Locator): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), by.click()])
  await popup.locator('.js-new-account').waitFor()
  return popup
}

export const addAccount = async (popup: Page, { name, mail }: Account): Promise<void> => {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(mail)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

const storedSession = ({ page }: Visit): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    ['puntada_name', 'puntada_mail', 'puntada_phone'].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    ),
  )

export const isLoggedIn = async (visit: Visit, { name, mail }: Account): Promise<void> => {
  await expect.poll(() => storedSession(visit).catch(() => null), { timeout: 15_000 }).toEqual([name, mail, ''])
  await expect.poll(() => wasReloaded(visit.page), { timeout: 15_000 }).toBe(true)
  await visit.page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).waitFor()
}

export const isNobody = async (visit: Visit): Promise<void> => {
  assert.deepEqual(await storedSession(visit), [null, null, null])
  assert.deepEqual(visit.sent, [])
}

/** Logs in with an account that the provider's window already knows. */
export const enterAs = async (visit: Visit, popup: Page, account: Account): Promise<void> => {
  await popup.locator('.js-reuse-account').filter({ hasText: account.mail }).click()
  await isLoggedIn(visit, account)
}

export const assertSent = ({ sent }: Visit, ...expected: readonly (readonly [path: string, body: object])[]): void => {
  assert.deepEqual(
    sent.map(({ path, body }) => [path, body]),
    expected,
  )
  for (const { body, proof } of sent)
    assert.deepEqual(
      [proof?.aud, proof?.iss, proof?.email],
      ['demo-puntada', 'https://securetoken.google.com/demo-puntada', body.email],
      'La prueba no es del correo que se manda',
    )
}

/** What the library left in this browser, besides its count of days of use, which cannot be turned off. */
export const leftBehind = ({ page }: Visit): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('firebase')),
    ...(await indexedDB.databases()).flatMap(({ name }) =>
      name === 'firebase-heartbeat-database' ? [] : [`IndexedDB ${name}`],
    ),
  ])
