import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { preview as startPreview } from 'vite'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer, type ServerOptions } from '../../mocks/hosts/server.ts'
import { preview } from '../../src/hosting/development/preview.ts'

export const serveApi = (options: ServerOptions): Promise<Running> => listen(createApiServer(options))

/** A built folder exactly as `npm run preview` serves the shop; on any free port where none is asked for. */
export const serveSite = async (folder: string, apiOrigin: string | null, port = 0): Promise<Running> => {
  const server = await startPreview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: resolve(folder) },
    plugins: [preview({ folder: resolve(folder), apiOrigin })],
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { origin: origin.replace(/\/$/, ''), stop: () => server.close() }
}

/** Builds the site into `folder` as for production, with these settings; gives what the build said. */
export const buildSite = async (folder: string, settings: Readonly<Record<string, string>>): Promise<string> => {
  const { NODE_ENV: _, ...own } = process.env
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  return (await promisify(execFile)(process.execPath, args, { env: { ...own, ...settings } })).stdout
}
