import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type APIRequestContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { screenOf } from '../../src/commands/screen.ts'
import { button, header } from './shop.ts'

interface Options {
  /** Errors and warnings that this check expects on the console. */
  tolerates: readonly RegExp[]
}

interface Person {
  readonly name: string
  readonly mail: string
}

export interface Account extends Person {
  readonly password: string
}

interface Fixtures {
  /** An account of this check alone, which has not logged in. Only over the wire. */
  account: Account
}

export const LEAKS = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|<!DOCTYPE/i

/**
 * Firefox reports this when the page lets go of a picture while a service worker still hands over its answer. A worker
 * that fails to answer is reported with an address.
 */
const PICTURE_LET_GO =
  /^Failed to load ‘’. A ServiceWorker intercepted the request and encountered an unexpected error.$/

/** Most journeys go without a worker, which would answer a later one with what an earlier one saw. */
const NO_WORKER = /^Service Worker registration blocked by Playwright/

/** Notes uncaught errors, unexpected console output and requests to a foreign origin, until it is stopped. */
const noteTroubles = (page: Page, origin: string, expected: readonly RegExp[]) => {
  const problems: string[] = []
  const note = (what: string, text: string, where = ''): void => {
    if (![NO_WORKER, ...expected].some((pattern) => pattern.test(text)))
      problems.push(`${what}: ${text.slice(0, 300)} ${where}`.trimEnd())
  }
  // Firefox reports here what its security policy refused; others use the console.
  const onError = ({ message }: Error) => note('error sin atender', message)
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note('consola', message.text(), message.location().url)
  }
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) note('petición ajena', url.href)
  }
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest)
  const stop = () => page.off('pageerror', onError).off('console', onConsole).off('request', onRequest)
  return { problems, stop }
}

/** A live site gets none of the page's writes. */
const keepWritesHere = (page: Page): Promise<unknown> =>
  page
    .context()
    .route('**/*', (route) =>
      ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method())
        ? route.continue()
        : route.fulfill({ status: 200, json: [] }),
    )

/** A doubt, and words that take it away, in either order. */
const CONTRADICTIONS = [
  'No sabemos si tu pedido (a .+?) se envió[^]*Enviamos tu pedido \\1',
  'No (?:se guardó|sabemos si se guardó) el cambio[^]*ya está en tus favoritos',
  'No sabemos si tu correo quedó suscrito[^]*Te has suscrito',
  'No sabemos si tu cuenta quedó creada[^]*Tu cuenta quedó creada',
  'No sabemos si salió el correo[^]*Revisa tu correo',
  'Tu sesión terminó[^]*Se ha iniciado sesión con',
]

/** Two notices in sight that contradict each other fail the check, by the console. */
const heedContradictions = (patterns: readonly string[]): void => {
  const found = () =>
    patterns.find((pattern) => new RegExp(pattern).test(`${document.body.innerText}\n${document.body.innerText}`))
  const look = () => {
    if (document.querySelector('.toaster-toast') === null || found() === undefined) return
    // An answer may be drawn a moment before its doubt goes.
    setTimeout(() => found() && console.error(`Dos avisos se contradicen: ${found()}`), 300)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** An uncaught error, unexpected console output, a foreign request and machine words in the text fail the check. */
export const watched = async (
  page: Page,
  { baseURL, tolerates }: { readonly baseURL: string | undefined; readonly tolerates: readonly RegExp[] },
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const origin = new URL(baseURL ?? 'http://localhost').origin
  const { problems, stop } = noteTroubles(page, origin, [PICTURE_LET_GO, ...tolerates])
  waitForHydration(page)
  if (process.env['SITE_URL'] !== undefined) await keepWritesHere(page)
  await page.addInitScript(heedContradictions, CONTRADICTIONS)
  await use(page)
  if (!page.isClosed()) {
    if (base.info().errors.length > 0)
      await base.info().attach('pantalla', { body: JSON.stringify(await page.evaluate(screenOf)) })
    const text = await page.locator('body').innerText()
    if (LEAKS.test(text)) problems.push(`texto de máquina a la vista: ${LEAKS.exec(text)?.[0]}`)
  }
  stop()
  expect(problems).toEqual([])
}

/** A prerendered page hears no press until React has hydrated it, and the browser itself follows its links. */
const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('script[type="module"]') === null || performance.getEntriesByName('hydrated').length > 0,
  )
}

/** The history entry of a closed dialog goes a moment after it, and stops a navigation that begins before. */
const untilClosed = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => document.querySelector('dialog[open]') !== null || !('below' in Object(history.state)),
      undefined,
      { timeout: 1000 },
    )
    .catch(() => undefined)

/** A page that is opened or loaded again is pressed only once it can hear it. */
const waitForHydration = (page: Page): void => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...address) => {
    await untilClosed(page)
    const answer = await goto(...address)
    await untilHydrated(page)
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await untilHydrated(page)
    return answer
  }
}

/** An account that has not logged in. */
const createAccount = async (request: APIRequestContext): Promise<Account> => {
  const account = { name: 'Amalia Ponce', mail: `amalia.${randomUUID()}@correo.mx`, password: 'costura2026' }
  // The first answer brings the CSRF cookie, which the write repeats.
  await request.get(`/api${CALLS.catalogue.segments.path}`)
  const token = (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const { name, mail: email, password } = account
  const answer = await request.post(`/api${CALLS.accounts.register.path}`, {
    headers: { 'X-XSRF-TOKEN': token },
    data: { name, email, phone: '4451234567', password },
  })
  expect(await answer.text()).toContain('registered')
  return account
}

export const test = base.extend<Options & Fixtures>({
  tolerates: [[], { option: true }],
  page: ({ page, baseURL, tolerates }, use) => watched(page, { baseURL, tolerates }, use),
  account: async ({ request }, use) => use(await createAccount(request)),
})

const DEMO = { name: 'Guadalupe Ramírez', mail: 'demo@puntada.mx', password: 'mayoreo123' }

/** Starts the visit as somebody who logged in before. */
export const logIn = async (page: Page, { name, mail }: Person): Promise<void> => {
  const session = { name, mail, phone: '4451234567' }
  await page.addInitScript((parts) => {
    // The empty page that a new tab begins with has no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('sembrada') !== null) return
    sessionStorage.setItem('sembrada', '1')
    for (const [part, value] of Object.entries(parts)) localStorage.setItem(`puntada_${part}`, JSON.stringify(value))
  }, session)
}

/** Starts the visit as the demo account, which has favourites and messages. Over the wire, only to read. */
export const asDemo = (page: Page): Promise<void> => logIn(page, DEMO)

export const openLogin = async (page: Page): Promise<Locator> => {
  await page.goto('/articulos')
  await button(header(page), 'Ingresar').click()
  return page.getByRole('dialog', { name: 'Ingresa a tu cuenta' })
}

export const fillLogin = async (form: Locator, { mail, password }: Omit<Account, 'name'> = DEMO): Promise<void> => {
  await form.getByLabel('Correo electrónico').fill(mail)
  await form.getByLabel('Contraseña', { exact: true }).fill(password)
}

/** Answers to these addresses wait until the returned function is called. */
export const hold = async (page: Page, addresses: string): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The writes that the page sends from now on to the paths that end like this. */
export const postsTo = (page: Page, path: string): readonly Request[] => {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) posts.push(request)
  })
  return posts
}

export const isLoggedOut = async (page: Page): Promise<void> => {
  await expect(button(header(page), 'Ingresar')).toBeVisible()
  const kept = () => Object.keys(localStorage).filter((key) => /^puntada_(name|mail|phone)$/.test(key))
  expect(await page.evaluate(kept)).toEqual([])
}

/** Marks the hydrated page as it is now, for `reloaded` to wait until it is another. */
export const markPage = async (page: Page): Promise<void> => {
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { sinRecargar: true }))
}

export const reloaded = (page: Page): Promise<unknown> => page.waitForFunction(() => !('sinRecargar' in window))

export { expect }
