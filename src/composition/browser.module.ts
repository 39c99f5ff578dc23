import { ContainerModule } from 'inversify'
import { createTabLocks, createWebLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createTabStore } from '../adapters/storage/tab-store.ts'
import { TOKENS } from './tokens.ts'

/** The page, its storage and its locks. */
export const browserDevice = (window: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.page).toResolvedValue(() => createPage(window))
    bind(TOKENS.storage).toResolvedValue(() => createKeyValueStore(() => window.localStorage, window))
    bind(TOKENS.tab).toResolvedValue(() => createTabStore(window))
    bind(TOKENS.locks).toResolvedValue(() => {
      // Missing on plain-HTTP origins.
      const manager = window.navigator.locks as LockManager | undefined
      return manager === undefined ? createTabLocks() : createWebLocks(manager)
    })
  })
