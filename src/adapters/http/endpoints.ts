import { blogEndpoints } from './blog.ts'
import { catalogueEndpoints } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { favouritesEndpoints } from './favourites.ts'
import { messagingEndpoints } from './messaging.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { ordersEndpoints } from './orders.ts'
import { sessionEndpoints } from './session.ts'
import { visitsEndpoints } from './visits.ts'

/** The whole API (section 7): 23 reads and 17 writes, with what we had to assume of each. The site itself does not load this table. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(catalogueEndpoints),
  ...Object.values(blogEndpoints),
  ...Object.values(favouritesEndpoints),
  ...Object.values(messagingEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(newsletterEndpoints),
  ...Object.values(ordersEndpoints),
  ...Object.values(visitsEndpoints),
]
