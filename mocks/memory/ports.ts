import type { SimulationContext } from './reply.ts'
import { memoryBlog } from './blog.ts'
import { memoryCatalogue } from './catalogue.ts'
import { memoryFavourites } from './favourites.ts'
import { memoryMessaging } from './messaging.ts'
import { memoryNewsletter } from './newsletter.ts'
import { memoryOrders } from './orders.ts'
import { memoryAccounts, memorySession } from './session.ts'
import { memoryVisits } from './visits.ts'

/** The domain's ports that a backend answers. */
export const createMemoryPorts = (context: SimulationContext) => ({
  catalogue: memoryCatalogue(context),
  accounts: memoryAccounts(context),
  session: memorySession(context),
  favourites: memoryFavourites(context),
  messaging: memoryMessaging(context),
  newsletter: memoryNewsletter(context),
  orders: memoryOrders(context),
  blog: memoryBlog(context),
  visits: memoryVisits(context),
})

export type MemoryPorts = Readonly<ReturnType<typeof createMemoryPorts>>
