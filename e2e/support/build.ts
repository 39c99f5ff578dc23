import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Builds the site into `folder` as for production, with these settings. */
export const buildSite = async (folder: string, settings: Readonly<Record<string, string>>): Promise<void> => {
  const { NODE_ENV: _, ...own } = process.env
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, args, { env: { ...own, ...settings } })
}
