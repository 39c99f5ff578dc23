import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { simulatedToken } from '../../mocks/memory/identity.ts'
import { API_SCRIPT, API_STAND_IN } from './api-stand-in.ts'

interface Sent {
  readonly path: string
  readonly body: unknown
  /** What the token says that the site sent along; null without one. */
  readonly proof: Proof | null
  readonly answer: string
}

export interface Proof {
  readonly aud: string
  readonly iss: string
  readonly email: string
}

/** The emulator signs nothing, so that this reads as much as a server could check. */
const proofIn = (request: Request): Proof | null => {
  const [, claims] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]*$/.exec(request.headers()['authorization'] ?? '') ?? []
  return claims === undefined ? null : (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Proof)
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Addresses asked for by the shop's page and its frames. */
  readonly asked: string[]
  /** Writes about accounts, with their answers. */
  readonly sent: Sent[]
  /** Refusals of the content policy, uncaught errors. */
  readonly troubles: string[]
  readonly apiScript: (mode: 'there' | 'gone' | 'slow') => void
}

/** Milliseconds: longer than a click gives the right to open a window. */
const SLOW_MS = 6500

export const startVisit = async (browser: Browser, site: string, emulator: string): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: site, locale: 'es-MX', serviceWorkers: 'block' })
  const visit = { asked: [] as string[], sent: [] as Sent[], troubles: [] as string[] }
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  let mode: 'there' | 'gone' | 'slow' = 'there'
  // Nothing leaves this machine: not even the fonts of the emulator's window.
  await context.route(
    (url) => url.origin !== site && url.origin !== emulator,
    async (route) => {
      if (!route.request().url().startsWith(API_SCRIPT)) return route.abort()
      if (mode === 'gone') return route.abort('internetdisconnected')
      if (mode === 'slow' && route.request().frame() === page.mainFrame())
        await new Promise((next) => setTimeout(next, SLOW_MS))
      return route.fulfill({ contentType: 'text/javascript', body: API_STAND_IN })
    },
  )
  // The simulated API knows its own kind of token alone: it is given that of the mail in the real one.
  await context.route('**/api/*-user-redes.php', (route) => {
    const proof = proofIn(route.request())
    const authorization = proof === null ? '' : `Bearer ${simulatedToken(proof.email)}`
    return route.continue({ headers: { ...route.request().headers(), authorization } })
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP: ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('request', (request) => visit.asked.push(request.url()))
  page.on('console', (message) => {
    if (/CSP:|Content Security Policy|Trusted/.test(message.text())) visit.troubles.push(message.text())
  })
  page.on('pageerror', (error) => visit.troubles.push(`Error sin atender: ${error.message}`))
  page.on('response', async (response) => {
    const request = response.request()
    const path = new URL(request.url()).pathname.replace('/api/', '')
    if (request.method() !== 'POST' || !/user/.test(path) || !request.url().startsWith(site)) return
    const place = visit.sent.length
    const written = { path, body: request.postDataJSON() as unknown, proof: proofIn(request) }
    visit.sent.push({ ...written, answer: '' })
    const answer = await response.text().catch(() => '(sin respuesta)')
    visit.sent[place] = { ...written, answer }
  })
  return { ...visit, page, context, apiScript: (next) => (mode = next) }
}
