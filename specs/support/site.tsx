import { screen, within, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { onTestFinished } from 'vitest'
import { createSimulation, type Simulation } from '../../mocks/db.ts'
import { memoryAdapters } from '../../mocks/memory/memory-adapters.ts'
import { compose } from '../../src/composition/container.ts'
import { identityProvider } from '../../src/composition/identity.module.ts'
import { TOKENS } from '../../src/composition/tokens.ts'
import type { IdentityPort } from '../../src/domain/account/identity.ts'
import type { Session, SessionStore } from '../../src/domain/account/session.ts'
import type { Locks, SiteSettings } from '../../src/domain/device.ts'
import type { Failure } from '../../src/domain/result.ts'
import type { Services } from '../../src/ui/lib/services.ts'
import { MemorySessionStore, MemoryStore, SimulatedPage, SITE } from './device.ts'
import { renderSite } from './render-site.tsx'
import { createMemoryLocks } from './tabs.ts'
import { openSiteOverHttp, type HttpSite, type HttpSiteOptions } from './site-over-http.tsx'

type PortName =
  | 'catalogue'
  | 'session'
  | 'favourites'
  | 'messaging'
  | 'newsletter'
  | 'orders'
  | 'blog'
  | 'identity'
  | 'visits'

/** A call that a screen made of a port. */
interface Call {
  readonly port: string
  readonly method: string
  readonly args: readonly unknown[]
}

export interface SiteOptions {
  /** Who is logged in; nobody when missing. */
  readonly session?: Session | null
  /** Stand-ins for single methods of the ports. */
  readonly services?: { readonly [Name in PortName]?: Partial<Services[Name]> }
  readonly site?: Partial<SiteSettings>
  /** What this browser already keeps. */
  readonly storage?: Readonly<Record<string, unknown>> | MemoryStore
  readonly sessionStore?: SessionStore
  readonly locks?: Locks
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

const closedWindow: IdentityPort = {
  available: true,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'popup-closed-by-user' }),
}

/** Notes each call of a port, and says, as the HTTP client does, when an answer no longer knows the user (R11.67). */
const watched = <Name extends PortName>(name: Name, port: Services[Name], calls: Call[], onUnauthorised: () => void) =>
  new Proxy<Services[Name]>(port, {
    get: (object, method: string) => {
      const value: unknown = Reflect.get(object, method)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        calls.push({ port: name, method, args: args.filter((arg) => !(arg instanceof AbortSignal)) })
        const answer = Reflect.apply(value, object, args) as unknown
        if (!(answer instanceof Promise)) return answer
        return answer.then((result: object) => {
          if ('failure' in result && (result.failure as Failure).kind === 'unauthorised') onUnauthorised()
          return result
        })
      }
    },
  })

const openSiteOverMemory = async (path: string, options: SiteOptions): Promise<Site> => {
  const simulation = options.simulation ?? freshSimulation()
  const page = new SimulatedPage(NOW)
  const storage = options.storage instanceof MemoryStore ? options.storage : new MemoryStore(options.storage ?? {})
  const sessionStore = new MemorySessionStore(options.session ?? null)
  const calls: Call[] = []
  const device = new ContainerModule(({ bind, rebind, onActivation }) => {
    bind(TOKENS.page).toConstantValue(page)
    bind(TOKENS.storage).toConstantValue(storage)
    bind(TOKENS.tab).toConstantValue(new MemoryStore())
    bind(TOKENS.locks).toConstantValue(options.locks ?? createMemoryLocks())
    rebind(TOKENS.sessionStore).toConstantValue(options.sessionStore ?? sessionStore)
    const watch = <Name extends PortName>(name: Name, token: ServiceIdentifier<Services[Name]>) =>
      onActivation(token, (_, port) =>
        watched(name, { ...port, ...options.services?.[name] }, calls, () => {
          const { mail } = services.currentSession.actor.getSnapshot().context.session ?? { mail: '' }
          services.currentSession.onUnauthorised(mail)
        }),
      )
    watch('catalogue', TOKENS.catalogue)
    watch('session', TOKENS.session)
    watch('favourites', TOKENS.favourites)
    watch('messaging', TOKENS.messaging)
    watch('newsletter', TOKENS.newsletter)
    watch('orders', TOKENS.orders)
    watch('blog', TOKENS.blog)
    watch('identity', TOKENS.identity)
    watch('visits', TOKENS.visits)
  })
  const services = compose(
    { settings: { site: { ...SITE, ...options.site }, imagesBase: '/images' } },
    memoryAdapters(simulation.ports),
    identityProvider(closedWindow),
    device,
  )
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

const ABOUT = '/quienessomos'

/** The site on a screen that asks for little, with its header and footer at hand. */
export const open = async (options: SiteOptions = {}, path = ABOUT) => {
  const site = await openSite(path, options)
  // The library takes the `header` of a section for a banner too: the site's own comes first.
  const header = site.screen.getAllByRole('banner')[0]!
  const footer = site.screen.getByRole('contentinfo')
  return { ...site, header: within(header), footer: within(footer) }
}

/** The same, with the side menu open. */
export const openMenu = async (options: SiteOptions = {}) => {
  const site = await open(options)
  await site.user.click(site.header.getByRole('button', { name: 'Menú' }))
  const dialog = await site.screen.findByRole('dialog', { name: 'Menú' })
  return { ...site, dialog, menu: within(dialog) }
}
