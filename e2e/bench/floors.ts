import { CALLS } from '../../src/adapters/http/calls/all.ts'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer } from 'vite'
import type * as Draw from './floor/draw.tsx'

const SOURCE = fileURLToPath(new URL('floor', import.meta.url))

const dataFrom = async (api: string) => {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${api}/api/${path}`)).json()
  return {
    products: await ask(`${CALLS.catalogue.products.path.slice(1)}?limit=12`),
    segments: await ask(CALLS.catalogue.segments.path.slice(1)),
    slides: await ask('list-carrusel.php?tipo=principal'),
  }
}

const write = (folder: string, body: string, script: string): void => {
  const style = readFileSync(join(SOURCE, 'page.css'), 'utf8').replaceAll('\n', '')
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const head = `${meta}<title>Puntada</title><link rel="icon" href="/icon.svg">${script}<style>${style}</style>`
  const html = `<!doctype html><html lang="es-MX"><head>${head}</head><body><div id="root">${body}</div></body></html>`
  mkdirSync(folder, { recursive: true })
  for (const name of ['index.html', '200.html']) writeFileSync(join(folder, name), html)
  copyFileSync('src/public/icon.svg', join(folder, 'icon.svg'))
}

/**
 * Builds the two floors from this project's own packages: `static`, the page without code, and `stack`, the same page
 * drawn ahead of time and taken over by the libraries that the shop is made with.
 */
export const buildFloors = async (api: string, folders: { static: string; stack: string }): Promise<void> => {
  const shared = {
    root: SOURCE,
    configFile: false as const,
    envDir: false as const,
    logLevel: 'warn' as const,
    plugins: [react()],
    define: { FLOOR_DATA: JSON.stringify(await dataFrom(api)) },
  }
  const rolldownOptions = { input: join(SOURCE, 'main.tsx') }
  const modulePreload = { polyfill: false }
  const options = { outDir: folders.stack, emptyOutDir: true, target: 'es2022', modulePreload, rolldownOptions }
  await build({ ...shared, build: options })
  const server = await createServer({
    ...shared,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { drawStatic, drawStack } = (await server.ssrLoadModule('/draw.tsx')) as typeof Draw
    const [script = ''] = readdirSync(join(folders.stack, 'assets')).filter((name) => name.endsWith('.js'))
    write(folders.static, drawStatic(), '')
    write(folders.stack, drawStack(), `<script type="module" crossorigin src="/assets/${script}"></script>`)
  } finally {
    await server.close()
  }
}
