import { createBlog } from '../adapters/http/endpoints/blog.ts'
import type { HttpClient } from '../adapters/http/client/client.ts'
import { createFavourites, createNewsletter, createSession } from '../adapters/http/endpoints/account.ts'
import { createMessaging, createOrders } from '../adapters/http/endpoints/trade.ts'
import type { DeferredPorts } from './await-ports.ts'

export const createDeferredPorts = (http: HttpClient): DeferredPorts => ({
  blog: createBlog(http),
  favourites: createFavourites(http),
  messaging: createMessaging(http),
  newsletter: createNewsletter(http),
  orders: createOrders(http),
  session: createSession(http),
})
