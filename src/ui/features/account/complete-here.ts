import type { QueryClient } from '@tanstack/react-query'
import { completeIntent } from '../../../application/complete-intent.ts'
import type { BegunIntent } from '../../../domain/account/intent.ts'
import type { Failure } from '../../../domain/result.ts'
import { showDialog } from '../../lib/dialogs.ts'
import { matchPath, paths } from '../../lib/paths.ts'
import { favouriteQueries } from '../../lib/queries.ts'
import { here } from '../../lib/login.tsx'
import type { Services } from '../../lib/services.ts'
import { notices, notify } from '../../notices/toasts.ts'

interface Page {
  services: Services
  queries: QueryClient
  navigate: (path: string) => void
}

/** What login interrupted goes on, on this page. */
export const completeHere = ({ services, queries, navigate }: Page, user: string, begun: BegunIntent): void => {
  const tellFavourite = async (failure: Failure | null) => {
    const keys = [favouriteQueries.list(user).key, favouriteQueries.count(user).key]
    // A pending answer would count as fresh, although it does not have this favourite yet.
    await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    notify(failure === null ? notices.favouriteCompleted() : notices.failedTo('favourite', failure))
  }
  const page = {
    favourites: services.favourites,
    visits: services.visits,
    paths,
    goTo: (target: string) => {
      // The stored path may have been manipulated: only go to screens of this site.
      if (target !== here() && matchPath(target.split(/[?#]/)[0] ?? '') !== null) navigate(target)
    },
    openOrders: () => showDialog('orders'),
    tellFavourite: (failure: Failure | null) => void tellFavourite(failure),
    retryMessage: (storeId: string, clientId: string) => services.messageOutbox.thread(user, storeId).retry(clientId),
    sendOrder: (clientId: string) => void services.orderSending.send(user, clientId),
  }
  completeIntent(page, user, begun)
}
