/** The part of the bundler's view of the code that the grouping needs. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const HOME = '/src/ui/features/home/'

/**
 * Few files for the first page: all that the entry and home both need goes into one. Home's own modules, and what only
 * other screens need, are left to the bundler. Libraries in a file of their own would outlive a deploy in the caches,
 * but cost one of the ten requests that the first page may make.
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
    // So that a screen's own file is what its name says.
    if (id.includes('/node_modules/dompurify/')) return 'dompurify'
    // A file is run after all those it imports: what has to run before a library needs a file of its own.
    if (id.endsWith('/mocks/storage-stand-in.ts')) return 'storage-stand-in'
    first ??= closure(graph)
    return first.has(id) && !id.includes(HOME) ? 'base' : null
  }
}
