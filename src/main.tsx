// First, because it declares the order of all cascade layers.
import './ui/styles/index.css'
import { observeErrors } from './adapters/browser/observe-errors.ts'
import { afterLoad } from './adapters/browser/after-load.ts'
import { realBackend, simulatedBackend } from './composition/backend.ts'
import { compose, createDevice } from './composition/container.ts'
import { httpAdapters } from './composition/http.module.ts'
import { mount } from './ui/app/mount.tsx'
import { matchRoute } from './ui/app/routes.ts'

const routeOf = (): string => matchRoute(window.location.pathname)?.route.path ?? '*'
const errors = observeErrors(window, routeOf)
const settings = SETTINGS
// Each condition begins with a literal of the build, so that a production build contains none of it.
const simulation = import.meta.env.VITE_OFFLINE ? () => import('../mocks/hosts/browser.ts') : null
const overWire = () => {
  const { fetch, identity, ready } =
    import.meta.env.VITE_OFFLINE && simulation ? simulatedBackend(simulation) : realBackend(window, settings)
  return { adapters: httpAdapters({ window, settings, fetch, ready }), identity, picturesReady: ready }
}
const { adapters, ...given } =
  import.meta.env.VITE_MEMORY && simulation ? await (await simulation()).openInMemory() : overWire()

const { services } = compose({ settings, ...createDevice(window), ...given }, adapters)
mount(document, services, (error) => errors.report('error', error))

afterLoad(window, () => {
  import('./composition/deferred.ts').then(
    ({ startDeferred }) => startDeferred({ window, settings, errors, routeOf }),
    // The visit works without telemetry and the service worker.
    () => undefined,
  )
})
