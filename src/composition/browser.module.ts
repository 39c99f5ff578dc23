import { ContainerModule } from 'inversify'
import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { TOKENS, type Services } from './tokens.ts'

export type Device = Pick<Services, 'page' | 'storage' | 'tab' | 'locks'>

export const createDevice = (window: Window): Device => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createKeyValueStore(() => window.sessionStorage, window),
  locks: createLocks(window.navigator.locks),
})

export const deviceModule = ({ page, storage, tab, locks }: Device): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.page).toConstantValue(page)
    bind(TOKENS.storage).toConstantValue(storage)
    bind(TOKENS.tab).toConstantValue(tab)
    bind(TOKENS.locks).toConstantValue(locks)
  })
