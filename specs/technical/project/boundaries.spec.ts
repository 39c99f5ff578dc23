// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { READS, WRITES } from '../../../src/adapters/http/calls/all.ts'
import { ARROWS, FEATURES, NOT_FOR_HOME } from './architecture.ts'

/** What a file imports: at its top, late, and in its types (`import('…').Name`); `?` where it is computed. */
const importsOf = (path: string, source: string): readonly string[] => {
  const { staticImports, staticExports } = parseSync(path, source).module
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [
    ...[...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
      ({ moduleRequest }) => moduleRequest?.value ?? [],
    ),
    ...[...code.matchAll(/\bimport\(\s*(?:'([^']+)'\s*\))?/g)].map(([, target = '?']) => target),
  ]
}

const within = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)
const packageOf = (target: string): string => /^(node:|virtual:[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target
const SEARCH = 'src/domain/search'
const featureOf = (path: string): string | undefined => /^src\/ui\/features\/([^/]+)\//.exec(path)?.[1]

/** What is wrong with a file of these areas, one sentence each; empty when the architecture holds. */
const violations = (path: string, source: string): readonly string[] => {
  const row = Object.entries(ARROWS)
    .filter(([area]) => within(path, area))
    .toSorted(([a], [b]) => b.length - a.length)[0]
  if (row === undefined) return [`${path} no está en ninguna zona conocida`]
  const [area, [areas, packages]] = row
  const isAllowed = (target: string): boolean => {
    if (!target.startsWith('.')) return packages.includes(packageOf(target))
    const file = posix.join(posix.dirname(path), target)
    // One entry: what is behind it serves the simulated server too.
    if (within(file, SEARCH) && !within(path, SEARCH) && !within(path, 'mocks'))
      return file === `${SEARCH}/understand.ts`
    const [own, other] = [featureOf(path), featureOf(file)]
    if (own !== undefined && other !== undefined && own !== other) return FEATURES[own]?.includes(other) === true
    return [area, ...areas].some((open) => within(file, open))
  }
  const globs = /\bimport\.meta\.glob/.test(source) ? ['import.meta.glob'] : []
  return [...importsOf(path, source).filter((target) => !isAllowed(target)), ...globs].map(
    (target) => `${path} no puede importar ${target}`,
  )
}

const SOURCES = Object.fromEntries(
  globSync('{src,mocks}/**/*.{ts,tsx}').map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
)

const HOME = ['src/main.tsx', 'src/ui/features/home/home-screen.tsx']
/** What runs before a file of ours does: no types, and nothing late. */
const runningImports = (path: string): readonly string[] => {
  const { staticImports } = parseSync(path, SOURCES[path] ?? '').module
  return staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => posix.join(posix.dirname(path), moduleRequest.value))
    .filter((file) => file in SOURCES)
}

describe('Las fronteras del código', () => {
  it('R10.06 se respetan en todos los archivos de src y mocks: nada de src lleva a la simulación', () => {
    expect(Object.keys(SOURCES)).toContain('src/main.tsx')
    expect(Object.entries(SOURCES).flatMap(([path, source]) => violations(path, source))).toEqual([])
  })

  it('R10.06 la especificación y los recorridos no se conocen: lo que comparten está en src o en mocks', () => {
    const crossed = (['specs', 'e2e'] as const).flatMap((own) =>
      globSync(`${own}/**/*.{ts,tsx}`).filter((path) =>
        [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)]
          .map(([, target = '']) => posix.join(posix.dirname(path), target))
          .some((file) => /^(?:specs|e2e)\//.test(file) && !within(file, own)),
      ),
    )
    expect(crossed).toEqual([])
  })

  it('la tabla de funciones nombra todas las carpetas de src/ui/features, y cada una usa las de arriba', () => {
    const names = Object.keys(FEATURES)
    expect(names.toSorted()).toEqual(readdirSync('src/ui/features').toSorted())
    const below = Object.entries(FEATURES).filter(([, uses], at) => uses.some((name) => names.indexOf(name) >= at))
    expect(below).toEqual([])
  })

  it('R2.20 lo que el inicio en reposo no necesita no viene con su código', () => {
    // Each with the way that leads there. A map that grows while it is walked is walked to its new end.
    const way = new Map(HOME.map((file) => [file, file]))
    for (const [file, from] of way)
      for (const next of runningImports(file)) if (!way.has(next)) way.set(next, `${from} → ${next}`)
    expect([...way.keys()]).toContain('src/adapters/http/client/client.ts')
    expect([...way].flatMap(([file, from]) => (NOT_FOR_HOME.some((one) => one.test(file)) ? [from] : []))).toEqual([])
  })

  it.each([
    ['un paquete', 'src/domain/a.ts', `import { z } from 'zod'`],
    ['otra zona, ni sus tipos', 'src/machines/a.ts', `import type { B } from '../adapters/http/b.ts'`],
    ['lo que se calcula', 'src/ui/features/blog/a.tsx', `const load = (name: string) => import(name)`],
    ['otra función, ni después', 'src/ui/features/blog/a.tsx', `const load = () => import('../orders/b.tsx')`],
    ['la búsqueda, sino por su puerta', 'src/domain/a.ts', `import { words } from './search/words.ts'`],
    ['lo que construye', 'src/composition/a.ts', `import '../hosting/b.ts'`],
    ['nada en una carpeta sin renglón', 'src/varios/a.ts', 'export {}'],
    ['un patrón de archivos', 'src/ui/app/a.ts', `import.meta.glob('../features/*.tsx')`],
  ])('no se puede importar %s', (_, path, source) => {
    expect(violations(path, source)).toHaveLength(1)
  })

  it('cada dirección de la API está en src/adapters/http/calls una vez, y en ninguna otra parte', () => {
    const known = [...READS, ...WRITES].map(({ path }) => path)
    const calls = Object.entries(SOURCES).flatMap(([file, source]) =>
      [...source.matchAll(/['"`](\/[\w-]+\.php)/g)].flatMap(([, path = '']) =>
        known.includes(path) ? [[path, file] as const] : [],
      ),
    )
    expect(calls.map(([path]) => path).toSorted()).toEqual(known.toSorted())
    expect(calls.filter(([, file]) => !file.startsWith('src/adapters/http/calls/'))).toEqual([])
  })
})
