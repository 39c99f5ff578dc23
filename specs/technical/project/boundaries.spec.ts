// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { ARROWS, FEATURES } from './architecture.ts'

interface Import {
  /** As it is written; `?` where it is computed. */
  readonly target: string
  /** The line stands inside a condition on import.meta.env.VITE_OFFLINE. */
  readonly guarded: boolean
}

const LATE = /\bimport\(\s*(?:'([^']+)'\s*\))?/g
const GUARDED = /(?<!!)import\.meta\.env\.VITE_OFFLINE(?: === '1')?(?: \?|\)|\s*&&)[^:]*$/

/** What a file imports: at its top, late, and in its types (`import('…').Name`). */
const importsOf = (path: string, source: string): readonly Import[] => {
  const { staticImports, staticExports } = parseSync(path, source).module
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [
    ...[...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(({ moduleRequest }) =>
      moduleRequest === null ? [] : [{ target: moduleRequest.value, guarded: false }],
    ),
    ...[...code.matchAll(LATE)].map(({ 1: target = '?', index }) => ({
      target,
      guarded: GUARDED.test(code.slice(0, index)),
    })),
  ]
}

const readSources = (pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(globSync(pattern).map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))

const within = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)
const areaOf = (path: string): string | undefined =>
  Object.keys(ARROWS)
    .filter((area) => within(path, area))
    .toSorted((a, b) => b.length - a.length)[0]
const packageOf = (target: string): string => /^(node:|virtual:[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target
const SEARCH = 'src/domain/search'
const featureOf = (path: string): string | undefined => /^src\/ui\/features\/([^/]+)\//.exec(path)?.[1]

/**
 * What is wrong with these sources (path from the top → text), one sentence each; empty when the architecture holds.
 */
const violations = (sources: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(sources).flatMap(([path, text]) => {
    const area = areaOf(path)
    if (area === undefined) return [`${path} no está en ninguna zona conocida`]
    const { areas, packages } = ARROWS[area] ?? { areas: [], packages: [] }
    let doors = 0
    const isAllowed = ({ target, guarded }: Import): boolean => {
      if (!target.startsWith('.')) return packages.includes(packageOf(target))
      const file = posix.join(posix.dirname(path), target)
      if (path === 'src/main.tsx' && within(file, 'mocks')) return guarded && ++doors === 1
      if (within(file, 'src/hosting') && area !== 'src/hosting') return areas.includes(file)
      // One entry: what is behind it serves the simulated server too.
      if (within(file, SEARCH) && !within(path, SEARCH) && !within(path, 'mocks'))
        return file === `${SEARCH}/understand.ts`
      const [own, other] = [featureOf(path), featureOf(file)]
      if (own !== undefined && other !== undefined && own !== other) return FEATURES[own]?.includes(other) === true
      return [area, ...areas].some((open) => within(file, open))
    }
    return [
      ...importsOf(path, text)
        .filter((each) => !isAllowed(each))
        .map(({ target }) => `${path} no puede importar ${target}`),
      ...(/\bimport\.meta\.glob/.test(text) ? [`${path} no puede usar import.meta.glob`] : []),
    ]
  })

describe('Las fronteras del código', () => {
  it('R10.06 se respetan en todos los archivos de src y mocks: nada de src lleva a la simulación', () => {
    const sources = readSources('{src,mocks}/**/*.{ts,tsx}')
    expect(Object.keys(sources)).toContain('src/main.tsx')
    expect(violations(sources)).toEqual([])
  })

  it('la tabla de funciones nombra todas las carpetas de src/ui/features, sin círculos', () => {
    expect(Object.keys(FEATURES).toSorted()).toEqual(readdirSync('src/ui/features').toSorted())
    // Whoever uses none of what is left goes; a circle never does.
    const left = new Map(Object.entries(FEATURES))
    for (const _ of Object.keys(FEATURES))
      for (const [name, uses] of left) if (!uses.some((other) => left.has(other))) left.delete(name)
    expect([...left.keys()]).toEqual([])
  })

  const LOAD = `await import('../mocks/hosts/browser.ts')`
  it.each([
    ['un paquete', 'src/domain/a.ts', `import { z } from 'zod'`],
    ['otra zona, ni sus tipos', 'src/machines/a.ts', `import type { B } from '../adapters/http/b.ts'`],
    ['lo que se calcula', 'src/ui/features/blog/a.tsx', `const load = (name: string) => import(name)`],
    ['otra función', 'src/ui/features/blog/a.tsx', `import '../orders/b.tsx'`],
    ['la búsqueda, sino por su puerta', 'src/domain/a.ts', `import { words } from './search/words.ts'`],
    ['lo que construye', 'src/composition/a.ts', `import '../hosting/b.ts'`],
    ['la simulación, desde lo compuesto', 'src/composition/a.ts', `import '../../mocks/db.ts'`],
    ['la simulación en el otro caso', 'src/main.tsx', `if (!import.meta.env.VITE_OFFLINE) ${LOAD}`],
    ['la simulación dos veces', 'src/main.tsx', `if (import.meta.env.VITE_OFFLINE) { ${LOAD}; ${LOAD} }`],
    ['nada en una carpeta sin renglón', 'src/varios/a.ts', 'export {}'],
    ['un patrón de archivos', 'src/ui/app/a.ts', `import.meta.glob('../features/*.tsx')`],
  ])('no se puede importar %s', (_, path, source) => {
    expect(violations({ [path]: source })).toHaveLength(1)
  })
})
