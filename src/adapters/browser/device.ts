import type { KeyValueStore, Locks, Page } from '../../domain/device.ts'
import { createKeyValueStore } from '../storage/key-value-store.ts'
import { createLocks } from './locks.ts'
import { createPage } from './page.ts'

interface Device {
  readonly page: Page
  readonly storage: KeyValueStore
  /** Lasts until the tab is closed. */
  readonly tab: KeyValueStore
  readonly locks: Locks
}

export const createDevice = (window: Window): Device => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createKeyValueStore(() => window.sessionStorage, window),
  locks: createLocks(window.navigator.locks),
})
