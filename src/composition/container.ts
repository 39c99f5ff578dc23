import { Container, type ContainerModule } from 'inversify'
import { importCode } from '../ui/code/import-code.ts'
import { visitor } from './visitor.module.ts'
import type { Settings } from './settings.ts'
import { SERVICES, TOKENS, type Services } from './tokens.ts'

/** The browser, who signs visitors in, and the deployment. */
interface Surroundings extends Pick<Services, 'page' | 'storage' | 'tab' | 'locks' | 'identity'> {
  readonly settings: Pick<Settings, 'site' | 'imagesBase'>
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
  {
    settings: { site, imagesBase },
    picturesReady = null,
    imageUrl = (path) => `${imagesBase}/${path}`,
    ...given
  }: Surroundings,
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
  container.bind(TOKENS.imageUrl).toConstantValue(imageUrl)
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
