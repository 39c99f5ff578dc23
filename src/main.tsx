// First: it says in which order the layers of all other styles count.
import './ui/styles/index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noIdentity } from './adapters/browser/no-identity.ts'
import { compose } from './composition/container.ts'
import { readSettings } from './composition/settings.ts'
import { App } from './ui/app.tsx'

const settings = readSettings(import.meta.env)

// The simulated backend starts beside the first paint, never before it: the first answer waits for it instead.
const simulation = import.meta.env.VITE_OFFLINE ? import('../mocks/browser.ts').then(({ startSimulation }) => startSimulation()) : null

const services = compose({
  window,
  settings,
  fetch:
    simulation === null
      ? (url, init) => fetch(url, init)
      : async (url, init) => {
          await simulation
          return fetch(url, init)
        },
  identity: noIdentity,
})

const root = document.getElementById('raiz')
if (root === null) throw new Error('index.html has no #raiz')
const app = <App services={services} />
// A page that was drawn ahead of time says for which path; for any other path its HTML is only a stand-in.
if (root.dataset['ruta'] === window.location.pathname) hydrateRoot(root, app)
else createRoot(root).render(app)
