import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

interface Import {
  /** As it is written; `?` where it is computed. */
  readonly target: string
  /** The line stands inside a condition on import.meta.env.VITE_OFFLINE. */
  readonly guarded: boolean
  /** Only types: gone when the code runs. */
  readonly typeOnly: boolean
}

const LATE = /\bimport\(\s*(?:'([^']+)'\s*\))?/g
const GUARDED = /(?<!!)import\.meta\.env\.VITE_OFFLINE(?: === '1')?(?: \?|\)|\s*&&)[^:]*$/

/** What a file imports: at its top, late, and in its types (`import('…').Name`). */
export const readSource = (path: string, source: string): readonly Import[] => {
  const { staticImports, staticExports } = parseSync(path, source).module
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      target: moduleRequest.value,
      guarded: false,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ target: moduleRequest.value, guarded: false, typeOnly: isType }],
      ),
    ),
    ...[...code.matchAll(LATE)].map(({ 1: target = '?', index }) => ({
      target,
      guarded: GUARDED.test(code.slice(0, index)),
      typeOnly: false,
    })),
  ]
}

export const resolveImport = (path: string, target: string): string => posix.join(posix.dirname(path), target)

export const readSources = (pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(globSync(pattern).map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
