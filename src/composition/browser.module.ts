import { ContainerModule } from 'inversify'
import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createTabStore } from '../adapters/storage/tab-store.ts'
import { TOKENS } from './tokens.ts'

export const browserDevice = (window: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.page).toConstantValue(createPage(window))
    bind(TOKENS.storage).toConstantValue(createKeyValueStore(() => window.localStorage, window))
    bind(TOKENS.tab).toConstantValue(createTabStore(window))
    bind(TOKENS.locks).toConstantValue(createLocks(window.navigator.locks))
  })
