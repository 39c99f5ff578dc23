/** What an area of the code may import: other areas, and packages. Its own files are always open to it. */
export interface Arrows {
  readonly areas: readonly string[]
  readonly packages: readonly string[]
}

const REACT = ['react', 'react-dom', 'wouter']
const UI_BASE = ['src/ui/kit', 'src/ui/notices', 'src/ui/lib']

/** The import table. A folder that no row names may hold no code; the longest name that fits decides. */
export const ARROWS: Readonly<Record<string, Arrows>> = {
  'src/domain': { areas: [], packages: [] },
  'src/machines': { areas: ['src/domain'], packages: ['xstate'] },
  'src/application': { areas: ['src/domain', 'src/machines'], packages: ['xstate'] },
  'src/adapters/http': { areas: ['src/domain'], packages: ['zod'] },
  'src/adapters/storage': { areas: ['src/domain'], packages: ['zod'] },
  'src/adapters/browser': { areas: ['src/domain'], packages: ['web-vitals'] },
  'src/adapters/firebase': { areas: ['src/domain'], packages: ['firebase'] },
  'src/ui/kit': { areas: ['src/ui/lib/format.ts'], packages: REACT },
  'src/ui/notices': {
    areas: ['src/domain', 'src/application', 'src/ui/kit', 'src/ui/lib/dates.ts'],
    packages: [...REACT, 'react-hot-toast'],
  },
  'src/ui/lib': {
    areas: ['src/domain', 'src/application', 'src/ui/kit', 'src/ui/notices'],
    packages: [...REACT, '@tanstack/react-query'],
  },
  // Asks again for code that did not come, under an address that is only known then.
  'src/ui/lib/chunk.ts': { areas: ['src/domain'], packages: ['react', '?'] },
  // The container's entries are typed where they are bound: types alone, so that what a screen takes leads there.
  'src/ui/lib/services.ts': {
    areas: ['src/composition/tokens.ts', 'src/domain', 'src/application'],
    packages: ['react', '@xstate/react'],
  },
  'src/ui/features': {
    areas: ['src/domain', 'src/machines', 'src/application', ...UI_BASE],
    packages: [...REACT, '@xstate/react', '@tanstack/react-query', 'dompurify'],
  },
  'src/ui/shell': {
    areas: ['src/domain', 'src/machines', 'src/application', 'src/ui/features', ...UI_BASE],
    packages: [...REACT, '@xstate/react'],
  },
  'src/ui/app': {
    areas: ['src/ui/features', 'src/ui/shell', ...UI_BASE],
    packages: [...REACT, '@tanstack/react-query'],
  },
  'src/ui/styles': { areas: [], packages: [] },
  'src/composition': { areas: ['src'], packages: ['inversify'] },
  // The service worker, and the part of the page that knows of it.
  'src/service-worker': {
    areas: ['src/adapters/http/client/fetch.ts'],
    packages: [
      'workbox-cacheable-response',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  // Runs in a browser before React: the scripts in the page's head.
  'src/head': {
    areas: [
      'src/domain',
      'src/adapters/http/client/fetch.ts',
      'src/adapters/storage/session-keys.ts',
      'src/ui/kit/image-sizes.ts',
      'src/ui/lib/first-reads.ts',
      'src/ui/lib/paths.ts',
      'src/ui/lib/queries.ts',
    ],
    packages: [],
  },
  // Runs in Node when the site is built or served, and never in a browser.
  'src/hosting': { areas: ['src'], packages: ['node:', 'vite', 'zod', 'react', 'react-dom', 'happy-dom'] },
  'src/main.tsx': { areas: ['src'], packages: [] },
  'src/later.ts': { areas: ['src'], packages: [] },
  'src/env.d.ts': { areas: ['src'], packages: [] },
  'src/missing.d.ts': { areas: [], packages: [] },
  mocks: {
    areas: ['src/domain', 'src/adapters/http', 'src/hosting/development/command.ts'],
    packages: ['@mswjs/data', 'msw', '@faker-js/faker', 'virtual:msw', 'node:', 'zod'],
  },
}

/** Which other features a feature may use. No circles: a feature that two others need stands below both. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  account: ['messages', 'orders', 'product'],
  blog: [],
  catalogue: ['product-cards'],
  companies: ['product-cards'],
  favourites: ['product-cards'],
  home: ['blog', 'companies', 'product-cards'],
  info: [],
  messages: ['orders'],
  newsletter: [],
  orders: ['product-cards'],
  product: ['orders', 'product-cards'],
  'product-cards': [],
  search: ['catalogue', 'companies'],
}
