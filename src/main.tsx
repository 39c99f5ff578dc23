// First, because it declares the order of all cascade layers.
import './ui/styles/index.css'
import { observeErrors } from './adapters/browser/observe-errors.ts'
import { afterLoad } from './composition/after-load.ts'
import { realBackend, simulatedBackend } from './composition/backend.ts'
import { createDevice, deviceModule } from './composition/browser.module.ts'
import { compose } from './composition/container.ts'
import { httpAdapters } from './composition/http.module.ts'
import { identityProvider } from './composition/identity.module.ts'
import { readSettings } from './composition/settings.ts'
import { comesWith } from './ui/code/import-code.ts'
import { mount } from './ui/app/mount.tsx'
import { matchRoute } from './ui/app/routes.ts'

const routeOf = (): string => matchRoute(window.location.pathname)?.route.path ?? '*'
const errors = observeErrors(window, routeOf)
const settings = readSettings(import.meta.env)
const { fetch, identity, ready } = import.meta.env.VITE_OFFLINE
  ? simulatedBackend(window, () => import('../mocks/hosts/browser.ts'))
  : realBackend(window, settings)

const { services, fetchRest } = compose(
  { settings, picturesReady: ready },
  deviceModule(createDevice(window)),
  httpAdapters({ window, settings, fetch, ready }),
  identityProvider(identity),
)
comesWith(fetchRest)
mount(document, services, (error) => errors.report('error', error))

afterLoad(window, () => {
  // Whatever needs it fetches it again, and shows the failure.
  fetchRest().catch(() => undefined)
  import('./composition/deferred.ts').then(
    ({ startDeferred }) => startDeferred({ window, settings, errors, routeOf }),
    // The visit works without telemetry and the service worker.
    () => undefined,
  )
})
