import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer } from 'vite'
import { CALLS } from '../../src/adapters/http/calls/all.ts'
import type * as Floor from './floor/app.tsx'

/** The pages that are measured beside themselves without scripts. */
export const PAGES = { inicio: '/', producto: '/vistaproducto/7', lista: '/productos/dama/0/todas' } as const

const buildShop = async (outDir: string, prerenderFrom = '') => {
  process.env['PRERENDER_API'] = prerenderFrom
  await build({ mode: 'production', logLevel: 'warn', build: { outDir, reportCompressedSize: false } })
}

const withoutScripts = (site: string, folder: string): void => {
  cpSync(site, folder, { recursive: true })
  for (const path of Object.values(PAGES)) {
    const file = join(folder, path, 'index.html')
    const bare = readFileSync(file, 'utf8')
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    writeFileSync(file, bare)
  }
}

const FLOOR = fileURLToPath(new URL('floor', import.meta.url))

/** The home at its barest, drawn ahead of time and taken over by the libraries that the shop is made with. */
const buildStack = async (folder: string, api: string): Promise<void> => {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${api}/api${path}`)).json()
  const data = {
    products: await ask(`${CALLS.catalogue.products.path}?limit=12`),
    segments: await ask(CALLS.catalogue.segments.path),
    slides: await ask('/list-carrusel.php?tipo=principal'),
  }
  const shared = {
    root: FLOOR,
    configFile: false as const,
    envDir: false as const,
    logLevel: 'warn' as const,
    plugins: [react()],
    define: { FLOOR_DATA: JSON.stringify(data) },
  }
  const rolldownOptions = { input: join(FLOOR, 'main.tsx') }
  await build({ ...shared, build: { outDir: folder, target: 'es2022', modulePreload: false, rolldownOptions } })
  const server = await createServer({
    ...shared,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  // Not before this process says that it builds for production.
  const [{ createElement, StrictMode }, { renderToString }] = [await import('react'), await import('react-dom/server')]
  const { App } = (await server.ssrLoadModule('/app.tsx')) as typeof Floor
  const drawn = renderToString(createElement(StrictMode, null, createElement(App, { ssrPath: '/' })))
  const [script = ''] = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const style = readFileSync(join(FLOOR, 'page.css'), 'utf8').replaceAll('\n', '')
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Puntada</title>' +
    `<link rel="icon" href="/icon.svg"><script type="module" src="/assets/${script}"></script><style>${style}</style>`
  const html = `<!doctype html><html lang="es-MX"><head>${head}</head><body><div id="root">${drawn}</div></body></html>`
  mkdirSync(folder, { recursive: true })
  for (const name of ['index.html', '200.html']) writeFileSync(join(folder, name), html)
  copyFileSync('src/public/icon.svg', join(folder, 'icon.svg'))
  await server.close()
}

/** Floors and shops below `folder`, away from dist/; what stands there already is taken as it is. */
export const buildAll = async (folder: string, api: string) => {
  const [written, bare, stack, plain] = ['written', 'bare', 'stack', 'plain'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  const isMissing = (outDir: string) => !existsSync(join(outDir, 'index.html'))
  if (isMissing(written)) await buildShop(written, api)
  if (isMissing(bare)) withoutScripts(written, bare)
  if (isMissing(stack)) await buildStack(stack, api)
  if (isMissing(plain)) await buildShop(plain)
  return { written, bare, stack, plain }
}
