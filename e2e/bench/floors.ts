import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer } from 'vite'
import type * as Draw from './floor/draw.tsx'

const SOURCE = fileURLToPath(new URL('floor', import.meta.url))

const ask = async (address: string): Promise<unknown> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer.json()
}

const dataFrom = async (api: string) => ({
  products: await ask(`${api}/api/list-products.php?limit=12`),
  segments: await ask(`${api}/api/list-segmentos.php`),
  slides: await ask(`${api}/api/list-carrusel.php?tipo=principal`),
})

const document = (body: string, script: string): string =>
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Puntada</title><link rel="icon" href="/icon.svg">${script}<style>${readFileSync(join(SOURCE, 'page.css'), 'utf8').replaceAll('\n', '')}</style></head><body><div id="raiz">${body}</div></body></html>`

const write = (folder: string, html: string): void => {
  for (const name of ['index.html', '200.html']) writeFileSync(join(folder, name), html)
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  copyFileSync(fileURLToPath(new URL('../../src/public/icon.svg', import.meta.url)), join(folder, 'icon.svg'))
}

/**
 * Builds the two floors from this project's own packages: `static`, the page without code, and `stack`, the same page
 * drawn ahead of time and taken over by the libraries that the shop is made with.
 */
export const buildFloors = async (
  api: string,
  folders: { readonly static: string; readonly stack: string },
): Promise<void> => {
  const shared = {
    root: SOURCE,
    configFile: false as const,
    envDir: false as const,
    logLevel: 'warn' as const,
    plugins: [react()],
    define: { FLOOR_DATA: JSON.stringify(await dataFrom(api)) },
  }
  mkdirSync(folders.static, { recursive: true })
  await build({
    ...shared,
    build: {
      outDir: folders.stack,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(SOURCE, 'main.tsx') },
    },
  })
  const server = await createServer({
    ...shared,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { drawStatic, drawStack } = (await server.ssrLoadModule('/draw.tsx')) as typeof Draw
    const [script = ''] = readdirSync(join(folders.stack, 'assets')).filter((name) => name.endsWith('.js'))
    write(folders.static, document(drawStatic(), ''))
    write(folders.stack, document(drawStack(), `<script type="module" crossorigin src="/assets/${script}"></script>`))
  } finally {
    await server.close()
  }
}
