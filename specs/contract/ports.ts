import type { MemoryPorts } from '../../mocks/memory/ports.ts'
import type { HttpClient } from '../../src/adapters/http/client/client.ts'
import {
  createAccounts,
  createFavourites,
  createNewsletter,
  createSession,
} from '../../src/adapters/http/endpoints/account.ts'
import { createBlog } from '../../src/adapters/http/endpoints/blog.ts'
import { createCatalogue } from '../../src/adapters/http/endpoints/catalogue.ts'
import { createMessaging, createOrders } from '../../src/adapters/http/endpoints/trade.ts'
import { createVisits } from '../../src/adapters/http/endpoints/visits.ts'

export type Ports = MemoryPorts

export const portsOver = (http: HttpClient): Ports => ({
  catalogue: createCatalogue(http),
  accounts: createAccounts(http),
  session: createSession(http),
  favourites: createFavourites(http),
  messaging: createMessaging(http),
  newsletter: createNewsletter(http),
  orders: createOrders(http),
  blog: createBlog(http),
  visits: createVisits(http),
})
