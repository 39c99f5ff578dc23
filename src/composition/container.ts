import { Container, type ContainerModule } from 'inversify'
import { importCode } from '../ui/code/import-code.ts'
import { application } from './application.module.ts'
import type { Settings } from './settings.ts'
import { stores } from './storage.module.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

interface Deployment {
  readonly settings: Pick<Settings, 'site' | 'imagesBase'>
  /** Resolves when a simulated backend serves pictures; null where they are served from the start. */
  readonly picturesReady?: Promise<unknown> | null
  /** Where the address of a picture is not a path below the images base. */
  readonly imageUrl?: (path: string) => string
}

export interface Site {
  readonly services: Services
  /** Fetches and binds what home does without. Whatever code comes late waits for it (`ui/code`). */
  readonly fetchRest: () => Promise<void>
  readonly stop: () => void
}

/** The services of a site whose outside (API, browser, identity) is bound by `adapters`. */
export const compose = (
  { settings, picturesReady = null, imageUrl = (path) => `${settings.imagesBase}/${path}` }: Deployment,
  ...adapters: readonly ContainerModule[]
): Site => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, { get: () => container.get<unknown>(token) }])
  const services: Services = Object.create(null, Object.fromEntries(entries))
  container.bind(SERVICES).toConstantValue(services)
  container.bind(TOKENS.site).toConstantValue(settings.site)
  container.bind(TOKENS.imageUrl).toConstantValue(imageUrl)
  container.bind(TOKENS.picturesReady).toConstantValue(() => picturesReady)
  container.load(stores, application, ...adapters)
  return {
    services,
    async fetchRest() {
      const { dealings } = await importCode(() => import('./dealings.module.ts'), 'dealings')
      if (!container.isBound(TOKENS.loginFlow)) container.load(dealings)
    },
    stop: () => container.unbindAll(),
  }
}
