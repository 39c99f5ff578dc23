import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import type { Settings } from '../../composition/container.ts'
import type * as Prerender from './prerender.tsx'

const SOURCE = fileURLToPath(new URL('../..', import.meta.url))
const NOTHING = '\0nothing'
const withoutStyles: Plugin = {
  name: 'puntada:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NOTHING : null),
  load: (id) => (id === NOTHING ? '' : null),
}

type Prerenderer = ReturnType<typeof Prerender.createPrerenderer>

/** Runs the site's own code in this process, without a network, while `work` draws pages with it. */
export const withPrerenderer = async <T>(
  settings: Settings,
  offline: boolean,
  work: (prerenderer: Prerenderer) => Promise<T>,
) => {
  const server = await createServer({
    root: SOURCE,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    define: { 'import.meta.env.VITE_OFFLINE': String(offline) },
    plugins: [withoutStyles],
  })
  try {
    const { createPrerenderer } = (await server.ssrLoadModule('/hosting/pages/prerender.tsx')) as typeof Prerender
    return await work(createPrerenderer(settings, offline || settings.firebase !== null))
  } finally {
    await server.close()
  }
}
