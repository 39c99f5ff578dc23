import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, compose } from './app.tsx'

const root = document.getElementById('root') as HTMLElement
const app = (
  <StrictMode>
    <App data={compose()} />
  </StrictMode>
)
if (location.pathname === '/') hydrateRoot(root, app)
else createRoot(root).render(app)
