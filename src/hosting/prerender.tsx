import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { noIdentity } from '../adapters/browser/no-identity.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { withApplication } from '../composition/application.ts'
import type { Settings } from '../composition/settings.ts'
import type { KeyValueStore, Locks } from '../domain/device.ts'
import { App } from '../ui/app/app.tsx'
import { HeadListener, type Head } from '../ui/lib/head.ts'
import { matchRoute } from '../ui/app/routes.ts'
import type { Services } from '../ui/lib/services.ts'
import { ScreenSkeleton } from '../ui/shell/screen-skeleton.tsx'

const PORTS = ['catalogue', 'session', 'favourites', 'messaging', 'newsletter', 'orders', 'blog', 'visits'] as const
/** Prerendering must ask the API for nothing, because reads start in the browser: any call throws. */
const silent = (port: string) => ({
  get: (_: object, method: string | symbol) => () => {
    throw new Error(`Al dibujar las páginas nadie debe llamar a ${port}.${String(method)}`)
  },
})
const SILENT_PORTS = Object.fromEntries(PORTS.map((port) => [port, new Proxy({}, silent(port))])) as Record<
  (typeof PORTS)[number],
  never
>

const NOTHING: KeyValueStore = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  onChange: () => () => undefined,
  onLeave: () => () => undefined,
}
const NO_LOCKS: Locks = {
  exclusively: async (_name, work) => await work(),
  tryHold: () => Promise.resolve(false),
  free: () => Promise.resolve(),
}

const servicesFor = (settings: Settings, socialSignIn: boolean): Services =>
  withApplication({
    ...SILENT_PORTS,
    // The prerendered login form shows the social buttons only where they will work.
    identity: { ...noIdentity, available: socialSignIn },
    sessionStore: { read: () => null, write: () => false, clear: () => undefined, onChange: () => () => undefined },
    intentStore: { read: () => null, write: () => undefined, clear: () => undefined },
    storage: NOTHING,
    prepare: () => undefined,
    locks: NO_LOCKS,
    orderStores: createOrderStores(NOTHING, NO_LOCKS),
    messageStores: createMessageStores(NOTHING, NO_LOCKS),
    recents: createRecentStores(NOTHING, NO_LOCKS),
    page: {
      reload: () => undefined,
      reloadIfReachable: () => Promise.resolve(),
      now: () => 0,
      newId: () => '',
      share: () => Promise.resolve('failed'),
    },
    site: settings.site,
    picturesReady: null,
    imageUrl: (path) => `${settings.imagesBase}/${path}`,
  })

export interface PrerenderedHtml {
  readonly html: string
  /** Title and description of the screen; null for the shell. */
  readonly head: Head | null
}

const renderHtml = async (tree: ReactNode): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(tree, {
    onError: (error) => void failures.push(error),
    // React would otherwise stream large parts last, with inline scripts that move them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

/** Renders pages of a site with these settings, as an anonymous visitor sees them before any data has loaded. */
export const createPrerenderer = (settings: Settings, socialSignIn: boolean) => {
  const services = servicesFor(settings, socialSignIn)
  return {
    /** The screen of this path: where it reads something, its skeleton. */
    page: async (path: string): Promise<PrerenderedHtml> => {
      await matchRoute(path)?.route.preload()
      let head: Head | null = null
      const listen = (said: Head) => {
        head = said
      }
      const html = await renderHtml(
        <StrictMode>
          <HeadListener value={listen}>
            <App services={services} ssrPath={path} />
          </HeadListener>
        </StrictMode>,
      )
      return { html, head }
    },
    /** Header, a screen's skeleton and footer: for the paths with parameters. */
    shell: async (): Promise<PrerenderedHtml> => ({
      html: await renderHtml(
        <App services={services} ssrPath="">
          <ScreenSkeleton title="Un momento…" />
        </App>,
      ),
      head: null,
    }),
  }
}
