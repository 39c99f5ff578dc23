import { screen, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createSimulation, type Simulation } from '../../mocks/db.ts'
import { createMessageStores } from '../../src/adapters/storage/message-stores.ts'
import { createRecentStores } from '../../src/adapters/storage/recent-stores.ts'
import { createIntentStore } from '../../src/adapters/storage/intent-store.ts'
import { withApplication } from '../../src/composition/application.ts'
import type { IdentityPort } from '../../src/domain/account/identity.ts'
import type { Session } from '../../src/domain/account/session.ts'
import { createOrderStores } from '../../src/adapters/storage/order-stores.ts'
import type { Dependencies, Services } from '../../src/ui/lib/services.ts'
import { MemorySessionStore, MemoryStore, SimulatedPage, SITE } from './device.ts'
import { renderSite } from './render-site.tsx'
import { createMemoryLocks } from './tabs.ts'
import { openSiteOverHttp, type HttpSite, type HttpSiteOptions } from './site-over-http.tsx'

/** A call that a screen made of a port. */
interface Call {
  readonly port: string
  readonly method: string
  readonly args: readonly unknown[]
}

export interface SiteOptions {
  /** Who is logged in; nobody when missing. */
  readonly session?: Session | null
  /** Stand-ins for whole services, or for single methods of a port. */
  readonly services?: { readonly [Name in keyof Services]?: Partial<Services[Name]> }
  /** What this browser already keeps. */
  readonly storage?: Readonly<Record<string, unknown>>
  readonly simulation?: Simulation
  readonly user?: UserEvent
}

export interface Site {
  readonly user: UserEvent
  readonly services: Services
  readonly page: SimulatedPage
  readonly storage: MemoryStore
  readonly sessionStore: MemorySessionStore
  readonly simulation: Simulation
  readonly screen: typeof screen
  readonly rendered: RenderResult
  /** Every call of a port so far, oldest first. */
  readonly calls: Call[]
  /** The calls of one method, as `calledWith('session.login')`. */
  readonly calledWith: (name: string) => readonly (readonly unknown[])[]
}

/** Where the simulated shop's clock stands when a specification opens it. */
export const NOW = Date.UTC(2026, 10, 20, 18)

/** Which seeded shop the specifications open: `PUNTADA_SEMILLA`, or the simulation's own default. */
const SEED = process.env['PUNTADA_SEMILLA']

/**
 * A shop with nobody's changes yet. Its seeded data is costly to make and never changed by reading: one for all
 * specifications.
 */
export const freshSimulation = (): Simulation =>
  createSimulation({ now: () => NOW, ...(SEED && { seed: Number(SEED) }) })

const noIdentity: IdentityPort = {
  available: true,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'popup-closed-by-user' }),
}

const recorded = <T extends object>(port: string, target: T, calls: Call[]): T =>
  new Proxy(target, {
    get: (object, method: string) => {
      const value: unknown = Reflect.get(object, method)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        calls.push({ port, method, args: args.filter((arg) => !(arg instanceof AbortSignal)) })
        return Reflect.apply(value, object, args) as unknown
      }
    },
  })

const openSiteOverMemory = async (path: string, options: SiteOptions): Promise<Site> => {
  const simulation = options.simulation ?? freshSimulation()
  const page = new SimulatedPage(NOW)
  const storage = new MemoryStore(options.storage ?? {})
  const sessionStore = new MemorySessionStore(options.session ?? null)
  const locks = createMemoryLocks()
  const calls: Call[] = []
  const base: Dependencies = {
    ...simulation.ports,
    identity: noIdentity,
    sessionStore,
    intentStore: createIntentStore(storage),
    messageStores: createMessageStores(storage, locks),
    recents: createRecentStores(storage, locks),
    prepare: () => undefined,
    locks,
    storage,
    orderStores: createOrderStores(storage, locks),
    page,
    site: SITE,
    picturesReady: null,
    imageUrl: (image) => `/images/${image}`,
  }
  const ports = [
    'catalogue',
    'session',
    'favourites',
    'messaging',
    'newsletter',
    'orders',
    'blog',
    'identity',
    'visits',
  ] as const
  const dependencies = { ...base, ...options.services } as Dependencies
  for (const port of ports) {
    const whole = { ...base[port], ...options.services?.[port] }
    Object.assign(dependencies, { [port]: recorded(port, whole, calls) })
  }
  const services = withApplication(dependencies)
  onTestFinished(() => services.stop())
  const user = options.user ?? userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const rendered = await renderSite(path, services)
  return {
    user,
    services,
    page,
    storage,
    sessionStore,
    simulation,
    screen,
    rendered,
    calls,
    calledWith: (name) => calls.filter((call) => `${call.port}.${call.method}` === name).map((call) => call.args),
  }
}

interface OpenSite {
  (path?: string, options?: SiteOptions): Promise<Site>
  (path: string, options: HttpSiteOptions): Promise<HttpSite>
}

/**
 * The whole site on a path, as a visitor meets it. Over the memory ports, or with `over: 'http'` over its real
 * composition and HTTP adapters, answered by the handlers of mocks/. Waits for the screen's heading.
 */
export const openSite = ((path = '/', options: SiteOptions | HttpSiteOptions = {}) =>
  'over' in options
    ? openSiteOverHttp(path, options.simulation ?? freshSimulation(), options)
    : openSiteOverMemory(path, options)) as OpenSite
