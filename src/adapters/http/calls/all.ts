import type { Call, ReadCall, RecordCall, WriteCall } from '../call.ts'
import { accountsCalls, sessionCalls } from './account.ts'
import { blogCalls } from './blog.ts'
import { catalogueCalls } from './catalogue.ts'
import { favouritesCalls } from './favourites.ts'
import { messagingCalls } from './messaging.ts'
import { newsletterCalls } from './newsletter.ts'
import { ordersCalls } from './orders.ts'
import { visitsCalls } from './visits.ts'

/** The whole API (section 7), by port and method. */
export const CALLS = {
  catalogue: catalogueCalls,
  blog: blogCalls,
  favourites: favouritesCalls,
  messaging: messagingCalls,
  session: sessionCalls,
  accounts: accountsCalls,
  newsletter: newsletterCalls,
  orders: ordersCalls,
  visits: visitsCalls,
} as const

const ALL = Object.values(CALLS).flatMap((calls): readonly Call[] => Object.values(calls))
export const READS: readonly ReadCall[] = ALL.filter((call) => call.kind !== 'write' && call.kind !== 'record')
export const WRITES: readonly (WriteCall | RecordCall)[] = ALL.filter(
  (call) => call.kind === 'write' || call.kind === 'record',
)
