import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, compose } from './app.tsx'

const root = document.getElementById('raiz')
if (root === null) throw new Error('The page has no #raiz')
const app = (
  <StrictMode>
    <App data={compose()} />
  </StrictMode>
)
if (location.pathname === '/') hydrateRoot(root, app)
else createRoot(root).render(app)
