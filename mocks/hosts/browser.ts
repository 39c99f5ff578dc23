/// <reference types="msw/vite/client" />
// Stands before MSW, which needs the storage that it may have to provide.
import '../storage-stand-in.ts'
import { getResponse } from 'msw/utils/get-response'
import { applyOnce, createControl, stateAskedFor } from '../simulator/control.ts'
import { createSimulation } from '../db.ts'
import { createHandlers } from '../handlers/handlers.ts'
import { createSimulatedIdentity } from '../memory/identity.ts'
import { morningOf } from '../seed/clock.ts'
import { attempt, type SimulationStorage } from '../persistence.ts'
import { createConditions } from '../simulator/scenarios.ts'

const storageOf = (which: 'localStorage' | 'sessionStorage') =>
  attempt<SimulationStorage | undefined>(() => window[which], undefined)

/** Sets a real server's cookie, so that the site sends its CSRF header (R7.02). */
const setCsrfCookie = () => {
  if (!/(?:^|;\s*)XSRF-TOKEN=/.test(document.cookie)) {
    document.cookie = 'XSRF-TOKEN=simulado; path=/; SameSite=Lax'
  }
}

/**
 * Answers the page's `fetch` where a service worker is refused. Pictures are not requested by `fetch` and stay missing.
 */
const answerInPage = (handlers: ReturnType<typeof createHandlers>): void => {
  const outside = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse(handlers, request.clone())
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? outside(request)
  }
}

const RELOADED_KEY = 'puntada_simulador_recarga'

/**
 * Whether the worker controls the page. A hard reload leaves the page without it, and an ordinary one brings it back,
 * which is done once only, to avoid a loop.
 */
const controlled = async (): Promise<boolean> => {
  const tab = storageOf('sessionStorage')
  for (let tries = 0; tries < 20 && navigator.serviceWorker.controller === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (navigator.serviceWorker.controller !== null) {
    tab?.removeItem(RELOADED_KEY)
    return true
  }
  if (tab === undefined || tab.getItem(RELOADED_KEY) !== null) return false
  tab.setItem(RELOADED_KEY, '1')
  window.location.reload()
  return new Promise<never>(() => undefined)
}

/** Waits for the page's first paint, because making the shop blocks it. A hidden tab paints nothing. */
const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/**
 * Puts the simulated backend behind the page's own requests, through a service worker. Resolves when it answers. A
 * copied link carries `?semilla=`, `?escenario=` and more (`state.ts`).
 */
export const startSimulation = async (): Promise<void> => {
  const [{ network }, { defaultNetworkOptions }] = await Promise.all([import('virtual:msw'), import('msw/browser')])
  // MSW 3.0.5 also makes a source that is never enabled: it waits forever with each message that the worker sends.
  for (const unused of defaultNetworkOptions.sources) if ('terminate' in unused) await unused.terminate()
  await afterFirstPaint()
  const linkState = stateAskedFor(window)
  const storage = storageOf('localStorage')
  const simulation = createSimulation({
    seed: linkState.seed,
    openedAt: morningOf(Date.now()),
    storage,
  })
  const conditions = createConditions(linkState)
  if (await applyOnce(window, simulation, linkState)) {
    window.location.reload()
    await new Promise(() => undefined)
  }
  const control = createControl(window, simulation, conditions, linkState.seed)
  setCsrfCookie()
  const { apiBase: base, imagesBase: images } = SETTINGS
  const handlers = createHandlers(simulation, { conditions, base, images })
  try {
    // The page's own files pass; only the API and the pictures are simulated.
    network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
    // The worker sends a copy of each answer for these events, whose stream stays open until it is read or cancelled.
    const drop = ({ response }: { readonly response: Response }): void =>
      void response.body?.cancel().catch(() => undefined)
    network.events.on('response:mocked', drop)
    network.events.on('response:bypass', drop)
    await network.enable()
    if (!(await controlled())) throw new Error('no worker')
  } catch {
    console.info('[simulador] El navegador no permite service workers: la tienda funciona, pero sin imágenes.')
    answerInPage(handlers)
  }
  // The panel comes when the page has nothing else to do; without its code the shop goes on.
  const openPanel = () =>
    void import('../simulator/panel/panel.ts').then(
      ({ mountPanel }) => mountPanel(document, control),
      () => undefined,
    )
  // oxlint-disable-next-line typescript/no-deprecated -- only where the browser has it
  if ('requestIdleCallback' in window) requestIdleCallback(openPanel, { timeout: 2000 })
  else setTimeout(openPanel, 300)
}

/** The same backend without requests, in the development server alone. */
export const openInMemory = async () => {
  const { createBackendInMemory } = await import('./memory.ts')
  return createBackendInMemory({ openedAt: morningOf(Date.now()), storage: storageOf('localStorage') })
}

/** The social identity of builds with the simulation. */
export const simulatedIdentity = createSimulatedIdentity()
