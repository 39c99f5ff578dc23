import { pictureReads, prefetchRows } from './api-rows.ts'
import { buildScript } from './build-script.ts'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import type { Settings } from '../composition/settings.ts'
import type * as Prerender from './prerender.tsx'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const NOTHING = '\0nothing'

/** Prerendering needs no styles. */
const withoutStyles: Plugin = {
  name: 'puntada:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NOTHING : null),
  load: (id) => (id === NOTHING ? '' : null),
}

interface PrerenderedPage extends Prerender.PrerenderedHtml {
  /** File of the screen's module; null for the shell. */
  readonly screen: string | null
}

export interface PrerenderedSite {
  readonly pages: readonly PrerenderedPage[]
  readonly shell: Prerender.PrerenderedHtml
  /** First part of the path → file of the screen's module, for paths with a variable part. */
  readonly screens: Readonly<Record<string, string>>
}

/** Prerenders the given paths and the shell. Runs the site's own code in this process, without a network. */
export const prerenderPages = async (
  settings: Settings,
  { offline, paths }: { offline: boolean; paths: readonly string[] },
): Promise<PrerenderedSite> => {
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
    const { createPrerenderer } = (await server.ssrLoadModule('/hosting/prerender.tsx')) as typeof Prerender
    const prerenderer = createPrerenderer(settings, offline || settings.firebase !== null)
    const fileOfScreen = (Screen: unknown): string | null =>
      [...server.moduleGraph.idToModuleMap.values()].find(({ ssrModule }) => ssrModule?.['default'] === Screen)?.file ??
      null
    const pages: PrerenderedPage[] = []
    for (const path of paths) {
      const { html, head, Screen } = await prerenderer.page(path)
      pages.push({ html, head, screen: fileOfScreen(Screen) })
    }
    const screens: Record<string, string> = {}
    for (const [name, Screen] of Object.entries(await prerenderer.screensWithPart()))
      screens[name] = fileOfScreen(Screen) ?? ''
    return { pages, shell: await prerenderer.shell(), screens }
  } finally {
    await server.close()
  }
}

/** The prefetch script as text to stand inline in a page. */
export const buildPrefetchScript = async (
  { apiBase, imagesBase, dialect }: Pick<Settings, 'apiBase' | 'imagesBase' | 'dialect'>,
  screenFiles: Readonly<Record<string, readonly string[]>>,
): Promise<string> => {
  const script = await buildScript(new URL('prefetch-script.ts', import.meta.url), {
    API_BASE: apiBase,
    IMAGES_BASE: imagesBase,
    PREFETCH_ROWS: prefetchRows(dialect),
    PICTURE_READS: pictureReads(dialect),
    SCREEN_FILES: screenFiles,
  })
  if (/<\/script/i.test(script)) throw new Error('El script de las primeras lecturas no puede ir dentro del HTML')
  return script
}
