import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import type { Services } from './tokens.ts'

export const createDevice = (window: Window): Pick<Services, 'page' | 'storage' | 'tab' | 'locks'> => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createKeyValueStore(() => window.sessionStorage, window),
  locks: createLocks(window.navigator.locks),
})
