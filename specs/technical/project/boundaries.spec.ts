import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** What each area may import: other areas, and packages. An area's own files and types are always open to it. */
const ARROWS: Readonly<Record<string, { areas: readonly string[]; packages: readonly string[] }>> = {
  'src/domain': { areas: [], packages: [] },
  'src/machines': { areas: ['src/domain'], packages: ['xstate'] },
  'src/adapters/http': { areas: ['src/domain'], packages: ['zod'] },
  'src/adapters/firebase': { areas: ['src/domain'], packages: ['firebase'] },
  'src/adapters/storage': { areas: ['src/domain'], packages: [] },
  'src/adapters/browser': { areas: ['src/domain'], packages: ['web-vitals'] },
  'src/ui': {
    areas: ['src/domain', 'src/machines'],
    packages: ['react', 'react-dom', 'wouter', 'xstate', '@xstate/react', '@tanstack/react-query', 'react-hot-toast', 'dompurify'],
  },
  'src/ui/styles': { areas: [], packages: ['@fontsource-variable/bricolage-grotesque'] },
  'src/composition': { areas: ['src'], packages: ['inversify', 'react', '@tanstack/react-query'] },
  // The service worker, and the part of the page that knows of it.
  'src/service-worker': {
    areas: [],
    packages: ['workbox-cacheable-response', 'workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  // Runs when the site is built, and never in a browser: it knows the settings, and draws the screens.
  'src/hosting': { areas: ['src/composition', 'src/ui', 'src/adapters/browser', 'src/service-worker'], packages: ['node:', 'vite', 'zod', 'react', 'react-dom'] },
  src: { areas: ['src'], packages: ['react', 'react-dom', 'wouter', 'zod'] },
  mocks: {
    areas: ['src/domain', 'src/adapters/http'],
    packages: ['@mswjs/data', 'msw', '@faker-js/faker', 'virtual:msw', 'node:', 'react', 'react-dom', 'zod'],
  },
}

interface Import {
  readonly target: string
  /** `import(…)`, inside a condition on import.meta.env.VITE_OFFLINE. */
  readonly guarded: boolean
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every import, export … from, import type and import(…) of a source; a computed address gives `?`. */
const importsOf = (path: string, source: string): readonly Import[] => {
  const found: Import[] = []
  const asksOffline = (node: unknown): boolean =>
    isNode(node) && /^[^!]*import\.meta\.env\.VITE_OFFLINE/.test(source.slice(Number(node['start']), Number(node['end'])))
  const visit = (node: unknown, guarded: boolean): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, guarded))
    if (!isNode(node)) return
    const { source: from, test, left, operator } = node
    const type = String(node['type'])
    if (isNode(from) && /^(Import|Export)\w*(Declaration|Expression)$|^TSImportType$/.test(type)) {
      const address = typeof from['value'] === 'string' ? from['value'] : '?'
      found.push({ target: address, guarded: guarded && type === 'ImportExpression' })
    }
    for (const [name, child] of Object.entries(node)) {
      const opens = (name === 'consequent' && asksOffline(test)) || (name === 'right' && operator === '&&' && asksOffline(left))
      visit(child, guarded || opens)
    }
  }
  visit(parseSync(path, source).program.body, false)
  return found
}

const within = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)
const areaOf = (path: string): string | undefined =>
  Object.keys(ARROWS)
    .filter((area) => within(path, area))
    .toSorted((a, b) => b.length - a.length)[0]
const packageOf = (target: string): string =>
  /^(node:|virtual:[^/]+|@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target

/** What is wrong with the imports of these sources (path from the top → text); empty when all arrows hold. */
const violations = (sources: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(sources).flatMap(([path, source]) => {
    const area = areaOf(path)
    if (area === undefined) return [`${path} no está en ninguna zona conocida`]
    const arrows = ARROWS[area] ?? { areas: [], packages: [] }
    let doors = 0
    const allowed = ({ target, guarded }: Import): boolean => {
      if (!target.startsWith('.')) {
        return arrows.packages.includes(packageOf(target))
      }
      const file = posix.join(posix.dirname(path), target)
      if (path === 'src/main.tsx' && within(file, 'mocks')) return guarded && ++doors === 1
      if (within(file, 'src/hosting') && area !== 'src/hosting') return false
      return [area, ...arrows.areas].some((open) => within(file, open))
    }
    return importsOf(path, source)
      .filter((found) => !allowed(found))
      .map(({ target }) => `${path} no puede importar ${target}`)
  })

const shop = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{src,mocks}/**/*.{ts,tsx}').map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )

describe('Las flechas de la arquitectura', () => {
  it('se respetan en todo el código', () => {
    const sources = shop()

    expect(Object.keys(sources).length).toBeGreaterThan(10)
    expect(violations(sources)).toEqual([])
  })

  it.each([
    ['src/domain/a.ts', `import { z } from 'zod'`, 'zod'],
    ['src/domain/a.ts', `export * from '../ui/a.ts'`, '../ui/a.ts'],
    ['src/domain/a.ts', `import { readFileSync } from 'node:fs'`, 'node:fs'],
    ['src/machines/a.ts', `import { useMachine } from '@xstate/react'`, '@xstate/react'],
    ['src/machines/a.ts', `import type { B } from '../adapters/http/b.ts'`, '../adapters/http/b.ts'],
    ['src/adapters/http/a.ts', `import '../firebase/b.ts'`, '../firebase/b.ts'],
    ['src/adapters/browser/a.ts', `import '../../ui/b.tsx'`, '../../ui/b.tsx'],
    ['src/ui/a.tsx', `import { b } from '../adapters/http/b.ts'`, '../adapters/http/b.ts'],
    ['src/ui/a.tsx', `type B = import('../adapters/http/b.ts').B`, '../adapters/http/b.ts'],
    ['src/ui/a.tsx', `const load = () => import('../composition/b.ts')`, '../composition/b.ts'],
    ['src/ui/a.tsx', `const load = (name: string) => import(name)`, '?'],
    ['src/ui/a.tsx', `import { Container } from 'inversify'`, 'inversify'],
    ['src/composition/a.ts', `import purify from 'dompurify'`, 'dompurify'],
    ['src/composition/a.ts', `import '../../mocks/db.ts'`, '../../mocks/db.ts'],
    ['src/main.tsx', `import '../mocks/hosts/browser.ts'`, '../mocks/hosts/browser.ts'],
    ['src/main.tsx', `await import('../mocks/hosts/browser.ts')`, '../mocks/hosts/browser.ts'],
    ['src/main.tsx', `if (!import.meta.env.VITE_OFFLINE) await import('../mocks/b.ts')`, '../mocks/b.ts'],
    ['src/main.tsx', `if (import.meta.env.VITE_OFFLINE) { } else await import('../mocks/b.ts')`, '../mocks/b.ts'],
    [
      'src/main.tsx',
      `if (import.meta.env.VITE_OFFLINE) { await import('../mocks/a.ts'); await import('../mocks/b.ts') }`,
      '../mocks/b.ts',
    ],
    ['src/main.tsx', `import './hosting/b.ts'`, './hosting/b.ts'],
    ['src/composition/a.ts', `import '../hosting/b.ts'`, '../hosting/b.ts'],
    ['src/hosting/a.ts', `import '../../mocks/db.ts'`, '../../mocks/db.ts'],
    ['src/hosting/a.ts', `import '../adapters/http/client.ts'`, '../adapters/http/client.ts'],
    ['src/service-worker/a.ts', `import '../ui/b.ts'`, '../ui/b.ts'],
    ['src/ui/a.tsx', `import '../service-worker/b.ts'`, '../service-worker/b.ts'],
    ['mocks/a.ts', `import '../src/ui/b.tsx'`, '../src/ui/b.tsx'],
    ['mocks/a.ts', `import '../src/adapters/firebase/b.ts'`, '../src/adapters/firebase/b.ts'],
  ])('se defienden: %s con «%s»', (path, source, target) => {
    expect(violations({ [path]: source })).toEqual([`${path} no puede importar ${target}`])
  })

  it.each([
    ['src/machines/a.ts', `import { setup } from 'xstate'; import '../domain/b.ts'`],
    ['src/ui/a.tsx', `import { useMachine } from '@xstate/react'; import '../machines/b.ts'`],
    ['src/main.tsx', `if (import.meta.env.VITE_OFFLINE === '1') await import('../mocks/hosts/browser.ts')`],
    ['src/main.tsx', `const ready = import.meta.env.VITE_OFFLINE ? import('../mocks/hosts/browser.ts') : null`],
    ['src/composition/a.ts', `import '../adapters/http/b.ts'; import { Container } from 'inversify'`],
    ['src/hosting/a.ts', `import { build } from 'vite'; import { readFileSync } from 'node:fs'; import '../composition/settings.ts'`],
    ['mocks/a.ts', `import { http } from 'msw/http'; import '../src/adapters/http/b.ts'`],
  ])('dejan pasar lo permitido: %s con «%s»', (path, source) => {
    expect(violations({ [path]: source })).toEqual([])
  })
})
