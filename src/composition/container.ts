import { Container, type ContainerModule } from 'inversify'
import type { Services } from '../ui/lib/services.ts'
import { application } from './application.module.ts'
import type { Settings } from './settings.ts'
import { stores } from './storage.module.ts'
import { LATE, TOKENS } from './tokens.ts'

export interface Site {
  readonly settings: Pick<Settings, 'site' | 'imagesBase'>
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady?: Promise<unknown> | null
}

const stopPart = (part: object) => {
  if ('stop' in part && typeof part.stop === 'function') part.stop()
}

/** The services of a site whose outside (API, browser, identity) is bound by `adapters`. */
export const compose = (
  { settings, picturesReady = null }: Site,
  ...adapters: readonly ContainerModule[]
): Services => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  container.load(stores, application, ...adapters)
  const { page, locks, storage } = container.get(TOKENS.device)
  const stored = container.get(TOKENS.stores)
  const services: Services = {
    ...container.get(TOKENS.deferredPorts),
    catalogue: container.get(TOKENS.catalogue),
    visits: container.get(TOKENS.visits),
    identity: container.get(TOKENS.identity),
    page,
    locks,
    storage,
    orderStores: stored.orders,
    messageStores: stored.messages,
    recents: stored.recents,
    currentSession: container.get(TOKENS.currentSession),
    loginIntent: container.get(TOKENS.loginIntent),
    prepare: container.get(TOKENS.prepare),
    site: settings.site,
    picturesReady,
    imageUrl: (path) => `${settings.imagesBase}/${path}`,
    late: (name, make) => {
      if (!container.isBound(LATE[name]))
        container
          .bind(LATE[name])
          .toResolvedValue(() => make(services))
          .onDeactivation(stopPart)
      return container.get(LATE[name])
    },
    stop: () => container.unbindAll(),
  }
  return services
}
