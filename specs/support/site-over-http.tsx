import { screen, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { ContainerModule } from 'inversify'
import { onTestFinished, vi } from 'vitest'
import type { Simulation } from '../../mocks/db.ts'
import type { ForeignDialect } from '../../mocks/dialects/foreign.ts'
import { createSimulatedIdentity } from '../../mocks/memory/identity.ts'
import { createControl, stateAskedFor, type Control } from '../../mocks/simulator/control.ts'
import { createConditions } from '../../mocks/simulator/scenarios.ts'
import { browserDevice } from '../../src/composition/browser.module.ts'
import { compose } from '../../src/composition/container.ts'
import { httpAdapters } from '../../src/composition/http.module.ts'
import { identityProvider } from '../../src/composition/identity.module.ts'
import { readSettings, type Env } from '../../src/composition/settings.ts'
import { TOKENS } from '../../src/composition/tokens.ts'
import type { IdentityPort } from '../../src/domain/account/identity.ts'
import type { Session } from '../../src/domain/account/session.ts'
import { ROUTES } from '../../src/ui/app/routes.ts'
import { type Services } from '../../src/ui/lib/services.ts'
import { preloadDialog } from '../../src/ui/shell/lazy-dialogs.tsx'
import { unreadCode } from '../../src/ui/shell/unread.tsx'
import { createBackend, CSRF_TOKEN, type SentRequest } from './backend.ts'
import { SimulatedPage } from './device.ts'
import { renderSite } from './render-site.tsx'

export interface HttpSiteOptions {
  readonly over: 'http'
  /** Who is logged in; nobody when missing. */
  readonly session?: Session | null
  /** What this browser already keeps, by storage key. */
  readonly storage?: Readonly<Record<string, unknown>>
  readonly simulation?: Simulation
  /** Another server's names and shapes. */
  readonly speaks?: ForeignDialect
  /** What the build was told (`VITE_…`). */
  readonly env?: Env
  readonly identity?: IdentityPort
  readonly user?: UserEvent
}

export interface HttpSite {
  readonly user: UserEvent
  readonly services: Services
  readonly page: SimulatedPage
  readonly simulation: Simulation
  readonly screen: typeof screen
  readonly rendered: RenderResult
  /** Every request so far, oldest first; reloads go on with the same list. */
  readonly requests: readonly SentRequest[]
  /** The requests of one endpoint: `requestsTo('/data-product.php')`. */
  readonly requestsTo: (path: string) => readonly SentRequest[]
  /** Asks the backend beside the site, as the browser does for a picture. */
  readonly ask: (url: string) => Promise<Response>
  /** What the Simulador panel can change: scenario, faults, network. */
  readonly simulator: Control
  /** Closes the page and opens it again on the address where it stands, in the same browser, over the same backend. */
  readonly reload: (path?: string) => Promise<HttpSite>
}

/** All screens and dialogs at once: a module that arrives while nobody acts would make React complain. */
const loadEverything = async (): Promise<void> => {
  for (const name of ['login', 'account', 'logout', 'search', 'orders', 'contact', 'payments', 'shipping'] as const)
    preloadDialog(name)
  await Promise.all([unreadCode.preload(), ...ROUTES.map(({ preload }) => preload())])
  await vi.dynamicImportSettled()
}

const write = (values: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
}

/** The whole site over its real composition, whose HTTP client is answered by the handlers of mocks/. */
export const openSiteOverHttp = async (
  path: string,
  simulation: Simulation,
  options: HttpSiteOptions,
): Promise<HttpSite> => {
  await loadEverything()
  const { session = null, storage = {}, env = {} } = options
  write(storage)
  if (session !== null) write({ puntada_name: session.name, puntada_mail: session.mail, puntada_phone: session.phone })
  // It stays after the check, because a record of a visit may go out when the page has closed.
  document.cookie = `XSRF-TOKEN=${CSRF_TOKEN}; path=/`
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  // What the address asks of the simulator counts here as it does in a browser, but for its delay.
  window.history.replaceState(null, '', path)
  const asked = stateAskedFor(window)
  const conditions = createConditions({ scenario: asked.scenario, offline: asked.offline })
  for (const [endpoint, fault] of asked.faults) conditions.faults.set(endpoint, fault)
  const simulator = createControl(window, simulation, conditions, asked)
  const settings = readSettings(env)
  const { fetch, requests, ask } = createBackend({
    simulation,
    conditions,
    ...settings,
    ...(options.speaks && { speaks: options.speaks }),
  })
  const user = options.user ?? userEvent.setup({ delay: null, pointerEventsCheck: 0 })

  const open = async (address: string): Promise<HttpSite> => {
    const page = new SimulatedPage(simulation.now())
    const ownPage = new ContainerModule(({ rebind }) => void rebind(TOKENS.page).toConstantValue(page))
    const services = compose(
      { settings },
      browserDevice(window),
      ownPage,
      httpAdapters({ window, settings, fetch }),
      identityProvider(options.identity ?? createSimulatedIdentity()),
    )
    onTestFinished(() => services.stop())
    const rendered = await renderSite(address, services)
    return {
      user,
      services,
      page,
      simulation,
      screen,
      rendered,
      requests,
      requestsTo: (endpoint) => requests.filter((request) => request.path === endpoint),
      ask,
      simulator,
      reload(to = window.location.pathname + window.location.search) {
        rendered.unmount()
        return open(to)
      },
    }
  }
  return open(path)
}
