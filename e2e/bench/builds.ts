import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildFloors } from './floors.ts'

export interface Built {
  readonly static: string
  readonly stack: string
  readonly site: string
  readonly offline: string
}

const vite = (folder: string, mode: string): void => {
  const { NODE_ENV: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      mode,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`No se pudo construir (${mode}):\n${stdout}${stderr}`)
}

/** Floors and shop below `folder`, away from dist/; what stands there already is taken as it is. */
export const buildAll = async (folder: string, api: string, parts: { readonly offline: boolean }): Promise<Built> => {
  const built: Built = {
    static: join(folder, 'static'),
    stack: join(folder, 'stack'),
    site: join(folder, 'site'),
    offline: join(folder, 'offline'),
  }
  const missing = (path: string) => !existsSync(join(path, 'index.html'))
  if (missing(built.static) || missing(built.stack)) await buildFloors(api, built)
  if (missing(built.site)) vite(built.site, 'production')
  if (parts.offline && missing(built.offline)) vite(built.offline, 'offline')
  return built
}
