const REACT = ['react', 'react-dom', 'wouter']
const INNER = ['src/domain', 'src/machines', 'src/application']
const UI_BASE = ['src/ui/kit', 'src/ui/notices', 'src/ui/data', 'src/ui/site']
/** All that a browser may get, and not what builds and serves it. */
const BROWSER = [...INNER, ...['adapters', 'ui', 'composition', 'service-worker', 'later.ts'].map((at) => `src/${at}`)]

/**
 * What an area of the code may import: other areas, then packages. Its own files are always open to it. A folder that
 * no row names may hold no code; the longest name that fits decides.
 */
export const ARROWS: Readonly<Record<string, readonly [areas: readonly string[], packages: readonly string[]]>> = {
  'src/domain': [[], []],
  'src/machines': [['src/domain'], ['xstate']],
  'src/application': [['src/domain', 'src/machines'], ['xstate']],
  'src/adapters/http': [['src/domain'], []],
  'src/adapters/storage': [['src/domain'], []],
  'src/adapters/browser': [['src/domain'], ['web-vitals']],
  'src/adapters/firebase': [['src/domain'], ['firebase']],
  'src/ui/kit': [['src/domain'], REACT],
  // Asks again for code that did not come, under an address that is only known then.
  'src/ui/kit/chunk.ts': [['src/domain'], ['react', '?']],
  'src/ui/notices': [
    ['src/domain', 'src/application', 'src/ui/kit'],
    [...REACT, 'react-hot-toast'],
  ],
  'src/ui/data': [
    ['src/domain', 'src/application', 'src/ui/kit', 'src/ui/notices', 'src/ui/site/login.tsx', 'src/ui/site/paths.ts'],
    [...REACT, '@tanstack/react-query'],
  ],
  // The container's entries are typed where they are bound: types alone, so that what a screen takes leads there.
  'src/ui/data/services.ts': [
    ['src/composition/tokens.ts', 'src/domain', 'src/application'],
    ['react', '@xstate/react'],
  ],
  'src/ui/site': [['src/domain', 'src/application', 'src/ui/kit', 'src/ui/notices', 'src/ui/data'], REACT],
  'src/ui/features': [
    [...INNER, ...UI_BASE],
    [...REACT, '@xstate/react', '@tanstack/react-query', 'dompurify'],
  ],
  'src/ui/shell': [
    [...INNER, 'src/ui/features', ...UI_BASE],
    [...REACT, '@xstate/react'],
  ],
  'src/ui/app': [
    ['src/domain', 'src/ui/features', 'src/ui/shell', ...UI_BASE],
    [...REACT, '@tanstack/react-query'],
  ],
  'src/ui/styles': [[], []],
  'src/composition': [BROWSER, ['inversify']],
  // The service worker, and the part of the page that knows of it.
  'src/service-worker': [
    ['src/adapters/http/client', 'src/adapters/http/port.ts', 'src/domain/device.ts'],
    ['expiration', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`),
  ],
  // Runs in a browser before React: the scripts in the page's head.
  'src/head': [
    [
      'src/domain',
      'src/adapters/http/client/fetch.ts',
      'src/adapters/storage/session-keys.ts',
      'src/ui/kit/image-sizes.ts',
      ...['data/first-reads.ts', 'site/paths.ts'].map((file) => `src/ui/${file}`),
    ],
    [],
  ],
  // Runs in Node when the site is built or served, and never in a browser.
  'src/hosting': [['src'], ['node:', 'vite', 'zod', 'react', 'react-dom', 'happy-dom']],
  // Only where a condition on a literal of the build says so: the build's budgets stop a production site that has it.
  // What the commands of package.json share in a terminal.
  'src/commands': [[], ['node:', '@playwright/test']],
  'src/main.tsx': [[...BROWSER, 'mocks/hosts/browser.ts'], []],
  'src/later.ts': [BROWSER, []],
  'src/env.d.ts': [['src'], []],
  'src/missing.d.ts': [[], []],
  mocks: [
    ['src/domain', 'src/adapters/http', 'src/adapters/storage/session-keys.ts', 'src/commands/options.ts'],
    ['@mswjs/data', 'msw', '@faker-js/faker', 'virtual:msw', 'node:', 'zod'],
  ],
}

/** What an idle home does not need: its code comes with the screen, the dialog or the press that asks for it. */
export const NOT_FOR_HOME: readonly RegExp[] = [
  /^src\/application\/(?:complete-intent|edited-cells|login-flow|message-outbox|order-|submit-order)/,
  /^src\/domain\/(?:catalogue\/comparison|companies\/|orders\/|search\/)/,
  /^src\/machines\/(?:login|password|social)/,
  /^src\/ui\/features\/(?:blog|catalogue|companies|compare|favourites|messages\/(?!unread)|orders|product)\//,
]

/** Which other features a feature may use: only such as stand above it, so that there are no circles. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  blog: [],
  info: [],
  newsletter: [],
  'product-cards': [],
  catalogue: ['product-cards'],
  companies: ['product-cards'],
  compare: ['product-cards'],
  favourites: ['product-cards'],
  orders: ['product-cards'],
  home: ['blog', 'companies', 'orders', 'product-cards'],
  messages: ['orders'],
  product: ['orders', 'product-cards'],
  account: ['messages', 'orders', 'product'],
  search: ['catalogue', 'companies'],
}
