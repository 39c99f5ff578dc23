import { act, cleanup, render, screen, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { createSimulation, DEFAULT_PRODUCTS, DEFAULT_SEED, type Simulation } from '../../mocks/db.ts'
import type { MemoryPorts } from '../../mocks/memory/ports.ts'
import type { Call } from '../../src/adapters/http/call.ts'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { createSessionStore } from '../../src/adapters/storage/session-store.ts'
import { compose } from '../../src/composition/container.ts'
import type { IdentityPort } from '../../src/domain/account/identity.ts'
import { SESSION_KEYS } from '../../src/adapters/storage/session-keys.ts'
import type { Session } from '../../src/domain/account/session.ts'
import type { Locks } from '../../src/domain/device.ts'
import type { SiteSettings } from '../../src/domain/site-settings.ts'
import type { Result } from '../../src/domain/result.ts'
import { App } from '../../src/ui/app/app.tsx'
import { ROUTES } from '../../src/ui/app/routes.ts'
import type { Services } from '../../src/ui/data/services.ts'
import { preloadDialog } from '../../src/ui/shell/lazy-dialogs.tsx'
import { onPage, type PageArea } from './area.ts'
import { createMemoryLocks, MemoryStore, SimulatedPage } from './device.ts'
import { sharedShop } from './simulated.ts'

export const NOW = Date.UTC(2026, 10, 20, 18)

/** `PUNTADA_SEMILLA`, or the simulation's own default. */
const SEED = Number(process.env['PUNTADA_SEMILLA'] || DEFAULT_SEED)

export const freshSimulation = (): Simulation =>
  createSimulation({ now: () => NOW, shop: sharedShop(SEED, DEFAULT_PRODUCTS) })

const SETTINGS: SiteSettings = {
  phone: '477 000 0000',
  mail: 'hola@puntada.test',
  facebook: 'https://www.facebook.com/puntada.test',
  instagram: 'https://www.instagram.com/puntada.test',
  tiktok: 'https://www.tiktok.com/@puntada.test',
  video: 'https://www.youtube.com/watch?v=puntada',
  stateBrand: 'https://marca.guanajuato.test',
  privacy: 'https://puntada.test/aviso',
  payments: 'Transferencia SPEI: El fabricante te da su CLABE.|Efectivo: En el taller.',
  shipping: 'Paquetería: Para cajas y bultos medianos.',
  joining: 'Publica tu catálogo: Con fotos, tallas y precios.',
  canaiveChecks: '',
  chatEveryMs: 15_000,
  origin: 'https://puntada.test',
}

const DIALOGS = [
  'login',
  'account',
  'search',
  'orders',
  'contact',
  'payments',
  'shipping',
  'quickOrder',
  'comparison',
] as const

/** Parts that a screen fetches when it is drawn, too: their first check would wait for the code. */
const CODE = import.meta.glob('../../src/ui/{features,shell}/**/*.tsx')

/** Code that arrives while nobody acts makes React complain. */
const loadEverything = async (): Promise<void> => {
  await Promise.all(Object.values(CODE).map((load) => load()))
  for (const name of DIALOGS) preloadDialog(name)
  await Promise.all(ROUTES.map(({ preload }) => preload()))
  await vi.dynamicImportSettled()
}
let loaded: Promise<void> | null = null

/** Replaces the page before, and waits for its heading. `state`: the history entry's. */
export const renderSite = async (
  path: string,
  services: Services,
  state: unknown = null,
  parts?: ReactNode,
): Promise<RenderResult> => {
  cleanup()
  window.history.replaceState(state, '', path)
  await (loaded ??= loadEverything())
  const rendered = await act(async () => {
    const result = render(<App services={services}>{parts}</App>)
    await Promise.resolve()
    return result
  })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

export const newUser = (): UserEvent => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const SENDINGS = new Set(
  Object.entries(CALLS).flatMap(([port, calls]) =>
    Object.entries<Call>(calls).flatMap(([method, { kind }]) => (kind === 'write' ? [`${port}.${method}`] : [])),
  ),
)

type Ports = Pick<Services, keyof MemoryPorts | 'identity'>

export interface SiteOptions {
  readonly session?: Session | null
  /** Replace single methods of the ports. */
  readonly services?: { readonly [Name in keyof Ports]?: Partial<Ports[Name]> }
  readonly site?: Partial<SiteSettings>
  readonly storage?: Readonly<Record<string, unknown>> | MemoryStore
  /** This tab's own storage. */
  readonly tab?: Readonly<Record<string, unknown>> | MemoryStore
  readonly locks?: Locks
  /** VITE_IMAGE_SIZES. */
  readonly imageSizes?: string
  readonly simulation?: Simulation
  readonly user?: UserEvent
  readonly page?: SimulatedPage
  /** Replace the path's screen. */
  readonly parts?: ReactNode
}

/** `tab: {}` in the options of `reload`: another tab of the same browser. */
export type Site = Awaited<ReturnType<typeof openPage>> & {
  readonly reload: (path: string, options?: SiteOptions) => Promise<Site>
}
/** A site over the ports, or over HTTP. */
export type AnySite = PageArea & Pick<Site, 'user' | 'page' | 'simulation' | 'rendered'>

/** A method that answers when told, in the order of the calls. */
export const answersLater = <T = void, Answer = Result<T>>() => {
  const waiting: ((answer: Answer) => void)[] = []
  return {
    method: vi.fn(() => new Promise<Answer>((resolve) => waiting.push(resolve))),
    answer: (answer: Answer) => act(async () => waiting.shift()?.(answer)),
  }
}

const closedWindow: IdentityPort = {
  available: true,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: false, error: 'popup-closed-by-user' }),
}

const openPage = async (path: string, options: SiteOptions) => {
  const simulation = options.simulation ?? freshSimulation()
  const page = options.page ?? new SimulatedPage(NOW)
  const [storage, tab] = [options.storage, options.tab].map((kept) =>
    kept instanceof MemoryStore ? kept : new MemoryStore(kept),
  ) as [MemoryStore, MemoryStore]
  const sessionStore = createSessionStore(storage, tab)
  if (options.session) sessionStore.write(options.session)
  /** Calls of the ports: `session.login`. */
  const calls: Readonly<{ name: string; args: readonly unknown[] }>[] = []
  /** The HTTP client tells, too, when an answer no longer knows the user. */
  const watched = <Port extends object>(name: keyof Ports, port: Port) => {
    const methods = Object.entries<unknown>({ ...port, ...options.services?.[name] }).map(
      ([method, implementation]) => {
        const call = (...args: unknown[]) => {
          calls.push({ name: `${name}.${method}`, args: args.filter((arg) => !(arg instanceof AbortSignal)) })
          const answer = Reflect.apply(implementation as () => unknown, null, args)
          if (!(answer instanceof Promise)) return answer
          return answer.then((result: Result<unknown>) => {
            if ('failure' in result && result.failure.kind === 'unauthorised')
              services.currentSession.onUnauthorised(sessionStore.read()?.mail ?? '', SENDINGS.has(`${name}.${method}`))
            return result
          })
        }
        return [method, typeof implementation === 'function' ? call : implementation]
      },
    )
    return Object.fromEntries(methods) as Port
  }
  const ports = Object.entries(simulation.ports).map(([name, port]) => [name, watched(name as keyof MemoryPorts, port)])
  const { services, stop } = compose(
    {
      settings: { site: { ...SETTINGS, ...options.site }, imagesBase: '/images', imageSizes: options.imageSizes ?? '' },
      identity: watched<IdentityPort>('identity', closedWindow),
      page,
      storage,
      tab,
      locks: options.locks ?? createMemoryLocks(),
    },
    () => Object.fromEntries(ports) as MemoryPorts,
  )
  onTestFinished(stop)
  const rendered = await renderSite(path, services, null, options.parts)
  const calledWith = (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args)
  return onPage({
    user: options.user ?? newUser(),
    services,
    page,
    storage,
    tab,
    session: () => sessionStore.read(),
    changeSessionElsewhere: (session: Session | null) =>
      act(() =>
        storage.changeElsewhere({
          [SESSION_KEYS.name]: session?.name,
          [SESSION_KEYS.mail]: session?.mail,
          [SESSION_KEYS.phone]: session?.phone,
        }),
      ),
    simulation,
    rendered,
    calls,
    /** One call with each query, in this order: `called('session.login', { mail, password })`. */
    called: (name: string, ...queries: readonly unknown[]) =>
      expect(calledWith(name), name).toEqual(queries.map((query) => [query])),
    calledWith,
    calledTimes: (name: string, times: number) => expect(calledWith(name), name).toHaveLength(times),
    neverCalled(...names: readonly string[]) {
      for (const name of names) expect(calledWith(name), name).toEqual([])
    },
  })
}

/** A site over the ports in memory. Waits for the screen's heading. */
export const openSite = async (path = '/', options: SiteOptions = {}): Promise<Site> => {
  const page = await openPage(path, options)
  const { storage, tab } = page
  return Object.assign(page, {
    reload: (to: string, again: SiteOptions = {}) => openSite(to, { tab, ...again, storage }),
  })
}
