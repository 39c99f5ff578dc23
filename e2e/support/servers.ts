import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { listen, type Running } from '../../mocks/hosts/listen.ts'
import { createApiServer, type ServerOptions } from '../../mocks/hosts/server.ts'

export const serveApi = (options: ServerOptions): Promise<Running> => listen(createApiServer(options))

/** Builds the site into `folder` for production, with these settings; gives the build's output. */
export const buildSite = async (folder: string, settings: Readonly<Record<string, string>>): Promise<string> => {
  const { NODE_ENV: _, ...own } = process.env
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  return (await promisify(execFile)(process.execPath, args, { env: { ...own, ...settings } })).stdout
}
