import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App, compose } from './app.tsx'
import { Page } from './page.tsx'

/** For the floor without code. */
export const drawStatic = (): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Page data={compose()} menu={<button type="button">Menú</button>} />
    </Router>,
  )

/** To be taken over by main.tsx. */
export const drawStack = (): string =>
  renderToString(
    <StrictMode>
      <App data={compose()} ssrPath="/" />
    </StrictMode>,
  )
