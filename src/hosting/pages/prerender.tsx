import { Window } from 'happy-dom'
import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { noIdentity } from '../../adapters/firebase/identity.ts'
import { compose, createDevice, type Settings } from '../../composition/container.ts'
import { httpPorts } from '../../composition/http-ports.ts'
import { App } from '../../ui/app/app.tsx'
import { HeadListener } from '../../ui/site/head.ts'
import type { Head } from '../../ui/site/head-tags.ts'
import { matchRoute } from '../../ui/app/routes.ts'
import type { BuiltAnswers } from '../../ui/data/perishable.ts'
import type { Services } from '../../ui/data/services.ts'
import { ScreenSkeleton } from '../../ui/site/screen.tsx'

/**
 * The services of prerendering. Any call throws, because reads start in the browser. The login form shows the social
 * buttons only where they will work.
 */
const servicesFor = (settings: Settings, socialSignIn: boolean): Services => {
  const window = new Window() as unknown as globalThis.Window
  return compose(
    { settings, ...createDevice(window), identity: { ...noIdentity, available: socialSignIn } },
    httpPorts({
      window,
      settings,
      fetch: (url) => {
        throw new Error(`Al dibujar las páginas nadie debe pedir ${url}`)
      },
    }),
  ).services
}

const renderHtml = async (tree: ReactNode) => {
  const failures: unknown[] = []
  const { prelude } = await prerender(tree, {
    onError: (error) => void failures.push(error),
    // React would otherwise stream large parts last, with inline scripts that move them into place.
    progressiveChunkSize: Infinity,
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

/** Renders pages as an anonymous visitor sees them before any answer of today has come. */
export const createPrerenderer = (settings: Settings, socialSignIn: boolean) => {
  const services = servicesFor(settings, socialSignIn)
  return {
    /** A screen with the answers `built`, or else its skeleton. */
    page: async (path: string, built?: BuiltAnswers) => {
      await matchRoute(path)?.route.preload()
      const heads: Head[] = []
      const html = await renderHtml(
        <StrictMode>
          <HeadListener value={(head) => heads.push(head)}>
            <App services={services} ssrPath={path} built={built} />
          </HeadListener>
        </StrictMode>,
      )
      return { html, head: heads.at(-1) ?? null }
    },
    /** Header, a screen's skeleton under this title, and footer: for the paths with parameters. */
    skeleton: (title: string) =>
      renderHtml(
        <App services={services} ssrPath="">
          <ScreenSkeleton title={title} />
        </App>,
      ),
  }
}
