import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WORKER = 'mockServiceWorker.js'
/** Files that a browser never requests: source maps, the bundler's manifest, and the worker itself. */
const NOT_SERVED = /\.map$|^\.vite\/|^mockServiceWorker\.js$/

interface Emitted {
  readonly fileName: string
  readonly type: 'asset' | 'chunk'
  readonly code?: string
  source?: string | Uint8Array
}

const textOf = ({ source }: Emitted) =>
  typeof source === 'string' ? source : Buffer.from(source ?? '').toString('utf8')

/**
 * A Vite plugin for `--mode offline`, after `msw()`: MSW's worker caches the demo's own files, too, so that a reload
 * needs no network. Our script is put in front of MSW's in the same file.
 */
export const demoShell = () => ({
  name: 'puntada-demo-shell',
  apply: 'build' as const,
  enforce: 'post' as const,
  generateBundle(_options: unknown, bundle: Readonly<Record<string, Emitted>>): void {
    const worker = Object.values(bundle).find(({ fileName }) => fileName === WORKER)
    if (worker === undefined) return
    const emitted = Object.values(bundle).filter(({ fileName }) => !NOT_SERVED.test(fileName))
    const digest = createHash('sha256')
    for (const file of emitted) digest.update(file.fileName).update(file.code ?? textOf(file))
    // `./` is the home page; 200.html answers every other address, where the build writes one.
    const paths = [
      './',
      './200.html',
      ...emitted.map(({ fileName }) => `./${fileName}`).filter((path) => !path.endsWith('.html')),
    ]
    const files = `const FILES = ${JSON.stringify({ version: digest.digest('hex').slice(0, 12), paths })}\n`
    const script = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'worker.js'), 'utf8')
    worker.source = files + script + textOf(worker)
  },
})
