import { ContainerModule } from 'inversify'
import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createTabStore } from '../adapters/storage/tab-store.ts'
import { TOKENS } from './tokens.ts'

export const browserDevice = (window: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.page).toResolvedValue(() => createPage(window))
    bind(TOKENS.storage).toResolvedValue(() => createKeyValueStore(() => window.localStorage, window))
    bind(TOKENS.tab).toResolvedValue(() => createTabStore(window))
    bind(TOKENS.locks).toResolvedValue(() => createLocks(window.navigator.locks))
  })
