import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BuiltAnswers } from '../data/perishable.ts'
import type { Services } from '../data/services.ts'
import { App } from './app.tsx'
import { keepEarly } from './early.ts'
import { OWN_SESSION } from '../shell/shell.tsx'
import { matchRoute } from './routes.ts'

/**
 * A prerendered page is hydrated on its own path (`data-path`); on any other its HTML is only a placeholder. `report`
 * receives what a boundary caught.
 */
export const mount = (document: Document, services: Services, report: (error: unknown) => void) => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const { pathname } = document.location
  keepEarly(root)
  // A page that answered before the code of a stored session would ask its user to log in.
  const session = services.sessionStore.read() === null ? Promise.resolve() : OWN_SESSION.preload()
  const built = document.getElementById('built')?.textContent
  const site = (
    <StrictMode>
      <App services={services} built={built ? (JSON.parse(built) as BuiltAnswers) : undefined} />
    </StrictMode>
  )
  const onCaughtError = (error: unknown) => {
    console.error(error)
    report(error)
  }
  // A translation or an extension changed the page before we did, so React drew it again: no error of ours.
  const onRecoverableError = (error: unknown) => console.warn(error)
  const handlers = { onCaughtError, onRecoverableError }
  // A transition renders in slices, between which the page answers.
  if (root.dataset['path'] !== pathname)
    void session.then(() => startTransition(() => createRoot(root, handlers).render(site)))
  else void Promise.all([matchRoute(pathname)?.route.preload(), session]).then(() => hydrateRoot(root, site, handlers))
}
