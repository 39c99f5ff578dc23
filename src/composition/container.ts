import { Container, ContainerModule } from 'inversify'
import { createFavouriteNews } from '../adapters/storage/favourite-news.ts'
import { createIntentStore } from '../adapters/storage/intent-store.ts'
import { createMessageStores } from '../adapters/storage/message-stores.ts'
import { createOrderStores } from '../adapters/storage/order-stores.ts'
import { createRecentStores } from '../adapters/storage/recent-stores.ts'
import { createSessionStore } from '../adapters/storage/session-store.ts'
import { createCurrentSession } from '../application/current-session.ts'
import { createLoginIntent } from '../application/login-intent.ts'
import { createFavouriteToggles } from '../application/favourite-toggles.ts'
import { importCode } from '../ui/code/import-code.ts'
import { srcsetOf } from '../ui/kit/image-sizes.ts'
import { notices, notify } from '../ui/notices/toasts.ts'
import type { Settings } from './settings.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

/** What every page needs of a visitor: what is stored, who it is, and what waits for a login. */
const visitor = new ContainerModule(({ bind }) => {
  const { storage, tab, locks } = TOKENS
  bind(TOKENS.sessionStore).toResolvedValue(createSessionStore, [storage, tab])
  bind(TOKENS.intentStore).toResolvedValue(createIntentStore, [tab])
  bind(TOKENS.orderStores).toResolvedValue(createOrderStores, [storage, locks])
  bind(TOKENS.messageStores).toResolvedValue(createMessageStores, [storage, locks])
  bind(TOKENS.recents).toResolvedValue(createRecentStores, [storage, locks])
  bind(TOKENS.favouriteNews).toResolvedValue(createFavouriteNews, [storage, TOKENS.page])
  bind(TOKENS.favouriteToggles).toResolvedValue(createFavouriteToggles)
  bind(TOKENS.currentSession)
    .toResolvedValue(
      ({ sessionStore, page }: Services) =>
        createCurrentSession({ sessionStore, page, tellNotStored: () => notify(notices.sessionNotStored()) }),
      [SERVICES],
    )
    .onDeactivation((session) => session.stop())
  bind(TOKENS.loginIntent).toResolvedValue(
    ({ intentStore, page }: Services) => createLoginIntent({ store: intentStore, page }),
    [SERVICES],
  )
})

/** The browser, who signs visitors in, and the deployment. */
interface Surroundings extends Pick<Services, 'page' | 'storage' | 'tab' | 'locks' | 'identity'> {
  readonly settings: Pick<Settings, 'site' | 'imagesBase'> & Partial<Pick<Settings, 'imageSizes'>>
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady?: Promise<unknown> | null
  /** Where the address of a picture is not a path below the images base. */
  readonly imageUrl?: (path: string) => string
}

interface Composed {
  readonly services: Services
  /** Fetches and binds what home does without. Whatever code comes late waits for it (`ui/code`). */
  readonly fetchRest: () => Promise<void>
  readonly stop: () => void
}

/** The services of the site; its API is bound by `adapters`. */
export const compose = (
  { settings: { site, imagesBase, imageSizes = '' }, picturesReady = null, imageUrl, ...given }: Surroundings,
  ...adapters: readonly ContainerModule[]
): Composed => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, { get: () => container.get<unknown>(token) }])
  const services: Services = Object.create(null, Object.fromEntries(entries))
  container.bind(SERVICES).toConstantValue(services)
  container.bind(TOKENS.page).toConstantValue(given.page)
  container.bind(TOKENS.storage).toConstantValue(given.storage)
  container.bind(TOKENS.tab).toConstantValue(given.tab)
  container.bind(TOKENS.locks).toConstantValue(given.locks)
  container.bind(TOKENS.identity).toConstantValue(given.identity)
  container.bind(TOKENS.site).toConstantValue(site)
  container.bind(TOKENS.imageUrl).toConstantValue(imageUrl ?? ((path) => `${imagesBase}/${path}`))
  container.bind(TOKENS.imageSrcset).toConstantValue((path) => (imageUrl ? undefined : srcsetOf(imageSizes, path)))
  container.bind(TOKENS.picturesReady).toConstantValue(() => picturesReady)
  container.load(visitor, ...adapters)
  return {
    services,
    async fetchRest() {
      const { dealings } = await importCode(() => import('./dealings.module.ts'), 'dealings')
      if (!container.isBound(TOKENS.loginFlow)) container.load(dealings)
    },
    stop: () => container.unbindAll(),
  }
}
