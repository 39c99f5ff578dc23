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
    const { imports, globs } = readSource(path, text)
    const { areas, packages } = ARROWS[area] ?? { areas: [], packages: [] }
    let doors = 0
    const isAllowed = ({ target, guarded }: (typeof imports)[number]): boolean => {
      if (!target.startsWith('.')) return packages.includes(packageOf(target))
      const file = resolveImport(path, target)
      if (path === 'src/main.tsx' && within(file, 'mocks')) return guarded && ++doors === 1
      if (within(file, 'src/hosting') && area !== 'src/hosting') return false
      // One entry: what is behind it serves the simulated server too.
      if (within(file, SEARCH) && !within(path, SEARCH) && !within(path, 'mocks'))
        return file === `${SEARCH}/understand.ts`
      const [own, other] = [featureOf(path), featureOf(file)]
      if (own !== undefined && other !== undefined && own !== other) return FEATURES[own]?.includes(other) === true
      return [area, ...areas].some((open) => within(file, open))
    }
    return [
      ...imports.filter((each) => !isAllowed(each)).map(({ target }) => `${path} no puede importar ${target}`),
      ...(globs ? [`${path} no puede usar import.meta.glob`] : []),
    ]
  })

describe('Las fronteras del código', () => {
  it('R10.06 se respetan en todos los archivos de src y mocks: nada de src lleva a la simulación', () => {
    const sources = readSources('{src,mocks}/**/*.{ts,tsx}')

    expect(Object.keys(sources)).toContain('src/main.tsx')
    expect(violations(sources)).toEqual([])
  })

  it.each(['session', 'login', 'mobile-menu', 'password-toggle'])('R10.03 el sitio usa la máquina %s', (name) => {
    const users = Object.entries(readSources('src/{application,ui}/**/*.{ts,tsx}')).flatMap(([path, source]) =>
      readSource(path, source).imports.filter(
        ({ target, typeOnly }) => !typeOnly && target.endsWith(`/machines/${name}.machine.ts`),
      ),
    )
    expect(users).not.toEqual([])
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
    ['src/domain/a.ts', `import { z } from 'zod'`, 'zod'],
    ['src/domain/a.ts', `export * from '../ui/lib/a.ts'`, '../ui/lib/a.ts'],
    ['src/domain/a.ts', `import { words } from './search/words.ts'`, './search/words.ts'],
    ['src/machines/a.ts', `import type { B } from '../adapters/http/b.ts'`, '../adapters/http/b.ts'],
    ['src/adapters/http/a.ts', `import '../firebase/b.ts'`, '../firebase/b.ts'],
    ['src/ui/kit/a.tsx', `import type { Failure } from '../../domain/result.ts'`, '../../domain/result.ts'],
    ['src/ui/features/blog/a.tsx', `type B = import('../../../adapters/http/b.ts').B`, '../../../adapters/http/b.ts'],
    ['src/ui/features/blog/a.tsx', `const load = (name: string) => import(name)`, '?'],
    ['src/ui/features/blog/a.tsx', `import '../orders/b.tsx'`, '../orders/b.tsx'],
    ['src/ui/shell/a.tsx', `import '../app/b.tsx'`, '../app/b.tsx'],
    ['src/composition/a.ts', `import '../../mocks/db.ts'`, '../../mocks/db.ts'],
    ['src/composition/a.ts', `import '../hosting/b.ts'`, '../hosting/b.ts'],
    ['src/main.tsx', `import '../mocks/hosts/browser.ts'`, '../mocks/hosts/browser.ts'],
    ['src/main.tsx', `await import('../mocks/hosts/browser.ts')`, '../mocks/hosts/browser.ts'],
    ['src/main.tsx', `if (!import.meta.env.VITE_OFFLINE) await import('../mocks/b.ts')`, '../mocks/b.ts'],
    ['src/main.tsx', `if (import.meta.env.VITE_OFFLINE) { } else await import('../mocks/b.ts')`, '../mocks/b.ts'],
    [
      'src/main.tsx',
      `if (import.meta.env.VITE_OFFLINE) { await import('../mocks/a.ts'); await import('../mocks/b.ts') }`,
      '../mocks/b.ts',
    ],
    ['src/service-worker/a.ts', `import '../ui/lib/b.ts'`, '../ui/lib/b.ts'],
    ['mocks/a.ts', `import '../src/ui/lib/b.tsx'`, '../src/ui/lib/b.tsx'],
  ])('no se puede importar lo ajeno: en %s, %s', (path, source, target) => {
    expect(violations({ [path]: source })).toEqual([`${path} no puede importar ${target}`])
  })

  it.each([
    [
      'un archivo en una carpeta sin renglón',
      { 'src/varios/a.ts': 'export {}' },
      'src/varios/a.ts no está en ninguna zona conocida',
    ],
    [
      'import.meta.glob',
      { 'src/ui/app/a.ts': `import.meta.glob('../features/*.tsx')` },
      'src/ui/app/a.ts no puede usar import.meta.glob',
    ],
  ])('se nota %s', (_, sources, complaint) => {
    expect(violations(sources as unknown as Record<string, string>)).toEqual([complaint])
  })

  it.each([
    [
      'src/ui/features/home/a.tsx',
      `import { useMachine } from '@xstate/react'; import '../../../machines/b.ts'; import '../companies/c.tsx'`,
    ],
    ['src/main.tsx', `if (import.meta.env.VITE_OFFLINE === '1') await import('../mocks/hosts/browser.ts')`],
    ['src/main.tsx', `const ready = import.meta.env.VITE_OFFLINE ? import('../mocks/hosts/browser.ts') : null`],
    [
      'src/hosting/a.ts',
      `import { build } from 'vite'; import { readFileSync } from 'node:fs'; import '../composition/settings.ts'`,
    ],
    ['mocks/a.ts', `import { http } from 'msw/http'; import '../src/adapters/http/b.ts'`],
  ])('se deja pasar lo permitido: en %s, %s', (path, source) => {
    expect(violations({ [path]: source })).toEqual([])
  })
})
