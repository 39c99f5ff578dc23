import { ContainerModule } from 'inversify'
import { createLocks } from '../adapters/browser/locks.ts'
import { createPage } from '../adapters/browser/page.ts'
import { createKeyValueStore } from '../adapters/storage/key-value-store.ts'
import { createTabStore } from '../adapters/storage/tab-store.ts'
import { TOKENS, type Device } from './tokens.ts'

export const createDevice = (window: Window): Device => ({
  page: createPage(window),
  storage: createKeyValueStore(() => window.localStorage, window),
  tab: createTabStore(window),
  locks: createLocks(window.navigator.locks),
})

export const deviceModule = (device: Device): ContainerModule =>
  new ContainerModule(({ bind }) => void bind(TOKENS.device).toConstantValue(device))
