import type { MemoryPorts } from '../../../mocks/memory/ports.ts'
import type { HttpClient } from '../../../src/adapters/http/client/client.ts'
import { catalogueOver } from '../../../src/adapters/http/calls/catalogue.ts'
import { CALLS } from '../../../src/adapters/http/calls/all.ts'
import { portOver } from '../../../src/adapters/http/port.ts'

export type Ports = MemoryPorts

export const portsOver = (http: HttpClient): Ports => ({
  catalogue: catalogueOver(http),
  accounts: portOver(http, CALLS.accounts),
  session: portOver(http, CALLS.session),
  favourites: portOver(http, CALLS.favourites),
  messaging: portOver(http, CALLS.messaging),
  newsletter: portOver(http, CALLS.newsletter),
  orders: portOver(http, CALLS.orders),
  blog: portOver(http, CALLS.blog),
  visits: portOver(http, CALLS.visits),
})
