// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ARROWS, FEATURES } from './architecture.ts'
import { readSource, readSources, resolveImport } from './imports.ts'

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
    const imports = readSource(path, text)
    const { areas, packages } = ARROWS[area] ?? { areas: [], packages: [] }
    let doors = 0
    const isAllowed = ({ target, guarded }: (typeof imports)[number]): boolean => {
      if (!target.startsWith('.')) return packages.includes(packageOf(target))
      const file = resolveImport(path, target)
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
      ...imports.filter((each) => !isAllowed(each)).map(({ target }) => `${path} no puede importar ${target}`),
      ...(/\bimport\.meta\.glob/.test(text) ? [`${path} no puede usar import.meta.glob`] : []),
    ]
  })

describe('Las fronteras del código', () => {
  it('R10.06 se respetan en todos los archivos de src y mocks: nada de src lleva a la simulación', () => {
    const sources = readSources('{src,mocks}/**/*.{ts,tsx}')

    expect(Object.keys(sources)).toContain('src/main.tsx')
    expect(violations(sources)).toEqual([])
  })

  it('la tabla de funciones nombra todas las carpetas de src/ui/features, sin sobrar ninguna', () => {
    const folders = new Set(
      Object.keys(readSources('src/ui/features/**/*.{ts,tsx}')).map((path) => featureOf(path) ?? path),
    )

    expect(Object.keys(FEATURES).toSorted()).toEqual([...folders].toSorted())
  })

  it('la tabla de funciones no tiene círculos', () => {
    // Whoever uses none of what is left goes; a circle never does.
    const left = new Map(Object.entries(FEATURES))
    for (const _ of Object.keys(FEATURES))
      for (const [name, uses] of left) if (!uses.some((other) => left.has(other))) left.delete(name)
    expect([...left.keys()]).toEqual([])
  })

  it.each([
    ['un paquete', 'src/domain/a.ts', `import { z } from 'zod'`],
    ['otra zona, ni sus tipos', 'src/machines/a.ts', `import type { B } from '../adapters/http/b.ts'`],
    ['lo que se calcula', 'src/ui/features/blog/a.tsx', `const load = (name: string) => import(name)`],
    ['otra función', 'src/ui/features/blog/a.tsx', `import '../orders/b.tsx'`],
    ['la búsqueda, sino por su puerta', 'src/domain/a.ts', `import { words } from './search/words.ts'`],
    ['lo que construye', 'src/composition/a.ts', `import '../hosting/b.ts'`],
    ['la simulación, desde lo compuesto', 'src/composition/a.ts', `import '../../mocks/db.ts'`],
    ['la simulación sin condición', 'src/main.tsx', `await import('../mocks/hosts/browser.ts')`],
    [
      'la simulación en el otro caso',
      'src/main.tsx',
      `if (!import.meta.env.VITE_OFFLINE) await import('../mocks/b.ts')`,
    ],
    ['nada en una carpeta sin renglón', 'src/varios/a.ts', 'export {}'],
    ['un patrón de archivos', 'src/ui/app/a.ts', `import.meta.glob('../features/*.tsx')`],
  ])('no se puede importar %s', (_, path, source) => {
    expect(violations({ [path]: source })).toHaveLength(1)
  })

  it('se deja pasar la simulación donde main.tsx pregunta por ella, una vez', () => {
    const load = `await import('../mocks/hosts/browser.ts')`
    expect(violations({ 'src/main.tsx': `if (import.meta.env.VITE_OFFLINE === '1') ${load}` })).toEqual([])
    expect(violations({ 'src/main.tsx': `if (import.meta.env.VITE_OFFLINE) { ${load}; ${load} }` })).toHaveLength(1)
  })
})
