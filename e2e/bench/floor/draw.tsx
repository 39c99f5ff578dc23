import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** To be taken over by main.tsx. */
export const drawStack = (): string =>
  renderToString(
    <StrictMode>
      <App ssrPath="/" />
    </StrictMode>,
  )
