// First: it says in which order the layers of all other styles count.
import './ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noIdentity } from './adapters/browser/no-identity.ts'
import { hearTroubles } from './adapters/browser/observe-troubles.ts'
import { afterLoad } from './composition/after-load.ts'
import { compose } from './composition/container.ts'
import { withEarlyAnswers } from './composition/early.ts'
import { firstAnswers } from './composition/first-answers.ts'
import { laterIdentity } from './composition/later-identity.ts'
import { readSettings } from './composition/settings.ts'
import { leaveProduction } from './service-worker/leave.ts'
import { App } from './ui/app/app.tsx'
import { fallAsleep, wake } from './ui/app/deferred-hydration.tsx'
import { holdPictures } from './ui/kit/picture.tsx'
import { matchRoute } from './ui/app/routes.ts'

// Before all else, so that it hears of what breaks from the start.
const routeOf = () => matchRoute(window.location.pathname)?.route.path ?? '*'
const troubles = hearTroubles(window, routeOf)

const settings = readSettings(import.meta.env)

// The simulated backend starts beside the first paint, never before it: the first answer waits for it instead.
const first = import.meta.env.VITE_OFFLINE && import.meta.env.DEV ? firstAnswers(window, settings.apiBase, (url, init) => fetch(url, init)) : null
const mocks = import.meta.env.VITE_OFFLINE ? Promise.resolve(first?.given).then(() => import('../mocks/hosts/browser.ts')) : null
const startSimulated = async ({ startSimulation }: Awaited<NonNullable<typeof mocks>>): Promise<void> => {
  const { navigator } = window
  // A page that another worker answered is not to be had back from it but by loading it again.
  const left = await leaveProduction({ container: navigator.serviceWorker, caches: window.caches, say: (text) => console.info(text) })
  if (!left) return startSimulation()
  window.location.reload()
  await new Promise(() => undefined)
}
const simulation = mocks === null ? null : mocks.then(startSimulated)
if (simulation !== null) holdPictures(simulation)
const started = simulation?.catch(() => undefined)

const { firebase } = settings
const ownIdentity =
  firebase === null
    ? noIdentity
    : laterIdentity(async () => {
        const { createFirebaseIdentity } = await import('./adapters/firebase/identity.ts')
        // Written out for the bundler, which leaves the emulator out of every build that has none.
        return import.meta.env.VITE_FIREBASE_EMULATOR
          ? createFirebaseIdentity(firebase, () => import('./adapters/firebase/emulated-sdk.ts'))
          : createFirebaseIdentity(firebase)
      })

const services = compose({
  window,
  settings,
  fetch:
    simulation === null
      ? withEarlyAnswers(window.puntadaEarly ?? {}, (url, init) => fetch(url, init))
      : async (url, init) => {
          const early = await first?.take(url, init)
          if (early) return early
          await started
          return fetch(url, init)
        },
  ...(started && { ready: (method, url) => (first?.covers(method, url) === true ? undefined : started) }),
  identity: mocks === null ? ownIdentity : laterIdentity(() => mocks.then(({ simulatedIdentity }) => simulatedIdentity)),
})

const root = document.getElementById('raiz')
if (root === null) throw new Error('index.html has no #raiz')
const app = (
  <StrictMode>
    <App services={services} />
  </StrictMode>
)
// React tells boundaries of what broke, and nobody else.
const onCaughtError = (error: unknown) => {
  console.error(error)
  troubles.tell('error', error)
}
// What was drawn ahead of time is drawn anew, and with it what sleeps.
const onRecoverableError = (error: unknown) => {
  wake()
  reportError(error)
}
// A page that was drawn ahead of time says for which path; for any other path its HTML is only a stand-in.
if (root.dataset['ruta'] === window.location.pathname) {
  // Its screen first: one that is still on its way would be drawn anew instead of being taken over as it stands.
  fallAsleep(window)
  void matchRoute(window.location.pathname)
    ?.route.preload()
    .then(() => hydrateRoot(root, app, { onCaughtError, onRecoverableError }))
} else createRoot(root, { onCaughtError }).render(app)

afterLoad(window, () => {
  wake()
  import('./composition/later.ts').then(
    ({ startLater }) => startLater({ window, settings, troubles, routeOf }),
    () => undefined,
  )
})
