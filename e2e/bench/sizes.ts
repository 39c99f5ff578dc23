import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { atMost, type Line } from './table.ts'

const brotli = (folder: string, file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length

/** What the worker of a built site installs. */
const installed = (folder: string): readonly string[] => {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return ['/200.html', ...new Set(worker.match(/\/assets\/[\w.-]+/g) ?? [])]
}

/** What a built site weighs, and what of it an installed visitor fetches again once one word of it has changed. */
export const measureSizes = (site: string, oneWordChanged: string): readonly Line[] => {
  const assets = readdirSync(join(site, 'assets'))
  // A screen's file bears the name of its module.
  const screens = globSync('src/ui/features/**/*-screen.tsx')
    .map((path) => basename(path, '.tsx'))
    .flatMap((name) => assets.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)))
    .map((file) => [file, gzipSync(readFileSync(join(site, 'assets', file))).length] as const)
    .toSorted(([, a], [, b]) => b - a)
  const [heaviest, weight] = screens[0] ?? ['ninguna', Number.NaN]
  const before = new Set(installed(site))
  const again = installed(oneWordChanged).filter((file) => file === '/200.html' || !before.has(file))
  if (brotli(site, '200.html') === brotli(oneWordChanged, '200.html')) throw new Error('Ninguna palabra cambió')
  const bytes = again.reduce((sum, file) => sum + brotli(oneWordChanged, file), 0)
  return [
    atMost('HTML del inicio, brotli', 'KB', brotli(site, 'index.html') / 1000, 14),
    atMost(`La pantalla más pesada (${heaviest}), gzip`, 'KB', weight / 1000, 12),
    atMost(`Una palabra cambiada: lo que baja otra vez quien lo instaló (${again.length})`, 'KB', bytes / 1000, 40),
  ]
}
