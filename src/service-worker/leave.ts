import { CATALOGUE_CACHE, PICTURES_CACHE, WORKER_PATH } from './names.ts'

interface Environment {
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  say: (text: string) => void
}

const isProduction = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER_PATH)

/**
 * Removes the production worker and its caches, for builds with the simulated backend. True: the page must be reloaded.
 */
export const leaveProduction = async ({ container, caches, say }: Environment): Promise<boolean> => {
  try {
    const own = ((await container?.getRegistrations()) ?? []).filter(isProduction)
    if (own.length === 0) return false
    const gone = await Promise.all(own.map((registration) => registration.unregister()))
    for (const name of (await caches?.keys()) ?? []) {
      if (name === CATALOGUE_CACHE || name === PICTURES_CACHE || name.startsWith('workbox-precache'))
        await caches?.delete(name)
    }
    say(
      '[simulador] En esta dirección estaba instalado el sitio de producción: se quitó para que ' +
        'conteste la simulación.',
    )
    return gone.includes(true)
  } catch {
    // A browser that refuses service workers has none to remove.
    return false
  }
}
