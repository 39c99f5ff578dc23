/// <reference types="msw/vite/client" />
import { getResponse } from 'msw/utils/get-response'
import { createSimulation, DEFAULT_SEED, type Simulation } from './db.ts'
import { createHandlers } from './handlers/handlers.ts'
import { createSimulatedIdentity } from './memory/identity.ts'
import type { SimulationStorage } from './persistence.ts'
import { createConditions, isScenario, type Conditions } from './scenarios.ts'

/** The running simulation, for the Simulador panel. */
export interface RunningSimulation {
  readonly simulation: Simulation
  readonly conditions: Conditions
}

let running: RunningSimulation | null = null
export const runningSimulation = (): RunningSimulation | null => running

const TAB_KEY = 'puntada_simulador'

const storageOf = (which: 'localStorage' | 'sessionStorage'): SimulationStorage | undefined => {
  try {
    return window[which]
  } catch {
    return undefined
  }
}

/** The address decides, then what this tab was asked for before: in-app links and the reload after login drop the query. */
const asked = (): { seed: number; scenario: string } => {
  const tab = storageOf('sessionStorage')
  let kept = ''
  try {
    kept = tab?.getItem(TAB_KEY) ?? ''
  } catch {
    // Nothing is remembered then.
  }
  const before = new URLSearchParams(kept)
  const now = new URLSearchParams(window.location.search)
  const seedText = now.get('semilla') ?? before.get('semilla') ?? ''
  const seed = /^\d{1,9}$/.test(seedText) ? Number(seedText) : DEFAULT_SEED
  const scenario = now.get('escenario') ?? before.get('escenario') ?? ''
  try {
    tab?.setItem(TAB_KEY, String(new URLSearchParams({ semilla: String(seed), escenario: scenario })))
  } catch {
    // As above.
  }
  return { seed, scenario }
}

/** A real server sets this cookie; here it lets the site's CSRF header (R7.02) be seen at work. */
const setCsrfCookie = () => {
  if (!/(?:^|;\s*)XSRF-TOKEN=/.test(document.cookie)) {
    document.cookie = 'XSRF-TOKEN=simulado; path=/; SameSite=Lax'
  }
}

/** Answers the page's own calls where a service worker is refused. Pictures stay out of its reach. */
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

/** A hard reload leaves the page without its worker; an ordinary one brings it back. Done once, lest it go in circles. */
const controlled = async (): Promise<void> => {
  const tab = storageOf('sessionStorage')
  for (let tries = 0; tries < 20 && navigator.serviceWorker.controller === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (navigator.serviceWorker.controller !== null) return tab?.removeItem(RELOADED_KEY)
  if (tab === undefined || tab.getItem(RELOADED_KEY) !== null) return
  tab.setItem(RELOADED_KEY, '1')
  window.location.reload()
  await new Promise(() => undefined)
}

/**
 * Puts the simulated backend behind the page's own requests, through a service worker. Resolves when it answers.
 * Reads `?semilla=` and `?escenario=`.
 */
export const startSimulation = async (): Promise<void> => {
  const { network } = await import('virtual:msw')
  const { seed, scenario } = asked()
  const storage = storageOf('localStorage')
  const simulation = createSimulation({ seed, ...(storage === undefined ? {} : { storage }) })
  const conditions = createConditions({ scenario: isScenario(scenario) ? scenario : null, latency: { from: 20, to: 90 } })
  running = { simulation, conditions }
  setCsrfCookie()
  const base = import.meta.env['VITE_API_BASE']
  const images = import.meta.env['VITE_IMAGES_BASE']
  const handlers = createHandlers(simulation, {
    conditions,
    ...(typeof base === 'string' && base !== '' ? { base } : {}),
    ...(typeof images === 'string' && images !== '' ? { images } : {}),
  })
  try {
    // The page's own files pass; only the API and the pictures are simulated.
    network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
    await network.enable()
  } catch {
    console.info('[simulador] El navegador no permite service workers: la tienda funciona, pero sin imágenes.')
    answerInPage(handlers)
    return
  }
  await controlled()
}

/** Who vouches for social accounts in builds that carry the simulation. */
export const simulatedIdentity = createSimulatedIdentity()
