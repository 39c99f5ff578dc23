// First, because it declares the order of all cascade layers.
import './ui/styles/index.css'
import { observeErrors } from './adapters/browser/observe-errors.ts'
import { afterLoad } from './adapters/browser/after-load.ts'
import { deferredIdentity, identityOf } from './adapters/firebase/identity.ts'
import { createFetch } from './adapters/http/client/fetch.ts'
import { compose, createDevice, type Backend } from './composition/container.ts'
import { httpPorts } from './composition/http-ports.ts'
import type { IdentityPort } from './domain/account/identity.ts'
import { mount } from './ui/app/mount.tsx'
import { matchRoute } from './ui/app/routes.ts'

const routeOf = (): string => matchRoute(window.location.pathname)?.route.path ?? '*'
const errors = observeErrors(window, routeOf)
const settings = SETTINGS
const onUnread = (what: string) => errors.report('error', what)
// Each condition begins with a literal of the build, so that a production build contains none of it.
const simulation = import.meta.env.VITE_OFFLINE ? () => import('../mocks/hosts/browser.ts') : null
const overWire = (identity: IdentityPort, ready: Promise<unknown> | null) => ({
  api: httpPorts({ window, settings, fetch: createFetch(window), ready, onUnread }),
  identity,
  picturesReady: ready,
})
/** Requests and pictures wait for the simulation, whose worker takes the place of a production worker. */
const simulated = (load: NonNullable<typeof simulation>) => {
  const loading = load()
  return overWire(
    deferredIdentity(() => loading.then(({ simulatedIdentity }) => simulatedIdentity)),
    // Requests are sent even if the simulation fails, and each screen shows its own failures.
    loading.then(({ startSimulation }) => startSimulation()).catch((error: unknown) => console.error(error)),
  )
}
const start = ({ api, ...backend }: Backend & { readonly api: Parameters<typeof compose>[1] }) => {
  const { services } = compose({ settings, ...createDevice(window), ...backend }, api)
  mount(document, services, (error) => errors.report('error', error))
}

if (import.meta.env.VITE_MEMORY && simulation) start(await (await simulation()).openInMemory())
else if (import.meta.env.VITE_OFFLINE && simulation) start(simulated(simulation))
else start(overWire(identityOf(settings.firebase), null))

afterLoad(window, () => {
  import('./later.ts').then(
    ({ startDeferred }) => startDeferred({ window, settings, errors, routeOf }),
    // The visit works without telemetry and the service worker.
    () => undefined,
  )
})
