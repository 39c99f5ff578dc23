import { createBlog } from '../adapters/http/blog.ts'
import type { HttpClient } from '../adapters/http/client.ts'
import { createFavourites } from '../adapters/http/favourites.ts'
import { createMessaging } from '../adapters/http/messaging.ts'
import { createNewsletter } from '../adapters/http/newsletter.ts'
import { createOrders } from '../adapters/http/orders.ts'
import { createSession } from '../adapters/http/session.ts'
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
