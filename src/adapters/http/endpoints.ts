import { blogEndpoints } from './blog.ts'
import { catalogueEndpoints } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { favouritesEndpoints } from './favourites.ts'
import { messagingEndpoints } from './messaging.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { ordersEndpoints } from './orders.ts'
import { sessionEndpoints } from './session.ts'
import { visitsEndpoints } from './visits.ts'

/** The endpoints of each file of this folder. */
export const ENDPOINTS_BY_FILE: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  catalogue: catalogueEndpoints,
  blog: blogEndpoints,
  favourites: favouritesEndpoints,
  messaging: messagingEndpoints,
  session: sessionEndpoints,
  newsletter: newsletterEndpoints,
  orders: ordersEndpoints,
  visits: visitsEndpoints,
}

/**
 * The whole API (section 7): 23 reads and 17 writes, with what we had to assume of each. The site itself does not load
 * this table.
 */
export const ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS_BY_FILE).flatMap((endpoints) =>
  Object.values(endpoints),
)
