import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PathName } from '../../ui/site/paths.ts'

/** `signUp` → `…/sign-up-screen.tsx`: each screen's module is called like its path. */
const screenModule = (name: PathName) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`

/** The keys, and all that they import, directly or not. */
const closure = (keys: readonly string[], importsOf: (key: string) => readonly string[]) => {
  const all = new Set(keys)
  // A set that grows while it is walked is walked to its new end.
  for (const key of all) for (const next of importsOf(key)) all.add(next)
  return all
}
export const readBuilt = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const text = (address: string) => readFileSync(join(folder, address), 'utf8')
  const chunk = (key: string) => {
    const found = manifest[key]
    if (found === undefined) throw new Error(`Falta ${key} entre lo construido`)
    return found
  }
  const chunksOf = (keys: readonly string[]) => closure(keys, (key) => chunk(key).imports ?? [])
  const filesOf = (keys: Iterable<string>) => {
    const chunks = [...keys].map(chunk)
    return {
      modules: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    }
  }
  const screenOf = (name: PathName) => {
    const found = Object.keys(manifest).find((key) => key.endsWith(screenModule(name)))
    if (found === undefined) throw new Error(`La pantalla ${name} no tiene archivo propio (…${screenModule(name)})`)
    return found
  }
  const entry = chunksOf(Object.keys(manifest).filter((key) => manifest[key]?.name === BASE))
  const page = text('index.html')
  return {
    text,
    /** The code of every page, from the bundler's own. */
    code: {
      importMap: /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '',
      scripts: Array.from(page.matchAll(/<script type="module"[^>]* src="([^"]*)"/g), ([, address = '']) => address),
    },
    base: filesOf(entry),
    screen: (name: PathName) => {
      const all = chunksOf([screenOf(name)])
      return filesOf([...all].filter((key) => !entry.has(key)))
    },
    screenFile: (name: PathName) => `/${chunk(screenOf(name)).file}`,
    /** Files that serve only to sign in with a social network, which needs the network anyway. */
    forSigningIn: Object.entries(manifest)
      .filter(([key]) => key.startsWith('adapters/firebase/'))
      .map(([, { file }]) => file),
  }
}

export type Built = ReturnType<typeof readBuilt>

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const BASE = 'base'
const NEUTRAL = [BASE, 'vendor', 'kit']

/** Whether the name of a file below `assets` does not tell what it is for. */
export const isNeutral = (name: string) => new RegExp(`^(?:(?:${NEUTRAL.join('|')})-)?[a-z\\d]{8}\\.\\w+$`).test(name)

/** Lists of ad blockers stop a file called `social-buttons` or `banner`, and with it whatever waits for it. */
export const neutralNames = {
  hashCharacters: 'base36',
  chunkFileNames: ({ name }: { name: string }) =>
    NEUTRAL.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
  entryFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[hash][extname]',
} as const

const HOME = '/src/ui/features/home/'

/**
 * Puts all that the entry and home need into two files: ours, and the libraries, which stay the same from deploy to
 * deploy. The bundler splits the rest.
 */
export const groupChunks = (entry: string): ((id: string, graph: Graph) => string | null) => {
  let first: ReadonlySet<string> | null = null
  const home = entry.replace(/\/src\/main\.tsx$/, `${HOME}home-screen.tsx`)
  return (id, graph) => {
    // DOMPurify has a file of its own, so that it does not count as part of a screen's.
    if (id.includes('/node_modules/dompurify/')) return 'dompurify'
    // The stand-in must run before a library, and a file runs only after all that it imports.
    if (id.endsWith('/mocks/storage-stand-in.ts')) return 'storage-stand-in'
    first ??= closure([entry, home], (key) => graph.getModuleInfo(key)?.importedIds ?? [])
    // Small parts that screens share, and those of a session: a file for each would be a request of a screen, and a line
    // in every page's map.
    if (!first.has(id)) {
      if (/\/node_modules\/(?:@?xstate\/|use-)|\/src\/machines\/|\/session-start\.ts$/.test(id)) return 'session'
      return /\/src\/ui\/(?:kit|data|site)\//.test(id) ? 'kit' : null
    }
    if (id.includes(HOME)) return null
    // The container's library needs it, and is in `vendor`, which runs first.
    if (id.endsWith('/adapters/browser/reflect-metadata.ts')) return 'vendor'
    return id.includes('/node_modules/') ? 'vendor' : BASE
  }
}
