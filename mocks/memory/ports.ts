import type { BlogPort } from '../../src/domain/blog/blog.ts'
import type { CataloguePort } from '../../src/domain/catalogue/catalogue.ts'
import type { FavouritesPort } from '../../src/domain/favourites/favourites.ts'
import type { MessagingPort } from '../../src/domain/messaging/messaging.ts'
import type { NewsletterPort } from '../../src/domain/newsletter/newsletter.ts'
import type { OrdersPort } from '../../src/domain/orders/orders.ts'
import type { SessionPort } from '../../src/domain/account/session.ts'
import type { VisitsPort } from '../../src/domain/visits/visits.ts'
import type { SimulationContext } from './context.ts'
import { memoryBlog } from './blog.ts'
import { memoryCatalogue } from './catalogue.ts'
import { memoryFavourites } from './favourites.ts'
import { memoryMessaging } from './messaging.ts'
import { memoryNewsletter } from './newsletter.ts'
import { memoryOrders } from './orders.ts'
import { memorySession } from './session.ts'
import { memoryVisits } from './visits.ts'

/** Every port of the domain that a backend answers. */
export interface MemoryPorts {
  readonly catalogue: CataloguePort
  readonly session: SessionPort
  readonly favourites: FavouritesPort
  readonly messaging: MessagingPort
  readonly newsletter: NewsletterPort
  readonly orders: OrdersPort
  readonly blog: BlogPort
  readonly visits: VisitsPort
}

export const createMemoryPorts = (context: SimulationContext): MemoryPorts => ({
  catalogue: memoryCatalogue(context),
  session: memorySession(context),
  favourites: memoryFavourites(context),
  messaging: memoryMessaging(context),
  newsletter: memoryNewsletter(context),
  orders: memoryOrders(context),
  blog: memoryBlog(context),
  visits: memoryVisits(context),
})
