/// <reference types="msw/vite/client" />
// Before MSW, which needs what it may have to provide.
import '../storage-stand-in.ts'
import { getResponse } from 'msw/utils/get-response'
import { applyOnce, createControl, stateAskedFor } from '../simulator/control.ts'
import { createSimulation } from '../db.ts'
import { createHandlers } from '../handlers/handlers.ts'
import { createSimulatedIdentity } from '../memory/identity.ts'
import { morningOf } from '../seed/clock.ts'
import type { SimulationStorage } from '../persistence.ts'
import { openPanel } from '../simulator/open-panel.ts'
import { createConditions } from '../simulator/scenarios.ts'
import { latencyAround } from '../simulator/state.ts'

const storageOf = (which: 'localStorage' | 'sessionStorage'): SimulationStorage | undefined => {
  try {
    return window[which]
  } catch {
    return undefined
  }
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

/**
 * A hard reload leaves the page without its worker; an ordinary one brings it back. Done once, lest it go in circles:
 * false where the worker does not come even then, and somebody else has to answer.
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

/**
 * Puts the simulated backend behind the page's own requests, through a service worker. Resolves when it answers.
 * Reads `?semilla=`, `?escenario=` and the rest of what a copied link carries (`state.ts`).
 */
export const startSimulation = async (): Promise<void> => {
  const { network } = await import('virtual:msw')
  // What the bench reads: how long the shop takes from nothing to ready.
  performance.mark('simulador-empieza')
  const asked = stateAskedFor(window)
  const storage = storageOf('localStorage')
  const simulation = createSimulation({ seed: asked.seed, openedAt: morningOf(Date.now()), ...(storage === undefined ? {} : { storage }) })
  const conditions = createConditions({
    scenario: asked.scenario,
    offline: asked.offline,
    latency: latencyAround(asked.latency),
  })
  for (const [path, fault] of asked.faults) conditions.faults.set(path, fault)
  if (await applyOnce(window, simulation, asked)) {
    window.location.reload()
    await new Promise(() => undefined)
  }
  const control = createControl(window, simulation, conditions, asked)
  setCsrfCookie()
  const base = import.meta.env['VITE_API_BASE']
  const images = import.meta.env['VITE_IMAGES_BASE']
  const handlers = createHandlers(simulation, {
    conditions,
    ...(typeof base === 'string' && base !== '' ? { base } : {}),
    ...(typeof images === 'string' && images !== '' ? { images } : {}),
  })
  performance.measure('simulador', 'simulador-empieza')
  try {
    // The page's own files pass; only the API and the pictures are simulated.
    network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
    await network.enable()
    if (!(await controlled())) throw new Error('no worker')
  } catch {
    console.info('[simulador] El navegador no permite service workers: la tienda funciona, pero sin imágenes.')
    answerInPage(handlers)
  }
  openPanel(control, () => import('../simulator/panel/panel.ts'))
}

/** Who vouches for social accounts in builds that carry the simulation. */
export const simulatedIdentity = createSimulatedIdentity()
