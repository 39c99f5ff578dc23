import { strict as assert } from 'node:assert'
import type { Locator, Page } from '@playwright/test'
import type { Visit } from './visit.ts'

export type Provider = 'Google' | 'Facebook'

export interface Account {
  readonly name: string
  readonly mail: string
}

const WAIT_MS = 15_000

/** Asks until it holds, or says what was there last. */
export const eventually = async <T>(
  what: string,
  read: () => T | Promise<T>,
  holds: (value: T) => boolean,
  waitMs = WAIT_MS,
): Promise<T> => {
  for (const until = Date.now() + waitMs; ; await new Promise((next) => setTimeout(next, 50))) {
    const value = await read()
    if (holds(value)) return value
    if (Date.now() > until) throw new Error(`${what}; lo último que se vio: ${JSON.stringify(value)}`)
  }
}

export const openLogin = async (visit: Visit): Promise<void> => {
  await visit.page.goto('/articulos')
  await visit.page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click()
  await visit.page.getByRole('dialog').waitFor()
  await markPage(visit)
}

export const button = ({ page }: Visit, provider: Provider): Locator =>
  page.getByRole('dialog').getByRole('button', { name: `Continuar con ${provider}` })

/** Two clicks closer than this are a double click, and mean one window. */
export const unhurried = ({ page }: Visit): Promise<void> => page.waitForTimeout(700)

export const askWindow = async (visit: Visit, provider: Provider): Promise<Page> => {
  const opened = visit.page.waitForEvent('popup', { timeout: WAIT_MS })
  // A failed click is told by itself, not by a window that nobody awaits any more.
  opened.catch(() => undefined)
  await button(visit, provider).click()
  return opened
}

export const addAccount = async (popup: Page, { name, mail }: Account): Promise<void> => {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(mail)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

export const chooseAccount = (popup: Page, { mail }: Account): Promise<void> =>
  popup.locator('.js-reuse-account').filter({ hasText: mail }).click()

export const storedSession = ({ page }: Visit): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    ['puntada_name', 'puntada_mail', 'puntada_phone'].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    ),
  )

export const assertLoggedIn = async (visit: Visit, { name, mail }: Account): Promise<void> => {
  const stored = await eventually(
    'Nadie quedó con la sesión iniciada',
    () => storedSession(visit),
    ([first]) => first !== null,
  )
  assert.deepEqual(stored, [name, mail, ''])
  await eventually(
    'La página no se volvió a cargar',
    () => visit.page.evaluate(() => !('sinRecargar' in window)).catch(() => false),
    Boolean,
  )
  await visit.page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).waitFor()
}

export const markPage = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sinRecargar: true }))

export const assertSent = (visit: Visit, expected: readonly (readonly [path: string, body: object])[]): void => {
  assert.deepEqual(
    visit.sent.map(({ path, body }) => [path, body]),
    expected,
  )
  for (const { body, proof } of visit.sent)
    assert.deepEqual(
      [proof?.aud, proof?.iss, proof?.email],
      ['demo-puntada', 'https://securetoken.google.com/demo-puntada', (body as { email?: string }).email],
      'La prueba no es del correo que se manda',
    )
}

/** What the library left in this browser (R1.13), besides its count of days of use, which cannot be turned off. */
export const leftBehind = ({ page }: Visit): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('firebase')),
    ...(await indexedDB.databases())
      .filter(({ name }) => name !== 'firebase-heartbeat-database')
      .map(({ name }) => `IndexedDB ${name}`),
  ])
