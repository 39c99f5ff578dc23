import { createSimulation, type SimulationOptions } from '../db.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { createSimulatedIdentity } from '../memory/identity.ts'

/** The backend of `npm start -- --memory`, without wire and MSW. A picture's address is the drawing itself. */
export const createBackendInMemory = (options: SimulationOptions) => {
  const { shop, ports } = createSimulation(options)
  const addresses = new Map<string, string>()
  return {
    api: () => ports,
    identity: createSimulatedIdentity(),
    imageUrl: (path: string) => {
      const address = addresses.get(path) ?? `data:image/svg+xml,${encodeURIComponent(pictureOf(shop, path) ?? '')}`
      addresses.set(path, address)
      return address
    },
  }
}
