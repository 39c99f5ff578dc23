import { blogEndpoints } from '../../src/adapters/http/blog.ts'
import { catalogueEndpoints } from '../../src/adapters/http/catalogue.ts'
import type { Endpoint } from '../../src/adapters/http/endpoint.ts'
import { favouritesEndpoints } from '../../src/adapters/http/favourites.ts'
import { messagingEndpoints } from '../../src/adapters/http/messaging.ts'
import { newsletterEndpoints } from '../../src/adapters/http/newsletter.ts'
import { ordersEndpoints } from '../../src/adapters/http/orders.ts'
import { sessionEndpoints } from '../../src/adapters/http/session.ts'
import { visitsEndpoints } from '../../src/adapters/http/visits.ts'

const FILES: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  catalogue: catalogueEndpoints,
  blog: blogEndpoints,
  favourites: favouritesEndpoints,
  messaging: messagingEndpoints,
  session: sessionEndpoints,
  newsletter: newsletterEndpoints,
  orders: ordersEndpoints,
  visits: visitsEndpoints,
}

const fileByPath = new Map(
  Object.entries(FILES).flatMap(([name, endpoints]) =>
    Object.values(endpoints).map(({ path }) => [path, `src/adapters/http/${name}.ts`] as const),
  ),
)

/** The one file to change when the server's answer to this path is another than we thought. */
export const fileOf = (path: string): string => fileByPath.get(path) ?? 'src/adapters/http/'
