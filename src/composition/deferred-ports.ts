import { createBlog } from '../adapters/http/endpoints/blog.ts'
import type { HttpClient } from '../adapters/http/client/client.ts'
import { createFavourites } from '../adapters/http/endpoints/account.ts'
import { createMessaging } from '../adapters/http/endpoints/trade.ts'
import { createNewsletter } from '../adapters/http/endpoints/account.ts'
import { createOrders } from '../adapters/http/endpoints/trade.ts'
import { createSession } from '../adapters/http/endpoints/account.ts'
import type { DeferredPorts } from './await-ports.ts'

/** The ports that an anonymous visit to home does without: one chunk, loaded on the first call to any of them. */
export const createDeferredPorts = (http: HttpClient): DeferredPorts => ({
  blog: createBlog(http),
  favourites: createFavourites(http),
  messaging: createMessaging(http),
  newsletter: createNewsletter(http),
  orders: createOrders(http),
  session: createSession(http),
})
