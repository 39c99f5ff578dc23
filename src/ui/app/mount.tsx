import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Services } from '../lib/services.ts'
import { App } from './app.tsx'
import { matchRoute } from './routes.ts'

/**
 * Draws the site. A prerendered page says for which path (`data-ruta`) and is hydrated there, once its screen's chunk
 * is here; for any other path its HTML is only a placeholder. `report` hears of errors that a boundary caught.
 */
export const mount = (document: Document, services: Services, report: (error: unknown) => void): void => {
  const root = document.getElementById('raiz')
  if (root === null) throw new Error('index.html has no #raiz')
  const { pathname } = document.location
  const site = (
    <StrictMode>
      <App services={services} />
    </StrictMode>
  )
  const onCaughtError = (error: unknown) => {
    console.error(error)
    report(error)
  }
  if (root.dataset['ruta'] !== pathname) createRoot(root, { onCaughtError }).render(site)
  else void matchRoute(pathname)?.route.preload().then(() => hydrateRoot(root, site, { onCaughtError }))
}
