interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The file that every page loads first. */
export const BASE = 'base'

/** Files whose names say nothing of what they are for. */
const NEUTRAL: ReadonlySet<string> = new Set([BASE, 'vendor', 'kit'])

/** Lists of ad blockers stop a file called `social-buttons` or `banner`, and with it whatever waits for it. */
export const neutralNames = {
  hashCharacters: 'base36',
  chunkFileNames: ({ name }: { readonly name: string }) =>
    NEUTRAL.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
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
  const closure = (graph: Graph): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [entry, entry.replace(/\/src\/main\.tsx$/, `${HOME}home-screen.tsx`)]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, graph) => {
    // A file of its own, so that it does not count as part of a screen's file.
    if (id.includes('/node_modules/dompurify/')) return 'dompurify'
    // Must run before a library, and a file runs only after all that it imports.
    if (id.endsWith('/mocks/storage-stand-in.ts')) return 'storage-stand-in'
    first ??= closure(graph)
    // Small parts that screens share: a file for each would be a request of a screen, and a line in every page's map.
    if (!first.has(id)) return /\/src\/ui\/(?:kit|lib)\//.test(id) ? 'kit' : null
    if (id.includes(HOME)) return null
    // With the library that it serves, which runs first.
    if (id.endsWith('/adapters/browser/reflect-metadata.ts')) return 'vendor'
    return id.includes('/node_modules/') ? 'vendor' : BASE
  }
}
